"""Who may see or infer what: public things, private things, and things that leave no trace."""

from dataclasses import fields

import pytest

import rules
from rules import PUBLIC
from rules.hunting_party import events
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.state import STACKS
from rules.hunting_party.view import MemberView, SeatView, View
from tests.kit.party import names_in, scenario
from tests.kit.party.tablets import one_of, ruled_out

ALICE, BEN, CHRIS = range(3)


def set_table():
    return scenario(
        alice="virgin maiden used champion; paladin 3 -1 wears boots of speed, bard 1 tired; 14s; hand druid sap",
        ben="witch hunter; ranger 2 hunted, smuggler 1 used wears retiarii net; 1s; hand ranger hood",
        chris="knight; ; 0g",
        forest="centaur",
        market="trapper snare, bard lute",
        red=2,
    )


def test_p162_what_stands_on_the_table_is_public():
    game = set_table()
    public = game.public
    alice, ben, chris = public.seats
    assert [seat.silver for seat in public.seats] == [14, 1, 0]
    assert [seat.free for seat in public.seats] == [7, 5, 8]
    assert [seat.hand_size for seat in public.seats] == [1, 1, 0]
    assert [seat.hero.hunter for seat in public.seats] == ["virgin_maiden", "witch_hunter", "knight"]
    paladin, bard = alice.members
    assert (paladin.hunter, paladin.agreed, paladin.change, paladin.shares) == ("paladin", 3, -1, 0)
    assert (paladin.items, paladin.is_champion, paladin.skills) == (("boots_of_speed",), True, ("catacomb", "melee"))
    assert (bard.shares, bard.is_tired, bard.has_hunted, bard.is_champion) == (1, True, False, False)
    assert alice.hero.marks == ("champion",)
    ranger, smuggler = ben.members
    assert (ranger.is_tired, ranger.has_hunted) == (True, True)
    assert (smuggler.marks, smuggler.items) == (("normal",), ("retiarii_net",))
    assert chris.members == ()
    assert dict(zip(STACKS, public.stack_sizes, strict=True)) == {name: len(game.stack(name)) for name in STACKS}
    assert public.red_shares == 2


def test_p162_bids_are_public():
    game = set_table()
    game.alice("hire forest")
    game.alice("last")
    game.ben("bid 1")
    game.chris("bid 2")
    assert game.public.hire.bids == ((BEN, 1), (CHRIS, 2))
    assert (game.public.hire.hunter, game.public.hire.best, game.public.hire.bidder) == ("centaur", 2, CHRIS)


def test_p162_hands_tablets_and_the_order_of_stacks_are_not():
    game = set_table()
    assert game.public.own is None
    assert game.public.opened is None
    hidden = {"druid_sap", "ranger_hood", *(card for name in STACKS for card in game.stack(name))}
    assert not hidden & names_in(game.public)
    known = {field.name for view in (View, SeatView, MemberView) for field in fields(view)}
    assert not known & {"prophecies", "destined", "tablet", "stacks", "hands", "shown", "seen", "wishes", "show_order"}


def test_p162_prophecies_are_not():
    deals = ("palace bait subdue", "mystic_vale knowledge magic", "palace knowledge subdue")
    games = [scenario(alice=f"; bard 1; holds {deal}", ben="; ; holds catacomb sorcery melee") for deal in deals]
    assert len({repr((game.public, game.ben.view)) for game in games}) == 1
    assert len({repr(game.alice.view) for game in games}) == len(deals)


def shown(card):
    """Chris, who could show two, has shown Alice this one."""
    game = scenario(
        alice="princess; retiarii 2, stormcaller 2; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace bait melee",
    )
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    game.ben("show none")
    game.chris(f"show {card}")
    return game


def test_p163_who_denied_is_for_all_and_which_card_for_two():
    bait, palace = shown("bait"), shown("palace")
    assert bait.ben.heard == palace.ben.heard
    assert bait.ben.view == palace.ben.view
    assert bait.told == palace.told
    assert bait.public == palace.public
    assert events.HuntDenied(CHRIS) in bait.told
    assert bait.public.hunt.denied_by == CHRIS
    assert [fact for fact in bait.alice.told if fact.kind == "prophecy_shown"] == [events.ProphecyShown(CHRIS, "bait")]
    assert [fact for fact in bait.chris.told if fact.kind == "prophecy_shown_to"] == [
        events.ProphecyShownTo(ALICE, "bait")
    ]


def test_p163_others_note_one_of_the_three_and_who_saw_the_card_does_not():
    game = shown("bait")
    assert one_of(game.alice, "chris") == []
    assert one_of(game.ben, "chris") == [{"palace", "bait", "magic"}]


def test_p163_what_was_shown_stays_after_a_restart():
    game = shown("bait")
    assert rules.view(rules.load(rules.dump(game.state)), ALICE) == game.alice.view
    assert "bait" in ruled_out(game.alice)
    game.everybody_passes()
    game.turn_of("ben")
    assert "bait" in ruled_out(game.alice)
    assert game.alice.mark("bait", "chris") == "holds"
    assert game.ben.mark("bait", "chris") == ""


