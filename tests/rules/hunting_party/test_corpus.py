"""What the lists of hunters, items and Dark Agents must satisfy: K01 to K06."""

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest

from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEM_OF, ITEMS, ORDINARY, Hunter
from rules.hunting_party.cards import effects as words
from rules.hunting_party.cards.effects import SELF, Ability, Cost, Effect, Friend, HunterChoice, Match
from rules.hunting_party.kingdom import FIGHTING, GUIDING, LOCATIONS, REGIONS, SEEKING, SKILLS, TYPE_OF
from tests.kit.party_cards import ORDINARY_HUNTERS, abilities_of, references

HUNTERS_AS_LISTED = {
    "arena": """
        knight: palace subdue, body knight_plate, hates assassin
        jailer: palace subdue, hand jailer_manacles, hates smuggler
        royal_guard: palace subdue, body royal_guard_tabard, hates deserter
        princess: palace knowledge, head princess_tiara
        falconer: palace tracks, head falconer_plume, hates poacher
        retiarii: bait subdue, hand retiarii_net
        mesmerist: sorcery subdue, potion mesmerist_philtre""",
    "temple": """
        witch_hunter: catacomb melee, head witch_hunter_hat, hates witch sorceress
        paladin: catacomb melee, foot boots_of_speed, hates witch
        crypt_warden: catacomb melee, body crypt_warden_shroud, hates gravedigger
        virgin_maiden: catacomb bait, potion virgin_maiden_tears, hates enchantress
        gravedigger: catacomb tracks, foot gravedigger_clogs
        exorcist: sorcery melee, potion exorcist_holy_water, hates hedge_wizard
        inquisitor: knowledge melee, head inquisitor_mask, hates fortune_teller mesmerist""",
    "forest": """
        elvish_archer: darkwoods range, foot elvish_archer_boots
        woodsman: darkwoods range, hand woodsman_axe
        centaur: darkwoods range, foot centaur_horseshoes, hates trapper
        druid: darkwoods sorcery, potion druid_sap, hates woodsman
        hermit: darkwoods knowledge, potion hermit_tea, hates bard
        ranger: tracks range, head ranger_hood
        trapper: bait range, hand trapper_snare""",
    "tower": """
        witch: mystic_vale magic, potion witch_brew
        stormcaller: mystic_vale magic, head stormcaller_circlet
        runesmith: mystic_vale magic, body runesmith_apron
        enchantress: mystic_vale bait, potion enchantress_potion, hates princess
        dream_walker: mystic_vale tracks, foot dream_walker_slippers
        sorceress: sorcery magic, potion sorceress_elixir, hates archmage
        archmage: knowledge magic, potion archmage_potion""",
    "tavern": """
        bard: palace knowledge, hand bard_lute
        smuggler: catacomb bait, body smuggler_coat
        poacher: darkwoods tracks, foot poacher_soft_shoes
        fortune_teller: mystic_vale sorcery, potion fortune_teller_dregs
        bounty_hunter: bait subdue, body bounty_hunter_leathers, hates smuggler deserter
        assassin: tracks melee, potion potion_of_poison
        deserter: knowledge range, hand deserter_crossbow
        hedge_wizard: sorcery magic, potion hedge_wizard_tonic""",
}
FRIENDS_AS_LISTED = {
    "royal_guard": Friend(Match(name="princess"), 1),
    "princess": Friend(Match(name="paladin"), 2),
    "virgin_maiden": Friend(Match(location="temple"), 1),
    "trapper": Friend(Match(name="poacher"), 1),
    "witch": Friend(Match(location="tower", skill="sorcery"), 1),
    "assassin": Friend(Match(location="tavern", skill="bait"), 1),
}
FRIENDS_OF_CHAMPIONS = {
    "jailer": Friend(Match(skill="subdue"), 1),
    "elvish_archer": Friend(Match(location="forest"), 1),
    "archmage": Friend(Match(location="tower"), 1),
}
FAVOURED = dict(zip(("arena", "temple", "forest", "tower"), zip(GUIDING, FIGHTING, strict=True), strict=True))
BOUNTIES = {"palace": {4, 6, 8}, "catacomb": {6, 8, 10}, "darkwoods": {8, 10, 12, 16}, "mystic_vale": {10, 12, 16, 20}}
BOX_SIZES = {"palace": {1, 2}, "catacomb": {1, 2}, "darkwoods": {2, 3}, "mystic_vale": {2, 3}}
FROM_WEAK_TO_STRONG = (
    ("cards", 1), ("gold", 1), ("cards", 2), ("gear", 1), ("gold", 2), ("deaths", 1), ("deaths", 2),
)  # fmt: skip


