"""Board, sheet and ending of Hunting Party: complete, within the limits, secret where they must be."""

import re
from dataclasses import replace

import pytest

import rules
from bot.words import WORDS
from bot.words.page import problems
from bot.words.party.names import HUNTER_TITLES, ITEM_TITLES, SKILL_TITLES
from bot.words.party.tablet import grid
from bot.words.party.texts.agents import boxes
from rules import PUBLIC
from rules.hunting_party.cards import AGENTS, HUNTERS, ITEMS
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.notes import OneOf
from rules.hunting_party.state import Draft, Hunt, Lasting, Offer, Seen, Shown
from rules.hunting_party.view import MemberView
from tests.kit.party import scenario
from tests.kit.party_tables import sample, tables
from tests.kit.quarry_games import NAMES, WORST_NAMES

PARTY = WORDS["party"]
PEOPLE = ("Alice", "Ben", "Chris", "Dana", "Eve")
LONG_LOG = [f"**{'x' * 90}** did something, line {number}." for number in range(300)]
WORST = WORST_NAMES[:5]
PHONE = 32
"""Characters of a code block that a phone shows in a line."""


def whole(page):
    return "\n".join((page.title, page.text, *(f"{field.name}\n{field.value}" for field in page.fields), page.footer))


def board_of(game, log=()):
    return PARTY.board(game.public, PEOPLE, log)


def sheet_of(person, marks=()):
    return PARTY.sheet(person.view, PEOPLE, marks)


def field_of(page, name):
    (value,) = (field.value for field in page.fields if field.name.endswith(name))
    return value


def worst_member(hunter, items):
    """A hunter in a party of whom everything is to be said."""
    return MemberView(
        hunter,
        (*HUNTERS[hunter].skills, "mystic_vale"),
        agreed=3,
        change=-1,
        shares=4,
        items=items,
        is_champion=True,
        is_tired=True,
        has_hunted=True,
        marks=("normal", "champion"),
        guards=("poison", "steal"),
    )


def worst_view(moment, seat):
    """All forty hunters at five seats wearing all items, a hunt, a bounty for everybody, everything seen."""
    view = rules.view(moment.state, seat)
    hunters, items = sorted(HUNTERS, key=len), list(ITEMS)
    members = [worst_member(hunter, tuple(items[number::40])) for number, hunter in enumerate(hunters)]
    seats = tuple(
        replace(there, members=tuple(members[number::5]), silver=163, hand_size=9, hand_limit=4, free=-7)
        for number, there in enumerate(view.seats)
    )
    strongest = "tide_of_faces"
    sent = tuple(member.hunter for member in seats[0].members)
    hunt = Hunt(0, "mystic_vale", "knowledge", "subdue", sent, (1, 2, 3), 4, strongest, loans=("magic",) * 2)
    lasting = tuple(Lasting("bounty", number, 99, what="mystic_vale", amount=2) for number in range(2))
    deed = Draft("potion:sorceress_elixir", ("0.fortune_teller", "1.fortune_teller"))
    known = (OneOf(0, SKILLS[:3]), OneOf(1, SKILLS[3:6]), OneOf(2, SKILLS[6:9])) * 2
    own = view.own and replace(
        view.own,
        hand=tuple(items[:9]),
        seen=tuple(Seen("mystic_vale", tuple(AGENTS)[:4], turn) for turn in range(200)),
        shown=tuple(Shown(1, "mystic_vale", turn) for turn in range(200)),
        wishes=(deed,) * 5,
        offers=tuple(Offer(other, seat, 99, tuple(items[:4]), 99, 3) for other in range(5) if other != seat),
        passes_ahead=True,
        show_order=("guiding", "seeking", "fighting"),
        tablet=replace(view.own.tablet, one_of=known),
    )
    three = ("mystic_vale", "knowledge", "subdue")
    return replace(view, seats=seats, hunt=hunt, lasting=lasting, found=three, red_shares=7, own=own)


def at_five():
    return next(moment for moment in tables()[-1] if rules.view(moment.state, PUBLIC).asked == "take_turn")


# --- the board ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_board_is_within_the_limits(names):
    for moment in sample():
        assert problems(PARTY.board(rules.view(moment.state, PUBLIC), names, LONG_LOG)) == []


def test_the_board_is_within_the_limits_at_its_worst():
    page = PARTY.board(worst_view(at_five(), 0), WORST, LONG_LOG)
    assert problems(replace(page, title=f"#999999 {page.title}")) == []
    text = whole(page)
    assert all(HUNTER_TITLES[hunter] in text for hunter in HUNTERS)
    assert "What happened" in text


