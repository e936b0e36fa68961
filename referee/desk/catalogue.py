"""What there is: sections, terrains, tiles, cards, tasks, options, codes, rules. Read from where they are defined."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.board.section import island_sides, printed_sections
from referee.board.terrain import LETTERS, SUITABLE, Terrain
from referee.model.ruleset import OPTIONS, PRESETS, Ruleset
from referee.rules.catalogue import CARDS, LOCATIONS, NOMAD_COPIES, POWERS, TASKS
from referee.wire.reader import Json
from referee.words import english
from referee.words.rules import RULES
from referee.words.rulings import READINGS
from referee.words.tiles import TILES


def _sections() -> list[Json]:
    return [
        {
            "name": section.name,
            "expansion": section.expansion,
            "origin": section.origin,
            "rows": list(section.rows),
            "locations": dict(section.locations),
            "playable": set(section.kinds.values()) <= LOCATIONS.keys(),
        }
        for section in (*printed_sections().values(), *island_sides().values())
    ]


def _terrains() -> list[Json]:
    return [
        {"name": kind, "letter": letter, "special": not isinstance(kind, Terrain), "suitable": kind in SUITABLE}
        for letter, kind in LETTERS.items()
    ]


def _tiles() -> list[Json]:
    return [
        {
            "name": name,
            "group": power.group.name.lower(),
            "expansion": power.expansion,
            "rules": list(power.rules),
            "text": TILES.get(name) or _told(power.rules[0], name),
            **({"copies": NOMAD_COPIES[name]} if name in NOMAD_COPIES else {}),
        }
        for name, power in POWERS.items()
    ]


def _cards() -> list[Json]:
    return [
        {
            "name": name,
            "expansion": card.expansion,
            "rule": card.rule,
            "text": _told(card.rule, name),
        }
        for name, card in CARDS.items()
    ]


def _tasks() -> list[Json]:
    return [
        {
            "name": name,
            "expansion": task.expansion,
            "rule": task.rule,
            "gold": task.gold,
            "text": _told(task.rule, name),
        }
        for name, task in TASKS.items()
    ]


def _told(rule: str, name: str) -> str:
    """What a rule says; of one that nobody has put into words, the name of what it is about."""
    return RULES.get(rule, english.spoken(name))


def _options() -> list[Json]:
    default = Ruleset()._asdict()
    return [
        {"name": name, "values": list(values), "default": default[name]}
        | {"presets": {preset: getattr(ruleset, name) for preset, ruleset in PRESETS.items()}}
        for name, values in OPTIONS.items()
    ]


def _rules() -> list[Json]:
    return [{"number": number, "text": text, "rulings": _rulings(number)} for number, text in RULES.items()]


def _rulings(rule: str) -> list[Json]:
    return [
        {"text": reading.text, "option": reading.option, "why": reading.why}
        for reading in READINGS
        if reading.rule == rule
    ]


def _texts(texts: Mapping[str, str]) -> list[Json]:
    return [{"code": code, "text": text} for code, text in texts.items()]


SUBJECTS: Final[Mapping[str, Callable[[], list[Json]]]] = {
    "sections": _sections,
    "terrains": _terrains,
    "tiles": _tiles,
    "cards": _cards,
    "tasks": _tasks,
    "options": _options,
    "violations": lambda: _texts(english.VIOLATIONS),
    "inconsistencies": lambda: _texts({**english.FLAWS, **english.UNMAKEABLE}),
    "rules": _rules,
}


def listed(subject: str) -> list[Json]:
    """Everything there is of one subject; KeyError for a subject that is not one."""
    return SUBJECTS[subject]()
