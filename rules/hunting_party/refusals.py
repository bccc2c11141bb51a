"""Why an answer is not legal now, and which rule says so; drawn only from what the asking seat may know itself."""

from __future__ import annotations

from rules.core.questions import AT_ANY_TIME, Action, Illegal
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import Ability, Cost
from rules.hunting_party.kingdom import LOCATIONS, SKILLS
from rules.hunting_party.plays import is_payable
from rules.hunting_party.reckoning import (
    abilities,
    can_wear,
    disband_price,
    find,
    free_shares,
    hate_added,
    highest_bid,
    is_champion,
    is_hero,
)
from rules.hunting_party.state import MARKET, NOBODY, Position, Source, State, in_reach, stack

NOT_NOW = Illegal("not_in_this_moment", "Turns")
NO_SUCH_ITEM = Illegal("not_in_hand", "Player's Hand")


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
            return why_not_power(state, seat, thing, is_own_turn=True)
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
    return Illegal("nobody_can_wear", "Equipment; HP-27", {"item": item})


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
    seat, hunter = _hunter_named(thing)
    if seat is not None and seat < len(state.seats) and is_hero(state, seat, hunter):
        return Illegal("hero_is_safe", "Consequences of Losing; HP-13", {"hunter": hunter})
    return Illegal("no_victim", "Consequences of Losing; HP-08")


def _hunter_named(thing: str) -> tuple[int | None, str]:
    seat, _, hunter = thing.partition(".")
    return (int(seat) if seat.isdecimal() else None), hunter


# --- cards, abilities, disbanding ---


def _in_fight(state: State, seat: int, verb: str, thing: str) -> Illegal:
    match verb:
        case "power":
            return why_not_power(state, seat, thing, is_own_turn=False)
        case "disband":
            return Illegal("not_in_hunt", "Disbanding; HP-22")
        case "equip":
            return Illegal("not_in_hunt", "Equipment; HP-26")
        case "potion":
            return _why_not_potion(state, seat, thing)
        case "pick":
            return why_no_target(state, seat, thing)
        case _:
            return NOT_NOW


def why_not_power(position: Position, seat: int, thing: str, *, is_own_turn: bool) -> Illegal:
    """Why the ability of a hunter (`hunter:which`) cannot be used now."""
    hunter, _, which = thing.partition(":")
    member = find(position, seat, hunter)
    if member is None:
        return Illegal("not_your_hunter", "Hunter Abilities", {"hunter": hunter})
    if which == "champion" and not is_champion(position, seat, member):
        return Illegal("no_champion", "Champion Abilities", {"hunter": hunter})
    ability = next((found for name, found in abilities(position, seat, member) if name == which), None)
    if ability is None or ability.moment == "always":
        return Illegal("no_such_power", "Hunter Abilities", {"hunter": hunter})
    return _why_not_paid(position, seat, hunter, which, ability, is_own_turn=is_own_turn)


def _why_not_paid(
    position: Position, seat: int, hunter: str, which: str, ability: Ability, *, is_own_turn: bool
) -> Illegal:
    fields = {"hunter": hunter}
    if ability.cost in (Cost.FATIGUE, Cost.SKIP) and not is_own_turn:
        return Illegal("own_turn_only", "Ability Costs; HP-29c", fields)
    if not is_payable(position, seat, Source("power", hunter, which), ability):
        return Illegal(_UNPAID[ability.cost], "Ability Costs; HP-30", fields)
    if ability.moment not in ("pause",):
        return Illegal("other_moment", "Timing; HP-29", fields)
    return Illegal("no_target", "Hunter Abilities", fields)


_UNPAID = {
    Cost.GOLD: "no_gold",
    Cost.ROUND: "used_this_round",
    Cost.FATIGUE: "is_tired",
    Cost.SKIP: "not_first",
    Cost.ALWAYS: "no_gold",
    Cost.CARD: "not_in_hand",
}
"""Why an ability of this cost cannot be paid for."""


def _why_not_potion(position: Position, seat: int, item: str) -> Illegal:
    if item not in position.seats[seat].hand:
        return NO_SUCH_ITEM
    use = ITEMS[item].use
    if use is None or not ITEMS[item].is_potion:
        return Illegal("no_potion", "Equipment; HP-26", {"item": item})
    if use.moment == "response":
        return Illegal("response_only", "Timing; HP-29", {"item": item})
    return Illegal("no_target", "Potions", {"item": item})


def why_no_target(position: Position, seat: int, pick: str) -> Illegal:
    """Why what is picked cannot be chosen: out of reach, a hero, a handicap character, guarded."""
    owner, hunter = _hunter_named(pick)
    fields = {"pick": pick}
    if hunter and owner is not None and owner < len(position.seats):
        hunter = hunter.partition(".")[0]
        if hunter in HUNTERS and HUNTERS[hunter].is_handicap:
            return Illegal("handicap_untouched", "Handicap Characters; HP-45", {"hunter": hunter})
        if is_hero(position, owner, hunter):
            return Illegal("hero_is_safe", "Choose Your Hero; HP-13", {"hunter": hunter})
        if owner != seat and owner not in in_reach(position, seat):
            return Illegal("not_neighbour", "Alternate Rules; HP-11", {"seat": owner})
    return Illegal("no_target", "Hunter Abilities", fields)


def why_not_disband(position: Position, seat: int, hunter: str) -> Illegal:
    """Why the hunter cannot be paid off."""
    member = find(position, seat, hunter)
    fields = {"hunter": hunter}
    if member is None:
        return Illegal("not_your_hunter", "Disbanding", fields)
    if is_hero(position, seat, hunter):
        return Illegal("hero_stays", "Disbanding; HP-13", fields)
    if HUNTERS[hunter].is_handicap:
        return Illegal("handicap_untouched", "Handicap Characters; HP-45", fields)
    price = disband_price(position, seat, member)
    if price > position.seats[seat].silver:
        return Illegal("cannot_pay_off", "Disbanding; HP-22", {**fields, "silver": price})
    return Illegal("not_in_this_moment", "Disbanding; HP-22")


# --- at any time ---


def why_not_at_pause(position: Position, seat: int, key: str) -> Illegal:
    """Why a deed of the kind that may be done at a pause is not legal now."""
    verb, _, thing = key.partition(":")
    match verb:
        case "potion":
            return _why_not_potion(position, seat, thing)
        case "power":
            return why_not_power(position, seat, thing, is_own_turn=False)
        case "disband":
            return why_not_disband(position, seat, thing.partition(":")[0])
        case _:
            return Illegal("no_target", "Hunter Abilities", {"pick": thing})


def _at_any_time(state: State, seat: int, key: str) -> Illegal:
    verb, _, thing = key.partition(":")
    match verb:
        case "potion" | "power" | "gear" | "disband":
            return why_not_at_pause(state, seat, key)
        case "equip":
            return Illegal("own_turn_only", "Equipment; HP-26", {"item": thing})
        case "pick":
            return why_no_target(state, seat, thing)
        case "give" | "lay":
            return _why_no_goods(state, seat, thing)
        case "give_silver" | "ask_silver" | "ask_cards":
            return Illegal("not_so_much", "Trading and Bribing; HP-33")
        case "send_offer":
            return Illegal("empty_offer", "Trading and Bribing; HP-33")
        case "offer" | "accept" | "refuse" | "confirm" | "withdraw":
            return _why_no_trade(state, seat, verb, thing)
        case _:
            return NOT_NOW


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
