"""What cannot be done in the pretend world, said to whoever tried."""


class Impossible(Exception):
    """The message is a sentence for the page."""
