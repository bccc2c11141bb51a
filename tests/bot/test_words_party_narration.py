"""The log of Hunting Party: a line for every event, "you" for who reads it, and nothing in public that is secret."""

import re
from typing import get_args

import pytest

from bot.words import WORDS
from bot.words.page import size
from bot.words.party.names import ITEM_TITLES, SKILL_TITLES
from rules import PUBLIC, Outcome
from rules.hunting_party import events
from rules.hunting_party.kingdom import SKILLS
from tests.kit.party_tables import tables
from tests.kit.quarry_games import NAMES, WORST_NAMES

PARTY = WORDS["party"]
PEOPLE = ("Ana", "Bob", "Cy", "Dee", "Eve")
FACTS = get_args(get_args(events.Fact)[0])
ORACLE = -1

_DEALT_TO_ANA = "The stacks are laid out and the prophecies dealt. You and Cy share a hand. Bob begins."
# One of each kind with what it can be at its longest, and its line as everybody reads it, or as Ana (seat 0) does.
TOLD = [
    (events.Dealt(1, (0, 1, 0, 2), has_oracle=False), "Ana and Cy share a hand. Bob begins."),
    (events.Dealt(0, (0, 1), has_oracle=True), "The Oracle keeps the third hand of prophecies. Ana begins."),
    (events.HandicapGiven(1, "timmy", 2), "Timmy the Orphan joined Bob for good, for 2 shares."),
    (events.HeroChosen(0, "tavern", "bard"), "Ana took the Bard of the Tavern as hero."),
    (events.TurnBegan(1, 7), "**Turn 7** is Bob's."),
    (events.TurnEnded(1), ""),
    (events.HunterTurnedUp(0, "tower", "witch"), "Ana turned up the Witch in the Tower: Mystic Vale, Magic."),
    (events.BidOrderChosen(0, 0, is_first=False), "Ana chose to bid last."),
    (events.BidOrderChosen(0, 1, is_first=True), "Bob chose that Ana would bid first."),
    (events.BidMade(1, 3), "Bob bid 3 shares."),
    (events.BidPassed(1, is_forced=False), "Bob passed."),
    (events.BidPassed(1, is_forced=True), "Bob passed: no bid was possible."),
    (events.HireWon(0, "witch", 1), "Ana hired the Witch for 1 share."),
    (events.HunterUnwanted("witch", "tower"), "Nobody wanted the Witch, who went under the stack of the Tower."),
    (events.HunterRecruited(1, "knight", 3), "The Knight joined Bob for 3 shares, without bids."),
    (events.SharesChanged(0, "paladin", 2, 3), "Shares on Ana's Paladin: 2 → 3."),
    (events.MarketVisited(0, 3), "Ana looked at the top 3 cards of the Market."),
    (events.ItemsBought(0, 2, 8), "Ana bought 2 items for 2 gold."),
    (events.ItemsBought(0, 0, 0), "Ana bought nothing."),
    (events.ChestOpened(0, 1, 4), "Ana bought 1 item from the chest for 1 gold."),
    (events.ChestOpened(0, 0, 0), "Ana left the chest shut."),
    (events.CardsDrawn(0, 1), "Ana drew 1 item from the Market."),
    (events.CardsThrown(0, 2), "Ana threw 2 cards under the Market."),
    (events.HandCardMoved(0, 1), "A card by luck went from Ana's hand to Bob."),
    (events.Equipped(0, "ranger", "ranger_hood"), "Ana gave the Ranger's Hood to the Ranger, a **champion** now."),
    (events.Equipped(0, "smuggler", "ranger_hood"), "Ana gave the Ranger's Hood to the Smuggler."),
    (events.ItemMoved(0, "bard_lute", "bard", "knight"), "The Bard's Lute went from Ana's Bard to the Knight."),
    (events.ItemMoved(0, "bard_lute", "bard", ""), "The Bard's Lute went from the Bard back to Ana's hand."),
    (events.ItemDestroyed(1, "bard", "bard_lute"), "Bob's Bard lost the Bard's Lute."),
    (
        events.Played(1, "potion", "enchantress_potion", "", ("0.bard",), is_answer=False),
        "Bob used the Enchantress's Potion on Ana's Bard.",
    ),
    (
        events.Played(0, "power", "witch_hunter", "champion", ("1.bard.bard_lute",), is_answer=False),
        "Ana used the Witch Hunter's champion power on the Lute of Bob's Bard.",
    ),
    (
        events.Played(0, "gear", "falconer_plume", "knight", ("mystic_vale",), is_answer=False),
        "Ana used the Falconer's Plume on the Mystic Vale.",
    ),
    (
        events.Played(1, "potion", "archmage_potion", "", (), is_answer=True),
        "Bob answered with the Archmage's Potion.",
    ),
    (events.Cancelled("power", "bard", "normal"), "The Bard's power had no effect."),
    (events.Redirected(0, "knight"), "It strikes Ana's Knight instead."),
    (
        events.Fizzled("potion", "witch_brew", ""),
        "The Witch's Brew came to nothing: what it was aimed at had gone.",
    ),
    (events.SilverGained(0, 4), "Ana gained 1 gold."),
    (events.SilverPaid(0, 4), "Ana paid 1 gold."),
    (events.SilverMoved(0, 1, 6), "Bob had 1 gold 2 silver from Ana."),
    (
        events.SkillGained(0, "ranger", "mystic_vale", "turn"),
        "Ana's Ranger has Mystic Vale once more until the end of the turn.",
    ),
    (
        events.SkillsLent(1, "elvish_archer", ("darkwoods", "range")),
        "Bob's Elvish Archer lends Darkwoods, Range to the hunt.",
    ),
    (
        events.Guarded(1, "bard", "steal", "my_next_turn"),
        "Bob's Bard is safe from theft until Bob's next turn.",
    ),
    (
        events.ChampionMade(0, "bard", "my_next_turn_end"),
        "Ana's Bard is a champion until the end of Ana's next turn.",
    ),
    (events.BountyRaised(0, 6, "", "next_hunt"), "Agents are worth 6 gold more to Ana in the next hunt."),
    (
        events.HunterTired(1, "bard", "owners_next_turn_end"),
        "Bob's Bard is tired until the end of Bob's next turn.",
    ),
    (
        events.HunterReadied(0, "bard", marks=True),
        "Ana's Bard is ready again, and free to use once-per-round powers again.",
    ),
    (events.ActionsGranted(0, "purchase", 1), "Ana may buy at the Market on top of the action."),
    (events.ActionsGranted(0, "action", 2), "Ana's next turn has 2 actions."),
    (events.StackLookedAt(0, "tower", 1), "Ana looked at 1 hunter of the Tower."),
    (events.StackArranged(0, "palace", 3), "Ana laid 3 agents of the Palace back in an order of choice."),
    (events.CardBuried("palace"), "The top agent of the Palace went to the bottom, unseen."),
    (events.AgentBuried("banshee"), "The Banshee went to the bottom; the next one comes."),
    (events.Stolen(1, 0, "bard"), "Bob stole Ana's Bard."),
    (events.HuntersSwapped(0, "bard", 1, "knight"), "Ana's Bard and Bob's Knight changed sides."),
    (events.Killed(0, "bard"), "💀 Ana's Bard died."),
    (events.Disbanded(0, "bard", 12), "Ana paid the Bard off with 3 gold."),
    (events.Disbanded(0, "bard", 0), "Ana let the Bard go."),
    (
        events.PartyDisbanded(0, 7, 2, is_forced=True),
        "Ana owed more than eight shares and could pay nobody off, so the whole party was disbanded; "
        "1 gold 3 silver and 2 cards of the hand are gone.",
    ),
    (
        events.HuntDeclared(0, ("palace", "bait", "magic"), ("knight", "bard")),
        "🏹 Ana declared **(Palace, Bait, Magic)** and sent Knight, Bard.",
    ),
    (events.HuntPassed(1, is_sharer=False), "Bob passed: none of the three."),
    (events.HuntPassed(2, is_sharer=True), "Cy passed as well, with the same hand of prophecies."),
    (events.HuntPassed(ORACLE, is_sharer=False), "The Oracle passed: none of the three."),
    (events.HuntDenied(1), "Bob denied the hunt with one of the three."),
    (
        events.OwnDenial(0, ("palace", "bait", "magic")),
        "Nobody else denied, but Ana's own prophecies did: at least one of (Palace, Bait, Magic).",
    ),
    (
        events.ShadowFound(0, ("palace", "bait", "magic")),
        "🌑 Ana **found the Shadow**: nobody holds any of (Palace, Bait, Magic).",
    ),
    (
        events.AgentTurnedUp(0, "catacomb", "banshee"),
        "The Banshee stood in the way: **Subdue + Melee** or **Range**; 8 gold.",
    ),
    (events.FightWon(0, "banshee"), "The Banshee fell to Ana's party."),
    (events.FightLost(0, "banshee"), "The Banshee beat Ana's party."),
    (events.FightLost(1, ""), "The Shadow beat Bob's party."),
    (events.RedShareAdded(4), "🔴 The Shadow has 4 of 8 red shares."),
    (events.BountyPaid(0, 12, 3, 18), "Bounty of 12 gold with 3 shares free: 4 gold 2 silver for Ana."),
    (events.BountyPaid(0, 12, 0, 0), "Bounty of 12 gold with no share free: no money for Ana."),
    (events.BountyTaxed(0, 1), "The Tax Collector kept 1 silver of it from Ana."),
    (events.OrphanFed(0, 1), "Timmy the Orphan had 1 silver from Ana."),
    (events.ShadowSlain(1), "☀️ Bob's party **slew the Shadow**!"),
    (
        events.Played(0, "power", "exorcist", "normal", ("0.inquisitor", "range"), is_answer=False),
        "Ana used the Exorcist's power on Ana's Inquisitor for Range.",
    ),
    (events.HandicapGiven(0, "wolf_familiar", 0), "The Wolf Familiar joined Ana for good, free of charge."),
    (events.Cancelled("agent", "banshee", "death"), "The Banshee's blow had no effect."),
    (events.Traded(0, 1, 6, 0, 0, 2), "Ana traded 1 gold 2 silver for 2 cards of Bob's."),
    (events.Traded(0, 1, 4, 0, 1, 0), "Ana gave Bob 1 gold and 1 card for nothing."),
    (events.Traded(0, 1, 0, 0, 0, 1), "Bob gave Ana 1 card for nothing."),
    (
        events.Ended(Outcome("slain", (1,)), (1, 20, 0)),
        "**The Shadow is slain. Bob has the most money and wins!** "
        "Money at the end: Ana 1 silver, Bob 5 gold, Cy no money.",
    ),
    (
        events.Ended(Outcome("slain", (0, 2)), (20, 1, 20)),
        "**The Shadow is slain. Ana and Cy have the most money and win!** "
        "Money at the end: Ana 5 gold, Bob 1 silver, Cy 5 gold.",
    ),
]
TOLD_TO_ANA = [
    (
        events.PropheciesDealt(("palace", "bait", "magic")),
        "Your prophecies are **(Palace, Bait, Magic)**: these skills are not destined.",
    ),
    (events.ProphecyShown(1, "bait"), "🔮 Bob showed you **Bait**: it is not destined."),
    (events.ProphecyShown(ORACLE, "bait"), "🔮 The Oracle showed you **Bait**: it is not destined."),
    (events.ProphecyShownTo(1, "bait"), "🔮 You showed Bob Bait."),
    (events.CardsSeen("palace", ("banshee",)), "Of the agents of the Palace you saw: Banshee."),
    (events.CardsCame(("bard_lute", "druid_sap")), "Into your hand came Bard's Lute, Druid's Sap."),
    (events.CardsWent(("bard_lute",)), "Out of your hand went Bard's Lute."),
    (
        events.OfferMade(1, 0, 4, ("druid_sap",), 0, 2),
        "⚖️ Bob offered you a trade: Bob gives 1 gold and Druid's Sap; you give 2 cards of your choice.",
    ),
    (events.CardsLaid(0, 1, ("bard_lute",)), "⚖️ Bob put Bard's Lute into your trade."),
    (events.OfferGone(0, 1, "refused"), "Bob refused your trade."),
    (events.OfferGone(0, 1, "withdrawn"), "You withdrew the trade with Bob."),
    (events.OfferGone(1, 0, "impossible"), "The trade between Bob and you cannot be done any more."),
    (
        events.WishKept("potion:potion_of_poison", ("1.ranger",)),
        "Kept for the next pause, unseen: use the Assassin's Potion of Poison on Bob's Ranger.",
    ),
    (
        events.WishReturned("disband:knight", (), "cannot_pay_off", "Disbanding; HP-22"),
        "Your wish to pay off the Knight came back unpaid: that hunter wants more money, which you do not have "
        "(Disbanding; HP-22).",
    ),
]
READ_BY_ANA = [
    (events.TurnBegan(0, 7), "**Turn 7** is yours."),
    (events.HireWon(0, "witch", 1), "You hired the Witch for 1 share."),
    (events.Stolen(1, 0, "bard"), "Bob stole your Bard."),
    (events.Killed(0, "bard"), "💀 Your Bard died."),
    (events.HuntDenied(0), "You denied the hunt with one of the three."),
    (events.BidOrderChosen(0, 1, is_first=True), "Bob chose that you would bid first."),
    (events.Dealt(1, (2, 1, 2, 0), has_oracle=False), _DEALT_TO_ANA),
    (events.Traded(1, 0, 1, 1, 0, 0), "Bob traded 1 silver for 1 silver of yours."),
    (events.Traded(1, 0, 1, 0, 0, 0), "Bob gave you 1 silver for nothing."),
    (events.Traded(0, 1, 1, 0, 0, 0), "You gave Bob 1 silver for nothing."),
    (events.ActionsGranted(0, "", 2), "Your next turn has 2 actions."),
    (events.Guarded(0, "bard", "steal", "my_next_turn"), "Your Bard is safe from theft until your next turn."),
    (
        events.Played(1, "power", "jailer", "normal", ("0.bard",), is_answer=False),
        "Bob used the Jailer's power on your Bard.",
    ),
    (
        events.Ended(Outcome("slain", (0,)), (20, 1)),
        "**The Shadow is slain. You have the most money and win!** Money at the end: you 5 gold, Bob 1 silver.",
    ),
]


