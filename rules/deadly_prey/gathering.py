"""Gathering points: Callings, Willpower, invoked and poached cards, trophies, tactics (DP-35 to DP-37)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.choices import BACK, COMMIT, ROLL_INSTEAD, SPEND_WILLPOWER
from rules.deadly_prey.city import ROW_OF
from rules.deadly_prey.forces import is_allowed, is_barred, most_allowed, point_changes, tax
from rules.deadly_prey.paths import invocable, own_spots, poachable, spot, suit_at
from rules.deadly_prey.ratings import HIGHEST_ROLL, calling_number, score
from rules.deadly_prey.rolling import prepare_roll
from rules.deadly_prey.state import Attempt, Position, Share, State, hunter_of
from rules.deadly_prey.succeeding import succeed
from rules.deadly_prey.verbs import Table

PER_WILLPOWER = 2


def in_standing(position: Position, group: Collection[int]) -> tuple[int, ...]:
    """The group in Initiative order."""
    return tuple(seat for seat in position.standing if seat in group)


def score_of_card(position: Position, name: str, suit: str) -> int:
    """What the card on a spot gives when invoked for a card of this suit."""
    scores = CITY[spot(position, name).card].scores
    return 0 if scores is None else scores[calling_number(suit)]


@dataclass(frozen=True, slots=True)
class Gather(AskingOne[State, Table]):
    """One hunter puts together what he adds. `rest`: who adds after him; `share`: the draft."""

    rest: tuple[int, ...] = ()
    share: Share | None = None
    kind: Literal["gather"] = "gather"

    def draft(self, seat: int) -> Share:
        """What the hunter has put together so far."""
        return self.share or Share(seat)

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        attempt, share = state.attempt, self.draft(seat)
        if attempt is None:
            return (COMMIT,)
        dice = (ROLL_INSTEAD,) if self._can_roll(attempt, seat) else ()
        back = (BACK,) if share != Share(seat) else ()
        return (*sources(state, attempt, share), *sets_to_hold(state, share), COMMIT, *dice, *back)

    def _can_roll(self, attempt: Attempt, seat: int) -> bool:
        return seat == attempt.leader and attempt.rating <= HIGHEST_ROLL

    def default(self, state: State, seat: int) -> str:
        return COMMIT.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        share = self.draft(seat)
        match option.value:
            case choices.Commit():
                self._commit(table, share)
            case choices.RollInstead():
                _roll_instead(table)
            case choices.Back():
                table.push(replace(self, share=None))
            case choices.InvokeCard(name, _, is_poached):
                table.push(replace(self, share=with_card(share, name, is_poached=is_poached)))
            case choices.SpendWillpower():
                table.push(replace(self, share=replace(share, willpower=share.willpower + 1)))
            case choices.UseTrophy(card, _):
                number = next(at for at, trophy in enumerate(table.hunter(seat).trophies) if trophy.card == card)
                table.push(replace(self, share=replace(share, trophies=(*share.trophies, number))))
            case choices.HoldTactics(tactic):
                table.push(replace(self, share=replace(share, tactic=tactic)))

    def _commit(self, table: Table, share: Share) -> None:
        attempt = table.attempt
        if attempt is None:
            return
        share = replace(share, points=points_of(table, attempt, share))
        table.attempt = attempt = replace(attempt, shares=(*attempt.shares, share))
        table.show_score(share.seat, calling_number(suit_at(table, attempt.spot)))
        table.tell(_told(table, attempt, share))
        if self.rest:
            table.push(Gather(self.rest[0], table.next_question(), self.rest[1:]))


def _told(table: Table, attempt: Attempt, share: Share) -> events.PointsGathered:
    own = table.hunter(share.seat)
    total = sum(each.points for each in attempt.shares)
    trophies = tuple(own.trophies[number].card for number in share.trophies)
    own_score = score(table, share.seat, suit_at(table, attempt.spot))
    return events.PointsGathered(
        share.seat, own_score, share.invoked, share.poached, share.willpower, trophies, share.points, total
    )


def _roll_instead(table: Table) -> None:
    """Points become dice: whatever was put in comes back, and nobody adds points any more (DP-36)."""
    if table.attempt is not None:
        table.attempt = replace(table.attempt, shares=())
    unwind_to_judgement(table)
    prepare_roll(table)


def unwind_to_judgement(table: Table) -> None:
    """The judgement of points that waited below is not needed any more."""
    while table.agenda and not isinstance(table.agenda[-1], JudgePoints):
        table.agenda.pop()
    table.agenda.pop()


def with_card(share: Share, name: str, *, is_poached: bool) -> Share:
    """The share with this card invoked, or poached."""
    if is_poached:
        return replace(share, poached=(*share.poached, name))
    return replace(share, invoked=(*share.invoked, name))


def points_of(position: Position, attempt: Attempt, share: Share) -> int:
    """What a hunter's share adds up to: his Calling, invoked cards, Willpower, trophies, his plays."""
    suit = suit_at(position, attempt.spot)
    cards = sum(score_of_card(position, name, suit) for name in (*share.invoked, *share.poached))
    trophies = sum(hunter_of(position, share.seat).trophies[number].chip for number in share.trophies)
    own = score(position, share.seat, suit) + PER_WILLPOWER * share.willpower
    return own + cards + trophies + point_changes(position, share.seat)


# --- what can be added ---


