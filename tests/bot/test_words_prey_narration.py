"""The log of Deadly Prey: a line for every event, "you" for who reads it, and nothing in public that is secret."""

import re
from typing import get_args

import pytest

from bot.words.page import size
from bot.words.prey import PREY
from rules import Outcome
from rules.deadly_prey import events
from rules.deadly_prey.verbs import OUTCOMES
from tests.kit.quarry_games import WORST_NAMES

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Mo")
MO = 4
FACTS = get_args(get_args(events.Fact)[0])
GUN_SHOW = "**Gun Show**, Destruction; De 3, Ab 1, Sc 0, Oc 1; Socializing"

# Samples of each kind, and the line as everybody reads it.
TOLD = [
    (
        events.Dealt(MO, "vampire", ("cop", "plumber", "", "", "")),
        "The pyramid is laid out. **Mo is the Vampire**; Ana is the Cop and Bo is the Plumber.",
    ),
    (
        events.CallingsLaid((2, 2, 2, 6)),
        "All Callings are laid, face down. The monster's chips: De 2, Ab 2, Sc 2, Oc 6.",
    ),
    (events.HandsDealt(3, 3), "3 Arsenal Cards each, and 3 Influence Cards for the monster"),
    (events.HalfBegan(5), "☀️ **Day 3** began."),
    (events.HalfBegan(6), "🌙 **Night 3** began."),
    (events.SetbackEntered("press_frenzy", 7), "Setback: **Press Frenzy**, until dawn 4: hunters"),
    (events.SetbackEnded("press_frenzy"), "The Setback Press Frenzy is over."),
    (events.TrackerFlipped(2, "gun_show"), "On tracker space 2 Gun Show came to light: Destruction; De 3"),
    (events.CardBurnt(0, "decoy", 2), "Ana burnt Decoy for 2 Willpower."),
    (
        events.HardshipDrawn(0, "sick_day", "night"),
        "Ana drew the Hardship **Sick Day** to act tonight: “Until this day or night is over: you cannot take slots.”",
    ),
    (events.HardshipActed(0, "mugged"), ""),
    (events.HardshipActed(0, "hospital_bill"), "Hospital Bill strikes Ana."),
    (events.HardshipEnded(0, "mugged"), ""),
    (events.HardshipEnded(0, "guilt"), "Guilt is over for Ana."),
    (events.WillpowerChanged(0, 2, "hardship"), "Ana gained 2 Willpower for a Hardship."),
    (events.WillpowerChanged(0, -2, "failed"), "Ana paid 2 Willpower for the failure."),
    (events.WillpowerChanged(0, -2, "card"), "Ana lost 2 Willpower by a card."),
    (events.WillpowerChanged(0, -2, "card", "mugged"), "Ana lost 2 Willpower by Mugged."),
    (events.WillpowerChanged(0, -1, "card", "vampire"), "Ana lost 1 Willpower by the power of the Vampire."),
    (events.InitiativeRolled(((0, 7), (1, 3))), "A tie for Initiative, so d10 are rolled: Ana 7, Bo 3."),
    (events.InitiativeWon(1, (1, 2, 0)), "Initiative for this day and night: Bo, then Cy and Ana."),
    (events.ArsenalDrawn(0, 1), "Ana drew 1 Arsenal Card."),
    (events.InfluenceDrawn(1), "The monster drew 1 Influence Card."),
    (events.ChipFed("occult"), "The monster fed: a chip, face down, on Occult Mastery."),
    (events.ChipFed("occult", "gun_show", 2), "The monster took the 2 of Gun Show for Occult Mastery."),
    (events.NightAnswered(0, acts=True, price="hardship"), "Ana acts tonight, for a Hardship."),
    (events.NightAnswered(0, acts=True, price="free"), "Ana acts tonight, without a Hardship."),
    (events.NightAnswered(0, acts=False, price=""), "Ana rests tonight."),
    (events.PhaseBegan("placement", (1, 0)), "**Placement**: Bo, Ana, in this order."),
    (events.PhaseBegan("resolution", ()), "**Resolution**: no hunter takes slots."),
    (events.OrderChosen(0, is_first=False), "Ana acts last in this phase."),
    (events.WillpowerPlaced(0, "B3", 2), "Ana placed 2 white on B3."),
    (events.Skipped(0), "Ana skipped a slot."),
    (events.PhaseLeft(0), "Ana is done for this phase."),
    (events.WentOut(0), "The week is over for Ana: no more actions, but Ana's cards score."),
    (events.MarkerPlaced(0, 13), "Ana put a Willpower on the week: Ana's last half-day is now day 7."),
    (
        events.Scored(((15, 12, 5, 5), (8, 0, 0, 0), (0, 0, 0, 0))),
        "Scores: Ana 37 (15 chips, 12 for the fight, 5 + 5 for suits); "
        "Bo 8 (8 chips, 0 for the fight, 0 + 0 for suits).",
    ),
    (events.Scored(((0, 0, 0, 0),)), "Scores: no points for anybody."),
    (events.Ended(Outcome("defeated", (0,))), "The monster is defeated. Ana has the best score and wins!"),
    (events.Ended(Outcome("defeated", (0, 1))), "Ana and Bo have the best score and win!"),
    (events.Ended(Outcome("escaped", (MO,))), "The week is over and the monster lives: Mo has won!"),
    (events.Ended(Outcome("conceded", (MO,))), "All hunters have conceded: Mo has won, as the monster!"),
    (events.Ended(Outcome("no_hunters", (MO,))), "No living hunter is left in the week: Mo has won, as the monster!"),
    (events.CardTurned(0, "B3", "gun_show"), f"Ana turned B3 up: {GUN_SHOW}."),
    (events.CardTurnedDown("B3"), "B3 lies face down again; everybody has seen it."),
    (
        events.CardReplaced("B3", "gun_show", "occult", 2, "exhausted"),
        "Gun Show (B3) was discarded, exhausted; a face-down Occult Mastery card with a 2 lies there.",
    ),
    (
        events.CardReplaced("B3", "pit_dogs", "occult", 2, "minion"),
        "B3 now holds a face-down Occult Mastery card with a 2.",
    ),
    (events.CardReplaced("B3", "", "occult", 2, ""), "B3 now holds a face-down Occult Mastery card with a 2."),
    (
        events.CardRedrawn(0, "B3", "pawnshop", "gun_show"),
        f"Ana discarded Pawnshop and drew for B3: {GUN_SHOW}.",
    ),
    (
        events.CardSwapped(0, "B3", 2, "gun_show", "pawnshop"),
        f"Ana swapped Pawnshop of B3 with tracker space 2: {GUN_SHOW}.",
    ),
    (events.PartnersAsked(0, "B3", (1, 2)), "Ana asked Bo and Cy to join in the attempt on B3."),
    (events.PartnersAnswered(0, (1, 2)), "Bo and Cy are willing to join Ana."),
    (events.PartnersAnswered(0, ()), "Nobody joins Ana."),
    (events.Proposed(0, "redraw"), "Ana proposes to discard the card and draw another."),
    (events.Proposed(0, "method:points"), "Ana proposes to gather points."),
    (events.Proposed(0, "swap:3:1"), "Ana proposes to swap the card with tracker space 3, Bo paying 1 Willpower."),
    (events.ProposalRefused("method:dice", (1, 2)), "Bo and Cy do not agree to roll dice."),
    (events.MethodChosen(0, "points"), "Ana set out to gather points."),
    (events.MethodChosen(0, "dice"), "Ana chose dice."),
    (events.RatingSet("B3", 9), "To reach on B3: **9**."),
    (
        events.PointsGathered(0, 3, ("A3",), ("A5", "A6"), 2, ("pit_dogs",), 14, 16),
        "Ana put in 14 points (Calling 3, invoked A3, poached A5 and A6, 2 Willpower, Pit Dogs cashed in): 16 so far.",
    ),
    (events.GatherShort(0, 7, 9), "7 of 9: short. Everything comes back, and the dice decide if any can be rolled."),
    (events.DiceRolled(0, (7, 2), 6), "🎲 Ana rolled **7, 2** against 6."),
    (events.DiceChanged(0, (8, 3)), "🎲 The dice show **8, 3** now."),
    (events.NoDice(0), "Ana had no die to roll: it failed."),
    (events.ScoreShown(0, "science", 2), "Ana's score in Scientific Study is known: 2."),
    (events.ControlTaken((0, 1), "B3", "gun_show"), "🚩 Ana and Bo took control of **Gun Show (B3)**."),
    (events.AttemptFailed((0,), "B3"), "Ana failed on B3."),
    (events.MinionBeaten(0, "pit_dogs", 2), "🏅 Ana beat Pit Dogs and keeps it, worth 2."),
    (events.MinionWon((0, 1), "pit_dogs"), "Pit Dogs won against Ana and Bo and was discarded."),
    (events.TurnedRed(0, "B3", 2), "Ana turned 2 white red on B3."),
    (events.ChipChanged("B3", 2, 1), "The chip on B3: 2 → 1."),
    (events.TrophyUsed(0, "pit_dogs", 2), "Ana cashed in Pit Dogs for 2."),
    (events.WillpowerLost(0, "B3", "white", 2, "failed"), "Ana lost 2 white on B3 for the failure."),
    (events.WillpowerLost(0, "", "white", 2, "card"), "Ana lost 2 Willpower by a card."),
    (events.WillpowerLost(0, "B3", "white", 2, "card", "slashed_tyres"), "Ana lost 2 white on B3 by Slashed Tyres."),
    (events.WillpowerLost(0, "B3", "red", 1, "attack"), ""),
    (events.DebtOwed(0, 3), "Ana owes 3 Willpower: white there first, reserve, then cards."),
    (events.DebtPaidByCard(0, "decoy", 2), "Ana discarded Decoy for 2 of the debt."),
    (events.IntrusionAsked(0, "B3"), "Ana asked to share control of B3."),
    (events.IntrusionAnswered("B3", ()), "Those who control B3 let it happen."),
    (events.IntrusionAnswered("B3", (1,)), "Bo contests it: the way into B3 is rolled for."),
    (
        events.Evicted(0, "B3", ((1, "red"), (2, "white"))),
        "Ana gave up a red on B3 and removed one red of Bo and one white of Cy.",
    ),
    (
        events.Reclaimed(0, (("B3", "red", 1), ("A1", "white", 2))),
        "Ana reclaimed 1 red from B3 and 2 white from A1.",
    ),
    (events.Reclaimed(0, ()), "Ana reclaimed nothing."),
    (events.Restored(0, "B3", "occult", 2), "Ana filled the vacancy B3: a face-down Occult Mastery card with a 2."),
    (events.RestoringBarred(0, "B3"), "Ana's Hardship forbids restoring B3: it stays vacant."),
    (events.WindowOpened("attempt", (0, MO)), ""),
    (events.CardPlayed(0, "arsenal", "second_wind", ()), "🃏 Ana played **Second Wind**."),
    (
        events.CardPlayed(0, "arsenal", "slashed_tyres", ("B3", "1")),
        "🃏 Ana played **Slashed Tyres** (B3, Bo).",
    ),
    (
        events.CardPlayed(0, "arsenal", "empirical_data", ("0",)),
        "🃏 Ana played **Empirical Data** (gather 3 more points).",
    ),
    (
        events.CardPlayed(MO, "influence", "masquerade", ("decoy@0",)),
        "🃏 Mo played **Masquerade** (Decoy of Ana).",
    ),
    (
        events.CardPlayed(MO, "power", "warlock", ("decoy@1", "occult")),
        "✨ Mo used the power of the Warlock (Decoy of Bo).",
    ),
    (
        events.CardPlayed(MO, "power", "vampire", ("0", "occult")),
        "✨ Mo used the power of the Vampire (Ana, Occult Mastery).",
    ),
    (
        events.PlayVoided(0, "decoy"),
        "Decoy did nothing; it is back in the hand of Ana, locked until the next half-day.",
    ),
    (events.PlayVoided(MO, "warlock"), "The power of the Warlock did nothing."),
    (events.Meddled(2), "👁️ The monster meddles: 2 more to reach."),
    (
        events.PointsPaid((("destruction", (3,), (2,)), ("occult", (1,), ()))),
        "The monster paid 1 from Destruction (a 3, change a 2) and 1 from Occult Mastery (a 1).",
    ),
    (
        events.Exchanged(("absolution", "science"), "occult"),
        "The monster exchanged 1 point of Absolution and 1 point of Scientific Study for one of Occult Mastery.",
    ),
    (
        events.AttackDeclared("B3", 3, 6),
        "🩸 **The monster attacks B3** with 3 dice, 6 or more to hit.",
    ),
    (events.AttackDeclared("4", 1, 6), "🩸 **The monster attacks tracker space 4** with 1 die, 6 or more to hit."),
    (events.AttackWarded("B3"), "The attack on B3 was warded off."),
    (events.AttackMissed("4"), "The attack on tracker space 4 missed."),
    (events.RedRemoved(0, "B3", 2), "The attack removed 2 red of Ana on B3."),
    (events.CardDestroyed("B3", "gun_show", is_vacant=True), "💥 **Gun Show (B3) is destroyed**: a vacancy."),
    (events.CardDestroyed("4", "gun_show", is_vacant=False), "💥 Tracker space 4 was destroyed: Gun Show."),
    (events.CardDestroyed("B3", "gun_show", is_vacant=False), "💥 B3 was destroyed: Gun Show."),
    (events.ConfrontationBegan((0, 1), "occult"), "⚔️ **Ana and Bo confront the monster**, in Occult Mastery."),
    (events.TallyTold(0, 6, is_enough=True), "Ana's tally: **6**, and it was enough."),
    (events.TallyTold(0, 4, is_enough=False), "Ana's tally: **4**, and it was not enough."),
    (events.HunterDied(0, ("decoy", "decoy")), "💀 Ana is dead. In the hand lay Decoy x2."),
    (events.HunterDied(0, ()), "💀 Ana is dead."),
    (events.MonsterDefeated((0,)), "🏆 **Ana defeated the monster.**"),
    (events.StackPeeked(0, "spot", "B3"), "Ana looked at B3."),
    (events.StackPeeked(0, "deck", ""), "Ana looked at the top of the City deck."),
    (events.StackPeeked(0, "hand", "1"), "Ana looked at Bo's hand."),
    (events.StackPeeked(MO, "score", "1.occult"), "Mo looked at Bo's score in Occult Mastery."),
    (events.CallingLost("occult", 1), "The monster loses 1 point of Occult Mastery, if it has any."),
    (events.CallingGained("occult", 1), "The monster gained 1 point of Occult Mastery."),
    (events.CardDropped(0, "decoy"), "Ana discarded Decoy."),
    (events.CardFetched(0, "decoy"), "Ana took Decoy out of the discards."),
    (events.ChipsSwapped("A1", "B1"), "The chips of A1 and B1 changed places."),
    (events.WillpowerShifted(0, "", "B1", 2), "2 white of Ana moved from the reserve to B1."),
    (events.WillpowerShifted(0, "A1", "B1", 2), "2 white of Ana moved from A1 to B1."),
    (events.TestRolled(0, "slashed_tyres", 7), "🎲 Ana rolled **7** for Slashed Tyres."),
    (events.DeckArranged(0, "occult"), "its top card is Occult Mastery."),
]
TO_ONE = [
    (events.CallingsHeld(((3,), (2,), (1,), (0,))), "Your Callings: Destruction 3, Absolution 2, Scientific Study 1"),
    (
        events.CallingsHeld(((3, 0), (3, 1), (3, 2), (2, 2, 1, 1, 0, 0))),
        "Your Callings: Destruction 3 (3 + 0), Absolution 4 (3 + 1), Scientific Study 5 (3 + 2)",
    ),
    (events.CardsCame(("decoy", "cool_head", "decoy")), "Into your hand came Decoy x2, Cool Head."),
    (events.ChipDrawn(0), "The chip you drew is a **0**."),
    (events.Peeked("spot", "B3", ("gun_show",)), "Face down on B3 lies Gun Show."),
    (events.Peeked("deck", "", ("gun_show", "pawnshop")), "On the City deck lie, from the top: Gun Show, Pawnshop."),
    (events.Peeked("hand", "1", ("decoy",)), "The hand holds Decoy."),
    (events.ScorePeeked(1, "occult", 3), "The score in Occult Mastery is **3**."),
    (events.OrderSet("done_now", is_on=False), "Your standing order is off: done with this phase, when my slot comes."),
    (events.OrderSet("pass_others", is_on=True), "Your standing order is on: pass in windows that are not about me."),
]


