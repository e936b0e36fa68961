"""Reads the message files (Project Fluent) on demand. This module does not depend on the game.

The files are split into messages without being parsed, and each message is parsed only when it is first used. Parsing
a whole language takes more than 0.1 s, but parsing one message usually takes less than half a millisecond.
`fluent.runtime` chooses the variants. The result is kept as a format string, which is much faster to fill in
(docs/adr/0007).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Placeable, StringLiteral, TextElement, VariableReference

from referee.words.languages import ENGLISH

Values = Mapping[str, str | int]
_START: Final = re.compile(r"^(?=[a-zA-Z][\w-]* =)", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\$([\w-]+)")
_SELECTOR: Final = re.compile(r"\{\s*\$([\w-]+)\s*->")
_MAX_CHOICES: Final = 200
"""The maximum number of format strings that are cached for one sentence of a message."""


class MessageError(LookupError):
    """Raised when a message has no text or cannot be formatted with the given values."""


class Message(NamedTuple):
    """A main sentence, and further sentences by name, which appear only if a value with their name is given."""

    say: Callable[[Values], str]
    more: Mapping[str, Callable[[Values], str]]
    variables: frozenset[str]


class Messages:
    """All messages of one language, by group and key. The messages of a group are in the files `<group>.ftl`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}
        """One bundle for each group, because two groups may use the same key."""
        self._found: dict[tuple[str, str], Message | None] = {}

    def find(self, group: str, key: str) -> Message | None:
        """The message with this key in this group; None if there is no such message."""
        try:
            return self._found[group, key]
        except KeyError:
            text = entries(self.language, group).get(key)
            message = None if text is None else self._parsed(group, key, text)
            if message:
                # Unknown keys are not cached, because callers can invent any number of them.
                self._found[group, key] = message
            return message

    def _parsed(self, group: str, key: str, text: str) -> Message:
        if group not in self._bundles:
            self._bundles[group] = FluentBundle([self.language], use_isolating=False)
        bundle = self._bundles[group]
        bundle.add_resource(FluentResource(text))
        entry = bundle.get_message(key)
        if entry.value is None:
            raise MessageError(f"{self.language}: {key} has no text")
        selectors = sorted(set(_SELECTOR.findall(text)))
        more = {name: self._filled(bundle, pattern, selectors) for name, pattern in entry.attributes.items()}
        return Message(self._filled(bundle, entry.value, selectors), more, frozenset(_VARIABLE.findall(text)))

    def _filled(self, bundle: FluentBundle, pattern: Pattern, selectors: Sequence[str]) -> Callable[[Values], str]:
        """A function that formats this pattern with given values. It caches the chosen variants as format strings."""
        template = _template(pattern)
        if template is not None:
            return template.format_map
        chosen: dict[tuple[str | int | None, ...], str] = {}

        def choose(values: Values) -> str:
            choice = tuple([values.get(name) for name in selectors])
            template = chosen.get(choice)
            if template is None:
                kept = {name: value if name in selectors else f"{{{name}}}" for name, value in values.items()}
                said, errors = bundle.format_pattern(pattern, kept)
                if errors:
                    raise MessageError(f"{self.language}: {errors[0]}")
                if len(chosen) >= _MAX_CHOICES:
                    chosen.clear()
                template = chosen[choice] = str(said)
            return template.format_map(values)

        return choose


_folders: Final[list[Traversable]] = [resources.files("referee.words")]
"""The folders that contain message files, named `<language>/<group>.ftl`."""


def add_folder(folder: Traversable) -> None:
    """Also read messages from this folder. Packages that add a call, a tile or a card do this for their texts.

    If the folder lacks a text in some language, the English version of the text is used.
    """
    _folders.append(folder)
    entries.cache_clear()


def remove_folder(folder: Traversable) -> None:
    """Stop reading messages from a folder that was added before."""
    _folders.remove(folder)
    entries.cache_clear()


@cache
def entries(language: str, group: str) -> Mapping[str, str]:
    """The source text of each message of a group, by key."""
    messages: dict[str, str] = {}
    own, *added = _folders
    files = [own / language, *(folder / name for folder in added for name in dict.fromkeys((ENGLISH, language)))]
    for file in (place / f"{group}.ftl" for place in files):
        if file.is_file():
            parts = _START.split(file.read_text(encoding="utf-8"))
            messages |= {part.partition(" =")[0]: part for part in parts if part and not part.startswith("#")}
    return messages


def _template(pattern: Pattern) -> str | None:
    """The pattern as a format string; None if it contains anything except text and variables."""
    parts = []
    # fluent.runtime has its own node types. It stores a pattern of one element as that element itself.
    for element in getattr(pattern, "elements", [pattern]):
        match element:
            case TextElement(value=text):
                parts.append(_escaped(str(text)))
            case StringLiteral(value=text):
                parts.append(_escaped(str(text)))
            case Placeable(expression=VariableReference(id=variable)):
                parts.append(f"{{{variable.name}}}")
            case VariableReference(id=variable):
                parts.append(f"{{{variable.name}}}")
            case _:
                return None
    return "".join(parts)


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")
