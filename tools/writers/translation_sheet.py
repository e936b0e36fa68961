"""Writes a sheet for translators: every text with its variables and the room it has in pictures.

    python -m tools.writers.translation_sheet de > de.md
    python -m tools.writers.translation_sheet de --pictures pictures > de.md

For a language that the referee does not support yet, the sheet has only the English texts. With
`--pictures`, the program also draws the pictures of the gallery into that folder, in the given language if the
referee supports it and otherwise in English. The sheet then lists, for each text, the pictures that show it.
"""

import argparse
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final

from referee.board.terrain import Terrain
from referee.picture.compose import PANEL
from referee.picture.lettering import label, width
from referee.picture.style import FULL
from referee.rules.catalogue import POWERS
from referee.words.languages import ENGLISH, LANGUAGES
from referee.words.messages import entries
from referee.words.speech import speech
from tests.words.choices import GROUPS, choices
from tools.writers.gallery import PICTURES, drawn
from tools.writers.sentences import CODED, FAULTY, HEXES, TYPICAL, example, sentence_of

PAGE: Final = Path(__file__).parents[2] / "referee" / "api" / "page"
KINDS: Final = {
    "a hex": ("at", "origin", "from", "to"),
    "a list of hexes": ("hexes", "choices"),
    "a tile inside a sentence": ("tile", "instead", "via", "waiver"),
    "a colour, which stands for its player": ("awaited", "colour", "owner", "player", "taker", "first", "other"),
    "a list of colours": ("colours", "players", "winners"),
    "a card": ("card",),
    "a list of names": ("cards", "tasks", "tiles", "pieces", "sections", "list"),
    "a terrain or a special hex": ("found", "ground", "terrain", "wanted"),
    "a figure or a settlement": ("figure", "piece", "shape"),
    "a horizontal line": ("line",),
    "a corner of the board": ("quarter", "second"),
    "the state of a tile": ("status",),
    "a source of gold: a card, or a part of the board": ("source",),
    "a task": ("task",),
    "a section, which is not translated": ("section", "side"),
    "the name of a thing, alone": ("tile_name", "name"),
    "a word of the interface, which is not translated": (
        "tile_word",
        "takes",
        "meant",
        "near",
        "key",
        "known",
        "forms",
    ),
    "a whole sentence": ("why", "text", "phase", "wants"),
}
"""For each kind of thing, the variables that stand for it. Any other variable is a number or a word."""
NUMBERS: Final = frozenset(
    "built byte column count degrees discarded doubts due firsts fives gold high least left longest low more most "
    "number numbers ones owed percent pixels round row seconds silos supply takers turns value walls".split()
)
ON_HEXES: Final = frozenset({*POWERS, *(terrain.value for terrain in Terrain), "capitol"})
"""Names that may appear inside a hex of a picture."""
TRIED: Final = 40
HOLE: Final = r"\\\{\w+\\\}"
"""A pattern that matches a variable in a text after `re.escape`."""


def kind_of(variable: str) -> str:
    """Return the kind of thing that a variable stands for."""
    kinds = [kind for kind, names in KINDS.items() if variable in names]
    return kinds[0] if kinds else "a number" if variable in NUMBERS else "a word"


def example_of(group: str, variable: str) -> str:
    """Return an example of what a variable becomes in an English text."""
    if variable in NUMBERS:
        return "5"
    if variable in {"hexes", "choices"}:
        return speech().hexes(HEXES, "or" if variable == "choices" else "and")
    fact = example(variable, {**TYPICAL, **FAULTY} if group == "faults" else TYPICAL)
    if group in {*CODED, "awaited"} and isinstance(fact, str) and not fact.startswith("<"):
        base, _, form = variable.partition("_")
        return speech()._form(base, fact, form) if form else speech()._fact(base, fact)
    if group == "faults":
        return str(speech()._part(variable, fact))
    return str(fact)


def variables_of(group: str, key: str) -> Iterator[str]:
    """Yield lines about the variables and optional parts of a message."""
    message = speech()._find(group, key)
    decides = {choice.name: choice for choice in choices(ENGLISH, group, key)}
    for variable in sorted(message.variables):
        choice = decides.get(variable)
        if choice and not choice.counts:
            yield f"`${variable}` decides: {', '.join(choice.variants)}"
        else:
            plural = "; has a plural" if choice else ""
            yield f"`${variable}`: {kind_of(variable)}{plural}; for example: {example_of(group, variable)}"
    for part in message.more.keys() - {"source", "why", "phrase"}:
        yield f"`.{part}` is said only if `${part}` is known"


