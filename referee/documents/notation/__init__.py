"""Write and parse a position or a state as one line of text, for links, tests, logs and the command line.

A line consists of fields of the form `key=value`, separated by spaces; docs/notation.md describes them. Most fields
can be left out, and then have their default values.
"""

from referee.documents.notation.parse import (
    is_state_line,
    parse_position,
    parse_state,
    position_document,
    signature_in,
    state_document,
)
from referee.documents.notation.tidy import forgivingly, tidied
from referee.documents.notation.write import signed_line, write_position, write_state

__all__ = [
    "forgivingly",
    "is_state_line",
    "parse_position",
    "parse_state",
    "position_document",
    "signature_in",
    "signed_line",
    "state_document",
    "tidied",
    "write_position",
    "write_state",
]
