"""Thwarting the hunt: who is asked, who must show what to whom, and what follows for the tablets."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

import rules
from rules import PUBLIC
from rules.core.luck import Luck
from rules.hunting_party import events
from tests.kit.party import scenario
from tests.kit.party.tablets import ruled_out

ALICE, BEN, CHRIS = range(3)
PALACE_HUNT = ("palace", "bait", "magic")


def declared(alice="darkwoods knowledge subdue", ben="catacomb tracks range", chris="palace bait melee", **others):
    """Alice has declared (Palace, Bait, Magic): the rulebook's example; each person holds these prophecies."""
    game = scenario(
        alice=f"princess; retiarii 2, stormcaller 2; holds {alice}",
        ben=f"; ; holds {ben}{others.pop('ben_orders', '')}",
        chris=f"; ; holds {chris}",
        **others,
    )
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    return game


def test_p111_the_first_clockwise_who_has_a_named_card_shows_one():
    game = declared()
    assert (game.ben.kind, game.chris.kind) == ("deny", None)
    game.ben("show none")
    assert (game.ben.kind, game.chris.kind) == (None, "deny")
    game.chris("show bait")
    assert events.HuntPassed(BEN, is_sharer=False) in game.told
    assert events.HuntDenied(CHRIS) in game.told
    assert game.alice.was_told(events.ProphecyShown(CHRIS, "bait"))
    assert game.chris.was_told(events.ProphecyShownTo(ALICE, "bait"))
    assert game.alice.row("bait").is_destined is False
    assert game.alice.mark("bait", "chris") == "holds"


def test_p112_who_has_a_match_must_show_one():
    game = declared()
    game.ben("show none")
    for typed in ("none", "melee", "magic", "tracks"):
        game.chris.refused(f"show {typed}", rule="HP-35")


def test_p112_who_has_none_cannot_deny():
    game = declared()
    for typed in ("range", "catacomb", "tracks", "palace", "bait", "magic"):
        game.ben.refused(f"show {typed}", rule="HP-35")
    assert game.ben.offered() & {"none"} == {"none"}


def test_p113_the_holder_chooses_which_of_several():
    game = declared()
    game.ben("show none")
    assert game.chris.offered("show:") == {"show:palace", "show:bait"}
    before = game.alice.row("bait")
    game.hush()
    game.chris("show palace")
    shown = [fact for fact in game.alice.told if fact.kind == "prophecy_shown"]
    assert shown == [events.ProphecyShown(CHRIS, "palace")]
    assert game.alice.row("bait") == before
    assert game.alice.mark("bait", "chris") == ""
    assert game.alice.row("bait").is_destined is None


def test_p114_behind_the_first_denier_nobody_is_asked():
    game = scenario(
        alice="princess; falconer 1, stormcaller 1; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace bait melee",
    )
    game.alice("hunt palace tracks magic with falconer, stormcaller")
    game.ben("show tracks")
    assert game.chris.kind != "deny"
    assert "hunt_passed" not in game.kinds_told
    assert events.HuntDenied(BEN) in game.told
    for person in (game.alice, game.ben):
        assert {person.mark(skill, "chris") for skill in ("palace", "bait", "melee", "magic")} == {""}


BENS_HANDS = [" ".join(hand) for hand in product(("mystic_vale", "palace"), ("sorcery", "bait"), ("range", "magic"))]
"""None, one, two and three of the skills that Alice names."""


def before_the_answer(play):
    """All that reaches Alice, Chris and the table while Ben is asked."""
    return [
        (
            rules.view(play.state, viewer),
            play.heard_by(viewer, PUBLIC),
            [asked for asked in rules.decisions(play.state) if asked.seat == viewer],
            rules.awaited(play.state),
        )
        for viewer in (PUBLIC, ALICE, CHRIS)
    ]


def test_p115_the_question_looks_alike_for_none_to_three_matches():
    games = [declared(ben=hand, chris="catacomb tracks melee") for hand in BENS_HANDS]
    assert {len(game.ben.offered("show:")) for game in games} == {0, 1, 2, 3}
    assert len({repr(before_the_answer(game)) for game in games}) == 1
    asked = [replace(game.ben.decision, options=(), default="") for game in games]
    assert len(set(asked)) == 1
    assert asked[0].is_covered


