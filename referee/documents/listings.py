"""The catalogue as JSON: lists of sections, tiles, cards, rules and other subjects, made from their definitions."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from referee.board.section import Section, island_sides, printed_sections
from referee.board.terrain import LETTERS, SUITABLE, Terrain
from referee.documents.reader import Json
from referee.model.findings import AssumptionCode, ContradictionCode, InconsistencyCode, RemarkCode
from referee.model.position import FIGURES, SETTLEMENTS
from referee.model.ruleset import OPTIONS, PRESETS, Ruleset
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, LOCATIONS, NOMAD_COPIES, POWERS, TASKS, TILE_CODES
from referee.rules.tile_use import takes
from referee.words.messages import entries
from referee.words.rulings import READINGS
from referee.words.speech import Speech, speech


def _named(words: Speech, name: str, kind: str = "") -> dict[str, Json]:
    """Return a name used in documents, its title in the language of `words`, and the source of that title."""
    return {"name": name, "title": words.name(name, kind), "name_source": words.name_source(name, kind)}


def _sections(words: Speech) -> list[Json]:
    return [
        {
            **_section_names(words, section),
            "expansion": section.expansion,
            "origin": section.origin,
            "rows": list(section.rows),
            "locations": dict(section.locations),
            "playable": set(section.kinds.values()) <= LOCATIONS.keys(),
        }
        for section in (*printed_sections().values(), *island_sides().values())
    ]


def _section_names(words: Speech, section: Section) -> dict[str, Json]:
    """Return the name and the title of a section, and the source of the title.

    If the section has locations, its title consists of their names.
    """
    kinds = list(dict.fromkeys(section.kinds.values()))
    sources = {words.name_source(kind, "tile") for kind in kinds}
    return {
        "name": section.name,
        "title": words.section(section.name),
        "name_source": "ours" if "ours" in sources else "book",
    }


def _terrains(words: Speech) -> list[Json]:
    return [
        {
            **_named(words, kind),
            "letter": letter,
            "special": not isinstance(kind, Terrain),
            "suitable": kind in SUITABLE,
        }
        for letter, kind in LETTERS.items()
    ]


def _tiles(words: Speech) -> list[Json]:
    return [
        {
            **_named(words, name, "tile"),
            "group": power.group.name.lower(),
            "expansion": power.expansion,
            "rules": list(power.rules),
            "actions": list(takes(power)),
            "text": words.tile(name, power.rules[0]),
            **({"copies": NOMAD_COPIES[name]} if name in NOMAD_COPIES else {}),
        }
        for name, power in POWERS.items()
    ]


def _cards(words: Speech) -> list[Json]:
    return [
        {
            **_named(words, name),
            "expansion": card.expansion,
            "rule": card.rule,
            "text": words.rule(card.rule) or words.name(name),
        }
        for name, card in CARDS.items()
    ]


def _tasks(words: Speech) -> list[Json]:
    return [
        {
            **_named(words, name),
            "expansion": task.expansion,
            "rule": task.rule,
            "gold": task.gold,
            "text": words.rule(task.rule) or words.name(name),
        }
        for name, task in TASKS.items()
    ]


def _colours(words: Speech) -> list[Json]:
    return [_named(words, colour) for colour in Colour]


def _figures(words: Speech) -> list[Json]:
    settlement = {**_named(words, "settlement", "figure"), "per_player": SETTLEMENTS}
    return [
        settlement,
        *({**_named(words, figure, "figure"), "per_player": most} for figure, most in FIGURES.items()),
    ]


def _options(_words: Speech) -> list[Json]:
    default = Ruleset()._asdict()
    return [
        {"name": name, "values": list(values), "default": default[name]}
        | {"presets": {preset: getattr(ruleset, name) for preset, ruleset in PRESETS.items()}}
        for name, values in OPTIONS.items()
    ]


def _rules(words: Speech) -> list[Json]:
    return [
        {"number": number, "text": words.rule(number), "rulings": _rulings(words, number)}
        for number in entries(words.language, "rules")
    ]


def _rulings(words: Speech, rule: str) -> list[Json]:
    rulings: list[Json] = []
    for reading in READINGS:
        if reading.rule == rule:
            text, why = words.reading(reading.key)
            rulings.append({"text": text, "option": reading.option, "why": why})
    return rulings


def _texts(words: Speech, group: str, codes: Iterable[str]) -> list[Json]:
    return [
        {"code": code, "text": words.shown(group, code) if words.knows(group, code) else words.name(code)}
        for code in codes
    ]


SUBJECTS: Final[Mapping[str, Callable[[Speech], list[Json]]]] = {
    "sections": _sections,
    "terrains": _terrains,
    "tiles": _tiles,
    "cards": _cards,
    "tasks": _tasks,
    "colours": _colours,
    "figures": _figures,
    "options": _options,
    "violations": lambda words: _texts(words, "violations", [*ViolationCode, *TILE_CODES]),
    "inconsistencies": lambda words: _texts(words, "inconsistencies", [*InconsistencyCode, *ContradictionCode]),
    "assumptions": lambda words: _texts(words, "assumptions", AssumptionCode),
    "remarks": lambda words: _texts(words, "remarks", RemarkCode),
    "rules": _rules,
}


def entries_of(subject: str, words: Speech | None = None) -> list[Json]:
    """Return the entries of one subject of the catalogue. Raises KeyError if there is no such subject."""
    return SUBJECTS[subject](words or speech())
