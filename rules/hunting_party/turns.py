"""What a turn is made of: how it begins, the deeds it allows, and how a deed is put together (HP-20, HP-30)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.choices import BUY, END_TURN, HUNT, PARTY_DISBAND, back_in
from rules.hunting_party.drafts import (
    is_complete_play,
    is_play,
    picked,
    picks_of_play,
    play_option,
    source_of,
    taken_back,
    wearers,
)
from rules.hunting_party.kingdom import LOCATIONS, TYPES
from rules.hunting_party.plays import ability_of, can_play, face_up_sources
from rules.hunting_party.reckoning import can_pay_off, free_shares, ordinary_members, skills_of
from rules.hunting_party.state import MARKET, Draft, Member, Position, State, Turn, clockwise, stack
from rules.hunting_party.verbs import Table

SKILLS = 3
"""How many skills are declared, the first picks of a hunt; the hunters sent follow."""
ORPHAN = "timmy"


# --- how a turn begins ---


def begin_turn(table: Table, number: int) -> None:
    """The next seat's turn runs: what has ended is gone, its hunters are ready, the orphan is fed (HP-30)."""
    seat = table.first if number == 1 else clockwise(table, table.turn.seat)[1]
    table.turn = Turn(number, seat)
    actions = max((last.amount for last in table.lasting if last.word == "action" and last.seat == seat), default=1)
    if actions > 1 and number > 1:
        table.turn = replace(table.turn, actions=actions)
    table.expire()
    table.wake(seat)
    table.change_seat(seat, passes_ahead=False)
    table.tell(events.TurnBegan(seat, number))
    if any(member.hunter == ORPHAN for member in table.seats[seat].members) and table.seats[seat].silver:
        table.change_seat(seat, silver=table.seats[seat].silver - 1)
        table.tell(events.OrphanFed(seat, 1))


def must_disband(position: Position, seat: int) -> bool:
    """Whether the seat owes more than eight shares and can pay off nobody (Party Disband; HP-20)."""
    return free_shares(position, seat) < 0 and not any(True for _ in can_pay_off(position, seat))


# --- what it allows ---


def deeds(state: State, seat: int) -> Iterator[Option]:
    """Everything that can be begun in the turn now, its end last."""
    turn, place = state.turn, state.seats[seat]
    if turn.actions:
        names = (location for location in LOCATIONS if stack(state, location))
        yield from (Option(f"hire:{location}", choices.Hire(location)) for location in names)
    if (turn.actions or turn.purchases) and stack(state, MARKET):
        yield BUY
    if turn.actions and can_hunt(state, seat):
        yield HUNT
    for item in place.hand:
        if any(True for _ in wearers(state, seat, item)):
            yield Option(f"equip:{item}", choices.Equip(item))
    yield from turn_abilities(state, seat)
    if turn.is_fresh and ordinary_members(place):
        yield PARTY_DISBAND
    yield END_TURN


def turn_abilities(state: State, seat: int) -> Iterator[Option]:
    """The abilities of the own turn alone: those that tire, and those that skip it."""
    for source, ability in face_up_sources(state, seat, "pause"):
        if ability.cost in (Cost.FATIGUE, Cost.SKIP) and can_play(state, seat, source, ability):
            yield play_option(source, ability)


def skips_turn(position: Position, deed: Draft) -> bool:
    """Whether the deed is an ability that skips the turn."""
    return is_play(deed) and ability_of(source_of(position, deed.key)).cost is Cost.SKIP


# --- putting a hunt together ---


def ready_party(position: Position, seat: int) -> tuple[Member, ...]:
    """Those who could go hunting: hero and members who are not tired."""
    return tuple(member for member in position.seats[seat].party if not member.is_tired)


def declarable(position: Position, seat: int) -> tuple[str, ...]:
    """The skills that those who could go have now."""
    return tuple(skill for member in ready_party(position, seat) for skill in skills_of(position, member))


