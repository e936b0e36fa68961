"""What keeps the engine readable, counted: members of a power, questions about frames, long modules, short paths."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final, get_args

import pytest

import referee
from referee.model.frames import Frame
from referee.rules.catalogue import POWERS
from referee.rules.power import Power
from tools.trace import MAX_FILES, MAX_FUNCTIONS, path

HERE: Final = Path(referee.__file__).parent
MAX_MEMBERS: Final = 18
NEEDED_OF_EVERY_POWER: Final = {
    "tile": "its name",
    "rules": "what a ruling cites",
    "expansion": "the part of the box it is dealt with",
}
"""Members without a default: every power has its own."""
LONGEST: Final = 300
GENERATED: Final = "# Made by `python -m tools.contract.bundle`"
"""Nobody reads such a module from top to bottom."""
KNOW_FRAMES: Final = ("engine/frames/", "model/", "documents/", "words/")
FRAMES: Final = {frame.__name__ for frame in get_args(Frame)} | {"Frame"}


def own_members() -> list[str]:
    """The fields and methods that `Power` itself has."""
    declared = [field.name for field in fields(Power)]
    return declared + [name for name, found in vars(Power).items() if callable(found) and not name.startswith("_")]


def overrides(member: str) -> list[str]:
    """The powers that answer otherwise than `Power` itself."""
    defaults = {field.name: field.default for field in fields(Power)}
    if member in defaults:
        return [tile for tile, power in POWERS.items() if getattr(power, member) != defaults[member]]
    own = getattr(Power, member)
    return [tile for tile, power in POWERS.items() if getattr(type(power), member) is not own]


def test_a_power_has_few_members() -> None:
    assert len(own_members()) <= MAX_MEMBERS, own_members()


@pytest.mark.parametrize("member", own_members())
def test_no_member_is_one_tile_in_disguise(member: str) -> None:
    if member in NEEDED_OF_EVERY_POWER:
        assert len(overrides(member)) == len(POWERS)
    else:
        assert len(overrides(member)) >= 2, overrides(member)


def modules() -> Iterator[Path]:
    return HERE.rglob("*.py")


def questions_about_frames(module: Path) -> list[int]:
    """The lines that ask which kind of frame something is: in a match, or by isinstance or type."""
    found = []
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        match node:
            case ast.MatchClass(cls=ast.Name(id=name), lineno=line) if name in FRAMES:
                found.append(line)
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds], lineno=line):
                names = {name.id for name in ast.walk(kinds) if isinstance(name, ast.Name)}
                found += [line] if names & FRAMES else []
            case ast.Compare(left=ast.Call(func=ast.Name(id="type")), comparators=[ast.Name(id=name)], lineno=line):
                found += [line] if name in FRAMES else []
            case ast.Compare(left=ast.Attribute(attr="frame"), lineno=line):
                found.append(line)
            case _:
                pass
    return found


def test_only_frames_know_frames() -> None:
    asking = {str(module.relative_to(HERE)): questions_about_frames(module) for module in modules()}
    outside = {module: lines for module, lines in asking.items() if lines and not module.startswith(KNOW_FRAMES)}
    assert outside == {}


def test_the_search_for_frames_is_no_blind_one() -> None:
    assert questions_about_frames(HERE / "engine" / "frames" / "drawing.py")


def test_no_module_is_long() -> None:
    texts = {str(module.relative_to(HERE)): module.read_text("utf-8") for module in modules()}
    written = {module: len(text.splitlines()) for module, text in texts.items() if not text.startswith(GENERATED)}
    assert {module: length for module, length in written.items() if length > LONGEST} == {}


def test_a_legal_build_takes_a_short_path() -> None:
    functions = path()
    assert len(functions) <= MAX_FILES, sorted(functions)
    assert sum(map(len, functions.values())) <= MAX_FUNCTIONS
