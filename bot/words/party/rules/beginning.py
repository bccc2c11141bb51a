"""The rules of Hunting Party on the aim, the start, skills, the turn."""

from bot.words.topic import Topic

BEGINNING = (
    Topic(
        "aim",
        "What Hunting Party is about",
        "The Shadow has come over the land, and the king pays for heads. You build a party of hunters by promising "
        "them eighths of your bounties, and go hunting.\n"
        "Three skills are **destined**: one Guiding, one Seeking, one Fighting. Only a hunt with exactly these three "
        "finds the Shadow. All other skills lie as prophecies in the players' hands; each hunt that is denied teaches "
        "you one of them, and leads to a Dark Agent, worth money if you beat it.\n"
        "When the Shadow is slain, its slayer's party earns up to 40 gold and the game ends. **Whoever has the most "
        "money then has won**, slayer or not.",
    ),
    Topic(
        "setup",
        "Heroes and prophecies: the start",
        "Twelve prophecies, four of each type. One of each type is put aside unseen: the destined three. Everyone "
        "gets one of each type, in secret; **what you hold is not destined**.\n"
        "Everyone has 3 gold and 8 shares, and no items. In turn order each names a hiring location and takes its top "
        "hunter as **hero**.\n"
        "The winner of the last game here begins, else chance decides. Play goes clockwise.",
    ),
    Topic(
        "skills",
        "Skills and places",
        "- 🔷 **Guiding**: Palace, Catacomb, Darkwoods, Mystic Vale. It says where the hunt goes.\n"
        "- 🟢 **Seeking**: Bait, Sorcery, Tracks, Knowledge.\n"
        "- 🔺 **Fighting**: Subdue, Melee, Range, Magic. It beats agents and the Shadow.\n"
        "Every hunter has two skills of different types. Each location has its favourites, and the region of its "
        "Guiding skill has agents who mostly fall to its Fighting skill:\n"
        "- Arena: Palace, Subdue\n- Temple: Catacomb, Melee\n- Forest: Darkwoods, Range\n- Tower: Mystic Vale, Magic\n"
        "- Tavern: a bit of everything\n"
        "Agents grow stronger and dearer from Palace over Catacomb and Darkwoods to Mystic Vale. `/hunt card` lists "
        "who has which skill.",
    ),
    Topic(
        "turn",
        "Your turn, step by step",
        "At its start your hunters are ready again, their once-per-round powers too, and debt is tested. Then:\n"
        "1. First of all, if you like: a **Party Disband**, or one power that **skips the turn**.\n"
        "2. **One action**: hire, buy or hunt. You may leave it.\n"
        "3. Before and after it, as often as you can pay: powers, potions, equipping, paying off, trading.\n"
        "4. At its end you throw items down to three.\n"
        "A turn ends only when you end it.",
    ),
)
