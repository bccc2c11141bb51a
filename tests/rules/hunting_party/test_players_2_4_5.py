"""Two, four and five players: the Oracle, shared prophecies, and who is in reach of whom."""

from collections import Counter
from dataclasses import replace

import pytest

import rules
from rules import Setup
from rules.core.luck import Luck
from rules.hunting_party import events
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.state import ORACLE
from tests.kit.party import scenario

ALICE, BEN, CHRIS, DANA, EVE = range(5)

# --- two: the Oracle ---


def with_oracle(oracle="palace bait melee", **lines):
    return scenario(
        seats=2,
        oracle=oracle,
        **{
            "alice": "princess; retiarii 2, stormcaller 2; holds darkwoods knowledge subdue",
            "ben": "; ; holds catacomb tracks range",
        }
        | lines,
    )


def test_p141_the_oracle_is_asked_after_the_other_player():
    game = with_oracle()
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    assert game.ben.kind == "deny"
    game.ben("show none")
    assert (game.kind, game.asked) == ("ask_oracle", ("oracle",))
    assert game.forced[0].is_covered
    assert len(game.forced[0].options) == 1
    game.oracle()
    assert events.HuntDenied(ORACLE) in game.told


def test_p141_it_shows_one_by_luck():
    game = with_oracle()
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    game.ben("show none")
    game.is_watched = False
    before, shown = game.state, Counter()
    for number in range(200):
        game.state = replace(before, luck=Luck.of(b"%d" % number))
        game.hush()
        game.oracle()
        facts = [fact for fact in game.alice.told if fact.kind == "prophecy_shown"]
        assert [fact.by for fact in facts] == [ORACLE]
        assert not [fact for fact in game.ben.told if fact.kind.startswith("prophecy")]
        shown[facts[0].card] += 1
    assert shown.keys() == {"palace", "bait"}
    assert 70 <= shown["bait"] <= 130


def test_p141_without_a_match_it_passes():
    game = with_oracle("palace sorcery melee")
    game.alice("hunt mystic_vale bait subdue with stormcaller, retiarii")
    game.ben("show none")
    game.oracle()
    assert [fact for fact in game.told if fact.kind == "hunt_passed"] == [
        events.HuntPassed(BEN, is_sharer=False),
        events.HuntPassed(ORACLE, is_sharer=False),
    ]
    assert events.OwnDenial(ALICE, ("mystic_vale", "bait", "subdue")) in game.told


def test_p141_it_has_no_other_part():
    game = with_oracle(forest="centaur")
    assert len(game.public.seats) == len(game.state.seats) == 2
    assert game.public.has_oracle
    game.alice("hire forest")
    game.alice("last")
    asked = [*game.asked]
    game.ben("bid 1")
    asked += game.asked
    game.alice("pass")
    assert asked == ["ben", "alice"]
    game.alice("end turn")
    game.ben("end turn")
    assert game.active == "alice"


def test_p141_it_answers_no_potion():
    game = with_oracle(alice="princess; bard 1; hand enchantress potion, ranger hood", ben="; knight 1; hand druid sap")
    game.alice("drink enchantress potion on knight")
    assert game.asked == ("ben",)
    game.ben("pass")
    assert game.owner("knight") == "alice"


@pytest.mark.parametrize(("active", "neighbour"), [("alice", "ben"), ("ben", "alice")])
def test_p141_the_other_player_is_the_left_neighbour(active, neighbour):
    game = scenario(
        seats=2, active=active, destined="catacomb tracks range", **{active: "witch hunter; ranger 2, smuggler 1"}
    )
    game[active]("hunt catacomb tracks range with witch hunter, ranger")
    game.nobody_denies()
    game.everybody_passes()
    assert game[neighbour].kind == "choose_victim"
    assert len(game[neighbour].offered("victim:")) == 2


# --- four and five: who holds what ---

PAIRS = {4: 1, 5: 2}
"""How many pairs share a hand, by the number of seats."""


def dealt(seats):
    for number in range(50):
        yield rules.start("party", Setup(seats), b"deal %d" % number)


@pytest.mark.parametrize("seats", PAIRS)
def test_p142_three_hands_and_sharers_never_side_by_side(seats):
    for state, told in dealt(seats):
        pairs = [
            {seat, other}
            for seat in range(seats)
            for other in range(seat + 1, seats)
            if state.seats[seat].prophecies == state.seats[other].prophecies
        ]
        assert len(pairs) == PAIRS[seats]
        assert all(max(pair) - min(pair) not in (1, seats - 1) for pair in pairs)
        hands = {seat.prophecies for seat in state.seats}
        assert len(hands) == 3
        assert Counter([*state.destined, *(card for hand in hands for card in hand)]) == Counter(SKILLS)
        fact = next(event.fact for event in told if event.fact.kind == "dealt")
        assert fact.hands == state.hands
        assert tuple(seat.hand for seat in rules.view(state, rules.PUBLIC).seats) == state.hands


