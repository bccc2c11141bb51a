"""What the lists of Arsenal, Setback, Hardship, Influence, Monster and Hunter Cards must satisfy: D005, D006."""

from collections import Counter
from statistics import mean

import pytest

from rules.deadly_prey.cards import (
    ARSENAL,
    ARSENAL_DECK,
    CITY,
    HARDSHIP_DECK,
    HARDSHIPS,
    IDENTITIES,
    INFLUENCE,
    INFLUENCE_DECK,
    MONSTERS,
    SETBACKS,
    Hardship,
    WayOut,
)
from rules.deadly_prey.cards.effects import Tax, Trick

ARSENAL_AS_LISTED = """
    empirical_data 2 copies, value 2, own attempt, science
    blasting_caps 2 copies, value 2, own attempt, destruction
    quiet_absolution 2 copies, value 2, own attempt, absolution
    grimoire_leaf 2 copies, value 2, own attempt, occult
    second_wind 2 copies, value 1, own attempt force
    cool_head 2 copies, value 1, own rolled
    steady_hand 1 copies, value 2, own rolled
    inside_man 1 copies, value 3, any attempt
    police_scanner 2 copies, value 1, own any
    wiretap 1 copies, value 2, own any
    long_lens 1 copies, value 3, own any
    bad_tip 1 copies, value 3, others attempt
    spilled_coffee 1 copies, value 1, others attempt
    slashed_tyres 1 copies, value 1, own slot
    eviction_notice 1 copies, value 2, own slot
    bolted_doors 2 copies, value 2, own attack
    ring_of_salt 1 copies, value 3, any attack
    boarded_windows 1 copies, value 2, own attack
    off_the_record 1 copies, value 2, own attempt
    false_trail 1 copies, value 3, own any
    field_repairs 1 copies, value 2, own any
    loose_talk 1 copies, value 1, own any
    forged_pass 1 copies, value 2, own attempt
    shortcut 1 copies, value 3, own slot
    double_shift 1 copies, value 3, own slot
    favour_owed 1 copies, value 1, own any
    pawn_ticket 1 copies, value 1, own any
    rebuild 1 copies, value 3, own slot
    night_owl 1 copies, value 2, own dusk
    doctors_note 1 copies, value 3, own any
    change_of_plan 1 copies, value 1, own place slot
    hidden_stash 1 copies, value 1, own slot
    silver_and_fire 1 copies, value 3, any face
    torchlight 1 copies, value 2, own attempt face, night
    trade_route 1 copies, value 2, own slot
    stacked_odds 1 copies, value 1, own any
    decoy 1 copies, value 2, own attack"""
INFLUENCE_AS_LISTED = """
    red_tape 2 copies, any attempt
    cold_feet 1 copies, any attempt, low
    blackmail 1 copies, own any
    whispers 2 copies, own any
    bought_officials 1 copies, own any, placement
    long_shadow 1 copies, own attack
    second_claw 1 copies, own rolled, miss
    rot 1 copies, own any
    shut_doors 1 copies, own any
    masquerade 1 copies, any attempt force attack face
    thin_air 2 copies, any attempt, high
    vertigo 1 copies, own any
    locked_archive 1 copies, any attempt, high
    collapse 2 copies, own attack, high
    second_skin 1 copies, own face
    divide 1 copies, own face"""
MONSTERS_AS_LISTED = """
    avenging_spirit cost 1, own any, day
    mad_scientist cost 1, any after_failure
    werewolf cost 2, own rolled, night
    night_stalker cost 1, own dusk
    necromancer cost 2, own start_of_resolution
    body_snatcher cost 2, own after_placement_slot
    vampire cost 1, own after_own_hit
    warlock cost 2, any attempt force attack face
    ghoul_pack cost 1, own after_slot
    mummy cost 1, own start_of_resolution
    doppelganger cost 1, own any
    demon cost 2, own face"""
HARDSHIPS_AS_LISTED = """
    sick_day 2 copies, lasting, half_day
    overdrawn 2 copies, at_once, now
    sprained_wrist 1 copies, lasting, dawn
    court_summons 1 copies, next_dawn, half_day
    estranged 1 copies, at_once, now
    burnt_notes 1 copies, at_once, now
    fired 1 copies, lasting, way_out
    locked_away 1 copies, lasting, dawn
    nightmares 1 copies, next_dusk, half_day
    turned_out 2 copies, at_once, now
    guilt 1 copies, lasting, way_out
    broken_trust 1 copies, lasting, dawn
    hospital_bill 2 copies, next_dawn, now
    shaking_hands 1 copies, lasting, half_day
    missing_friend 1 copies, at_once, now
    followed 1 copies, lasting, dawn
    mugged 2 copies, at_once, now
    sleepless 1 copies, lasting, dawn+2
    torn_map 1 copies, at_once, now
    tunnel_vision 1 copies, lasting, dawn"""


def lines(listed: str) -> set[str]:
    return {line.strip() for line in listed.split("\n") if line.strip()}


