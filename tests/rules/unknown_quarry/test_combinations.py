"""Combinations: several rules that meet in one turn, played through."""

from rules.unknown_quarry import events
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.records import record

ANA, BO, CY, DEE = range(4)


def test_c01_a_monster_with_three_wounds_is_not_crippled():
    game = scenario(seats=5, active="dee", dee="w3")
    assert not game.dee.view.own.is_crippled
    game.dee.uses("brawl", on="bo", rolls=6)
    assert "apply" in game.dee.offered()
    game.dee.surges(-1)
    game.dee.surges(+1)
    game.dee.applies()
    game.bo.resolves()
    assert game.bo.wounds == 1

    game = scenario(seats=5, active="dee", dee="w3")
    game.dee.feints()
    game.dee.moves("hall", "gallery", "library")
    assert game.dee.room == "library"


def test_c01_two_wounds_more_in_one_hit_are_mortal():
    game = applied("gold pin", 6, on="dee", seats=5, dee="w3")
    game.dee.resolves()
    assert events.MortallyWounded(DEE, ANA) in game.told
    assert game.winners == ("ana",)


def test_c01_nothing_told_at_wound_3_differs_from_wound_1():
    third, first = (applied("brawl", 6, on="dee", seats=5, dee=wounds) for wounds in ("w2", "w0"))
    for game in (third, first):
        game.dee.resolves()
    others = ("ana", "bo", "cy", "eve", "public")
    assert record(third, *others) == record(first, *others)
    assert third.dee.was_told(events.Wounded(1, total=3, is_crippled=False))
    assert first.dee.was_told(events.Wounded(1, total=1, is_crippled=False))


def test_c03_harassed_crippled_and_limited():
    game = scenario(active="bo", bo="w3, e2, by ana cy")
    assert game.bo.offered() & {"feint", "adrenaline"} == set()
    assert game.bo.is_refused("feint").reason == "crippled_energy"
    game.bo.moves("hall")
    assert game.actions == 1
    game.bo.moves("gallery")
    assert (game.actions, game.bo.offered("move")) == (0, set())


def test_c03_with_three_harassers_one_room():
    game = scenario(active="bo", bo="w3, e2, by ana cy dee")
    game.bo.moves("hall")
    assert (game.actions, game.bo.offered("move")) == (0, set())


def test_c03_with_four_harassers_no_room():
    game = scenario(seats=6, active="bo", bo="w3, e2, by ana cy dee eve")
    assert game.bo.offered("move") == set()
    refused = game.bo.is_refused("move:hall")
    assert (refused.reason, refused.fields) == ("move_too_dear", {"price": 5, "left": 4})


def test_c03_unhurt_with_feint_four_rooms():
    game = scenario(active="bo", bo="e2, by ana cy dee")
    game.bo.feints()
    game.bo.moves("hall", "gallery", "library", "study")
    assert (game.actions, game.bo.room) == (0, "study")


def first_turn():
    game = scenario(turn=1, ana="hall, e2", bo="hall", cy="hall", dee="hall", gardens="dog")
    assert game.actions == 1
    assert_no_interaction(game)
    for _ in range(2):
        game.ana.adrenaline()
        assert_no_interaction(game)
    assert game.actions == 3
    return game


def assert_no_interaction(game):
    assert game.ana.offered("interact") == set()
    assert game.ana.is_refused("interact:1").reason == "too_early"


def test_c05_adrenaline_on_the_first_turn_pays_for_a_walk_to_a_card():
    game = first_turn()
    game.ana.moves("gardens")
    game.ana.searches()
    game.ana.picks_up("dog")
    assert_no_interaction(game)
    game.ana.ends_turn()
    assert game.ana.energy == 0
    assert (game.active, game.actions) == ("bo", 2)


def test_c05_three_searches_with_adrenaline_recover():
    game = first_turn()
    for _ in range(3):
        game.ana.searches()
        assert_no_interaction(game)
    game.ana.ends_turn()
    assert game.ana.energy == 2
    assert (game.active, game.actions) == ("bo", 2)


def nothing_left(*, spirit):
    monster = {"ana": "spirit, e0", "dee": "steel dagger, rod of luna"} if spirit else {"ana": "e0"}
    return scenario(moved=1, actions=0, **monster)


def test_c06_with_nothing_left_a_hunter_can_only_end_the_turn():
    game = nothing_left(spirit=False)
    assert game.ana.offered() == {"end_turn"}
    game.ana.ends_turn()
    assert game.ana.energy == 0


