"""A document, or the same as one line of notation, wherever a request takes either."""

from collections.abc import Callable
from typing import TypeVar

from referee.wire.reader import FaultFoundError, ImpossibleError, Json, Read, Reader, WireError

T = TypeVar("T")


def document_or_line(read: Read[T], parse: Callable[[str], T]) -> Read[T]:
    """A document, or the same as one line (docs/notation.md); of a line that cannot be read nothing can be made."""

    def read_either(reader: Reader, value: Json) -> T:
        if type(value) is not str:
            return read(reader, value)
        try:
            return parse(value)
        except WireError as error:
            for fault in error.faults:
                reader.cannot_be("unreadable-line", f"{fault.place}: {fault.text}")
        except ImpossibleError as error:
            reader.noted += error.found
        raise FaultFoundError

    return read_either
