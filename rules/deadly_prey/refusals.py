"""Why an answer is not legal now, and which rule says so; drawn only from what the asking seat may know itself."""

from __future__ import annotations

from rules.core.questions import AT_ANY_TIME, Action, Illegal
from rules.deadly_prey.at_any_time import CONCEDE, ORDERS, is_open
from rules.deadly_prey.cards import ARSENAL, HARDSHIPS, INFLUENCE
from rules.deadly_prey.city import CALLINGS, ROW_OF, SPOTS
from rules.deadly_prey.deeds import DONE_NOW, is_free_to_control
from rules.deadly_prey.forces import is_barred, tax
from rules.deadly_prey.paths import can_aim, spot
from rules.deadly_prey.ratings import room_for_meddling
from rules.deadly_prey.rotating import PlaceSlot
from rules.deadly_prey.state import MOST_RED, State, hunter_of, is_day, is_in_week
from rules.deadly_prey.striking import Strike, is_target

NOT_NOW = Illegal("not_in_this_moment", "Turn Structure")
NO_SUCH_CALLING = Illegal("no_such_calling", "Calling Scores")
OF_HUNTERS = (
    "hardship",
    *("place", "count", "at", "attempt", "intrude", "reinforce", "evict_red", "evict_white", "invite", "act"),
    *("restore", "swap", "redraw", "method", "invoke", "poach", "willpower", "red", "debt", "pay_off"),
)
OF_THE_MONSTER = ("strike", "meddle", "spend", "exchange", "into")
"""Verbs of keys that only hunters, or only the monster, can ever answer with."""
BESIDE = ("burn", "hardship", "pay_off", "exchange", "into", "spend", "play", "order")
"""Verbs of keys that may answer at any time."""
_MOMENTS = {
    **dict.fromkeys(("place", "count"), "place_slot"),
    **dict.fromkeys(("at", "attempt", "intrude", "reinforce", "invite", "restore"), "resolve_slot"),
    **dict.fromkeys(("evict_red", "evict_white"), "resolve_slot"),
    **dict.fromkeys(("swap", "redraw"), "choose_card"),
    **dict.fromkeys(("invoke", "poach", "willpower"), "gather"),
    **dict.fromkeys(("burn", "hardship", "pay_off"), "dawn_window"),
    "lay": "lay_callings",
    "act": "night",
    "method": "choose_method",
    "red": "turn_red",
    "debt": "pay_debt",
    "strike": "strike",
    "meddle": "window",
}
"""The kind of the question that verbs of keys answer: to any other they are out of place."""


def refusal(state: State, action: Action) -> Illegal:
    """Why the seat cannot answer the question with this key."""
    verb, _, thing = action.option.partition(":")
    seat = action.seat
    if seat != state.mo and not is_in_week(state, seat):
        return Illegal("out_of_the_week", "Successful Attacks; DP-59b")
    is_beside = action.question == AT_ANY_TIME
    if verb in (OF_HUNTERS if seat == state.mo else OF_THE_MONSTER):
        return Illegal("hunters_only" if seat == state.mo else "monster_only", "Sequence of Play")
    if is_beside or verb == "order":
        return _at_any_time(state, seat, verb, thing) if verb in BESIDE else _not_asked(state, verb)
    return _to_question(state, seat, verb, thing) if _is_its_moment(state, verb) else _of_another_moment(verb)


def _is_its_moment(state: State, verb: str) -> bool:
    """Whether keys of this verb may answer a question of this kind."""
    return state.question is not None and _MOMENTS.get(verb, state.question.kind) == state.question.kind


def _not_asked(state: State, verb: str) -> Illegal:
    """It answers a question that the seat is not asked: another is, or nobody."""
    asked = state.question.asked if state.question is not None else ()
    if len(asked) == 1 and _is_its_moment(state, verb):
        return Illegal("asked_of_another", "Turn Structure", {"seat": asked[0]})
    return _of_another_moment(verb)


def _of_another_moment(verb: str) -> Illegal:
    return Illegal("of_another_moment", "Turn Structure", {"moment": _MOMENTS[verb]}) if verb in _MOMENTS else NOT_NOW


def _to_question(state: State, seat: int, verb: str, thing: str) -> Illegal:
    match verb:
        case "place" | "count":
            return _place(state, seat, thing)
        case "at" | "attempt" | "intrude" | "reinforce" | "evict_red" | "evict_white" | "invite":
            return _on_card(state, seat, verb, thing.partition(":")[0])
        case "play":
            return _play(state, seat, thing)
        case "act":
            return _act(state, seat)
        case "burn" | "hardship" | "pay_off":
            return _for_willpower(state, seat, verb, thing)
        case "lay" | "spend" if thing not in CALLINGS:
            return NO_SUCH_CALLING
        case "meddle" if room_for_meddling(state) < 1:
            return _no_meddling(state)
        case "meddle" | "strike" | "spend" if _lacks_points(state, verb, thing):
            return _unpaid(state)
        case _:
            return _BY_KIND.get(verb, NOT_NOW)


