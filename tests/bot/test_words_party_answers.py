"""Labels of Hunting Party: every answer has its words, and they say what happens."""

import inspect
from itertools import groupby

import pytest

import rules
from bot.words import WORDS
from bot.words.page import LABEL_LIMIT, size
from rules import TABLE, Option
from rules.hunting_party import choices
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.choices import at_any_time, hunt, play, turn
from tests.kit.party import scenario
from tests.kit.party_tables import sample
from tests.kit.quarry_games import NAMES, WORST_NAMES

PARTY = WORDS["party"]
PEOPLE = ("Alice", "Ben", "Chris", "Dana", "Eve")
KINDS = {
    cls
    for module in (at_any_time, hunt, play, turn)
    for _, cls in inspect.getmembers(module, inspect.isclass)
    if cls.__module__ == module.__name__
}


def labels_of(decision, view, names=PEOPLE):
    return {option.key: PARTY.label(option, view, names) for option in decision.options}


def labels(person, *, aside=False):
    """The labels of what a person is asked, or may do at any time, by the keys of the options."""
    return labels_of(person.aside if aside else person.decision, person.view)


def label_of(person, value):
    """The label of any answer, offered or not."""
    return PARTY.label(Option("a key", value), person.view, PEOPLE)


def asks(person):
    return PARTY.question(person.view, PEOPLE)


def agent_that(sort):
    """An agent of the Palace whose victory costs this."""
    return next(a.name for a in AGENTS.values() if (a.region, a.consequence.sort) == ("palace", sort)).replace("_", " ")


def all_decisions():
    for moment in sample():
        for decision in rules.decisions(moment.state):
            if decision.seat != TABLE:
                yield decision, rules.view(moment.state, decision.seat)


# --- every answer ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_answer_of_whole_tables_has_a_label_within_the_limits(names):
    for decision, view in all_decisions():
        for option in decision.options:
            label = PARTY.label(option, view, names)
            assert 0 < size(label.text) <= LABEL_LIMIT
            assert label.detail is None or label.detail.strip()
            assert 0 < size(PARTY.group_title(label.group)) <= 150


def test_the_tables_offer_most_kinds_of_answer():
    offered = {type(option.value) for decision, _ in all_decisions() for option in decision.options}
    assert offered <= KINDS
    assert len(offered) > len(KINDS) * 2 // 3


def test_no_two_answers_to_a_question_read_alike():
    for decision, view in all_decisions():
        texts = [label.text for label in labels_of(decision, view).values()]
        assert len(set(texts)) == len(texts)


def test_the_answers_of_a_menu_stand_together():
    for decision, view in all_decisions():
        groups = [group for group, _ in groupby(label.group for label in labels_of(decision, view).values())]
        assert len(set(groups)) == len(groups)


def test_what_nobody_can_answer_has_no_label():
    with pytest.raises(ValueError, match="no label"):
        PARTY.label(Option("dance", object()), scenario().alice.view, PEOPLE)


# --- single labels ---


