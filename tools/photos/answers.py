"""Compares an answer about a photograph with the truth: sections, pieces, gold and stated probabilities."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Self

import numpy as np

from referee.board.assemble import assemble
from referee.board.hexes import NAMES, Hex, named, opposite
from referee.board.section import layout, section_named, turn_sections
from referee.model.position import Position
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, TASKS
from referee.scan import Known, Observation, Piece, PieceKind, scan
from referee.scan.constraints import PlacedPiece, add_pieces, inconsistencies, score_totals, seat_players
from referee.scan.writing import occupied_hexes

Json = Any
_WORTH_COUNTING = 0.05


@dataclass(slots=True)
class Count:
    """Totals for the answers about photographs of one kind.

    Players, pieces and gold are counted only in answers with the right sections.
    """

    pictures: int = 0
    right: int = 0
    refused: int = 0
    wrong: int = 0
    exact_table: int = 0
    scored: int = 0
    """The number of pictures whose true table can be scored."""
    exact_score: int = 0
    """The number of `scored` pictures with exactly the right gold for every player."""
    exact_after_five: int = 0
    """The number of `scored` pictures with exact gold after a person has answered the first five doubts."""
    exact_after_all: int = 0
    """The number of `scored` pictures with exact gold after a person has answered all doubts."""
    same_players: int = 0
    """The number of pictures whose players were identified exactly."""
    wrong_hexes: int = 0
    """The number of hexes whose stated piece, or lack of one, is wrong. This includes hexes that were not read."""
    doubted: int = 0
    """The number of `wrong_hexes` that are listed as doubts."""
    doubts: int = 0
    ranges: int = 0
    """The number of players on tables that can be scored, in answers that state scores."""
    in_range: int = 0
    """The number of players in `ranges` whose true gold is inside the stated range."""
    inexact_players: int = 0
    """The number of players in `ranges` whose stated gold is missing or not exactly right."""
    inside: int = 0
    """The number of `inexact_players` whose true gold is inside the stated range."""
    true: int = 0
    false: int = 0
    missed: int = 0
    unread: int = 0
    """The number of occupied hexes that were not read. They are not counted as missed."""
    seconds: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    stated: list[tuple[float, bool]] = field(default_factory=list)

    def __iadd__(self, other: Self) -> Self:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        return self


def known_facts(truth: Json, *, players: bool = True) -> Known:
    """Return facts that people at the table know: three cards, a task for each Crossroads section, and the players.

    Without `players`, the reader has to find out who plays.
    """
    rng = np.random.default_rng([truth["seed"], 77])
    base = [name for name, card in CARDS.items() if card.expansion == "base"]
    plain = [name.removesuffix(":turned") for name in truth["sections"]]
    crossroads = sum(section_named(name).expansion == "crossroads" for name in plain)
    tasks = tuple(str(name) for name in rng.choice(list(TASKS), crossroads, replace=False))
    cards = tuple(str(name) for name in rng.choice(base, 3, replace=False))
    return Known(players=_playing(truth) if players else None, cards=cards, tasks=tasks or None)


def _playing(truth: Json) -> tuple[Colour, ...]:
    seen = {piece["colour"] for piece in truth["pieces"]}
    return tuple(colour for colour in Colour if colour in seen)


def gold(truth: Json, known: Known) -> dict[str, int] | None:
    """Return the gold of every player on the true table, or None if the rules do not allow that table."""
    colours = _playing(truth)
    board = assemble(layout(truth["sections"]))
    nobody = Position(Ruleset(), board, known.cards or (), (), tasks=known.tasks or ())
    standing = [PlacedPiece(named(piece["at"]), _piece(piece)) for piece in truth["pieces"]]
    position = add_pieces(seat_players(nobody, colours), standing)
    if inconsistencies(position):
        return None
    return dict(zip(colours, score_totals(position), strict=True))


def _piece(piece: Json) -> Piece:
    if piece["colour"] == "wall":
        return Piece(PieceKind.WALL, None)
    return Piece(PieceKind(piece["shape"]), Colour(piece["colour"]))


def count(answer: Json, truth: Json, known: Known, observation: Observation | None = None) -> Count:
    """Return the counts for one answer.

    If the observation behind the answer is given, also check whether the score is exact once a person has answered
    the doubts.
    """
    tally = Count(pictures=1)
    worth = gold(truth, known)
    tally.scored = int(worth is not None)
    if answer["verdict"] != "known":
        tally.refused = 1
        return tally
    names = [section["section"] for section in answer["sections"]]
    if truth["sections"] not in (names, turn_sections(names)):
        tally.wrong = 1
        return tally
    tally.right = 1
    way = _same if truth["sections"] == names else _opposite
    _count_pieces(tally, answer, truth["presence"], way)
    tally.same_players = int({one["colour"] for one in answer["position"]["players"]} == set(_playing(truth)))
    if worth is not None:
        _count_gold(tally, answer["scores"], worth)
        if observation is not None:
            tally.exact_after_five = int(_exact_after(5, answer, truth["presence"], way, worth, (observation, known)))
            tally.exact_after_all = int(
                _exact_after(400, answer, truth["presence"], way, worth, (observation, known))
            )
    return tally


def _exact_after(  # noqa: PLR0913, PLR0917
    most: int,
    answer: Json,
    presence: dict[str, str],
    way: Callable[[str], str],
    worth: dict[str, int],
    asked: tuple[Observation, Known],
) -> bool:
    """Return whether the score is exact after a person has answered the first `most` doubts."""
    owners: dict[Hex, Colour | PieceKind | None] = {}
    for doubt in answer["doubts"][:most]:
        owner = presence.get(way(doubt["at"]))
        owners[named(doubt["at"])] = None if owner is None else PieceKind.WALL if owner == "wall" else Colour(owner)
    observation, known = asked
    table = scan(observation, known._replace(pieces=owners)).table
    if table is None or table.estimate is None:
        return False
    return {one.colour.value: one.value for one in table.estimate.players} == {
        str(colour): gold for colour, gold in worth.items()
    }


def _same(at: str) -> str:
    return at


def _opposite(at: str) -> str:
    return NAMES[opposite(named(at))]


def _count_pieces(tally: Count, answer: Json, presence: dict[str, str], way: Any) -> None:  # noqa: ANN401
    blind = {way(one["at"]) for one in answer["overlay"][0]["unread"]}
    seen = {way(at): one["colour"] or "wall" for one in answer["pieces"] for at in occupied_hexes(one)}
    read = {at: colour for at, colour in seen.items() if at not in blind}
    tally.true = sum(presence.get(at) == colour for at, colour in read.items())
    tally.false = len(read) - tally.true
    tally.missed = sum(at not in blind and read.get(at) != colour for at, colour in presence.items())
    tally.unread = sum(at in blind for at in presence)
    tally.exact_table = int(seen == presence)
    listed = {way(doubt["at"]) for doubt in answer["doubts"]}
    wrong = {at for at in {*seen, *presence} if seen.get(at) != presence.get(at)}
    tally.wrong_hexes, tally.doubted, tally.doubts = len(wrong), len(wrong & listed), len(listed)
    for at, colour, chance in _chances(answer):
        if chance >= _WORTH_COUNTING and way(at) not in blind:
            tally.stated.append((chance, presence.get(way(at)) == colour))


def _chances(answer: Json) -> Iterator[tuple[str, str, float]]:
    """Yield (hex, colour, probability) for each colour stated as possible on a hex. A wall has the colour `wall`."""
    doubtful: dict[tuple[str, str], float] = {}
    hexes = set()
    for doubt in answer["doubts"]:
        hexes.add(doubt["at"])
        for reading in (doubt, *doubt["alternatives"]):
            if reading["piece"]:
                key = doubt["at"], reading["colour"] or "wall"
                doubtful[key] = doubtful.get(key, 0.0) + reading["probability"]
    yield from ((at, colour, chance) for (at, colour), chance in doubtful.items())
    for one in answer["pieces"]:
        for at in occupied_hexes(one):
            if at not in hexes:
                yield at, one["colour"] or "wall", one["probability"]


def _count_gold(tally: Count, scores: Json, worth: dict[str, int]) -> None:
    if scores is None:
        return
    stated = {one["colour"]: one for one in scores["players"]}
    exact = stated.keys() == worth.keys() and all(stated[colour]["value"] == sum_ for colour, sum_ in worth.items())
    tally.exact_score = int(exact)
    for colour, sum_ in worth.items():
        one = stated.get(colour)
        tally.ranges += 1
        tally.in_range += int(one is not None and one["low"] <= sum_ <= one["high"])
        if one is None or one["value"] != sum_:
            tally.inexact_players += 1
            tally.inside += int(one is not None and one["low"] <= sum_ <= one["high"])
