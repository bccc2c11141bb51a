"""The house's own rules, held by reading its source: storeys, purity, size, docstrings, names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]

# Each storey with what it may import of the house.
STOREYS = {
    "rules": {"rules"},
    "persistence": {"persistence"},
    "bot": {"bot", "rules", "persistence"},
    "cogs": {"cogs", "bot", "rules", "persistence"},
}
FOLDERS = (*STOREYS, "tests")

# What would make a game depend on more than its state and the answers: the outside world, luck, a clock, files.
IMPURE_MODULES = {
    *("discord", "simcord", "asyncio", "aiosqlite", "sqlite3", "socket", "subprocess", "threading", "multiprocessing"),
    *("random", "secrets", "uuid"),
    *("time", "datetime", "calendar"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "glob", "pickle", "logging", "importlib"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "hash", "id"}

MOST_LINES = 400
MAY_CATCH_ANYTHING = {
    "cogs/errors.py",  # where every user gets an answer
    "bot/courier.py",  # news that cannot be told holds up no other news
    "bot/ticker.py",  # a table that is broken holds up no other table
    "persistence/group.py",  # a writer's error is kept, and raised again in that writer's caller
}
EMPTY_NAMES = ("Manager", "Helper", "Helpers", "Util", "Utils")
UNFINISHED = tuple(first + rest for first, rest in (("TO", "DO"), ("FIX", "ME"), ("X", "XX")))


def modules_in(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (TOP / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(TOP).as_posix()


def nodes_of(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a module imports, wherever in it the import stands."""
    for node in nodes_of(path):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in names)


def first_part(dotted: str) -> str:
    return dotted.partition(".")[0]


def is_catch_all(node: ast.AST) -> bool:
    """Whether every exception may end at a node: a bare except, except Exception, suppress(Exception)."""
    match node:
        case ast.ExceptHandler(body=[*_, ast.Raise(exc=None)]):
            return False
        case ast.ExceptHandler(type=None):
            return True
        case ast.ExceptHandler(type=ast.expr() as caught):
            parts = [caught]
        case ast.Call(func=ast.Name("suppress") | ast.Attribute(attr="suppress"), args=parts):
            pass
        case _:
            return False
    names = [part for whole in parts for part in ast.walk(whole) if isinstance(part, ast.Name)]
    return any(name.id in {"Exception", "BaseException"} for name in names)


def assert_none(offenders: list[str], what: str) -> None:
    assert not offenders, f"{what}:\n  " + "\n  ".join(offenders)


@pytest.mark.parametrize("storey", STOREYS)
def test_imports_run_one_way(storey):
    offenders = [
        f"{name_of(path)}:{line} imports {imported}"
        for path in modules_in(storey)
        for line, imported in imports_of(path)
        if first_part(imported) in set(FOLDERS) - STOREYS[storey]
    ]
    assert_none(offenders, f"{storey} may import of the house only {', '.join(sorted(STOREYS[storey]))}")


def test_imports_are_written_in_full():
    offenders = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules_in(*FOLDERS)
        for node in nodes_of(path)
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert_none(offenders, "relative imports, which the test of the storeys cannot see through")


def test_rules_import_nothing_impure():
    offenders = [
        f"{name_of(path)}:{line} imports {imported}"
        for path in modules_in("rules")
        for line, imported in imports_of(path)
        if first_part(imported) in IMPURE_MODULES
    ]
    assert_none(offenders, "rules know no Discord, clock, luck of their own, or files")


def test_only_the_codec_of_the_rules_imports_pydantic():
    offenders = [
        f"{name_of(path)}:{line} imports {imported}"
        for path in modules_in("rules")
        for line, imported in imports_of(path)
        if first_part(imported) == "pydantic" and name_of(path) != "rules/core/codec.py"
    ]
    assert_none(offenders, "pydantic stands at the edge of the rules, in rules/core/codec.py")


def test_rules_call_nothing_impure():
    offenders = [
        f"{name_of(path)}:{node.lineno} calls {node.func.id}()"
        for path in modules_in("rules")
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    assert_none(offenders, "rules reach outside, or depend on the process they run in")


def test_strict_storeys_do_not_escape_their_types():
    offenders = [
        f"{name_of(path)}:{line} imports {imported}"
        for path in modules_in("rules", "persistence")
        for line, imported in imports_of(path)
        if imported in {"typing.Any", "typing.cast"}
    ]
    assert_none(offenders, "rules and persistence are typed without Any and cast")


def test_no_file_is_too_long():
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules_in(*FOLDERS)
        if not path.match("rules/*/cards/*.py")
    }
    offenders = [f"{name}: {length} lines" for name, length in lengths.items() if length > MOST_LINES]
    assert_none(offenders, f"over {MOST_LINES} lines (one idea a file)")


def test_every_module_says_what_it_is():
    offenders = [
        name_of(path)
        for path in modules_in(*FOLDERS)
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert_none(offenders, "without a docstring that says what part of the game or bot it is")


def test_anything_is_caught_in_one_place_only():
    offenders = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules_in(*FOLDERS)
        if name_of(path) not in MAY_CATCH_ANYTHING
        for node in nodes_of(path)
        if is_catch_all(node)
    ]
    assert_none(offenders, f"catch every exception, outside {', '.join(sorted(MAY_CATCH_ANYTHING))}")


def test_nothing_is_marked_as_unfinished():
    offenders = [
        f"{name_of(path)}:{number} {line.strip()}"
        for path in modules_in(*FOLDERS)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if any(mark in line for mark in UNFINISHED)
    ]
    assert_none(offenders, "marked as unfinished")


def test_names_say_something():
    classes = [
        (f"{name_of(path)}:{node.lineno} {node.name}", node.name)
        for path in modules_in(*FOLDERS)
        for node in nodes_of(path)
        if isinstance(node, ast.ClassDef)
    ]
    files = [(name_of(path), path.stem.title()) for path in modules_in(*FOLDERS)]
    offenders = [shown for shown, name in classes + files if name.endswith(EMPTY_NAMES)]
    assert_none(offenders, "named after nothing in the game or the bot")


@pytest.mark.parametrize(
    ("source", "is_seen"),
    [
        ("try:\n    f()\nexcept:\n    g()", True),
        ("try:\n    f()\nexcept Exception:\n    g()", True),
        ("try:\n    f()\nexcept (KeyError, BaseException) as error:\n    g()", True),
        ("with contextlib.suppress(Exception):\n    f()", True),
        ("try:\n    f()\nexcept BaseException:\n    g()\n    raise", False),
        ("with suppress(KeyError):\n    f()", False),
        ("try:\n    f()\nexcept KeyError:\n    g()", False),
    ],
)
def test_a_catch_all_is_seen(source, is_seen):
    assert any(is_catch_all(node) for node in ast.walk(ast.parse(source))) is is_seen


def test_an_import_is_seen_wherever_it_stands(tmp_path):
    module = tmp_path / "module.py"
    module.write_text("import a.b\ndef f():\n    from c import d\n    from . import e\n")
    assert list(imports_of(module)) == [(1, "a.b"), (3, "c.d")]
