"""/hunt: opening a table, and everything that is the same for every game."""

from __future__ import annotations

from discord import app_commands

from bot import clock
from bot.client import Huntmaster
from bot.compose.lobby import lobby_message
from bot.compose.message import Button, Message
from bot.compose.tables import games_message
from bot.controls import Press
from bot.hosting.finding import sound_tables
from bot.hosting.refused import Refused
from bot.words import WORDS, hosting
from bot.words.page import Page
from cogs import showing
from cogs.lists import attach
from cogs.opening import GAMES, HANDICAP, MONSTER_SEATS, MONSTERS, RED_SHARES, opening
from cogs.reply import acknowledge_privately, answer
from cogs.showing import Interaction
from cogs.tables import may_moderate, meant, meant_row, table_with_lobby
from cogs.topics import LISTS, page_of
from persistence import Transaction

MOST_MARKS = 20
MARK_LENGTH = 80


class Hunt(app_commands.Group, name="hunt", description="Hunting games with hidden hands, refereed by the bot"):
    """The commands that every game shares."""

    def __init__(self) -> None:
        super().__init__()
        attach(self, LISTS)

    @app_commands.command(description="Open a table that others can join")
    @app_commands.describe(
        game="What to play",
        seats="How many players at most",
        thread="Play in a thread of its own (yes, unless you say no)",
        rounds="After so many rounds nobody wins (40 in Unknown Quarry, 60 in Hunting Party)",
        red_shares="Hunting Party: the Shadow's red shares at the start; at eight everybody has lost (off)",
        tax_collector="Hunting Party: who starts with the Tax Collector, and how many shares on him",
        timmy="Hunting Party: who starts with Timmy the Orphan, and how many shares on him",
        wolf_familiar="Hunting Party: who starts with the Wolf Familiar, and how many shares on it",
        dragon_familiar="Hunting Party: who starts with the Dragon Familiar, and how many shares on it",
        monster="Deadly Prey: which monster hides in the city (luck)",
        monster_seat="Deadly Prey: who plays the monster (luck)",
    )
    @app_commands.choices(
        game=GAMES,
        red_shares=RED_SHARES,
        tax_collector=HANDICAP,
        timmy=HANDICAP,
        wolf_familiar=HANDICAP,
        dragon_familiar=HANDICAP,
        monster=MONSTERS,
        monster_seat=MONSTER_SEATS,
    )
    async def start(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        thread: bool = True,  # noqa: FBT001, FBT002  # an option of a slash command
        rounds: app_commands.Range[int, 3, 200] | None = None,
        red_shares: str | None = None,
        tax_collector: str | None = None,
        timmy: str | None = None,
        wolf_familiar: str | None = None,
        dragon_familiar: str | None = None,
        monster: str | None = None,
        monster_seat: str | None = None,
    ) -> None:
        """A lobby stands in the channel. What is wrong is said before anything is opened."""
        handicaps = {
            "tax_collector": tax_collector,
            "timmy": timmy,
            "wolf_familiar": wolf_familiar,
            "dragon_familiar": dragon_familiar,
        }
        given = {
            "rounds": rounds,
            "red_shares": red_shares,
            **handicaps,
            "monster": monster,
            "monster_seat": monster_seat,
        }
        wanted = opening(interaction, game, seats, given, wants_thread=thread)
        await interaction.response.defer(thinking=True)
        bot = interaction.client
        sight = await bot.lobby.open(wanted, interaction.id, clock.now())
        await answer(interaction, lobby_message(sight))
        posted = await interaction.original_response()
        await bot.lobby.posted(sight, posted.channel.id, posted.id, clock.now())

    @app_commands.command(description="What you may do now, and a button for each of it")
    @app_commands.describe(table="The table, if you sit at several")
    async def act(self, interaction: Interaction, table: str | None = None) -> None:
        """The private Act panel."""
        await acknowledge_privately(interaction)
        await showing.show_panel(interaction, await table_with_lobby(interaction, table))

    @app_commands.command(description="Your secret sheet, for your eyes only")
    @app_commands.describe(table="The table, if you sit at several")
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """The secret sheet."""
        await acknowledge_privately(interaction)
        await showing.show_hand(interaction, (await meant(interaction, table)).table.id)

    @app_commands.command(description="The public board, with its picture")
    @app_commands.describe(table="The table, if there are several")
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """The board, privately."""
        await acknowledge_privately(interaction)
        await showing.show_board(interaction, await table_with_lobby(interaction, table))

    @app_commands.command(description="How the table stands, in words")
    @app_commands.describe(table="The table, if there are several")
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        """The board in words."""
        await acknowledge_privately(interaction)
        await showing.show_status(interaction, await table_with_lobby(interaction, table))

    @app_commands.command(description="Your tables everywhere, those that wait for you first")
    async def games(self, interaction: Interaction) -> None:
        """A list with links."""
        await acknowledge_privately(interaction)
        user_id = interaction.user.id

        def work(transaction: Transaction) -> Message:
            rows = transaction.tables_of(user_id, live=True)
            sights = sound_tables(transaction, rows)
            seated = [(sight, seat) for sight in sights if (seat := sight.seat_of(user_id)) is not None]
            sound = {sight.table.id for sight in sights}
            return games_message(seated, [row for row in rows if row.id not in sound])

        await answer(interaction, await interaction.client.store.read(work))

    @app_commands.command(description="What has happened, as you were told it")
    @app_commands.describe(table="The table, if there are several")
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """The log."""
        await acknowledge_privately(interaction)
        await showing.show_log(interaction, (await meant(interaction, table)).table.id)

    @app_commands.command(description="Your scratch sheet; add notes of your own, or remove them")
    @app_commands.describe(add="A note of your own", remove="The number of a note", table="The table")
    async def notes(
        self,
        interaction: Interaction,
        add: str | None = None,
        remove: int | None = None,
        table: str | None = None,
    ) -> None:
        """The scratch sheet after the change."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        showing.own_seat(sight, interaction.user.id)
        await _change_marks(interaction, sight.table.id, add, remove)
        await showing.show_hand(interaction, sight.table.id)

    @app_commands.command(description="The rules by topic, for your eyes only")
    @app_commands.describe(topic="Start typing, or pick one")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """A topic of the rules."""
        await acknowledge_privately(interaction)
        await answer(interaction, Message(await page_of(interaction, topic, "rules_topics")))

    @app_commands.command(description="What a card, a monster or a table of the box says, for your eyes only")
    @app_commands.describe(name="Start typing, or pick one")
    async def card(self, interaction: Interaction, name: str) -> None:
        """A card."""
        await acknowledge_privately(interaction)
        await answer(interaction, Message(await page_of(interaction, name, "topics")))

    @app_commands.command(description="Call a table off, for everybody (its host, or Manage Server)")
    @app_commands.describe(table="The table, if there are several")
    async def cancel(self, interaction: Interaction, table: str | None = None) -> None:
        """A question back, whose button calls it off."""
        await acknowledge_privately(interaction)
        row = await meant_row(interaction, table, to_moderate=True)
        if row.status not in ("lobby", "playing"):
            raise Refused("over_already", table=row.id)
        if row.host_user_id != interaction.user.id and not may_moderate(interaction, row):
            raise Refused("host_only", host=row.host_user_id)
        button = Button(f"Call off #{row.id}", Press(row.id, "cancel").custom_id(), style="danger")
        page = Page(f"#{row.id} {WORDS[row.game].title}", hosting.CONFIRM_CANCEL.format(table=row.id))
        await answer(interaction, Message(page, ((button,),)))


async def _change_marks(interaction: Interaction, table: int, add: str | None, remove: int | None) -> None:
    user_id, now = interaction.user.id, clock.now()
    if add is not None and len(add) > MARK_LENGTH:
        raise Refused("mark_too_long", most=MARK_LENGTH, size=len(add))

    def work(transaction: Transaction) -> None:
        if remove is not None and not transaction.remove_mark(table, user_id, remove):
            raise Refused("no_mark", number=remove)
        if add is None:
            return
        if len(transaction.marks(table, user_id)) >= MOST_MARKS:
            raise Refused("too_many_marks", most=MOST_MARKS)
        if transaction.use_interaction(interaction.id, table, "note", now):
            transaction.add_mark(table, user_id, " ".join(add.split()), now)

    await interaction.client.store.write(work)


async def setup(bot: Huntmaster) -> None:
    """The commands are known."""
    bot.tree.add_command(Hunt())
