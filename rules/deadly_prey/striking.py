"""The monster's attack windows: what it may strike, the dice, what falls (Attacking City Cards; DP-56 to DP-60).

| step | who is asked | what follows |
|---|---|---|
| Strike | the monster, whether it could pay or not | nothing, or an attack |
| RollAttack | nobody | AfterRoll (moments.py) of the monster |
| JudgeAttack | nobody | a miss; a card destroyed; ChooseVictims |
| ChooseVictims | the monster, when several have red there | one red after another |
| EndAttack | nobody | what the card's fall brings; another attempt if a card allows it |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import MONSTERS
from rules.deadly_prey.choices import BACK, COMMIT, NO_STRIKE
from rules.deadly_prey.city import ROW_OF, SPOTS, SUITS
from rules.deadly_prey.feeding import ask_to_feed
from rules.deadly_prey.forces import dice_changes, is_allowed, pips_of_plays
from rules.deadly_prey.moments import AfterRoll, UsePower
from rules.deadly_prey.paths import spot
from rules.deadly_prey.playing import Moment, clear_plays, use
from rules.deadly_prey.ratings import is_warded, number_of_attack, suit_of_target
from rules.deadly_prey.spending import MOST_POINTS, are_payable, payers_for, spend_options
from rules.deadly_prey.state import Attack, AttackWindow, Draft, Position, State
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, power_bites, taken_back
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.windows import open_window

NO_ATTACKS = "no_attacks"


def open_strike(table: Table, window: AttackWindow, actors: tuple[int, ...]) -> None:
    """The monster is asked, unless its one success of the phase is used; a power of this moment asks it too (DP-56)."""
    has_power = window in MONSTERS[table.monster.name].trick.when
    if not table.monster.has_hit or has_power:
        table.push(Strike(table.mo, table.next_question(), window, actors))


@dataclass(frozen=True, slots=True)
class Strike(AskingOne[State, Table]):
    """One attempt a window. `actors`: whose cards may be struck. `draft`: a target and its points, or a power."""

    window: AttackWindow
    actors: tuple[int, ...]
    draft: Draft | None = None
    kind: Literal["strike"] = "strike"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if self.draft is None:
            targets = () if state.monster.has_hit else tuple(strike_options(state, self.actors))
            return (*targets, *playable(state, seat, self.window), NO_STRIKE)
        if self.draft.key.startswith(f"{PLAY}:"):
            return next_picks(state, seat, self.draft, self.window)
        return tuple(points_options(state, self.draft, self.actors))

    def default(self, state: State, seat: int) -> str:
        return NO_STRIKE.key if self.draft is None else BACK.key

    @property
    def orderable(self) -> str:
        return NO_STRIKE.key

    def ordered(self, state: State, seat: int) -> str | None:
        """An order to attack nothing leaves a power that could be used now, as all can see, to its owner."""
        is_over = NO_ATTACKS in state.orders[seat] and self.draft is None
        return NO_STRIKE.key if is_over and not power_bites(state, self.window) else None

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.NoStrike():
                return
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
            case choices.Commit() if self.draft is not None:
                attack(table, self.draft, self.window, self.actors)
            case _:
                draft = Draft(option.key) if self.draft is None else picked(self.draft, option)
                self._go_on(table, seat, draft)

    def _go_on(self, table: Table, seat: int, draft: Draft) -> None:
        if draft.key.startswith(f"{PLAY}:") and is_complete(draft):
            open_strike(table, self.window, self.actors)
            use(table, seat, draft, Moment(self.window))
        else:
            table.push(replace(self, draft=draft))


def strike_options(position: Position, actors: tuple[int, ...]) -> Iterator[Option]:
    """Cards of who acted, face-down cards, and cards of the tracker, whichever a point could be paid for (DP-57)."""
    names = (*SPOTS, *(str(space + 1) for space, there in enumerate(position.tracker) if there.card))
    paid_for = {suit for suit in SUITS if any(True for _ in spend_options(position, payers_for(suit), ()))}
    for name in names:
        if is_target(position, name, actors) and suit_of_target(position, name) in paid_for:
            number = number_of_attack(position, name, owners_of(position, name))
            yield Option(f"strike:{name}", choices.Strike(name, number))


def is_target(position: Position, name: str, actors: tuple[int, ...]) -> bool:
    """Whether the attack rules let this be struck, whatever it costs."""
    if name not in ROW_OF:
        return True
    there = spot(position, name)
    if there.is_vacant:
        return False
    return not there.is_up or any(there.red[actor] for actor in actors)


def points_options(position: Position, draft: Draft, actors: tuple[int, ...]) -> Iterator[Option]:
    """One point after another, three at most, from the Callings that pay for the target; Back alone if it has gone."""
    target = draft.key.partition(":")[2]
    payers = payers_for(suit_of_target(position, target))
    if is_target(position, target, actors) and set(draft.picks) <= {*payers} and are_payable(position, draft.picks):
        if len(draft.picks) < MOST_POINTS:
            yield from spend_options(position, payers, draft.picks)
        if draft.picks:
            yield COMMIT
    yield BACK


def owners_of(position: Position, name: str) -> tuple[int, ...]:
    """Who has red on what is attacked; nobody has any on the tracker."""
    return spot(position, name).controllers if name in ROW_OF else ()


def attack(table: Table, draft: Draft, window: AttackWindow, actors: tuple[int, ...]) -> None:
    """Target and points are named and paid; whoever could answer is asked, then the dice roll."""
    target = draft.key.partition(":")[2]
    table.pay_points(Counter(draft.picks))
    owners = owners_of(table, target)
    number = number_of_attack(table, target, owners)
    table.attack = Attack(target, len(draft.picks), number, owners, actors=actors, window=window)
    table.tell(events.AttackDeclared(target, len(draft.picks), number))
    open_window(table, "attack", RollAttack())


# --- the roll ---


@dataclass(frozen=True, slots=True)
class RollAttack(Running[Table]):
    """The dice are rolled, unless a card wards the attack, or its target is gone: points stay spent, no success."""

    kind: Literal["roll_attack"] = "roll_attack"

    def run(self, table: Table) -> None:
        there = table.attack
        if there is None:
            return
        if has_lost_its_target(table, there):
            table.give_all_back()
            table.tell(events.AttackMissed(there.target))
            table.push(EndAttack(hit_owners=()))
            return
        if is_warded(table, "attack"):
            table.tell(events.AttackWarded(there.target))
            table.push(EndAttack(hit_owners=()))
            return
        number = number_of_attack(table, there.target, there.owners)
        dice = max(0, there.dice + dice_changes(table, ()))
        rolled = table.roll(dice)
        table.attack = replace(there, number=number, rolled=rolled)
        table.tell(events.DiceRolled(table.mo, rolled, number))
        table.lift_dice(table.mo, pips_of_plays(table))
        table.push(AfterRoll(table.mo, table.next_question()), JudgeAttack())


def has_lost_its_target(position: Position, there: Attack) -> bool:
    """Whether the controlled card that was named is gone; what lies face down in its place was not (OWN-38)."""
    return bool(there.owners) and not spot(position, there.target).is_up


@dataclass(frozen=True, slots=True)
class JudgeAttack(Running[Table]):
    """Each die at the number counts: one is enough for a card without red, else one red falls a die."""

    kind: Literal["judge_attack"] = "judge_attack"

    def run(self, table: Table) -> None:
        there = table.attack
        if there is None:
            return
        hits = sum(1 for die in there.rolled if die >= there.number)
        if not hits:
            table.tell(events.AttackMissed(there.target))
            table.push(EndAttack(hit_owners=()))
            return
        table.monster = replace(table.monster, has_hit=True)
        if there.target not in ROW_OF:
            table.destroy_space(int(there.target) - 1)
            table.push(EndAttack(hit_owners=()))
        elif not spot(table, there.target).is_up:
            card = spot(table, there.target).card
            table.tell(events.CardDestroyed(there.target, card, is_vacant=False))
            table.replace_card(there.target, "destroyed")
            table.push(EndAttack(hit_owners=()))
        else:
            table.attack = replace(there, hits=hits)
            table.push(RemoveRed(), PowerAfterHit(), EndAttack(there.owners))


@dataclass(frozen=True, slots=True)
class RemoveRed(Running[Table]):
    """One red Willpower after another falls; whose, is the monster's choice if there is one (Successful Attacks)."""

    kind: Literal["remove_red"] = "remove_red"

    def run(self, table: Table) -> None:
        there = table.attack
        if there is None or not there.hits:
            return
        owners = spot(table, there.target).controllers
        if len(owners) == 1:
            table.attack = replace(there, hits=0)
            count = table.lose(owners[0], there.target, "red", there.hits, "attack")
            table.tell(events.RedRemoved(owners[0], there.target, count))
        elif owners:
            table.push(ChooseVictims(table.mo, table.next_question(), there.target))


