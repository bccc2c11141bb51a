"""What follows from the cards on the table: champions, skills, shares, limits; computed anew whenever asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

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
from rules.hunting_party.state import HAND_LIMIT, Lasting, Member, Position, Seat, next_turn_of

PURCHASE_SEES = 3


def find(position: Position, seat: int, hunter: str) -> Member | None:
    """The hunter in this seat's party, hero included, or None."""
    return next((member for member in position.seats[seat].party if member.hunter == hunter), None)


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
    return bool(position.lasting) and member.hunter in made_champions(position)


def made_champions(position: Position) -> tuple[str, ...]:
    """The hunters that a card makes champions for a while."""
    return tuple(lasting.subject for lasting in position.lasting if lasting.word == "champion")


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


@lru_cache(maxsize=4096)
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


@lru_cache(maxsize=4096)
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


@lru_cache(maxsize=4096)
def _guards(hunter: str, items: tuple[str, ...], has_champion: bool) -> frozenset[str]:  # noqa: FBT001
    effects = _in_force(hunter, items, has_champion)
    return frozenset(effect.against for effect in effects if isinstance(effect, Guard))


def is_guarded(position: Position, seat: int, member: Member, threats: Sequence[Threat]) -> bool:
    """Whether any of the threats cannot choose the hunter."""
    return not guards(position, seat, member).isdisjoint(threats)


def stays_tired(position: Position, seat: int, member: Member) -> bool:
    """Whether something keeps the hunter tired when the next turn of this seat begins (HP-30)."""
    coming = next_turn_of(position, seat)
    return any(lasting.before > coming for lasting in lasting_on(position, member.hunter, "tired"))


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


def skills_to_lend(position: Position, member: Member) -> tuple[str, ...]:
    """What the hunter can still lend to the hunt that runs: each skill as often as he has it (HP-38)."""
    lent = position.hunt.lent if position.hunt else ()
    left = Counter(skills_of(position, member)) - Counter(skill for hunter, skill in lent if hunter == member.hunter)
    return tuple(left.elements())


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


def shares_in_party(position: Position, seat: int) -> tuple[int, ...]:
    """The shares on each member of the seat, in party order (HP-18)."""
    place = position.seats[seat]
    return shares_laid(place.hero, place.members, made_champions(position) if position.lasting else ())


@lru_cache(maxsize=10_000)
def shares_laid(hero: Member | None, members: tuple[Member, ...], champions: tuple[str, ...]) -> tuple[int, ...]:
    """The same of any party, with the hunters that a card makes champions: it follows from the party alone.

    Most parties are looked at many times before they change, so it is kept.
    """
    party = members if hero is None else (hero, *members)
    friendships = [
        (other, _friendships(other.hunter, other.items, other is hero or _is_made_champion(other, champions)))
        for other in party
    ]
    return tuple(_shares_of(member, hero, party, friendships) for member in members)


def _is_made_champion(member: Member, champions: tuple[str, ...]) -> bool:
    """Whether his own item, or a card for a while, makes a member a champion."""
    return has_own_item(member) or member.hunter in champions


def _shares_of(
    member: Member,
    hero: Member | None,
    party: tuple[Member, ...],
    friendships: Sequence[tuple[Member, tuple[Friend, ...]]],
) -> int:
    card = HUNTERS[member.hunter]
    if card.is_handicap:
        return member.agreed
    hate = _hate(member.hunter, [other.hunter for other in party], hero.hunter if hero else "")
    less = sum(
        friend.shares
        for other, friends in friendships
        for friend in friends
        if other is not member and matches(friend.match, card)
    )
    return max(0, member.agreed + hate - less - has_own_item(member) + member.change)


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


def can_pay_off(position: Position, seat: int) -> Iterator[tuple[Member, int]]:
    """The members that the seat could pay off, each with what it costs in silver."""
    place = position.seats[seat]
    for member, shares in zip(place.members, shares_in_party(position, seat), strict=True):
        if not HUNTERS[member.hunter].is_handicap and 4 * shares <= place.silver:
            yield member, 4 * shares


def half_price(position: Position, seat: int, hunter: str) -> int:
    """What half of paying the member off costs, in silver."""
    member = find(position, seat, hunter)
    return disband_price(position, seat, member) // 2 if member else 0