# --- K01, K02: the hunters and their skills ---


def test_k01_forty_hunters_thirty_six_ordinary_and_four_handicaps():
    assert Counter(HUNTERS[name].location for name in ORDINARY) == {
        "tavern": 8, "arena": 7, "temple": 7, "forest": 7, "tower": 7,
    }  # fmt: skip
    assert len(HUNTERS) == 40
    assert {name: HUNTERS[name].location for name in HANDICAPS} == {
        "tax_collector": "arena", "timmy": "temple", "wolf_familiar": "forest", "dragon_familiar": "tower",
    }  # fmt: skip
    assert {*ORDINARY, *HANDICAPS} == set(HUNTERS)
    assert len({*HUNTERS, *ITEMS, *AGENTS}) == 40 + 36 + 32
    assert all(HUNTERS[name].is_handicap == (name in HANDICAPS) for name in HUNTERS)


def test_k01_a_handicap_character_has_his_skills_and_nothing_else():
    skills = {name: HUNTERS[name].skills for name in HANDICAPS}
    assert skills == {
        "tax_collector": (),
        "timmy": (),
        "wolf_familiar": ("darkwoods", "tracks"),
        "dragon_familiar": ("mystic_vale", "magic"),
    }
    for name in HANDICAPS:
        bare = Hunter(name, HUNTERS[name].location, skills[name], is_handicap=True)
        assert HUNTERS[name] == bare
        assert name not in ITEM_OF


def as_listed(hunter: Hunter) -> str:
    """A hunter as a line of the list."""
    item = ITEMS[ITEM_OF[hunter.name]]
    hates = f", hates {' '.join(hunter.hates)}" if hunter.hates else ""
    return f"{hunter.name}: {' '.join(hunter.skills)}, {item.type} {item.name}{hates}"


@pytest.mark.parametrize("location", LOCATIONS)
def test_k01_every_hunter_has_the_skills_the_item_and_the_hate_of_the_list(location):
    lines = [line.strip() for line in HUNTERS_AS_LISTED[location].strip().splitlines()]
    assert [as_listed(hunter) for hunter in ORDINARY_HUNTERS if hunter.location == location] == lines


def test_k01_the_powers_that_the_rulebook_fixes():
    normal = {name: HUNTERS[name].normal for name in HUNTERS}
    champion = {name: HUNTERS[name].champion for name in HUNTERS}
    assert normal["bard"].effects == (words.ChangeShares("other", -1),)
    assert normal["bard"].choices == (HunterChoice("other", "member", is_other=True, needs="shares"),)
    assert normal["elvish_archer"].effects == (words.Loan(),)
    assert normal["ranger"].effects == (words.Gain(4, when="receives_equipment"),)
    assert normal["knight"].effects == (words.Bend("disband_in_hunt"),)
    assert (normal["witch_hunter"].effects, normal["witch_hunter"].answers.what) == ((words.Cancel(),), "potion")
    assert champion["witch_hunter"][0].effects == (words.Destroy("item"),)
    assert champion["retiarii"][0].effects == (words.Bounty(4, with_self=True),)
    copies, wears = champion["ranger"]
    assert copies.effects == (words.CopySkill(SELF, "hunter", ("guiding",), "turn"),)
    assert wears.effects == (words.Bend("hero_gear"),)


@pytest.mark.parametrize("hunter", ORDINARY_HUNTERS, ids=lambda hunter: hunter.name)
def test_k02_two_skills_of_different_types(hunter):
    assert len({TYPE_OF[skill] for skill in hunter.skills}) == len(hunter.skills) == 2


