"""Turns noisy observations of a table into its sections, its pieces, the remaining doubts and a range of scores."""

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
from referee.scan.identification import Finding, Identification, Quarter
from referee.scan.scanner import (
    PieceReading,
    Scan,
    ScanAssumption,
    ScannedTable,
    TooFewSectionsError,
    candidates,
    distrust_quarters,
    scan,
)

__all__ = [
    "KINDS",
    "SPECIAL",
    "WORD_CELLS",
    "Cell",
    "Finding",
    "Grid",
    "Ground",
    "Identification",
    "Known",
    "Observation",
    "Piece",
    "PieceKind",
    "PieceReading",
    "Quarter",
    "Scan",
    "ScanAssumption",
    "ScannedTable",
    "Sighting",
    "TooFewSectionsError",
    "candidates",
    "cell",
    "distrust_quarters",
    "scan",
]
