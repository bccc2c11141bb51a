"""The cards of Hunting Party in words: text and effect agree, every card and rule has a page, titles as printed."""

import re
from dataclasses import fields

import pytest

from bot.words import WORDS
from bot.words.page import problems
from bot.words.party.cards import hunter_text, item_line, item_text
from bot.words.party.names import HUNTER_TITLES, ITEM_TITLES, SKILL_TITLES, money
from bot.words.party.texts.abilities import ability_text, worn_text
from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEM_OF, ITEMS, ORDINARY
from rules.hunting_party.cards import effects as words
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, SKILLS

PARTY = WORDS["party"]
ME = "this hunter"
WEARER = "the wearer"

KEYWORDS = {
    words.Gain: r"\bgain\b",
    words.Pay: r"\bpay\b",
    words.Take: r"\btake\b",
    words.Bounty: r"\bbounty\b.* gold higher",
    words.ChangeShares: r"\b(add|remove) \d shares?\b",
    words.Friend: r"\bFriendship\b",
    words.GrantSkill: r"\bhas (the skill\b|a \w+ skill)",
    words.CopySkill: r"\b(also has the|counts once more)",
    words.Loan: r"\blend\b",
    words.Peek: r"\blook at the top\b",
    words.Arrange: r"\bin any order\b",
    words.Bury: r"\bgoes to the bottom\b",
    words.Draw: r"\bdraw (the|one of)\b",
    words.DrawByLuck: r"\bdraw a card by luck\b",
    words.Drop: r"\bthrows a card\b",
    words.Destroy: r"\bdestroy\b",
    words.MoveItem: r"\bmove\b",
    words.SwapItems: r"\bswap a piece\b",
    words.SwapHunters: r"\bswap one of your members\b",
    words.Leave: r"\b(kill|disband)\b",
    words.Recruit: r"\brecruit\b",
    words.Steal: r"\bsteal\b",
    words.MakeChampion: r"\ba champion\b",
    words.Tire: r"\btire\b",
    words.Ready: r"\bready again\b",
    words.Act: r"\b(on top of your action|\d actions)\b",
    words.Guard: r"\bis safe from\b",
    words.Cancel: r"\bhas no effect\b",
    words.Redirect: r"\binstead\b",
    words.ChooseBidOrder: r"\bfirst or last\b",
    words.Bend: r"\b(card more|pieces of hand gear|in a hunt, too|as your hero, too|is not tired|loss of gear less)",
}
"""For each class of effect the words that stand in a text if, and only if, a card has it."""
SPARED = {words.Peek: {words.Arrange}}
"""Whose words may stand there without it, since another effect contains it."""


ABILITIES = [
    *(
        pytest.param(ability, ability_text(ability, ME), id=f"{hunter.name} {ability.cost}")
        for hunter in HUNTERS.values()
        for ability in (hunter.normal, *hunter.champion)
        if ability is not None
    ),
    *(pytest.param(item.use, ability_text(item.use, WEARER), id=item.name) for item in ITEMS.values() if item.use),
]
"""Every ability of every card with its text."""


def agrees(effects, text):
    """Raises AssertionError unless the text has the keywords of these effects and of no others."""
    kinds = {type(effect) for effect in effects}
    for kind, keyword in KEYWORDS.items():
        if kind in kinds:
            assert re.search(keyword, text), (kind, text)
        elif not SPARED.get(kind, set()) & kinds:
            assert not re.search(keyword, text), (kind, text)


# --- K09: text and effect carry the same keywords ---


def test_k09_every_class_of_effect_has_its_keyword():
    assert set(KEYWORDS) == set(words.Effect.__args__)


@pytest.mark.parametrize(("ability", "text"), ABILITIES)
def test_k09_the_text_of_an_ability_has_the_keywords_of_its_effects(ability, text):
    agrees(ability.effects, text)


@pytest.mark.parametrize("item", [item for item in ITEMS.values() if item.worn], ids=lambda item: item.name)
def test_k09_the_text_of_gear_has_the_keywords_of_its_effects(item):
    agrees(item.worn, worn_text(item.worn, WEARER))