@pytest.mark.parametrize(
    ("hand", "shown"), [("palace bait range", "show:palace"), ("mystic_vale sorcery range", "none")]
)
def test_p115_a_standing_order_answers_under_the_same_cover(hand, shown):
    asked = declared(ben=hand, chris="catacomb tracks melee")
    ordered = declared(ben=hand, chris="catacomb tracks melee", ben_orders="; order guiding seeking fighting")
    assert (asked.ben.decision.ordered, ordered.ben.decision.ordered) == (None, shown)
    assert asked.ben.decision.is_covered
    assert ordered.ben.decision.is_covered
    assert before_the_answer(ordered) == before_the_answer(asked)


def test_p115_the_order_is_one_of_types():
    game = declared(
        ben="palace bait range", chris="catacomb tracks melee", ben_orders="; order seeking guiding fighting"
    )
    assert game.ben.decision.ordered == "show:bait"


def test_p116_a_time_out_shows_a_match_by_luck():
    game = declared()
    game.ben("show none")
    defaults = Counter()
    for number in range(200):
        game.state = replace(game.state, luck=Luck.of(b"%d" % number))
        defaults[game.chris.decision.default] += 1
    assert defaults.keys() == {"show:palace", "show:bait"}
    assert 70 <= defaults["show:bait"] <= 130
    game.time_out()
    assert events.HuntDenied(CHRIS) in game.told


def test_p116_the_luck_of_one_time_out_says_nothing_of_the_next():
    game = scenario(
        alice="falconer; dragon familiar 0; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb sorcery range",
        chris="; ; holds palace tracks melee",
        rounds=20,
    )
    game.is_watched = False
    for _ in range(12):
        game.turn_of("alice")
        game.alice("hunt palace tracks magic with falconer, dragon familiar")
        game.denials_run()
        game.everybody_passes()
        game.alice("end turn")
    shown = [fact.card for fact in game.alice.told if fact.kind == "prophecy_shown"]
    assert len(shown) == 12
    assert set(shown) == {"palace", "tracks"}


def test_p116_a_time_out_without_a_match_passes():
    game = declared()
    assert game.ben.decision.default == "none"
    game.time_out()
    assert events.HuntPassed(BEN, is_sharer=False) in game.told


def test_p117_a_pass_says_to_all_none_of_the_three():
    game = declared()
    for person in (game.alice, game.chris):
        assert {person.mark(skill, "ben") for skill in PALACE_HUNT} != {"not"}
    game.ben("show none")
    assert game.told[-1] == events.HuntPassed(BEN, is_sharer=False)
    assert game.public.hunt.passed == (BEN,)
    for person in (game.alice, game.chris):
        assert {person.mark(skill, "ben") for skill in PALACE_HUNT} == {"not"}
        assert {person.mark(skill, "ben") for skill in ("catacomb", "tracks", "range")} == {""}


def own_hunt(chris):
    """Alice holds Darkwoods and declares it."""
    game = scenario(
        alice="poacher; smuggler 1, stormcaller 1; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris=f"; ; holds {chris}",
    )
    game.alice("hunt darkwoods bait magic with poacher, smuggler, stormcaller")
    return game


def test_p118_the_own_cards_deny_last_and_unshown():
    game = own_hunt(chris="palace sorcery melee")
    agent = game.stack("darkwoods")[0]
    assert game.alice.kind != "deny"
    for person in (game.ben, game.chris):
        person("show none")
    denial = game.kinds_told.index("own_denial")
    assert game.told[denial] == events.OwnDenial(ALICE, ("darkwoods", "bait", "magic"))
    assert game.told[denial + 1] == events.AgentTurnedUp(ALICE, "darkwoods", agent)
    assert "shadow_found" not in game.kinds_told
    for person in game.people:
        assert not {"prophecy_shown", "prophecy_shown_to"} & {fact.kind for fact in person.told}


def test_p119_an_own_card_spares_nobody_the_duty_to_show():
    game = own_hunt(chris="palace bait melee")
    game.ben("show none")
    game.chris.refused("show none", rule="HP-35")
    game.chris("show bait")
    assert "own_denial" not in game.kinds_told
    assert [fact for fact in game.alice.told if fact.kind == "prophecy_shown"] == [events.ProphecyShown(CHRIS, "bait")]
    assert "bait" in ruled_out(game.alice)
    for person in (game.ben, game.chris):
        assert person.mark("darkwoods", "alice") == ""