def test_p142_at_four_sharers_sit_opposite():
    for state, _ in dealt(4):
        assert sorted(Counter(state.hands).values()) == [1, 1, 2]
        assert any(state.hands[seat] == state.hands[seat + 2] for seat in (0, 1))


@pytest.mark.parametrize(("seats", "number"), [(4, 2), (5, 5)])
def test_p142_where_they_sit_is_drawn(seats, number):
    who_shares = {tuple(state.hands.index(hand) for hand in state.hands) for state, _ in dealt(seats)}
    assert len(who_shares) == number


A, B, C = "palace bait subdue", "catacomb sorcery melee", "darkwoods tracks range"


def four(active="alice", **lines):
    """Hands A, B, A, C; destined are Mystic Vale, Knowledge and Magic."""
    holds = {"alice": A, "ben": B, "chris": A, "dana": C}
    return scenario(
        active=active,
        **{name: f"{lines.pop(name, '; ')}; holds {hand}" for name, hand in holds.items()},
        **lines,
    )


def test_p144_denial_goes_round_the_whole_table_of_those_who_do_not_share():
    game = four("dana", dana="gravedigger; smuggler 1, stormcaller 1")
    game.dana("hunt catacomb tracks magic with gravedigger, stormcaller")
    assert (game.alice.kind, game.ben.kind) == ("deny", None)
    game.alice("show none")
    assert (game.alice.kind, game.ben.kind) == (None, "deny")
    assert game.ben.offered("show:") == {"show:catacomb"}
    game.ben("show catacomb")
    assert game.dana.was_told(events.ProphecyShown(BEN, "catacomb"))


def test_p144_sharers_are_not_asked_about_their_own_hand():
    game = four("chris", chris="dream walker; hermit 1, stormcaller 1")
    game.chris("hunt mystic_vale knowledge magic with dream walker, hermit, stormcaller")
    asked = []
    while game.kind == "deny":
        asked += game.asked
        game[game.asked[0]]("show none")
    assert asked == ["dana", "ben"]
    assert not [fact for fact in game.told if fact.kind == "hunt_passed" and fact.seat == ALICE]


def test_p145_the_second_holder_of_a_hand_that_passed_passes_by_itself():
    game = four("ben", ben="dream walker; bard 1, stormcaller 1")
    game.ben("hunt mystic_vale knowledge magic with dream walker, bard, stormcaller")
    assert game.asked == ("chris",)
    game.chris("show none")
    assert game.asked == ("dana",)
    game.dana("show none")
    assert game.alice.kind != "deny"
    assert [fact for fact in game.told if fact.kind == "hunt_passed"] == [
        events.HuntPassed(CHRIS, is_sharer=False),
        events.HuntPassed(DANA, is_sharer=False),
        events.HuntPassed(ALICE, is_sharer=True),
    ]


def test_p145_at_five_each_second_holder():
    game = scenario(
        active="eve",
        alice=f"; ; holds {A}",
        ben=f"; ; holds {B}",
        eve=f"dream walker; stormcaller 1, bard 1; holds {C}",
    )
    assert (game.state.hands[CHRIS], game.state.hands[DANA]) == (game.state.hands[ALICE], game.state.hands[BEN])
    game.eve("hunt mystic_vale knowledge magic with dream walker, stormcaller, bard")
    asked = []
    while game.kind == "deny":
        asked += game.asked
        game[game.asked[0]]("show none")
    assert asked == ["alice", "ben"]
    assert [fact for fact in game.told if fact.kind == "hunt_passed"] == [
        events.HuntPassed(ALICE, is_sharer=False),
        events.HuntPassed(BEN, is_sharer=False),
        events.HuntPassed(CHRIS, is_sharer=True),
        events.HuntPassed(DANA, is_sharer=True),
    ]


# --- four and five: reach ---


@pytest.mark.parametrize(
    ("said", "active", "order"),
    [
        ("last", "alice", ["ben", "dana", "alice"]),
        ("first", "alice", ["alice", "ben", "dana"]),
        ("last", "chris", ["dana", "ben", "chris"]),
    ],
)
def test_p146_only_the_active_player_and_both_neighbours_bid(said, active, order):
    game = four(active)
    game[active]("hire forest")
    game[active](said)
    asked = []
    while game.kind == "bid":
        asked += game.asked
        game[game.asked[0]]("pass")
    assert asked == order
    assert not {fact.seat for fact in game.told if fact.kind == "bid_passed"} - {
        game.names.index(name) for name in order
    }


