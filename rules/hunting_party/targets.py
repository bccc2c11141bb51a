"""What can be chosen for a card or an ability: the picks of each of its choices, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import starmap

from rules.core.questions import Option
from rules.hunting_party import choices
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import (
    Ability,
    Choice,
    HunterChoice,
    Leave,
    MoveItem,
    NeighbourChoice,
    Ready,
    SkillChoice,
    StackChoice,
    Steal,
    SwapHunters,
    Threat,
    Whose,
    WornChoice,
)
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, TYPE_OF, TYPES
from rules.hunting_party.reckoning import (
    can_wear,
    find,
    half_price,
    is_champion,
    is_guarded,
    lasting_on,
    shares_on,
    skills_of,
    skills_to_lend,
)
from rules.hunting_party.state import Member, Position, Source, in_reach, stack


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays what: the seat, the hunter whose card or gear it is ("" for a potion), and where it comes from."""

    seat: int
    hunter: str
    source: Source


def picks_for(position: Position, player: Player, ability: Ability, picked: tuple[str, ...]) -> Iterator[Option]:
    """The picks of the next choice, after those picked, that lead on to a complete play."""
    choice = ability.choices[len(picked)]
    is_last = len(picked) + 1 == len(ability.choices)
    for option in _options(position, player, ability, choice, picked):
        further = (*picked, key_of(option))
        if is_last or any(True for _ in picks_for(position, player, ability, further)):
            yield option


def key_of(option: Option) -> str:
    """A pick as a deed keeps it: the key without its verb."""
    return option.key.partition(":")[2]


def has_picks(position: Position, player: Player, ability: Ability) -> bool:
    """Whether everything that the ability lets one choose can be chosen now."""
    return not ability.choices or any(True for _ in picks_for(position, player, ability, ()))


def _options(
    position: Position, player: Player, ability: Ability, choice: Choice, picked: tuple[str, ...]
) -> Iterator[Option]:
    match choice:
        case HunterChoice():
            yield from starmap(choices.pick_hunter, _hunters(position, player, ability, choice, picked))
        case NeighbourChoice():
            yield from (_pick_seat(seat) for seat in _neighbours(position, player.seat, choice))
        case SkillChoice():
            yield from (
                Option(f"pick:{skill}", choices.PickSkill(skill)) for skill in _skills(position, player, choice)
            )
        case StackChoice(of=of):
            names = {"hunters": LOCATIONS, "agents": REGIONS, "either": (*LOCATIONS, *REGIONS)}[of]
            yield from (Option(f"pick:{name}", choices.PickStack(name)) for name in names if stack(position, name))
        case WornChoice():
            yield from _worn(position, player, ability, choice, picked)


def _pick_seat(seat: int) -> Option:
    return Option(f"pick:{seat}", choices.PickSeat(seat))


# --- hunters ---


def _hunters(
    position: Position, player: Player, ability: Ability, choice: HunterChoice, picked: tuple[str, ...]
) -> Iterator[tuple[int, str]]:
    named = _named_before(player, picked) if choice.is_other else frozenset()
    threats = threats_of(ability, player.source)
    for seat, member in within(position, player.seat, choice.whose):
        if member.hunter in named or is_out_of_reach(position, player.seat, seat, member, threats):
            continue
        if _fits(position, seat, member, choice) and _can_take(position, (seat, member), ability, choice, picked):
            yield seat, member.hunter


def within(position: Position, seat: int, whose: Whose) -> Iterator[tuple[int, Member]]:
    """The hunters that a card can mean, with their seats; never a handicap character (HP-45)."""
    seats: tuple[int, ...] = ()
    if whose in ("member", "own", "any", "in_reach"):
        seats = (seat,)
    if whose in ("rival", "any", "in_reach"):
        seats = (*seats, *in_reach(position, seat))
    with_heroes = whose in ("own", "in_reach")
    for number in seats:
        place = position.seats[number]
        for member in place.party if with_heroes else place.members:
            if not HUNTERS[member.hunter].is_handicap:
                yield number, member


