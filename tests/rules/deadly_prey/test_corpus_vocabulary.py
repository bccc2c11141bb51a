"""What holds for the vocabulary of Deadly Prey and every card written in it, and the pairs that prove precedence."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import fields
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from rules.deadly_prey.cards import HARDSHIPS, SETBACKS
from rules.deadly_prey.cards import effects as words
from rules.deadly_prey.cards.effects import EVERYONE, HUNTERS, YOU, Allow, Among, Bar, Choose, Effect, OwnStep
from rules.deadly_prey.city import Rows
from tests.kit.prey_cards import EVERY_TEXT, MEANT, TEXTS, TRICKS, Text, mistakes, references

FROM_THE_RULEBOOK = {
    words.Redden: "Successful Dice: white is flipped over to the red side",
    words.Draw: "Arsenal Cards: a hunter draws a new one",
    words.Refill: "Gathering Points: replaced immediately with a facedown card",
    words.Restore: "Restoring Destroyed City Cards",
}
"""Words that fewer than two cards use, with the passage that has them."""
OF_ONE_CARD = {words.Fetch: "pawn_ticket", words.Swap: "trade_route"}
"""Of the twenty-six, those that a single card brings."""
OWN_STEPS = {"stacked_odds": "lay_back", "decoy": "decoy", "necromancer": "lay_minion"}
FOR_BUILT_POSITIONS = {"rating_up", "rating_down"}
"""Bans that no card of the box holds, but the cards by value of D185 and D252."""


def test_there_are_twenty_six_verbs():
    assert len(set(get_args(Effect)) - {OwnStep} | {Choose}) == 26


def test_every_effect_is_on_two_cards_or_in_the_rulebook():
    on = defaultdict(set)
    for text in TEXTS.values():
        for effect in text.effects:
            on[type(effect)].add(text.name)
    assert {kind: on[kind] for kind in OF_ONE_CARD} == {kind: {name} for kind, name in OF_ONE_CARD.items()}
    seldom = {kind for kind in get_args(Effect) if len(on[kind]) < 2}
    assert seldom == {*FROM_THE_RULEBOOK, *OF_ONE_CARD}
    assert all(on[kind] for kind in get_args(Effect))


def test_three_cards_have_a_step_of_their_own():
    steps = {
        text.name: [effect.step for effect in text.effects if isinstance(effect, OwnStep)] for text in TEXTS.values()
    }
    assert {name: own for name, own in steps.items() if own} == {name: [own] for name, own in OWN_STEPS.items()}


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_every_name_in_an_effect_means_something(text: Text):
    named = {choice.name: choice for choice in text.choices}
    assert [mistake for effect in text.effects for mistake in mistakes(effect, named)] == []


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_a_choice_speaks_only_of_those_before_it(text: Text):
    for place, choice in enumerate(text.choices):
        before = {earlier.name: earlier for earlier in text.choices[:place]}
        assert mistakes(choice, before) + mistakes(choice.among, before) == []
        assert choice.name not in before


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_every_choice_matters(text: Text):
    parts = [*text.effects, *text.choices, *(choice.among for choice in text.choices)]
    spoken_of = {getattr(part, field) for part in parts for field in references(part)}
    idle = {choice.name for choice in text.choices if not isinstance(choice.among, words.Ways)} - spoken_of
    assert idle == set()


def test_a_slip_in_a_name_would_be_found():
    named = {"spot": Choose("spot", words.Spots()), "calling": Choose("calling", words.Callings())}
    assert mistakes(words.Chip(1, "sopt"), named) == ["spot=sopt"]
    assert mistakes(words.Chip(1, "calling"), named) == ["spot=calling is another kind of choice"]
    assert mistakes(words.Chip(1, "spot"), named) == []


def test_what_names_mean_is_written_down_for_fields_that_exist():
    assert all(field in {each.name for each in fields(kind)} for kind, field in MEANT)


def uses(kind: type, field: str) -> set[object]:
    """The values that a field of a kind of effect or choice has on the cards."""
    parts = [
        *(effect for text in TEXTS.values() for effect in text.effects),
        *(choice.among for text in TEXTS.values() for choice in text.choices),
    ]
    return {getattr(part, field) for part in parts if isinstance(part, kind)}


def literals_of(kind: type) -> dict[str, set[str]]:
    """The closed lists of a kind of effect or choice by field; the bands of rows are the whole game's."""
    hints = {field: hint for field, hint in get_type_hints(kind).items() if hint != Rows}
    listed = {field: set(all_words(hint)) for field, hint in hints.items()}
    return {field: values for field, values in listed.items() if values}


def all_words(hint: object) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(word for part in get_args(hint) if get_origin(part) is Literal for word in get_args(part))


CLOSED_LISTS = [
    pytest.param(kind, field, listed, id=f"{kind.__name__}_{field}")
    for kind in (*get_args(Effect), *get_args(Among))
    for field, listed in literals_of(kind).items()
]


@pytest.mark.parametrize(("kind", "field", "listed"), CLOSED_LISTS)
def test_every_word_of_a_closed_list_is_on_a_card_or_wanted_by_a_row(kind: type, field: str, listed: set[str]):
    assert listed - uses(kind, field) == (FOR_BUILT_POSITIONS if (kind, field) == (Bar, "what") else set())
    assert uses(kind, field) <= listed


