"""Reads of hexes and of sets of hexes, by their names."""

from typing import Final, TypeVar

from referee.board.hexes import BIT, NAMES, Hex, Hexes, hex_set
from referee.wire.reader import FaultFoundError, Json, Read, Reader, pointer, shown
from referee.wire.shapes import array, listed
from referee.wire.values import text

T = TypeVar("T")

_NAMED: Final = {name: at for at, name in NAMES.items()}
_BIT_NAMED: Final = {name: BIT[at] for at, name in NAMES.items()}


def hex_name(reader: Reader, value: Json) -> Hex:
    """The name of a hex."""
    try:
        return _NAMED[value]
    except (KeyError, TypeError):
        name = shown(text(reader, value))
        raise reader.fault(f"{name} names no hex; hexes are a1 to t20, on the island i:a1 to i:j5") from None


_hex_names: Final = array(hex_name, most=len(NAMES))


def hex_names(reader: Reader, value: Json) -> Hexes:
    """A set of hexes: a list of names, none twice."""
    names = listed(reader, value, len(NAMES))
    try:
        # Bits of different hexes add up to the set of them; as many bits as names say that no hex came twice.
        united: Hexes = sum(map(_BIT_NAMED.__getitem__, names))
    except (KeyError, TypeError):
        united = hex_set(_hex_names(reader, value))
    if united.bit_count() != len(names):
        twice = next(name for position, name in enumerate(names) if name in names[:position])
        raise reader.fault(f"{twice} is there twice")
    return united


def by_hex(read_one: Read[T], what: str) -> Read[dict[Hex, T]]:
    """An object with names of hexes as keys; a key that names none is the last that is looked at."""

    def read(reader: Reader, value: Json) -> dict[Hex, T]:
        if type(value) is not dict:
            raise reader.fault(f"an object belongs here: {what}")
        before = since = len(reader.noted)
        found = {}
        for name, entry in value.items():
            try:
                at = hex_name(reader, name)
                found[at] = read_one(reader, entry)
            except FaultFoundError:
                since = reader.below(f"/{pointer(name)}", since)
                if reader.full or name not in _NAMED:
                    raise
        if since > before:
            raise FaultFoundError
        return found

    return read