SAMPLES = [
    (choices.ChooseHero("tavern"), "Hero from the Tavern"),
    (choices.Hire("forest"), "Hire from the Forest"),
    (choices.Buy(), "Buy items at the Market"),
    (choices.GoHunting(), "Go hunting …"),
    (choices.Equip("ranger_hood"), "Give the Ranger's Hood to …"),
    (choices.PartyDisband(), "Party Disband: lose turn, money and items"),
    (choices.EndTurn(), "End turn"),
    (choices.BidOrder(is_first=True), "You bid first"),
    (choices.BidOrder(is_first=False), "You bid last"),
    (choices.Bid(3), "Bid 3 shares"),
    (choices.Pass(), "Pass"),
    (choices.Take("druid_sap"), "Take the Druid's Sap (1 gold)"),
    (choices.PutBack("druid_sap"), "Put the Druid's Sap back"),
    (choices.PayFor((), 0), "Buy nothing"),
    (choices.PayFor(("druid_sap", "witch_brew"), 8), "Pay 2 gold for 2 items"),
    (choices.BuyUnseen(0), "Leave the chest shut"),
    (choices.BuyUnseen(2), "Buy 2 unseen items for 2 gold"),
    (choices.Throw("druid_sap"), "Throw the Druid's Sap"),
    (choices.KeepOne("druid_sap"), "Keep the Druid's Sap"),
    (choices.LayNext("banshee"), "Lay Banshee on top"),
    (choices.LayNext("bard"), "Lay Bard on top"),
    (choices.Declare("palace"), "Guide to Palace"),
    (choices.Declare("bait"), "Seek with Bait"),
    (choices.Declare("magic"), "Fight with Magic"),
    (choices.Send("bard"), "Send the Bard"),
    (choices.Stay("bard"), "Leave the Bard at home"),
    (choices.Go(("palace", "bait", "magic"), ("bard", "witch")), "Declare (Palace, Bait, Magic) with 2 hunters"),
    (choices.Show("bait"), "Show Bait"),
    (choices.ShowNone(), "I hold none of the three"),
    (choices.AskOracle(), "The Oracle looks"),
    (choices.Victim(1, "bard"), "Ben's Bard dies"),
    (choices.Victim(0, "bard"), "Your Bard dies"),
    (choices.Play("potion", "witch_brew", "", 1), "Use the Witch's Brew …"),
    (choices.Play("power", "bard", "normal", 1), "Use the Bard's power (once per round) …"),
    (choices.Play("potion", "druid_sap", "", 0), "Use the Druid's Sap"),
    (choices.Play("power", "assassin", "champion", 1), "Use the Assassin's champion power (skips your turn) …"),
    (choices.Play("gear", "falconer_plume", "knight", 1), "Use the Falconer's Plume on the Knight (once per round) …"),
    (choices.Respond("potion", "archmage_potion", "", ""), "Answer with the Archmage's Potion"),
    (
        choices.Respond("power", "princess", "champion", ""),
        "Answer with the Princess's champion power (once per round)",
    ),
    (
        choices.Respond("power", "mesmerist", "champion", "0.bard"),
        "Answer with the Mesmerist's champion power: your Bard",
    ),
    (choices.PickHunter(1, "bard"), "Ben's Bard"),
    (choices.PickHunter(0, "bard"), "Your Bard"),
    (choices.PickItem(1, "bard", "bard_lute"), "The Lute of Ben's Bard"),
    (choices.PickSeat(1), "Ben"),
    (choices.PickSkill("range"), "Range"),
    (choices.PickStack("tower"), "The hunters of the Tower"),
    (choices.PickStack("palace"), "The agents of the Palace"),
    (choices.Back(), "Back: take the last choice back"),
    (choices.Disband("bard", 8), "Pay off the Bard for 2 gold"),
    (choices.Disband("bard", 0), "Let the Bard go, free of charge"),
    (choices.OfferTrade(1), "Offer Ben a trade …"),
    (choices.GiveSilver(4), "Give 1 gold more"),
    (choices.GiveCard("druid_sap"), "Give the Druid's Sap"),
    (choices.AskSilver(1), "Ask for 1 silver more"),
    (choices.AskCards(1), "Ask for 1 card more, of their choice"),
    (choices.SendOffer(), "Send the offer"),
    (choices.AcceptOffer(1), "Accept the trade of Ben"),
    (choices.LayCard("druid_sap"), "Put the Druid's Sap in"),
    (choices.RefuseOffer(1), "Refuse the trade of Ben"),
    (choices.ConfirmTrade(1), "Exchange with Ben now"),
    (choices.WithdrawOffer(1), "Withdraw your offer to Ben"),
    (choices.PassAhead(is_on=True), "Let everything happen until my turn"),
    (choices.PassAhead(is_on=False), "Ask me again about others' cards"),
    (choices.ThinkOfOrder(), "Deny hunts by a standing order …"),
    (choices.ShowOrder(()), "No standing order: ask me about each hunt"),
    (choices.ShowOrder(("seeking", "guiding", "fighting")), "Show Seeking before Guiding before Fighting"),
]