def test_k02_each_skill_stands_on_six_hunters():
    count = Counter(skill for hunter in ORDINARY_HUNTERS for skill in hunter.skills)
    assert count == dict.fromkeys(SKILLS, 6)


def shape(location: str) -> tuple[Counter[str], Counter[str]]:
    """How many hunters of a location join which types of skill, and how often each skill stands there."""
    pairs = [hunter.skills for hunter in ORDINARY_HUNTERS if hunter.location == location]
    types = Counter("+".join(sorted(TYPE_OF[skill] for skill in pair)) for pair in pairs)
    return types, Counter(skill for pair in pairs for skill in pair)


@pytest.mark.parametrize("location", FAVOURED)
def test_k02_a_region_favours_its_own_guiding_and_fighting_skill(location):
    types, count = shape(location)
    assert types == {"fighting+guiding": 3, "guiding+seeking": 2, "fighting+seeking": 2}
    assert count == dict.fromkeys(FAVOURED[location], 5) | dict.fromkeys(SEEKING, 1)


def test_k02_the_tavern_has_a_little_of_everything():
    types, count = shape("tavern")
    assert types == {"guiding+seeking": 4, "fighting+seeking": 4}
    assert count == dict.fromkeys((*GUIDING, *FIGHTING), 1) | dict.fromkeys(SEEKING, 2)


# --- K03, K04: powers, Hate and Friendship ---


@pytest.mark.parametrize("hunter", ORDINARY_HUNTERS, ids=lambda hunter: hunter.name)
def test_k03_one_normal_and_one_champion_ability(hunter):
    assert hunter.normal is not None
    assert len(hunter.champion) == (2 if hunter.name == "ranger" else 1)
    assert Cost.CARD not in {ability.cost for ability in abilities_of(hunter)}


def test_k03_costs_are_spread_over_the_hunters():
    normal = Counter(hunter.normal.cost for hunter in ORDINARY_HUNTERS)
    assert normal == {Cost.GOLD: 9, Cost.ROUND: 11, Cost.FATIGUE: 8, Cost.SKIP: 4, Cost.ALWAYS: 4}
    champion = [ability for hunter in ORDINARY_HUNTERS for ability in hunter.champion]
    moments = Counter(ability.moment for ability in champion)
    assert (moments["always"], moments["response"]) == (10, 10)
    rest = {ability.cost for ability in champion if ability.moment not in ("always", "response")}
    assert rest == {Cost.GOLD, Cost.ROUND, Cost.FATIGUE, Cost.SKIP}


def by_position(ability: Ability) -> Ability:
    """The same ability, its choices called by their place and its cost left out."""
    places = {choice.name: str(place) for place, choice in enumerate(ability.choices)}

    def renamed(effect: Effect) -> Effect:
        changed = {name: places.get(getattr(effect, name), getattr(effect, name)) for name in references(effect)}
        return replace(effect, **changed)

    choices = tuple(replace(choice, name=places[choice.name]) for choice in ability.choices)
    return replace(ability, cost=Cost.ALWAYS, effects=tuple(map(renamed, ability.effects)), choices=choices)


def test_k03_no_two_hunters_have_the_same_power():
    count = Counter(by_position(ability) for hunter in ORDINARY_HUNTERS for ability in abilities_of(hunter))
    assert [ability for ability, times in count.items() if times > 1] == []


def test_k04_sixteen_hunters_hate_one_or_two_others():
    haters = [hunter for hunter in ORDINARY_HUNTERS if hunter.hates]
    assert len(haters) == 16
    for hunter in haters:
        assert len(set(hunter.hates)) == len(hunter.hates) <= 2
        assert set(hunter.hates) <= set(ORDINARY) - {hunter.name}
    afar = [HUNTERS[hated].location != hunter.location for hunter in haters for hated in hunter.hates]
    assert 2 * sum(afar) >= len(afar)


