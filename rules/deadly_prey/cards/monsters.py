"""The twelve monsters, each with a power of its own (DP-63)."""

from rules.deadly_prey.cards.card import Monster
from rules.deadly_prey.cards.effects import (
    ACTOR,
    FIGHTERS,
    MONSTER,
    PLACED,
    Allow,
    CallingPoints,
    Callings,
    Cancel,
    Cards,
    Chip,
    Choose,
    Hunters,
    Numbers,
    OwnStep,
    Peek,
    Plays,
    Rating,
    Refill,
    Reroll,
    Shift,
    Spots,
    Tally,
    Tax,
    Trick,
    Will,
)

MONSTER_CARDS = (
    Monster("avenging_spirit", 1, Trick(("any",), (Allow(MONSTER, "no_day_penalties"),), only="day", until="half_day")),
    Monster("mad_scientist", 1, Trick(("after_failure",), (Tax(ACTOR, "debt", 1),), scope="any", until="attempt")),
    Monster("werewolf", 2, Trick(("rolled",), (Reroll(None),), only="night")),
    Monster(
        "night_stalker",
        1,
        Trick(
            ("dusk",),
            (Rating(1, "attempts", "hunter"),),
            (Choose("hunter", Hunters("acting")),),
            until="half_day",
        ),
    ),
    Monster(
        "necromancer",
        2,
        Trick(
            ("start_of_resolution",),
            (OwnStep("lay_minion", "spot", "minion"),),
            (Choose("minion", Cards("city_minions")), Choose("spot", Spots("face_down", white="none"))),
        ),
    ),
    Monster(
        "body_snatcher",
        2,
        Trick(
            ("after_placement_slot",),
            (Shift("number", PLACED, "spot"),),
            (Choose("spot", Spots(touching=PLACED)), Choose("number", Numbers(2))),
        ),
    ),
    Monster(
        "vampire",
        1,
        Trick(
            ("after_own_hit",),
            (Will(-1, "hunter"), CallingPoints(1, "calling")),
            (Choose("hunter", Hunters("had_red")), Choose("calling", Callings())),
        ),
    ),
    Monster(
        "warlock",
        2,
        Trick(("attempt", "force", "attack", "face"), (Cancel("play"),), (Choose("play", Plays()),), scope="any"),
    ),
    Monster(
        "ghoul_pack",
        1,
        Trick(("after_slot",), (Chip(-1, "spot", floor=1),), (Choose("spot", Spots("face_up", least_chip=2)),)),
    ),
    Monster(
        "mummy",
        1,
        Trick(
            ("start_of_resolution",),
            (Refill("spot"),),
            (Choose("spot", Spots("face_down", is_unseen=True)),),
        ),
    ),
    Monster(
        "doppelganger",
        1,
        Trick(
            ("any",),
            (Peek("hunter", calling="calling"),),
            (Choose("hunter", Hunters()), Choose("calling", Callings())),
        ),
    ),
    Monster("demon", 2, Trick(("face",), (Tally(-1, FIGHTERS),))),
)
