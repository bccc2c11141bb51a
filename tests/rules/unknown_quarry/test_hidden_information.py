"""Hidden information: who is told what, what looks alike, and what a time-out answers."""

from dataclasses import replace
from random import Random

import pytest

import rules
from rules import PUBLIC, Setup
from rules.core.agenda import settle
from rules.core.luck import Luck
from rules.unknown_quarry import events, setup
from tests.kit.quarry import deal, scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.records import record
from tests.kit.secrecy.observation import refusals, see
from tests.kit.secrecy.quarry.exchange import exchanged
from tests.kit.secrecy.quarry.sent import Sent

ANA, BO, CY, DEE = range(4)
BO_IS_THE_MONSTER = {"bo": "naga", "dee": "steel dagger, rod of luna"}


def test_q139_the_deal_tells_nothing_of_who_holds_the_monstrous_pile():
    deals = [dealt(*order) for order in ((3, 2, 1), (0, 2, 1), (3, 0, 1), (3, 2, 0))]
    monsters = {monster for monster, _ in deals}
    assert len(monsters) > 1
    told = [facts for _, facts in deals]
    for facts in told:
        assert [event.audience for event in facts] == [event.audience for event in told[0]]
        assert [event.fact for event in facts if event.audience == PUBLIC] == [
            event.fact for event in told[0] if event.audience == PUBLIC
        ]
        private = [event for event in facts if event.audience != PUBLIC]
        assert [event.audience for event in private] == [ANA, BO, CY, DEE]
        assert all(isinstance(event.fact, events.HandDealt) and len(event.fact.cards) == 2 for event in private)


def dealt(*order):
    """A deal in which all is drawn alike but the order of the four piles: who is the monster, and what was told."""
    table = setup.deal(Setup(4), Luck("00" * 32, rigged=(*(0,) * 47, *order, 0)))
    settle(table)
    monster = next(seat for seat, place in enumerate(table.seats) if place.monster)
    return monster, table.events


def test_q140_target_and_die_are_open_the_chosen_card_is_not():
    brawl, sword = (scenario(ana="clay sword, buckler") for _ in range(2))
    brawl.attack("ana", "bo", "brawl", 5, withdrawn=True)
    sword.attack("ana", "bo", "clay sword", 5, withdrawn=True)
    others = ("bo", "cy", "dee", "public")
    assert record(brawl, *others) == record(sword, *others)
    for game in (brawl, sword):
        for name in ("bo", "cy", "dee"):
            assert game[name].heard == (events.Rolled(ANA, BO, 5), events.Withdrew(ANA, BO, 5))


def test_q141_of_an_applied_card_the_target_alone_learns_the_name():
    game = applied("clay sword", 3, ana="buckler")
    assert game.bo.told == (events.CardApplied(ANA, "clay_sword", 3, affects=True),)
    assert game.bo.view.own.card_in_play.card == "clay_sword"
    for name in ("cy", "dee"):
        assert game[name].heard == (events.Rolled(ANA, BO, 3), events.Applied(ANA, BO, 3))
        assert "clay_sword" not in repr(game[name].view)
    assert "clay_sword" not in repr(game.public)


def test_q142_a_forced_withdrawal_looks_like_a_free_one():
    crippled, free = scenario(active="bo", bo="w3"), scenario(active="bo", bo="w0")
    for game in (crippled, free):
        game.bo.uses("brawl", on="ana", rolls=5)
        assert game.asked == "bo"
        game.bo.withdraws()
    others = ("ana", "cy", "dee", "public")
    assert record(crippled, *others) == record(free, *others)


@pytest.mark.parametrize("target", [{"bo": "w0"}, {"bo": "w1"}, BO_IS_THE_MONSTER], ids=["w0", "w1", "naga"])
def test_q143_the_attacker_learns_of_the_answer_only_what_passes_over_the_table(target):
    game, hunter = applied("brawl", 5, **target), applied("brawl", 5)
    game.bo.resolves()
    hunter.bo.resolves()
    assert game.ana.heard[-1] == events.Answered(ANA, BO, 0)
    assert record(game, "ana") == record(hunter, "ana")


def test_q143_the_monster_in_its_own_seat_answers_in_the_same_way():
    game = applied("brawl", 5, on="dee")
    game.dee.resolves()
    assert game.ana.heard[-2:] == (events.Applied(ANA, DEE, 5), events.Answered(ANA, DEE, 0))


def card_shown():
    game = applied("spy", 2, bo="dog, greaves", ana="mirror shard")
    game.bo.resolves("dog")
    return game


