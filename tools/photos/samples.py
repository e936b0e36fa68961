"""A photograph that many tests read, made once in each process."""

from functools import cache

from tools.photos.photograph import Photograph, photograph


@cache
def easy() -> Photograph:
    """Four players on paddock, harbor, oracle and a Crossroads section, from almost straight above."""
    return photograph("flat", "easy", 2)
