"""The colours of the house. Nothing is told by colour alone."""

NIGHT = "#1d1a26"
PANEL = "#2b2638"
ACTIVE_PANEL = "#453b55"
WALL = "#241d2b"
DOOR = "#b9854a"
INK = "#241d2b"
PALE = "#f3ead8"
FAINT = "#b7aec4"
GOLD = "#f2c14e"
BACK = "#6b2d3c"
BACK_EDGE = "#f3ead8"
ALARM = "#e5564f"

FLOOR_COLOURS = {"upper": "#eadfca", "ground": "#e6d3b3", "basement": "#cdced6"}
ROOM_COLOURS = {"gardens": "#cbdcae"}

PAWN_COLOURS = {
    "fathom": "#c62f3b",
    "verdge": "#2f6fd0",
    "noblesse": "#e07b12",
    "sable": "#7d3fb2",
    "albion": "#2f8a3e",
    "brass": "#7a4a2b",
}