def of_tables():
    for table in tables():
        for moment in table:
            yield from moment.events


def test_every_kind_of_event_is_among_these():
    assert {type(fact) for fact, _ in (*TOLD, *TOLD_TO_ANA)} == set(FACTS)


@pytest.mark.parametrize(("fact", "line"), TOLD, ids=lambda told: getattr(told, "kind", None))
def test_what_everybody_reads(fact, line):
    assert PARTY.narrate(fact, PEOPLE, None).endswith(line)
    assert bool(PARTY.narrate(fact, PEOPLE, None)) == bool(line)


@pytest.mark.parametrize(("fact", "line"), [*TOLD_TO_ANA, *READ_BY_ANA], ids=lambda told: getattr(told, "kind", None))
def test_what_one_player_reads(fact, line):
    assert PARTY.narrate(fact, PEOPLE, 0) == line


@pytest.mark.parametrize("fact", [fact for fact, _ in (*TOLD, *TOLD_TO_ANA)], ids=lambda fact: fact.kind)
def test_nothing_is_said_to_be_of_you(fact):
    for reader in (0, 1):
        assert not re.search(r"\bof you\b(?! have)", PARTY.narrate(fact, PEOPLE, reader))


@pytest.mark.parametrize("fact", [fact for fact, _ in TOLD_TO_ANA], ids=lambda fact: fact.kind)
def test_a_private_event_has_no_public_words(fact):
    with pytest.raises(ValueError, match="is private"):
        PARTY.narrate(fact, PEOPLE, None)


