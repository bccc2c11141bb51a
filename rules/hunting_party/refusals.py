"""Why an answer is not legal now, and which rule says so; drawn only from what the asking seat may know itself."""

from __future__ import annotations

from rules.core.questions import AT_ANY_TIME, Action, Illegal
from rules.hunting_party import trading
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.drafts import is_play
from rules.hunting_party.kingdom import LOCATIONS, SKILLS
from rules.hunting_party.orders import SHOW_ORDER
from rules.hunting_party.pauses import can_begin, is_in_own_hunt
from rules.hunting_party.reckoning import (
    bends,
    can_wear,
    find,
    free_shares,
    hate_added,
    highest_bid,
    is_hero,
)
from rules.hunting_party.state import ACCEPT, MARKET, NOBODY, State, in_reach, stack
from rules.hunting_party.unplayable import (
    NO_SUCH_ITEM,
    NOT_NOW,
    OTHER_FIGHT,
    OWN_FIGHT,
    PAUSE,
    hunter_named,
    why_no_target,
    why_not_at_pause,
    why_not_disband,
    why_not_play,
)


def refusal(state: State, action: Action) -> Illegal:
    """Why the seat cannot answer the question with this key."""
    verb, _, thing = action.option.partition(":")
    if action.question == AT_ANY_TIME:
        return _at_any_time(state, action.seat, action.option)
    question = state.question
    match question.kind if question else "":
        case "take_turn":
            return _in_turn(state, action.seat, verb, thing)
        case "bid":
            return _bid(state, action.seat, verb, thing)
        case "deny":
            return _deny(state, action.seat, verb, thing)
        case "purchase":
            return Illegal("cannot_afford", "Item Purchase; HP-24")
        case "chest":
            return Illegal("chest_limit", "Items from Dark Agents; HP-24b")
        case "choose_victim":
            return _victim(state, thing)
        case "fight":
            return _in_fight(state, action.seat, verb, thing)
        case "respond":
            return Illegal("answers_nothing", "Timing; HP-29")
        case "throw_cards" | "keep_one" | "arrange":
            return Illegal("not_among_these", "Player's Hand; HP-25")
        case "choose_hero":
            return _hero(verb, thing)
        case _:
            return NOT_NOW


# --- the own turn ---


def _in_turn(state: State, seat: int, verb: str, thing: str) -> Illegal:
    match verb:
        case "hire":
            return _hire(state, thing)
        case "buy":
            return _buy(state)
        case "hunt" | "declare":
            return _hunt(state, verb, thing)
        case "go":
            return Illegal("skills_not_along", "Declaring Your Hunt; HP-34")
        case "send":
            return Illegal("tired", "Declaring Your Hunt; HP-34")
        case "equip":
            return _equip(state, seat, thing)
        case "pick":
            return _pick(state, seat, thing)
        case "power":
            return why_not_play(state, seat, f"{verb}:{thing}", PAUSE, is_own_turn=True)
        case "party_disband":
            return _party_disband(state)
        case "end_turn" | "back":
            return Illegal("choice_begun", "Turns")
        case _:
            return _at_any_time(state, seat, f"{verb}:{thing}")


def _hero(verb: str, location: str) -> Illegal:
    if verb != "hero":
        return NOT_NOW
    if location not in LOCATIONS:
        return Illegal("no_such_place", "The Map")
    return Illegal("stack_empty", "Choose Your Hero; HP-23")


def _hire(state: State, location: str) -> Illegal:
    if location not in LOCATIONS:
        return Illegal("no_such_place", "The Map")
    if not state.turn.actions:
        return Illegal("action_used", "Turns; HP-23b")
    return Illegal("stack_empty", "Hiring; HP-23")


def _buy(state: State) -> Illegal:
    if not stack(state, MARKET):
        return Illegal("market_empty", "Item Purchase; HP-23")
    return Illegal("action_used", "Turns; HP-23b")


def _hunt(state: State, verb: str, skill: str) -> Illegal:
    if not state.turn.actions:
        return Illegal("action_used", "Turns; HP-23b")
    if verb == "declare" and skill in SKILLS:
        return Illegal("skill_missing", "Declaring Your Hunt; HP-34", {"skill": skill})
    return Illegal("no_hunt", "Declaring Your Hunt; HP-23")


