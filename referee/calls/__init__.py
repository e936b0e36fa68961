"""The calls: the questions that the referee answers, with one module per call.

`call` defines what a call is and how the referee gets from the body of a request to its answer. `schema` validates
the bodies, and `extras` builds optional parts that several calls can add to their answers.
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
"""The commands of the built-in calls, with their modules. The command line loads only the module that it needs."""
_MODULES: Final = (*_COMMANDS.values(), "start", "view", "state", "picture", "board", "scan", "photo")
_LOOKUPS: Final = ("board", "catalogue")
_added: Final[dict[str, Call[Any]]] = {}


def calls() -> list[Call[Any]]:
    """Return all calls, including those that other packages have registered."""
    return [*(_call(module) for module in _MODULES), *_added.values()]


def lookups() -> list[Lookup]:
    """Return all lookups: the GET calls for a stored board and for the catalogue."""
    modules = [import_module(f"{__name__}.{module}") for module in _LOOKUPS]
    return [lookup for module in modules for lookup in module.LOOKUPS]


def commands() -> list[str]:
    """Return the names of the commands that belong to calls, without loading the modules of the calls."""
    return [*_COMMANDS, *(call.command.name for call in _added.values() if call.command)]


def call_of(command: str) -> Call[Any] | None:
    """Return the call behind a command, or None if the command does not belong to a call."""
    if command in _COMMANDS:
        return _call(_COMMANDS[command])
    return next((call for call in _added.values() if call.command and call.command.name == command), None)


def register(call: Call[Any]) -> None:
    """Add a call of your own, for the command line and for every service that is created afterwards.

    Raises ValueError if there is already a registered call with this name, or any call with this path.
    """
    if call.name in _added or call.path in (known.path for known in calls()):
        raise ValueError(f"there is already a call {call.name} at {call.path}")
    _added[call.name] = call


def unregister(name: str) -> None:
    """Remove a registered call. Raises KeyError if no registered call has this name."""
    del _added[name]


def _call(module: str) -> Call[Any]:
    call: Call[Any] = import_module(f"{__name__}.{module}").CALL
    return call
