"""A transaction: every statement the bot may make, in one place."""

from persistence.actions import Actions
from persistence.alive import Alive
from persistence.events import Events
from persistence.messages import Messages
from persistence.outbox import Outbox
from persistence.people import People
from persistence.questions import Questions
from persistence.seats import Seats
from persistence.tables import Tables


class Transaction(Tables, Seats, Actions, Events, Questions, Outbox, Messages, People, Alive):
    """What a piece of work is given by `Store.write` and `Store.read`; of no use once that work has returned."""
