"""The twenty-five Hardships, twenty different ones; all but three are gone within a turn (DP-26b)."""

from rules.deadly_prey.cards.card import Hardship, WayOut
from rules.deadly_prey.cards.effects import (
    HAND,
    TROPHIES,
    YOU,
    Bar,
    Chance,
    Chip,
    Choose,
    Dice,
    Drop,
    Rating,
    Spots,
    Strip,
    Tally,
    Will,
)

_AT_ONCE = (
    Hardship("overdrawn", 2, "at_once", (Will(-2),)),
    Hardship("estranged", 1, "at_once", (Drop(HAND),)),
    Hardship("burnt_notes", 1, "at_once", (Drop(HAND, is_by_luck=True),)),
    Hardship(
        "turned_out",
        2,
        "at_once",
        (Strip("red", 1, YOU, "spot"),),
        (Choose("spot", Spots("face_up", "own")),),
    ),
    Hardship("missing_friend", 1, "at_once", (Drop(TROPHIES, otherwise=(Will(-1),)),)),
    Hardship("mugged", 2, "at_once", (Strip("white", 2, YOU),)),
    Hardship(
        "torn_map",
        1,
        "at_once",
        (Chip(-1, "spot", floor=1),),
        (Choose("spot", Spots("face_up", "own", is_highest=True)),),
    ),
)

_LASTING = (
    Hardship("sick_day", 2, "lasting", (Bar(YOU, "slots"),), length="half_day"),
    Hardship("sprained_wrist", 1, "lasting", (Dice(-1, "rolls"),), length="dawn"),
    Hardship("fired", 1, "lasting", (Bar(YOU, "dawn_will"),), length="way_out", way_out=WayOut(2, "dawn")),
    Hardship("locked_away", 1, "lasting", (Bar(YOU, "reserve_and_hand"),), length="dawn"),
    Hardship("guilt", 1, "lasting", (Tally(-1, YOU),), length="way_out", way_out=WayOut(3, "any")),
    Hardship("broken_trust", 1, "lasting", (Bar(YOU, "cooperation"),), length="dawn"),
    Hardship("shaking_hands", 1, "lasting", (Bar(YOU, "reroll_and_pips"),), length="half_day"),
    Hardship("followed", 1, "lasting", (Rating(-1, "attacks"),), length="dawn"),
    Hardship("sleepless", 1, "lasting", (Bar(YOU, "initiative"),), length="dawn+2"),
    Hardship("tunnel_vision", 1, "lasting", (Bar(YOU, "invoking", beyond=1),), length="dawn"),
)

_LATER = (
    Hardship("court_summons", 1, "next_dawn", (Bar(YOU, "placement"),), length="half_day"),
    Hardship("nightmares", 1, "next_dusk", (Bar(YOU, "acting_at_night"),), length="half_day"),
    Hardship("hospital_bill", 2, "next_dawn", (Chance(6, (Will(-1),), (Will(-3),)),)),
)

HARDSHIP_CARDS = (*_AT_ONCE, *_LASTING, *_LATER)
