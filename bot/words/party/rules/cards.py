"""The rules of Hunting Party on items, powers, and when they can be used and answered."""

from bot.words.topic import Topic

CARDS = (
    Topic(
        "market",
        "The Market and your hand",
        "Buying is an action: you alone see the Market's top three items and keep what you pay for, 1 gold each. The "
        "rest goes under the Market. Others hear how many you bought.\n"
        "You may hold more than three items, but at the end of your turn you throw down to three, face down. A used "
        "potion goes under the Market, for all to see.",
    ),
    Topic(
        "equipment",
        "Equipment and champions",
        "Gear is given to a member in your own turn, while no hunt, hire or purchase runs. Each hunter has room for "
        "one piece each of body, hand, head and foot gear. It is never taken back or moved, and shares its wearer's "
        "fate. Heroes wear nothing (the Ranger may).\n"
        "**Champions**: every item bears a hunter's name. Given to that hunter, it does nothing of its own; instead "
        "it takes one share off and makes a champion, whose champion power works. That goes for potions too: they lie "
        "under their namesake, take no place, and can no longer be drunk. Heroes are champions anyway.",
    ),
    Topic(
        "powers",
        "Powers and what they cost",
        "Every hunter has a power, and a champion power for heroes and champions.\n"
        "- 🪙 **1 gold**: in anyone's turn, as often as you pay\n"
        "- 🔁 **Once per round**: in anyone's turn, once until your next turn starts; the mark stays with the hunter\n"
        "- ⏳ **Fatigue**: in your turn, not in a hunt; the hunter must be ready, and is tired by it\n"
        "- ⏭️ **Skips your turn**: as the first thing of your turn, which is over then\n"
        "- ♾️ **Always**: holds by itself\n"
        "A power that is stopped has been paid for all the same. Text on a card goes before the rules.\n"
        "A **rival** is another player's member; **in reach** are your neighbours, or all at two or three players.",
    ),
    Topic(
        "answers",
        "Answering what is played",
        "Whom and what a card is aimed at is named first, then the cost is paid, then it can be answered, by powers "
        "and potions that say so.\n"
        "Asked is everybody in reach of its user who has an item in hand or a face-up power that fits, whatever they "
        "hold. All answer at once and unseen. If several do, only the first counts: the active player's, then "
        "clockwise; the others keep card and cost, and nobody hears of it. An answer can be answered in turn. While "
        "the first card still stands, it is open again, until all pass.\n"
        "If what it was aimed at is gone, it comes to nothing, and stays spent. You can pass in advance until your "
        "turn.",
    ),
    Topic(
        "any_time",
        "At any time",
        "Potions, powers for gold or once per round, and paying off can be used at every **pause**: when no hunt, "
        "hire, purchase or card is under way. Then they are done at once.\n"
        "What you press at other times is kept, unseen, and done at the next pause: the active player's wishes first, "
        "then clockwise, each checked again. What is not possible any more comes back to you, unpaid. You can take a "
        "wish back.",
    ),
    Topic(
        "trade",
        "Trading and bribes",
        "Offer money, items in hand, or both, for money or a number of cards; or give for nothing. The other side says "
        "yes or no; if you asked for cards, you see them before you exchange. It works at any time, in hunts and bids "
        "too, but not while a card is answered or a fight is paid for.\n"
        "Prophecies, what they say, members, and worn gear cannot be traded. Promises bind nobody. The table hears "
        "that a trade took place, the money, and how many cards; of refused offers it hears nothing.",
    ),
)