@pytest.mark.parametrize(("ability", "text"), ABILITIES)
def test_the_text_of_an_ability_tells_cost_amounts_and_duration(ability, text):
    costs = {"gold": "1 gold", "round": "once per round", "fatigue": "fatigue", "skip": "skips your turn"}
    if ability.cost in costs:
        assert text.lower().startswith(costs[ability.cost])
    for effect in ability.effects:
        given = {field.name: getattr(effect, field.name) for field in fields(effect)}
        assert given.get("silver") is None or money(given["silver"]) in text
        for name in ("shares", "agreed"):
            assert given.get(name) is None or f"{abs(given[name])} share" in text
        assert given.get("gold") is None or f"{given['gold']} gold higher" in text
        assert given.get("cards", 1) == 1 or f"{given['cards']} cards" in text
        assert not given.get("until") or re.search(r"until|in this fight|in your next hunt", text)


@pytest.mark.parametrize(("ability", "text"), ABILITIES)
def test_the_text_of_an_ability_tells_its_choices(ability, text):
    for choice in ability.choices:
        if isinstance(choice, words.HunterChoice) and choice.most_shares is not None:
            assert f"at most {choice.most_shares} share" in text
        if isinstance(choice, words.HunterChoice) and choice.whose == "rival":
            assert "rival" in text
        if isinstance(choice, words.NeighbourChoice):
            assert "a player in reach" in text
    assert bool(ability.answers) == (", when " in text)
    assert ("was sent" in text) == ability.needs_sent


def test_abilities_that_differ_read_differently():
    texts = {}
    for parameter in ABILITIES:
        ability, text = parameter.values
        texts.setdefault(text, set()).add((ability.cost, ability.effects, ability.moment))
    assert [text for text, kinds in texts.items() if len(kinds) > 1] == []


def test_the_rulebook_s_own_cards_say_what_it_prints():
    assert "1 gold whenever this hunter receives equipment" in hunter_text("ranger")
    assert "remove 1 share from another of your members" in hunter_text("bard")
    assert "other Forest hunters in your party cost 1 share less" in hunter_text("elvish_archer")
    assert "destroy an item worn by a hunter in reach" in hunter_text("witch_hunter")
    assert "**Hate** Witch, Sorceress: one share more" in hunter_text("witch_hunter")
    assert "the Paladin in your party costs 2 shares less" in hunter_text("princess")


@pytest.mark.parametrize("hunter", ORDINARY)
def test_the_page_of_a_hunter_tells_skills_hate_and_item(hunter):
    page, card = PARTY.card(hunter), HUNTERS[hunter]
    assert all(SKILL_TITLES[skill] in page.text for skill in card.skills)
    assert all(HUNTER_TITLES[hated] in page.text for hated in card.hates)
    assert page.footer == f"Item: {ITEM_TITLES[ITEM_OF[hunter]]}"
    assert page.text.count("**Champion**") == len(card.champion)
    assert ("**Friendship**" in page.text) == bool(card.friends)


@pytest.mark.parametrize("hunter", HANDICAPS)
def test_the_page_of_a_handicap_character_says_so(hunter):
    assert "Nothing else touches such a character" in PARTY.card(hunter).text


@pytest.mark.parametrize("item", ITEMS)
def test_the_text_of_an_item_names_its_champion(item):
    assert f"Given to the {HUNTER_TITLES[ITEMS[item].hunter]}: makes a champion with one share less" in item_text(item)
    assert item_line(item)


@pytest.mark.parametrize("agent", AGENTS.values(), ids=lambda agent: agent.name)
def test_the_page_of_an_agent_tells_boxes_bounty_and_cost(agent):
    text = PARTY.card(agent.name).text
    for box in agent.boxes:
        for skill in box:
            times = f" x{box.count(skill)}" if box.count(skill) > 1 else ""
            assert f"{SKILL_TITLES[skill]}{times}" in text
    assert f"**{agent.bounty} gold**" in text
    assert ("chest" in text) == agent.has_chest
    chooser = "the hunting player names" if agent.region in ("palace", "catacomb") else "the player to the left names"
    assert agent.consequence.sort in ("cards", "gold") or chooser in text