def test_c06_the_spirit_may_recover_besides():
    game = nothing_left(spirit=True)
    assert game.ana.offered() == {"end_turn", "end_turn:recover"}
    game.ana.ends_turn(recover=True)
    assert game.ana.energy == 2


def test_c06_nobody_sees_which_it_is_until_the_turn_is_ended():
    hunter, spirit = nothing_left(spirit=False), nothing_left(spirit=True)
    for name in ("bo", "cy", "public"):
        assert hunter.views[name] == spirit.views[name]
    for game in (hunter, spirit):
        game.time_out()
        assert game.ana.energy == 0
    assert record(hunter, "bo", "cy", "public") == record(spirit, "bo", "cy", "public")


def test_c10_both_bans_and_a_harasser():
    game = scenario(active="dee", gardens="dog")
    for roll in (6, 3):
        game.attack("dee", "bo", "magic", roll)
        game.bo.resolves()
    game.skip_to("bo")
    assert_banned(game)
    game.bo.searches()
    game.bo.picks_up("dog")
    game.bo.adrenaline()
    game.bo.feints()
    assert_banned(game)
    game.bo.ends_turn()
    assert game.bo.energy == 2
    assert "banned" not in {fact.kind for fact in game.cy.heard}
    game.skip_to("bo")
    assert game.bo.offered("move")
    assert game.bo.offered("interact")
    game.bo.moves("hall")
    assert game.actions == 3


def assert_banned(game):
    assert game.bo.offered("move") == game.bo.offered("interact") == set()
    assert game.bo.is_refused("move:hall").reason == "banned_move"
    assert game.bo.is_refused("interact:0").reason == "banned_interact"
    assert game.bo.view.own.bans == ("interact", "move")
    assert game.cy.view.own.bans == ()


def three_harassers(bo=""):
    game = scenario(active="cy", bo=bo)
    game.attack("cy", "bo", "brawl", 1)
    game.bo.resolves()
    game.cy.ends_turn()
    game.attack("dee", "bo", "brawl", 1)
    game.bo.resolves()
    game.dee.moves("hall")
    game.dee.ends_turn()
    game.attack("ana", "bo", "brawl", 1, withdrawn=True)
    game.ana.ends_turn()
    assert (game.active, game.actions) == ("bo", 4)
    return game


def test_c14_only_harassers_still_there_make_the_first_move_dearer():
    game = three_harassers()
    assert game.public.price_of_move == 3
    game.bo.moves("hall")
    assert game.actions == 1

    game = three_harassers()
    game.bo.feints()
    game.bo.moves("hall")
    assert game.actions == 3


def test_c14_a_move_that_is_too_dear_comes_back_with_adrenaline():
    exhausted, fresh = three_harassers("e0"), three_harassers("e2")
    for game in (exhausted, fresh):
        game.bo.searches()
        game.bo.searches()
        assert (game.actions, game.bo.offered("move")) == (2, set())
    fresh.bo.adrenaline()
    assert fresh.actions == 3
    fresh.bo.moves("hall")
    assert fresh.actions == 0


def test_c15_search_limit_walk_and_return():
    game = scenario(ana="clay sword, spike, gold pin, flint axe, e2", gardens="tireless, dog")
    game.ana.searches()
    game.ana.picks_up("dog")
    game.ana.drops("spike")
    game.ana.moves("hall", "gardens")
    assert game.actions == 0
    game.ana.adrenaline()
    assert game.ana.offered("pick_up") == {"pick_up:spike"}
    assert game.ana.is_refused("pick_up:tireless").reason == "monstrous_stays"
    game.ana.picks_up("spike")
    game.ana.drops("dog")
    assert game.lying_in("gardens") == ("dog", "tireless")
    assert game.actions == 0
    game.ana.ends_turn()
    assert game.ana.energy == 1
    assert_deeds_and_counts_only(game)
    game.skip_to("ana")
    assert game.ana.is_refused("pick_up:dog").reason == "not_searched"
    game.ana.searches()
    assert game.ana.offered("pick_up") == {"pick_up:dog"}


def assert_deeds_and_counts_only(game):
    deeds = ["searched", "picked_up", "dropped", "moved", "moved", "energy_spent", "picked_up", "dropped", "turn_ended"]
    assert [*game.kinds_told] == [*deeds, "turn_began"]
    for card in ("dog", "spike", "tireless"):
        assert card not in repr(game.told)
    assert game.count_in("gardens") == 2
    assert [seat.hand_size for seat in game.public.seats] == [4, 2, 2, 2]
