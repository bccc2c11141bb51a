"""What a seat can play now: potions, abilities, gear; what they cost; and what answers what (Hunter Abilities)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.cards.effects import (
    AGENT,
    MARKET,
    SELF,
    Ability,
    Answers,
    Arrange,
    Bury,
    ChangeShares,
    Cost,
    Destroy,
    Draw,
    Effect,
    HunterChoice,
    Leave,
    Moment,
    Pay,
    Peek,
    Recruit,
    Redirect,
    Steal,
    Take,
)
from rules.hunting_party.choices import hunter_of
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.reckoning import abilities, find, is_hero, worn
from rules.hunting_party.state import GEAR, Deed, Position, Source, in_reach, stack
from rules.hunting_party.targets import Player, has_picks, is_out_of_reach, threats_of, within

DEATH = Ability(Cost.ALWAYS, (Leave("victim", "killed"),), (HunterChoice("victim", "any"),))
"""What an agent or the Shadow does to the member that was named."""
LOSS_OF_GEAR = Ability(
    Cost.ALWAYS,
    (Destroy("victim", is_all=True, is_gear=True),),
    (HunterChoice("victim", "any", needs="gear"),),
)
"""The same, where an agent takes gear."""
NOTHING = Ability(Cost.ALWAYS, ())
"""What a hire does of itself."""


def ability_of(source: Source) -> Ability:
    """The effects and choices of what an effect comes from."""
    match source.sort:
        case "agent" if source.which == GEAR:
            return LOSS_OF_GEAR
        case "agent" | "shadow":
            return DEATH
        case "hire":
            return NOTHING
        case "potion" | "gear":
            return item_ability(source.card)
        case "power":
            return hunter_ability(source.card, source.which)


def item_ability(item: str) -> Ability:
    """What the item does when it is used. Raises ValueError if it cannot be."""
    use = ITEMS[item].use
    if use is None:
        raise ValueError(f"{item} cannot be used")
    return use


@cache
def hunter_ability(hunter: str, which: str) -> Ability:
    """The normal or champion ability of a hunter that is used, not merely on."""
    card = HUNTERS[hunter]
    printed = (card.normal,) if which == "normal" else card.champion
    return next(ability for ability in printed if ability is not None and ability.moment != "always")


def player_of(seat: int, source: Source) -> Player:
    """Who plays it: SELF is the hunter whose ability it is, or who wears the gear."""
    match source.sort:
        case "power":
            return Player(seat, source.card, source)
        case "gear":
            return Player(seat, source.which, source)
        case _:
            return Player(seat, "", source)


# --- what is there to be played ---


def sources(position: Position, seat: int, moment: Moment) -> Iterator[tuple[Source, Ability]]:
    """The potions, abilities and gear of a seat that belong to this moment, payable or not."""
    place = position.seats[seat]
    for item in place.hand:
        use = ITEMS[item].use
        if ITEMS[item].is_potion and use is not None and use.moment == moment:
            yield Source("potion", item), use
    yield from face_up_sources(position, seat, moment)


def face_up_sources(position: Position, seat: int, moment: Moment) -> Iterator[tuple[Source, Ability]]:
    """The abilities and the gear of a party that belong to this moment, payable or not."""
    for member in position.seats[seat].party:
        for which, ability in abilities(position, seat, member):
            if ability.moment == moment:
                yield Source("power", member.hunter, which), ability
        for item in worn(member):
            if item.use is not None and item.use.moment == moment and not item.is_potion:
                yield Source("gear", item.name, member.hunter), item.use


def is_at_hand(position: Position, seat: int, source: Source, ability: Ability) -> bool:
    """Whether the potion is in the seat's hand, the ability or the gear on a hunter of its party."""
    if source.sort == "potion":
        return source.card in position.seats[seat].hand
    member = find(position, seat, source.card if source.sort == "power" else source.which)
    if member is None:
        return False
    if source.sort == "gear":
        return source.card in member.items
    return any(found == ability for _, found in abilities(position, seat, member))