# --- the reference ---


def test_every_card_and_place_has_a_page():
    keys = [key for key, _ in PARTY.topics]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {*HUNTERS, *ITEMS, *AGENTS, *LOCATIONS, *REGIONS, "skills", "shadow"}
    for key, title in PARTY.topics:
        page = PARTY.card(key)
        assert page.title == title
        assert problems(page) == []


@pytest.mark.parametrize("skill", SKILLS)
def test_the_table_of_skills_has_everyone_with_it(skill):
    (row,) = (field.value for field in PARTY.card("skills").fields if field.name.endswith(SKILL_TITLES[skill]))
    having = {HUNTER_TITLES[hunter.name] for hunter in HUNTERS.values() if skill in hunter.skills}
    assert set(row.split("; ")[0].split(", ")) == having
    (giver,) = (item.name for item in ITEMS.values() if words.GrantSkill("self", skill) in item.worn)
    assert row.split("; ")[1] == ITEM_TITLES[giver]


def test_an_unknown_topic_is_a_key_error():
    with pytest.raises(KeyError):
        PARTY.card("sword")
    with pytest.raises(KeyError):
        PARTY.rule("sword")


def test_every_topic_of_the_rules_has_a_page():
    keys = [key for key, _ in PARTY.rules_topics]
    assert len(set(keys)) == len(keys) <= 25
    for key, title in PARTY.rules_topics:
        page = PARTY.rule(key)
        assert page.title == title
        assert problems(page) == []


@pytest.mark.parametrize(
    ("topic", "phrase"),
    [
        ("shadow", "have the **declared** Fighting skill **twice**"),
        ("deny", "must show exactly one"),
        ("end", "the most money wins"),
        ("talk", "telling or showing which prophecies you hold"),
        ("many", "Partners cannot deny each other"),
        ("two", "The **Oracle** holds the third hand"),
    ],
)
def test_the_rules_say_what_matters(topic, phrase):
    assert phrase in PARTY.rule(topic).text


# --- titles ---


@pytest.mark.parametrize(
    ("kind", "key", "title"),
    [
        ("hunter", "timmy", "Timmy the Orphan"),
        ("hunter", "retiarii", "Retiarii"),
        ("item", "enchantress_potion", "Enchantress's Potion"),
        ("item", "potion_of_poison", "Assassin's Potion of Poison"),
        ("item", "boots_of_speed", "Paladin's Boots of Speed"),
        ("item", "retiarii_net", "Retiarii's Net"),
        ("item", "elvish_archer_boots", "Elvish Archer's Boots"),
        ("item", "poacher_soft_shoes", "Poacher's Soft Shoes"),
        ("agent", "tide_of_faces", "Tide of Faces"),
        ("prophecy", "mystic_vale", "Mystic Vale"),
        ("location", "tower", "Tower"),
    ],
)
def test_things_have_titles(kind, key, title):
    assert PARTY.thing(kind, key) == title


def test_an_unknown_thing_is_a_key_error():
    with pytest.raises(KeyError):
        PARTY.thing("hunter", "banshee")


def test_no_two_cards_share_a_title():
    titles = [title for key, title in PARTY.topics if key in {*HUNTERS, *ITEMS, *AGENTS}]
    assert len(set(titles)) == len(titles) == 40 + 36 + 32


@pytest.mark.parametrize(
    ("silver", "text"), [(0, "no money"), (1, "1 silver"), (4, "1 gold"), (14, "3 gold 2 silver"), (160, "40 gold")]
)
def test_money_reads_in_gold_and_silver(silver, text):
    assert money(silver) == text


def test_the_words_for_the_choice_of_a_game_fit():
    assert 0 < len(PARTY.tagline) <= 100


@pytest.mark.parametrize("text", [item_text("knight_plate"), hunter_text("paladin")])
def test_what_helps_against_an_agent_promises_nothing_against_the_shadow(text):
    """I27 and A20 speak of consequences, which agents have; the Shadow's victim is named all the same (HP-39)."""
    assert "a fight lost to a Dark Agent" in text
    assert "a lost fight" not in text
