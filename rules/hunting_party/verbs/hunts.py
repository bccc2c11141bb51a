"""The verbs of hiring and hunting: bids, declarations, denials, agents, bounties, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.questions import Outcome
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS, HUNTERS
from rules.hunting_party.cards.effects import Bounty, Gain
from rules.hunting_party.kingdom import SHARES, SILVER_PER_GOLD
from rules.hunting_party.reckoning import bends, free_shares, in_force, sent_members
from rules.hunting_party.state import (
    NOBODY,
    ORACLE,
    RED_SHARES,
    Denial,
    Hire,
    Hunt,
    Shown,
)
from rules.hunting_party.verbs.parties import PartyVerbs

SLAIN = "slain"
ALL_LOST = "all_lost"
ROUND_LIMIT = "round_limit"
OUTCOMES = (SLAIN, ALL_LOST, ROUND_LIMIT)
TAX_COLLECTOR = "tax_collector"


class HuntVerbs(PartyVerbs):
    """Hires, hunts, fights and their ends."""

    __slots__ = ()

    # --- hire ---

    def turn_up(self, location: str) -> None:
        """The top hunter of the location lies face up, for all to bid on (Hiring)."""
        (hunter,) = self.take_off(location, 1)
        self.hire = Hire(self.turn.seat, location, hunter)
        self.tell(events.HunterTurnedUp(self.turn.seat, location, hunter))

    def order_bids(self, by: int, order: Sequence[int], *, is_first: bool) -> None:
        """The bids go round in this order."""
        hire = self.open_hire()
        self.hire = replace(hire, order=tuple(order))
        self.tell(events.BidOrderChosen(hire.seat, by, is_first))

    def bid(self, seat: int, shares: int) -> None:
        """The seat's one bid is made; 0 is a pass."""
        hire = self.open_hire()
        self.hire = replace(hire, order=hire.order[1:], bids=(*hire.bids, (seat, shares)))
        if shares:
            self.hire = replace(self.hire, best=shares, bidder=seat)
            self.tell(events.BidMade(seat, shares))

    def close_hire(self) -> None:
        """The highest bidder has the hunter, or he lies under his stack."""
        hire = self.open_hire()
        self.hire = None
        if hire.bidder == NOBODY:
            self.lay_under(hire.location, (hire.hunter,))
            self.tell(events.HunterUnwanted(hire.hunter, hire.location))
            return
        self.tell(events.HireWon(hire.bidder, hire.hunter, hire.best))
        self.join(hire.bidder, hire.hunter, hire.best)

    def open_hire(self) -> Hire:
        """The hire that runs. Raises ValueError if none does."""
        if self.hire is None:
            raise ValueError("no hunter is up for hire")
        return self.hire

    # --- hunt ---

    def declare(self, skills: Sequence[str], sent: Sequence[str]) -> None:
        """The hunt is declared, and those sent are tired (Declaring Your Hunt)."""
        seat, (guiding, seeking, fighting) = self.turn.seat, skills
        self.hunt = Hunt(seat, guiding, seeking, fighting, tuple(sent))
        self.tell(events.HuntDeclared(seat, tuple(skills), tuple(sent)))
        for hunter in sent:
            member = self.member(seat, hunter)
            in_own_region = guiding in HUNTERS[hunter].skills
            stays_ready = bends(self, seat, member, "tired_by_hunting") is not None or (
                in_own_region and bends(self, seat, member, "tired_in_own_region") is not None
            )
            self.change_member(seat, hunter, is_tired=not stays_ready, has_hunted=not stays_ready)

    def open_hunt(self) -> Hunt:
        """The hunt that runs. Raises ValueError if none does."""
        if self.hunt is None:
            raise ValueError("no hunt is declared")
        return self.hunt

    def pass_hunt(self, seat: int, *, is_sharer: bool = False) -> None:
        """The seat, or the ORACLE, holds none of the three, as everybody knows now (HP-35)."""
        hunt = self.open_hunt()
        self.hunt = replace(hunt, passed=(*hunt.passed, seat))
        self.tell(events.HuntPassed(seat, is_sharer))

    def show_prophecy(self, seat: int, card: str) -> None:
        """The seat, or the ORACLE, has denied the hunt; the hunting player alone knows by which card (Thwarting)."""
        hunt = self.open_hunt()
        self.tell(events.HuntDenied(seat))
        self.change_seat(hunt.seat, shown=(*self.seats[hunt.seat].shown, Shown(seat, card, self.turn.number)))
        self.tell_seat(hunt.seat, events.ProphecyShown(seat, card))
        if seat != ORACLE:
            self.tell_seat(seat, events.ProphecyShownTo(hunt.seat, card))
        self.note_denial(seat)

    def deny_own(self) -> None:
        """The hunting player's own prophecies deny; he shows nothing (HP-36)."""
        hunt = self.open_hunt()
        self.tell(events.OwnDenial(hunt.seat, hunt.skills))
        self.note_denial(hunt.seat)

    def find_shadow(self) -> None:
        """Nobody holds any of the three: the Shadow is found, which everybody knows for good (HP-39b)."""
        hunt = self.open_hunt()
        self.tell(events.ShadowFound(hunt.seat, hunt.skills))
        self.note_denial(NOBODY)
        self.hunt = replace(self.open_hunt(), is_shadow_found=True)
        self.found = hunt.skills

    def note_denial(self, denied_by: int) -> None:
        """What everybody heard of the hunt stays known."""
        hunt = self.open_hunt()
        self.hunt = replace(hunt, denied_by=denied_by)
        self.denials.append(Denial(self.turn.number, hunt.seat, hunt.skills, hunt.passed, denied_by))

    def meet_agent(self) -> None:
        """The region's top agent is turned up (Dark Agents)."""
        hunt = self.open_hunt()
        (agent,) = self.take_off(hunt.guiding, 1)
        self.hunt = replace(hunt, agent=agent)
        self.tell(events.AgentTurnedUp(hunt.seat, hunt.guiding, agent))

    def bury_agent(self) -> None:
        """The agent turned up lies under his stack, and the next one is turned up."""
        self.tell(events.AgentBuried(self.put_agent_back()))
        self.meet_agent()

    def put_agent_back(self) -> str:
        """The agent turned up, who lies under his stack now."""
        hunt = self.open_hunt()
        self.lay_under(hunt.guiding, (hunt.agent,))
        self.hunt = replace(hunt, agent="")
        return hunt.agent

    def lend(self, seat: int, hunter: str, skills: Sequence[str]) -> None:
        """The skills count in the hunt that runs; the hunter neither moves nor tires (Archer's card)."""
        hunt = self.open_hunt()
        lent = (*hunt.lent, *((hunter, skill) for skill in skills))
        self.hunt = replace(hunt, loans=(*hunt.loans, *skills), lent=lent)
        self.tell(events.SkillsLent(seat, hunter, tuple(skills)))

    def end_hunt(self) -> None:
        """What held for the fight or the hunt is gone."""
        hunt = self.open_hunt()
        with self.telling_shares():
            self.lasting = [
                lasting
                for lasting in self.lasting
                if lasting.until != "fight" and not (lasting.until == "next_hunt" and lasting.seat == hunt.seat)
            ]
        self.hunt = None

    # --- bounty ---

    def bounty_of(self, agent: str) -> int:
        """The agent's bounty in gold, with every printed addition (HP-41)."""
        hunt = self.open_hunt()
        raised = sum(
            lasting.amount
            for lasting in self.lasting
            if lasting.word == "bounty" and lasting.seat == hunt.seat and lasting.what in ("", hunt.guiding)
        )
        along = sum(
            effect.gold
            for member in sent_members(self)
            for effect in in_force(self, hunt.seat, member)
            if isinstance(effect, Bounty) and effect.with_self
        )
        return AGENTS[agent].bounty + raised + along

    def pay_bounty(self, gold: int) -> None:
        """The hunting player has an eighth for each free share, and what his hunters earn with it, if any (Bounty)."""
        seat = self.open_hunt().seat
        free = max(0, free_shares(self, seat))
        silver = gold * SILVER_PER_GOLD * free // SHARES
        self.change_seat(seat, silver=self.seats[seat].silver + silver)
        self.tell(events.BountyPaid(seat, gold, free, silver))
        if not silver:
            return
        if any(member.hunter == TAX_COLLECTOR for member in self.seats[seat].members):
            self.change_seat(seat, silver=self.seats[seat].silver - 1)
            self.tell(events.BountyTaxed(seat, 1))
        for member in sent_members(self):
            for effect in in_force(self, seat, member):
                if isinstance(effect, Gain) and effect.when == "bounty_earned":
                    self.gain(seat, effect.silver)

    def lose_fight(self, agent: str) -> None:
        """The fight is lost; with red shares the Shadow has one more, and with the eighth everybody has lost."""
        self.tell(events.FightLost(self.open_hunt().seat, agent))
        if self.red_shares is None:
            return
        self.red_shares += 1
        self.tell(events.RedShareAdded(self.red_shares))
        if self.red_shares >= RED_SHARES:
            self.end(ALL_LOST, ())

    # --- the end ---

    def end(self, label: str, winners: tuple[int, ...]) -> None:
        """The table has ended; kept wishes and offers are dropped."""
        for seat in range(len(self.seats)):
            self.change_seat(seat, wishes=(), draft=None)
        self.offers.clear()
        outcome = Outcome(label, winners)
        self.tell(events.Ended(outcome, tuple(seat.silver for seat in self.seats)))
        self.finish(outcome)

    def end_by_slaying(self) -> None:
        """The Shadow is slain: the richest has won; of equals the slayer, then who has more free shares (HP-44)."""
        slayer = self.open_hunt().seat

        def worth(seat: int) -> tuple[int, bool, int]:
            return self.seats[seat].silver, seat == slayer, free_shares(self, seat)

        best = max(map(worth, range(len(self.seats))))
        self.end(SLAIN, tuple(seat for seat in range(len(self.seats)) if worth(seat) == best))