def five(**lines):
    return scenario(
        **{
            "alice": "; bard 1; 3g; hand enchantress potion, druid sap",
            "ben": "; ranger 1",
            "chris": "; elvish archer 1, smuggler 1; hand ranger hood",
            "dana": "; knight 1",
            "eve": "; witch 1",
        }
        | lines
    )


def test_p147_a_potion_reaches_neighbours_only():
    game = five()
    assert game.alice.targets("drink enchantress potion") == {"ranger", "witch"}
    for hunter in ("elvish archer", "smuggler", "knight"):
        game.alice.refused(f"drink enchantress potion on {hunter}", rule="HP-11")


def test_p147_the_reason_given_is_the_true_one():
    game = five(alice="; bard 1; 3g; hand enchantress potion", ben="; ranger 1 wears bounty hunter leathers")
    for hunter in ("bard", "ranger"):
        game.alice.refused(f"drink enchantress potion on {hunter}", reason="no_target")
    game.alice.refused("drink enchantress potion on knight", reason="not_neighbour")


def test_p147_a_power_and_a_trade_too():
    game = five(alice="; jailer 1; 3g; hand enchantress potion, druid sap")
    assert game.alice.targets("use jailer") == {"ranger", "witch"}
    assert game.alice.offered("offer:") == {"offer:1", "offer:4"}
    game.alice.refused("offer chris 1g", rule="HP-11")
    assert game.chris.offered("offer:") == {"offer:1", "offer:3"}


@pytest.mark.parametrize(("lender", "can"), [("ben", True), ("chris", False), ("dana", False), ("eve", True)])
def test_p147_a_loan_too(lender, can):
    lines = dict.fromkeys(("ben", "chris", "dana", "eve"), "; ") | {lender: "; elvish archer 1"}
    game = scenario(
        alice="witch hunter; gravedigger 1; 0g; holds palace bait melee",
        catacomb="banshee",
        **{name: f"{line}; holds catacomb" if name == "eve" else line for name, line in lines.items()},
    )
    game.alice("hunt catacomb tracks melee with witch hunter, gravedigger")
    game.denials_run()
    assert game[lender].is_offered("use elvish archer") is can
    assert (game[lender].kind == "fight") is can


@pytest.mark.parametrize(
    ("items", "asked"),
    [
        ({"alice": "druid sap", "chris": "ranger hood", "dana": "archmage potion"}, {"alice", "chris"}),
        ({"chris": "ranger hood", "dana": "archmage potion"}, {"chris"}),
        ({"alice": "druid sap"}, {"alice"}),
        ({"dana": "archmage potion"}, set()),
    ],
)
def test_p148_a_response_reaches_the_user_of_what_is_answered(items, asked):
    hands = {name: f"; hand {items[name]}" if name in items else "" for name in ("alice", "chris", "dana")}
    game = scenario(
        alice=f"falconer; bard 1{hands['alice']}",
        ben="dream walker; ; hand witch brew",
        chris=f"woodsman{hands['chris']}",
        dana=f"poacher{hands['dana']}",
    )
    game.ben("drink witch brew on bard")
    assert {name for name in game.asked if game[name].kind == "respond"} == asked


@pytest.mark.parametrize(("victim", "can"), [("ben", True), ("chris", False), ("alice", True)])
def test_p148_and_saves_only_what_is_worn_in_reach(victim, can):
    """I12: Alice is asked whatever she holds, since Ben uses a power; the Holy Water saves what is in her own reach."""
    lines = {"alice": "poacher", "ben": "witch hunter", "chris": "trapper"}
    lines[victim] += "; bard 1 wears knight plate"
    game = four(active="ben", **(lines | {"alice": f"{lines['alice']}; hand exorcist holy water"}))
    game.ben("use witch hunter champion on knight plate")
    assert (game.kind, game.asked) == ("respond", ("alice",))
    assert game.alice.is_offered("answer with exorcist holy water") is can


def shown_to_alice(card):
    """Four: Ben passed, then Dana showed Alice this card; and Chris's tablet before that. Chris shares with Alice."""
    game = four(alice="poacher; stormcaller 1, bard 1")
    game.alice("hunt darkwoods tracks magic with poacher, stormcaller")
    game.ben("show none")
    before = game.chris.tablet
    game.dana(f"show {card}")
    return game, before


def test_p149_what_a_sharer_was_shown_stays_his_own():
    (guide, before), (seek, _) = shown_to_alice("darkwoods"), shown_to_alice("tracks")
    assert guide.alice.was_told(events.ProphecyShown(DANA, "darkwoods"))
    assert guide.alice.tablet != seek.alice.tablet
    assert guide.chris.view == seek.chris.view
    assert guide.chris.heard == seek.chris.heard
    assert events.HuntDenied(DANA) in guide.chris.heard
    assert guide.chris.tablet.rows == before.rows
    assert guide.chris.seat.shown == ()
