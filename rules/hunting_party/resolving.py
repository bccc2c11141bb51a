"""What each effect of the vocabulary does at the table: one small function an effect."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from rules.hunting_party import events, handling
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.cards import effects as words
from rules.hunting_party.cards.effects import AGENT, AIMED, HAND, SELF, USER
from rules.hunting_party.choices import hunter_key, hunter_of, item_of
from rules.hunting_party.kingdom import TYPE_OF
from rules.hunting_party.plays import ability_of, member_aimed_at, player_of
from rules.hunting_party.reckoning import find, half_price, skills_of, skills_to_lend
from rules.hunting_party.state import Deed, Lasting
from rules.hunting_party.verbs import Table


@dataclass(frozen=True, slots=True)
class Work:
    """An effect at work: the table, the deed, and its picks by the names of its choices."""

    table: Table
    deed: Deed
    picks: dict[str, str]

    @staticmethod
    def of(table: Table, deed: Deed) -> Work:
        """The deed with its picks by name."""
        names = [choice.name for choice in ability_of(deed.source).choices]
        return Work(table, deed, dict(zip(names, deed.picks, strict=False)))

    @property
    def user(self) -> int:
        """The seat that plays the deed."""
        return self.deed.user

    def hunter(self, name: str) -> tuple[int, str]:
        """The hunter that a name means, with his seat: a choice's, SELF, or AIMED of what is answered."""
        if name == SELF:
            return self.user, player_of(self.user, self.deed.source).hunter
        if name == AIMED and self.deed.answering is not None:
            return self.user, member_aimed_at(self.table, self.user, self.deed.answering)
        return hunter_of(self.picks[name])

    def seat(self, name: str) -> int:
        """The player that a name means: a choice's, or USER of what is answered."""
        if name == USER and self.deed.answering is not None:
            return self.deed.answering.user
        return int(self.picks[name])

    def stack(self, name: str) -> str:
        """The stack that a name means: MARKET, a location, or a choice's."""
        return self.picks.get(name, name)

    def skill(self, name: str) -> str:
        """The skill that a name means: itself, or a choice's."""
        return self.picks.get(name, name)


def has_gone(table: Table, deed: Deed) -> bool:
    """Whether something that the deed names is no longer where it was."""
    return any(_is_gone(table, pick) for pick in deed.picks if "." in pick)


def _is_gone(table: Table, pick: str) -> bool:
    seat, hunter, *items = pick.split(".")
    member = find(table, int(seat), hunter)
    return member is None or any(item not in member.items for item in items)


def redirected(table: Table, deed: Deed, effect: words.Redirect, answering: Deed) -> Deed:
    """What was answered, aimed at the hunter that the response names."""
    seat, hunter = Work.of(table, deed).hunter(effect.to)
    table.tell(events.Redirected(seat, hunter))
    return replace(answering, picks=(*answering.picks[:-1], hunter_key(seat, hunter)))


@singledispatch
def carry_out(effect: words.Effect, work: Work) -> None:
    """The effect has happened. Those without a function of their own are in force or answer, and do nothing here."""


# --- money ---


@carry_out.register
def _(effect: words.Gain, work: Work) -> None:
    work.table.gain(work.user, effect.silver)


@carry_out.register
def _(effect: words.Pay, work: Work) -> None:
    work.table.hand_over(work.user, work.seat(effect.to), effect.silver)


@carry_out.register
def _(effect: words.Take, work: Work) -> None:
    work.table.hand_over(work.seat(effect.source), work.user, effect.silver)


@carry_out.register
def _(effect: words.Bounty, work: Work) -> None:
    if effect.until:
        lasting = Lasting("bounty", work.user, 0, what=effect.region, amount=effect.gold)
        _last(work, lasting, effect.until)
        work.table.tell(events.BountyRaised(work.user, effect.gold, effect.region, effect.until))


# --- shares, leaving, changing sides ---