def test_the_board_leaves_lines_out_before_it_is_too_long():
    view = worst_view(at_five(), 0)
    many = (tuple(replace(member, skills=SKILLS) for member in there.members) for there in view.seats)
    seats = tuple(replace(there, members=members) for there, members in zip(view.seats, many, strict=True))
    page = PARTY.board(replace(view, seats=seats), WORST, LONG_LOG)
    assert problems(replace(page, title=f"#999999 {page.title}")) == []
    assert "more lines" in whole(page)


def test_the_board_is_the_same_whoever_looks():
    for moment in sample():
        pages = {PARTY.board(rules.view(moment.state, viewer), NAMES, ["a"]) for viewer in moment.viewers}
        assert len(pages) == 1


def test_the_board_names_no_item_in_hand_and_no_prophecy():
    game = scenario(alice="princess; bard 2; hand druid sap, witch brew; holds darkwoods sorcery range")
    text = whole(board_of(game))
    assert not re.search("Sap|Brew|Darkwoods, Sorcery|Range", text)


def test_the_board_tells_what_a_player_needs():
    game = scenario(
        alice="princess; paladin 3 -1 tired wears boots of speed and ranger hood, bard 1 used; 3g 2s; hand druid sap",
        ben="witch hunter; ranger 2 hunted; 0g",
        red=3,
        found="catacomb tracks range",
    )
    page = board_of(game, ["Something happened."])
    assert page.title == "Hunting Party · round 5 of 60"
    assert page.text.startswith("**Turn 13: Alice** · The table waits for Alice to act.")
    assert "**(Catacomb, Tracks, Range)** finds it again" in page.text
    assert "Red shares: 3 of 8" in page.text
    alice = field_of(page, "Alice")
    assert alice.startswith("3 gold 2 silver · 7 shares free · 1 card in hand")
    assert "👑 **Princess** hero · Palace, Knowledge" in alice
    assert "**Paladin** 0 shares (agreed 3) · Catacomb, Tracks, Melee" in alice
    assert "⭐ champion · 💤 tired" in alice
    assert "wears Boots of Speed, Hood" in alice
    assert "**Bard** 1 share · Palace, Knowledge · power used" in alice
    assert "no money · 6 shares free · 0 cards in hand" in field_of(page, "Ben")
    assert "💤 tired" in field_of(page, "Ben")
    assert field_of(page, "What happened") == "Something happened."
    stacks = field_of(page, "Cards left")
    assert "Hunters: Tavern 7, Arena 6" in stacks
    assert "Agents: Palace 8, Catacomb 8, Darkwoods 8, Mystic Vale 8" in stacks


def test_the_board_tells_of_a_hire():
    game = scenario(forest="druid", chris="; ; ")
    game.alice("hire forest")
    game.alice("last")
    game.ben("bid 2")
    text = board_of(game).text
    assert "For hire in the Forest: **Druid** (Darkwoods, Sorcery)" in text
    assert "Bids: Ben bid 2.\nStill to bid: Chris and Alice." in text
    assert "The table waits for Chris to bid." in text


def test_the_board_tells_of_a_hunt():
    view = worst_view(at_five(), 0)
    text = PARTY.board(view, PEOPLE, []).text
    assert "Alice hunts **(Mystic Vale, Knowledge, Subdue)**" in text
    assert "Hold none of the three: Ben, Chris and Dana." in text
    assert "Denied by Eve, with a prophecy." in text
    assert f"**Tide of Faces** falls to {boxes(AGENTS['tide_of_faces'])}; " in text
    assert "Magic x2 of it lent" in text


def test_the_board_tells_who_shares_a_hand():
    assert "Share a hand of prophecies: Alice and Chris." in board_of(scenario(seats=4)).text
    assert "Share" not in board_of(scenario()).text
    assert "The Oracle holds the third hand" in board_of(scenario(seats=2)).text


def test_the_board_tells_of_debt():
    assert "**3 in debt**" in field_of(board_of(scenario(ben="; jailer 6, bard 5")), "Ben")


def test_the_board_tells_what_is_under_way():
    game = scenario(alice="princess; ; hand enchantress potion", ben="witch hunter; bard 2; hand druid sap")
    game.alice("drink enchantress potion on bard")
    assert "✨ Alice used the Enchantress's Potion on Ben's Bard." in board_of(game).text


# --- the sheet ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_sheet_is_within_the_limits(names):
    for moment in sample():
        for seat in moment.viewers[1:]:
            page = PARTY.sheet(rules.view(moment.state, seat), names, ["*mark* " * 40] * 5)
            assert problems(page) == []


