"""The rules of Hunting Party on the end, numbers of players, options, time and talk."""

from bot.words.topic import Topic

TABLE = (
    Topic(
        "end",
        "The end, and who wins",
        "- **The Shadow is slain**: its bounty is paid, and the most money wins, silver included. Equal: the slayer, "
        "then who has more free shares, then both.\n"
        "- **Last round**: the Shadow lives, and nobody wins.\n"
        "- **Eight red shares** (option): the Shadow wins, all lose.\n"
        "Then everything is opened.",
    ),
    Topic(
        "two",
        "Two players",
        "The **Oracle** holds the third hand of prophecies. It is asked after the other player, with the same pause, "
        "and if it has one of the three, shows one by chance. It does nothing else. Each of you is the other's left "
        "and right neighbour.",
    ),
    Topic(
        "many",
        "Four and five players",
        "There are only three hands of prophecies, so some are shared by two players, never neighbours. Everyone knows "
        "who shares with whom. Partners cannot deny each other, and what one of them was shown stays theirs.\n"
        "Bids, potions, powers, theft, loans and trades reach **only the neighbours left and right**; answers reach "
        "the one who played the card. Denying goes round the whole table, and if a hand has passed, its second "
        "holder passes by itself.",
    ),
    Topic(
        "options",
        "Options: handicaps and red shares",
        "**Handicap characters** level strong and weak players; each is given at the start with 0 to 2 of its owner's "
        "shares, for good. The Tax Collector keeps a silver of each bounty, Timmy the Orphan costs a silver at each "
        "turn's start; Wolf Familiar (Darkwoods, Tracks) and Dragon Familiar (Mystic Vale, Magic) go hunting. Nothing "
        "else can be done to them, or with them.\n"
        "**Red shares** (up to four players): the Shadow begins with 0 to 4 of them and has one more for every lost "
        "fight, before anything else. With the eighth all lose at once.\n"
        "**Rounds**: after so many the game ends without a winner.",
    ),
    Topic(
        "time",
        "Running out of time",
        "A player who runs out of time passes, bids nothing, buys nothing, and ends the turn. A hunt is still denied "
        "if it can be, with a fitting prophecy by chance. Whom a lost fight strikes is left to chance; of too many "
        "items the oldest go. So nothing can be held back by not answering.",
    ),
    Topic(
        "talk",
        "Talk, promises and lies",
        "Talk is free, in public and in private, and so are promises, threats and lies about what you hold in items or "
        "plan to do. **Not allowed**: telling or showing which prophecies you hold, or were shown, or pictures of what "
        "the bot told you.",
    ),
)
