"""The output of `referee scan`: a few lines for each table, a summary of many tables, and the marked picture."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from referee.board.hexes import COORDINATES, named
from referee.cli.render import section_name
from referee.documents.reader import Json
from referee.scan.writing import occupied_hexes
from referee.words.speech import Speech

_PHOTOS: Final = "photos"
_MAX_DOUBTS: Final = 5


def render(document: Json, words: Speech) -> Iterator[str]:
    """Yield the result for one table, line by line. The first line is printed after the name of the picture."""
    if document["verdict"] == "impossible":
        yield words.say(_PHOTOS, "impossible")
        yield from (f"  {one['place']}: {one['text']}" for one in document["inconsistencies"])
        return
    texts = ", ".join(section["text"] for section in document["sections"])
    yield words.say(_PHOTOS, "found", verdict=document["verdict"], sections=texts)
    if document["position"]:
        yield from (f"  {line}" for line in _table(document, words))
    yield from (f"  {words.say(_PHOTOS, 'advice', text=one['text'])}" for one in document["advice"])


def _table(document: Json, words: Speech) -> Iterator[str]:
    yield words.say(_PHOTOS, "pieces-found", pieces=_pieces(document, words), doubts=len(document["doubts"]))
    for player in _players(document):
        gold = {name: player[name] for name in ("value", "low", "high")}
        key = "gold-exact" if player["low"] == player["high"] else "gold-range"
        chance = round(100 * player["wins"])
        yield words.say(_PHOTOS, key, colour=words.name(player["colour"]), percent=chance, **gold)
    yield from (words.say(_PHOTOS, "no-score", text=one["text"]) for one in document["inconsistencies"])
    for doubt in document["doubts"][:_MAX_DOUBTS]:
        facts = {"at": doubt["at"], "reading": _reading(doubt, words), "percent": round(100 * doubt["probability"])}
        if doubt["gold"]:
            yield words.say(_PHOTOS, "look-at-gold", **facts, gold=str(doubt["gold"]))
        else:
            yield words.say(_PHOTOS, "look-at", **facts)


def _players(document: Json) -> Sequence[Json]:
    """Return the players with their gold, or no players if there are no scores."""
    players: Sequence[Json] = document["scores"]["players"] if document["scores"] else ()
    return players


def _reading(doubt: Json, words: Speech) -> str:
    if doubt["piece"] is None:
        return words.say(_PHOTOS, "nothing")
    if doubt["colour"] is None:
        return words.say(_PHOTOS, "wall")
    return f"{words.name(doubt['colour'])}, {words.name(doubt['piece'], 'figure')}"


def _pieces(document: Json, words: Speech) -> str:
    counts = Counter(one["colour"] for one in document["pieces"])
    named_counts = [
        f"{words.name(colour) if colour else words.say(_PHOTOS, 'wall')} {count}" for colour, count in counts.items()
    ]
    return ", ".join(named_counts) or words.say(_PHOTOS, "nothing-found")


def summary(tables: Sequence[tuple[str, str, Json]], words: Speech) -> Iterator[str]:
    """Yield the lines of a summary: a heading, and one row for each scanned table."""
    columns = ("file", "verdict", "sections", "pieces", "doubts", "gold")
    rows = [[words.say(_PHOTOS, column) for column in columns]]
    rows += [[name, words.say(_PHOTOS, word), *_cells(document, words)] for name, word, document in tables]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _cells(document: Json, words: Speech) -> list[str]:
    if "sections" not in document or not document["position"]:
        return ["", "", "", ""]
    sections = ", ".join(section_name(section["section"], words) for section in document["sections"])
    gold = ", ".join(f"{words.name(player['colour'])} {player['value']}" for player in _players(document))
    return [sections, str(len(document["pieces"])), str(len(document["doubts"])), gold]


def drawn(picture: bytes, document: Json) -> bytes:
    """Return the picture with the recognised pieces, the doubts and the unread hexes drawn on it, as PNG."""
    from referee.photo.overlay import draw_overlay  # noqa: PLC0415  (loading the decoder takes longer than most commands take to run)

    overlay = document["overlay"][0]
    return draw_overlay(
        picture,
        {_place(name): spot for name, spot in overlay["centres"].items()},
        {
            _place(at): one["colour"] or "wall"
            for one in document["pieces"]
            for at in occupied_hexes(one)
            if ":" not in at
        },
        [_place(one["at"]) for one in document["doubts"] if ":" not in one["at"]],
        [_place(one["at"]) for one in overlay["unread"]],
    )


def _place(name: str) -> tuple[int, int]:
    place = COORDINATES[named(name)]
    return place.row, place.column
