"""Hunting Party: the rules of the second game."""
