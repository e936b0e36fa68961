"""The kinds of pieces: the networks' estimates and the ground decide between settlements and figures."""

from dataclasses import replace

import numpy as np
import pytest

from referee.board.assemble import assemble
from referee.board.hexes import COORDINATES, Hex, each
from referee.board.section import PlacedSection, layout
from referee.board.terrain import Terrain
from referee.model.observation import Known, PieceKind
from referee.photo.observations import COLOURS, Observations, SectionReading, UnreadReason
from referee.photo.sightings import observation_of
from referee.scan import scan
from referee.scan.constraints import PlacementRules, covered_hexes

CROSSROADS = layout(("barracks-crossroads", "monastery-wagon", "lighthouse-foresters-lodge", "city-hall-fort"))
BASE = layout(("tavern", "paddock", "oasis", "farm"))
SURE = 6.0
"""Log-odds of a figure that leave no doubt."""
BLACK = COLOURS.index("black")
HALL = next(
    at
    for at in each(assemble(CROSSROADS).suitable)
    if PlacementRules(assemble(CROSSROADS)).can_hold(PieceKind.CITY_HALL, at)
)
COVERED = list(each(covered_hexes(PieceKind.CITY_HALL, HALL)))
KNOWN = Known(
    cards=("fishermen", "knights", "merchants"), tasks=("road", "advance", "compass-points", "home-country")
)


def seen(pieces: dict[Hex, float], board: tuple[PlacedSection, ...] = CROSSROADS.sections) -> Observations:
    """A picture of this board with black pieces on these hexes. The numbers are their log-odds of being figures."""
    chances, figures = np.zeros((20, 20, 6)), np.full((20, 20), -SURE)
    for at, odds in pieces.items():
        place = COORDINATES[at]
        chances[place.row, place.column, BLACK] = 0.999
        figures[place.row, place.column] = odds
    sections = tuple(SectionReading(one.section, one.turned, margin=300, agreement=1) for one in board)
    return Observations("read", 100, 100, sections, margin=300, pieces=chances, figures=figures)


def kinds(observations: Observations, at: Hex) -> dict[str, float]:
    """The kinds of piece on a hex, with their probabilities."""
    return {
        sighting.piece.kind.value: round(sighting.probability, 2)
        for sighting in observation_of(observations).sightings
        if sighting.at == at
    }


def place_of(at: Hex) -> tuple[int, int]:
    return COORDINATES[at].row, COORDINATES[at].column


@pytest.mark.parametrize(
    ("ground", "figure"), [(Terrain.WATER, "ship"), (Terrain.MOUNTAIN, "wagon"), (Terrain.GRASS, "warrior")]
)
def test_the_ground_tells_which_figure_it_is(ground: Terrain, figure: str) -> None:
    at = each(assemble(CROSSROADS).ground[ground])[0]
    assert kinds(seen({at: SURE}), at) == {figure: 1.0}
    settled = PlacementRules(assemble(CROSSROADS)).can_hold(PieceKind.SETTLEMENT, at)
    assert kinds(seen({at: 0.0}), at) == ({"settlement": 0.5, figure: 0.5} if settled else {figure: 1.0})
    assert kinds(seen({at: -SURE}), at) == ({"settlement": 1.0} if settled else {figure: 0.71})


def test_what_looks_like_an_impossible_kind_is_probably_no_piece() -> None:
    """Without a tile for warriors, a round spot in the colour of a player is a print, not a settlement."""
    at = each(assemble(BASE).ground[Terrain.GRASS])[0]
    assert kinds(seen({at: SURE}, BASE.sections), at) == {"settlement": 0.71}
    assert kinds(seen({at: 2 * SURE}, BASE.sections), at) == {"settlement": 0.01}
    assert kinds(seen({at: -SURE}, BASE.sections), at) == {"settlement": 1.0}


def test_seven_figures_around_a_hex_are_a_city_hall() -> None:
    """X4."""
    table = scan(observation_of(seen(dict.fromkeys(COVERED, SURE))), KNOWN).table
    assert table is not None
    (black,) = table.position.players
    assert list(each(black.figures.city_hall)) == COVERED
    assert not black.settlements
    assert not table.doubts


def test_seven_settlements_around_a_hex_are_no_city_hall() -> None:
    assert kinds(seen(dict.fromkeys(COVERED, -SURE)), HALL) == {"settlement": 1.0}


def test_a_city_hall_may_be_partly_hidden() -> None:
    """One of the seven hexes is read as empty, and one is not read at all."""
    empty, hidden, *others = (at for at in COVERED if at != HALL)
    picture = seen(dict.fromkeys((HALL, *others), SURE))
    picture = replace(picture, unread={place_of(hidden): UnreadReason.GLARE})
    assert kinds(picture, HALL)["city-hall"] == 1.0
    assert kinds(picture, empty) == {}


def test_a_board_without_its_location_has_no_city_hall() -> None:
    """X4: without the location, no tile can place a city hall."""
    board = assemble(BASE)
    at = next(at for at in each(board.suitable) if not covered_hexes(PieceKind.CITY_HALL, at) & ~board.suitable)
    pieces = dict.fromkeys(each(covered_hexes(PieceKind.CITY_HALL, at)), SURE)
    table = scan(observation_of(seen(pieces, BASE.sections)), KNOWN._replace(tasks=())).table
    assert table is not None
    assert table.position.players[0].settlements == covered_hexes(PieceKind.CITY_HALL, at)


def test_a_city_hall_leaves_forty_settlements() -> None:
    """G9: without the city hall, the player would have 47 settlements, seven more than possible."""
    board = assemble(CROSSROADS)
    around = covered_hexes(PieceKind.CITY_HALL, HALL)
    others = [at for at in each(board.suitable) if not around >> at & 1][:40]
    pieces = dict.fromkeys(COVERED, SURE) | dict.fromkeys(others, -SURE)
    table = scan(observation_of(seen(pieces)), KNOWN).table
    assert table is not None
    (black,) = table.position.players
    assert black.settlements.bit_count() == 40
    assert black.figures.city_hall.bit_count() == 7


def test_a_refuted_city_hall_is_settlements() -> None:
    """A person saw that one of the seven hexes is empty."""
    observation = observation_of(seen(dict.fromkeys(COVERED, SURE)))
    rim = next(at for at in COVERED if at != HALL)
    table = scan(observation, KNOWN._replace(pieces={rim: None})).table
    assert table is not None
    (black,) = table.position.players
    assert list(each(black.settlements)) == [at for at in COVERED if at != rim]
