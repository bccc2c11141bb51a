"""/prey: one command for each thing that can be done in Hunter: Deadly Prey."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Huntmaster
from bot.hosting.sight import Sight
from cogs import showing, typed
from cogs.lists import attach, listed, many
from cogs.prey_lists import GAME, LISTS
from cogs.prey_steps import dawn_steps, first_offered, gather_steps, lay_steps, on_card, paid
from cogs.reply import acknowledge_privately
from cogs.showing import Interaction
from cogs.tables import meant
from cogs.ways import Step
from rules import PUBLIC
from rules.deadly_prey.view import View

_TABLE = "The table, if you sit at several"
_CALLINGS = "Which Callings pay, one for each point, with commas"
ANSWERS = ("join", "decline", "allow", "contest", "agree", "refuse")


async def play_first(interaction: Interaction, table: str | None, *keys: str) -> None:
    """The first of these answers that the question offers is given."""
    await acknowledge_privately(interaction)
    sight = await meant(interaction, table)
    seat = showing.own_seat(sight, interaction.user.id)
    await typed.play_at(sight, interaction, GAME, first_offered(sight, seat, *keys))


async def play_on_card(interaction: Interaction, table: str | None, spot: str, *steps: Step) -> None:
    """These steps are done on one City Card."""
    await acknowledge_privately(interaction)
    sight = await meant(interaction, table)
    seat = showing.own_seat(sight, interaction.user.id)
    await typed.play_at(sight, interaction, GAME, *on_card(sight, seat, spot, *steps))


class Card(app_commands.Group, name="card", description="Cards of your hand, and Hardships"):
    """What a hunter does with cards."""

    @app_commands.command(description="Play an Arsenal Card")
    @app_commands.describe(card="Which", target="At what", second="And this", third="And this", table=_TABLE)
    async def play(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play a card."""
        await typed.play(interaction, GAME, table, Step("play:arsenal:", card), *many("pick:", target, second, third))

    @app_commands.command(description="Discard an Arsenal Card for its value in Willpower")
    @app_commands.describe(card="Which", table=_TABLE)
    async def burn(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Burn a card."""
        await typed.play(interaction, GAME, table, Step("burn:", card))

    @app_commands.command(description="Take the half-day's Hardship for two Willpower")
    @app_commands.describe(table=_TABLE)
    async def hardship(self, interaction: Interaction, table: str | None = None) -> None:
        """Take a Hardship."""
        await typed.play(interaction, GAME, table, Step("hardship"))

    @app_commands.command(name="pay-off", description="Pay a Hardship's way out")
    @app_commands.describe(card="Which", table=_TABLE)
    async def pay_off(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Pay a Hardship off."""
        await typed.play(interaction, GAME, table, Step("pay_off:", card))

    @app_commands.command(description="Discard a card of your hand when you must")
    @app_commands.describe(card="Which", table=_TABLE)
    async def drop(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Drop a card."""
        await typed.play(interaction, GAME, table, Step("drop:", card))

    @app_commands.command(description="Choose what a card or a Hardship strikes, when it asks you")
    @app_commands.describe(what="What", table=_TABLE)
    async def pick(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Pick something."""
        await typed.play(interaction, GAME, table, Step("pick:", what))

    @app_commands.command(name="next", description="Lay the cards you look at back: which comes next")
    @app_commands.describe(card="Which", table=_TABLE)
    async def lay_next(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Lay a card back."""
        await typed.play(interaction, GAME, table, Step("next:", card))


class MonsterDeeds(app_commands.Group, name="monster", description="What only the monster does"):
    """What the monster does."""

    @app_commands.command(description="Attack a City Card, or a card of the tracker (1 to 7)")
    @app_commands.describe(target="What", callings=_CALLINGS, table=_TABLE)
    async def strike(self, interaction: Interaction, target: str, callings: str, table: str | None = None) -> None:
        """Attack."""
        await typed.play(interaction, GAME, table, Step("strike:", target), *paid(callings), Step("commit"))

    @app_commands.command(description="Raise what a hunter has to reach")
    @app_commands.describe(callings=_CALLINGS, table=_TABLE)
    async def meddle(self, interaction: Interaction, callings: str, table: str | None = None) -> None:
        """Meddle."""
        await typed.play(interaction, GAME, table, Step("meddle"), *paid(callings), Step("commit"))

    @app_commands.command(description="Exchange two Calling points for one of another Calling")
    @app_commands.describe(first="A point from", second="A point from", into="One point in", table=_TABLE)
    async def exchange(
        self, interaction: Interaction, first: str, second: str, into: str, table: str | None = None
    ) -> None:
        """Exchange points."""
        await typed.play(interaction, GAME, table, Step("exchange"), *paid(first, second), Step("into:", into))

    @app_commands.command(description="Play an Influence Card")
    @app_commands.describe(card="Which", target="At what", second="And this", third="And this", table=_TABLE)
    async def play(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play a card."""
        await typed.play(interaction, GAME, table, Step("play:influence:", card), *many("pick:", target, second, third))

    @app_commands.command(description="Use your power")
    @app_commands.describe(callings=_CALLINGS, target="At what", second="And this", third="And this", table=_TABLE)
    async def power(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        callings: str,
        target: str | None = None,
        second: str | None = None,
        third: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the power."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        aimed = many("pick:", target, second, third)
        await typed.play_at(sight, interaction, GAME, Step("play:power:", _monster_of(sight)), *aimed, *paid(callings))

    @app_commands.command(description="Lay the chip you have gained on a Calling")
    @app_commands.describe(calling="Which", table=_TABLE)
    async def feed(self, interaction: Interaction, calling: str, table: str | None = None) -> None:
        """Feed."""
        await typed.play(interaction, GAME, table, Step("feed:", calling))

    @app_commands.command(description="Whose red Willpower falls to your attack")
    @app_commands.describe(player="Whose", table=_TABLE)
    async def victim(self, interaction: Interaction, player: str, table: str | None = None) -> None:
        """Choose a victim."""
        await typed.play(interaction, GAME, table, Step("victim:", player))


def _monster_of(sight: Sight) -> str:
    """The monster of the table, as its power's key names it; "" before the table has begun."""
    view = sight.view(PUBLIC) if sight.state is not None else None
    return view.monster.name if isinstance(view, View) else ""


class Prey(app_commands.Group, name="prey", description="Hunter: Deadly Prey, by typed commands"):
    """Each command is one action of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.add_command(Card())
        self.add_command(MonsterDeeds())
        attach(self, LISTS)

    @app_commands.command(description="At the start: lay your chips, the largest first; the monster may say luck")
    @app_commands.describe(calling="On which Callings, with commas; or luck", table=_TABLE)
    async def lay(self, interaction: Interaction, calling: str, table: str | None = None) -> None:
        """Lay Callings."""
        await acknowledge_privately(interaction)
        sight = await meant(interaction, table)
        seat = showing.own_seat(sight, interaction.user.id)
        await typed.play_at(sight, interaction, GAME, *lay_steps(sight, seat, calling))

    @app_commands.command(description="At dawn: burn cards, take the Hardship for two, or nothing, and close")
    @app_commands.describe(
        burn="Arsenal Cards, with commas", hardship="Take it", pay_off="A Hardship's way out", table=_TABLE
    )
    async def dawn(
        self,
        interaction: Interaction,
        burn: str | None = None,
        hardship: bool = False,  # noqa: FBT001, FBT002  # an option of a slash command
        pay_off: str | None = None,
        table: str | None = None,
    ) -> None:
        """The dawn window."""
        await typed.play(interaction, GAME, table, *dawn_steps(burn, hardship=hardship, pay_off=pay_off))

    @app_commands.command(description="At dusk: act this night, for a Hardship or without, or rest")
    @app_commands.describe(act="How; leave it out to rest", table=_TABLE)
    async def night(self, interaction: Interaction, act: str | None = None, table: str | None = None) -> None:
        """The night's question."""
        await typed.play(interaction, GAME, table, Step("act:", act) if act else Step("rest"))

    @app_commands.command(description="With Initiative: act first or last in this phase")
    @app_commands.describe(order="First or last", table=_TABLE)
    @app_commands.choices(order=[Choice(name="first", value="first"), Choice(name="last", value="last")])
    async def rotation(self, interaction: Interaction, order: str, table: str | None = None) -> None:
        """First or last."""
        await typed.play(interaction, GAME, table, Step(order))

    @app_commands.command(description="Lay white Willpower on a City Card")
    @app_commands.describe(spot="Where, A1 to F1", willpower="How many", table=_TABLE)
    async def place(
        self, interaction: Interaction, spot: str, willpower: app_commands.Range[int, 1, 25], table: str | None = None
    ) -> None:
        """Place Willpower."""
        await typed.play(interaction, GAME, table, Step("place:", spot), Step(f"count:{willpower}"))

    @app_commands.command(description="Turn a card and try to control it")
    @app_commands.describe(spot="Which, A1 to F1", table=_TABLE)
    async def attempt(self, interaction: Interaction, spot: str, table: str | None = None) -> None:
        """Attempt a card."""
        await play_on_card(interaction, table, spot.partition(":")[0], Step("attempt:", spot))

    @app_commands.command(description="Ask the others who could to join your attempt")
    @app_commands.describe(spot="On which card", table=_TABLE)
    async def invite(self, interaction: Interaction, spot: str, table: str | None = None) -> None:
        """Invite partners."""
        await play_on_card(interaction, table, spot, Step("invite:", spot))

    @app_commands.command(description="Answer an invitation, an intruder, or what a partner proposes")
    @app_commands.describe(answer="What you say", table=_TABLE)
    @app_commands.choices(answer=[Choice(name=answer, value=answer) for answer in ANSWERS])
    async def answer(self, interaction: Interaction, answer: str, table: str | None = None) -> None:
        """Answer the others."""
        await typed.play(interaction, GAME, table, Step(answer))

    @app_commands.command(description="Ask to share control of another's card")
    @app_commands.describe(spot="Which", table=_TABLE)
    async def intrude(self, interaction: Interaction, spot: str, table: str | None = None) -> None:
        """Intrude."""
        await play_on_card(interaction, table, spot, Step("intrude:", spot))

    @app_commands.command(description="Turn white Willpower red on a card you control")
    @app_commands.describe(spot="Where", willpower="How many", table=_TABLE)
    async def reinforce(
        self, interaction: Interaction, spot: str, willpower: app_commands.Range[int, 1, 3], table: str | None = None
    ) -> None:
        """Reinforce."""
        await play_on_card(interaction, table, spot, Step(f"reinforce:{spot.upper()}:{willpower}"))

    @app_commands.command(description="Give up one red to remove others' Willpower from the card")
    @app_commands.describe(what="Whose, and where", table=_TABLE)
    async def evict(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Evict."""
        spot = (*what.split(":"), "")[1]
        await play_on_card(interaction, table, spot, Step(f"evict_{what.removeprefix('evict_')}"))

    @app_commands.command(description="Take Willpower back from any cards; nothing more in this phase")
    @app_commands.describe(what="Which, as white:A1, with commas", table=_TABLE)
    async def reclaim(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Reclaim."""
        taken = many("take:", *listed(what))
        await typed.play(interaction, GAME, table, Step("reclaim"), *taken, Step("commit"))

    @app_commands.command(description="Fill a vacancy, for a Hardship")
    @app_commands.describe(spot="Which", table=_TABLE)
    async def restore(self, interaction: Interaction, spot: str, table: str | None = None) -> None:
        """Restore."""
        await typed.play(interaction, GAME, table, Step("restore:", spot))

    @app_commands.command(description="Keep the turned card, draw another, or swap it with the tracker")
    @app_commands.describe(what="Keep or redraw", swap="Or a card of the tracker", table=_TABLE)
    @app_commands.choices(what=[Choice(name="keep", value="keep"), Choice(name="redraw", value="redraw")])
    async def choose(
        self, interaction: Interaction, what: str = "keep", swap: str | None = None, table: str | None = None
    ) -> None:
        """Choose the card."""
        await typed.play(interaction, GAME, table, Step("swap:", swap) if swap else Step(what))

    @app_commands.command(description="Go by points, or by dice")
    @app_commands.describe(method="Points or dice", table=_TABLE)
    @app_commands.choices(method=[Choice(name="points", value="points"), Choice(name="dice", value="dice")])
    async def method(self, interaction: Interaction, method: str, table: str | None = None) -> None:
        """Points or dice."""
        await typed.play(interaction, GAME, table, Step(f"method:{method}"))

    @app_commands.command(description="Put your points together, and commit")
    @app_commands.describe(
        invoke="Own cards, with commas",
        poach="Others' cards, with commas",
        willpower="Of your reserve, two points each",
        trophies="Defeated Minions, with commas",
        tactics="The set whose chips stay at 1",
        table=_TABLE,
    )
    async def gather(  # noqa: PLR0917  # each is an option of the slash command
        self,
        interaction: Interaction,
        invoke: str | None = None,
        poach: str | None = None,
        willpower: app_commands.Range[int, 0, 25] = 0,
        trophies: str | None = None,
        tactics: str | None = None,
        table: str | None = None,
    ) -> None:
        """Gather points."""
        await typed.play(interaction, GAME, table, *gather_steps(invoke, poach, willpower, trophies, tactics))

    @app_commands.command(description="Roll: with trophies, or instead of gathering")
    @app_commands.describe(trophies="Defeated Minions to cash in, with commas", table=_TABLE)
    async def roll(self, interaction: Interaction, trophies: str | None = None, table: str | None = None) -> None:
        """Roll dice."""
        if trophies:
            await typed.play(interaction, GAME, table, *many("trophy:", *listed(trophies)), Step("roll"))
        else:
            await play_first(interaction, table, "roll", "dice")

    @app_commands.command(description="How many of your white Willpower turn red")
    @app_commands.describe(willpower="How many", table=_TABLE)
    async def red(
        self, interaction: Interaction, willpower: app_commands.Range[int, 1, 3], table: str | None = None
    ) -> None:
        """Turn Willpower red."""
        await typed.play(interaction, GAME, table, Step(f"red:{willpower}"))

    @app_commands.command(description="Discard an Arsenal Card towards what you owe")
    @app_commands.describe(card="Which", table=_TABLE)
    async def pay(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Pay a debt."""
        await typed.play(interaction, GAME, table, Step("debt:", card))

    @app_commands.command(description="Let this slot go; the second time it ends the phase for you")
    @app_commands.describe(table=_TABLE)
    async def skip(self, interaction: Interaction, table: str | None = None) -> None:
        """Skip a slot."""
        await typed.play(interaction, GAME, table, Step("skip"))

    @app_commands.command(description="Nothing more on this card, or in this phase")
    @app_commands.describe(table=_TABLE)
    async def done(self, interaction: Interaction, table: str | None = None) -> None:
        """End the slot, or the phase."""
        await play_first(interaction, table, "end_slot", "done")

    @app_commands.command(name="pass", description="Play nothing: in a window, after a roll, or no attack")
    @app_commands.describe(table=_TABLE)
    async def pass_on(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass."""
        await play_first(interaction, table, "no_strike", "stand", "pass")

    @app_commands.command(description="Give a standing order, or take it back")
    @app_commands.describe(order="Which", table=_TABLE)
    async def order(self, interaction: Interaction, order: str, table: str | None = None) -> None:
        """Standing orders."""
        await typed.play(interaction, GAME, table, Step("order:", order))


async def setup(bot: Huntmaster) -> None:
    """The commands are known."""
    bot.tree.add_command(Prey())
