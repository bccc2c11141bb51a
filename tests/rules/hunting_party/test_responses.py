"""Timing: responses, who is asked, who comes first, and wishes kept for the next pause."""

import pytest

from rules.hunting_party import events
from rules.hunting_party.cards import ITEMS
from tests.kit.party import names_in, scenario


def poisoned(**lines: str):
    """Ben has drunk the Potion of Poison at Chris's Ranger in Alice's turn."""
    game = scenario(**{"ben": "; ; hand potion of poison", "chris": "; ranger 1", **lines})
    game.ben("drink potion of poison on ranger")
    return game


def test_p092_the_witch_hunter_cancels_a_potion():
    game = poisoned(alice="witch hunter")
    assert (game.asked, game.alice.kind) == (("alice",), "respond")
    game.alice("answer with witch hunter")
    game.everybody_passes()
    assert game.owner("ranger") == "chris"
    assert game.alice.marks("witch_hunter") == ("normal",)
    assert (game.ben.hand, game.bottom("market")) == ((), ("potion_of_poison",))
    assert game.was_told(events.Cancelled("potion", "potion_of_poison", ""))


def test_p092_not_with_his_mark_used():
    game = poisoned(alice="witch hunter used")
    assert game.owner("ranger") is None
    assert game.kind == "take_turn"


def test_p092_only_if_he_likes():
    game = poisoned(alice="witch hunter")
    game.alice("pass")
    assert game.owner("ranger") is None


def test_p093_a_response_can_be_answered_and_the_last_one_comes_first():
    game = scenario(
        alice="; bard 1; hand archmage potion", ben="witch hunter; ; hand enchantress potion", active="chris"
    )
    game.ben("drink enchantress potion on bard")
    game.alice("answer with archmage potion")
    assert game.asked == ("ben",)
    game.ben("answer with witch hunter")
    game.everybody_passes()
    assert (game.owner("bard"), game.ben.shares("bard")) == ("ben", 1)
    assert game.bottom("market", 2) == ("enchantress_potion", "archmage_potion")
    assert (game.alice.hand, game.ben.hand) == ((), ())
    assert game.ben.marks("witch_hunter") == ("normal",)


def test_p093_unanswered_it_holds():
    game = scenario(
        alice="; bard 1; hand archmage potion", ben="witch hunter; ; hand enchantress potion", active="chris"
    )
    game.ben("drink enchantress potion on bard")
    game.alice("answer with archmage potion")
    game.ben("pass")
    assert game.owner("bard") == "alice"


def test_p094_of_two_responders_the_first_in_priority_counts():
    game = poisoned(alice="witch hunter", chris="; ranger 1; hand archmage potion")
    assert set(game.asked) == {"alice", "chris"}
    game.chris("answer with archmage potion")
    assert set(game.asked) == {"alice", "chris"}
    assert game.chris.kind is None
    assert "archmage_potion" not in names_in(game.told)
    game.alice("answer with witch hunter")
    game.everybody_passes()
    assert game.owner("ranger") == "chris"
    assert game.alice.marks("witch_hunter") == ("normal",)
    assert game.chris.hand == ("archmage_potion",)
    assert "archmage_potion" not in names_in((game.told, game.alice.told, game.ben.told))
    assert game.seers("archmage potion") == {"chris"}


def test_p094_the_later_one_counts_when_the_first_passes():
    game = poisoned(alice="witch hunter", chris="; ranger 1; hand archmage potion")
    game.chris("answer with archmage potion")
    game.alice("pass")
    game.everybody_passes()
    assert game.owner("ranger") == "chris"
    assert (game.chris.hand, game.alice.marks("witch_hunter")) == ((), ())


def test_p094_after_the_active_player_clockwise():
    game = scenario(
        alice="; ranger 1; hand archmage potion",
        ben="witch hunter",
        chris="; ; hand potion of poison",
        active="chris",
    )
    game.chris("drink potion of poison on ranger")
    game.ben("answer with witch hunter")
    game.alice("answer with archmage potion")
    game.everybody_passes()
    assert game.owner("ranger") == "alice"
    assert (game.alice.hand, game.ben.marks("witch_hunter")) == ((), ())


def drinks_beside(hand: str):
    """Ben has used a potion while Alice holds these items and Chris has nothing to answer with."""
    game = scenario(alice=f"; ; hand {hand}", ben="; paladin 3; hand druid sap", chris="; ranger 1", active="chris")
    game.ben("drink druid sap on paladin")
    return game


def test_p095_who_is_asked_follows_from_public_facts_only():
    game = drinks_beside("bard lute, hermit tea")
    assert game.asked == ("alice",)
    assert game.chris.kind is None
    game.alice("pass")
    assert game.ben.shares("paladin") == 1


