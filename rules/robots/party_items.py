"""How the random robot of Hunting Party deals with cards: items to their namesakes first, harm to others first."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.questions import Option
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.choices import (
    AcceptOffer,
    Equip,
    KeepOne,
    OfferTrade,
    PickHunter,
    PickItem,
    PickSeat,
    Play,
    Take,
    Throw,
    Victim,
)
from rules.hunting_party.view import View
from rules.robots.luck import Stream

WHIM = 4
"""Once in so many times no difference is made between one's own hunters and others."""


def for_namesakes(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options that name an item of a hunter in the viewer's party, if there are any; else all."""
    return [option for option in options if is_for_namesake(view, option)] or options


def for_others(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options that name no item of a hunter in the viewer's party, if there are any; else all."""
    return [option for option in options if not is_for_namesake(view, option)] or options


def is_for_namesake(view: View, option: Option) -> bool:
    """Whether the hunter whom the item makes a champion is in the viewer's party."""
    match option.value:
        case Equip(item=item) | Take(item=item) | KeepOne(item=item) | Throw(item=item) | Play("potion", item):
            return is_at_home(view, item)
    return False


def has_namesake(view: View) -> bool:
    """Whether an item in the viewer's hand makes a champion of a hunter in the party."""
    return view.own is not None and any(is_at_home(view, item) for item in view.own.hand)


def is_at_home(view: View, item: str) -> bool:
    """Whether the item's hunter is in the viewer's party."""
    return any(member.hunter == ITEMS[item].hunter for member in view.seats[view.viewer].members)


def usable(view: View, options: Sequence[Option], stream: Stream) -> Sequence[Option]:
    """Of hunters to be equipped the namesake; of hunters of several players mostly those of others."""
    item = drafted_item(view)
    if item is not None and item in ITEMS:
        namesake = [option for option in options if is_hunter(option, ITEMS[item].hunter)]
        return namesake or options
    return options if not stream.below(WHIM) else of_rivals(view, options)


def drafted_item(view: View) -> str | None:
    """The item that the viewer is about to give to a hunter."""
    draft = None if view.own is None else view.own.draft
    if draft is None or not draft.key.startswith("equip:"):
        return None
    return draft.key.partition(":")[2]


def is_hunter(option: Option, hunter: str) -> bool:
    """Whether this hunter is picked."""
    return isinstance(option.value, PickHunter) and option.value.hunter == hunter


def of_rivals(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options that concern another player, if there are any; else all."""
    return [option for option in options if concerns(option) not in (None, view.viewer)] or options


def of_champions(options: Sequence[Option]) -> Sequence[Option]:
    """The items that make champions of those who wear them, if there are any; else all."""
    return [option for option in options if makes_champion(option)] or options


def makes_champion(option: Option) -> bool:
    """Whether the item that is picked is its wearer's own."""
    match option.value:
        case PickItem(hunter=hunter, item=item):
            return ITEMS[item].hunter == hunter
    return False


def concerns(option: Option) -> int | None:
    """The seat whose hunter, or who, is picked; None if nobody's."""
    match option.value:
        case PickHunter(seat=seat) | PickItem(seat=seat) | PickSeat(seat=seat) | Victim(seat=seat):
            return seat
        case OfferTrade(seat=seat) | AcceptOffer(seat=seat):
            return seat
    return None
