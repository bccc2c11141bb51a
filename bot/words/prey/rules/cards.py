"""The rules of Deadly Prey on Willpower, hands, Setbacks, Hardships, windows and precedence."""

from bot.words.topic import Topic

CARDS = (
    Topic(
        "willpower",
        "Willpower",
        "You own 25: in reserve, white or red on the pyramid, in supply, on the week. Gains come from the supply and "
        "go to the reserve:\n"
        "- 1 at each dawn from day 2 on\n- **burn** an Arsenal Card at any time, for its value\n"
        "- a **Hardship** for 2, at any time, once in each day and night\n- reclaiming\n"
        "What is spent or lost goes to the supply; what lies on the week never comes back.",
    ),
    Topic(
        "arsenal",
        "Arsenal and Influence Cards",
        "Hunters hold Arsenal Cards, the monster Influence Cards; hands are secret. A card says when it may be played; "
        '"at any time" is whenever anybody is waited for. It helps your own effort only, unless it says otherwise. '
        "Nothing is traded.\n"
        "Between the commit of an attempt and the end of its consequences nothing is played, burnt or taken, save "
        'cards that say "after a roll".',
    ),
    Topic(
        "windows",
        "Windows, and which card prevails",
        "Before an attempt or a forced intrusion is settled, before attack dice, and before tallies, the monster and "
        "every hunter with a card in hand are asked **together**, in rounds. Plays are open and paid at once; a round "
        "without a play closes it, then they act: round by round, in Initiative order, the monster last.\n"
        "In a conflict **Setback beats Hardship beats Influence beats Arsenal**. A card made invalid or cancelled "
        "comes back, **locked** until the next half-day; it can still be burnt, or pay a debt. So do cards "
        "that give nothing but points, if those were not used.",
    ),
    Topic(
        "setbacks",
        "Setbacks and Hardships",
        "**Setbacks** lie in the Arsenal deck. As soon as one lies on top it is in play for the whole city, for the "
        "time it says; it never fills a hand.\n"
        "**Hardships** are losses, open to all: taken to act by night, for 2 Willpower, to restore a vacancy, or for a "
        "debt you cannot pay. Some act at once, some last, some come at the next dawn or dusk; a few have a way out, "
        "for Willpower. You may have any number.\n"
        "An empty deck is made anew from its discards at once.",
    ),
    Topic(
        "orders",
        "Standing orders",
        "You can let me answer for you.\n"
        "- **Hunters**: pass in every window, in those that are not about you, or in those about rows A to C; be done "
        "with each Placement or Resolution, or only with the one that runs, when your slot comes.\n"
        "- **The monster**: pass in every window, in those about rows A to C, or until the top row; attack nothing.\n"
        "An order is secret. In a window your answer comes in no sooner and no later than a person's would, and while "
        "the pause lasts you may answer otherwise. Find them under **Act**, at any time.",
    ),
)
