"""What the whole table is told of hiring, bids and shares, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class HunterTurnedUp:
    """A hunter was turned up for hire."""

    seat: int
    location: str
    hunter: str
    kind: Literal["hunter_turned_up"] = "hunter_turned_up"


@dataclass(frozen=True, slots=True)
class BidOrderChosen:
    """It was said whether the hiring player bids first or last; `by` is who said it."""

    seat: int
    by: int
    is_first: bool
    kind: Literal["bid_order_chosen"] = "bid_order_chosen"


@dataclass(frozen=True, slots=True)
class BidMade:
    """A player bid so many shares."""

    seat: int
    shares: int
    kind: Literal["bid_made"] = "bid_made"


@dataclass(frozen=True, slots=True)
class BidPassed:
    """A player bid nothing; `is_forced`: no bid of his would have been legal."""

    seat: int
    is_forced: bool
    kind: Literal["bid_passed"] = "bid_passed"


@dataclass(frozen=True, slots=True)
class HireWon:
    """The highest bid won the hunter."""

    seat: int
    hunter: str
    shares: int
    kind: Literal["hire_won"] = "hire_won"


@dataclass(frozen=True, slots=True)
class HunterUnwanted:
    """Nobody bid: the hunter went under his stack."""

    hunter: str
    location: str
    kind: Literal["hunter_unwanted"] = "hunter_unwanted"


@dataclass(frozen=True, slots=True)
class HunterRecruited:
    """A hunter joined without bids, for an agreed number of shares."""

    seat: int
    hunter: str
    shares: int
    kind: Literal["hunter_recruited"] = "hunter_recruited"


@dataclass(frozen=True, slots=True)
class SharesChanged:
    """Another number of shares lies on a hunter now."""

    seat: int
    hunter: str
    before: int
    after: int
    kind: Literal["shares_changed"] = "shares_changed"
