"""Decides how much of the suite one run covers: a small share in `make test`, the rest in `make test-rest`.

Two markers and an environment variable control this:

- A test marked `slow` runs in `make test-rest`, but not in `make test`. `first(few, values)` gives this marker to all
  parameters except the first `few`.
- A test marked `sampled` runs in both. It has `share(few, many)` examples: `few` in `make test`, and `many` in
  `make test-rest`.
- REFEREE_EFFORT sets the number of examples: unset or 0 for `few`, 1 for `many`, 20 for twenty times `many`.

`pytest` without options runs every test in the given paths, with few examples.
"""

from collections.abc import Callable, Iterable
from os import environ
from typing import Any, Final, TypeVar

import pytest
from hypothesis import HealthCheck, settings

Test = TypeVar("Test", bound=Callable[..., object])

EFFORT: Final = int(environ.get("REFEREE_EFFORT", "0"))
PHOTOGRAPHS: Final = pytest.mark.xdist_group("photographs")
"""Marks the modules that use `tools.photos.samples`, except the browser tests.

One process runs all marked modules, so it draws each sample only once.
"""


def share(few: int, many: int) -> int:
    """The number of examples for a test that is marked `sampled`."""
    return many * EFFORT if EFFORT else few


def first(few: int, values: Iterable[Any]) -> list[Any]:
    """The parameters of a test: the first few as they are, all others marked `slow`."""
    return [
        value if number < few else pytest.param(*_as_tuple(value), marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]


def _as_tuple(value: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """The values of the parameters as a tuple. A value that is not a tuple belongs to a single parameter."""
    return value if isinstance(value, tuple) else (value,)


def seeds(few: int, many: int) -> list[Any]:
    """Seeds for random games. All but the first few are marked `slow`."""
    return first(few, range(many * max(EFFORT, 1)))


def examples(few: int, many: int) -> Callable[[Test], Test]:
    """A decorator that marks a test `sampled` and lets hypothesis try few or many examples, the same in every run."""

    def decorate(test: Test) -> Test:
        limited = settings(
            max_examples=share(few, many),
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )(test)
        marked: Test = pytest.mark.sampled(limited)
        return marked

    return decorate
