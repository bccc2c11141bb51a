"""The twenty Influence Cards, sixteen different ones; eight bite on high rows or at the confrontation (DP-64)."""

from rules.deadly_prey.cards.card import Influence
from rules.deadly_prey.cards.effects import (
    ACTOR,
    FIGHTERS,
    HAND,
    HUNTERS,
    MONSTER,
    Allow,
    Bar,
    Cancel,
    Chip,
    Choose,
    Dice,
    Drop,
    Hunters,
    Peek,
    Pips,
    Plays,
    Rating,
    Spots,
    Strip,
    Tally,
    Tax,
    Trick,
    Ways,
    Will,
)

_A_HUNTER = Choose("hunter", Hunters())

_SCHEMES = (
    Influence("red_tape", 2, Trick(("attempt",), (Rating(2),), scope="any")),
    Influence("cold_feet", 1, Trick(("attempt",), (Dice(-1),), scope="any", rows="low")),
    Influence(
        "blackmail",
        1,
        Trick(
            ("any",),
            choices=(
                _A_HUNTER,
                Choose("way", Ways(((Will(-2, "hunter"),), (Drop(HAND, who="hunter"),))), who="hunter"),
            ),
        ),
    ),
    Influence("whispers", 2, Trick(("any",), (Peek("hunter"),), (Choose("hunter", Hunters(least_cards=1)),))),
    Influence(
        "bought_officials",
        1,
        Trick(
            ("any",),
            (Strip("white", 2, "hunter", "spot"),),
            (Choose("spot", Spots(white="others")), Choose("hunter", Hunters(has="white", at="spot"))),
            only="placement",
        ),
    ),
    Influence("long_shadow", 1, Trick(("attack",), (Dice(1),))),
    Influence(
        "second_claw", 1, Trick(("rolled",), (Allow(MONSTER, "another_attack"),), until="attempt", is_after_a_miss=True)
    ),
    Influence("rot", 1, Trick(("any",), (Chip(-1, "spot"),), (Choose("spot", Spots("face_up")),))),
    Influence("shut_doors", 1, Trick(("any",), (Bar(HUNTERS, "swapping"),), until="half_day")),
    Influence(
        "masquerade",
        1,
        Trick(("attempt", "force", "attack", "face"), (Cancel("play"),), (Choose("play", Plays()),), scope="any"),
    ),
)

_AT_THE_TOP = (
    Influence(
        "thin_air",
        2,
        Trick(("attempt",), (Rating(2), Bar(HUNTERS, "dice_added")), scope="any", rows="high", until="attempt"),
    ),
    Influence("vertigo", 1, Trick(("any",), (Tax(HUNTERS, "attempt", 1, rows="high"),), until="dawn")),
    Influence(
        "locked_archive",
        1,
        Trick(("attempt",), (Bar(ACTOR, "invoking", rows="lowest"),), scope="any", rows="high", until="attempt"),
    ),
    Influence("collapse", 2, Trick(("attack",), (Pips(2),), rows="high")),
    Influence("second_skin", 1, Trick(("face",), (Tally(-2, FIGHTERS),))),
    Influence("divide", 1, Trick(("face",), (Bar(FIGHTERS, "one_more"),), until="attempt")),
)

INFLUENCE_CARDS = (*_SCHEMES, *_AT_THE_TOP)