def test_the_sheet_is_within_the_limits_at_its_worst():
    page = PARTY.sheet(worst_view(at_five(), 0), WORST, ["@everyone `*_" * 30] * 30)
    assert problems(replace(page, title=f"#999999 {page.title}")) == []
    assert "Prophecy tablet" in whole(page)
    assert all(ITEM_TITLES[item] in whole(page) for item in list(ITEMS)[:9])


def test_the_tablet_reads_well_on_a_phone():
    for moment in sample():
        for seat in moment.viewers[1:]:
            lines = grid(rules.view(moment.state, seat).own.tablet).splitlines()
            assert len(lines) == 18
            assert max(map(len, lines)) <= PHONE


def test_the_tablet_tells_what_is_known():
    game = scenario(
        alice="falconer; jailer 1; holds palace sorcery magic", ben="; ; holds catacomb bait melee", chris="; ; "
    )
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.ben("show none")
    rows = field_of(sheet_of(game.alice), "Prophecy tablet").splitlines()
    assert " Palace      # x x  no" in rows
    assert " Tracks      x x .  ?" in rows
    assert " Bait        x . .  ?" in rows
    assert "1: you · 2: Ben · 3: Chris" in rows


def test_the_sheet_tells_prophecies_items_and_money():
    game = scenario(
        alice="princess; bard 2; 1g 3s; hand druid sap, ranger hood; holds palace sorcery magic",
        found="catacomb bait melee",
    )
    page = sheet_of(game.alice, ["Magic?"])
    assert page.text.startswith("Your prophecies, which are not destined: **(Palace, Sorcery, Magic)**")
    assert "You have 1 gold 3 silver, 6 shares free, 2 of 3 cards in hand." in page.text
    assert "The Shadow was found: **(Catacomb, Bait, Melee)**." in page.text
    assert field_of(page, "Druid's Sap (potion)").startswith("Once: remove 2 shares from one of your members")
    assert field_of(page, "Ranger's Hood (head gear)").startswith("The wearer has the skill Tracks.")
    assert field_of(page, "Your marks") == "Magic?"


def test_the_sheet_keeps_what_was_shown_and_looked_at():
    game = scenario(
        alice="falconer; jailer 1; 3g; holds darkwoods sorcery magic",
        ben="; ; holds catacomb bait subdue",
        catacomb="banshee",
    )
    game.alice("use falconer on catacomb")
    game.alice("hunt palace tracks subdue with falconer, jailer")
    game.ben("show subdue")
    page = sheet_of(game.alice)
    assert field_of(page, "Prophecies shown to you") == "Turn 13, Ben: Subdue"
    seen = field_of(page, "Cards you looked at")
    assert seen.startswith("Turn 13, the agents of the Catacomb:\n- Banshee: ")
    assert seen.endswith(" gold")
    assert "shown" not in whole(sheet_of(game.chris)).lower()


def test_the_sheet_tells_what_the_items_seen_at_the_market_do():
    game = scenario(alice="; ; 3g", market="archmage potion, bounty hunter leathers, stormcaller circlet")
    game.alice("buy")
    seen = field_of(sheet_of(game.alice), "Cards you looked at")
    assert "- Archmage's Potion: Potion. Once, when a potion is used: it has no effect." in seen
    assert "- Bounty Hunter's Leathers: Body gear. The wearer is safe from theft" in seen


def test_the_sheet_names_cards_seen_long_ago_only():
    game = scenario(alice="falconer")
    own = replace(game.alice.view.own, seen=tuple(Seen("palace", ("banshee",), turn) for turn in range(1, 9)))
    lines = field_of(PARTY.sheet(replace(game.alice.view, own=own), PEOPLE, ()), "Cards you looked at").split("\n")
    assert lines[0] == "Turn 1, the agents of the Palace: Banshee"
    assert [line.startswith("- Banshee: ") for line in lines] == [False] * 5 + [False, True] * 3


def test_before_the_first_turn_the_board_names_no_turn():
    moment = tables()[2][0]
    text = PARTY.board(rules.view(moment.state, PUBLIC), NAMES, ()).text
    assert text.startswith("**Before the first turn** · The table waits for ")
    assert "Turn 0" not in text


def test_the_sheet_tells_of_offers_wishes_and_orders():
    game = scenario(alice="; ; 3g", ben="falconer; ; 3g; ", chris="; ; ; passes ahead; order seeking guiding fighting")
    game.alice("offer ben 4s for 1s")
    assert "A trade: Alice gives 1 gold; you give 1 silver. It waits for you." in whole(sheet_of(game.ben))
    assert "You let everything happen until your turn." in whole(sheet_of(game.chris))
    assert "Hunts are denied for you, showing Seeking before Guiding before Fighting." in whole(sheet_of(game.chris))
    assert "trade" not in whole(sheet_of(game.chris))


