"""`referee scan --truth`: measures how well labelled photographs were read.

The label of `table.jpg` is `table.json`: `{"sections": [...], "presence": {"c7": "red", "d4": "wall"}}`. The sections
are in reading order, as in a board, and a1 is the outer corner hex of the first section.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from referee.base.faults import Fault
from referee.base.shares import wilson
from referee.board.hexes import NAMES, named, opposite
from referee.board.section import turn_sections
from referee.cli.failures import BadInputError, UnreadableError
from referee.cli.files import Body, content_of, parsed
from referee.documents.reader import Json, kind_of
from referee.scan.writing import occupied_hexes
from referee.words.speech import Speech

_PHOTOS: Final = "photos"
_SUFFIXES: Final = (".jpg", ".jpeg", ".png", ".webp")
_KINDS: Final = {"sections": "list", "presence": "object"}
"""The kind of value that a label must have under each key. Other keys are ignored."""


@dataclass(slots=True)
class Tally:
    """Counts of the results for labelled photographs."""

    pictures: int = 0
    right: int = 0
    """The number of pictures with the verdict `known` whose four sections are all correct."""
    wrong: int = 0
    """The number of pictures with the verdict `known`, although at least one section is wrong."""
    exact: int = 0
    """The number of `right` pictures in which exactly the labelled pieces were read."""
    true: int = 0
    false: int = 0
    missed: int = 0


def labelled_pictures(folder: Path) -> list[tuple[Path, Path]]:
    """Return the paths of the labelled pictures in a folder, each with the path of its label."""
    pictures = sorted(path for path in folder.iterdir() if path.suffix.lower() in _SUFFIXES)
    return [(path, path.with_suffix(".json")) for path in pictures if path.with_suffix(".json").exists()]


def read_labels(folder: Path) -> list[tuple[Path, Json]]:
    """Return the paths of the labelled pictures in a folder, each with the content of its label.

    Raises BadInputError if the folder or a label cannot be read, or if a label is malformed.
    """
    try:
        pictures = labelled_pictures(folder)
    except OSError as error:
        raise BadInputError([Fault(str(folder), "unreadable", {"why": str(error.strerror)})]) from None
    return [(picture, _label_in(file)) for picture, file in pictures]


def _label_in(file: Path) -> Json:
    try:
        label = parsed(content_of(str(file)))
    except UnreadableError as error:
        raise BadInputError(fault._replace(place=str(file)) for fault in error.faults) from None
    if faults := _shape_faults(label):
        raise BadInputError(fault._replace(place=Body(label, str(file)).where(fault.place)) for fault in faults)
    return label


def _shape_faults(label: Json) -> list[Fault]:
    if kind_of(label) != "object":
        return [Fault("", "wrong-kind", {"kind": kind_of(label), "wanted": "object"})]
    return [
        Fault(f"/{key}", "wrong-kind", {"kind": kind_of(label[key]), "wanted": kind})
        if key in label
        else Fault(f"/{key}", "missing")
        for key, kind in _KINDS.items()
        if kind_of(label.get(key)) != kind
    ]


def add_answer(tally: Tally, document: Json, label: Json) -> None:
    """Add the answer about one picture to the tally. The answer may have a1 at the opposite corner."""
    tally.pictures += 1
    if document.get("verdict") != "known":
        return
    names = [section["section"] for section in document["sections"]]
    if label["sections"] not in (names, turn_sections(names)):
        tally.wrong += 1
        return
    tally.right += 1
    turned = label["sections"] != names
    read = {
        _opposite(at) if turned else at: one["colour"] or "wall"
        for one in document["pieces"]
        for at in occupied_hexes(one)
    }
    pieces: Mapping[str, str] = label["presence"]
    hits = sum(pieces.get(at) == colour for at, colour in read.items())
    tally.true += hits
    tally.false += len(read) - hits
    tally.missed += len(pieces) - hits
    tally.exact += read == pieces


def table_of(tally: Tally, words: Speech) -> Sequence[str]:
    """Return the lines of a table of the results. Each share is shown with its 95% confidence interval."""
    both = 2 * tally.true + tally.false + tally.missed
    rows = [
        (words.say(_PHOTOS, "truth-sections"), _share(tally.right, tally.pictures, words)),
        (words.say(_PHOTOS, "truth-wrong"), str(tally.wrong)),
        (words.say(_PHOTOS, "truth-precision"), _share(tally.true, tally.true + tally.false, words)),
        (words.say(_PHOTOS, "truth-recall"), _share(tally.true, tally.true + tally.missed, words)),
        ("F1", f"{2 * tally.true / both:.3f}" if both else "-"),
        (words.say(_PHOTOS, "truth-exact"), _share(tally.exact, tally.pictures, words)),
    ]
    width = max(len(name) for name, _ in rows)
    return [f"{name:{width}}  {value}" for name, value in rows]


def _opposite(at: str) -> str:
    return NAMES[opposite(named(at))]


def _share(hits: int, tries: int, words: Speech) -> str:
    if not tries:
        return "-"
    low, high = wilson(hits, tries)
    shares = {"share": hits / tries, "low": low, "high": high}
    percents = {name: f"{100 * value:.1f}" for name, value in shares.items()}
    return words.say(_PHOTOS, "truth-share", hits=str(hits), tries=str(tries), **percents)
