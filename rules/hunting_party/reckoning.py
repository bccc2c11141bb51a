"""What follows from the cards on the table: champions, skills, shares, limits; computed anew whenever asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rules.hunting_party.cards import HUNTERS, ITEM_OF, ITEMS
from rules.hunting_party.cards.card import Hunter, Item
from rules.hunting_party.cards.effects import (
    Ability,
    Bend,
    Cost,
    Effect,
    Friend,
    GrantSkill,
    Guard,
    Match,
    Rule,
    Threat,
)
from rules.hunting_party.kingdom import SHARES
from rules.hunting_party.state import HAND_LIMIT, Lasting, Member, Position, Seat

PURCHASE_SEES = 3


def find(position: Position, seat: int, hunter: str) -> Member | None:
    """The hunter in this seat's party, hero included, or None."""
    return next((member for member in position.seats[seat].party if member.hunter == hunter), None)


def owner_of(position: Position, hunter: str) -> int | None:
    """The seat in whose party the hunter is, or None."""
    return next((number for number in range(len(position.seats)) if find(position, number, hunter)), None)


def wearer_of(position: Position, item: str) -> tuple[int, Member] | None:
    """The seat and the hunter under whom the item lies, or None."""
    for number, seat in enumerate(position.seats):
        for member in seat.party:
            if item in member.items:
                return number, member
    return None


def is_hero(position: Position, seat: int, hunter: str) -> bool:
    """Whether the hunter is this seat's hero."""
    hero = position.seats[seat].hero
    return hero is not None and hero.hunter == hunter


def ordinary_members(seat: Seat) -> tuple[Member, ...]:
    """The members that are no handicap characters: those that cards and rules can touch (HP-45)."""
    return tuple(member for member in seat.members if not HUNTERS[member.hunter].is_handicap)


# --- champions and what is in force ---


def has_own_item(member: Member) -> bool:
    """Whether the item with the hunter's own name lies under him (Making a Champion)."""
    return bool(member.items) and ITEM_OF.get(member.hunter) in member.items


def is_champion(position: Position, seat: int, member: Member) -> bool:
    """A hero, one with his own item, or one made a champion for a while."""
    hero = position.seats[seat].hero
    if (hero is not None and hero.hunter == member.hunter) or has_own_item(member):
        return True
    return any(lasting.word == "champion" and lasting.subject == member.hunter for lasting in position.lasting)


def lasting_on(position: Position, hunter: str, word: str) -> Sequence[Lasting]:
    """What holds for the hunter for a while."""
    return [lasting for lasting in position.lasting if lasting.subject == hunter and lasting.word == word]


def abilities(position: Position, seat: int, member: Member) -> tuple[tuple[str, Ability], ...]:
    """The abilities of a hunter that are his to use, by "normal" and "champion"."""
    return _abilities(member.hunter, is_champion(position, seat, member))


@cache
def _abilities(hunter: str, has_champion: bool) -> tuple[tuple[str, Ability], ...]:  # noqa: FBT001
    card = HUNTERS[hunter]
    normal = () if card.normal is None else (("normal", card.normal),)
    champion = card.champion if has_champion else ()
    return (*normal, *(("champion", ability) for ability in champion))


def worn(member: Member) -> Sequence[Item]:
    """The items under a hunter that work on him: not his own, which only makes him a champion (HP-28)."""
    return [ITEMS[item] for item in member.items if ITEMS[item].hunter != member.hunter] if member.items else ()


def in_force(position: Position, seat: int, member: Member) -> tuple[Effect, ...]:
    """Every effect that a hunter and what he wears have without being used."""
    return _in_force(member.hunter, member.items, is_champion(position, seat, member))


@cache
def _in_force(hunter: str, items: tuple[str, ...], has_champion: bool) -> tuple[Effect, ...]:  # noqa: FBT001
    """The same, which follows from the cards alone; parties look much alike, so it is kept."""
    always = [
        effect
        for _, ability in _abilities(hunter, has_champion)
        if ability.cost is Cost.ALWAYS and ability.moment == "always"
        for effect in ability.effects
    ]
    by_items = [effect for item in worn(Member(hunter, items=items)) for effect in item.worn]
    return (*HUNTERS[hunter].friends, *always, *by_items)