@pytest.mark.parametrize(("fact", "line"), TOLD, ids=[f"{fact.kind}" for fact, _ in TOLD])
def test_everybody_reads_a_line(fact, line):
    told = PREY.narrate(fact, PEOPLE, None)
    assert line in told if line else told == ""


@pytest.mark.parametrize(("fact", "line"), TO_ONE, ids=[fact.kind for fact, _ in TO_ONE])
def test_one_reads_a_private_line(fact, line):
    assert line in PREY.narrate(fact, PEOPLE, 0)
    with pytest.raises(ValueError, match="private"):
        PREY.narrate(fact, PEOPLE, None)


def test_every_way_to_end_is_told():
    told = {fact.outcome.label for fact, _ in TOLD if isinstance(fact, events.Ended)}
    assert told == set(OUTCOMES)


def test_every_kind_of_event_is_told():
    assert {type(fact) for fact, _ in (*TOLD, *TO_ONE)} == set(FACTS)


@pytest.mark.parametrize("fact", [fact for fact, _ in TOLD], ids=[fact.kind for fact, _ in TOLD])
def test_whoever_is_meant_reads_you(fact):
    public, own = PREY.narrate(fact, PEOPLE, None), PREY.narrate(fact, PEOPLE, 0)
    assert ("Ana" in public) == (own != public)
    assert "Ana" not in own
    assert not re.search(r"\byou (is|has|wins|rests|acts|does|owes|proposes|confronts)\b", own, re.IGNORECASE)


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        (events.NightAnswered(0, acts=False, price=""), "You rest tonight."),
        (events.RedRemoved(0, "B3", 2), "The attack removed 2 of your red on B3."),
        (events.MarkerPlaced(0, 13), "⌛ You put a Willpower on the week: your last half-day is now day 7."),
        (events.InitiativeWon(0, (0, 1)), "Initiative for this day and night: you, then Bo."),
        (events.InitiativeWon(0, (0,)), ""),
        (events.TallyTold(0, 6, is_enough=True), "Your tally: **6**, and it was enough."),
        (events.ControlTaken((0, 1), "B3", "gun_show"), "🚩 You and Bo took control of **Gun Show (B3)**."),
        (events.ProposalRefused("redraw", (0,)), "You do not agree to discard the card and draw another."),
        (events.HunterDied(0, ()), "💀 You are dead."),
        (events.Ended(Outcome("defeated", (0,))), "**The monster is defeated. You have the best score and win!**"),
        (events.ScoreShown(0, "occult", 2), "Your score in Occult Mastery is known: 2."),
        (events.WentOut(0), "🚪 The week is over for you: no more actions, but your cards score."),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_lines_for_the_reader(fact, line):
    assert PREY.narrate(fact, PEOPLE, 0) == line


def test_lines_stay_on_one_line_and_short_with_the_worst_names():
    for fact, _ in TOLD:
        line = PREY.narrate(fact, WORST_NAMES, None)
        assert "\n" not in line
        assert size(line) < 900
        assert "@everyone" not in line


def test_an_unknown_fact_is_an_error():
    with pytest.raises(ValueError, match="no words"):
        PREY.narrate(object(), PEOPLE, 0)
