"""Trading and bribing: offers of money and items in hand that both sides confirm (Trading and Bribing; HP-33)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b

from rules.core.questions import Option
from rules.hunting_party import choices
from rules.hunting_party.choices import SEND_OFFER, back_in
from rules.hunting_party.state import ACCEPT, Draft, Offer, Position, in_reach
from rules.hunting_party.verbs import Table

OFFER = "offer"
COINS = (1, 4, 20)
"""The steps in which money is put into an offer, in silver: a silver, a gold, five gold."""


@dataclass(frozen=True, slots=True)
class Form:
    """An offer that is being put together."""

    to: int
    silver: int = 0
    cards: tuple[str, ...] = ()
    asked_silver: int = 0
    asked_cards: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is given and nothing asked for."""
        return not (self.silver or self.cards or self.asked_silver or self.asked_cards)


def other_side(draft: Draft) -> int:
    """The seat with which a trade is being put together."""
    return int(draft.key.partition(":")[2])


def form_of(draft: Draft) -> Form:
    """What the small choices of a draft add up to."""
    form = Form(other_side(draft))
    for pick in draft.picks:
        verb, _, thing = pick.partition(":")
        match verb:
            case "give_silver":
                form = replace(form, silver=form.silver + int(thing))
            case "give":
                form = replace(form, cards=(*form.cards, thing))
            case "ask_silver":
                form = replace(form, asked_silver=form.asked_silver + int(thing))
            case _:
                form = replace(form, asked_cards=form.asked_cards + int(thing))
    return form


def offered(position: Position, seat: int, to: int) -> Offer | None:
    """The offer of one seat to another that stands, or None."""
    return next((offer for offer in position.offers if (offer.seat, offer.to) == (seat, to)), None)


def seal(offer: Offer) -> str:
    """A short mark of the offer's terms: who answers it answers these, and none that were put in their place since."""
    return blake2b(repr(offer).encode(), digest_size=4).hexdigest()


def trade_options(position: Position, seat: int) -> Iterator[Option]:
    """What the seat can do about trades: offer one to a player in reach, answer one, take one back."""
    for other in in_reach(position, seat):
        own, theirs = offered(position, seat, other), offered(position, other, seat)
        if theirs is not None:
            if not theirs.laid and can_meet(position, theirs):
                yield Option(f"accept:{other}:{seal(theirs)}", choices.AcceptOffer(other))
            yield Option(f"refuse:{other}:{seal(theirs)}", choices.RefuseOffer(other))
        if own is not None:
            if own.laid:
                yield Option(f"confirm:{other}:{seal(own)}", choices.ConfirmTrade(other))
            yield Option(f"withdraw:{other}:{seal(own)}", choices.WithdrawOffer(other))
        yield Option(f"offer:{other}", choices.OfferTrade(other))


def can_meet(position: Position, offer: Offer) -> bool:
    """Whether the other side has what is asked of it."""
    place = position.seats[offer.to]
    return place.silver >= offer.asked_silver and len(place.hand) >= offer.asked_cards


def is_possible(position: Position, offer: Offer) -> bool:
    """Whether what was put in, on both sides, is still there."""
    giver, taker = position.seats[offer.seat], position.seats[offer.to]
    return (
        giver.silver >= offer.silver
        and set(offer.cards) <= set(giver.hand)
        and set(offer.laid) <= set(taker.hand)
        and (not offer.laid or taker.silver >= offer.asked_silver)
    )


def drop_impossible(table: Table) -> None:
    """Offers of what is no longer there are gone, and both sides know."""
    for offer in [offer for offer in table.offers if not is_possible(table, offer)]:
        table.drop_offer(offer, "impossible")