def denied_herself(holds, destined):
    """Alice's own prophecies have denied (Darkwoods, Bait, Magic)."""
    game = scenario(
        alice=f"poacher; smuggler 1, stormcaller 1; holds {holds}",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace sorcery melee",
        destined=destined,
    )
    game.alice("hunt darkwoods bait magic with poacher, smuggler, stormcaller")
    game.nobody_denies()
    return game


def test_p164_an_own_denial_says_one_of_the_three_and_no_more():
    game = denied_herself("darkwoods knowledge subdue", "mystic_vale bait magic")
    for person in (game.ben, game.chris):
        assert one_of(person, "alice") == [{"darkwoods", "bait", "magic"}]
        assert {person.mark(skill, "alice") for skill in ("darkwoods", "bait", "magic")} == {""}
    others = [
        denied_herself("mystic_vale bait subdue", "darkwoods knowledge magic"),
        denied_herself("mystic_vale knowledge magic", "darkwoods bait subdue"),
        denied_herself("darkwoods bait magic", "mystic_vale knowledge subdue"),
    ]
    for other in others:
        assert other.public == game.public
        for name in ("ben", "chris"):
            assert other[name].view == game[name].view
            assert other[name].heard == game[name].heard


# --- counted, not named ---


def test_p165_cards_thrown_at_the_end_of_a_turn_are_counted():
    game = scenario(alice="; ; hand druid sap, witch brew, ranger hood, bard lute, trapper snare")
    game.alice("end turn")
    game.alice("throw witch brew, bard lute")
    assert sum(fact.cards for fact in game.told if fact.kind == "cards_thrown") == 2
    assert_unnamed(game, "witch_brew", "bard_lute", by="alice")
    assert game.bottom("market", 2) == ("witch_brew", "bard_lute")


def test_p165_cards_lost_by_a_party_disband_are_counted():
    game = scenario(active="ben", ben="; bard 1; hand druid sap, witch brew")
    game.ben("party disband")
    assert next(fact for fact in game.told if fact.kind == "party_disbanded").cards == 2
    assert_unnamed(game, "druid_sap", "witch_brew", by="ben")


def test_p165_a_card_lost_by_a_consequence_is_counted():
    game = scenario(
        active="chris",
        alice="; ; holds tracks",
        chris="gravedigger; mesmerist 1; hand druid sap",
        catacomb="crawling hand",
    )
    game.chris("hunt catacomb tracks subdue with gravedigger, mesmerist")
    game.denials_run()
    game.everybody_passes()
    if game.chris.kind == "throw_cards":
        game.chris("throw druid sap")
    assert sum(fact.cards for fact in game.told if fact.kind == "cards_thrown") == 1
    assert_unnamed(game, "druid_sap", by="chris")


def throws_what_stands_in_an_offer(thrown):
    """Alice has offered one card to Ben and another to Chris, and throws a card at the end of her turn."""
    game = scenario(alice="; ; hand druid sap, witch brew, ranger hood, bard lute", ben="; ; 3g", chris="; ; 3g")
    game.alice("offer ben witch brew for 1g")
    game.alice("offer chris druid sap for 1g")
    game.alice("end turn")
    game.alice(f"throw {thrown}")
    return game


@pytest.mark.parametrize("thrown", ["witch brew", "druid sap", "bard lute"])
def test_p165_whatever_is_thrown_every_offer_of_cards_goes(thrown):
    game = throws_what_stands_in_an_offer(thrown)
    assert game.state.offers == ()
    assert game.ben.was_told(events.OfferGone(ALICE, 1, "impossible"))
    assert game.chris.was_told(events.OfferGone(ALICE, 2, "impossible"))
    other = throws_what_stands_in_an_offer("ranger hood")
    for person in ("ben", "chris"):
        assert game[person].told == other[person].told
        assert game.views[person] == other.views[person]


@pytest.mark.parametrize(("left", "right"), [("witch brew", "druid sap"), ("druid sap", "witch brew")])
def test_p165_what_goes_to_another_in_a_trade_is_not_told_by_an_offer(left, right):
    game = scenario(alice=f"; ; hand {left}, {right}", ben="; ; 3g", chris="; ; 3g")
    game.alice("offer ben witch brew for 1g")
    game.alice("offer chris druid sap for 1g")
    game.chris("accept alice")
    assert game.ben.was_told(events.OfferGone(ALICE, 1, "impossible"))


def test_p165_nor_what_was_drawn_by_luck_by_cards_that_were_laid():
    game = scenario(alice="trapper; ; 3g", ben="; ; hand druid sap, witch brew", chris="; ; 3g")
    game.chris("offer ben 1g for 1 card")
    game.ben("accept chris")
    game.ben("lay witch brew")
    game.alice("use trapper champion on ben")
    game.rig(0)
    game.everybody_passes()
    assert game.ben.hand == ("witch_brew",)
    assert game.chris.was_told(events.OfferGone(2, 1, "impossible"))