def reaction_shown():
    game = applied("mirror shard", 2, bo="dog, greaves")
    game.bo.shows_reaction("greaves")
    return game


def gift_handed_back():
    game = applied("grab", 2, bo="dog, greaves", ana="mirror shard")
    game.bo.resolves(draws="dog")
    return game


@pytest.mark.parametrize("passing", [card_shown, reaction_shown, gift_handed_back])
def test_q144_cards_that_went_over_and_came_back_all_look_the_same(passing):
    game, shown = passing(), card_shown()
    assert game.public.waiting == (ANA,)
    for one in (game, shown):
        one.ana.gives_back()
    assert game.told[-2:] == (events.Answered(ANA, BO, 1), events.CameBack(ANA, BO, 1))
    assert record(game, "cy", "dee", "public") == record(shown, "cy", "dee", "public")


def test_q146_cards_that_pass_are_counted_in_the_open():
    game = applied("grab", 3, bo="dog, spike")
    game.bo.resolves("dog")
    assert [seat.hand_size for seat in game.public.seats[:2]] == [2, 2]
    game.ana.keeps()
    assert game.cy.heard[-1] == events.CardKept(ANA, BO)
    assert game.cy.told == ()
    assert [seat.hand_size for seat in game.cy.view.seats[:2]] == [3, 1]

    game = applied("magic", 1, by="dee", bo="dog, spike, buckler")
    game.bo.resolves()
    assert [seat.hand_size for seat in game.public.seats[1:4:2]] == [3, 2]
    game.dee.gives_back()
    assert game.cy.heard[-2:] == (events.Answered(DEE, BO, 3), events.CameBack(DEE, BO, 3))
    assert game.cy.told == ()


@pytest.mark.parametrize(
    ("roll", "harmless", "typed", "reason"),
    [(3, "brawl", "move:hall", "banned_move"), (6, "grab", "interact:0", "banned_interact")],
)
def test_q148_a_ban_of_magic_is_known_to_its_target_and_the_monster_alone(roll, harmless, typed, reason):
    banned, free = applied("magic", roll, by="dee"), applied(harmless, roll, by="dee")
    for game in (banned, free):
        game.bo.resolves()
        game.skip_to("bo")
    assert banned.bo.is_refused(typed).reason == reason
    for game in (banned, free):
        game.bo.searches()
        game.bo.ends_turn()
        game.skip_to("ana")
    others = ("ana", "cy", "public")
    assert record(banned, *others) == record(free, *others)
    assert told_of_a_ban(banned) == {"bo", "dee"}


def told_of_a_ban(game):
    return {person.name for person in game.people if any(isinstance(fact, events.Banned) for fact in person.told)}


def test_q149_the_choice_of_tireless_makes_no_question_of_its_own():
    spirit, naga = (scenario(active="dee", dee=f"{monster}, e1", moved=1, actions=0) for monster in ("spirit", "naga"))
    assert "end_turn:recover" in spirit.dee.offered()
    assert "end_turn:recover" not in naga.dee.offered()
    others = ("ana", "bo", "cy", "public")
    assert [spirit.views[name] for name in others] == [naga.views[name] for name in others]
    assert all(spirit[name].offered() == set() for name in ("ana", "bo", "cy"))
    for game in (spirit, naga):
        game.dee.ends_turn()
    assert record(spirit, *others) == record(naga, *others)


@pytest.mark.parametrize(
    ("card", "roll", "places"),
    [("brawl", 6, {}), ("gold pin", 6, {}), ("stone totem", 1, {"bo": "e0"}), ("spike", 4, BO_IS_THE_MONSTER)],
)
def test_q150_the_answer_to_an_applied_card_is_covered(card, roll, places):
    game = applied(card, roll, **places)
    assert game.public.waiting == (BO,)
    assert game.bo.decision.is_covered
    assert game.kinds_told == ["rolled", "applied"]


def test_q150_no_other_question_is_covered():
    game = scenario(bo="dog, spike", ana="clay sword, gold pin, flint axe, silver knife")
    assert not game.ana.decision.is_covered
    game.ana.uses("grab", on="bo", rolls=3)
    assert not game.ana.decision.is_covered
    game.ana.applies()
    game.bo.resolves("dog")
    assert not game.ana.decision.is_covered