@dataclass(frozen=True, slots=True)
class ChooseVictims(AskingOne[State, Table]):
    """Whose red falls next."""

    target: str
    kind: Literal["choose_victims"] = "choose_victims"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        owners = spot(state, self.target).controllers
        return tuple(Option(f"victim:{owner}", choices.ChooseVictims(owner)) for owner in owners)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.ChooseVictims(owner) if table.attack is not None:
                table.attack = replace(table.attack, hits=table.attack.hits - 1)
                table.lose(owner, self.target, "red", 1, "attack")
                table.tell(events.RedRemoved(owner, self.target, 1))
                table.push(RemoveRed())


@dataclass(frozen=True, slots=True)
class PowerAfterHit(Running[Table]):
    """A power that bites after an own hit on a controlled card is asked for, while the attack is still at hand."""

    kind: Literal["power_after_hit"] = "power_after_hit"

    def run(self, table: Table) -> None:
        if "after_own_hit" in MONSTERS[table.monster.name].trick.when:
            table.push(UsePower(table.mo, table.next_question(), "after_own_hit"))


@dataclass(frozen=True, slots=True)
class EndAttack(Running[Table]):
    """A card without red is gone: a vacancy, a marker for each owner, its chip for the monster (DP-59, DP-60)."""

    hit_owners: tuple[int, ...]
    kind: Literal["end_attack"] = "end_attack"

    def run(self, table: Table) -> None:
        there = table.attack
        if there is None:
            return
        again = is_allowed(table, "another_attack", table.mo) and not table.monster.has_hit
        table.attack = None
        clear_plays(table)
        if self.hit_owners and not spot(table, there.target).controllers:
            card = spot(table, there.target).card
            chip = table.vacate(there.target)
            for owner in self.hit_owners:
                table.shorten_week(owner)
            ask_to_feed(table, chip, card)
        if table.end_if_nobody_is_left():
            return
        if again:
            table.push(Strike(table.mo, table.next_question(), there.window, there.actors))
