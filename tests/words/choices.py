"""Finds the choices inside messages, where a number or a word selects a variant."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast, parse

import referee
from referee.words.messages import entries

GROUPS: Final = sorted(file.stem for file in (Path(referee.__file__).parent / "words" / "en").glob("*.ftl"))
NUMBERS: Final = (0, 1, 2, 21)
MANY: Final = 5
PLURALS: Final = {"one", "other", *map(str, NUMBERS)}


class Choice(NamedTuple):
    """A place in a message where one fact selects a variant."""

    name: str
    """The name of the fact."""
    variants: dict[str, ast.Pattern]
    default: str
    conditions: dict[str, str | int]
    """The values of the other facts that lead to this choice."""

    @property
    def counts(self) -> bool:
        """Whether the fact is a number."""
        return self.variants.keys() <= PLURALS

    @property
    def values(self) -> list[str | int]:
        """Values to try: numbers, or the names of the variants and a word that is not one of them."""
        return list(NUMBERS) if self.counts else [*self.variants, "something"]

    def variant_for(self, language: str, number: int) -> ast.Pattern:
        """The variant for a number. In French, zero is singular; in the other languages, it is plural."""
        plural = "one" if number == 1 or (number == 0 and language == "fr") else "other"
        return next(self.variants[key] for key in (str(number), plural, self.default) if key in self.variants)


def choices(language: str, group: str, key: str) -> list[Choice]:
    """Every choice in a message, including those in its attributes and inside other choices."""
    entry, *_ = parse(entries(language, group)[key]).body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    found = list(_within(entry.value, {}))
    for attribute in entry.attributes:
        found += _within(attribute.value, {attribute.id.name: f"<{attribute.id.name}>"})
    return found


def _within(pattern: ast.Pattern, conditions: dict[str, str | int]) -> Iterator[Choice]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            select = element.expression
            assert isinstance(select.selector, ast.VariableReference)
            keyed = {_key(variant): variant for variant in select.variants}
            default = next(key for key, variant in keyed.items() if variant.default)
            patterns = {key: variant.value for key, variant in keyed.items()}
            choice = Choice(select.selector.id.name, patterns, default, conditions)
            yield choice
            for name, inside in patterns.items():
                value: str | int = _number(name) if choice.counts else name
                yield from _within(inside, {**conditions, choice.name: value})


def _number(name: str) -> int:
    return {"one": 1, "other": MANY}.get(name) or int(name)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