def test_the_sheet_has_the_powers_of_the_own_hunters():
    game = scenario(alice="witch hunter; bard 2, ranger 1 wears ranger hood")
    lines = field_of(sheet_of(game.alice), "Powers of your hunters").splitlines()
    assert [line.split("**")[1] for line in lines] == [*["Witch Hunter"] * 2, "Bard", *["Ranger"] * 3]


def test_partners_are_named_on_the_sheet():
    assert "Chris has the same hand" in sheet_of(scenario(seats=4).alice).text
    assert "1: Alice and you" in whole(sheet_of(scenario(seats=4).chris))


def test_everybody_together_has_no_sheet():
    with pytest.raises(ValueError, match="no sheet"):
        PARTY.sheet(scenario().public, PEOPLE, [])


# --- the ending ---


@pytest.mark.parametrize("names", [NAMES, WORST_NAMES])
def test_the_ending_opens_everything(names):
    ends = [table[-1] for table in tables()]
    for moment in ends:
        view = rules.view(moment.state, PUBLIC)
        page = PARTY.ending(view, names)
        text = whole(page)
        assert problems(page) == []
        assert all(SKILL_TITLES[skill] in text for skill in view.opened.destined)
        assert all(SKILL_TITLES[card] in text for cards in view.opened.prophecies for card in cards)
        assert all(ITEM_TITLES[card] in text for hand in view.opened.hands for card in hand)
        assert text.count("🏆") == len(view.outcome.winners)


def test_the_richest_comes_first_and_wears_the_crown():
    game = scenario(
        alice="witch hunter; ranger 2, elvish archer 2, centaur 1; 1g; holds palace bait magic",
        ben="; ; 9g; holds darkwoods sorcery subdue",
        chris="; ; 2g; holds mystic_vale knowledge melee",
        destined="catacomb tracks range",
    )
    game.alice("hunt catacomb tracks range with witch hunter, ranger, elvish archer")
    game.nobody_denies()
    game.everybody_passes()
    page = PARTY.ending(game.public, PEOPLE)
    assert page.fields[0].name == "🏆 Alice"
    assert [field.name for field in page.fields[1:]] == ["Ben", "Chris"]
    assert "Alice has the most money and wins!" in page.text
    assert "destined skills: **(Catacomb, Tracks, Range)**" in page.text


def test_a_tie_is_explained():
    game = scenario(
        alice="witch hunter; ranger 2, elvish archer 2, centaur 1; 1g; holds palace bait magic",
        ben="; ; 16g; holds darkwoods sorcery subdue",
        chris="; ; 2g; holds mystic_vale knowledge melee",
        destined="catacomb tracks range",
    )
    game.alice("hunt catacomb tracks range with witch hunter, ranger, elvish archer")
    game.nobody_denies()
    game.everybody_passes()
    assert game.winners == ("alice",)
    assert "Others have as much money: the one who slew the Shadow goes first" in PARTY.ending(game.public, PEOPLE).text


def test_a_table_that_goes_on_has_no_ending():
    with pytest.raises(ValueError, match="not ended"):
        PARTY.ending(scenario().public, PEOPLE)


def lines_of_actions(game):
    return [line for line in board_of(game).text.split("\n") if "action" in line and "Alice has" in line]


def test_two_actions_are_those_of_the_next_turn_and_then_of_the_turn_that_runs():
    game = scenario(alice="stormcaller; bard 1")
    game.alice("use stormcaller champion")
    game.everybody_passes()
    assert lines_of_actions(game) == ["Alice has 2 actions in the next turn."]
    game.turn_of("alice")
    assert lines_of_actions(game) == ["Alice has 2 actions left in this turn."]
    game.hire("forest")
    assert lines_of_actions(game) == ["Alice has 1 action left in this turn."]
    game.hire("forest")
    assert lines_of_actions(game) == []


def test_whoever_stays_tired_is_said_to_until_that_turn_begins():
    game = scenario(active="ben", ben="; trapper 1", chris="; paladin 1 tired", alice="; bard 1")
    game.ben("use trapper on bard")
    game.everybody_passes()
    text = whole(board_of(game))
    assert text.count("tired, next turn too") == 1
    assert "tired, next turn too" in field_of(board_of(game), "Alice")
    game.turn_of("alice")
    assert "tired" in field_of(board_of(game), "Alice")
    assert "next turn too" not in whole(board_of(game))
    assert game.alice.is_tired("bard")
