"""How the random robot of Hunting Party goes hunting: by what its own tablet leaves open, where skills are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set

from rules.core.questions import Option
from rules.hunting_party.cards import HUNTERS, ITEMS
from rules.hunting_party.choices import ChooseHero, Declare, Hire
from rules.hunting_party.kingdom import FIGHTING, GUIDING, LOCATIONS, SKILLS, TYPE_OF, TYPES, SkillType
from rules.hunting_party.view import View
from rules.robots.luck import Stream

WHIM = 10
"""Once in so many times a skill is declared, or a location chosen, without a thought."""
NEEDED: Mapping[SkillType, int] = {"guiding": 1, "seeking": 1, "fighting": 2}
"""How often a skill of each type must be there to find the Shadow and to slay it."""

AT_HOME: Mapping[str, Set[str]] = {
    LOCATIONS[0]: {*SKILLS},
    **{place: {guiding, fighting} for place, guiding, fighting in zip(LOCATIONS[1:], GUIDING, FIGHTING, strict=True)},
}
"""What many hunters of a location can do: those of the Tavern any one thing, the others mostly the same."""

Suspects = Mapping[SkillType, Sequence[str]]


def suspects(view: View) -> Suspects:
    """By type, the skills that may be destined as far as the viewer's tablet says."""
    if view.found is not None:
        return {kind: (skill,) for kind, skill in zip(TYPES, view.found, strict=True)}
    if view.own is None:
        return TYPES
    marks = {row.skill: row.is_destined for row in view.own.tablet.rows}
    return {
        kind: [skill for skill in skills if marks[skill]] or [skill for skill in skills if marks[skill] is not False]
        for kind, skills in TYPES.items()
    }


def party_skills(view: View, *, is_ready: bool) -> Counter[str]:
    """How often each skill stands on the viewer's hunters, or on those of them that are not tired."""
    me = view.seats[view.viewer]
    party = me.members if me.hero is None else (me.hero, *me.members)
    return Counter(skill for member in party if not (is_ready and member.is_tired) for skill in member.skills)


def lacking(view: View) -> frozenset[str]:
    """The suspects of those types of which no suspect is often enough in the party."""
    skills = party_skills(view, is_ready=False)
    return frozenset(
        skill
        for kind, some in suspects(view).items()
        if not any(skills[skill] >= NEEDED[kind] for skill in some)
        for skill in some
    )


def is_promising(view: View) -> bool:
    """Whether a hunt may find the Shadow: a suspect of each type is there, a Shadow found before twice in force."""
    skills, open_to_doubt = party_skills(view, is_ready=True), suspects(view)
    if view.found is not None and skills[view.found[2]] < NEEDED["fighting"]:
        return False
    return all(any(skills[skill] for skill in some) for some in open_to_doubt.values())


def sought_skills(view: View, options: Sequence[Option], stream: Stream) -> Sequence[Option]:
    """The skills that may be destined; of Fighting skills those that the party has twice."""
    if not stream.below(WHIM):
        return options
    open_to_doubt = {skill for some in suspects(view).values() for skill in some}
    if view.found is not None and not is_promising(view):
        open_to_doubt = set(SKILLS) - open_to_doubt
    likely = [option for option in options if skill_of(option) in open_to_doubt] or options
    skills = party_skills(view, is_ready=True)
    return [option for option in likely if skills[skill_of(option)] >= NEEDED[TYPE_OF[skill_of(option)]]] or likely


def skill_of(option: Option) -> str:
    """The skill that is declared."""
    if not isinstance(option.value, Declare):
        raise TypeError(option)
    return option.value.skill


def sought_location(view: View, options: Sequence[Option], stream: Stream) -> Sequence[Option]:
    """Where hunters with the skills that are lacking come from, or those whose own items are in hand."""
    if not stream.below(WHIM // 2):
        return options
    homes = namesakes_homes(view)
    at_home = [option for option in options if location_of(option) in homes]
    if at_home and stream.below(2):
        return at_home
    wanted = lacking(view)
    return [option for option in options if wanted & AT_HOME.get(location_of(option), set())] or options


def namesakes_homes(view: View) -> frozenset[str]:
    """The locations of the hunters whose own items the viewer has in hand."""
    hand = view.own.hand if view.own is not None else ()
    return frozenset(HUNTERS[ITEMS[item].hunter].location for item in hand)


def location_of(option: Option) -> str:
    """The location from which a hunter is taken."""
    if not isinstance(option.value, Hire | ChooseHero):
        raise TypeError(option)
    return option.value.location


def is_wanted(view: View) -> bool:
    """Whether the hunter who is up for hire has a skill that is lacking, or his own item is in hand."""
    if view.hire is None or view.own is None:
        return False
    hunter = view.hire.hunter
    return not lacking(view).isdisjoint(HUNTERS[hunter].skills) or any(
        ITEMS[item].hunter == hunter for item in view.own.hand
    )
