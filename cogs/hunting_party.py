"""/party: one command for each thing that can be done in Hunting Party."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Huntmaster
from bot.hosting.refused import Refused
from cogs import showing, typed
from cogs.lists import attach, many
from cogs.party_lists import GAME, LISTS
from cogs.party_steps import (
    ANSWERS,
    answer_steps,
    hunt_steps,
    offer_steps,
    order_steps,
    purchase_steps,
)
from cogs.reply import acknowledge_privately
from cogs.showing import Interaction
from cogs.tables import meant
from cogs.ways import Step, slug

_TABLE = "The table, if you sit at several"


class Party(app_commands.Group, name="party", description="Hunting Party, by typed commands"):
    """Each command is one action of the game."""

    def __init__(self) -> None:
        super().__init__()
        attach(self, LISTS)

    @app_commands.command(description="At the start: take the top hunter of a location as your hero")
    @app_commands.describe(location="Where from", table=_TABLE)
    async def hero(self, interaction: Interaction, location: str, table: str | None = None) -> None:
        """Choose a hero."""
        await typed.play(interaction, GAME, table, Step("hero:", location))

    @app_commands.command(description="Turn up the top hunter of a location for hire")
    @app_commands.describe(location="Where", table=_TABLE)
    async def hire(self, interaction: Interaction, location: str, table: str | None = None) -> None:
        """Hire."""
        await typed.play(interaction, GAME, table, Step("hire:", location))

    @app_commands.command(name="bid-order", description="At your own hire: bid first or last")
    @app_commands.describe(order="First or last", table=_TABLE)
    @app_commands.choices(order=[Choice(name="first", value="first"), Choice(name="last", value="last")])
    async def bid_order(self, interaction: Interaction, order: str, table: str | None = None) -> None:
        """Bid first or last."""
        await typed.play(interaction, GAME, table, Step(order))

    @app_commands.command(description="Bid so many shares for the hunter up for hire")
    @app_commands.describe(shares="More than the bid before", table=_TABLE)
    async def bid(
        self, interaction: Interaction, shares: app_commands.Range[int, 0, 99], table: str | None = None
    ) -> None:
        """Bid."""
        await typed.play(interaction, GAME, table, Step(f"bid:{shares}"))

    @app_commands.command(name="pass", description="No bid, no response, or nothing more in this fight")
    @app_commands.describe(table=_TABLE)
    async def pass_on(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass."""
        await typed.play(interaction, GAME, table, Step("pass"))

    @app_commands.command(description="Go to the Market; once there, pay for what you name, or for nothing")
    @app_commands.describe(item="What to buy", second="And this", third="And this", table=_TABLE)
    async def buy(
        self,
        interaction: Interaction,
        item: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Buy."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        seat = showing.own_seat(sight, interaction.user.id)
        items = [thing for thing in (item, second, third) if thing]
        await typed.play_at(sight, interaction, GAME, *purchase_steps(sight, seat, items))

    @app_commands.command(description="After a slain agent: buy cards unseen from its chest, one gold each")
    @app_commands.describe(cards="How many", table=_TABLE)
    async def chest(
        self, interaction: Interaction, cards: app_commands.Range[int, 0, 9], table: str | None = None
    ) -> None:
        """Open a chest."""
        await typed.play(interaction, GAME, table, Step(f"chest:{cards}"))

    @app_commands.command(description="Throw an item from your hand, face down, when you must")
    @app_commands.describe(item="Which", second="And this", third="And this", table=_TABLE)
    async def throw(
        self,
        interaction: Interaction,
        item: str,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Throw cards."""
        await typed.play(interaction, GAME, table, *many("throw:", item, second, third))

    @app_commands.command(description="Declare a hunt; everybody of your party who is ready goes along")
    @app_commands.describe(
        guiding="Where it goes",
        seeking="How the Shadow is sought",
        fighting="How it is fought",
        without="Who stays at home, with commas",
        table=_TABLE,
    )
    async def hunt(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        guiding: str,
        seeking: str,
        fighting: str,
        without: str | None = None,
        table: str | None = None,
    ) -> None:
        """Hunt."""
        await typed.play(interaction, GAME, table, *hunt_steps(guiding, seeking, fighting, without))

    @app_commands.command(description="Deny a hunt: show one of the three to the hunting player alone, or say none")
    @app_commands.describe(prophecy="Which, or none", table=_TABLE)
    async def show(self, interaction: Interaction, prophecy: str, table: str | None = None) -> None:
        """Show a prophecy, or none."""
        step = Step("none") if slug(prophecy) == "none" else Step("show:", prophecy)
        await typed.play(interaction, GAME, table, step)

    @app_commands.command(description="Name the member who must die, or lose their gear")
    @app_commands.describe(hunter="Who", table=_TABLE)
    async def victim(self, interaction: Interaction, hunter: str, table: str | None = None) -> None:
        """Name a victim."""
        await typed.play(interaction, GAME, table, Step("victim:", hunter))

    @app_commands.command(description="Answer what is being played with a card or an ability of yours")
    @app_commands.describe(response="With what", table=_TABLE)
    async def respond(self, interaction: Interaction, response: str, table: str | None = None) -> None:
        """Respond."""
        await typed.play(interaction, GAME, table, Step("respond:", response))

    @app_commands.command(description="Use a potion; out of a pause it is kept for the next one")
    @app_commands.describe(potion="Which", target="At what", second="And this", third="And this", table=_TABLE)
    async def potion(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        potion: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use a potion."""
        await typed.play(interaction, GAME, table, Step("potion:", potion), *many("pick:", target, second, third))

    @app_commands.command(description="Use an ability of your hero or a member")
    @app_commands.describe(
        ability="Whose and which", target="At what", second="And this", third="And this", table=_TABLE
    )
    async def power(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        ability: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use an ability."""
        await typed.play(interaction, GAME, table, Step("power:", ability), *many("pick:", target, second, third))

    @app_commands.command(description="Use a piece of gear that one of your hunters wears")
    @app_commands.describe(item="Which", target="At what", second="And this", third="And this", table=_TABLE)
    async def gear(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        item: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use gear."""
        await typed.play(interaction, GAME, table, Step("gear:", item), *many("pick:", target, second, third))

    @app_commands.command(description="Give an item from your hand to one of your hunters; it cannot be taken back")
    @app_commands.describe(item="Which", hunter="To whom", table=_TABLE)
    async def equip(self, interaction: Interaction, item: str, hunter: str, table: str | None = None) -> None:
        """Equip."""
        await typed.play(interaction, GAME, table, Step("equip:", item), Step("pick:", hunter))

    @app_commands.command(description="Pay a member off: as much gold as shares lie on him")
    @app_commands.describe(hunter="Who leaves", table=_TABLE)
    async def disband(self, interaction: Interaction, hunter: str, table: str | None = None) -> None:
        """Disband a member."""
        await typed.play(interaction, GAME, table, Step("disband:", hunter))

    @app_commands.command(name="party-disband", description="First thing of a turn: lose all money, items and members")
    @app_commands.describe(table=_TABLE)
    async def party_disband(self, interaction: Interaction, table: str | None = None) -> None:
        """Disband the whole party."""
        await typed.play(interaction, GAME, table, Step("party_disband"))

    @app_commands.command(description="Offer somebody a trade; only the two of you know of it")
    @app_commands.describe(
        player="With whom",
        gold="Gold of yours",
        silver="Silver of yours",
        cards="Items in your hand, with commas",
        ask_gold="Gold of theirs",
        ask_silver="Silver of theirs",
        ask_cards="So many items of their choice",
        table=_TABLE,
    )
    async def offer(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        player: str,
        gold: app_commands.Range[int, 0, 99] = 0,
        silver: app_commands.Range[int, 0, 99] = 0,
        cards: str | None = None,
        ask_gold: app_commands.Range[int, 0, 99] = 0,
        ask_silver: app_commands.Range[int, 0, 99] = 0,
        ask_cards: app_commands.Range[int, 0, 9] = 0,
        table: str | None = None,
    ) -> None:
        """Offer a trade."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        steps = offer_steps(sight, player, (gold, silver, cards), (ask_gold, ask_silver, ask_cards))
        await typed.play_at(sight, interaction, GAME, *steps)

    @app_commands.command(name="answer-offer", description="Accept, refuse, confirm or withdraw a trade")
    @app_commands.describe(
        player="Whose offer, or to whom yours is",
        answer="What becomes of it",
        cards="The items that you are asked for, with commas",
        table=_TABLE,
    )
    @app_commands.choices(answer=[Choice(name=answer, value=answer) for answer in ANSWERS])
    async def answer_offer(
        self, interaction: Interaction, player: str, answer: str, cards: str | None = None, table: str | None = None
    ) -> None:
        """Answer an offer."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        await typed.play_at(sight, interaction, GAME, *answer_steps(sight, player, answer, cards))

    @app_commands.command(description="Standing orders: pass all windows until your turn; what to show first")
    @app_commands.describe(windows="Whether to pass them", show="Which prophecy to show first", table=_TABLE)
    @app_commands.choices(windows=[Choice(name="pass them all", value="on"), Choice(name="ask me", value="off")])
    async def order(
        self, interaction: Interaction, windows: str | None = None, show: str | None = None, table: str | None = None
    ) -> None:
        """Give standing orders."""
        steps = order_steps(windows, show)
        if not steps:
            raise Refused("nothing_ordered")
        await typed.play(interaction, GAME, table, *steps)

    @app_commands.command(description="Lay the cards you look at back: the top one first")
    @app_commands.describe(card="Which is next", second="Then this", third="Then this", table=_TABLE)
    async def arrange(
        self,
        interaction: Interaction,
        card: str,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Lay cards back in order."""
        await typed.play(interaction, GAME, table, *many("next:", card, second, third))

    @app_commands.command(description="Keep one of the cards you look at")
    @app_commands.describe(card="Which", table=_TABLE)
    async def keep(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Keep a card."""
        await typed.play(interaction, GAME, table, Step("keep:", card))

    @app_commands.command(name="take-back", description="Forget something you wanted done at the next pause")
    @app_commands.describe(wish="Which", table=_TABLE)
    async def take_back(self, interaction: Interaction, wish: str, table: str | None = None) -> None:
        """Take a wish back."""
        await typed.play(interaction, GAME, table, Step("take_back:", wish))

    @app_commands.command(name="end-turn", description="End your turn")
    @app_commands.describe(table=_TABLE)
    async def end_turn(self, interaction: Interaction, table: str | None = None) -> None:
        """End turn."""
        await typed.play(interaction, GAME, table, Step("end_turn"))


async def setup(bot: Huntmaster) -> None:
    """The commands are known."""
    bot.tree.add_command(Party())
