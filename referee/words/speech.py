"""The texts of the referee in one language: sentences for codes, and names for wire words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from referee.base.errors import render_faults_with
from referee.base.faults import Fact, Fault
from referee.board.hexes import EVERYWHERE, ISLAND, Hexes, names
from referee.board.section import island_sides, printed_sections
from referee.board.terrain import LETTERS
from referee.model.findings import Assumption, Inconsistency, Remark
from referee.model.frames import Prompt
from referee.model.ruling import NO_FACTS, Facts, Violation
from referee.words.languages import ENGLISH, LANGUAGES
from referee.words.messages import Message, Messages, Values, entries

Wrong = Fault | Inconsistency
"""A problem with a document: a fault or an inconsistency."""
_MANY: Final = 5
"""The number of hexes that a sentence names before it counts the rest. A single remaining hex is named, too."""
_TILES: Final = frozenset({"tile", "instead", "via", "waiver", "without"})
"""The facts that are tiles. A sentence names them with an article, as in `the farm tile`."""
_HEXES: Final = frozenset({"at", "origin", "hall", "from", "to"})
"""The facts that are hexes."""
_OPEN: Final = {name: f"<{name}>" for name in (*_HEXES, "hexes", "choices")}
"""The placeholders for hexes in a cached sentence. They are replaced last."""
_MEANS: Final = ("type", "tile", "waiver", "via", "card", "ones", "fives")
"""The facts, apart from hexes, that determine the sentence about an action."""
_RAW: Final = frozenset({"line", "meant", "by", "whose", "means", "step"})
"""The facts that are not translated."""
_QUARTERS: Final = frozenset({"quarter", "second"})
"""The facts that are quarters of the board."""
_CHOICES: Final = frozenset({"known", "forms", "types"})
"""The facts that list alternatives in a fault. A sentence joins the alternatives with `or`."""
_JSON: Final = frozenset({"kind", "wanted"})
"""The facts that are types of JSON values in a fault."""
_KINDS: Final = {"figure": "figure", "piece": "figure"}
"""The facts that are pieces. A sentence can use any form of their names; `$piece_a`, for example, is `a warrior`."""
_NAME_KINDS: Final = {**_KINDS, "takes": "action"}
_NAMES: Final = "names"
_PATTERNS: Final = frozenset({"phrase", "card-phrase"})
"""The keys of patterns that put names into sentences. They are not names themselves."""
_ISLAND: Final = "i:"
"""The prefix of the names of island hexes."""
FACE_DOWN: Final = "face-down"
"""The word for a card that was drawn face down."""
_MAX_CACHED: Final = 2000
"""The maximum number of texts in each cache of sentences. Caching helps because a few sentences recur often."""


class Speech:
    """The texts of the referee in one language. Texts may change; codes and facts do not."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = Messages(language)
        self._names: dict[tuple[str, str], str] = {}
        self._accounts: dict[tuple[str | int, ...], str] = {}
        self._violations: dict[tuple[object, ...], str] = {}
        self._actions: dict[tuple[object, ...], str] = {}
        self._prompts: dict[tuple[object, ...], str] = {}
        self._assumptions: dict[tuple[object, ...], str] = {}

    def violation(self, violation: Violation) -> str:
        """The sentence about a violation: what is wrong, why, and what to do next.

        The sentence is cached with placeholders for the hexes, and their names are filled in last.
        """
        code, _, hexes, facts, choices = violation
        told = [facts[name] for name in facts if name not in _OPEN]
        known = (code, not hexes, choices is None, not choices, *facts, *told)
        text = self._violations.get(known)
        if text is None:
            if len(self._violations) >= _MAX_CACHED:
                self._violations.clear()
            text = self._violations[known] = self._sentence("violations", code, *_opened(facts, hexes, choices))
        for name in ("at", "origin", "hall"):
            if name in facts:
                text = _filled(text, name, self.hex(str(facts[name])))
        if hexes and _OPEN["hexes"] in text:
            text = text.replace(_OPEN["hexes"], self.hexes(hexes))
        if choices and _OPEN["choices"] in text:
            text = text.replace(_OPEN["choices"], self.hexes(choices, "or"))
        return text

    def inconsistency(self, inconsistency: Inconsistency) -> str:
        """The sentence about an inconsistency, which says why the table is impossible and what to correct."""
        hexes = self.hexes(inconsistency.hexes) if inconsistency.hexes else ""
        text = self._sentence("inconsistencies", inconsistency.code, inconsistency.facts, hexes)
        at = inconsistency.facts.get("at")
        # At the start of a text, the name of an island hex is capitalized. A name such as c3 is never capitalized.
        on_island = isinstance(at, str) and at.startswith(_ISLAND) and text.startswith(self.hex(at))
        return f"{text[0].upper()}{text[1:]}" if on_island else text

    def repair(self, change: str, facts: Facts) -> str:
        """The sentence about a change that would repair a table."""
        return self._sentence("repairs", change, facts)

    def fault(self, fault: Fault) -> str:
        """The sentence about a fault, which says what is wrong and how to correct it."""
        message = self._messages.find("faults", fault.code)
        if message is None:
            return str(fault)
        values = {name: self._part(name, fact) for name, fact in fault.facts.items() if fact != ()}
        return _render(message, {"key": fault.place.rpartition("/")[2], **values})

    def wrong(self, problem: Wrong) -> str:
        """The sentence about a fault or an inconsistency."""
        return self.fault(problem) if isinstance(problem, Fault) else self.inconsistency(problem)

    def assumption(self, assumption: Assumption) -> str:
        """The sentence about an assumption, with the reason for it."""
        known = (assumption.code, tuple(assumption.facts.items()))
        text = self._assumptions.get(known)
        if text is None:
            if len(self._assumptions) >= _MAX_CACHED:
                self._assumptions.clear()
            text = self._assumptions[known] = self._sentence("assumptions", assumption.code, assumption.facts)
        return text

    def remark(self, remark: Remark) -> str:
        """The sentence about a remark on a score."""
        return self._sentence("remarks", remark.code, remark.facts)

    def account(self, source: str, facts: Facts) -> str:
        """The sentence that explains how the gold from one source was counted; if none exists, the source's name."""
        counted = (source, *facts.values())
        text = self._accounts.get(counted)
        if text is None:
            key = "task" if "fulfilled" in facts else source
            text = self._sentence("accounts", key, facts) if self.knows("accounts", key) else self.name(source)
            if len(self._accounts) >= _MAX_CACHED:
                self._accounts.clear()
            self._accounts[counted] = text
        return text

    def prompt(self, prompt: Prompt, number: int, colour: str) -> str:
        """The sentence that says which action is expected next, in which round and from which player."""
        key, facts = prompt
        known = (key, number, colour, *facts.items())
        text = self._prompts.get(known)
        if text is None:
            if len(self._prompts) >= _MAX_CACHED:
                self._prompts.clear()
            told = {"round": number, "player": colour, **facts}
            text = self._prompts[known] = self._sentence("awaited", key, told)
        return text

    def event(self, event: str, facts: Mapping[str, str | int | None]) -> str:
        """The sentence about an event. Facts that are None are omitted, except `card`, where None means face down."""
        whose = {"whose": "own" if facts["owner"] == facts["player"] else "other"} if "owner" in facts else {}
        return self._sentence("events", event, _sayable_facts({**facts, **whose}))

    def action(self, document: Mapping[str, Any], beside: Facts = NO_FACTS) -> str:
        """An action as an instruction to a player, with the tile or card to use, if there is one.

        `beside` has facts that the document of the action lacks, such as the owner of a piece.
        """
        means = (*map(document.get, _MEANS), *beside.values())
        template = self._actions.get(means)
        if template is None:
            facts = {"by": "other", **{name: _OPEN.get(name, fact) for name, fact in document.items()}, **beside}
            if document["type"] == "build" and "tile" not in document:
                facts["means"] = "card"
            if len(self._actions) >= _MAX_CACHED:
                self._actions.clear()
            template = f"{self._sentence('actions', document['type'], _sayable_facts(facts))}."
            self._actions[means] = template
        if "at" in document:
            return template.replace(_OPEN["at"], self.hex(document["at"]))
        if "to" in document:
            template = template.replace(_OPEN["to"], self.hex(document["to"]))
            return template.replace(_OPEN["from"], self.hex(document["from"]))
        return template

    def rule(self, number: str) -> str | None:
        """The text of a rule in plain words; None if the rule has no text."""
        return self.say("rules", number) if self.knows("rules", number) else None

    def tile(self, tile: str, rule: str) -> str:
        """The effect of a tile in plain words.

        If there is no text for the tile, the text of its rule is used, or else the name of the tile.
        """
        return self.say("tiles", tile) if self.knows("tiles", tile) else self.rule(rule) or self.name(tile)

    def reading(self, key: str) -> tuple[str, str]:
        """A ruling of this referee on an unclear rule, and the reason for it."""
        message = self._find("rulings", key)
        return message.say({}), message.more["why"]({})

    def say(self, group: str, key: str, /, **values: str | int) -> str:
        """The message with this key in this group, filled in with these values.

        Further sentences whose value is missing are omitted.
        """
        return _render(self._find(group, key), values)

    def knows(self, group: str, key: str) -> bool:
        """Whether this group contains a message with this key."""
        return key in entries(self.language, group)

    def shown(self, group: str, key: str) -> str:
        """A message with all its sentences and with `{name}` in place of each value.

        The generated lists of messages use this form.
        """
        message = self._find(group, key)
        return _render(message, {name: f"{{{name}}}" for name in message.variables | message.more.keys()})

    def name(self, word: str, kind: str = "") -> str:
        """The name of a wire word, or the word itself with spaces instead of hyphens if it has no name.

        If the word has several meanings, `kind` selects one, for example `figure`.
        """
        name = self._names.get((kind, word))
        if name is None:
            key = self._key_of(word, kind)
            if key is None:
                return word.replace("-", " ")
            name = self._names[kind, word] = self.say(_NAMES, key)
        return name

    def name_source(self, word: str, kind: str = "") -> str:
        """`book` if a rulebook prints this name in this language, otherwise `ours`."""
        key = self._key_of(word, kind)
        return "ours" if key is None or "source" in self._find(_NAMES, key).more else "book"

    def section(self, section: str | None) -> str:
        """The names of the locations of a section or island side; if it has no locations, the name of the section.

        None stands for a custom section.
        """
        if section is None:
            return self.name("own-section")
        printed = printed_sections().get(section) or island_sides().get(section)
        kinds = sorted(set(printed.kinds.values()), key=section.find) if printed else ()
        return " / ".join(self.name(kind, "tile") for kind in kinds) or self.name(section)

    def phrase(self, word: str, form: str = "phrase", kind: str = "tile") -> str:
        """A name as part of a sentence, such as `the farm tile`. A language with cases has several forms.

        The forms are attributes of `phrase` in `names.ftl`. A name with an irregular form has its own attribute.
        """
        known = (f"{form} {kind}", word)
        phrase = self._names.get(known)
        if phrase is None:
            key = self._key_of(word, kind)
            own = self._find(_NAMES, key).more if key else {}
            pattern = self._find(_NAMES, "phrase")
            if form in own:
                phrase = own[form]({})
            elif form in pattern.more or kind == "tile":
                gender = own["gender"]({}) if "gender" in own else ""
                phrase = pattern.more.get(form, pattern.say)({"name": self.name(word, kind), "gender": gender})
            else:
                phrase = self.name(word, kind)
            if key:
                self._names[known] = phrase
        return phrase

    def listed(self, words: Sequence[str], joint: str = "and") -> str:
        """The words as a list in a sentence, such as `a, b and c`. `joint` is `and` or `or`."""
        if len(words) < 2:
            return "".join(words)
        last = words[-1]
        return self._joint(joint, last[:1])(", ".join(words[:-1]), last)

    def hexes(self, hexes: Hexes, joint: str = "and") -> str:
        """A list of hexes in natural order, with e8 before e10. A long list ends with the number of hexes omitted."""
        listed = sorted(names(hexes), key=_BY_COLUMN.__getitem__)
        count = len(listed) - _MANY if len(listed) > _MANY + 1 else 0
        if not hexes & ISLAND:
            return self._first(listed, count, joint)
        there = [name.removeprefix(_ISLAND) for name in listed if name.startswith(_ISLAND)]
        if (count and hexes & ~ISLAND) or len(there) == 1:
            return self._first([self.hex(name) for name in listed[: _MANY + 1]], count, joint)
        if hexes & ~ISLAND:
            group = self.say("lists", "island-group", list=self.listed(there, joint))
            return self.listed([*listed[: -len(there)], group], joint)
        by = "both" if len(there) == 2 else "all"
        return self.say("lists", "island-hexes", list=self._first(there, count, joint), by=by)

    def _first(self, listed: Sequence[str], count: int, joint: str) -> str:
        """A list of hexes as text: all hexes or, if `count` is above 0, the first five and the number of others."""
        if count > 0:
            return self.say("lists", f"more-{joint}", first=", ".join(listed[:_MANY]), count=count)
        return self.listed(listed, joint)

    def hex(self, name: str) -> str:
        """The name of a hex inside a sentence. For a hex of the island, it mentions the island."""
        return self.say("lists", "island-hex", at=name.removeprefix(_ISLAND)) if name.startswith(_ISLAND) else name

    def _sentence(self, group: str, code: str, facts: Facts, hexes: str = "", choices: str | None = None) -> str:
        message = self._messages.find(group, code)
        if message is None:
            return ", ".join([code.replace("-", " "), *(f"{name} {fact}" for name, fact in facts.items())])
        wanted = message.variables
        values: dict[str, str | int] = {"by": ""}
        for name, fact in facts.items():
            values[name] = self._fact(name, fact) if isinstance(fact, str) else fact
        for variable in wanted:
            base, _, form = variable.partition("_")
            word = facts.get(base)
            if form and isinstance(word, str):
                values[variable] = self._form(base, word, form)
        if "card_phrase" in wanted and "card" in facts:
            values["card_phrase"] = self._card_phrase(str(facts["card"]))
        if hexes:
            values["hexes"] = hexes
        if choices is None or "choices" not in wanted:
            return _render(message, values)
        if not choices:
            none = self.say("lists", "no-choice-from", origin=values["origin"]) if "origin" in wanted else ""
            return f"{_render(message, values)} {none or self.say('lists', 'no-choice')}"
        values["choices"] = choices
        return _render(message, values)

    def _card_phrase(self, card: str) -> str:
        """The name of a terrain card as part of a sentence, such as `the desert card`."""
        if card == FACE_DOWN:
            return self.name(card)
        return self.say(_NAMES, "card-phrase", name=self.phrase(card, "card", ""))

    def _fact(self, name: str, fact: str) -> str:
        if name in _RAW:
            return str(fact)
        if name in _HEXES:
            return self.hex(fact)
        if name in _QUARTERS:
            return self.say("picture", fact)
        if name == "section":
            return self.section(fact)
        if name in _TILES:
            return self._each(fact, self.phrase)
        return self._each(fact, lambda word: self.name(word, _NAME_KINDS.get(name, "")))

    def _form(self, name: str, fact: str, form: str) -> str:
        """The value of a variable such as `$tile_word`, `$tile_name` or, in a language with cases, `$tile_dative`."""
        kind = "tile" if name in _TILES else _NAME_KINDS.get(name, "")
        if form == "word":
            return fact
        if form == "name":
            return self.name(fact, kind)
        return self._each(fact, lambda word: self.phrase(word, form, kind))

    def _each(self, fact: str, render: Callable[[str], str]) -> str:
        """Render a fact, which is one word or a list of words."""
        if " or " in fact:
            return self.listed([render(word) for word in fact.split(" or ")], "or")
        if ", " in fact:
            return self.listed([render(word) for word in fact.split(", ")])
        return render(fact)

    def _part(self, name: str, fact: Fact) -> str | int:
        """The text or number that represents a fact in the sentence about a fault."""
        match fact:
            case Fault():
                return self.fault(fact)
            case str() if name in _JSON:
                return self.say("faults", f"json-{fact}")
            case str() if name == "quarter":
                return self.say("picture", fact.replace(" ", "-"))
            case str() if name in ("ground", "figure"):
                return self.name(fact, _KINDS.get(name, ""))
            case str() | int():
                return fact
            case words:
                return self._parts(name, words)

    def _parts(self, name: str, words: tuple[str, ...]) -> str:
        if name == "letters":
            return self.listed([f"{letter} ({self.name(LETTERS[letter])})" for letter in words])
        if name == "hexes":
            return self.listed(sorted(words, key=_by_column))
        return self.listed(words, "or" if name in _CHOICES else "and")

    def _find(self, group: str, key: str) -> Message:
        message = self._messages.find(group, key)
        if message is None:
            raise LookupError(f"{self.language}/{group}.ftl has no {key}")
        return message

    def _key_of(self, word: str, kind: str) -> str | None:
        if word in _PATTERNS:
            return None  # A caller may send one of these keys as a word, but they are not names.
        known = entries(self.language, _NAMES)
        return next((key for key in (f"{kind}-{word}", word) if key in known), None)

    @cache  # noqa: B019  (there is one speech for each language, for as long as the process lives)
    def _joint(self, joint: str, sound: str) -> Callable[[str, str], str]:
        pattern = self.say("lists", joint, first="{0}", last="{1}", sound=sound)
        return pattern.format


