"""The verbs of the monster and of the end: Calling points, hands, destroyed cards, deaths, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.questions import Outcome
from rules.deadly_prey import bag, events
from rules.deadly_prey.callings import payment, without
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import CALLINGS, SPOTS, Calling
from rules.deadly_prey.scoring import scores_of, winners_of
from rules.deadly_prey.state import SIDES, Played, hunter_seats, in_week, is_in_week
from rules.deadly_prey.verbs.cards import CardVerbs
from rules.deadly_prey.verbs.willpower import WHITE

DEFEATED = "defeated"
ESCAPED = "escaped"
NO_HUNTERS = "no_hunters"
CONCEDED = "conceded"
OF_AN_ATTEMPT = ("choose_card", "choose_method", "agree", "window", "close_window", "commit")
"""The steps of an attempt that are still to come when a card played at any time takes its City Card away."""
OUTCOMES = (DEFEATED, ESCAPED, NO_HUNTERS, CONCEDED)


class MonsterVerbs(CardVerbs):
    """Calling points, attacks, confrontations, the end."""

    __slots__ = ()

    def replace_card(self, name: str, reason: str, *, keeps_white: bool = False, is_discarded: bool = True) -> None:
        """As the verb of City Cards; an attempt at this card is over, and what was played in it comes back (DP-72)."""
        super().replace_card(name, reason, keeps_white=keeps_white, is_discarded=is_discarded)
        if self.attempt is None or self.attempt.spot != name:
            return
        self.attempt = None
        self.agenda = [step for step in self.agenda if step.kind not in OF_AN_ATTEMPT]
        self.give_all_back()

    # --- Calling points ---

    def chips_on(self, calling: str) -> tuple[int, ...]:
        """The monster's chips on a Calling."""
        return self.monster.callings[_number(calling)]

    def set_chips(self, calling: str, chips: tuple[int, ...]) -> None:
        """These chips lie on the Calling."""
        piles = list(self.monster.callings)
        piles[_number(calling)] = chips
        self.monster = replace(self.monster, callings=tuple(piles))

    def pay_points(self, points: Mapping[str, int]) -> None:
        """So many points of these Callings are paid, in whole chips with change, for all to see (DP-62)."""
        told: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
        for calling, count in points.items():
            paid = payment(self.chips_on(calling), count)
            self.bag = bag.put_in(self.bag, paid)
            self.set_chips(calling, without(self.chips_on(calling), paid))
            self._give_up_drawn()
            back = self._add_chips(calling, sum(paid) - count)
            told.append((calling, paid, back))
        self.tell(events.PointsPaid(tuple(told)))

    def _give_up_drawn(self) -> None:
        """What was paid beyond the chips that all knew of, everybody saw come back: it was drawn at dusk (OWN-41)."""
        held = bag.put_in((0, 0, 0, 0), (chip for chips in self.monster.callings for chip in chips))
        self.monster = replace(self.monster, drawn=bag.common(self.monster.drawn, held))

    def _add_chips(self, calling: str, points: int) -> tuple[int, ...]:
        """Chips of so many points came to the Calling, the largest of the lid as hunters see it (OWN-48); which."""
        chips = bag.change(bag.as_hunters_see(self), points)
        self.bag = bag.take_out(self.bag, chips)
        self.set_chips(calling, (*self.chips_on(calling), *chips))
        return chips

    def gain_points(self, calling: str, count: int) -> None:
        """The Calling has so many points more, in the largest chips that the bag has."""
        self._add_chips(calling, count)
        self.tell(events.CallingGained(calling, count))

    def lose_points(self, calling: str, count: int) -> None:
        """The Calling has so many points fewer, as far as there are any; nothing is shown but that a card struck it."""
        there = sum(self.chips_on(calling))
        amount = min(count, there)
        self.tell(events.CallingLost(calling, count))
        if amount:
            self.pay_points({calling: amount})

    def feed(self, calling: str, chip: int, card: str = "") -> None:
        """A chip lies whole on the Calling (Feeding); everybody has seen that of a destroyed card (DP-60)."""
        self.set_chips(calling, (*self.chips_on(calling), chip))
        self.tell(events.ChipFed(calling, card, chip if card else None))

    # --- the monster's hand ---

    def draw_influence(self, count: int) -> None:
        """The monster has drawn, and everybody hears how many."""
        drawn = self.off_the_influence(count)
        if drawn:
            self.tell(events.InfluenceDrawn(len(drawn)))
            self.take_in_influence(drawn)

    def take_in_influence(self, cards: Sequence[str]) -> None:
        """The Influence Cards are in the monster's hand."""
        self.monster = replace(self.monster, hand=(*self.monster.hand, *cards))
        self.tell_seat(self.mo, events.CardsCame(tuple(cards)))

    def off_the_influence(self, count: int) -> list[str]:
        """Influence Cards, as many as there are, from a deck made anew when it is empty."""
        drawn: list[str] = []
        for _ in range(count):
            self.renew(self.influence, self.influence_discards)  # one stored empty by an older release
            if self.influence:
                drawn.append(self.influence.pop(0))
                self.renew(self.influence, self.influence_discards)
        return drawn

    def take_influence(self, card: str) -> None:
        """One copy of the card is in the monster's hand no longer."""
        hand, locked = list(self.monster.hand), list(self.monster.locked)
        hand.remove(card)
        if locked.count(card) > hand.count(card):
            locked.remove(card)
        self.monster = replace(self.monster, hand=tuple(hand), locked=tuple(locked))

    def give_back(self, play: Played) -> None:
        """A play that does nothing: its card is back in hand, locked until the next half-day (DP-72)."""
        self.tell(events.PlayVoided(play.seat, play.card))
        if play.sort == "influence":
            hand = (*self.monster.hand, play.card)
            self.monster = replace(self.monster, hand=hand, locked=(*self.monster.locked, play.card))
        elif play.sort == "arsenal" and is_in_week(self, play.seat):
            hunter = self.hunter(play.seat)
            self.change_hunter(play.seat, hand=(*hunter.hand, play.card), locked=(*hunter.locked, play.card))
        elif play.sort == "arsenal":
            self.to_arsenal_discards(play.card)

    def give_all_back(self) -> None:
        """What was played in the window has come to nothing, since what it was about is gone (DP-72)."""
        for play in self.plays:
            if not play.is_void:
                self.give_back(play)
        self.plays.clear()

    def discard_play(self, play: Played) -> None:
        """The card of a play lies on its discards."""
        if play.sort == "arsenal":
            self.to_arsenal_discards(play.card)
        elif play.sort == "influence":
            self.influence_discards.append(play.card)
            self.renew(self.influence, self.influence_discards)

    # --- rolls that can still be changed ---

    def reroll(self, seat: int, count: int | None, *, lift: int = 0) -> None:
        """So many dice that missed, the lowest first, were rolled again; None: all. `lift`: each shows so much more."""
        rolled, number = self.roll_of(seat)
        misses = sorted((at for at, die in enumerate(rolled) if die < number), key=lambda at: rolled[at])
        again = set(misses if count is None else misses[:count])
        anew = (_lifted(self.roll(1)[0], lift) if at in again else die for at, die in enumerate(rolled))
        self._set_roll(seat, tuple(anew))

    def lift_dice(self, seat: int, count: int) -> None:
        """Every die of the roll shows so much more, 10 at most; before there is a roll nothing does."""
        rolled, _ = self.roll_of(seat)
        if rolled and count:
            self._set_roll(seat, tuple(_lifted(die, count) for die in rolled))

    def roll_of(self, seat: int) -> tuple[tuple[int, ...], int]:
        """The roll that the seat can still change, and the number to reach."""
        if seat == self.mo and self.attack is not None:
            return self.attack.rolled, self.attack.number
        return (self.attempt.rolled, self.attempt.rating) if self.attempt is not None else ((), 0)

    def _set_roll(self, seat: int, rolled: tuple[int, ...]) -> None:
        if seat == self.mo and self.attack is not None:
            self.attack = replace(self.attack, rolled=rolled)
        elif self.attempt is not None:
            self.attempt = replace(self.attempt, rolled=rolled)
        self.tell(events.DiceChanged(seat, rolled))

    def turn_attack_to(self, name: str) -> None:
        """The attack strikes this face-down card instead."""
        if self.attack is not None:
            self.attack = replace(self.attack, target=name, owners=())

    # --- destroyed cards, the shortened week ---

    def vacate(self, name: str) -> int:
        """The spot is vacant, all Willpower on it lost; the chip that lay there, which is nobody's yet (DP-59)."""
        there = self.spot(name)
        self.clear_willpower(name, reason="destroyed")
        self.city_discards.append(there.card)
        self.tell(events.CardDestroyed(name, there.card, is_vacant=True))
        self.change_spot(name, card="", chip=0, is_up=False, is_seen=False, known=())
        return there.chip

    def destroy_space(self, space: int) -> None:
        """The tracker's card is discarded and not replaced."""
        card = self.tracker[space].card
        self.city_discards.append(card)
        self.tracker[space] = replace(self.tracker[space], card="", is_up=False)
        self.tell(events.CardDestroyed(str(space + 1), card, is_vacant=False))

    def shorten_week(self, seat: int) -> None:
        """One of the hunter's discarded Willpower lies on the tracker: his week ends a half-day sooner (DP-59)."""
        self._discard_one(seat)
        hunter = self.hunter(seat)
        was_in = is_in_week(self, seat)
        self.change_hunter(seat, markers=hunter.markers + 1, supply=hunter.supply - 1)
        self.tell(events.MarkerPlaced(seat, self.hunter(seat).last_half))
        if was_in and not is_in_week(self, seat):
            self.tell(events.WentOut(seat))

    def _discard_one(self, seat: int) -> None:
        """The hunter has a Willpower in supply: if there was none, one of the reserve, else a white one (OWN-39)."""
        if self.hunter(seat).supply or self.spend(seat, 1, "destroyed"):
            return
        for name in SPOTS:
            if self.lose(seat, name, WHITE, 1, "destroyed"):
                return

    def kill(self, seat: int) -> None:
        """The hunter is dead; his Willpower leaves the game, his cards and trophies are discarded, open (DP-67)."""
        hunter = self.hunter(seat)
        self.tell(events.HunterDied(seat, hunter.hand))
        self.discard_hardships([burden.card for burden in hunter.burdens])
        for trophy in hunter.trophies:
            self.city_discards.append(trophy.card)
        self.bag = bag.put_in(self.bag, [trophy.chip for trophy in hunter.trophies])
        gone = hunter.reserve + hunter.supply + self._take_off_the_pyramid(seat)
        self.change_hunter(
            seat, is_dead=True, hand=(), locked=(), burdens=(), trophies=(), reserve=0, supply=0, gone=gone
        )
        self.to_arsenal_discards(*hunter.hand)

    def _take_off_the_pyramid(self, seat: int) -> int:
        count = 0
        for name in SPOTS:
            there = self.spot(name)
            count += there.white[seat] + there.red[seat]
            self.change_spot(name, white=_without(there.white, seat), red=_without(there.red, seat))
        return count

    # --- the end ---

    def end(self, label: str, winners: tuple[int, ...]) -> None:
        """The table has ended; scores are told."""
        self.tell(events.Scored(scores_of(self, self.fighters if label == DEFEATED else ())))
        outcome = Outcome(label, winners)
        self.tell(events.Ended(outcome))
        self.finish(outcome)

    def end_by_defeat(self) -> None:
        """The monster is defeated: the best living score wins (Victory Conditions)."""
        self.end(DEFEATED, winners_of(self, self.fighters))

    def end_if_nobody_is_left(self) -> bool:
        """The monster has won at once when no living hunter is left in the week (DP-69)."""
        if self.outcome is None and not in_week(self):
            self.end(NO_HUNTERS, (self.mo,))
        return self.outcome is not None

    def hunters_by_standing(self) -> tuple[int, ...]:
        """All hunters, those of the standing first, in its order."""
        rest = tuple(seat for seat in hunter_seats(self) if seat not in self.standing)
        return (*self.standing, *rest)

    def suit_of(self, name: str) -> str:
        """The suit of the card on a spot."""
        return CITY[self.spot(name).card].suit


def _lifted(die: int, count: int) -> int:
    """What a die shows that is lifted by so much."""
    return min(SIDES, die + count)


def _number(calling: str) -> int:
    return [*CALLINGS].index(_as_calling(calling))


def _as_calling(name: str) -> Calling:
    """The Calling of this name. Raises ValueError if it is none."""
    for calling in CALLINGS:
        if calling == name:
            return calling
    raise ValueError(f"{name} is no Calling")


def _without(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(0 if number == seat else count for number, count in enumerate(counts))