@pytest.mark.parametrize(
    "hand", ["archmage potion, mesmerist philtre", "archmage potion, bard lute", "ranger hood, witch brew"]
)
def test_p095_whatever_the_hand_holds_the_table_sees_the_same(hand):
    first, second = drinks_beside("bard lute, hermit tea"), drinks_beside(hand)
    assert first.asked == second.asked
    assert first.told == second.told
    for viewer in ("public", "ben", "chris"):
        assert first.views[viewer] == second.views[viewer]
    decisions = [game.alice.decision for game in (first, second)]
    assert all(decision is not None and decision.is_covered for decision in decisions)
    assert len({(decision.question, decision.kind, decision.default) for decision in decisions}) == 1


@pytest.mark.parametrize(
    ("chris", "is_asked"),
    [("witch hunter", True), ("witch hunter used", False), ("exorcist", False), ("paladin", False)],
)
def test_p095_a_face_up_response_that_fits_counts_as_well_as_an_item(chris, is_asked):
    game = scenario(ben="; woodsman 3; hand druid sap", chris=chris)
    game.ben("drink druid sap on woodsman")
    assert game.asked == (("chris",) if is_asked else ("alice",))
    assert (game.kind == "respond") == is_asked


@pytest.mark.parametrize(("money", "is_asked"), [("1g", True), ("3s", False)])
def test_p095_and_only_if_it_can_be_paid(money, is_asked):
    game = scenario(ben="witch hunter", chris=f"exorcist; smuggler 1 wears ranger hood; {money}")
    game.ben("use witch hunter champion on ranger hood")
    assert (game.kind == "respond") == is_asked


def test_p096_after_an_answered_answer_the_first_effect_is_open_again():
    game = scenario(
        alice="princess; bard 1; 3g",
        ben="witch hunter; ; 0g; hand enchantress potion",
        chris="; ; hand archmage potion, bard lute",
        active="ben",
    )
    game.ben("drink enchantress potion on bard")
    game.alice("pass")
    game.chris("answer with archmage potion")
    while game.ben.kind != "respond":
        game[game.asked[0]]("pass")
    game.ben("answer with witch hunter")
    while not game.alice.offered("respond:power:princess"):
        game[game.asked[0]]("pass")
    game.alice("answer with princess champion")
    game.everybody_passes()
    assert game.owner("bard") == "alice"
    assert (game.alice.money, game.ben.money) == ("2g", "1g")


def test_p096_until_all_pass():
    game = scenario(
        alice="princess; bard 1; 3g",
        ben="witch hunter; ; 0g; hand enchantress potion",
        chris="; ; hand archmage potion, bard lute",
        active="ben",
    )
    game.ben("drink enchantress potion on bard")
    game.alice("pass")
    game.chris("answer with archmage potion")
    while game.ben.kind != "respond":
        game[game.asked[0]]("pass")
    game.ben("answer with witch hunter")
    game.everybody_passes()
    assert game.owner("bard") == "ben"
    assert game.chris.hand == ("bard_lute",)


def test_p097_a_target_that_is_gone_means_no_effect_and_no_refund():
    game = poisoned(chris="smuggler; ranger 1")
    game.chris("answer with smuggler champion")
    game.everybody_passes()
    assert game.owner("ranger") is None
    assert game.bottom("forest") == ("ranger",)
    assert not any(isinstance(fact, events.Killed) for fact in game.told)
    assert game.was_told(events.Fizzled("potion", "potion_of_poison", ""))
    assert (game.ben.hand, game.bottom("market")) == ((), ("potion_of_poison",))


@pytest.mark.parametrize(
    ("saviour", "deed"),
    [
        ("virgin maiden 2 wears virgin maiden tears", "drink potion of poison on ranger"),
        ("crypt warden 2 wears crypt warden shroud", "drink potion of poison on ranger"),
        ("exorcist 2 wears exorcist holy water", "drink witch brew on ranger"),
    ],
)
def test_p097_who_is_gone_is_saved_by_nobody_else(saviour, deed):
    game = scenario(
        active="ben",
        alice=f"smuggler; {saviour}, ranger 1; 3g; hand hermit tea",
        ben="; ; hand potion of poison, witch brew",
    )
    game.ben(deed)
    game.alice("answer with smuggler champion")
    while game.kind == "respond" and game.asked != ("alice",):
        game[game.asked[0]]("pass")
    assert game.kind == "take_turn"
    assert "fizzled" in game.kinds_told
    assert (game.owner("ranger"), len(game.alice.members)) == (None, 1)


def test_p097_nor_is_what_he_wore():
    game = scenario(
        active="ben",
        alice="smuggler; exorcist 2 wears exorcist holy water, ranger 1 wears bard lute; 3g",
        ben="witch hunter; ; 3g",
    )
    game.ben("use witch hunter champion on bard lute")
    game.alice("answer with smuggler champion")
    game.everybody_passes()
    assert game.was_told(events.Fizzled("power", "witch_hunter", "champion"))
    assert (game.alice.hand, game.alice.money, game.bottom("market")) == ((), "3g", ("bard_lute",))


