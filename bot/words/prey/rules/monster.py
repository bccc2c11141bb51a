"""The rules of Deadly Prey on the monster: Callings, meddling, attacks, feeding, its power."""

from bot.words.topic import Topic

MONSTER = (
    Topic(
        "callings",
        "The monster's Callings and chips",
        "Its four Callings are its purse and its life. **How many** chips lie on each is public, **which** never, save "
        "those paid and the change. A payment is exact if it can be, else with the least too much and change back; "
        "zeros are never paid, so they bluff. There is no upper limit.\n"
        "**By day** City Cards count one more against its attacks, and it may bring no Calling to 0.",
    ),
    Topic(
        "meddling",
        "Meddling",
        "In the window of an attempt, a Minion, a General or a forced intrusion the monster may spend up to **three "
        "points of the card's Calling** (General: of any). Each raises the number to reach by one, to **10** at most. "
        "Once in an attempt, in any number of attempts. What is spent is gone, whatever comes of it.",
    ),
    Topic(
        "attacks",
        "Attacks",
        "At the start of Resolution (face-down and tracker cards only) and after each slot with an action, one "
        "attempt: 1 to 3 points of the target's suit (General: of any), a die each.\n"
        "- A **controlled card** of a hunter who acted in that slot: each die at row value + chip removes one red, "
        "whose is the monster's choice. With no red left it is **destroyed**: a vacancy, white lost, its chip to one "
        "of the monster's Callings.\n"
        "- A **face-down card**: one die at the row value; it is replaced, white lost.\n"
        "- A **tracker card**: 6; gone for good.\n"
        "All one more by day. **One success in a phase**; after a miss it may try again after the next action.",
    ),
    Topic(
        "short_week",
        "Destroyed cards and the shorter week",
        "Each hunter who controlled a destroyed card puts one Willpower on the week from its end: the first takes "
        "night 7 away, the second day 7, the third night 6, and so on. Whoever's last half-day is past is **out**: no "
        "slots, cards, gains or questions. His cards, chips and Willpower stay, can be poached, intruded on (always "
        "contested) and hit through another controller, and **he still scores and may win**.",
    ),
    Topic(
        "feeding",
        "Feeding, exchange, power",
        "- **Dusk** from night 2: a random chip, zeros included, whole on one Calling.\n"
        "- **A destroyed controlled card**: its chip, which all have seen, whole on one Calling, among the others.\n"
        "- **Exchange**: any two points for one of a Calling not paid from, at any time, but not while the top card "
        "lies face up.\n"
        "- **Power**: as its card says, for points of any Callings, once in each day or night. `/hunt card` shows all "
        "twelve monsters.",
    ),
)