def draft_options(position: Position, seat: int, draft: Draft) -> Iterator[Option]:
    """The small choices of a trade, and Back; Back alone if what was put in so far can be no more (OWN-23)."""
    if draft.key.startswith(ACCEPT):
        if can_lay(position, seat, draft):
            left = (item for item in position.seats[seat].hand if item not in draft.picks)
            yield from (Option(f"lay:{item}", choices.LayCard(item)) for item in left)
    elif can_offer(position, seat, form_of(draft)):
        yield from _terms(position, seat, form_of(draft))
    yield back_in(draft.key)


def can_lay(position: Position, seat: int, draft: Draft) -> bool:
    """Whether the offer for which the seat lays cards stands and can be met, and those laid so far are in its hand."""
    offer = offered(position, other_side(draft), seat)
    return offer is not None and can_meet(position, offer) and set(draft.picks) <= set(position.seats[seat].hand)


def can_offer(position: Position, seat: int, form: Form) -> bool:
    """Whether either side has what the form says of it."""
    own, theirs = position.seats[seat], position.seats[form.to]
    return (
        own.silver >= form.silver
        and set(form.cards) <= set(own.hand)
        and theirs.silver >= form.asked_silver
        and len(theirs.hand) >= form.asked_cards
    )


def _terms(position: Position, seat: int, form: Form) -> Iterator[Option]:
    """What more can be put in, only one's own money and hand (P105); and the way to send it."""
    own, theirs = position.seats[seat], position.seats[form.to]
    yield from _coins("give_silver", choices.GiveSilver, own.silver - form.silver)
    yield from (Option(f"give:{item}", choices.GiveCard(item)) for item in own.hand if item not in form.cards)
    yield from _coins("ask_silver", choices.AskSilver, theirs.silver - form.asked_silver)
    if form.asked_cards < len(theirs.hand):
        yield Option("ask_cards:1", choices.AskCards(1))
    if not form.is_empty:
        yield SEND_OFFER


def _coins(verb: str, value: type[choices.GiveSilver] | type[choices.AskSilver], most: int) -> Iterator[Option]:
    return (Option(f"{verb}:{coin}", value(coin)) for coin in COINS if coin <= most)


def take_small_choice(table: Table, seat: int, draft: Draft, option: Option) -> None:
    """One thing more is in the trade; it is sent, or its cards are laid, when that is what was chosen."""
    match option.value:
        case choices.SendOffer():
            form = form_of(draft)
            table.change_seat(seat, draft=None)
            table.offer(Offer(seat, form.to, form.silver, form.cards, form.asked_silver, form.asked_cards))
        case choices.LayCard(item):
            _lay(table, seat, replace(draft, picks=(*draft.picks, item)))
        case _:
            table.change_seat(seat, draft=replace(draft, picks=(*draft.picks, option.key)))


def _lay(table: Table, seat: int, draft: Draft) -> None:
    offer = offered(table, other_side(draft), seat)
    if offer is None:
        table.change_seat(seat, draft=None)
    elif len(draft.picks) < offer.asked_cards:
        table.change_seat(seat, draft=draft)
    else:
        table.change_seat(seat, draft=None)
        table.lay_cards(offer, draft.picks)


def answer_trade(table: Table, seat: int, option: Option) -> None:
    """An offer is begun, accepted, refused, confirmed, or taken back."""
    match option.value:
        case choices.OfferTrade(other):
            table.change_seat(seat, draft=Draft(f"{OFFER}:{other}"))
        case choices.AcceptOffer(other):
            offer = offered(table, other, seat)
            if offer is not None and offer.asked_cards:
                table.change_seat(seat, draft=Draft(f"{ACCEPT}:{other}"))
            elif offer is not None:
                table.trade(offer)
        case choices.RefuseOffer(other):
            _drop(table, other, seat, "refused")
        case choices.WithdrawOffer(other):
            _drop(table, seat, other, "withdrawn")
        case choices.ConfirmTrade(other):
            offer = offered(table, seat, other)
            if offer is not None:
                table.trade(offer)


def _drop(table: Table, seat: int, to: int, reason: str) -> None:
    offer = offered(table, seat, to)
    if offer is not None:
        table.drop_offer(offer, reason)