@cache
def _friendships(hunter: str, items: tuple[str, ...], has_champion: bool) -> tuple[Friend, ...]:  # noqa: FBT001
    return tuple(effect for effect in _in_force(hunter, items, has_champion) if isinstance(effect, Friend))


def bends(position: Position, seat: int, member: Member, rule: Rule) -> int | None:
    """By how much the hunter's cards bend a rule, in all; None if they do not."""
    amounts = [
        effect.amount for effect in in_force(position, seat, member) if isinstance(effect, Bend) and effect.rule == rule
    ]
    return sum(amounts) if amounts else None


def party_bends(position: Position, seat: int, rule: Rule) -> int:
    """By how much the cards of a party bend a rule, in all."""
    return sum(bends(position, seat, member, rule) or 0 for member in position.seats[seat].party)


def hand_limit(position: Position, seat: int) -> int:
    """How many items may be kept at the end of the own turn (Player's Hand)."""
    return HAND_LIMIT + party_bends(position, seat, "hand_limit")


def purchase_sees(position: Position, seat: int) -> int:
    """How many cards of the Market a purchase shows."""
    return PURCHASE_SEES + party_bends(position, seat, "purchase_sees")


def guards(position: Position, seat: int, member: Member) -> frozenset[str]:
    """What the hunter cannot be chosen for now."""
    always = _guards(member.hunter, member.items, is_champion(position, seat, member))
    if not position.lasting:
        return always
    return always | {lasting.what for lasting in lasting_on(position, member.hunter, "guard")}


@cache
def _guards(hunter: str, items: tuple[str, ...], has_champion: bool) -> frozenset[str]:  # noqa: FBT001
    effects = _in_force(hunter, items, has_champion)
    return frozenset(effect.against for effect in effects if isinstance(effect, Guard))


def is_guarded(position: Position, seat: int, member: Member, threats: Sequence[Threat]) -> bool:
    """Whether any of the threats cannot choose the hunter."""
    return not guards(position, seat, member).isdisjoint(threats)


# --- skills ---


def skills_of(position: Position, member: Member) -> tuple[str, ...]:
    """Every skill of the hunter now, as often as it counts: printed, worn, and gained for a while."""
    gained = [effect.skill for item in worn(member) for effect in item.worn if isinstance(effect, GrantSkill)]
    lasting = [lasting.what for lasting in lasting_on(position, member.hunter, "skill")]
    return (*HUNTERS[member.hunter].skills, *gained, *lasting)


def sent_members(position: Position) -> tuple[Member, ...]:
    """Those on the hunt who are still in the hunting party."""
    hunt = position.hunt
    if hunt is None:
        return ()
    return tuple(member for member in position.seats[hunt.seat].party if member.hunter in hunt.sent)


def skills_on_hunt(position: Position) -> Counter[str]:
    """How often each skill counts in the hunt that runs: those sent, and what was lent (HP-38)."""
    hunt = position.hunt
    if hunt is None:
        return Counter()
    own = [skill for member in sent_members(position) for skill in skills_of(position, member)]
    return Counter([*own, *hunt.loans])


def is_met(box: Sequence[str], skills: Counter[str]) -> bool:
    """Whether every skill of the box is there as often as it is printed (Fighting a Dark Agent)."""
    return all(skills[skill] >= times for skill, times in Counter(box).items())


# --- shares ---


def matches(match: Match, hunter: Hunter) -> bool:
    """Whether the hunter is one that is meant."""
    return (
        (not match.name or match.name == hunter.name)
        and (not match.location or match.location == hunter.location)
        and (not match.skill or match.skill in hunter.skills)
    )


class Standing(NamedTuple):
    """What of a hunter in a party the shares in it follow from."""

    hunter: str
    agreed: int
    change: int
    items: tuple[str, ...]
    has_champion: bool


