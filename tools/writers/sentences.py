"""`make sentences`: writes every message with typical facts as a sentence, in one file per language.

Review the differences after a change to the texts. A test fails if a file is out of date.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Final

from referee.base.faults import Fact, Fault
from referee.board.hexes import named_set
from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from referee.words.speech import Speech, speech
from tests.words.choices import GROUPS, MANY, choices

FOLDER: Final = Path(__file__).parents[2] / "tests" / "words" / "sentences"
CODED: Final = {"accounts", "actions", "assumptions", "events", "inconsistencies", "remarks", "repairs", "violations"}
"""Groups whose facts are codes of the game, which become names in the sentence."""
HEXES: Final = named_set(["e10", "e8", "f9"])
TYPICAL: Final[dict[str, Fact]] = {
    "at": "c7",
    "card": "desert",
    "cards": "desert, grass",
    "colour": "blue",
    "colours": "blue, orange",
    "figure": "warrior",
    "found_indefinite": "castle",
    "from": "d4",
    "ground": "flower-field",
    "instead": "tavern",
    "line": "i:5",
    "origin": "d5",
    "owner": "black",
    "piece": "settlement",
    "player": "orange",
    "quarter": "top-left",
    "second": "bottom-right",
    "source": "mayors",
    "status": "ready",
    "section": "barracks-crossroads",
    "takes": "build or move",
    "task": "compass-points",
    "tasks": "road, advance",
    "tile": "foresters-lodge",
    "tile_name": "foresters-lodge",
    "tile_word": "foresters-lodge",
    "to": "e6",
    "via": "oracle",
    "waiver": "outpost",
}
"""Typical facts. For any other fact, see `example`."""
GENDERED: Final = ("warrior", "wagon")
"""Two pieces whose names differ in gender in some languages."""
FAULTY: Final[dict[str, Fact]] = {
    "forms": ("`one`", "`two`", "`three`"),
    "hexes": ("e10", "e8", "f9"),
    "kind": "string",
    "known": ("one", "two"),
    "letters": ("G", "F"),
    "quarter": "top left",
    "wanted": "object",
    "why": Fault("/why", "twice", {"found": "farm"}),
}
"""The typical facts of faults that differ from those in TYPICAL or are missing there."""


def sentence_of(words: Speech, group: str, key: str, facts: dict[str, Fact]) -> str:
    """Return the sentence for a message with these facts, as a caller gets it."""
    if group == "faults":
        return words.fault(Fault("/place/key", key, facts))
    plain = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    if group not in CODED:
        return words.say(group, key, **plain)
    told = {name.partition("_")[0]: fact for name, fact in plain.items() if name not in {"hexes", "choices"}}
    hexes = words.hexes(HEXES) if "hexes" in plain else ""
    choices = words.hexes(HEXES, "or") if "choices" in plain else None
    return words._sentence(group, key, told, hexes, choices)


def facts_of(language: str, group: str, key: str) -> Iterator[dict[str, Fact]]:
    """Yield facts for each way to say a message: singular and plural, and each word that selects a variant."""
    message = speech(language)._find(group, key)
    wanted = sorted(message.variables | message.more.keys())
    typical = {**TYPICAL, **FAULTY} if group == "faults" else TYPICAL
    ways: dict[str, list[Fact]] = {name: [example(name, typical)] for name in wanted}
    for choice in choices(language, group, key):
        if choice.name.endswith("_gender"):
            ways[choice.name] = list(GENDERED)
        else:
            none = [0] if "0" in choice.variants else []
            ways[choice.name] = [*none, 1, MANY] if choice.counts else list(choice.variants)
    for values in product(*ways.values()):
        yield dict(zip(ways, values, strict=True))


def example(name: str, typical: Mapping[str, Fact]) -> Fact:
    """Return a typical fact or, if there is none, the name in angle brackets.

    `tile_dative` has the same example as `tile`, because only the form of the word differs.
    """
    return typical.get(name, typical.get(name.partition("_")[0], f"<{name}>"))


def sentences(language: str) -> str:
    """Return all sentences of a language, each on its own line after its group and key."""
    lines = [
        f"{group}/{key}: {sentence_of(speech(language), group, key, facts)}"
        for group in GROUPS
        for key in entries(language, group)
        for facts in facts_of(language, group, key)
    ]
    return "".join(f"{line}\n" for line in dict.fromkeys(lines))


def file_of(language: str) -> Path:
    """Return the file for the sentences of a language."""
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        file_of(language).write_text(sentences(language), encoding="utf-8")