def longest_on_a_hex() -> int:
    """Return the largest number of letters in a word that fits into a hex."""
    return max(count for count in range(1, TRIED) if label("n" * count, ringed=True, named=True))


def longest_in_a_panel() -> int:
    """Return the largest number of letters that fit on a line of the panel."""
    return int((PANEL - 2 * FULL.text) / width("n", FULL.text))


def room_of(language: str, group: str, key: str) -> Iterator[str]:
    """Yield lines about the room that a text has in pictures, if it appears there."""
    if group == "names" and key.removeprefix("tile-") in ON_HEXES:
        yield f"room in a hex: {longest_on_a_hex()} letters a line, three lines; a line breaks at a hyphen or a blank"
        name = speech(language).name(key) if language in LANGUAGES else ""
        if name and not label(name, ringed=True, named=True):
            yield f"“{name}” is too long for a hex: a letter replaces it, which the legend explains"
    elif group == "picture":
        yield f"room in the panel: {longest_in_a_panel()} letters a line"


def pictures_with(language: str, group: str, key: str, texts: dict[str, list[str]]) -> list[str]:
    """Return the names of the pictures that show a text."""
    if group not in {"names", "picture"} or key == "phrase":
        return []
    text = speech(language).name(key) if group == "names" else speech(language).shown(group, key)
    pattern = re.compile(rf"(?<!\w){re.sub(HOLE, '.+', re.escape(text))}(?!\w)")
    return [name for name, lines in texts.items() if any(pattern.search(line) for line in lines)]


def messages(language: str, texts: dict[str, list[str]]) -> Iterator[str]:
    """Yield the parts of the sheet that are about the messages."""
    translated = language in LANGUAGES
    for group in GROUPS:
        yield f"\n# {group}.ftl\n"
        for key, source in entries(ENGLISH, group).items():
            yield f"## {group}/{key}\n"
            yield f"```ftl\n{source.strip()}\n```\n"
            own = entries(language, group).get(key) if translated else None
            if own and language != ENGLISH:
                yield f"```ftl\n{own.strip()}\n```\n"
            facts = {name: example(name, TYPICAL) for name in speech()._find(group, key).variables}
            lines = [*variables_of(group, key), *room_of(language, group, key)]
            if facts and group in CODED and not choices(ENGLISH, group, key):
                lines.append(f"said: {sentence_of(speech(), group, key, facts)}")
            seen = pictures_with(language if translated else ENGLISH, group, key, texts)
            lines += [f"seen on: {', '.join(f'{name}.svg' for name in seen)}"] if seen else []
            yield "".join(f"- {line}\n" for line in lines)


def page(language: str) -> Iterator[str]:
    """Yield the lines of the sheet that are about the words on the web page."""
    english = json.loads((PAGE / f"words.{ENGLISH}.json").read_text(encoding="utf-8"))
    file = PAGE / f"words.{language}.json"
    own = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    yield "\n# The page\n"
    for key, text in english.items():
        holes = "".join(f" `{hole}` is {kind_of(hole.strip('{}'))}." for hole in re.findall(r"\{\w+\}", text))
        yield f"- `{key}`: “{text}” → “{own.get(key, '')}”{holes}"


def texts_of(picture: str) -> list[str]:
    """Return all texts of an SVG picture, including its titles and descriptions."""
    return [
        unescape(text).replace("\u00a0", " ")
        for text in re.findall(r"<(?:text|title|desc)[^>]*>\s*([^<]+?)\s*<", picture)
    ]


def sheet(language: str, pictures: Path | None = None) -> str:
    """Return the whole sheet."""
    texts: dict[str, list[str]] = {}
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        for name in PICTURES:
            picture = drawn(name, language if language in LANGUAGES else ENGLISH)
            (pictures / f"{name}.svg").write_text(picture, encoding="utf-8")
            texts[name] = texts_of(picture)
    title = f"# Texts of the referee: {ENGLISH} → {language}"
    return "\n".join([title, *messages(language, texts), *page(language), ""])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language")
    parser.add_argument("--pictures", type=Path)
    wish = parser.parse_args()
    print(sheet(wish.language, wish.pictures))