_BY_KIND = {
    "restore": Illegal("cannot_restore", "Restoring Destroyed City Cards; DP-58b"),
    "lay": Illegal("cannot_lay", "Setup; DP-11"),
    "swap": Illegal("cannot_change_card", "Card Choice; DP-31"),
    "redraw": Illegal("cannot_change_card", "Card Choice; DP-32"),
    "method": Illegal("eleven_is_not_rolled", "This Card Goes to 11; DP-36"),
    "invoke": Illegal("not_on_the_path", "Invoking City Cards; DP-35"),
    "poach": Illegal("not_on_the_path", "Poaching; DP-35"),
    "willpower": Illegal("nothing_in_reserve", "Gathering Points", {"reserve": 0}),
    "strike": Illegal("no_target", "Attack Limitations; DP-56"),
    "red": Illegal("three_red_at_most", "The Rules of 3; DP-40", {"most": MOST_RED}),
    "debt": Illegal("more_than_needed", "Failed Dice; DP-39"),
}
"""Why an answer of this kind is refused, where there is just one reason."""


def _place(state: State, seat: int, thing: str) -> Illegal:
    reserve, begun = hunter_of(state, seat).reserve, state.question
    if isinstance(begun, PlaceSlot) and begun.draft is not None and thing.isdecimal() and 0 < int(thing) <= reserve:
        thing = begun.draft.key.partition(":")[2]  # so many there are: it is the card that is barred
    if not reserve or thing.isdecimal():
        return Illegal("nothing_in_reserve", "Placement Phase", {"reserve": reserve})
    if thing not in SPOTS:
        return Illegal("no_such_spot", "Placement Phase")
    if spot(state, thing).is_vacant:
        return Illegal("vacant", "Restoring Destroyed City Cards", {"spot": thing})
    return Illegal("no_more_cards", "Setback Cards", {"spot": thing})


def _on_card(state: State, seat: int, verb: str, name: str) -> Illegal:
    fields = {"spot": name}
    if name not in SPOTS:
        return Illegal("no_such_spot", "Resolution Phase")
    there = spot(state, name)
    if there.is_vacant:
        return Illegal("vacant", "Restoring Destroyed City Cards", fields)
    match verb:
        case "reinforce":
            return Illegal("cannot_reinforce", "The Rules of 3", fields)
        case "evict_red" | "evict_white":
            return Illegal("cannot_evict", "Evicting Other Hunters; DP-52", fields)
        case "invite":
            return Illegal("nobody_to_invite", "Cooperating; DP-48", fields)
        case _:
            return _aim(state, seat, verb, name)


def _aim(state: State, seat: int, verb: str, name: str) -> Illegal:
    """Why a card can be neither attempted nor intruded on."""
    there, fields = spot(state, name), {"spot": name}
    if not there.white[seat]:
        return Illegal("no_white_there", "Resolution Phase", fields)
    if not can_aim(state, seat, name):
        return Illegal("out_of_path", "Severed Path; DP-34", fields)
    if there.is_up:
        return _into(state, seat, verb, name)
    if not is_free_to_control(state, seat, name):
        return Illegal("phase_limit", "Limits on Controlling; DP-44", fields)
    if tax(state, "attempt", seat, row=ROW_OF[name]) > hunter_of(state, seat).reserve:
        return Illegal("tax_unpaid", "Influence Cards", fields)
    return Illegal("one_card_a_slot", "One City Card at a Time; DP-23b", fields)


def _into(state: State, seat: int, verb: str, name: str) -> Illegal:
    """Why control of a card that lies face up can be neither taken nor shared, though it is in reach."""
    fields = {"spot": name}
    if spot(state, name).red[seat]:
        return Illegal("already_there", "Intrusion; DP-51", fields)
    if name in hunter_of(state, seat).barred:
        return Illegal("kept_out", "Intrusion; DP-51", fields)
    if verb == "attempt":
        return Illegal("intrude_instead", "Intrusion; DP-51", fields)
    return Illegal("one_card_a_slot", "One City Card at a Time; DP-23b", fields)


def _act(state: State, seat: int) -> Illegal:
    if is_barred(state, "acting_at_night", seat):
        return Illegal("barred_at_night", "Hardship Cards")
    if tax(state, "acting_at_night", seat) > hunter_of(state, seat).reserve:
        return Illegal("tax_unpaid", "Setback Cards", {"spot": ""})
    return Illegal("no_hardship_left", "Hardship Cards; DP-26b")


