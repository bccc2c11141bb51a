"""Shares reckoned anew for parties of all kinds, against printed Hate and Friendship written down here once more."""

import random

import pytest

from rules.hunting_party.cards import HUNTERS, ITEM_OF, ORDINARY
from tests.kit.party import scenario

HATES = {
    "knight": {"assassin"},
    "jailer": {"smuggler"},
    "royal_guard": {"deserter"},
    "falconer": {"poacher"},
    "witch_hunter": {"witch", "sorceress"},
    "paladin": {"witch"},
    "crypt_warden": {"gravedigger"},
    "virgin_maiden": {"enchantress"},
    "exorcist": {"hedge_wizard"},
    "inquisitor": {"fortune_teller", "mesmerist"},
    "centaur": {"trapper"},
    "druid": {"woodsman"},
    "hermit": {"bard"},
    "enchantress": {"princess"},
    "sorceress": {"archmage"},
    "bounty_hunter": {"smuggler", "deserter"},
}
TEMPLE = {"witch_hunter", "paladin", "crypt_warden", "virgin_maiden", "gravedigger", "exorcist", "inquisitor"}
FOREST = {"elvish_archer", "woodsman", "centaur", "druid", "hermit", "ranger", "trapper"}
TOWER = {"witch", "stormcaller", "runesmith", "enchantress", "dream_walker", "sorceress", "archmage"}
FRIENDS = {
    "princess": ({"paladin"}, 2),
    "virgin_maiden": (TEMPLE, 1),
    "royal_guard": ({"princess"}, 1),
    "trapper": ({"poacher"}, 1),
    "witch": ({"sorceress"}, 1),
    "assassin": ({"smuggler", "bounty_hunter"}, 1),
}
CHAMPION_FRIENDS = {
    "elvish_archer": (FOREST, 1),
    "archmage": (TOWER, 1),
    "jailer": ({"knight", "royal_guard", "retiarii", "mesmerist", "bounty_hunter"}, 1),
}


def expected(hero, members, hunter):
    """The shares on one of `members` (name to agreed number, one-off change, whether champion by his item)."""
    agreed, change, is_champion = members[hunter]
    party = {hero, *members}
    shares = agreed + change - is_champion
    shares += len(HATES.get(hunter, set()) & party) + (hunter in HATES.get(hero, set()))
    for friend in party - {hunter}:
        champions = {hero} | {name for name, (_, _, champion) in members.items() if champion}
        liked, less = FRIENDS.get(friend, (set(), 0))
        shares -= less if hunter in liked else 0
        liked, less = CHAMPION_FRIENDS.get(friend, (set(), 0)) if friend in champions else (set(), 0)
        shares -= less if hunter in liked else 0
    return max(0, shares)


def words(members):
    def of(hunter, agreed, change, is_champion):
        wears = f" wears {ITEM_OF[hunter].replace('_', ' ')}" if is_champion else ""
        return f"{hunter.replace('_', ' ')} {agreed}{f' {change:+d}' if change else ''}{wears}"

    return ", ".join(of(hunter, *numbers) for hunter, numbers in members.items())


def drawn_party(dice, hunters):
    return {hunter: (dice.randint(0, 4), dice.choice((-1, 0, 0, 1)), dice.random() < 0.3) for hunter in hunters}


@pytest.mark.parametrize("seed", range(40))
def test_p102_every_party_is_reckoned_as_printed(seed):
    dice = random.Random(seed)
    hunters = dice.sample(ORDINARY, 24)
    heroes, members = hunters[:3], [drawn_party(dice, hunters[3 + 7 * seat : 10 + 7 * seat]) for seat in range(3)]
    lines = {
        name: f"{hero.replace('_', ' ')}; {words(party)}"
        for name, hero, party in zip(("alice", "ben", "chris"), heroes, members, strict=True)
    }
    game = scenario(**lines)
    for person, hero, party in zip(game.people, heroes, members, strict=True):
        shares = {hunter: expected(hero, party, hunter) for hunter in party}
        assert {hunter: person.shares(hunter) for hunter in party} == shares
        assert person.free == 8 - sum(shares.values())


@pytest.mark.parametrize("seed", range(40))
def test_p101_after_every_theft_both_parties_are_reckoned_anew(seed):
    dice = random.Random(1000 + seed)
    names = [name for name in ORDINARY if name != "enchantress"]
    related = dice.choice([*HATES, *FRIENDS, *CHAMPION_FRIENDS])
    others = dice.sample([name for name in names if name != related], 9)
    hero, thief = others[0], related if dice.random() < 0.5 and related != "enchantress" else others[1]
    left, right = drawn_party(dice, others[2:6]), drawn_party(dice, others[6:9])
    booty = dice.choice(list(left))
    game = scenario(
        alice=f"{hero.replace('_', ' ')}; {words(left)}; 0g",
        ben=f"{thief.replace('_', ' ')}; {words(right)}; hand enchantress potion",
    )
    game.is_watched = False
    game.ben(f"drink enchantress potion on {booty.replace('_', ' ')}")
    game.everybody_passes()
    right[booty] = left.pop(booty)
    for person, leader, party in ((game.alice, hero, left), (game.ben, thief, right)):
        assert {hunter: person.shares(hunter) for hunter in person.members} == {
            hunter: expected(leader, party, hunter) for hunter in party
        }


def test_the_lists_above_name_hunters_of_the_box():
    named = {*HATES, *FRIENDS, *CHAMPION_FRIENDS, *TEMPLE, *FOREST, *TOWER, *set().union(*HATES.values())}
    assert named <= set(HUNTERS)
