"""What can be done at any time: paying off, trading, standing orders."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Disband:
    """Pay this member off: so much silver."""

    hunter: str
    silver: int


@dataclass(frozen=True, slots=True)
class OfferTrade:
    """Put a trade with this player together; until it is sent, Back is free."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveSilver:
    """Put so much more of one's own money into the trade."""

    silver: int


@dataclass(frozen=True, slots=True)
class GiveCard:
    """Put this card of one's own hand into the trade."""

    item: str


@dataclass(frozen=True, slots=True)
class AskSilver:
    """Ask for so much more of the other's money."""

    silver: int


@dataclass(frozen=True, slots=True)
class AskCards:
    """Ask for so many more cards of the other's choice."""

    cards: int


@dataclass(frozen=True, slots=True)
class SendOffer:
    """The offer is made."""


@dataclass(frozen=True, slots=True)
class AcceptOffer:
    """Agree to the trade that this seat offers; where cards are asked for, lay them first."""

    seat: int


@dataclass(frozen=True, slots=True)
class LayCard:
    """Put this card of one's own hand into the other's trade, as was asked."""

    item: str


@dataclass(frozen=True, slots=True)
class RefuseOffer:
    """No trade with this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConfirmTrade:
    """Exchange, now that the other side's cards are seen."""

    seat: int


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take back what was offered to this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBackWish:
    """Forget the wish of this number, from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class PassAhead:
    """Pass all response windows until the own turn; or be asked again."""

    is_on: bool


@dataclass(frozen=True, slots=True)
class ThinkOfOrder:
    """Choose a standing order for denying hunts; until then, Back is free."""


@dataclass(frozen=True, slots=True)
class ShowOrder:
    """A standing order for denying hunts: show the first of these types that fits, or no order."""

    types: tuple[str, ...]
