"""A faster way to make named tuples."""

from typing import Final

make_tuple: Final = tuple.__new__
"""`make_tuple(Point, (x, y))` equals `Point(x, y)`, but takes less than half the time. All fields must be given."""