def _named_before(player: Player, picked: tuple[str, ...]) -> frozenset[str]:
    """Who was spoken of before: the hunters picked, else the hunter whose card it is."""
    return frozenset(key.split(".")[1] for key in picked if "." in key) or frozenset({player.hunter})


_THREATS_OF_A_SORT: Mapping[str, tuple[Threat, ...]] = {
    "potion": ("potion",),
    "agent": ("consequence",),
    "shadow": ("shadow",),
}


def threats_of(ability: Ability, source: Source) -> tuple[Threat, ...]:
    """What a guard could keep the ability's targets from."""
    threats: list[Threat] = [*_THREATS_OF_A_SORT.get(source.sort, ())]
    for effect in ability.effects:
        match effect:
            case Steal() | SwapHunters():
                threats.append("steal")
            case Leave(how="killed") if source.sort == "potion":
                threats.append("poison")
            case _:
                pass
    return tuple(threats)


def is_out_of_reach(position: Position, user: int, seat: int, member: Member, threats: tuple[Threat, ...]) -> bool:
    """Whether a guard keeps the hunter from being chosen by the user for any of the threats."""
    from_others: tuple[Threat, ...] = ("all",) if seat != user else ()
    return is_guarded(position, seat, member, (*threats, *from_others))


def _fits(position: Position, seat: int, member: Member, choice: HunterChoice) -> bool:
    """Whether the hunter is as the choice wants him."""
    if choice.most_shares is not None and shares_on(position, seat, member) > choice.most_shares:
        return False
    if choice.skill is not None and all(TYPE_OF[skill] != choice.skill for skill in skills_of(position, member)):
        return False
    match choice.needs:
        case "shares":
            return shares_on(position, seat, member) > 0
        case "tired":
            return member.is_tired
        case "tired_or_marked":
            return member.is_tired or bool(member.marks)
        case "not_champion":
            return not is_champion(position, seat, member)
        case "gear":
            return bool(member.items)
        case "":
            return True


def _can_take(
    position: Position, hunter: tuple[int, Member], ability: Ability, choice: HunterChoice, picked: tuple[str, ...]
) -> bool:
    """Whether the effect can be had by this hunter: a place for the item, not readied in this turn (K08), money."""
    seat, member = hunter
    for effect in ability.effects:
        match effect:
            case MoveItem(to=to) if to == choice.name and picked:
                return can_wear(position, seat, member, ITEMS[choices.item_of(picked[0])[2]])
            case Ready(target=target) if target == choice.name:
                return not any(True for _ in lasting_on(position, member.hunter, "readied"))
            case Leave(how="half"):
                return half_price(position, seat, member.hunter) <= position.seats[seat].silver
            case _:
                pass
    return True


# --- players, skills, worn items ---


def _neighbours(position: Position, seat: int, choice: NeighbourChoice) -> Iterator[int]:
    for other in in_reach(position, seat):
        place = position.seats[other]
        if len(place.hand) < choice.least_cards or place.silver < choice.least_silver:
            continue
        if not choice.is_richer or place.silver > position.seats[seat].silver:
            yield other


def _skills(position: Position, player: Player, choice: SkillChoice) -> tuple[str, ...]:
    if choice.type is not None:
        return TYPES[choice.type]
    member = find(position, player.seat, player.hunter)
    return tuple(dict.fromkeys(skills_to_lend(position, member))) if member else ()


def _worn(
    position: Position, player: Player, ability: Ability, choice: WornChoice, picked: tuple[str, ...]
) -> Iterator[Option]:
    threats = threats_of(ability, player.source)
    for seat, member in within(position, player.seat, choice.whose):
        if is_out_of_reach(position, player.seat, seat, member, threats):
            continue
        for item in member.items:
            if _is_item_meant(member, item, choice, picked):
                key = choices.item_key(seat, member.hunter, item)
                yield Option(f"pick:{key}", choices.PickItem(seat, member.hunter, item))


def _is_item_meant(member: Member, item: str, choice: WornChoice, picked: tuple[str, ...]) -> bool:
    if choice.is_gear and ITEMS[item].is_potion:
        return False
    if not choice.is_same_type:
        return True
    _, hunter, first = choices.item_of(picked[0])
    return member.hunter != hunter and ITEMS[first].type == ITEMS[item].type
