"""Deadly Prey: the rules of the third game."""
