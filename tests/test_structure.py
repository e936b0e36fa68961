"""The structure of the engine: each member of `Power` serves several tiles, and few modules check a frame's kind."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import pytest

import referee
from referee.model.frames import Frame
from referee.rules.catalogue import POWERS
from referee.rules.power import Power

HERE: Final = Path(referee.__file__).parent
MAX_MEMBERS: Final = 19
NEEDED_OF_EVERY_POWER: Final = {
    "tile": "its name",
    "rules": "what a ruling cites",
    "expansion": "the part of the box it is dealt with",
}
"""Members without a default. Every power defines its own value."""
KNOW_FRAMES: Final = ("engine/frames/", "model/", "documents/", "words/", "client/documents.py")
"""The packages and modules that may check a frame's kind. `client/documents.py` is generated from the contract."""
FRAMES: Final = {frame.__name__ for frame in get_args(Frame)} | {"Frame"}
WORDS: Final = {frame._field_defaults["frame"] for frame in get_args(Frame)}


def own_members() -> list[str]:
    """The fields and methods that `Power` itself defines."""
    return list(Power.members()) + [
        name for name, found in vars(Power).items() if callable(found) and not name.startswith("_")
    ]


def overrides(member: str) -> list[str]:
    """The tiles whose power gives this member a value or method different from that of `Power` itself."""
    if member in Power.members():
        default = getattr(Power, member, None)
        return [tile for tile, power in POWERS.items() if getattr(power, member) != default]
    own = getattr(Power, member)
    return [tile for tile, power in POWERS.items() if getattr(type(power), member) is not own]


def test_a_power_has_few_members() -> None:
    assert len(own_members()) <= MAX_MEMBERS, own_members()


@pytest.mark.parametrize("member", own_members())
def test_every_optional_member_serves_several_tiles(member: str) -> None:
    if member in NEEDED_OF_EVERY_POWER:
        assert len(overrides(member)) == len(POWERS)
    else:
        assert len(overrides(member)) >= 2, overrides(member)


def modules() -> Iterator[Path]:
    return HERE.rglob("*.py")


def questions_about_frames(source: str) -> list[int]:
    """The numbers of the lines that check which kind of frame something is.

    Such a line has a match, an isinstance call, a comparison, or a dictionary with entries for kinds of frames.
    """
    return sorted({node.lineno for node in ast.walk(ast.parse(source)) if _asks(node)})  # type: ignore[attr-defined]


def _asks(node: ast.AST) -> bool:
    match node:
        case ast.MatchClass(cls=ast.Name(id=name)):
            return name in FRAMES
        case ast.MatchMapping(keys=keys):
            return any(isinstance(key, ast.Constant) and key.value == "frame" for key in keys)
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
            return any(isinstance(name, ast.Name) and name.id in FRAMES for name in ast.walk(kinds))
        case ast.Compare(left=left, comparators=others):
            return any(_is_kind(side) for side in (left, *others))
        case ast.Match(subject=subject):
            return _is_kind(subject)
        case ast.Dict(keys=keys):
            return _are_frames(keys)
        case _:
            return False


def _is_kind(node: ast.expr) -> bool:
    """Whether a node is `x.frame`, `x["frame"]`, `x.get("frame")` or the name of a frame class."""
    match node:
        case (
            ast.Attribute(attr="frame")
            | ast.Subscript(slice=ast.Constant("frame"))
            | ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant("frame"), *_])
        ):
            return True
        case ast.Name(id=name):
            return name in FRAMES - {"Frame"}
        case _:
            return False


def _are_frames(keys: list[ast.expr | None]) -> bool:
    """Whether the keys include a frame class or the names of two or more kinds of frames.

    A single name is not enough, because the word may mean something else there.
    """
    named = [key for key in keys if isinstance(key, ast.Name) and key.id in FRAMES]
    words = [key for key in keys if isinstance(key, ast.Constant) and key.value in WORDS]
    return bool(named) or len(words) > 1


def test_only_certain_modules_check_the_kind_of_a_frame() -> None:
    asking = {
        str(module.relative_to(HERE)): questions_about_frames(module.read_text("utf-8")) for module in modules()
    }
    outside = {module for module, lines in asking.items() if lines and not module.startswith(KNOW_FRAMES)}
    assert not outside, {module: asking[module] for module in outside}


@pytest.mark.parametrize(
    "question",
    [
        "match frame:\n    case Turning(player=seat): pass",
        "match document:\n    case {'frame': 'turning'}: pass",
        "match frame.frame:\n    case 'turning': pass",
        "isinstance(frame, Turning | Using)",
        "type(frame) is Drawing",
        "frame.frame == 'using'",
        "document['frame'] in SOME",
        "'using' == document.get('frame')",
        "{Turning: 1, Using: 2}",
        "{'turning': 1, 'drawing': 2}",
        "SAYINGS = {**OTHERS, 'using': 1, 'harvesting': 2}",
    ],
)
def test_every_way_to_check_the_kind_is_found(question: str) -> None:
    assert questions_about_frames(question)


@pytest.mark.parametrize(
    "harmless", ["{'using': 1}", "OWN[frame.frame].legal", "frames[-1].player", "match card:\n    case Card(): pass"]
)
def test_other_code_is_not_taken_for_a_check(harmless: str) -> None:
    assert not questions_about_frames(harmless)


def test_the_checks_in_a_frame_module_are_found() -> None:
    assert questions_about_frames((HERE / "engine" / "frames" / "drawing.py").read_text("utf-8"))
