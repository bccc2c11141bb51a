"""Hiring: the hunter is turned up, the order said, each bids once; who bids most takes him."""

import pytest

from rules.hunting_party import events
from tests.kit.party import names_in, scenario


def bidders(game) -> list[str]:
    """Who is asked to bid, one after another, all passing."""
    asked = []
    while game.kind == "bid":
        asked.append(game.asked[0])
        game[game.asked[0]]("pass")
    return asked


def test_p025_the_hunter_is_turned_up_before_the_order_is_asked():
    game = scenario(forest="elvish archer")
    game.alice("hire forest")
    assert game.told == (events.HunterTurnedUp(0, "forest", "elvish_archer"),)
    assert all("elvish_archer" in names_in(view.hire) for view in game.views.values())
    assert (game.asked, game.kind) == (("alice",), "bid_order")
    assert game.alice.decision is not None
    assert {option.key for option in game.alice.decision.options} == {"first", "last"}
    assert game.size("forest") == 6


@pytest.mark.parametrize(
    ("active", "word", "order"),
    [
        ("alice", "first", ["alice", "ben", "chris"]),
        ("alice", "last", ["ben", "chris", "alice"]),
        ("chris", "first", ["chris", "alice", "ben"]),
        ("chris", "last", ["alice", "ben", "chris"]),
    ],
)
def test_p026_bids_go_clockwise(active, word, order):
    game = scenario(active=active)
    game[active]("hire forest")
    game[active](word)
    assert game.was_told(events.BidOrderChosen(game.names.index(active), game.names.index(active), word == "first"))
    assert bidders(game) == order


def test_p028_a_bid_is_at_least_one_and_higher_than_the_one_before():
    game = scenario(forest="centaur")
    game.alice("hire forest")
    game.alice("last")
    assert game.ben.offered("bid:") == {f"bid:{shares}" for shares in range(1, 9)}
    game.ben("bid 2")
    assert game.was_told(events.BidMade(1, 2))
    assert game.chris.offered("bid:") == {f"bid:{shares}" for shares in range(3, 9)}
    assert "pass" in game.chris.offered()
    for shares in (0, 1, 2):
        game.chris.refused(f"bid {shares}", rule="Hiring")
    game.chris.refused("bid 9", rule="HP-17")


def test_p029_the_last_bidder_may_have_him_for_one():
    game = scenario(forest="centaur")
    game.alice("hire forest")
    game.alice("last")
    game.ben("pass")
    game.chris("pass")
    game.alice("bid 1")
    assert (game.owner("centaur"), game.alice.shares("centaur")) == ("alice", 1)
    assert game.was_told(events.HireWon(0, "centaur", 1))


def test_p030_unwanted_he_goes_under_his_stack_and_the_action_is_used():
    game = scenario(alice="smuggler; knight 1", forest="centaur, druid")
    game.hire("forest")
    assert game.was_told(events.HunterUnwanted("centaur", "forest"))
    assert game.bottom("forest") == ("centaur",)
    assert game.size("forest") == 7
    assert not {"buy", "hunt", "hire:forest"} & game.alice.offered()
    game.alice("end turn")
    game.ben("hire forest")
    assert game.was_told(events.HunterTurnedUp(1, "forest", "druid"))


def test_p031_whoever_bids_most_takes_him_also_in_anothers_turn():
    game = scenario(alice="; woodsman 1", chris="; ranger 1", tavern="bard")
    game.alice("hire tavern")
    game.alice("last")
    game.ben("bid 1")
    game.chris("bid 2")
    game.alice("pass")
    assert game.chris.members == ("ranger", "bard")
    assert (game.chris.shares("bard"), game.chris.agreed("bard"), game.chris.free) == (2, 2, 5)
    assert (game.ben.free, game.alice.free) == (8, 7)
    assert (game.asked, game.active) == (("alice",), "alice")
    assert not {"buy", "hunt", "hire:tavern"} & game.alice.offered()