def _lacks_points(state: State, verb: str, thing: str) -> bool:
    """Whether only the points are missing to meddle, to strike this, or to go on paying."""
    return verb != "strike" or _could_be_struck(state, thing)


def _no_meddling(state: State) -> Illegal:
    """Why nothing can be added to what is to be reached."""
    if state.attempt is None:
        return Illegal("nothing_to_meddle_with", "Meddling; DP-47")
    return Illegal("has_meddled" if state.attempt.has_meddled else "ten_at_most", "Meddling; DP-47")


def _could_be_struck(state: State, name: str) -> bool:
    """Whether only the points are missing for an attack on this spot or tracker space."""
    question = state.question
    there = {str(number) for number, space in enumerate(state.tracker, start=1) if space.card}
    return isinstance(question, Strike) and name in {*SPOTS, *there} and is_target(state, name, question.actors)


def _unpaid(state: State) -> Illegal:
    if is_day(state.half):
        return Illegal("not_to_zero_by_day", "Acting by Day; DP-29")
    return Illegal("points_missing", "Calling Scores; DP-62")


def _play(state: State, seat: int, thing: str) -> Illegal:
    sort, _, card = thing.partition(":")
    hand = state.monster.hand if seat == state.mo else hunter_of(state, seat).hand
    locked = state.monster.locked if seat == state.mo else hunter_of(state, seat).locked
    if sort == "power":
        is_used = bool(state.monster.powers)
        return Illegal("power_used" if is_used else "power_not_now", "The Monster's Power; DP-63")
    if card not in hand or (card not in ARSENAL and card not in INFLUENCE):
        return Illegal("not_in_hand", "Arsenal Cards")
    if hand.count(card) <= locked.count(card):
        return Illegal("locked", "Managing Cards; DP-72", {"card": card})
    return Illegal("other_moment", "Arsenal Cards; DP-36b", {"card": card})


def _at_any_time(state: State, seat: int, verb: str, thing: str) -> Illegal:
    if verb != "order" and not is_open(state):
        return Illegal("nothing_beside", "Gaining Willpower; DP-36c")
    if state.fighters and verb in ("burn", "hardship", "pay_off"):
        return Illegal("nothing_before_the_tally", "Confrontation; DP-65")
    match verb:
        case "burn" | "hardship" | "pay_off":
            return _for_willpower(state, seat, verb, thing)
        case "spend" | "into" if thing not in CALLINGS:
            return NO_SUCH_CALLING
        case "exchange" | "into":
            return Illegal("cannot_exchange", "Feeding; DP-61")
        case "spend":
            return _unpaid(state)
        case "play":
            return _play(state, seat, thing)
        case "order":
            return _order(thing)
        case _:
            return NOT_NOW


def _order(thing: str) -> Illegal:
    if not thing.startswith(tuple(order for order, _ in ORDERS)):
        return Illegal("no_such_order", "Standing orders")
    if thing.startswith(CONCEDE):
        return Illegal("top_in_reach", "Restoring Destroyed City Cards; DP-58b")
    if thing.startswith(DONE_NOW):
        return Illegal("no_slot_to_come", "One City Card at a Time; DP-23")
    return NOT_NOW


def _burn(state: State, seat: int, card: str) -> Illegal:
    if seat == state.mo or card not in hunter_of(state, seat).hand:
        return Illegal("not_in_hand", "Gaining Willpower")
    if is_barred(state, "burning", seat):
        return Illegal("burning_barred", "Setback Cards")
    return NOT_NOW


def _hardship(state: State) -> Illegal:
    if not (state.hardships or state.hardship_discards):
        return Illegal("no_hardship_left", "Hardship Cards; DP-26b")
    return Illegal("one_hardship_a_half_day", "Gaining Willpower; DP-26")


def _pay_off(state: State, seat: int, card: str) -> Illegal:
    if card not in HARDSHIPS:
        return NOT_NOW
    hunter, way_out = hunter_of(state, seat), HARDSHIPS[card].way_out
    fields = {"card": card}
    if all(burden.card != card for burden in hunter.burdens):
        return Illegal("not_your_hardship", "Hardship Cards", fields)
    if way_out is None:
        return Illegal("no_way_out", "Hardship Cards", fields)
    if hunter.reserve < way_out.willpower:
        return Illegal("way_out_unpaid", "Hardship Cards", fields)
    return Illegal("cannot_pay_off", "Hardship Cards", fields)


def _for_willpower(state: State, seat: int, verb: str, thing: str) -> Illegal:
    match verb:
        case "burn":
            return _burn(state, seat, thing)
        case "hardship":
            return _hardship(state)
        case _:
            return _pay_off(state, seat, thing)