def shares_in_party(position: Position, seat: int) -> tuple[int, ...]:
    """The shares on each member of the seat, in party order (HP-18)."""
    place = position.seats[seat]
    standing = tuple(
        Standing(m.hunter, m.agreed, m.change, m.items, is_champion(position, seat, m)) for m in place.party
    )
    return _shares(standing, 0 if place.hero is None else 1)


@lru_cache(maxsize=10_000)
def _shares(party: tuple[Standing, ...], heroes: int) -> tuple[int, ...]:
    """The same, which follows from the party alone: most parties are looked at many times before they change."""
    hero = party[0].hunter if heroes else ""
    return tuple(_shares_of(member, party, hero) for member in party[heroes:])


def _shares_of(member: Standing, party: tuple[Standing, ...], hero: str) -> int:
    if HUNTERS[member.hunter].is_handicap:
        return member.agreed
    modifiers = _hate(member.hunter, [other.hunter for other in party], hero) - _friendship(member, party)
    own_item = ITEM_OF[member.hunter] in member.items
    return max(0, member.agreed + modifiers - own_item + member.change)


def _friendship(member: Standing, party: tuple[Standing, ...]) -> int:
    """How many shares less the hunter costs for the others in the party (Friendship)."""
    card = HUNTERS[member.hunter]
    return sum(
        effect.shares
        for other in party
        if other is not member
        for effect in _friendships(other.hunter, other.items, other.has_champion)
        if matches(effect.match, card)
    )


def _hate(hunter: str, party: Sequence[str], hero: str) -> int:
    """How many shares more the hunter costs by Hate: his own, and that of the hero (Hate; Heroes who Hate)."""
    hated = HUNTERS[hunter].hates
    by_hero = bool(hero) and hunter in HUNTERS[hero].hates
    return sum(1 for other in party if other in hated) + by_hero


def shares_on(position: Position, seat: int, member: Member) -> int:
    """The shares that lie on a member now; none on a hero, those given once on a handicap character."""
    for other, shares in zip(position.seats[seat].members, shares_in_party(position, seat), strict=True):
        if other.hunter == member.hunter:
            return shares
    return 0


def free_shares(position: Position, seat: int) -> int:
    """The shares that lie on no member, below 0 in debt (HP-20)."""
    return SHARES - sum(shares_in_party(position, seat))


def hate_added(seat: Seat, hunter: str) -> int:
    """How many shares of Hate the hunter's joining would add, on himself and on the members that hate him (HP-17)."""
    hero = seat.hero.hunter if seat.hero else ""
    own = _hate(hunter, [other.hunter for other in seat.party], hero)
    return own + sum(1 for member in seat.members if hunter in HUNTERS[member.hunter].hates)


def highest_bid(position: Position, seat: int, hunter: str) -> int:
    """The highest legal bid for a hunter; below 1 if there is none."""
    return free_shares(position, seat) - hate_added(position.seats[seat], hunter)


# --- what hunters can wear, what disbanding costs ---


def can_wear(position: Position, seat: int, member: Member, item: Item) -> bool:
    """Whether the item can be laid under the hunter (Equipment; HP-26 to HP-28)."""
    if HUNTERS[member.hunter].is_handicap:
        return False
    if is_hero(position, seat, member.hunter) and bends(position, seat, member, "hero_gear") is None:
        return False
    if item.is_potion:
        return item.hunter == member.hunter
    taken = sum(1 for other in member.items if ITEMS[other].type == item.type)
    places = (bends(position, seat, member, "hand_gear_places") or 1) if item.type == "hand" else 1
    return taken < places


def disband_price(position: Position, seat: int, member: Member) -> int:
    """What paying the member off costs, in silver (Disbanding)."""
    return 4 * shares_on(position, seat, member)


def half_price(position: Position, seat: int, hunter: str) -> int:
    """What half of paying the member off costs, in silver."""
    member = find(position, seat, hunter)
    return disband_price(position, seat, member) // 2 if member else 0