def test_p033_the_storys_first_hire():
    game = scenario(forest="elvish archer")
    game.alice("hire forest")
    game.alice("last")
    game.ben("bid 1")
    game.chris("bid 2")
    game.alice("bid 3")
    assert game.alice.members == ("elvish_archer",)
    assert game.alice.shares("elvish_archer") == 3
    assert [person.free for person in game.people] == [5, 8, 8]


def test_p034_who_can_make_no_legal_bid_passes_by_himself():
    game = scenario(chris="; runesmith 8", forest="centaur")
    game.alice("hire forest")
    game.alice("last")
    game.ben("bid 1")
    assert game.was_told(events.BidPassed(2, is_forced=True))
    assert game.asked == ("alice",)


def test_p034_also_when_it_is_hate_or_the_bid_before_that_forbids_it():
    game = scenario(ben="; witch 7", chris="; runesmith 6", temple="paladin")
    game.alice("hire temple")
    game.alice("first")
    game.alice("bid 2")
    assert game.was_told(events.BidPassed(1, is_forced=True))
    assert game.was_told(events.BidPassed(2, is_forced=True))
    assert game.owner("paladin") == "alice"


def test_p034_a_pass_of_ones_own_is_told_otherwise():
    game = scenario(forest="centaur")
    game.alice("hire forest")
    game.alice("last")
    game.ben("pass")
    assert game.was_told(events.BidPassed(1, is_forced=False))


@pytest.mark.parametrize("word", ["first", "last"])
def test_p034_the_active_one_is_asked_all_the_same(word):
    game = scenario(alice="; runesmith 8; 8g", forest="centaur")
    game.alice("hire forest")
    game.alice(word)
    while game.asked != ("alice",):
        game[game.asked[0]]("pass")
    assert game.alice.offered("bid:") == set()
    assert "pass" in game.alice.offered()
    game.alice("disband runesmith")
    assert game.alice.offered("bid:") == {f"bid:{shares}" for shares in range(1, 9)}
    game.alice("bid 4")
    if word == "first":
        game.ben("pass")
        game.chris("pass")
    assert game.owner("centaur") == "alice"


def test_p035_the_active_one_may_act_until_he_has_bid():
    game = scenario(alice="; paladin 2 -2, runesmith 7; 0g", ben="; ranger 1; 3g", tower="witch")
    game.alice("hire tower")
    game.ben("disband ranger")
    game.alice("last")
    assert [wish.key for wish in game.ben.wishes] == ["disband:ranger:4"]
    assert game.owner("ranger") == "ben"
    assert "ranger" not in names_in((game.told, game.alice.told, game.chris.told))
    game.ben("pass")
    game.chris("pass")
    assert game.alice.offered("bid:") == set()
    game.alice("disband paladin")
    assert game.owner("paladin") is None
    assert game.owner("ranger") == "ben"
    assert game.alice.offered("bid:") == {"bid:1"}
    game.alice("bid 1")
    assert (game.owner("witch"), game.alice.shares("witch"), game.alice.free) == ("alice", 1, 0)
    assert game.owner("ranger") is None
    assert (game.ben.money, game.ben.wishes) == ("2g", ())
    kinds = game.kinds_told
    assert kinds.index("hire_won") < len(kinds) - 1 - kinds[::-1].index("disbanded")


def test_p035_once_he_has_bid_he_waits_like_everybody():
    game = scenario(alice="; ranger 1; 3g", tower="witch")
    game.alice("hire tower")
    game.alice("first")
    game.alice("bid 1")
    game.alice("disband ranger")
    assert game.owner("ranger") == "alice"
    game.ben("pass")
    game.chris("pass")
    assert game.owner("ranger") is None
    assert game.alice.money == "2g"


def test_p035_others_wait_also_before_the_order_is_said():
    game = scenario(chris="; ranger 1; 3g", tower="witch")
    game.alice("hire tower")
    game.chris("disband ranger")
    assert game.owner("ranger") == "chris"
    game.alice("first")
    game.alice("pass")
    game.ben("pass")
    assert game.owner("ranger") == "chris"
    game.chris("pass")
    assert game.owner("ranger") is None
