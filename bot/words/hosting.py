"""What the bot says about tables of any game: the lobby, notices, and what the host of tables refuses."""

from __future__ import annotations

from bot.words.people import counted, escaped

_REFUSALS = {
    "no_table": "There is no table #{table}. `/hunt games` lists yours.",
    "not_begun": "Table #{table} has not been dealt. Its host presses Begin in the lobby.",
    "begun_already": "Table #{table} has begun already.",
    "over_already": "Table #{table} is over.",
    "done_already": "That was done already. Nothing happened twice.",
    "seated_already": "You sit at this table already.",
    "people_only": "Only people can sit down. The host brings computer players with **Add computer player**.",
    "not_seated": "You have no seat at this table.",
    "not_your_seat": "That button belongs to another player. Press **Act** for your own.",
    "full": "All {seats} seats are taken. The host can open another table with `/hunt start`.",
    "seats_changed": "Somebody sat down or got up since you saw the lobby so, and nothing was done. Press again if you "
    "still want to.",
    "no_computer": "No computer player sits at this table.",
    "host_only": "Only the table's host, <@{host}>, can do that.",
    "too_few": "It takes {seats} players at least, and {joined} have joined. Friends press Join; "
    "the host may add computer players.",
    "answered_already": "Your answer is in. The table hears of it in a moment.",
    "sealed": "Your answer is in, and the table waits for the others.",
    "answered_since": "You have answered something since those buttons came, so they did nothing. These are fresh.",
    "too_far": "The first part of that is an answer by itself, so nothing was done. Give the rest when you are asked.",
    "one_at_a_time": "Please give this answer in one step: press **Act**.",
    "which_table": "You sit at several tables: {tables}. Say which one with `table:`.",
    "no_table_here": "You have no table here. `/hunt games` lists yours, `/hunt start` opens one.",
    "no_such_table": "`{table}` is no table number. `/hunt games` lists yours.",
    "other_game": "Table #{table} plays {game}, which has other commands. Press **Act** there.",
    "option_of_another_game": "`{option}` is no option of {game}. Its own are {own}.",
    "server_only": "A table stands in a server's channel: use this command there.",
    "missing": "I cannot host a table in this channel: I lack {permissions}. Someone who manages the server can give "
    "me that in the channel's settings under Permissions.",
    "bad_setup": "Such a table cannot be: {reason}.",
    "no_topic": "I have nothing on that. Start typing and pick one of the topics offered.",
    "nothing_ordered": "Say what your standing order is: `windows:`, or `show:`, or both.",
    "no_such_player": "Nobody of that name sits at this table.",
    "no_mark": "You have no note number {number}.",
    "mark_too_long": "A note holds {most} characters at most; that one has {size}.",
    "too_many_marks": "You have {most} notes, which is all the sheet holds. Remove one first with `remove:`.",
    "old_command": "That command is of an older release. Start typing it anew, and Discord will offer today's.",
    "old_control": "That button comes from another release of mine. `/hunt act` brings fresh ones.",
    "restarting": "I am just being restarted. Please press that again in a minute.",
    "discord_down": "Discord is in trouble just now, and I could not show you what came of that. It may be done: "
    "`/hunt act` shows how things stand.",
    "done": "It is done, but I could not show you what came of it: `/hunt {show}` shows how things stand.",
    "broken": "That did not work, and the fault is mine. Nothing was lost: please try again. If it stays so, tell "
    "whoever runs me the code `{code}`.",
}


def refusal(kind: str, fields: dict[str, str | int]) -> str:
    """Why the host of tables will not do it, and what to do instead."""
    return _REFUSALS[kind].format(**fields)


def refusal_kinds() -> frozenset[str]:
    """Every kind of refusal that there are words for."""
    return frozenset(_REFUSALS)


def lobby_text(host: int, joined: int, least: int, most: int) -> str:
    """What the lobby says below its heading: who hosts, and what is still missing."""
    if joined < least:
        missing = f"**{least - joined} more** needed to begin"
    elif joined < most:
        missing = f"Ready to begin; room for {most - joined} more"
    else:
        missing = "Full and ready to begin"
    return f"Hosted by <@{host}>. {missing}.\nPress **Join** to sit down. Secrets come by direct message."


OPTION_LINES = {
    "rounds": "At most {value} rounds",
    "red_shares": "The Shadow starts with {value} red shares; at eight everybody has lost",
    "tax_collector": "The Tax Collector goes to {value}",
    "timmy": "Timmy the Orphan goes to {value}",
    "wolf_familiar": "The Wolf Familiar goes to {value}",
    "dragon_familiar": "The Dragon Familiar goes to {value}",
    "monster": "The monster is the {value}",
    "monster_seat": "Player {value} plays the monster",
}
"""What the lobby says of options that are not as usual."""


def option_line(name: str, value: str | int) -> str:
    """An option in the lobby's list; the seat and the shares of a handicap character are written 2:1."""
    seat, _, shares = str(value).partition(":")
    plain = str(value).replace("_", " ")
    shown = f"player {seat}, with {counted(int(shares), 'share')} on it" if shares else plain
    return OPTION_LINES[name].format(value=shown)


def seat_line(number: int, name: str, user_id: int | None) -> str:
    """A seat in the lobby's list, by the number that the options use."""
    who = f"🤖 {escaped(name)} (computer)" if user_id is None else f"{escaped(name)} (<@{user_id}>)"
    return f"{number}. {who}"


def commitment_text(commitment: str) -> str:
    """What the lobby promises about its luck."""
    return f"`{commitment}`\nMy secret for this deal is fixed and sealed under this number. It is opened at the end."


def deal_text(deal: str) -> str:
    """What the shuffle was made from, published at Begin."""
    return f"Seed = HMAC-SHA256(secret, this list):\n```json\n{deal}\n```"


def opened_text(secret: bytes) -> str:
    """The secret, once it is opened, and how to check it."""
    return f"Secret: `{secret.hex()}`\nSHA-256 of its bytes followed by the table's number is the lobby's promise."


def notice(user_id: int, title: str, table: int) -> str:
    """The line that calls a player."""
    return f"<@{user_id}>, you are asked at {title} #{table}."


def closed_dms(names: list[str]) -> str:
    """Who could not be written to at Begin, said once."""
    who = ", ".join(escaped(name) for name in names)
    return f"I could not write to {who} directly. **My hand** at the board shows the same, for your eyes only."


MORE_RULES = "All topics: `/hunt rules`. Every card: `/hunt card`."
ANY_TIME = "At any time ..."
BESIDE = "Beside that: "
MEANWHILE = "Meanwhile you may:"
ORDERED = "Your standing order answers in a moment: **{label}**. Until then you may answer otherwise."
PENDING = "Your answer is in: **{label}**. The table hears of it in a moment."
SEALED = "Your answer is in. The table waits for the others."
SEALED_SO = "Your answer is in: **{label}**. The table waits for the others."
LOBBY_BEGUN = "The table has begun: {place}"
LOBBY_OVER = "The table is over. It was played here: {place}"
LOBBY_CANCELLED = "This table was called off before it began."
CANCELLED = "This table was called off."
NOT_SHOWN = "This could not be shown just now."
CONFIRM_CANCEL = "Call off table #{table}? It ends for everybody at once, with no winner. This cannot be undone."