@pytest.mark.parametrize(("value", "text"), SAMPLES, ids=lambda value: type(value).__name__)
def test_an_answer_says_what_it_does(value, text):
    game = scenario(alice="princess; bard 2", ben="witch; knight 1")
    assert label_of(game.alice, value).text == text


@pytest.mark.parametrize("value", [value for value, _ in SAMPLES], ids=lambda value: type(value).__name__)
def test_an_answer_fits_with_the_longest_names(value):
    label = PARTY.label(Option("a key", value), scenario().alice.view, WORST_NAMES)
    assert size(label.text) <= LABEL_LIMIT


def test_every_kind_of_answer_is_among_these():
    assert {type(value) for value, _ in SAMPLES} | {choices.TakeBackWish} == KINDS


@pytest.mark.parametrize(
    ("sort", "card", "which", "does"),
    [
        ("potion", "sorceress_elixir", "", "skills of another hunter in reach until the end of the turn"),
        ("power", "poacher", "champion", "You may buy at the Market this turn on top of your action"),
        ("gear", "centaur_horseshoes", "knight", "The agent turned up goes to the bottom, and the next one comes"),
    ],
)
def test_a_play_tells_whole_what_it_does(sort, card, which, does):
    for value in (choices.Play(sort, card, which, 1), choices.Respond(sort, card, which, "")):
        assert does in label_of(scenario().alice, value).detail


def test_every_use_of_a_card_tells_what_it_does():
    told = (choices.Play, choices.Respond, choices.Equip, choices.Throw, choices.KeepOne, choices.GiveCard)
    labelled = [
        PARTY.label(option, view, PEOPLE)
        for decision, view in all_decisions()
        for option in decision.options
        if isinstance(option.value, told)
    ]
    assert labelled
    assert not [label.text for label in labelled if not label.detail or label.detail.endswith("…")]


def test_back_tells_what_it_leaves():
    game = scenario(alice="falconer; poacher 1; 3g; hand ranger hood, witch brew", ben="; bard 2; 3g")
    for begun, left in (
        ("offer:1", "Back: leave the trade"),
        ("power:falconer:normal", "Back: leave the Falconer's power"),
        ("potion:witch_brew", "Back: leave the Witch's Brew"),
        ("show_order", "Back: leave the standing order"),
    ):
        game.alice.answers(begun)
        assert labels(game.alice, aside=True)["back"].text == left
        game.alice.answers("back")
    game.alice.answers("equip:ranger_hood")
    assert labels(game.alice)["back"].text == "Back: leave the Ranger's Hood"


def test_back_in_one_of_two_deeds_tells_which():
    game = scenario(alice="falconer; jailer 1; 3g", ben="; ; 3g")
    game.alice.answers("hunt")
    game.alice.answers("declare:palace")
    game.alice.answers("offer:1")
    assert labels(game.alice)["back"].text == "Back: take the last choice for the hunt back"
    assert labels(game.alice, aside=True)["back"].text == "Back: leave the trade"
    game.alice.answers("give_silver:1")
    assert labels(game.alice, aside=True)["back"].text == "Back: take the last choice for the trade back"


def test_a_bid_tells_what_hate_adds():
    game = scenario(alice="witch hunter; paladin 2", tower="witch")
    game.alice("hire tower")
    game.alice("first")
    label = labels(game.alice)["bid:2"]
    assert label.text == "Bid 2 shares"
    assert label.detail == "Needs 4 of your 6 free shares: Hate asks for 2 more"


def test_a_bid_without_hate_tells_what_is_left():
    game = scenario(alice="princess", forest="druid")
    game.alice("hire forest")
    game.alice("first")
    assert labels(game.alice)["bid:3"].detail == "Leaves 5 of your 8 free shares"


