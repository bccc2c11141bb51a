"""What cards forbid, allow, tax, ward off and cancel, each as a clause."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.prey.texts.targets import Mentions
from bot.words.prey.texts.until import ROWS
from rules.deadly_prey.cards.effects import ACTOR, MONSTER, YOU, Allow, Bar, Cancel, Effect, Tax, Ward

_BARRED: Mapping[str, str] = {
    "gathering": "{who} cannot gather points in this attempt, only roll",
    "placing": "{who} cannot place on more than {beyond} different cards in a Placement",
    "burning": "{who} cannot burn Arsenal Cards for Willpower",
    "dice_changed": "cards cannot add or take anybody's dice",
    "dice_added": "cards cannot add dice here",
    "slots": "{who} cannot take slots",
    "placement": "{who} cannot take slots of Placement",
    "dawn_will": "{who} cannot gain the Willpower of dawn",
    "reserve_and_hand": "cards cannot change {whose} reserve or hand (dawn and payments go on)",
    "acting_at_night": "{who} cannot act at night",
    "cooperation": "{who} cannot take part in joint attempts",
    "reroll_and_pips": "cards cannot reroll or lift {whose} dice",
    "initiative": "{who} cannot win Initiative",
    "invoking": "{who} cannot invoke more than {beyond} City Card in an attempt",
    "swapping": "{who} cannot swap with the tracker",
    "one_more": "tallies cannot have the one more for each further fighter",
    "rating_up": "cards cannot raise the number to reach",
    "rating_down": "cards cannot lower the number to reach",
}
_NO_INVOKING = "{who} cannot invoke cards{rows}"
_ALLOWED: Mapping[str, str] = {
    "poach_without_white": "{who} may poach one card without white Willpower on it",
    "count_as_own": "{at} may count as your own for path and touch",
    "second_control": "{who} may take control of a second ordinary card",
    "night_without_hardship": "{who} may act at night without a Hardship",
    "no_night_penalty": "{who} may ignore the night: neither one more to reach nor two less in the tally",
    "no_day_penalties": "{who} may ignore the day: attacks need no one more, and Callings may go to 0",
    "another_attack": "{who} may attack once more in this window",
}
_TAXED: Mapping[str, str] = {
    "acting_at_night": "acting at night costs {who} {willpower} Willpower",
    "invoking": "each card invoked after the first {beyond} in an attempt costs {willpower} Willpower",
    "attempt": "each attempt{rows} costs {willpower} Willpower before the card is turned",
    "debt": "the failure costs {who} {willpower} Willpower more",
}
_WARDED: Mapping[str, str] = {
    "attack": "ward off the attack: it does not happen, and its points stay spent",
    "meddling": "ward off meddling: it counts for nothing, and its points stay spent",
}


def lasting_clause(effect: Effect, mentions: Mentions) -> str | None:
    """The clause of one of these effects, or None for any other."""
    match effect:
        case Bar():
            return _bar(effect, mentions)
        case Allow(who, what, at):
            return _ALLOWED[what].format(who=mentions.of(who), at=mentions.of(at) if at else "")
        case Tax(who, what, willpower, beyond, rows):
            first = str(beyond) if beyond > 1 else ""
            text = _TAXED[what].format(who=mentions.of(who), willpower=willpower, beyond=first, rows=ROWS[rows])
            return text.replace("first  in", "first in")
        case Ward(what):
            return _WARDED[what]
        case Cancel(play):
            return f"cancel {mentions.of(play)}: it does nothing, and is back in hand, locked until the next half-day"
    return None


def _bar(effect: Bar, mentions: Mentions) -> str:
    template = _NO_INVOKING if effect.what == "invoking" and effect.rows else _BARRED[effect.what]
    spoken = effect.who if effect.who in {YOU, ACTOR, MONSTER} else ""
    whose = mentions.whose(spoken) if spoken else "a hunter's"
    return template.format(who=mentions.of(effect.who), whose=whose, beyond=effect.beyond, rows=ROWS[effect.rows])