def is_payable(position: Position, seat: int, source: Source, ability: Ability) -> bool:
    """Whether the seat can pay for it now, whatever else it takes."""
    if position.seats[seat].silver < price_of(ability):
        return False
    member = find(position, seat, source.card if source.sort == "power" else source.which)
    match ability.cost:
        case Cost.ROUND:
            return member is not None and mark_of(source) not in member.marks
        case Cost.FATIGUE:
            return member is not None and not member.is_tired
        case Cost.SKIP:
            return position.turn.is_fresh
        case Cost.GOLD | Cost.ALWAYS | Cost.CARD:
            return True


def price_of(ability: Ability) -> int:
    """What the ability takes in silver, what it pays to other players included."""
    paid = sum(effect.silver for effect in ability.effects if isinstance(effect, Pay))
    return paid + (SILVER_PER_GOLD if ability.cost is Cost.GOLD else 0)


def mark_of(source: Source) -> str:
    """By what name the hunter remembers that it was used this round."""
    return source.which if source.sort == "power" else source.card


def can_play(position: Position, seat: int, source: Source, ability: Ability) -> bool:
    """Whether the seat can pay for it, choose for it, and it would do something."""
    if not is_payable(position, seat, source, ability) or missing(position, ability):
        return False
    player = player_of(seat, source)
    if ability.needs_sent and not is_sent(position, seat, player.hunter):
        return False
    return has_picks(position, player, ability)


def is_sent(position: Position, seat: int, hunter: str) -> bool:
    """Whether the hunter is on a hunt of the seat's that runs."""
    hunt = position.hunt
    return hunt is not None and hunt.seat == seat and hunter in hunt.sent


Missing = Literal["", "action", "market", "location", "agent"]
"""What an ability takes up that is not there: an action, a card of the Market, of its location, an agent turned up."""


def missing(position: Position, ability: Ability) -> Missing:
    """What the ability lacks beside its cost and its targets, if anything."""
    return next(filter(None, (_missing_for(position, effect) for effect in ability.effects)), "")


def _missing_for(position: Position, effect: Effect) -> Missing:
    match effect:
        case Peek(stack=name) | Arrange(stack=name) if name == MARKET and not stack(position, MARKET):
            return "market"
        case Draw() if not stack(position, MARKET):
            return "market"
        case Recruit(is_action=True) if position.turn.actions < 1:
            return "action"
        case Recruit(location=location) if location in HIRING and not stack(position, location):
            return "location"
        case Bury(stack=name) if name == AGENT and (position.hunt is None or not position.hunt.agent):
            return "agent"
        case _:
            return ""


HIRING = frozenset(hunter.location for hunter in HUNTERS.values())


# --- what answers what ---


def aims(deed: Deed) -> tuple[tuple[int, str], ...]:
    """The hunters at which a deed is aimed, with their seats: those chosen, and the wearers of items chosen."""
    return tuple(hunter_of(pick)[0:2] for pick in map(_wearer, deed.picks) if "." in pick)


def _wearer(pick: str) -> str:
    return ".".join(pick.split(".")[:2])


def victim_of(deed: Deed) -> tuple[int, str] | None:
    """The hunter whom a deed would steal or kill: its last choice of a hunter; None if it has none."""
    aimed = aims(deed)
    return aimed[-1] if aimed else None


def member_aimed_at(position: Position, seat: int, deed: Deed) -> str:
    """The member of this seat at whom the deed is aimed, "" if there is none."""
    members = [hunter for owner, hunter in aims(deed) if owner == seat and not is_hero(position, seat, hunter)]
    return members[-1] if members else ""


