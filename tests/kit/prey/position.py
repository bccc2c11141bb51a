"""Positions of Deadly Prey for tests: the usual table, and in a line each what differs from it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.agenda import settle
from rules.core.luck import Luck
from rules.deadly_prey.agenda import AnyStep
from rules.deadly_prey.cards import ARSENAL_DECK, CITY, CITY_DECK, HARDSHIP_DECK, HARDSHIPS, INFLUENCE_DECK, SETBACKS
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.rotating import BeginPhase, EndPhase, Rotate
from rules.deadly_prey.state import (
    NAME,
    TRACKER_SPACES,
    WILLPOWER,
    Bag,
    Burden,
    Hunter,
    Monster,
    Phase,
    Space,
    Spot,
    State,
    Trophy,
    is_day,
    turn_of,
)
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.week import NextHalf
from tests.kit.prey import notation
from tests.kit.prey.made import city_card, suit_of
from tests.kit.prey.notation import NAMES, Line, MonsterLine, SpotLine
from tests.kit.prey.play import Play

USUAL_BAG = (8, 9, 8, 6)
DECK = 72
QUESTIONS_BEFORE = 100
IDENTITIES = ("cop", "war_widow", "plumber", "lapsed_monk")


def scenario(
    *,
    half: str = "day 3",
    phase: str = "",
    slot: str = "",
    hunters: int = 4,
    dice: tuple[int, ...] | list[int] = (),
    spots: Mapping[str, str] | None = None,
    tracker: str = "",
    deck: str = "",
    discards: str = "",
    arsenal: str = "",
    arsenal_discards: str = "",
    hardships: str = "",
    hardship_discards: str = "",
    influence: str = "",
    setbacks: str = "",
    bag: str = "",
    standing: str = "",
    last: str = "",
    stops: str = "",
    **lines: str,
) -> Play:
    """A position: a line for a person by name, for a spot by its own (notation.py), everything else as usual.

    `half`: "day 3", "night 3", "dawn 4", "dusk 3"; `phase`: resolution (the default), placement, or "begin resolution",
    "begin placement". `slot`: whose slot it is, the first of the rotation by default; `last`: the winner of Initiative
    who chose to go last. `standing`: in Initiative order. `dice`: the first dice.
    Decks: the cards on top, the box below; "only x, y" exactly these. `stops`: as in Play.
    """
    people = tuple(NAMES[:hunters])
    if strangers := [name for name in lines if name not in (*people, "mo", *SPOTS)]:
        raise ValueError(f"neither a person at this table nor a spot: {strangers[0]}")
    number = notation.half(half)
    begins = half.startswith(("dawn", "dusk"))
    seated = {name: notation.line(lines.get(name, "")) for name in people}
    monster = notation.monster_line(lines.get("mo", ""))
    order = [people.index(name) for name in (standing.split() or people)]
    there = {
        name: notation.spot_line(words, name) for name, words in {**lines, **(spots or {})}.items() if name in SPOTS
    }
    laid = _pyramid(list(seated.values()), there)
    spaces = _tracker(tracker, turn_of(max(1, number - 1 if begins else number)))
    held = [card for line in seated.values() for card in line.hand]
    borne = [card for line in seated.values() for card in line.lists.get("burden", ())]
    open_setbacks = notation.names(setbacks)
    state = State(
        game=NAME,
        luck=Luck.of(b"a test position"),
        questions=QUESTIONS_BEFORE,
        mo=hunters,
        hunters=(*(_hunter(line, seat, number) for seat, line in enumerate(seated.values())), None),
        monster=_monster(monster),
        spots=laid,
        tracker=spaces,
        bag=_bag(bag),
        city=_city(deck, [*(spot.card for spot in laid), *(space.card for space in spaces)]),
        city_discards=notation.cards_at(discards, "x"),
        arsenal=_deck(arsenal, ARSENAL_DECK, [*held, *open_setbacks, *notation.names(arsenal_discards)]),
        arsenal_discards=notation.names(arsenal_discards),
        hardships=_deck(hardships, HARDSHIP_DECK, [*borne, *notation.names(hardship_discards)]),
        hardship_discards=notation.names(hardship_discards),
        influence=_deck(influence, INFLUENCE_DECK, monster.lists.get("hand", ())),
        setbacks=tuple(Burden(card, _end(SETBACKS[card].length, number)) for card in open_setbacks),
        half=number - 1 if begins else number,
        phase=_phase_name(phase),
        standing=tuple(order),
        known=((),) * (hunters + 1),
        drafts=(None,) * (hunters + 1),
        orders=(*(line.lists.get("orders", ()) for line in seated.values()), monster.lists.get("orders", ())),
        rotation=_rotation(list(seated.values()), order, last),
        agenda=(NextHalf(),),
    )
    table = Table(state)
    if not begins:
        table.push(*_steps(phase, state, slot, people))
    if dice:
        rigged = Luck(table.luck.key, 0, tuple(die - 1 for die in dice))
        table.luck = rigged
    settle(table)
    if table.half != number:
        raise ValueError("nobody has anything to do in this phase")
    game = Play(table.state(), (*people, "mo"), table.events, stops)
    game.runs_on()
    return game


def _steps(phase: str, state: State, slot: str, people: tuple[str, ...]) -> tuple[AnyStep, ...]:
    """What is still to happen in this half-day, the first step first."""
    place = state.rotation.index(people.index(slot)) if slot else 0
    match phase:
        case "" | "resolution":
            return Rotate(place), EndPhase()
        case "placement":
            return Rotate(place), EndPhase(), BeginPhase("resolution")
        case "begin resolution":
            return (BeginPhase("resolution"),)
        case "begin placement":
            return BeginPhase("placement"), BeginPhase("resolution")
    raise ValueError(f"no phase is called {phase}")


def _phase_name(phase: str) -> Phase:
    return "placement" if phase in ("placement", "begin placement") else "resolution"


def _rotation(lines: list[Line], standing: list[int], last: str) -> tuple[int, ...]:
    """Who acts, clockwise from the winner of Initiative, or from his left neighbour if he goes last."""
    first = (NAMES.index(last) + 1) % len(lines) if last else standing[0]
    acting = [seat for seat, line in enumerate(lines) if not line.flags & {"rests", "dead"}]
    return tuple(sorted(acting, key=lambda seat: (seat - first) % len(lines)))


# --- people ---


def _hunter(line: Line, seat: int, half: int) -> Hunter:
    laid = sum(line.red.values()) + sum(line.white.values())
    reserve, markers = line.number("rsv", 5), line.number("markers", 0)
    supply = line.number("supply", WILLPOWER - reserve - laid - markers)
    burdens = (_burden(card, half) for card in line.lists.get("burden", ()))
    trophies = (
        Trophy(city_card(suit_of(suit), f"trophy{seat}{place}", is_minion=True), chip)
        for place, (suit, chip) in enumerate(line.trophies)
    )
    return Hunter(
        IDENTITIES[seat],
        callings=line.callings,
        shown=tuple(calling in line.shown for calling in CALLINGS),
        reserve=reserve,
        supply=supply,
        markers=markers,
        gone=WILLPOWER - reserve - laid - markers - supply,
        hand=line.hand,
        locked=line.lists.get("locked", ()),
        trophies=tuple(trophies),
        burdens=tuple(burdens),
        acts=not line.flags & {"rests", "dead"},
        took_hardship="took hardship" in line.flags,
        skips=line.number("skips", 0),
        is_done="done" in line.flags,
        is_spent="spent" in line.flags,
        barred=line.barred,
        controls=int("controlled" in line.flags),
        generals=int("general" in line.flags),
        is_dead="dead" in line.flags,
    )


def _burden(card: str, half: int) -> Burden:
    printed = HARDSHIPS[card]
    waits = printed.kind in ("next_dawn", "next_dusk")
    return Burden(card, 0 if waits else _end(printed.length, half), is_acting=printed.kind == "lasting")


def _end(length: str, half: int) -> int:
    """The half-day at whose start something is over that began in this one."""
    dawn = half + 2 if is_day(half) else half + 1
    ends = {"half_day": half + 1, "next_half_day": half + 2, "dawn": dawn, "dawn+1": dawn + 2, "dawn+2": dawn + 4}
    return ends.get(length, 0)


def _monster(line: MonsterLine) -> Monster:
    return Monster(
        line.name,
        callings=tuple(line.piles),
        hand=(*line.lists.get("hand", ()), *line.lists.get("locked", ())),
        locked=line.lists.get("locked", ()),
        powers=int("used" in line.flags),
        has_hit="hit" in line.flags,
    )


# --- what lies on the table ---


def _pyramid(lines: list[Line], there: Mapping[str, SpotLine]) -> tuple[Spot, ...]:
    found = []
    for name in SPOTS:
        said = there.get(name) or notation.spot_line("De", name)
        red = (*(line.red.get(name, 0) for line in lines), 0)
        found.append(
            Spot(
                said.card,
                said.chip,
                is_up=said.is_up or any(red),
                white=(*(line.white.get(name, 0) for line in lines), 0),
                red=red,
                known=tuple(seat for seat, line in enumerate(lines) if name in line.knows),
                is_seen=said.is_seen or any(red),
            )
        )
    return tuple(found)


def _tracker(words: str, turn: int) -> tuple[Space, ...]:
    """Seven spaces, those of the turns so far face up; "-" is one that was destroyed."""
    said = [word.strip() for word in words.split(",")] if words else []
    found = []
    for number in range(1, TRACKER_SPACES + 1):
        word = said[number - 1] if number <= len(said) else "De"
        card = "" if word == "-" else notation.card_at(word, f"s{number}")
        found.append(Space(card, is_up=bool(card) and number <= turn))
    return tuple(found)


def _bag(words: str) -> Bag:
    if not words:
        return USUAL_BAG
    zeros, ones, twos, threes = map(int, words.split())
    return zeros, ones, twos, threes


def _city(words: str, laid: list[str]) -> tuple[str, ...]:
    """The cards on top, then cards of the box that bring no surprise: no Minion, no General, suit after suit."""
    top = notation.cards_at(words.removeprefix("only "), "deck")
    if words.startswith("only "):
        return top
    plain = [name for name in CITY_DECK if CITY[name].suit in CALLINGS and not CITY[name].is_minion]
    mixed = [plain[suit * 17 + place] for place in range(17) for suit in range(4)]
    return (*top, *(card for card in mixed if card not in (*top, *laid)))[:DECK]


def _deck(words: str, box: tuple[str, ...], taken: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The cards on top, then the rest of the box, without what lies elsewhere; Setbacks at the bottom."""
    top = notation.names(words.removeprefix("only "))
    if words.startswith("only"):
        return top
    left = notation.one_of_each([*taken, *top], box)
    return (*top, *(card for card in left if card not in SETBACKS), *(card for card in left if card in SETBACKS))
