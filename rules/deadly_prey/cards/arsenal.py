"""The forty-five Arsenal Cards, thirty-seven different ones, by their value."""

from rules.deadly_prey.cards.card import ArsenalCard
from rules.deadly_prey.cards.effects import (
    ACTOR,
    CITY_DECK,
    HAND,
    MONSTER,
    RESERVE,
    YOU,
    Allow,
    Bar,
    CallingPoints,
    Callings,
    Cards,
    Chance,
    Chip,
    Choose,
    Dice,
    Draw,
    Drop,
    Fetch,
    Hunters,
    Numbers,
    OwnStep,
    Peek,
    Pips,
    Points,
    Rating,
    Redden,
    Reroll,
    Restore,
    Shift,
    Spots,
    Strip,
    Swap,
    Tally,
    Trick,
    Ward,
    Ways,
)

_FACE_DOWN = Spots("face_down")
_TWO_FACE_DOWN = (Choose("first", _FACE_DOWN), Choose("second", Spots("face_down", is_other=True)))
_OWN = Spots("face_up", "own")

_ONES = (
    ArsenalCard("second_wind", 2, 1, Trick(("attempt", "force"), (Dice(1),))),
    ArsenalCard("cool_head", 2, 1, Trick(("rolled",), (Reroll(1),))),
    ArsenalCard("police_scanner", 2, 1, Trick(("any",), (Peek("first"), Peek("second")), _TWO_FACE_DOWN)),
    ArsenalCard("spilled_coffee", 1, 1, Trick(("attempt",), (Dice(-1),), scope="others")),
    ArsenalCard(
        "slashed_tyres",
        1,
        1,
        Trick(
            ("slot",),
            (Chance(6, (Strip("white", 3, "hunter", "spot"),), (Strip("white", 1, "hunter", "spot"),)),),
            (Choose("spot", Spots(white="others")), Choose("hunter", Hunters("others", "white", "spot"))),
        ),
    ),
    ArsenalCard(
        "loose_talk",
        1,
        1,
        Trick(
            ("any",),
            (Chip(-1, "spot", floor=1),),
            (Choose("spot", Spots("face_up", "others", least_chip=2)),),
        ),
    ),
    ArsenalCard("favour_owed", 1, 1, Trick(("any",), (Draw(2), Drop(HAND)))),
    ArsenalCard(
        "pawn_ticket",
        1,
        1,
        Trick(("any",), (Fetch("card"),), (Choose("card", Cards("arsenal_discards", values=(1, 2))),)),
    ),
    ArsenalCard(
        "change_of_plan",
        1,
        1,
        Trick(
            ("place", "slot"),
            (Shift("number", "source", "spot"),),
            (
                Choose("source", Spots(white="own")),
                Choose("spot", Spots(is_other=True)),
                Choose("number", Numbers(3, at="source")),
            ),
        ),
    ),
    ArsenalCard(
        "hidden_stash",
        1,
        1,
        Trick(
            ("slot",),
            (Shift("number", RESERVE, "spot"), Redden(2, "spot")),
            (Choose("spot", Spots()), Choose("number", Numbers(2, is_of_reserve=True))),
        ),
    ),
    ArsenalCard("stacked_odds", 1, 1, Trick(("any",), (Peek(CITY_DECK, 3), OwnStep("lay_back")))),
)

