"""Every one-line change to a module that should make a difference: where it stands and what the line becomes.

Names, annotations, decorators, docstrings, assertions and the words of refusals are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
TWINS = {"any": "random", "random": "any", "move": "interact", "interact": "move", "wound": "cards", "cards": "wound"}
"""Words of the rules' data that stand for one another's opposite."""

NOT_RULES = {"__all__", "__slots__", "version"}
NOT_SWAPPED = {"Illegal", "isinstance", "min", "max"}
"""Calls whose first two arguments are not exchanged: it would change nothing, or nothing but words."""

Found = Iterator[tuple[str, ast.expr | ast.stmt, str]]
"""Changes to a node: the kind of change, what is replaced, and the code that takes its place."""


@dataclass(frozen=True)
class Change:
    """One change to a module: `kind` is the sort of change, `before` and `after` the code in question."""

    path: Path
    line: int
    kind: str
    before: str
    after: str
    source: bytes
    """The whole module as it reads with the change."""


def changes_in(path: Path) -> list[Change]:
    """All changes of a module, in the order of its lines."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for kind, node, new in _walked(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        text = new if isinstance(node, ast.stmt) else f"({new})"
        changed = source[:start] + text.encode() + source[end:]
        found.append(Change(path, node.lineno, kind, ast.unparse(node), new, changed))
    return found


def _walked(node: ast.AST) -> Found:
    yield from _changed(node)
    for child in _parts(node):
        yield from _walked(child)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node in which a change means something."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.Expr(ast.Constant()):
            return
        case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.keyword(arg="strict"):
            return
        case ast.Assign(targets=[ast.Name(name)]) if name in NOT_RULES:
            return
        case ast.Call(func=ast.Name("Illegal")):
            return
        case ast.Subscript(slice=ast.Tuple() as index):
            yield from (node.value, *index.elts)
            return
    left_alone = {"annotation", "returns", "decorator_list", "bases"}
    for field, value in ast.iter_fields(node):
        if field not in left_alone:
            yield from (part for part in (value if isinstance(value, list) else [value]) if isinstance(part, ast.AST))


def _changed(node: ast.AST) -> Found:
    """The changes to one node alone."""
    match node:
        case ast.Compare(left, [op], right):
            yield "comparison", node, ast.unparse(ast.Compare(left, [COMPARISONS[type(op)]()], right))
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield "arithmetic", node, ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))
        case ast.BoolOp(op, values):
            yield "and, or", node, ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.If(test=test) | ast.IfExp(test=test) | ast.match_case(guard=ast.expr() as test):
            yield from _reversed(test)
        case ast.comprehension(ifs=[test]):
            yield "condition", test, "True"
        case ast.Tuple(parts, ast.Load()):
            for part in parts:
                yield "left out", node, ast.unparse(ast.Tuple([other for other in parts if other is not part]))
        case ast.Call(func, [first, second, *rest]) if ast.unparse(func) not in NOT_SWAPPED:
            yield "swapped", node, ast.unparse(ast.Call(func, [second, first, *rest], node.keywords))
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "dropped", node, "pass"
        case ast.Constant(value):
            yield from (("constant", node, repr(other)) for other in _other_values(value))


def _reversed(test: ast.expr) -> Found:
    """The condition turned into its opposite; of a comparison that is a change of its own already."""
    match test:
        case ast.Compare() | ast.Name("TYPE_CHECKING"):
            return
        case ast.UnaryOp(ast.Not(), operand):
            yield "condition", test, ast.unparse(operand)
        case _:
            yield "condition", test, ast.unparse(ast.UnaryOp(ast.Not(), test))


def _other_values(value: object) -> tuple[object, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1) if value else (1,)
        case str() if value in TWINS:
            return (TWINS[value],)
        case str() if " " in value:
            return (value.partition(" ")[2], value.rpartition(" ")[0])
        case _:
            return ()
