"""What the effects of the cards do, each as a clause that tells their user: "steal a rival"."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.texts.effects_on_hunters import hunter_clause
from bot.words.party.texts.targets import Mentions, match_words, shares
from bot.words.party.texts.until import until_words
from rules.hunting_party.cards.effects import (
    AGENT,
    HAND,
    Act,
    Arrange,
    Bend,
    Bounty,
    Bury,
    Cancel,
    ChooseBidOrder,
    Destroy,
    Draw,
    DrawByLuck,
    Drop,
    Effect,
    Friend,
    Gain,
    MoveItem,
    Pay,
    Peek,
    SwapItems,
    Take,
)

_BENT = {
    "hand_limit": "you may keep {amount} card more at the end of your turn",
    "purchase_sees": "your purchases see {amount} card more",
    "hand_gear_places": "{me} may wear {amount} pieces of hand gear",
    "disband_in_hunt": "{me} may be disbanded in a hunt, too",
    "hero_gear": "{me} may wear gear as your hero, too",
    "tired_in_own_region": "{me} is not tired by hunts in a region of its own Guiding skill",
    "tired_by_hunting": "{me} is not tired by hunting",
    "consequence_size": "a fight lost to a Dark Agent costs one death, card, gold or loss of gear less",
}


def clause(effect: Effect, mentions: Mentions) -> str:
    """One effect, without the cost and the moment."""
    for words in (_money_clause, _stack_clause, _item_clause, _rule_clause, hunter_clause):
        text = words(effect, mentions)
        if text is not None:
            return text
    raise ValueError(f"no words for {effect}")


def _money_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Gain(silver, "receives_equipment"):
            return f"gain {names.money(silver)} whenever {mentions.me} receives equipment"
        case Gain(silver, "bounty_earned"):
            return f"gain {names.money(silver)} with each bounty earned while {mentions.me} is along"
        case Gain(silver):
            return f"gain {names.money(silver)}"
        case Pay(to, silver):
            return f"pay {mentions.of(to)} {names.money(silver)}"
        case Take(source, silver):
            return f"take {names.money(silver)} from {mentions.of(source)}"
        case Bounty():
            return _bounty(effect, mentions)
    return None


def _bounty(effect: Bounty, mentions: Mentions) -> str:
    if effect.with_self:
        return f"the bounty of an agent beaten with {mentions.me} along is {effect.gold} gold higher"
    if effect.until == "next_hunt":
        return f"the bounty of the agent in your next hunt is {effect.gold} gold higher"
    where = f" in {names.place(effect.region)}" if effect.region else ""
    return f"the bounty of agents you beat{where} is {effect.gold} gold higher{until_words(effect.until)}"


def _stack_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Peek(stack, cards):
            return f"look at {_top(cards)} of {mentions.of(stack)}"
        case Arrange(stack, cards):
            return f"look at {_top(cards)} of {mentions.of(stack)} and lay them back in any order"
        case Bury(stack) if stack == AGENT:
            return "the agent turned up goes to the bottom, and the next one comes"
        case Bury(stack):
            return f"the top card of {mentions.of(stack)} goes to the bottom, unseen"
        case Draw(cards, 0):
            return f"draw {_top(cards)} of the Market"
        case Draw(_, last):
            return f"draw one of the Market's last {last} cards, which you see first"
        case DrawByLuck(source):
            return f"draw a card by luck from the hand of {mentions.of(source)}"
        case Drop(who, cards):
            return f"{mentions.of(who)} throws {'a card' if cards == 1 else f'{cards} cards'} of their own choice"
    return None


def _top(cards: int) -> str:
    return "the top card" if cards == 1 else f"the top {cards} cards"


def _item_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Destroy(target, is_all=True):
            return f"destroy all items of {mentions.of(target)}"
        case Destroy(target):
            return f"destroy {mentions.of(target)}"
        case MoveItem(_, _, "killed"):
            return f"when {mentions.me} is killed, move what else {mentions.me} wears to your hand"
        case MoveItem(item, to) if to == HAND:
            return f"move {mentions.of(item)} to your hand"
        case MoveItem(item, to):
            return f"move {mentions.of(item)} to {mentions.of(to)}"
        case SwapItems(first, second):
            return f"swap {mentions.of(first)} for {mentions.of(second)}"
    return None


def _rule_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Friend(match, count):
            verb = "costs" if match.name else "cost"
            return f"{match_words(match)} in your party {verb} {shares(count)} less (Friendship)"
        case Act(_, "purchase"):
            return "you may buy at the Market this turn on top of your action"
        case Act(actions):
            return f"your next turn has {actions} actions"
        case Cancel():
            return "it has no effect"
        case ChooseBidOrder():
            return "you say whether the hiring player bids first or last"
        case Bend(rule, amount):
            return _BENT[rule].format(me=mentions.me, amount=amount)
    return None