@carry_out.register
def _(effect: words.ChangeShares, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    work.table.change_shares(seat, hunter, effect.shares)


@carry_out.register
def _(effect: words.Leave, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    table = work.table
    match effect.how:
        case "killed":
            table.kill(seat, hunter)
        case "free":
            table.disband(seat, hunter, 0)
        case "half":
            table.disband(seat, hunter, half_price(table, seat, hunter))


@carry_out.register
def _(effect: words.Steal, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    work.table.steal(work.user, seat, hunter)


@carry_out.register
def _(effect: words.SwapHunters, work: Work) -> None:
    seat, hunter = work.hunter(effect.member)
    other, rival = work.hunter(effect.rival)
    work.table.swap_hunters(seat, hunter, other, rival)


@carry_out.register
def _(effect: words.Recruit, work: Work) -> None:
    table, location = work.table, work.stack(effect.location)
    for hunter in table.take_off(location, 1):
        table.tell(events.HunterRecruited(work.user, hunter, effect.agreed))
        table.join(work.user, hunter, effect.agreed)


# --- skills, for a while ---


@carry_out.register
def _(effect: words.GrantSkill, work: Work) -> None:
    if effect.until:
        _grant(work, effect.target, work.skill(effect.skill), effect.until)


@carry_out.register
def _(effect: words.CopySkill, work: Work) -> None:
    seat, hunter = work.hunter(effect.source)
    source = work.table.member(seat, hunter)
    for skill in dict.fromkeys(skills_of(work.table, source)):
        if TYPE_OF[skill] in effect.types:
            _grant(work, effect.target, skill, effect.until)


def _grant(work: Work, target: str, skill: str, until: words.Until) -> None:
    seat, hunter = work.hunter(target)
    _last(work, Lasting("skill", work.user, 0, hunter, skill), until, seat)
    work.table.tell(events.SkillGained(seat, hunter, skill, until))


@carry_out.register
def _(effect: words.Loan, work: Work) -> None:
    seat, hunter = work.hunter(SELF)
    skills = skills_to_lend(work.table, work.table.member(seat, hunter))
    work.table.lend(seat, hunter, (work.skill(effect.skill),) if effect.skill else skills)


# --- what holds for a while ---


@carry_out.register
def _(effect: words.Guard, work: Work) -> None:
    if effect.until:
        seat, hunter = work.hunter(effect.target)
        _last(work, Lasting("guard", work.user, 0, hunter, effect.against), effect.until, seat)
        work.table.tell(events.Guarded(seat, hunter, effect.against, effect.until))


@carry_out.register
def _(effect: words.MakeChampion, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    work.table.tell(events.ChampionMade(seat, hunter, effect.until))
    _last(work, Lasting("champion", work.user, 0, hunter), effect.until, seat)


@carry_out.register
def _(effect: words.Tire, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    work.table.tire(seat, hunter)
    _last(work, Lasting("tired", work.user, 0, hunter), effect.until, seat)
    work.table.tell(events.HunterTired(seat, hunter, effect.until))


@carry_out.register
def _(effect: words.Ready, work: Work) -> None:
    seat, hunter = work.hunter(effect.target)
    table = work.table
    table.ready(seat, hunter)
    if effect.marks:
        table.change_member(seat, hunter, marks=())
    _last(work, Lasting("readied", work.user, 0, hunter), "turn", seat)
    table.tell(events.HunterReadied(seat, hunter, effect.marks))


@carry_out.register
def _(effect: words.Act, work: Work) -> None:
    table = work.table
    if effect.what == "purchase":
        table.turn = replace(table.turn, purchases=effect.actions)
    else:
        _last(work, Lasting("action", work.user, 0, amount=effect.actions), "my_next_turn_end")
    table.tell(events.ActionsGranted(work.user, effect.what, effect.actions))


def _last(work: Work, lasting: Lasting, until: words.Until, owner: int | None = None) -> None:
    before = work.table.end_of(until, work.user, work.user if owner is None else owner)
    work.table.last(replace(lasting, before=before, until=until))


# --- stacks and hands ---


@carry_out.register
def _(effect: words.Peek, work: Work) -> None:
    name = work.stack(effect.stack)
    work.table.look_at(work.user, name, work.table.stack(name)[: effect.cards])


@carry_out.register
def _(effect: words.Arrange, work: Work) -> None:
    handling.ask_to_arrange(work.table, work.user, work.stack(effect.stack), effect.cards)


@carry_out.register
def _(effect: words.Bury, work: Work) -> None:
    if effect.stack == AGENT:
        work.table.bury_agent()
    else:
        work.table.bury(work.stack(effect.stack))


@carry_out.register
def _(effect: words.Draw, work: Work) -> None:
    table, user = work.table, work.user
    if effect.of_the_last:
        handling.ask_which_to_keep(table, user, effect.of_the_last)
        return
    table.tell(events.CardsDrawn(user, len(table.draw_items(user, effect.cards))))


@carry_out.register
def _(effect: words.DrawByLuck, work: Work) -> None:
    seat = work.seat(effect.source)
    if work.table.seats[seat].hand:
        work.table.draw_by_luck(seat, work.user)


@carry_out.register
def _(effect: words.Drop, work: Work) -> None:
    handling.ask_to_throw(work.table, work.seat(effect.who), effect.cards)


# --- what hunters wear ---


@carry_out.register
def _(effect: words.Destroy, work: Work) -> None:
    work.table.destroy(*_destroyed(effect, work))


def _destroyed(effect: words.Destroy, work: Work) -> tuple[int, str, tuple[str, ...]]:
    """The seat and the hunter whose items the effect destroys, and which."""
    if not effect.is_all:
        seat, hunter, item = item_of(work.picks[effect.target])
        return seat, hunter, (item,)
    seat, hunter = work.hunter(effect.target)
    worn = work.table.member(seat, hunter).items
    return seat, hunter, tuple(item for item in worn if not (effect.is_gear and ITEMS[item].is_potion))


@carry_out.register
def _(effect: words.MoveItem, work: Work) -> None:
    if effect.item == AIMED:
        _save_aimed_items(work)
        return
    seat, origin, item = item_of(work.picks[effect.item])
    work.table.move_item(seat, item, origin, "" if effect.to == HAND else work.hunter(effect.to)[1])


def _save_aimed_items(work: Work) -> None:
    """What an answered destruction is aimed at goes to the hand of its owner, who answers."""
    answering, table = work.deed.answering, work.table
    if answering is None:
        return
    for effect in ability_of(answering.source).effects:
        if isinstance(effect, words.Destroy):
            seat, hunter, items = _destroyed(effect, Work.of(table, answering))
            for item in items:
                table.move_item(seat, item, hunter, "")


@carry_out.register
def _(effect: words.SwapItems, work: Work) -> None:
    table = work.table
    seat, one, first = item_of(work.picks[effect.first])
    _, other, second = item_of(work.picks[effect.second])
    table.take_item(seat, one, first)
    table.take_item(seat, other, second)
    for item, origin, hunter in ((first, one, other), (second, other, one)):
        table.tell(events.ItemMoved(seat, item, origin, hunter))
        table.wear(seat, hunter, item)
