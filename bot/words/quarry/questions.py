"""What a player is asked now, and why; for everybody else, for whom the table waits."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.people import Names, counted, listed, who
from bot.words.quarry import names as titles
from bot.words.quarry.answers import affects_viewer, line_in_play
from bot.words.quarry.effects import TARGET, YOU, has_ring, line_words, ring_words, touches
from bot.words.quarry.labels import harassers_here
from rules.unknown_quarry.cards import CARDS, MONSTROUS_NAMES, Line
from rules.unknown_quarry.cards.effects import Give, Show
from rules.unknown_quarry.interaction import HIGHEST_CRIPPLED_ROLL
from rules.unknown_quarry.state import CRIPPLED_ROOMS, FULL_ENERGY, HAND_LIMIT, TURNS_WITHOUT_INTERACTION
from rules.unknown_quarry.view import OwnView, View

_WAITED_FOR = {
    "take_action": "{who} to take an action",
    "drop_item": "{who} to lay an item down",
    "decide_roll": "{who} to decide on the roll",
    "respond": "{who} to answer the card",
    "receive": "{who} to look at what came over",
}


def question(view: View, names: Names) -> str:
    """What the viewer is asked now and why, or for whom the table waits; markdown, at most 1,500 characters."""
    own = view.own
    if own is None or view.viewer not in view.waiting:
        return waiting_words(view, names)
    match view.asked:
        case "take_action" if own.drafted_target is not None:
            return _choosing_card(view, who(names, own.drafted_target))
        case "take_action":
            return "\n".join(_taking_action(view, own, names))
        case "drop_item":
            return (
                f"You hold more than {HAND_LIMIT} cards: lay one item down in {_here(view)}. "
                "It is done as soon as you choose, and nobody sees which."
            )
        case "decide_roll":
            return "\n".join(_deciding(view, own, names))
        case "respond":
            return "\n".join(_responding(view, own, names))
        case _:
            return _receiving(view, own, names)


def waiting_words(view: View, names: Names) -> str:
    """For whom the table waits, as everybody may know it."""
    if view.outcome is not None or view.asked is None:
        return "The game is over."
    waited = listed([who(names, seat) for seat in view.waiting])
    return f"The table waits for {_WAITED_FOR[view.asked].format(who=waited)}."


def _here(view: View) -> str:
    return titles.room(view.seats[view.viewer].room)


def _taking_action(view: View, own: OwnView, names: Names) -> Iterator[str]:
    yield f"**It is your turn**, with {counted(view.actions, 'action')} left."
    yield f"You stand in {_here(view)}{_company(view, names)}."
    if view.price_of_move > 1:
        by = listed([who(names, seat) for seat in harassers_here(view)])
        yield f"You are harassed by {by}: your next move costs {view.price_of_move} actions. A feint ignores that."
    if view.round <= TURNS_WITHOUT_INTERACTION:
        yield "You can interact with others from your third turn on."
    yield from (f"Magic: you may not **{deed}** in this turn. Only you and your attacker know." for deed in own.bans)
    if own.is_crippled:
        yield crippled_words(view.seats[view.viewer].has_declared)
    if view.seats[view.viewer].room in view.searched:
        yield "You have searched this room in this turn, so you may pick up its items."
    if _can_recover_by_tireless(view, own):
        yield "If you end it with recovery by Tireless, everyone sees that, and only some monsters can."


def _can_recover_by_tireless(view: View, own: OwnView) -> bool:
    return "tireless" in own.hand and not own.recovers and view.seats[view.viewer].energy < FULL_ENERGY


def _company(view: View, names: Names) -> str:
    room = view.seats[view.viewer].room
    others = [seat for seat, there in enumerate(view.seats) if seat != view.viewer and there.room == room]
    return f" with {listed([who(names, seat) for seat in others])}" if others else ""


def crippled_words(has_declared: bool) -> str:  # noqa: FBT001  # a field of the view, handed on as it is
    """The restrictions of a crippled hunter, and whether the others know."""
    known = "Everyone knows." if has_declared else "Nobody knows: do not say it before the game says it for you."
    return (
        f"You are crippled: no energy, at most {CRIPPLED_ROOMS} rooms a turn, "
        f"and only rolls of 1 to {HIGHEST_CRIPPLED_ROLL} can be applied. {known}"
    )


def _choosing_card(view: View, target: str) -> str:
    cost = "your last action" if view.actions == 1 else f"1 of your {view.actions} actions"
    return (
        f"**Which card do you use on {target}?** The die is rolled as soon as you choose, it costs {cost}, "
        f"and you harass {target}. Nobody sees the card unless you apply it, "
        f"and then only {target} does. Until you choose, Back is free."
    )


def _deciding(view: View, own: OwnView, names: Names) -> Iterator[str]:
    playing, attack = own.card_in_play, view.attack
    if playing is None or attack is None:
        return
    target = who(names, attack.target)
    rolled = " → ".join(str(number) for number in attack.numbers)
    yield f"**You rolled {rolled}** with {titles.card(playing.card)} on {target}."
    line = line_in_play(view)
    yield f"On {playing.number}: {_effect_on_target(playing.card, line)}."
    if own.is_crippled and playing.number > HIGHEST_CRIPPLED_ROLL:
        yield f"You are crippled, so on {playing.number} you can only withdraw. To others it looks like any withdrawal."
        return
    yield f"**Apply** is final: {target} reads your card and knows that it is yours. **Withdraw** shows it to nobody."
    if view.seats[view.viewer].energy and not own.is_crippled:
        yield "**Surge** spends a charge to change the number by one; everyone sees it."


def _effect_on_target(key: str, line: Line | None) -> str:
    """What the line does, and to whom."""
    if line is None:
        return "nothing, but nobody else knows that"
    card = CARDS[key]
    ring = f". Its monsters: {ring_words(card)}" if has_ring(card) else ""
    return f"the target {line_words(line, TARGET)} ({touches(card, line)}){ring}"


def _responding(view: View, own: OwnView, names: Names) -> Iterator[str]:
    playing, attack = own.card_in_play, view.attack
    if playing is None or attack is None:
        return
    attacker, line = who(names, attack.attacker), line_in_play(view)
    yield f"**Affects you: {'yes' if affects_viewer(view) else 'no'}.**"
    yield f"{attacker} uses **{titles.card(playing.card)}** on you; the final number is **{playing.number}**."
    yield f"On {playing.number} it says: {line_words(line, YOU)}." if line else "That number is not on the card."
    yield from _advice(view, own, attacker, playing.number)
    yield "What you choose is final. The table hears only that you answered, of a charge, and how many cards go over."


def _advice(view: View, own: OwnView, attacker: str, number: int) -> Iterator[str]:
    line = line_in_play(view)
    if line is None or not affects_viewer(view):
        yield "If you resolve it, nothing happens to you. You may still bluff with a charge or a reaction."
    elif line.is_averted_by_energy and view.seats[view.viewer].energy and not own.is_crippled:
        yield "A charge averts it."
    reaction = CARDS["resilience"].reaction
    if "resilience" in own.hand and reaction and number in reaction.rolls:
        yield f"Resilience would stop it, but {attacker} would see it and know that you are the monster."
    if line and affects_viewer(view) and {Show("any"), Give("any")} & set(line.effects) and _has_monstrous(own):
        yield f"If you pass a monstrous card, {attacker} will know that you are the monster."


def _has_monstrous(own: OwnView) -> bool:
    return any(card in MONSTROUS_NAMES for card in own.hand)


def _receiving(view: View, own: OwnView, names: Names) -> str:
    giver = who(names, view.attack.target) if view.attack else "The other player"
    cards = titles.cards(own.received)
    if not own.is_gift:
        passed = "them" if len(own.received) > 1 else "it"
        return (
            f"**{giver} passes you: {cards}.** Look at {passed} and give {passed} back; your sheet keeps what you saw."
        )
    over = len(own.hand) >= HAND_LIMIT
    limit = f" Your hand is full ({HAND_LIMIT}): keeping it means laying an item down in {_here(view)}." if over else ""
    return (
        f"**{giver} gives you: {cards}.** Keep it or give it back. Everyone sees that a card is kept or goes back, "
        f"not which.{limit}"
    )
