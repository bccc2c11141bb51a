"""Whole games between computer players, checked on the way; no Discord."""
