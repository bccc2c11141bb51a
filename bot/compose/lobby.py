"""The lobby's message, before the table begins and after."""

from __future__ import annotations

from bot.compose.message import Button, Message, in_rows
from bot.controls import Press
from bot.hosting.setup import least_seats
from bot.hosting.sight import Sight
from bot.words import hosting
from bot.words.page import Field, Page


def lobby_message(sight: Sight) -> Message:
    """The lobby as it stands: open for joining, begun with a link to the board, or called off."""
    table, words = sight.table, sight.words
    title = f"#{table.id} {words.title}"
    promise = Field("Sealed luck", hosting.commitment_text(table.commitment))
    people = Field(
        f"Seats ({len(sight.seats)} of {table.seats_wanted})",
        "\n".join(hosting.seat_line(seat.seat + 1, seat.name, seat.user_id) for seat in sight.seats) or "Nobody yet",
    )
    if table.status == "lobby":
        least = least_seats(sight.game, sight.options)
        text = hosting.lobby_text(table.host_user_id, len(sight.seats), least, table.seats_wanted)
        page = Page(title, f"{words.tagline}\n{words.length}\n\n{text}", (people, *_options(sight), promise))
        return Message(page, in_rows(_buttons(sight)), text=f"{words.title}: table #{table.id} is open.")
    return Message(
        Page(title, _what_became(sight), (people, *_options(sight), promise, *_deal(sight))), (_rules_button(sight),)
    )


def _options(sight: Sight) -> tuple[Field, ...]:
    """What is not as usual at this table."""
    given = sight.options
    lines = [
        hosting.option_line(option.name, given[option.name])
        for option in sight.game.options
        if option.name in hosting.OPTION_LINES and given.get(option.name, option.default) != option.default
    ]
    return (Field("Options", "\n".join(lines)),) if lines else ()


def _what_became(sight: Sight) -> str:
    table = sight.table
    if table.status == "cancelled" and table.begun_at is None:
        return hosting.LOBBY_CANCELLED
    text = hosting.LOBBY_BEGUN if table.ended_at is None else hosting.LOBBY_OVER
    return text.format(place=f"<#{table.thread_id or table.channel_id}>")


def _deal(sight: Sight) -> tuple[Field, ...]:
    """The list that the seed was made of once the table has begun, and the secret once it is over."""
    table = sight.table
    dealt = (Field("The deal", hosting.deal_text(table.deal)),) if table.deal else ()
    opened = (Field("The seal, opened", hosting.opened_text(table.secret)),) if table.ended_at else ()
    return (*dealt, *opened)


def _buttons(sight: Sight) -> tuple[Button, ...]:
    table, seats = sight.table.id, len(sight.seats)
    remove = Button("Remove computer player", Press(table, "remove_computer", seats).custom_id())
    return (
        Button("Join", Press(table, "join").custom_id(), style="main"),
        Button("Leave", Press(table, "leave").custom_id()),
        Button("Add computer player", Press(table, "add_computer", seats).custom_id()),
        *((remove,) if sight.computers else ()),
        Button("Begin", Press(table, "begin").custom_id(), style="main"),
        *_rules_button(sight),
    )


def _rules_button(sight: Sight) -> tuple[Button, ...]:
    return (Button("Rules", Press(sight.table.id, "rules").custom_id()),)