def test_p165_money_that_was_offered_stays_on_offer():
    game = scenario(alice="; ; 3g; hand druid sap, witch brew, ranger hood, bard lute")
    game.alice("offer ben 1g")
    game.alice("end turn")
    game.alice("throw witch brew")
    assert game.ben.is_offered("accept alice")


def assert_unnamed(game, *cards, by):
    for person in game.people:
        heard = names_in(person.heard) if person.name != by else names_in(game.told)
        assert not set(cards) & heard
        assert person.name == by or not set(cards) & names_in(person.view)


def test_p165_a_potion_that_is_drunk_is_named():
    game = scenario(alice="; bard 2; hand druid sap")
    game.alice("drink druid sap on bard")
    game.everybody_passes()
    played = next(fact for fact in game.told if fact.kind == "played")
    assert (played.sort, played.card) == ("potion", "druid_sap")


def test_p165_gear_that_is_given_or_destroyed_is_named():
    game = scenario(alice="witch hunter; smuggler 1; hand ranger hood")
    game.alice("equip smuggler with ranger hood")
    assert events.Equipped(ALICE, "smuggler", "ranger_hood") in game.told
    game.alice("use witch hunter champion on ranger hood")
    game.everybody_passes()
    assert events.ItemDestroyed(ALICE, "smuggler", "ranger_hood") in game.told


# --- the tablet ---


def test_p166_facts_fill_the_tablet_in_for_its_owner_alone():
    game = scenario(
        alice="princess; retiarii 2, stormcaller 2; holds darkwoods knowledge subdue",
        ben="; ; holds catacomb tracks range",
        chris="; ; holds palace bait melee",
    )
    own = {"darkwoods", "knowledge", "subdue"}
    assert ruled_out(game.alice) == own
    assert [row.skill for row in game.alice.tablet.rows] == list(SKILLS)
    game.alice("hunt palace bait magic with princess, retiarii, stormcaller")
    game.ben("show none")
    before = game.ben.tablet.rows
    game.chris("show bait")
    assert ruled_out(game.alice) == {*own, "bait"}
    assert game.ben.tablet.rows == before
    assert game.public.own is None


# --- no public trace ---


def quiet(deeds):
    """The same turns with and without these deeds between them; all that reached Chris and the table."""
    game = scenario(
        alice="; smuggler 1; 3g; hand druid sap; holds palace bait subdue",
        ben="; bard 1; hand potion of poison; holds catacomb sorcery melee",
        chris="; ranger 1; hand witch brew; holds darkwoods tracks range",
        forest="centaur",
    )
    traces = []
    for turn, deed in enumerate([None, *deeds]):
        if turn == 1:
            game.alice("hire forest")
            game.alice("first")
        if deed is not None:
            deed(game)
        traces.append((game.public, game.chris.view, rules.awaited(game.state)))
    return game, traces


def without(times):
    return quiet([lambda game: None] * times)


DEEDS = {
    "wish": (
        lambda game: game.ben("drink potion of poison on ranger"),
        lambda game: game.ben("take back 0"),
    ),
    "refused": (
        lambda game: game.alice("offer ben 1g, druid sap for 1 card"),
        lambda game: game.ben("refuse alice"),
    ),
    "withdrawn": (
        lambda game: game.alice("offer ben 1g"),
        lambda game: game.alice("withdraw ben"),
    ),
    "draft": (
        lambda game: game.ben.answers("offer:0"),
        lambda game: game.ben.answers("give_silver:4"),
        lambda game: game.ben.answers("back"),
        lambda game: game.ben.answers("back"),
    ),
    "passes": (
        lambda game: game.ben("pass ahead on"),
        lambda game: game.ben("pass ahead off"),
    ),
    "order": (
        lambda game: game.ben("order seeking guiding fighting"),
        lambda game: game.ben("order none"),
    ),
}


@pytest.mark.parametrize("deeds", DEEDS.values(), ids=DEEDS.keys())
def test_p167_no_public_trace(deeds):
    done, seen = quiet(deeds)
    plain, unseen = without(len(deeds))
    assert seen == unseen
    assert done.told == plain.told
    assert done.chris.heard == plain.chris.heard
    for game in (done, plain):
        game.alice("bid 1")
        game.ben("pass")
        game.chris("pass")
    assert done.told == plain.told
    assert done.public == plain.public
    assert done.chris.view == plain.chris.view


@pytest.mark.parametrize("deeds", DEEDS.values(), ids=DEEDS.keys())
def test_p167_not_a_single_event_is_public(deeds):
    game, _ = quiet(deeds)
    game.hush()
    for deed in deeds:
        deed(game)
        assert game.heard_by(PUBLIC) == ()


def test_p167_a_standing_pass_is_a_pass_like_any_other():
    asked, ahead = (
        scenario(alice="; ; hand witch brew", ben=f"; bard 1; hand druid sap{more}") for more in ("", "; passes ahead")
    )
    for game in (asked, ahead):
        game.alice("drink witch brew on bard")
    assert asked.public == ahead.public
    assert asked.chris.view == ahead.chris.view
    assert asked.asked == ahead.asked
    for game in (asked, ahead):
        game.everybody_passes()
    assert asked.told == ahead.told
    assert asked.public == ahead.public
