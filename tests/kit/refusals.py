"""The refusals that the rules can make, read from their source."""

import ast
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parents[2]


def refusals_of(*folders: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Every refusal made in these folders of `rules`: its reason, its rule, and the fields that stand with it."""
    found = {
        refusal
        for folder in folders
        for path in (TOP / "rules" / folder).rglob("*.py")
        for refusal in _in_module(ast.parse(path.read_text(encoding="utf-8")))
    }
    return sorted(found)


def _in_module(module: ast.Module) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    tables = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Name("Illegal"), [reason, ast.Constant(str(rule)), *rest]):
                fields = tuple(field for dictionary in rest for field in _constants(dictionary))
                yield from ((text, rule, fields) for text in _reasons(reason, tables))


def _reasons(node: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The texts that an expression may come to: itself, either of two, or any value of a table of the module."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(_, one, other):
            yield from (*_reasons(one, tables), *_reasons(other, tables))
        case ast.Subscript(ast.Name(name)):
            match tables[name]:
                case ast.Dict(_, values):
                    yield from (text for value in values for text in _reasons(value, tables))
        case _:
            raise ValueError(f"cannot read the reason {ast.unparse(node)}")


def _constants(dictionary: ast.expr) -> Iterator[str]:
    match dictionary:
        case ast.Dict(keys):
            yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
