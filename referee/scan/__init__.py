"""From noisy observations of a table to its sections, its pieces, the doubts that are left, and a range of scores."""

from referee.model.observation import (
    KINDS,
    SPECIAL,
    WORD_CELLS,
    Cell,
    Grid,
    Ground,
    Known,
    Observation,
    Piece,
    PieceKind,
    Sighting,
    cell,
)
from referee.scan.identify import Finding, Identification, Quarter
from referee.scan.scan import Assumption, Reading, Scan, Table, TooFewSectionsError, candidates, doubted, scan

__all__ = [
    "KINDS",
    "SPECIAL",
    "WORD_CELLS",
    "Assumption",
    "Cell",
    "Finding",
    "Grid",
    "Ground",
    "Identification",
    "Known",
    "Observation",
    "Piece",
    "PieceKind",
    "Quarter",
    "Reading",
    "Scan",
    "Sighting",
    "Table",
    "TooFewSectionsError",
    "candidates",
    "cell",
    "doubted",
    "scan",
]
