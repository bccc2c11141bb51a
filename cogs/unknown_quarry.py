"""/quarry: one command for each thing that can be done in Hunt: The Unknown Quarry."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Huntmaster
from cogs import typed
from cogs.lists import Lists, Offers, attach
from cogs.reply import acknowledge_privately
from cogs.showing import Interaction
from cogs.tables import meant
from cogs.ways import Step, seat_named, slug
from rules import Option

GAME = "quarry"
_TABLE = app_commands.describe(table="The table, if you sit at several")


def _offers(verb: str, *through: Step) -> Offers:
    """The rooms, players or cards that can follow the verb now, whether or not a charge goes with them."""

    def wanted(option: Option) -> str | None:
        return option.key.split(":")[1] if option.key.startswith(f"{verb}:") else None

    async def offer(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await typed.offer(interaction, GAME, current, wanted, *through)

    return offer


LISTS: Lists = {
    ("move", "room"): _offers("move"),
    ("pick-up", "card"): _offers("pick_up"),
    ("interact", "target"): _offers("interact"),
    ("interact", "card"): _offers("card", Step("interact:")),
    ("resolve", "card"): _offers("resolve"),
    ("spend", "card"): _offers("spend"),
    ("react", "card"): _offers("react"),
    ("drop", "card"): _offers("drop"),
}


class Quarry(app_commands.Group, name="quarry", description="Hunt: The Unknown Quarry, by typed commands"):
    """Each command is one action of the game."""

    def __init__(self) -> None:
        super().__init__()
        attach(self, LISTS)

    @app_commands.command(description="Walk into a connected room")
    @app_commands.describe(room="Where to", table="The table, if you sit at several")
    async def move(self, interaction: Interaction, room: str, table: str | None = None) -> None:
        """Move."""
        await typed.play(interaction, GAME, table, Step(f"move:{slug(room)}"))

    @app_commands.command(description="Look at the cards of your room")
    @_TABLE
    async def search(self, interaction: Interaction, table: str | None = None) -> None:
        """Search."""
        await typed.play(interaction, GAME, table, Step("search"))

    @app_commands.command(name="pick-up", description="Take an item from the room you have searched this turn")
    @app_commands.describe(card="Which item", table="The table, if you sit at several")
    async def pick_up(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Pick up."""
        await typed.play(interaction, GAME, table, Step(f"pick_up:{slug(card)}"))

    @app_commands.command(description="Use a card on another player in your room, unseen, and roll")
    @app_commands.describe(target="On whom", card="Which card", table="The table, if you sit at several")
    async def interact(self, interaction: Interaction, target: str, card: str, table: str | None = None) -> None:
        """Interact."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        seat = seat_named(sight, target)
        await typed.play_at(sight, interaction, GAME, Step(f"interact:{seat}"), Step(f"card:{slug(card)}"))

    @app_commands.command(description="Spend a charge to change your roll by one")
    @app_commands.describe(direction="Up or down", table="The table, if you sit at several")
    @app_commands.choices(direction=[Choice(name="up", value="up"), Choice(name="down", value="down")])
    async def surge(self, interaction: Interaction, direction: Choice[str], table: str | None = None) -> None:
        """Surge."""
        await typed.play(interaction, GAME, table, Step(f"surge:{direction.value}"))

    @app_commands.command(description="Pass your card to the target: there is no way back")
    @_TABLE
    async def apply(self, interaction: Interaction, table: str | None = None) -> None:
        """Apply."""
        await typed.play(interaction, GAME, table, Step("apply"))

    @app_commands.command(description="Take your card back unseen")
    @_TABLE
    async def withdraw(self, interaction: Interaction, table: str | None = None) -> None:
        """Withdraw."""
        await typed.play(interaction, GAME, table, Step("withdraw"))

    @app_commands.command(description="As a target: let the card take its effect")
    @app_commands.describe(card="The card you show or give, if it asks for one", table="The table")
    async def resolve(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        """Resolve."""
        await typed.play(interaction, GAME, table, Step(_with_card("resolve", card)))

    @app_commands.command(description="As a target: spend a charge")
    @app_commands.describe(card="The card you show or give besides, if it asks for one", table="The table")
    async def spend(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        """Spend."""
        await typed.play(interaction, GAME, table, Step(_with_card("spend", card)))

    @app_commands.command(description="As a target: show a reaction instead")
    @app_commands.describe(card="Which reaction", spend="Spend a charge as well", table="The table")
    async def react(
        self,
        interaction: Interaction,
        card: str,
        spend: bool = False,  # noqa: FBT001, FBT002  # an option of a slash command
        table: str | None = None,
    ) -> None:
        """React."""
        await typed.play(interaction, GAME, table, Step(f"react:{slug(card)}{':spend' if spend else ''}"))

    @app_commands.command(description="Keep the card you were given")
    @_TABLE
    async def keep(self, interaction: Interaction, table: str | None = None) -> None:
        """Keep."""
        await typed.play(interaction, GAME, table, Step("keep"))

    @app_commands.command(name="give-back", description="Hand back what came over to you")
    @_TABLE
    async def give_back(self, interaction: Interaction, table: str | None = None) -> None:
        """Give back."""
        await typed.play(interaction, GAME, table, Step("give_back"))

    @app_commands.command(description="Over the hand limit: lay an item down in the room")
    @app_commands.describe(card="Which item", table="The table, if you sit at several")
    async def drop(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Drop."""
        await typed.play(interaction, GAME, table, Step(f"drop:{slug(card)}"))

    @app_commands.command(description="Spend a charge to ignore harassment this turn")
    @_TABLE
    async def feint(self, interaction: Interaction, table: str | None = None) -> None:
        """Feint."""
        await typed.play(interaction, GAME, table, Step("feint"))

    @app_commands.command(description="Spend a charge for one more action")
    @_TABLE
    async def adrenaline(self, interaction: Interaction, table: str | None = None) -> None:
        """Adrenaline."""
        await typed.play(interaction, GAME, table, Step("adrenaline"))

    @app_commands.command(name="end-turn", description="End your turn")
    @app_commands.describe(recover="With Tireless: recover energy, which everyone sees", table="The table")
    async def end_turn(
        self,
        interaction: Interaction,
        recover: bool = False,  # noqa: FBT001, FBT002  # an option of a slash command
        table: str | None = None,
    ) -> None:
        """End turn."""
        await typed.play(interaction, GAME, table, Step("end_turn:recover" if recover else "end_turn"))


def _with_card(verb: str, card: str | None) -> str:
    return verb if card is None else f"{verb}:{slug(card)}"


async def setup(bot: Huntmaster) -> None:
    """The commands are known."""
    bot.tree.add_command(Quarry())