def _equip(state: State, seat: int, item: str) -> Illegal:
    if item not in state.seats[seat].hand:
        return NO_SUCH_ITEM
    if ITEMS[item].is_potion:
        return _why_not_namesake(state, seat, item)
    return Illegal("nobody_can_wear", "Equipment; HP-27", {"item": item})


def _why_not_namesake(state: State, seat: int, potion: str) -> Illegal:
    """A potion is laid under its namesake alone, who always has a place for it unless he is a hero (HP-28)."""
    namesake = ITEMS[potion].hunter
    if is_hero(state, seat, namesake):
        return Illegal("hero_wears_nothing", "Equipment; HP-27", {"hunter": namesake})
    return Illegal("potion_for_namesake", "Potions; HP-28", {"item": potion})


def _pick(state: State, seat: int, thing: str) -> Illegal:
    """Why a hunter cannot be given the item in question, or is no target."""
    drafts = [step.draft for step in state.agenda if step.kind == "take_turn"]
    verb, _, item = drafts[-1].key.partition(":") if drafts and drafts[-1] else ("", "", "")
    if verb != "equip":
        return why_no_target(state, seat, thing)
    return why_not_wear(state, seat, thing.partition(".")[2], item)


def why_not_wear(state: State, seat: int, hunter: str, item: str) -> Illegal:
    """Why the item cannot be laid under this hunter."""
    member = find(state, seat, hunter)
    if member is None:
        return Illegal("not_your_hunter", "Equipment", {"hunter": hunter})
    if HUNTERS[hunter].is_handicap:
        return Illegal("handicap_untouched", "Handicap Characters; HP-45", {"hunter": hunter})
    if is_hero(state, seat, hunter) and not can_wear(state, seat, member, ITEMS[item]):
        return Illegal("hero_wears_nothing", "Equipment; HP-27", {"hunter": hunter})
    if ITEMS[item].is_potion:
        return Illegal("potion_for_namesake", "Potions; HP-28", {"item": item})
    return Illegal("place_taken", "Equipment; HP-27", {"hunter": hunter, "item": item})


def _party_disband(state: State) -> Illegal:
    if not state.turn.is_fresh:
        return Illegal("not_first", "Party Disband; HP-30")
    return Illegal("no_members", "Party Disband; HP-21")


# --- bids, denials, victims ---


def _bid(state: State, seat: int, verb: str, thing: str) -> Illegal:
    hire = state.hire
    if hire is None or verb != "bid" or not thing.isdecimal():
        return NOT_NOW
    if int(thing) <= hire.best:
        return Illegal("bid_too_low", "Hiring; HP-15", {"least": hire.best + 1})
    fields = {"free": free_shares(state, seat), "hate": hate_added(state.seats[seat], hire.hunter)}
    return Illegal("bid_not_covered", "Hate; HP-17", {**fields, "most": highest_bid(state, seat, hire.hunter)})


def _deny(state: State, seat: int, verb: str, thing: str) -> Illegal:
    hunt, held = state.hunt, state.seats[seat].prophecies
    if hunt is None or verb not in ("show", "none"):
        return NOT_NOW
    if verb == "none":
        return Illegal("must_show", "Thwarting the Hunt; HP-35")
    if thing not in hunt.skills:
        return Illegal("not_named", "Thwarting the Hunt; HP-35", {"skill": thing})
    return Illegal("not_held" if thing not in held else "not_named", "Thwarting the Hunt; HP-35", {"skill": thing})


def _victim(state: State, thing: str) -> Illegal:
    seat, hunter = hunter_named(thing)
    if seat is not None and seat < len(state.seats) and is_hero(state, seat, hunter):
        return Illegal("hero_is_safe", "Consequences of Losing; HP-13", {"hunter": hunter})
    return Illegal("no_victim", "Consequences of Losing; HP-08")


# --- cards, abilities, disbanding ---


def _in_fight(state: State, seat: int, verb: str, thing: str) -> Illegal:
    is_own = is_in_own_hunt(state, seat)
    match verb:
        case "power" | "gear" | "potion":
            return why_not_play(state, seat, f"{verb}:{thing}", OWN_FIGHT if is_own else OTHER_FIGHT)
        case "disband":
            return _why_not_disband_in_hunt(state, seat, thing)
        case "equip":
            return Illegal("not_in_hunt", "Equipment; HP-26")
        case "pick":
            return why_no_target(state, seat, thing)
        case _:
            return NOT_NOW


