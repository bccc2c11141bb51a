"""Why a card, an ability or gear cannot be played, a hunter not be picked or paid off: the reason that is true."""

from __future__ import annotations

from rules.core.questions import Illegal
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import Ability, Cost, Moment
from rules.hunting_party.plays import is_payable, is_sent, missing, player_of, price_of
from rules.hunting_party.reckoning import abilities, disband_price, find, is_champion, is_hero, worn
from rules.hunting_party.state import Position, Source, in_reach

NOT_NOW = Illegal("not_in_this_moment", "Turns")
NO_SUCH_ITEM = Illegal("not_in_hand", "Player's Hand")
PAUSE: tuple[Moment, ...] = ("pause",)
OWN_FIGHT: tuple[Moment, ...] = ("pause", "own_fight")
OTHER_FIGHT: tuple[Moment, ...] = ("other_fight",)


def why_not_play(
    position: Position, seat: int, key: str, moments: tuple[Moment, ...], *, is_own_turn: bool = False
) -> Illegal:
    """Why the potion, the ability or the gear of a key cannot be played now, when these moments are.

    `is_own_turn`: it would be the answer of the own turn, when fatigue is paid and turns are skipped.
    """
    verb, _, thing = key.partition(":")
    match verb:
        case "potion":
            return _why_not_potion(position, seat, thing, moments)
        case "gear":
            return _why_not_gear(position, seat, thing, moments)
        case _:
            return _why_not_power(position, seat, thing, moments, is_own_turn=is_own_turn)


def _why_not_potion(position: Position, seat: int, item: str, moments: tuple[Moment, ...]) -> Illegal:
    if item not in position.seats[seat].hand:
        return NO_SUCH_ITEM
    use = ITEMS[item].use
    if use is None or not ITEMS[item].is_potion:
        return Illegal("no_potion", "Equipment; HP-26", {"item": item})
    if use.moment == "response":
        return Illegal("response_only", "Timing; HP-29", {"item": item})
    if use.moment not in moments:
        return Illegal("not_in_this_moment", "Timing; HP-29c")
    return Illegal("no_target", "Potions", {"item": item})


def _why_not_gear(position: Position, seat: int, item: str, moments: tuple[Moment, ...]) -> Illegal:
    """Gear that is worn by a namesake does nothing, and most gear does nothing that is used."""
    wearer = next((one for one in position.seats[seat].party if item in {each.name for each in worn(one)}), None)
    use = ITEMS[item].use if wearer else None
    if wearer is None or use is None:
        return Illegal("gear_not_used", "Equipment; HP-28")
    return _why_not_paid(position, seat, Source("gear", item, wearer.hunter), use, moments)


def _why_not_power(
    position: Position, seat: int, thing: str, moments: tuple[Moment, ...], *, is_own_turn: bool
) -> Illegal:
    """Why the ability of a hunter (`hunter:which`) cannot be used now."""
    hunter, _, which = thing.partition(":")
    fields, member = {"hunter": hunter}, find(position, seat, hunter)
    if member is None:
        return Illegal("not_your_hunter", "Hunter Abilities", fields)
    if which == "champion" and not is_champion(position, seat, member):
        return Illegal("no_champion", "Champion Abilities", fields)
    found = [ability for name, ability in abilities(position, seat, member) if name == which]
    ability = next((each for each in found if each.moment != "always"), None)
    if ability is None:
        return Illegal("no_such_power", "Hunter Abilities", fields)
    if ability.cost in (Cost.FATIGUE, Cost.SKIP) and not is_own_turn:
        return Illegal("own_turn_only", "Ability Costs; HP-29c", fields)
    return _why_not_paid(position, seat, Source("power", hunter, which), ability, moments)


def _why_not_paid(
    position: Position, seat: int, source: Source, ability: Ability, moments: tuple[Moment, ...]
) -> Illegal:
    hunter = player_of(seat, source).hunter
    fields = {"hunter": hunter}
    if ability.moment not in moments:
        return Illegal("other_moment", "Timing; HP-29", fields)
    if ability.needs_sent and not is_sent(position, seat, hunter):
        return Illegal("not_sent", "Hunter Abilities; HP-29c", fields)
    if position.seats[seat].silver < price_of(ability):
        return Illegal("no_gold", "Ability Costs; HP-30", fields)
    if not is_payable(position, seat, source, ability):
        return Illegal(_UNPAID[ability.cost], "Ability Costs; HP-30", fields)
    if lack := missing(position, ability):
        return Illegal(_LACKING[lack], "Hunter Abilities; HP-23")
    return Illegal("no_target", "Hunter Abilities", fields)


_UNPAID = {Cost.ROUND: "used_this_round", Cost.FATIGUE: "is_tired", Cost.SKIP: "not_first"}
"""Why an ability of this cost cannot be paid for with the money that it takes."""
_LACKING = {"action": "action_used", "market": "market_empty", "location": "stack_empty", "agent": "no_agent"}


def why_no_target(position: Position, seat: int, pick: str) -> Illegal:
    """Why what is picked cannot be chosen: out of reach, a hero, a handicap character, guarded."""
    owner, hunter = hunter_named(pick)
    fields = {"pick": pick}
    if hunter and owner is not None and owner < len(position.seats):
        hunter = hunter.partition(".")[0]
        if hunter in HUNTERS and HUNTERS[hunter].is_handicap:
            return Illegal("handicap_untouched", "Handicap Characters; HP-45", {"hunter": hunter})
        if is_hero(position, owner, hunter):
            return Illegal("hero_is_safe", "Choose Your Hero; HP-13", {"hunter": hunter})
        if owner != seat and owner not in in_reach(position, seat):
            return Illegal("not_neighbour", "Alternate Rules; HP-11", {"seat": owner})
    return Illegal("no_target", "Hunter Abilities", fields)


def hunter_named(thing: str) -> tuple[int | None, str]:
    """The seat, if it names one, and the hunter of a pick that somebody typed."""
    seat, _, hunter = thing.partition(".")
    return (int(seat) if seat.isdecimal() else None), hunter


def why_not_disband(position: Position, seat: int, thing: str) -> Illegal:
    """Why the hunter cannot be paid off (`hunter:price`, the price in silver that was agreed to)."""
    hunter, _, agreed = thing.partition(":")
    member = find(position, seat, hunter)
    fields = {"hunter": hunter}
    if member is None:
        return Illegal("not_your_hunter", "Disbanding", fields)
    if is_hero(position, seat, hunter):
        return Illegal("hero_stays", "Disbanding; HP-13", fields)
    if HUNTERS[hunter].is_handicap:
        return Illegal("handicap_untouched", "Handicap Characters; HP-45", fields)
    price = disband_price(position, seat, member)
    if agreed and agreed != str(price):
        return Illegal("price_changed", "Disbanding; HP-22", fields)
    if price > position.seats[seat].silver:
        return Illegal("cannot_pay_off", "Disbanding; HP-22", {**fields, "silver": price})
    return Illegal("not_in_this_moment", "Disbanding; HP-22")


def why_not_at_pause(position: Position, seat: int, key: str) -> Illegal:
    """Why a deed of the kind that may be done at a pause is not legal now."""
    verb, _, thing = key.partition(":")
    return why_not_disband(position, seat, thing) if verb == "disband" else why_not_play(position, seat, key, PAUSE)
