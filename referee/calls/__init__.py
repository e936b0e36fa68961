"""The questions that the referee answers: one module per question, which holds everything about it.

`call` says what a call is and drives every one of them; `schema` makes the schemas that guard their bodies; `extras`
is what an answer can include on request. The documents that answers are made of are in `referee.documents`.
"""

from importlib import import_module
from typing import Any, Final

from referee.calls.call import Call, Lookup

__all__ = ["calls", "commands", "lookups", "register", "unregister"]

_COMMANDS: Final = {
    "rule": "ruling",
    "legal": "legal_actions",
    "score": "score",
    "audit": "audit",
    "replay": "replay",
}
"""The modules of calls that are also commands, so that the command line need not load the others."""
_MODULES: Final = (*_COMMANDS.values(), "start", "view", "state", "picture", "board", "scan", "photo")
_LOOKUPS: Final = ("board", "catalogue")
_added: Final[dict[str, Call[Any]]] = {}


def calls() -> list[Call[Any]]:
    """Every call, also those that other packages have registered."""
    return [*(_call(module) for module in _MODULES), *_added.values()]


def lookups() -> list[Lookup]:
    """Every call that looks something up by its name."""
    found: list[Lookup] = [import_module(f"{__name__}.{module}").LOOKUP for module in _LOOKUPS]
    return found


def commands() -> list[str]:
    """The names of the commands that ask a question about files, without loading their modules."""
    return [*_COMMANDS, *(call.command.name for call in _added.values() if call.command)]


def call_of(command: str) -> Call[Any] | None:
    """The call behind a command; None if there is none."""
    if command in _COMMANDS:
        return _call(_COMMANDS[command])
    return next((call for call in _added.values() if call.command and call.command.name == command), None)


def register(call: Call[Any]) -> None:
    """Add a call of your own. Services that are made afterwards answer it, and so does the command line."""
    if call.name in _added or call.path in (known.path for known in calls()):
        raise ValueError(f"there is already a call {call.name} at {call.path}")
    _added[call.name] = call


def unregister(name: str) -> None:
    """Remove a call that was added."""
    del _added[name]


def _call(module: str) -> Call[Any]:
    call: Call[Any] = import_module(f"{__name__}.{module}").CALL
    return call