def _why_not_disband_in_hunt(state: State, seat: int, thing: str) -> Illegal:
    """Only who says so on his card is paid off in a hunt (HP-22b)."""
    member = find(state, seat, thing.partition(":")[0])
    if member is not None and bends(state, seat, member, "disband_in_hunt") is None:
        return Illegal("not_in_hunt", "Disbanding; HP-22")
    return why_not_disband(state, seat, thing)


# --- at any time ---


def _at_any_time(state: State, seat: int, key: str) -> Illegal:
    verb, _, thing = key.partition(":")
    match verb:
        case "potion" | "power" | "gear" | "disband":
            return _why_not_beside(state, seat, verb, thing)
        case "equip":
            return Illegal("own_turn_only", "Equipment; HP-26", {"item": thing})
        case "pick" if is_in_own_hunt(state, seat):
            return Illegal("own_hunt", "Timing; HP-29b")
        case "pick":
            return why_no_target(state, seat, thing)
        case "give" | "lay" | "give_silver" | "ask_silver" | "ask_cards" | "send_offer" if _is_void(state, seat):
            return Illegal("gone_meanwhile", "Trading and Bribing; HP-33")
        case "give" | "lay":
            return _why_no_goods(state, seat, thing)
        case "give_silver" | "ask_silver" | "ask_cards":
            return Illegal("not_so_much", "Trading and Bribing; HP-33")
        case "send_offer":
            return Illegal("empty_offer", "Trading and Bribing; HP-33")
        case "offer" | "accept" | "refuse" | "confirm" | "withdraw" if state.seats[seat].draft is not None:
            return Illegal("choice_begun", "Trading and Bribing; HP-33")
        case "offer" | "accept" | "refuse" | "confirm" | "withdraw":
            return _why_no_trade(state, seat, verb, thing)
        case _:
            return NOT_NOW


def _why_not_beside(state: State, seat: int, verb: str, thing: str) -> Illegal:
    """Why a deed of a pause can neither be done now nor be kept."""
    question = state.question
    if state.seats[seat].draft is not None:
        return Illegal("choice_begun", "Turns")
    if can_begin(state, seat):
        return why_not_at_pause(state, seat, f"{verb}:{thing}")
    if not is_in_own_hunt(state, seat):
        return Illegal("wishes_full", "Timing; HP-29b")
    if verb == "disband" or (question is not None and question.kind == "fight" and seat in question.waiting):
        return _in_fight(state, seat, verb, thing)
    return Illegal("own_hunt", "Timing; HP-29b")


def _is_void(state: State, seat: int) -> bool:
    """Whether the trade that the seat puts together names something that has gone (OWN-23)."""
    draft = state.seats[seat].draft
    if draft is None or is_play(draft) or draft.key == SHOW_ORDER.key:
        return False
    if draft.key.startswith(ACCEPT):
        return not trading.can_lay(state, seat, draft)
    return not trading.can_offer(state, seat, trading.form_of(draft))


def _why_no_goods(state: State, seat: int, thing: str) -> Illegal:
    """Members and what hunters wear are no goods; nor is what is not in the hand (Trading and Bribing)."""
    if thing in HUNTERS or any(thing in member.items for member in state.seats[seat].party):
        return Illegal("no_goods", "Trading and Bribing; HP-33")
    if thing in state.seats[seat].hand:
        return Illegal("not_in_this_moment", "Trading and Bribing; HP-33")
    return NO_SUCH_ITEM


def _why_no_trade(state: State, seat: int, verb: str, thing: str) -> Illegal:
    thing = thing.partition(":")[0]
    other = int(thing) if thing.isdecimal() else NOBODY
    if other == seat or other not in range(len(state.seats)):
        return Illegal("no_such_player", "Trading and Bribing; HP-33")
    if other not in in_reach(state, seat):
        return Illegal("not_neighbour", "Trading and Bribing; HP-11", {"seat": other})
    if verb == "offer":
        return Illegal("no_trade_now", "Trading and Bribing; HP-33")
    return Illegal("no_such_offer", "Trading and Bribing; HP-33", {"seat": other})