def can_hunt(position: Position, seat: int) -> bool:
    """Whether a skill of each type is there (Declaring Your Hunt)."""
    there = set(declarable(position, seat))
    return all(not there.isdisjoint(skills) for skills in TYPES.values())


def hunt_choices(state: State, seat: int, draft: Draft) -> Iterator[Option]:
    """A Guiding, a Seeking, a Fighting skill; then who goes, and the declaration once all three are along (HP-34)."""
    if len(draft.picks) < SKILLS:
        there = set(declarable(state, seat))
        skills = tuple(TYPES.values())[len(draft.picks)]
        yield from (Option(f"declare:{skill}", choices.Declare(skill)) for skill in skills if skill in there)
        yield back_in(draft.key)
        return
    skills, sent = draft.picks[:SKILLS], draft.picks[SKILLS:]
    along = {
        skill for member in ready_party(state, seat) if member.hunter in sent for skill in skills_of(state, member)
    }
    ready = [member.hunter for member in ready_party(state, seat)]
    if set(skills) <= along and set(sent) <= set(ready):
        yield Option("go", choices.Go(skills, sent))
    for hunter in dict.fromkeys((*ready, *sent)):
        if hunter in sent:
            yield Option(f"stay:{hunter}", choices.Stay(hunter))
        else:
            yield Option(f"send:{hunter}", choices.Send(hunter))
    yield back_in(draft.key)


def small_choices(state: State, seat: int, draft: Draft) -> Iterator[Option]:
    """The choices that come next in a deed that was begun, Back the last."""
    verb, _, thing = draft.key.partition(":")
    match verb:
        case "hunt":
            yield from hunt_choices(state, seat, draft)
        case "equip":
            if thing in state.seats[seat].hand:
                yield from wearers(state, seat, thing)
            yield back_in(draft.key)
        case _:
            yield from picks_of_play(state, seat, draft)


def drafted(draft: Draft | None, option: Option, table: Table) -> Draft | None:
    """The draft after this small choice, or None if the deed is whole with it."""
    match option.value:
        case choices.Go() | choices.Hire() | choices.Buy():
            return None
        case choices.Declare():
            return _declared(draft, option, table)
        case choices.Send(hunter) if draft is not None:
            return replace(draft, picks=(*draft.picks, hunter))
        case choices.Stay(hunter) if draft is not None:
            kept = (pick for pick in draft.picks[SKILLS:] if pick != hunter)
            return replace(draft, picks=(*draft.picks[:SKILLS], *kept))
        case _:
            return _with_pick(draft, option, table)


def _declared(draft: Draft | None, option: Option, table: Table) -> Draft:
    """A skill more; with the third, everybody who is ready is put down to go."""
    further = picked(draft or Draft(HUNT.key), option)
    if len(further.picks) < SKILLS:
        return further
    ready = (member.hunter for member in ready_party(table, table.turn.seat))
    return replace(further, picks=(*further.picks, *ready))


def _with_pick(draft: Draft | None, option: Option, table: Table) -> Draft | None:
    whole_so_far = whole(draft, option)
    if whole_so_far.key == HUNT.key:
        return whole_so_far
    if is_play(whole_so_far):
        return None if is_complete_play(table, whole_so_far) else whole_so_far
    return None if whole_so_far.picks else whole_so_far


def whole(draft: Draft | None, option: Option) -> Draft:
    """The deed with this choice in it."""
    match option.value:
        case choices.Go(skills, sent):
            return Draft(HUNT.key, (*skills, *sent))
    return Draft(option.key) if draft is None else picked(draft, option)


def taken_back_in_turn(draft: Draft) -> Draft | None:
    """The draft with its last small choice taken back; who goes counts as one with the skill chosen before."""
    if draft.key == HUNT.key and len(draft.picks) >= SKILLS:
        return replace(draft, picks=draft.picks[: SKILLS - 1])
    return taken_back(draft)