def is_answered_by(position: Position, seat: int, answers: Answers, deed: Deed) -> bool:
    """Whether a response of the seat answers the deed, by what it says."""
    if not _is_of_kind(answers, deed):
        return False
    if answers.what == "destroy" and not answers.is_own:
        return _strikes_in_reach(position, seat, deed)
    return not answers.is_own or _strikes(position, seat, answers, deed)


def _is_of_kind(answers: Answers, deed: Deed) -> bool:
    effects = ability_of(deed.source).effects
    match answers.what:
        case "potion" | "power":
            return deed.source.sort == answers.what
        case "aim":
            return deed.source.sort in ("potion", "power")
        case "death":
            return _kills(effects)
        case "death_in_hunt":
            return deed.source.sort in ("agent", "shadow") and _kills(effects)
        case "steal":
            return any(isinstance(effect, Steal) for effect in effects)
        case "destroy":
            return any(isinstance(effect, Destroy) for effect in effects)
        case "share":
            return any(isinstance(effect, ChangeShares) and effect.shares > 0 for effect in effects)
        case "take":
            return any(isinstance(effect, Take) for effect in effects)
        case "bid_order":
            return deed.source.sort == "hire"


def _kills(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, Leave) and effect.how == "killed" for effect in effects)


def _strikes(position: Position, seat: int, answers: Answers, deed: Deed) -> bool:
    """Whether the deed strikes something of the seat's: its money, a member, or a hunter of its party."""
    if answers.what == "take":
        return str(seat) in deed.picks
    if answers.what == "aim":
        return bool(member_aimed_at(position, seat, deed))
    return any(owner == seat for owner, _ in aims(deed))


def _strikes_in_reach(position: Position, seat: int, deed: Deed) -> bool:
    """Whether the deed strikes a hunter of the seat's or of a player in its reach (HP-11)."""
    reach = (seat, *in_reach(position, seat))
    return any(owner in reach for owner, _ in aims(deed))


def responses(position: Position, seat: int, deed: Deed) -> Iterator[tuple[Source, Ability]]:
    """What the seat can answer the deed with, its choices left open."""
    for source, ability in sources(position, seat, "response"):
        if can_respond(position, seat, source, ability, deed):
            yield source, ability


def can_respond(position: Position, seat: int, source: Source, ability: Ability, deed: Deed) -> bool:
    """Whether this response fits the deed and can be paid for and carried out now."""
    if ability.answers is None or not is_answered_by(position, seat, ability.answers, deed):
        return False
    if not is_payable(position, seat, source, ability):
        return False
    if ability.needs_sent and not is_sent(position, seat, source.card):
        return False
    if Redirect(SELF) in ability.effects and (seat, source.card) not in response_picks(position, seat, deed):
        return False
    return not ability.choices or bool(response_picks(position, seat, deed))


def response_picks(position: Position, seat: int, deed: Deed) -> tuple[tuple[int, str], ...]:
    """The hunters that can be struck instead: members not struck already, and not guarded from what is coming."""
    threats = threats_of(ability_of(deed.source), deed.source)
    return tuple(
        (owner, member.hunter)
        for owner, member in within(position, seat, "member")
        if (owner, member.hunter) != victim_of(deed)
        and not is_out_of_reach(position, deed.user, owner, member, threats)
    )


def is_answerable_from_hand(position: Position, seat: int, deed: Deed) -> bool:
    """Whether some item of the box, in whoever's hand, could answer the deed for this seat (HP-29)."""
    return any(
        is_answered_by(position, seat, item.use.answers, deed)
        for item in ITEMS.values()
        if item.use is not None and item.use.answers is not None
    )


def is_asked(position: Position, seat: int, deed: Deed) -> bool:
    """Whether the window asks the seat: by public facts alone, whatever its hand holds (HP-29)."""
    if position.seats[seat].hand and is_answerable_from_hand(position, seat, deed):
        return True
    return any(
        can_respond(position, seat, source, ability, deed)
        for source, ability in face_up_sources(position, seat, "response")
    )
