"""What a game's words are to the rest of the bot, which knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.words.page import Label, Page
from bot.words.people import Names
from rules import Illegal, Option


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """The words of one game. `view` is always the game's own view for the person who reads; `names` are by seat."""

    title: str
    """The game's name."""

    short_title: str
    """The name of its threads."""

    tagline: str
    """What it is about, for the choice in `/hunt start`; 100 characters at most."""

    length: str
    """How many play and how long it takes."""

    label: Callable[[Option, Any, Names], Label]
    """(option, view, names): what the option does, for a button or a menu entry. The view is the chooser's."""

    group_title: Callable[[str], str]
    """(group): what a menu of the labels with this group says before anything is chosen."""

    question: Callable[[Any, Names], str]
    """(view, names): what the viewer is asked now and why, or for whom the table waits; markdown, 1,500 at most."""

    narrate: Callable[[object, Names, int | None], str]
    """(fact, names, seat of the reader or None for everybody): one line of markdown, or "" for nothing to say."""

    refusal: Callable[[Illegal, Names], str]
    """(illegal, names): why not, in one sentence that names the rule."""

    call: Callable[[Any, Names], str] | None = None
    """(view, names): what the viewer should hear of at once without being asked anything, or "". None: never anything.
    Nobody else may know of it. It is sent as a direct message, and taken away when it is true no longer."""

    board: Callable[[Any, Names, Sequence[str]], Page]
    """(view, names, lines of the log, oldest first): the public board. Only the public part of the view is read."""

    sheet: Callable[[Any, Names, Sequence[str]], Page]
    """(view, names, own marks): the secret sheet of the seat whose view it is."""

    topics: tuple[tuple[str, str], ...]
    """What `card` can tell of: (key, title)."""

    typed_names: tuple[tuple[str, str], ...] = ()
    """What else people type by its title: (key, title)."""

    card: Callable[[str], Page]
    """(key): the card, monster or table. Raises KeyError for a key that is not in `topics`."""

    rules_topics: tuple[tuple[str, str], ...]
    """What `rule` can tell of: (key, title), in the order in which to read them."""

    rule: Callable[[str], Page]
    """(key): the rules on the topic. Raises KeyError for a key that is not in `rules_topics`."""

    ending: Callable[[Any, Names], Page]
    """(view, names): who won and why, and all that was secret. The view is one of an ended table."""

    thing: Callable[[str, str], str]
    """(kind, key): the title of a "room", "card", "monster" or "character". Raises KeyError for an unknown one."""