def test_q151_a_targets_time_out_resolves_whoever_he_is():
    hunter, monster = applied("spike", 4), applied("spike", 4, **BO_IS_THE_MONSTER)
    for game in (hunter, monster):
        game.time_out()
    assert (hunter.bo.wounds, hunter.bo.energy) == (0, 2)
    assert (monster.bo.wounds, monster.bo.energy) == (1, 2)
    assert record(hunter, "ana", "cy", "public") == record(monster, "ana", "cy", "public")


@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
def test_q151_a_time_out_spends_no_charge_crippled_or_not(wounds):
    game = applied("brawl", 5, bo=f"w{wounds}, e2")
    game.time_out()
    assert (game.bo.wounds, game.bo.energy) == (wounds + 1, 2)


def test_q151_a_time_out_shows_no_reaction():
    game = applied("brawl", 5, bo="hauberk, buckler")
    game.time_out()
    assert game.bo.wounds == 1
    assert game.readers("hauberk") == set()


def test_q151_a_time_out_shows_an_item_at_random_while_there_is_one():
    game = applied("spy", 1, on="dee", dee="naga, dog")
    game.time_out()
    assert game.readers("dog") == {"ana"}

    game = applied("spy", 1, on="dee", dee="naga, dog, spike")
    seeds = [Luck.of(str(seed).encode()) for seed in range(100)]
    shown = {rules.decisions(replace(game.state, luck=luck))[0].default for luck in seeds}
    assert shown == {"resolve:dog", "resolve:spike"}

    game = applied("spy", 1, on="dee", dee="naga")
    game.time_out()
    assert game.ana.view.own.received[0] in {"bite", "magic"}


def test_q151_a_crippled_target_takes_the_wound():
    game = applied("bite", 4, by="dee", bo="w3, e2")
    game.time_out()
    assert (game.bo.wounds, game.bo.energy) == (4, 2)


def test_q152_a_roll_that_waits_is_withdrawn():
    game = scenario()
    game.ana.uses("brawl", on="bo", rolls=6)
    game.time_out()
    assert game.told[-1] == events.Withdrew(ANA, BO, 6)
    assert game.ana.decision.kind == "take_action"


def test_q152_ones_own_turn_is_ended_without_tireless():
    game = scenario(active="dee", dee="spirit, e0", moved=1)
    game.time_out()
    assert (game.active, game.dee.energy) == ("ana", 0)


def test_q152_a_turn_with_a_target_but_no_card_chosen_is_ended():
    game = scenario()
    game.ana.targets("bo")
    game.time_out()
    assert game.active == "bo"
    assert game.told[0] == events.TurnEnded(ANA)


def test_q152_over_the_limit_after_a_pick_up_the_new_card_is_dropped():
    game = scenario(ana="clay sword, spike, gold pin, flint axe", gardens="dog")
    game.ana.searches()
    game.ana.picks_up("dog")
    game.time_out()
    assert game.ana.hand == ("clay_sword", "flint_axe", "gold_pin", "spike")
    assert game.lying_in("gardens") == ("dog",)


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("clay sword, spike, gold pin", {"ana": 4, "bo": 1}),
        ("clay sword, spike, gold pin, flint axe", {"ana": 4, "bo": 2}),
    ],
)
def test_q152_a_gift_is_kept_or_handed_back_if_over_the_limit(hand, cards):
    game = applied("grab", 3, ana=hand, bo="dog, buckler")
    game.bo.resolves("dog")
    game.time_out()
    assert {name: len(game[name].hand) for name in cards} == cards


def test_q153_a_refusal_reaches_nobody_else_and_changes_nothing():
    game = scenario(active="bo", gardens="tireless, dog")
    game.bo.searches()
    views, told = game.views, game.told
    refusals = [game.bo.is_refused(typed) for typed in ("pick_up:tireless", "pick_up:spike", "move:crypt")]
    assert [refusal.reason for refusal in refusals] == ["monstrous_stays", "not_lying_there", "not_connected"]
    assert game.views == views
    assert game.told == told


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_q154_a_view_holds_nothing_that_its_seat_has_not_been_shown(seats):
    game, chance = deal(seats, b"q154"), Random(154)
    sent = Sent(CY)
    sent.hear(game.dealt)
    exchanges = 0
    for number in range(60):
        game.plays_on(number.to_bytes(2, "big"), 1)
        sent.hear(game.history[-1][2])
        other = exchanged(game.state, sent, chance)
        exchanges += other.seats != game.state.seats and other.rooms != game.state.rooms
        assert rules.dump(other) != rules.dump(game.state)
        assert see(other, CY) == see(game.state, CY)
        assert list(refusals(other, CY)) == list(refusals(game.state, CY))
    assert exchanges > 50
