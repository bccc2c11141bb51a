"""The rules of Unknown Quarry on wounds, the endings, notes and talk."""

from bot.words.topic import Topic

WOUNDS = (
    Topic(
        "wounds",
        "Wounds and being crippled",
        "Your wounds are secret. A hunter with **3 wounds** is crippled, and told so in private:\n"
        "- no energy of any kind\n"
        "- at most 2 rooms a turn\n"
        "- a card can be applied only on a final 1, 2 or 3; on 4 to 6 it must be withdrawn\n"
        "The table learns of it at the **next** wound after that, not before. A hunter never dies and plays on.\n"
        "A monster is never crippled. It dies at as many wounds as there are players.",
    ),
    Topic(
        "end",
        "How it ends",
        "- **Mortal wound**: once the monster has at least as many wounds as there are players, it says so, and "
        "each other player tells whether they are crippled. If **all** are, told before or not, the monster "
        "escapes and wins. Otherwise the one who struck the blow wins, crippled or not.\n"
        "- **All crippled**: once the game has called every hunter crippled, the monster wins. Hunters who are "
        "crippled in secret do not count for this.\n"
        "- **Last round**: if the limit of rounds that was set at the start is reached, nobody wins.\n"
        "There is one winner or none. The game stops at once, and everything is opened.",
    ),
    Topic(
        "monster",
        "The monster",
        "The pair of monstrous cards makes the type; the other three lie somewhere in the house. Monstrous cards "
        "never change owner. Whoever sees one in your hand knows that you are the monster; whoever sees one in a "
        "room can rule out the types that need it. As the monster you have room for only two items.\n"
        "The ten types, their cards and the weapons that hurt them can be looked up by everyone at any time, in "
        "private.",
    ),
    Topic(
        "notes",
        "The scratch sheet",
        "Your sheet keeps itself, from nothing but what you could know: wounds that your cards may have dealt, "
        "for each player and type of monster; types that are ruled out; cards you have seen, where and when, and "
        "who has searched there since. You can add marks of your own with `/hunt notes`. Nobody else sees them.",
    ),
    Topic(
        "talk",
        "What you may say",
        "Talk is free, in public and in private, and lies are allowed: about what you hold, what you saw, what "
        "you are.\n"
        "**Two things are not.** Nobody may say that they are crippled, truly or falsely, except when the game "
        "announces it. And nobody may show cards, or pictures of what the bot told them.",
    ),
    Topic(
        "time",
        "If someone does not answer",
        "A player who runs out of time gets a plain answer that tells nothing. In your own turn it is ended; a "
        "roll that waits is withdrawn; an applied card is resolved without a charge or a reaction, and if a card "
        "is asked for, it is an item by chance. Of a card too many, the new one is laid down; a gift is kept if "
        "there is room, else given back.",
    ),
)
