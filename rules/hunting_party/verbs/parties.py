"""The verbs of parties: joining, leaving, stealing, wearing, and what holds for a while."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypedDict, Unpack

from rules.core.changing import changed
from rules.hunting_party import events
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import Gain, MoveItem, Until
from rules.hunting_party.reckoning import find, in_force, ordinary_members, shares_in_party, shares_on, worn
from rules.hunting_party.state import MARKET, Lasting, Member, next_turn_of
from rules.hunting_party.verbs.belongings import BelongingVerbs


class MemberChange(TypedDict, total=False):
    """The fields of a hunter in a party that can change."""

    agreed: int
    change: int
    items: tuple[str, ...]
    is_tired: bool
    has_hunted: bool
    marks: tuple[str, ...]


class PartyVerbs(BelongingVerbs):
    """Who is in a party, what they wear, what holds for them."""

    __slots__ = ()

    # --- shares ---

    def shares(self) -> Mapping[tuple[int, str], int]:
        """The shares on every member, by seat and hunter."""
        return {
            (number, member.hunter): shares
            for number, seat in enumerate(self.seats)
            for member, shares in zip(seat.members, shares_in_party(self, number), strict=True)
        }

    @contextmanager
    def telling_shares(self) -> Iterator[None]:
        """Whatever is done meanwhile: each number of shares that changes by it is told (Easy Come Easy Go)."""
        before = self.shares()
        yield
        for (seat, hunter), after in self.shares().items():
            was = before.get((seat, hunter), 0)
            if was != after:
                self.tell(events.SharesChanged(seat, hunter, was, after))

    # --- hunters ---

    def member(self, seat: int, hunter: str) -> Member:
        """The hunter in the seat's party. Raises ValueError if he is not there."""
        member = find(self, seat, hunter)
        if member is None:
            raise ValueError(f"{hunter} is not in the party of seat {seat}")
        return member

    def change_member(self, seat: int, hunter: str, **change: Unpack[MemberChange]) -> None:
        """These fields of the hunter are as given."""
        place, after = self.seats[seat], changed(self.member(seat, hunter), change)
        if place.hero is not None and place.hero.hunter == hunter:
            self.change_seat(seat, hero=after)
            return
        members = tuple(after if member.hunter == hunter else member for member in place.members)
        self.change_seat(seat, members=members)

    def join(self, seat: int, hunter: str, agreed: int) -> None:
        """The hunter stands at the right end of the party."""
        with self.telling_shares():
            member = Member(hunter, agreed, joined=self.turn.number)
            self.change_seat(seat, members=(*self.seats[seat].members, member))

    def take_out(self, seat: int, hunter: str) -> Member:
        """The hunter, who is in the party no longer."""
        member = self.member(seat, hunter)
        self.change_seat(seat, members=tuple(m for m in self.seats[seat].members if m.hunter != hunter))
        return member

    def go_home(self, seat: int, hunter: str) -> None:
        """The hunter lies face down under his stack, what he wore under the Market (HP-42)."""
        member = self.take_out(seat, hunter)
        self.lay_under(HUNTERS[hunter].location, (hunter,))
        self.lay_under(MARKET, member.items)
        self.lasting = [lasting for lasting in self.lasting if lasting.subject != hunter]

    def kill(self, seat: int, hunter: str) -> None:
        """The hunter is dead; what he wears may be saved by its own text."""
        with self.telling_shares():
            self.tell(events.Killed(seat, hunter))
            self._save_items(seat, hunter)
            self.go_home(seat, hunter)

    def _save_items(self, seat: int, hunter: str) -> None:
        """Gear that says so sends all else under the hunter to his owner's hand (MoveItem, when killed)."""
        member = self.member(seat, hunter)
        savers = [item.name for item in worn(member) if any(_saves(effect) for effect in item.worn)]
        if savers:
            saved = tuple(item for item in member.items if item not in savers)
            self.change_member(seat, hunter, items=tuple(savers))
            for item in saved:
                self.tell(events.ItemMoved(seat, item, hunter, ""))
            self.take_in(seat, saved)

    def disband(self, seat: int, hunter: str, silver: int) -> None:
        """The member was paid so much and is gone (Disbanding)."""
        with self.telling_shares():
            self.change_seat(seat, silver=self.seats[seat].silver - silver)
            self.tell(events.Disbanded(seat, hunter, silver))
            self.go_home(seat, hunter)

    def party_disband(self, seat: int, *, is_forced: bool) -> None:
        """All money, all items in hand and on the hero, and every ordinary member are gone (HP-21)."""
        place = self.seats[seat]
        self.tell(events.PartyDisbanded(seat, place.silver, len(place.hand), is_forced))
        self.change_seat(seat, silver=0)
        hand = place.hand
        self.give_up_unseen(seat, hand)
        self.lay_under(MARKET, hand)
        if place.hero is not None and place.hero.items:
            self.lay_under(MARKET, place.hero.items)
            self.change_member(seat, place.hero.hunter, items=())
        for member in ordinary_members(place):
            self.go_home(seat, member.hunter)

    def steal(self, thief: int, seat: int, hunter: str) -> None:
        """The hunter is in the thief's party with all that belongs to him (Stealing Hunters; HP-32)."""
        with self.telling_shares():
            self.tell(events.Stolen(thief, seat, hunter))
            self._move_over(seat, thief, hunter)

    def swap_hunters(self, seat: int, hunter: str, other: int, rival: str) -> None:
        """The two are in each other's parties with all that belongs to them."""
        with self.telling_shares():
            self.tell(events.HuntersSwapped(seat, hunter, other, rival))
            self._move_over(seat, other, hunter)
            self._move_over(other, seat, rival)

    def _move_over(self, seat: int, to: int, hunter: str) -> None:
        member = self.take_out(seat, hunter)
        self.change_seat(to, members=(*self.seats[to].members, replace(member, joined=self.turn.number)))

    def change_shares(self, seat: int, hunter: str, shares: int) -> None:
        """A lasting one-off change of the shares on a member; no more come off than lie there (HP-18)."""
        member = self.member(seat, hunter)
        change = max(shares, -shares_on(self, seat, member))
        with self.telling_shares():
            self.change_member(seat, hunter, change=member.change + change)

    def mark(self, seat: int, hunter: str, which: str) -> None:
        """The ability, once a round, is used until the owner's turn begins."""
        self.change_member(seat, hunter, marks=(*self.member(seat, hunter).marks, which))

    def tire(self, seat: int, hunter: str) -> None:
        """The hunter is fatigued."""
        self.change_member(seat, hunter, is_tired=True)

    def ready(self, seat: int, hunter: str) -> None:
        """The hunter is fatigued no longer, also by what would have kept him so for a while."""
        self.change_member(seat, hunter, is_tired=False, has_hunted=False)
        self.lasting = [lasting for lasting in self.lasting if (lasting.word, lasting.subject) != ("tired", hunter)]

    # --- items ---

    def wear(self, seat: int, hunter: str, item: str) -> None:
        """The item, which lay elsewhere, lies under the hunter; who earns by receiving equipment has earned."""
        with self.telling_shares():
            self.change_member(seat, hunter, items=(*self.member(seat, hunter).items, item))
        if not ITEMS[item].is_potion:
            member = self.member(seat, hunter)
            for effect in in_force(self, seat, member):
                if isinstance(effect, Gain) and effect.when == "receives_equipment":
                    self.gain(seat, effect.silver)

    def equip(self, seat: int, hunter: str, item: str) -> None:
        """The item went from the hand to the hunter (Equipment)."""
        self.tell(events.Equipped(seat, hunter, item))
        self.give_up(seat, (item,))
        self.wear(seat, hunter, item)

    def take_item(self, seat: int, hunter: str, item: str) -> None:
        """The item lies under the hunter no longer."""
        with self.telling_shares():
            items = tuple(other for other in self.member(seat, hunter).items if other != item)
            self.change_member(seat, hunter, items=items)

    def destroy(self, seat: int, hunter: str, items: Sequence[str]) -> None:
        """The items lie under the Market."""
        for item in items:
            self.tell(events.ItemDestroyed(seat, hunter, item))
            self.take_item(seat, hunter, item)
        self.lay_under(MARKET, items)

    def move_item(self, seat: int, item: str, origin: str, hunter: str) -> None:
        """The item lies under another hunter of the seat, or (`hunter` empty) is in its hand."""
        self.tell(events.ItemMoved(seat, item, origin, hunter))
        self.take_item(seat, origin, item)
        if hunter:
            self.wear(seat, hunter, item)
        else:
            self.take_in(seat, (item,))

    # --- what holds for a while ---

    def last(self, lasting: Lasting) -> None:
        """It holds from now on, until its end."""
        with self.telling_shares():
            self.lasting.append(lasting)

    def end_of(self, until: Until, seat: int, owner: int) -> int:
        """The number of the first turn at whose start a thing of this seat, on a hunter of the owner, is gone."""
        match until:
            case "fight" | "turn":
                return self.turn.number + 1
            case "my_next_turn":
                return next_turn_of(self, seat)
            case "my_next_turn_end":
                return next_turn_of(self, seat) + 1
            case "owners_next_turn_end":
                return next_turn_of(self, owner) + 1
            case "next_hunt":
                return self.turn.number + len(self.seats) * self.rounds

    def expire(self) -> None:
        """What ends with the turn that begins is gone."""
        if not self.lasting:
            return
        with self.telling_shares():
            self.lasting = [lasting for lasting in self.lasting if lasting.before > self.turn.number]

    def wake(self, seat: int) -> None:
        """The seat's hunters are ready, but for those that stay tired; their marks are gone (HP-30)."""
        place = self.seats[seat]
        for member in place.party:
            stays = any(lasting.word == "tired" and lasting.subject == member.hunter for lasting in self.lasting)
            if member.is_tired or member.marks or member.has_hunted:
                self.change_member(seat, member.hunter, is_tired=stays, has_hunted=False, marks=())


def _saves(effect: object) -> bool:
    return isinstance(effect, MoveItem) and effect.when == "killed"