_TWOS = (
    ArsenalCard(
        "empirical_data",
        2,
        2,
        Trick(("attempt",), choices=(Choose("way", Ways(((Points(3),), (Dice(1),)))),), suit="science"),
    ),
    ArsenalCard("blasting_caps", 2, 2, Trick(("attempt",), (Dice(2),), suit="destruction")),
    ArsenalCard("quiet_absolution", 2, 2, Trick(("attempt",), (Rating(-2),), suit="absolution")),
    ArsenalCard(
        "grimoire_leaf",
        2,
        2,
        Trick(("attempt",), (Points(2), Peek("first"), Peek("second")), _TWO_FACE_DOWN, suit="occult"),
    ),
    ArsenalCard("steady_hand", 1, 2, Trick(("rolled",), (Pips(1),))),
    ArsenalCard(
        "wiretap",
        1,
        2,
        Trick(("any",), (Peek("hunter"),), (Choose("hunter", Hunters("others", least_cards=1)),)),
    ),
    ArsenalCard(
        "eviction_notice",
        1,
        2,
        Trick(
            ("slot",),
            (Strip("red", 1, "hunter", "spot"),),
            (
                Choose("spot", Spots("face_up", "own", is_shared=True)),
                Choose("hunter", Hunters("others", "red", "spot")),
            ),
        ),
    ),
    ArsenalCard("bolted_doors", 2, 2, Trick(("attack",), (Dice(-1),))),
    ArsenalCard("boarded_windows", 1, 2, Trick(("attack",), (Rating(2),))),
    ArsenalCard("off_the_record", 1, 2, Trick(("attempt",), (Ward("meddling"),), until="attempt")),
    ArsenalCard("field_repairs", 1, 2, Trick(("any",), (Chip(1, "spot"),), (Choose("spot", _OWN),))),
    ArsenalCard("forged_pass", 1, 2, Trick(("attempt",), (Allow(YOU, "poach_without_white"),), until="attempt")),
    ArsenalCard("night_owl", 1, 2, Trick(("dusk",), (Allow(YOU, "night_without_hardship"),), until="half_day")),
    ArsenalCard(
        "torchlight",
        1,
        2,
        Trick(("attempt", "face"), (Allow(YOU, "no_night_penalty"),), only="night", until="attempt"),
    ),
    ArsenalCard(
        "trade_route",
        1,
        2,
        Trick(
            ("slot",),
            (Swap("first", "second"),),
            (Choose("first", _OWN), Choose("second", Spots("face_up", "own", is_other=True))),
        ),
    ),
    ArsenalCard("decoy", 1, 2, Trick(("attack",), (OwnStep("decoy", "spot"),), (Choose("spot", _FACE_DOWN),))),
)

_THREES = (
    ArsenalCard("inside_man", 1, 3, Trick(("attempt",), (Rating(-2),), scope="any")),
    ArsenalCard(
        "long_lens",
        1,
        3,
        Trick(("any",), (Peek(MONSTER, calling="calling"),), (Choose("calling", Callings()),)),
    ),
    ArsenalCard("bad_tip", 1, 3, Trick(("attempt",), (Bar(ACTOR, "gathering"),), scope="others", until="attempt")),
    ArsenalCard("ring_of_salt", 1, 3, Trick(("attack",), (Ward("attack"),), scope="any")),
    ArsenalCard(
        "false_trail",
        1,
        3,
        Trick(("any",), (CallingPoints(-1, "calling"),), (Choose("calling", Callings()),)),
    ),
    ArsenalCard(
        "shortcut",
        1,
        3,
        Trick(
            ("slot",),
            (Allow(YOU, "count_as_own", "spot"),),
            (Choose("spot", Spots("face_up", "others")),),
            until="slot",
        ),
    ),
    ArsenalCard("double_shift", 1, 3, Trick(("slot",), (Allow(YOU, "second_control"),), until="phase")),
    ArsenalCard("rebuild", 1, 3, Trick(("slot",), (Restore("spot"),), (Choose("spot", Spots("vacant")),))),
    ArsenalCard("doctors_note", 1, 3, Trick(("any",), (Drop("card"),), (Choose("card", Cards("hardships")),))),
    ArsenalCard(
        "silver_and_fire",
        1,
        3,
        Trick(("face",), (Tally(2, "hunter"),), (Choose("hunter", Hunters("fighting")),), scope="any"),
    ),
)

ARSENAL_CARDS = (*_ONES, *_TWOS, *_THREES)