def sources(position: Position, attempt: Attempt, share: Share) -> Iterator[Option]:
    """Cards to invoke and to poach, one Willpower more, trophies to cash in."""
    suit = suit_at(position, attempt.spot)
    for name, is_poached in cards_to_invoke(position, attempt, share):
        verb = "poach" if is_poached else "invoke"
        points = score_of_card(position, name, suit)
        held = is_held(position, with_card(share, name, is_poached=is_poached), name)
        yield Option(f"{verb}:{name}", choices.InvokeCard(name, points, is_poached, held))
    if willpower_left(position, share) > 0:
        yield SPEND_WILLPOWER
    for number, trophy in enumerate(hunter_of(position, share.seat).trophies):
        if number not in share.trophies:
            yield Option(f"trophy:{trophy.card}", choices.UseTrophy(trophy.card, trophy.chip))


def willpower_left(position: Position, share: Share) -> int:
    """The reserve that can still be spent, once the tax on invoked cards is taken from it."""
    taxed = tax(position, "invoking", share.seat, times=len(share.invoked) + len(share.poached))
    return hunter_of(position, share.seat).reserve - share.willpower - taxed


def cards_to_invoke(position: Position, attempt: Attempt, share: Share) -> Iterator[tuple[str, bool]]:
    """(spot, whether it is poached): each card once in the whole attempt, on a path to the target (DP-35, DP-48)."""
    seat, used = share.seat, used_cards(attempt, share)
    count = len(share.invoked) + len(share.poached)
    most = most_allowed(position, "invoking", seat)
    more = replace(share, invoked=(*share.invoked, attempt.spot))
    if (most is not None and count >= most > 0) or willpower_left(position, more) < 0:
        return
    own = invocable(position, seat, attempt.spot)
    foreign = poachable(position, seat, attempt.spot)
    for name in sorted((own | foreign) - used):
        if is_barred(position, "invoking", seat, row=ROW_OF[name]):
            continue
        if name in own:
            yield name, False
        elif _can_poach(position, share, name):
            yield name, True


def used_cards(attempt: Attempt, share: Share) -> frozenset[str]:
    """The cards that were invoked or poached in this attempt already."""
    names = (name for each in (*attempt.shares, share) for name in (*each.invoked, *each.poached))
    return frozenset(names)


def _can_poach(position: Position, share: Share, name: str) -> bool:
    if spot(position, name).white[share.seat]:
        return True
    bare = [other for other in share.poached if not spot(position, other).white[share.seat]]
    return not bare and is_allowed(position, "poach_without_white", share.seat)


# --- tactics (DP-55) ---


def sets_of(position: Position, seat: int) -> dict[str, frozenset[str]]:
    """The hunter's sets: tactics that two or more of his cards show, with their spots."""
    found: dict[str, set[str]] = {}
    for name in own_spots(position, seat):
        tactic = CITY[spot(position, name).card].tactic
        if tactic:
            found.setdefault(tactic, set()).add(name)
    return {tactic: frozenset(names) for tactic, names in found.items() if len(names) > 1}


def sets_to_hold(position: Position, share: Share) -> Iterator[Option]:
    """The sets of which one can be held at 1; asked only if cards of more than one are invoked."""
    touched = [tactic for tactic, names in sorted(sets_of(position, share.seat).items()) if names & {*share.invoked}]
    if len(touched) > 1:
        for tactic in touched:
            if tactic != share.tactic:
                yield Option(f"tactics:{tactic}", choices.HoldTactics(tactic))


def is_held(position: Position, share: Share, name: str) -> bool:
    """Whether a set keeps the chip of a card that this hunter invokes or poaches at 1 or more (Tactics; DP-55)."""
    own = sets_of(position, share.seat)
    return name in own.get(set_held(position, share), frozenset()) or _is_held_by_another(position, share.seat, name)


def set_held(position: Position, share: Share) -> str:
    """The set that is held: the one named, else that which keeps most cards from 0, then by name (OWN-45)."""
    if share.tactic:
        return share.tactic
    at_stake = {
        name
        for name in share.invoked
        if spot(position, name).chip == 1 and not _is_held_by_another(position, share.seat, name)
    }
    sets = sets_of(position, share.seat)
    touched = [tactic for tactic in sorted(sets) if sets[tactic] & {*share.invoked}]
    return max(touched, key=lambda tactic: len(sets[tactic] & at_stake), default="")


def _is_held_by_another(position: Position, seat: int, name: str) -> bool:
    """Whether a set of another controller of the card holds its chip; of those every set does."""
    others = (owner for owner in spot(position, name).controllers if owner != seat)
    return any(name in names for owner in others for names in sets_of(position, owner).values())


# --- the judgement ---


@dataclass(frozen=True, slots=True)
class JudgePoints(Running[Table]):
    """Enough, and the card is controlled; short, and all comes back and dice decide (Managing Resources; DP-37)."""

    kind: Literal["judge_points"] = "judge_points"

    def run(self, table: Table) -> None:
        attempt = table.attempt
        if attempt is None:
            return
        total = sum(share.points for share in attempt.shares)
        if total >= attempt.rating:
            held = frozenset(
                name
                for share in attempt.shares
                for name in (*share.invoked, *share.poached)
                if is_held(table, share, name)
            )
            giving = tuple(share.seat for share in attempt.shares if share.points > 0)
            succeed(table, giving or in_standing(table, attempt.group), held)
            return
        table.tell(events.GatherShort(attempt.leader, total, attempt.rating))
        table.attempt = replace(attempt, shares=())
        prepare_roll(table)