def test_a_namesake_is_told_to_become_a_champion():
    game = scenario(alice="princess; ranger 2, bard 1; hand ranger hood")
    game.alice.answers("equip:ranger_hood")
    found = labels(game.alice)
    assert found["pick:0.ranger"].detail.startswith("The namesake: a champion with one share less")
    assert found["pick:0.bard"].detail == "Palace, Knowledge; 1 share"


def test_a_skill_known_not_to_be_destined_says_so():
    game = scenario(alice="falconer; jailer 1; holds palace tracks magic")
    game.alice.answers("hunt")
    assert labels(game.alice)["declare:palace"].detail.startswith("Not destined: you hold its prophecy")


def test_losing_gear_reads_differently_from_dying():
    game = scenario(
        alice="falconer; jailer 1 wears ranger hood, bard 1 wears bard lute; holds palace sorcery melee",
        palace=agent_that("gear"),
        ben="witch",
        chris="knight",
    )
    game.alice("hunt palace tracks subdue with falconer, jailer, bard")
    game.time_out()
    game.everybody_passes()
    assert game.alice.kind == "choose_victim"
    assert labels(game.alice)["victim:0.jailer"].text == "Your Jailer loses all gear"
    assert "You name who of those sent loses all gear." in asks(game.alice)
    assert "has won: somebody loses all gear." in PARTY.board(game.public, PEOPLE, []).text


def test_a_wish_is_forgotten_by_name():
    game = scenario(alice="princess", ben="falconer", forest="druid")
    game.alice("hire forest")
    game.ben("use falconer on palace")
    found = [label.text for label in labels(game.ben, aside=True).values()]
    assert "Forget wish 1: use the Falconer's power on the Palace" in found
    assert "At the next pause you will: use the Falconer's power on the Palace." in asks(game.ben)


# --- debt, said before it is made (HP-20) ---


def detail_of_pick(person, hunter, *begun):
    """What is said of this hunter where he is to be picked, the deed having been begun so."""
    for key in begun:
        person.answers(key)
    view = person.view
    picks = (option for each in (person.decision, person.aside) if each for option in each.options)
    return next(PARTY.label(option, view, PEOPLE).detail for option in picks if option.key.endswith(f".{hunter}"))


@pytest.mark.parametrize(
    ("mine", "owed"),
    [
        ("dream walker; woodsman 4, runesmith 4", 3),
        ("dream walker; woodsman 4, runesmith 1", 0),
        ("dream walker; hermit 4, runesmith 1", 1),
        ("dream walker; woodsman 4, runesmith 2 wears bard lute", 0),
    ],
)
def test_hp20_a_theft_into_debt_is_said_before_it_is_confirmed(mine, owed):
    game = scenario(alice=f"{mine}; 0g; hand enchantress potion", ben="; bard 3")
    detail = detail_of_pick(game.alice, "bard", "potion:enchantress_potion")
    assert detail.startswith(f"You would owe {owed} share") == bool(owed)
    game.alice.answers("pick:1.bard")
    game.everybody_passes()
    assert max(0, -game.alice.free) == owed


def test_hp20_a_swap_into_debt_too():
    game = scenario(alice="; sorceress 2, smuggler 1, woodsman 5", ben="; bard 3")
    begun = ("power:sorceress:normal", "pick:0.smuggler")
    assert detail_of_pick(game.alice, "bard", *begun).startswith("You would owe 2 shares more than your 8")
    game.alice.answers("pick:1.bard")
    game.everybody_passes()
    assert game.alice.free == -2


@pytest.mark.parametrize(("smuggler", "is_said"), [(4, True), (3, False)])
def test_own15_that_a_recruit_may_lead_into_debt_is_said(smuggler, is_said):
    game = scenario(alice=f"royal guard; smuggler {smuggler}, woodsman 2")
    detail = labels(game.alice)["power:royal_guard:champion"].detail
    assert ("you may owe some then" in detail) is is_said
