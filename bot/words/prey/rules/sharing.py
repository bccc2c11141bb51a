"""The rules of Deadly Prey on others: cooperation, poaching, intrusion, evicting, reclaiming, restoring, tactics."""

from bot.words.topic import Topic

SHARING = (
    Topic(
        "cooperation",
        "Cooperating",
        "Before you turn a card you may ask once, all together, those who have white there, could aim there alone, may "
        "still take such a card, act in this half-day and have not had their slot of this round. No answer is a no. "
        "You go on with the willing; their slots of this round are used up.\n"
        "You propose what becomes of the card, then points or dice; after two refusals it is kept, and rolled for.\n"
        "**Points** are pooled, each from own sources; those who put in at least one share the card. **Dice**: those "
        "of the highest score, plus everybody's trophies and cards; all share. **Failure**: each pays the chip's "
        "value. A success is everybody's card of the phase. A beaten Minion goes to the highest score.",
    ),
    Topic(
        "poaching",
        "Poaching",
        "With white on another hunter's face-up card you may invoke it, once in an attempt: one of those white is "
        "gone, and its chip falls. Above row A it must touch one of your own cards that is joined to the target; cards "
        "of row A can be poached for anything. The owner is not asked.",
    ),
    Topic(
        "intrusion",
        "Intrusion: sharing a card",
        "With white on another's card within reach you may ask to share it. All who control it are asked together.\n"
        "**Let in**: as many of your white turn red as you like, three at most.\n"
        "**Contested** (one is enough, and no answer contests): no way back. You roll your score in its Calling (a "
        "General: its chip) plus trophies against row value + chip + meddling; **each hit** turns one white red. No "
        "hit costs the chip's value, and the card stays as it is.\n"
        "It does not use up your card of the phase. Cards of a hunter who is out are always contested.",
    ),
    Topic(
        "evicting",
        "Evicting, reclaiming, restoring",
        "**Evict**: on a card where you have red, each red you give up removes one red, or up to two white, of others "
        "there.\n"
        "**Reclaim**: take any of your Willpower, white and red, from any cards back into your reserve. It is your "
        "last deed of the phase. A card without red is replaced.\n"
        "**Restore**: fill a vacancy beside or below a card of yours with a new face-down card, for a **Hardship**, "
        "which comes first and may forbid it. A row that is vacant as a whole with nobody above can be filled by a "
        "card effect only.",
    ),
    Topic(
        "tactics",
        "Tactics",
        "Most City Cards show one of five tactics. If you control **two or more with the same one**, wherever they "
        "lie, invoking lowers their chips no further than 1. In your own attempt only one such set holds, and you name "
        "it if it matters; when others invoke or poach, all of yours hold. Attacks and card effects are not stopped, "
        "and a broken set protects no longer.",
    ),
)