def test_every_band_of_rows_is_used():
    rows = {trick.rows for trick in TRICKS.values()} | uses(Bar, "rows") | uses(words.Tax, "rows")
    assert rows == set(get_args(Rows))


def test_every_moment_is_used_save_those_of_dawn():
    moments = {moment for trick in TRICKS.values() for moment in trick.when}
    assert set(get_args(words.When)) - moments == {"dawn"}


def test_every_length_is_used():
    lengths = {trick.until for trick in TRICKS.values()}
    lengths |= {card.length for card in (*HARDSHIPS.values(), *SETBACKS.values())}
    assert lengths == set(get_args(words.Until))


def is_lasting(effect: Effect) -> bool:
    return isinstance(effect, Bar | Allow | words.Tax) or getattr(effect, "on", "here") != "here"


def test_what_lasts_has_a_length():
    for name, trick in TRICKS.items():
        if any(is_lasting(effect) for effect in trick.effects):
            assert trick.until != "now", name
    for card in HARDSHIPS.values():
        if any(is_lasting(effect) for effect in card.effects):
            assert card.length != "now", card.name
    assert all(is_lasting(effect) for card in SETBACKS.values() for effect in card.effects)


def test_a_play_without_a_moment_is_impossible():
    assert all(trick.when for trick in TRICKS.values())
    assert all(trick.effects or trick.choices for trick in TRICKS.values())


PUBLIC_FACTS = {
    words.Hunters: {"whose", "has", "at", "least_cards"},
    words.Spots: {
        *("state", "whose", "white", "touching", "least_chip"),
        *("is_shared", "is_highest", "is_unseen", "is_other"),
    },
    words.Callings: set(),
    words.Cards: {"of", "values"},
    words.Plays: set(),
    words.Numbers: {"most", "is_of_reserve", "at"},
    words.Ways: {"ways"},
}
"""Chips, Willpower, faces that are up, who has looked where, hand sizes, open discards: everybody sees them."""


def test_what_can_be_chosen_follows_from_public_facts():
    assert {kind: {field.name for field in fields(kind)} for kind in get_args(Among)} == PUBLIC_FACTS


def test_when_a_card_can_be_played_follows_from_public_facts():
    conditions = {field.name for field in fields(words.Trick)} - {"effects", "choices", "until"}
    assert conditions == {"when", "scope", "suit", "only", "rows", "is_after_a_miss"}


def test_a_hardship_strikes_its_own_hunter_and_a_setback_all():
    for card in HARDSHIPS.values():
        assert {getattr(effect, "who", YOU) for effect in TEXTS[card.name].effects} == {YOU}, card.name
    whom = {effect.who for card in SETBACKS.values() for effect in card.effects if is_lasting(effect)}
    assert whom == {HUNTERS, EVERYONE}


def test_blackmail_alone_leaves_a_choice_to_another():
    asked = {(name, choice.name) for name, trick in TRICKS.items() for choice in trick.choices if choice.who != YOU}
    assert asked == {("blackmail", "way")}


# --- pairs that prove the precedence (Managing Cards): what the higher card forbids is what the lower one does ---

Deed = Callable[[Effect], bool]


def bars(name: str) -> set[str]:
    return {effect.what for effect in TEXTS[name].effects if isinstance(effect, Bar)}


def allows(name: str) -> set[str]:
    return {effect.what for effect in TEXTS[name].effects if isinstance(effect, Allow)}


VOIDED: dict[str, Deed] = {
    "dice_changed": lambda effect: isinstance(effect, words.Dice),
    "reserve_and_hand": lambda effect: isinstance(effect, words.Will | words.Drop) and effect.who != YOU,
    "reroll_and_pips": lambda effect: isinstance(effect, words.Reroll | words.Pips),
    "invoking": lambda effect: isinstance(effect, Allow) and effect.what == "poach_without_white",
}
"""By what is barred: the effects that conflict with it."""
PAIRS = [
    ("setback over influence", "state_of_emergency", "long_shadow"),
    ("setback over arsenal", "state_of_emergency", "second_wind"),
    ("hardship over influence", "locked_away", "blackmail"),
    ("hardship over arsenal", "shaking_hands", "cool_head"),
    ("influence over arsenal", "locked_archive", "forged_pass"),
]


@pytest.mark.parametrize(("higher", "lower"), [pytest.param(*pair[1:], id=pair[0]) for pair in PAIRS])
def test_d186_a_higher_card_forbids_all_that_a_lower_one_does(higher, lower):
    (barred,) = bars(higher)
    assert all(VOIDED[barred](effect) for effect in TEXTS[lower].effects)


def test_d186_setback_over_hardship_acts_the_other_way_round():
    assert "night_without_hardship" in allows("evacuation")
    assert bars("nightmares") == {"acting_at_night"}


def test_d186_influence_and_arsenal_of_the_pair_meet_in_one_window():
    assert set(TRICKS["locked_archive"].when) & set(TRICKS["forged_pass"].when) == {"attempt"}