def test_p098_wishes_are_served_after_the_event_active_player_first():
    game = scenario(
        alice="; ; hand potion of poison",
        ben="; bard 1; 3g",
        chris="; ; hand enchantress potion",
        forest="centaur",
    )
    game.alice("hire forest")
    game.chris("drink enchantress potion on bard")
    game.ben("disband bard")
    game.alice("first")
    game.alice("bid 1")
    game.alice("drink potion of poison on bard")
    assert [len(person.wishes) for person in game.people] == [1, 1, 1]
    game.hush()
    game.ben("pass")
    game.chris("pass")
    game.everybody_passes()
    assert game.owner("bard") is None
    assert game.was_told(events.Killed(1, "bard"))
    assert game.ben.money == "3g"
    assert (game.alice.hand, game.chris.hand) == ((), ("enchantress_potion",))
    assert [len(person.wishes) for person in game.people] == [0, 0, 0]
    for person, key in ((game.ben, "disband:bard:4"), (game.chris, "potion:enchantress_potion")):
        returned = [fact for fact in person.told if isinstance(fact, events.WishReturned)]
        assert [fact.key for fact in returned] == [key]
        assert returned[0].reason
        assert returned[0].rule
    assert "enchantress_potion" not in names_in((game.told, game.alice.told, game.ben.told))


def test_p098_of_the_others_clockwise():
    game = scenario(
        alice="; ; hand potion of poison", ben="; bard 1; 3g", chris="; ; hand enchantress potion", active="alice"
    )
    game.alice("hire forest")
    game.chris("drink enchantress potion on bard")
    game.ben("disband bard")
    game.alice("first")
    game.alice("pass")
    game.ben("pass")
    game.chris("pass")
    game.everybody_passes()
    assert (game.owner("bard"), game.ben.money) == (None, "2g")
    assert game.chris.hand == ("enchantress_potion",)


def test_p098_at_a_pause_the_first_to_press_is_first():
    game = scenario(ben="; bard 1; 3g", chris="; ; hand enchantress potion")
    game.chris("drink enchantress potion on bard")
    game.everybody_passes()
    assert game.owner("bard") == "chris"


def test_p099_a_mark_stays_on_a_stolen_hunter_until_his_new_owners_turn():
    game = scenario(alice="; paladin 3; hand enchantress potion", ben="; bard 1 used")
    game.alice("drink enchantress potion on bard")
    game.everybody_passes()
    assert game.alice.marks("bard") == ("normal",)
    game.alice.refused("use bard on paladin", reason="used_this_round")
    game.alice("end turn")
    game.ben("end turn")
    assert not game.alice.is_offered("use bard on paladin")
    game.chris("end turn")
    assert game.alice.is_offered("use bard on paladin")


def test_p099_a_tired_hunter_cannot_hunt_for_the_thief():
    game = scenario(alice="virgin maiden; ; hand enchantress potion", ben="; ranger 1 tired")
    game.alice("drink enchantress potion on ranger")
    game.everybody_passes()
    assert game.alice.is_tired("ranger")
    assert game.alice.hunts == set()


def test_p099_who_comes_from_a_stack_is_ready_at_once():
    game = scenario(alice="; paladin 1; 3g", forest="druid")
    game.hire("forest", alice=1)
    assert not game.alice.is_tired("druid")
    assert game.alice.is_offered("use druid on temple")


def test_every_response_potion_answers_only_what_its_text_names():
    """Four potions answer (HP-29): a potion, a power, a death of one's own, a destruction."""
    answers = {name: item.use.answers.what for name, item in ITEMS.items() if item.use and item.use.answers}
    assert set(answers.values()) == {"potion", "power", "death", "destroy"}
    hand = ", ".join(name.replace("_", " ") for name in answers)
    fitting = {
        "drink potion of poison on ranger": {"potion", "death"},
        "use witch hunter champion on ranger hood": {"power", "destroy"},
    }
    for deed, what in fitting.items():
        game = scenario(
            ben="witch hunter; ; 3g; hand potion of poison", chris=f"; ranger 1 wears ranger hood; 3g; hand {hand}"
        )
        game.ben(deed)
        offered = {key.split(":")[2] for key in game.chris.offered("respond:potion:")}
        assert offered == {name for name, answered in answers.items() if answered in what}


def after_the_hire(wish: str, **lines: str) -> tuple[str, ...]:
    """Alice wished for this while Ben hired, and his Jailer did something in between: why her wish came back."""
    game = scenario(active="ben", **({"alice": "; bard 2; 3g", "ben": "jailer"} | lines))
    game.ben("hire forest")
    for one in wish.split("; "):
        game.alice(one)
    game.ben("use jailer on bard")
    game.everybody_passes()
    game.ben("first")
    game.everybody_bids()
    return tuple(fact.reason for fact in game.alice.told if isinstance(fact, events.WishReturned))


def test_own24_a_disbanding_at_another_price_comes_back_for_that_reason():
    assert after_the_hire("disband bard") == ("price_changed",)


def test_own24_at_the_same_price_it_is_done():
    assert after_the_hire("disband smuggler", alice="; bard 2, smuggler 1; 3g") == ()


def test_hp29b_gear_used_twice_comes_back_for_the_true_reason():
    wishes = "use falconer plume on palace; use falconer plume on catacomb"
    assert after_the_hire(wishes, alice="; bard 2 wears falconer plume; 3g") == ("used_this_round",)
