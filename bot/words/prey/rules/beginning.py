"""The rules of Deadly Prey on the aim, the start, the week, Initiative, the two phases."""

from bot.words.topic import Topic

BEGINNING = (
    Topic(
        "aim",
        "What Deadly Prey is about",
        "Something hunts in the city, and has a week before it slips away. One of you **is the monster**; one to four "
        "are **hunters**, who know what it is but not how to end it. The city is a pyramid of 21 cards. A hunter takes "
        "control of cards from the bottom up, and whoever controls the top faces the monster.\n"
        "The hunters do not win together. When the monster falls, **the living hunter with the best score wins**, "
        "whether he was at the top or not. If nobody brings it down by the end of night 7, the monster wins.",
    ),
    Topic(
        "setup",
        "The start: pyramid, tracker, Callings",
        "- **Pyramid**: six cards in row A, up to one in F, face down. Their backs show the suit. Each has a chip of 1 "
        "to 3, for all to see. The top is never a General.\n"
        "- **Tracker**: seven cards, one for each day; the first lies face up, another turns up each dawn.\n"
        "- **Callings**: Destruction, Absolution, Scientific Study, Occult Mastery. Each hunter lays a 3, 2, 1 and 0, "
        "face down, for the whole game; the 3 is the **primary**. The monster lays twelve chips (three each of 0 to 3) "
        "so that the totals are 3, 4, 5 and 6.\n"
        "- Then everybody gets three cards: hunters of the Arsenal, the monster of Influence. Each hunter has 5 "
        "Willpower in reserve and 20 in supply.\n"
        "The monster's seat is a volunteer's or drawn; its name and power are public from the start.",
    ),
    Topic(
        "week",
        "The week: days, nights, dawn and dusk",
        "Seven turns, each a day and a night; each of these has **Placement**, then **Resolution**.\n"
        "**Dawn** (not on day 1 for 2, 3 and 6): 1. What lasted until now ends, locked cards unlock. 2. The day's "
        "tracker card turns up. 3. Each hunter gains 1 Willpower. 4. All hunters at once may burn cards or take a "
        "Hardship. 5. Initiative. 6. Each draws an Arsenal Card, in Initiative order.\n"
        "**Dusk** (from night 2): the monster draws an Influence Card and a random chip, which goes whole on one "
        "Calling. Then each hunter says whether to act.",
    ),
    Topic(
        "night",
        "Acting by night",
        "Asked at dusk in Initiative order, openly. Acting costs a **Hardship**, drawn at once; it covers both phases. "
        "It may be one that keeps you from acting; then it is spent all the same.\n"
        "At night every City Card counts **one more** for control, Minions too (not for intrusion or attacks), and "
        "each tally at the top **two less**.\n"
        "Who rests has no slots and cannot be a partner, and no card that only resting hunters control is attacked. "
        "Cards may still be aimed at them, and they may play cards, burn, take the Hardship for two, and contest. "
        "If nobody acts, the monster has one window for a face-down or tracker card, then it dawns.",
    ),
    Topic(
        "initiative",
        "Initiative, rotation, skipping",
        "At each dawn the most Willpower in reserve wins Initiative for day and night; ties roll a d10. The winner "
        "chooses in each phase to act **first** or **last**; the others follow clockwise. Draws, ties and the order of "
        "cards always go winner first.\n"
        "You act in **slots**, one City Card at a time, around the table. One skip a phase is free; a second one, or "
        "**Done**, ends the phase for you. Who can do nothing, by what everybody sees, is not asked, and is back when "
        "that changes.",
    ),
    Topic(
        "placement",
        "Placement: laying white Willpower",
        "In a slot lay one or more of your reserve, **white side up**, on one card of the pyramid: face up or down, "
        "anybody's, near or far. More on the same card is another slot.\n"
        "White is what lets you turn a card, intrude or poach, pays for failures first, and turns **red** when you "
        "take control. It gives **no points**. What is not used stays for later.",
    ),
    Topic(
        "resolution",
        "Resolution: what a slot can do",
        "On one card, as much as you like of this, with one attempt or intrusion at most:\n"
        "- **attempt** a face-down card on which you have white\n"
        "- **reinforce**: turn your white red on a card you control, three red at most\n"
        "- **intrude** on another's card; **evict** others from yours\n"
        "Slots of their own: **reclaim** Willpower, **restore** a vacancy.\n"
        "A failed attempt, a lost contest or a Minion ends the slot. In a phase you may take **one ordinary card, and "
        "one General** besides. After each slot with an action the monster may attack those who acted.",
    ),
)