def test_k04_nine_hunters_have_friends():
    always = {
        hunter.name: effect
        for hunter in ORDINARY_HUNTERS
        for effect in (*hunter.friends, *hunter.normal.effects)
        if isinstance(effect, Friend)
    }
    as_champion = {
        hunter.name: effect
        for hunter in ORDINARY_HUNTERS
        for effect in hunter.champion[0].effects
        if isinstance(effect, Friend)
    }
    assert always == FRIENDS_AS_LISTED
    assert as_champion == FRIENDS_OF_CHAMPIONS


# --- K05, K06: items and agents ---


def test_k05_one_item_for_each_ordinary_hunter():
    assert Counter(item.hunter for item in ITEMS.values()) == dict.fromkeys(ORDINARY, 1)
    assert {hunter: ITEMS[name].hunter for hunter, name in ITEM_OF.items()} == {name: name for name in ORDINARY}
    types = Counter(item.type for item in ITEMS.values())
    assert types == {"potion": 12, "body": 6, "hand": 6, "head": 6, "foot": 6}


def test_k05_twelve_pieces_of_gear_give_each_skill_once_and_twelve_do_tricks():
    gear = [item for item in ITEMS.values() if not item.is_potion]
    giving = [item for item in gear if any(isinstance(effect, words.GrantSkill) for effect in item.worn)]
    assert sorted(item.worn[0].skill for item in giving) == sorted(SKILLS)
    assert all((len(item.worn), item.use) == (1, None) for item in giving)
    tricks = [(item.worn, item.use) for item in gear if item not in giving]
    assert len(set(tricks)) == len(tricks) == 12
    assert all(len(worn) + (use is not None) == 1 for worn, use in tricks)


def test_k05_a_potion_is_used_and_not_worn_and_four_of_them_answer():
    potions = [item for item in ITEMS.values() if item.is_potion]
    assert all((item.worn, item.use.cost) == ((), Cost.CARD) for item in potions)
    answers = sorted(item.use.answers.what for item in potions if item.use.answers)
    assert answers == ["death", "destroy", "potion", "power"]


@pytest.mark.parametrize("region", REGIONS)
def test_k06_a_region_has_eight_agents_to_its_measure(region):
    agents = [agent for agent in AGENTS.values() if agent.region == region]
    assert len(agents) == 8
    assert {agent.bounty for agent in agents} == BOUNTIES[region]
    assert {len(box) for agent in agents for box in agent.boxes} <= BOX_SIZES[region]
    assert sum(agent.has_chest for agent in agents) == 2
    own = FIGHTING[REGIONS.index(region)]
    assert sum(any(own in box for box in agent.boxes) for agent in agents) >= 6


def test_k06_the_boxes_of_an_agent_are_different_ways_to_beat_him():
    for agent in AGENTS.values():
        first, second = map(Counter, agent.boxes)
        assert {*first, *second} <= set(FIGHTING)
        assert not first <= second, agent.name
        assert not second <= first, agent.name
    ways = [frozenset(tuple(sorted(box)) for box in agent.boxes) for agent in AGENTS.values()]
    assert len(set(ways)) == 32


def test_k06_the_banshee_is_as_printed():
    banshee = AGENTS["banshee"]
    assert (banshee.region, banshee.bounty) == ("catacomb", 8)
    assert banshee.boxes == (("subdue", "melee"), ("range",))


def severity(agent_name: str) -> int:
    consequence = AGENTS[agent_name].consequence
    return FROM_WEAK_TO_STRONG.index((consequence.sort, consequence.amount))


def test_k06_bounties_and_consequences_rise_from_region_to_region():
    by_region = defaultdict(list)
    for name, agent in AGENTS.items():
        by_region[agent.region].append(name)
    bounties = [mean(AGENTS[name].bounty for name in by_region[region]) for region in REGIONS]
    severities = [mean(map(severity, by_region[region])) for region in REGIONS]
    assert all(weaker < stronger for weaker, stronger in pairwise(bounties))
    assert all(weaker < stronger for weaker, stronger in pairwise(severities))
    for names in by_region.values():
        dangers = [(AGENTS[name].bounty, severity(name)) for name in names]
        assert all(one[0] <= next_[0] and one[1] <= next_[1] for one, next_ in pairwise(dangers))
    assert {severity(name) for name in AGENTS} == set(range(len(FROM_WEAK_TO_STRONG)))