@cache
def speech(language: str = ENGLISH) -> Speech:
    """The texts of the referee in one of its languages."""
    assert language in LANGUAGES
    return Speech(language)


render_faults_with(lambda fault: speech().fault(fault))


def _sayable_facts(facts: Mapping[str, Any]) -> Facts:
    """The facts of an event or an action that a sentence can use. A card that is None is face down."""
    return {
        name: FACE_DOWN if fact is None else fact
        for name, fact in facts.items()
        if type(fact) is int or isinstance(fact, str) or name == "card"
    }


def _opened(facts: Facts, hexes: Hexes, choices: Hexes | None) -> tuple[Facts, str, str | None]:
    """The facts, hexes and choices of a violation for `_sentence`, with placeholders instead of hexes."""
    opened = {name: _OPEN.get(name, fact) for name, fact in facts.items()}
    return opened, _OPEN["hexes"] if hexes else "", _OPEN["choices"] if choices else None if choices is None else ""


def _filled(text: str, name: str, at: str) -> str:
    """The text with the name of a hex filled in.

    The name of an island hex is capitalized at the start of the text. The name of a hex on the main board, such as
    `c3`, is never capitalized.
    """
    place = _OPEN[name]
    if " " in at and text.startswith(place):
        text = f"{at[0].upper()}{at[1:]}{text[len(place) :]}"
    return text.replace(place, at)


def _render(message: Message, values: Values) -> str:
    """The main sentence of a message, followed by each further sentence or part whose value is given."""
    text = message.say(values)
    if not message.more:
        return text
    return " ".join([text, *_parts(message, values)]).replace(" ,", ",")


def _parts(message: Message, values: Values) -> Iterable[str]:
    return (part(values) for name, part in message.more.items() if name in values)


def _by_column(name: str) -> tuple[str, int]:
    column = name.rstrip("0123456789")
    return column, int(name.removeprefix(column))


_BY_COLUMN: Final = {
    name: number
    for number, name in enumerate(sorted(names(EVERYWHERE), key=lambda name: (_ISLAND in name, _by_column(name))))
}
"""The position of each hex in natural order, in which e8 comes before e10, and the island after the main board."""