def when(trick: Trick) -> str:
    """Whose moment a trick belongs to, and under which conditions, as listed above."""
    miss = "miss" if trick.is_after_a_miss else ""
    conditions = [condition for condition in (trick.suit, trick.only, trick.rows, miss) if condition]
    return ", ".join([f"{trick.scope} {' '.join(trick.when)}", *conditions])


def test_d005_the_arsenal_as_listed():
    printed = {f"{card.name} {card.copies} copies, value {card.value}, {when(card.trick)}" for card in ARSENAL.values()}
    assert printed == lines(ARSENAL_AS_LISTED)


def test_d005_forty_five_arsenal_cards_and_five_setbacks_make_the_deck_of_fifty():
    counts = Counter(ARSENAL_DECK)
    assert sum(counts.values()) == 50
    assert {name: counts[name] for name in ARSENAL} == {card.name: card.copies for card in ARSENAL.values()}
    assert [counts[name] for name in SETBACKS] == [1, 1, 1, 1, 1]
    assert not set(ARSENAL) & set(SETBACKS)


def test_d005_arsenal_values_are_one_to_three():
    values = Counter(ARSENAL[name].value for name in ARSENAL_DECK if name in ARSENAL)
    assert values == {1: 14, 2: 21, 3: 10}
    assert mean(values.elements()) == pytest.approx(1.9, abs=0.02)


def test_d005_the_setbacks_and_their_lengths():
    assert {card.name: card.length for card in SETBACKS.values()} == {
        "evacuation": "dawn",
        "transit_strike": "half_day",
        "press_frenzy": "dawn",
        "power_cut": "dawn+1",
        "state_of_emergency": "next_half_day",
    }


def test_d006_the_hardships_as_listed():
    printed = {f"{card.name} {card.copies} copies, {card.kind}, {card.length}" for card in HARDSHIPS.values()}
    assert printed == lines(HARDSHIPS_AS_LISTED)
    assert (len(HARDSHIP_DECK), len(HARDSHIPS)) == (25, 20)


def is_gone_within_a_turn(card: Hardship) -> bool:
    return card.length not in {"way_out", "dawn+1", "dawn+2"}


def test_d006_twenty_two_hardships_leave_play_within_a_turn():
    assert sum(is_gone_within_a_turn(HARDSHIPS[name]) for name in HARDSHIP_DECK) == 22


def test_d006_a_hardship_that_lasts_can_be_paid_off_and_no_other():
    ways = {card.name: card.way_out for card in HARDSHIPS.values() if card.way_out}
    assert ways == {"fired": WayOut(2, "dawn"), "guilt": WayOut(3, "any")}
    assert {card.name for card in HARDSHIPS.values() if card.length == "way_out"} == set(ways)


def test_d006_a_hardship_that_acts_at_once_does_not_last():
    assert {card.length for card in HARDSHIPS.values() if card.kind == "at_once"} == {"now"}
    assert "now" not in {card.length for card in HARDSHIPS.values() if card.kind == "lasting"}


def test_d006_the_influence_as_listed():
    printed = {f"{card.name} {card.copies} copies, {when(card.trick)}" for card in INFLUENCE.values()}
    assert printed == lines(INFLUENCE_AS_LISTED)
    assert (len(INFLUENCE_DECK), len(INFLUENCE)) == (20, 16)


def bites_at_the_top(trick: Trick) -> bool:
    """Whether it is made for rows of value 6 to 8 or for the confrontation (DP-64)."""
    taxed = any(isinstance(effect, Tax) and effect.rows == "high" for effect in trick.effects)
    return trick.rows == "high" or taxed or trick.when == ("face",)


def test_d006_a_third_of_the_influence_bites_at_the_top():
    biting = [name for name in INFLUENCE_DECK if bites_at_the_top(INFLUENCE[name].trick)]
    assert (len(biting), len(set(biting))) == (8, 6)


def test_d006_the_monsters_as_listed():
    printed = {f"{card.name} cost {card.cost}, {when(card.trick)}" for card in MONSTERS.values()}
    assert printed == lines(MONSTERS_AS_LISTED)


def test_d006_twelve_powers_with_different_effects_that_all_cost_something():
    effects = [card.trick.effects for card in MONSTERS.values()]
    assert len(effects) == len(set(effects)) == 12
    assert all(effects)
    assert {card.cost for card in MONSTERS.values()} == {1, 2}


def test_d006_twelve_identities_the_cop_among_them():
    assert len(IDENTITIES) == 12
    assert "cop" in IDENTITIES


def test_d006_no_name_is_used_twice_in_the_whole_box():
    families = (CITY, ARSENAL, SETBACKS, HARDSHIPS, INFLUENCE, MONSTERS, IDENTITIES)
    names = Counter(name for family in families for name in family)
    assert [name for name, count in names.items() if count > 1] == []
    assert all(card.name == name for family in families for name, card in family.items())


@pytest.mark.parametrize("family", [ARSENAL, HARDSHIPS, INFLUENCE], ids=["arsenal", "hardships", "influence"])
def test_d006_no_two_cards_of_a_family_are_the_same_but_for_their_names(family):
    texts = [getattr(card, "trick", None) or (card.kind, card.effects, card.choices) for card in family.values()]
    assert len(texts) == len(set(texts))
