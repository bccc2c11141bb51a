"""The rules of Deadly Prey on taking control: reach, turning, points, dice, failure, Generals, Minions."""

from bot.words.topic import Topic

ATTEMPT = (
    Topic(
        "reach",
        "Which cards you can aim at",
        "- **Row A**: always.\n"
        "- **Beside or below** a card you control (you have red there): always.\n"
        "- **Above** one: only if your own cards join that one to row A.\n"
        "- **Generals**: anywhere but the top. While you are **cut off** (you hold cards, and none on your highest row "
        "is joined to row A) not on a row above your highest.\n"
        "Cards touch their left and right neighbours, the two below and the two above. White, vacancies and others' "
        "cards join nothing; a shared card joins for each who shares it. The same goes for intrusion.",
    ),
    Topic(
        "turning",
        "Turning a card, and changing it",
        "You turn it up for all to see. Then, once in an attempt:\n"
        "- **keep** it,\n- **draw another** from the City deck (the top card's suit shows), or\n"
        "- **swap** it with a face-up card of the tracker, for 1 Willpower of the reserve, which is gone whatever "
        "happens.\n"
        "Chip and others' white stay on the spot. A **Minion** or a **General** that turns up cannot be changed, and a "
        "drawn one is dealt with at once. Minions of the tracker cannot be had, Generals not for the top.",
    ),
    Topic(
        "points",
        "Gathering points",
        "To reach: **row value** (A 3 to F 8) **+ chip**, one more at night, meddling and cards besides. Points:\n"
        "- your score in the card's Calling, which always counts and is shown,\n"
        "- Willpower of the **reserve**, 2 points each,\n"
        "- **invoked** cards: your own, joined to the target by your own, once each, with that Calling's score,\n"
        "- **poached** cards, and trophies.\n"
        "Enough: it is yours. Each invoked card's chip falls by one; at 0 it is **exhausted**: replaced face down, all "
        "Willpower on it lost. Short: everything comes back, and dice decide.",
    ),
    Topic(
        "dice",
        "Rolling dice, and failing",
        "A d10 for each point of your score in the Calling; one die at the number is enough. **11 cannot be rolled**: "
        "points only. Without a single die it fails at once; if the window's cards took the dice, points decide.\n"
        "A failure costs the **chip's value**: first white on that card, then reserve, then Arsenal Cards of your "
        "choice by their values (no change), else one Hardship.\n"
        "Then: with anybody's white left there, the card lies face down again, and everybody has seen it. With none it "
        "is replaced by a new card and chip.",
    ),
    Topic(
        "success",
        "Control",
        "One to three of your white there turn red. The card stays face up with its chip: that many times it can be "
        "invoked, it counts at the top if it is of that suit, and it is score at the end. A card that loses its last "
        "red, other than by an attack, is replaced face down, and white on it is lost.",
    ),
    Topic(
        "generals",
        "General cards",
        "Taken from anywhere but never at the top. Never changed once turned, never gathered for: you roll **as many "
        "dice as its chip**, plus trophies and cards. One General a phase, besides the ordinary card. Invoked like any "
        "other, by its four scores. At the top it adds nothing to a tally, but it is the fifth kind for the bonus.",
    ),
    Topic(
        "minions",
        "Minions",
        "Turned up, a Minion is fought at once: dice equal to the score in its Calling, one at row value + chip (+1 at "
        "night). No points, no change, and the slot is over.\n"
        "**Won**: you keep it, open, with its chip. Later it adds that chip once, in points or dice, to an attempt or "
        "a forced intrusion, never against a Minion. **Lost**: it is discarded, and you pay as for any failure. Either "
        "way a new card comes, and the white left stays on the spot. It uses up nothing of the phase.",
    ),
)