@pytest.mark.parametrize("fact", [fact for fact, _ in TOLD], ids=lambda fact: fact.kind)
def test_a_line_is_short_enough_for_the_worst_names(fact):
    for reader in (None, 0, 1):
        line = PARTY.narrate(fact, WORST_NAMES[:5], reader)
        assert "\n" not in line
        assert size(line) <= 600


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_every_event_of_whole_tables_is_one_line(names):
    for event in of_tables():
        line = PARTY.narrate(event.fact, names, None if event.audience == PUBLIC else event.audience)
        assert "\n" not in line
        assert size(line) <= 600
        assert line or isinstance(event.fact, events.TurnEnded)


def test_whole_tables_tell_most_kinds_of_event():
    assert len({type(event.fact) for event in of_tables()}) > len(FACTS) // 2


def test_public_lines_about_hands_name_no_item_and_about_denials_no_skill():
    items = re.compile("|".join(map(re.escape, ITEM_TITLES.values())))
    skills = re.compile(rf"\b({'|'.join(SKILL_TITLES[skill] for skill in SKILLS)})\b")
    of_hands = (events.ItemsBought, events.ChestOpened, events.CardsDrawn, events.CardsThrown, events.HandCardMoved)
    of_hands += (events.MarketVisited, events.PartyDisbanded, events.StackLookedAt, events.StackArranged, events.Traded)
    for fact, _ in TOLD:
        line = PARTY.narrate(fact, PEOPLE, None)
        if isinstance(fact, of_hands):
            assert not items.search(line)
        if isinstance(fact, events.HuntDenied | events.HuntPassed):
            assert not skills.search(line)


def test_an_unknown_fact_has_no_words():
    with pytest.raises(ValueError, match="no words"):
        PARTY.narrate(object(), PEOPLE, 0)
