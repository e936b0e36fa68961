"""The pieces that a scan finds, within the limits of the rules."""

from math import sqrt
from random import Random
from statistics import pstdev

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, Hex, each, hex_set, named, names
from referee.board.section import layout
from referee.board.terrain import Terrain
from referee.engine.audit import audit
from referee.model.position import SETTLEMENTS
from referee.model.vocabulary import Colour
from referee.scan import Known, Observation, Piece, PieceKind, ScannedTable, Sighting, scan
from referee.scan.constraints import PlacementRules
from referee.scan.occupancy import apply_limits, occupancies, occupancy, piece_limits
from referee.scan.possible_tables import possible_tables
from tests.scan.tables import clear, settlement

FIRST = ("tavern", "paddock", "oasis", "farm")
CROSSROADS = ("barracks-crossroads", "monastery-wagon", "lighthouse-foresters-lodge", "city-hall-fort")
BLUE, RED = Colour.BLUE, Colour.RED
TWO = Known(players=(BLUE, RED), cards=("lords", "knights", "miners"))
TASKS = ("road", "fortress", "advance", "home-country")


def see(at: str, colour: Colour | None = BLUE, probability: float = 0.9, kind: str = "settlement") -> Sighting:
    return Sighting(named(at), Piece(PieceKind(kind), colour), probability)


def table(
    *sightings: Sighting, sections: tuple[str, ...] = FIRST, known: Known = TWO, unread: int = 0
) -> ScannedTable:
    found = scan(Observation(clear(*sections), sightings, unread), known).table
    assert found
    return found


def chances(found: ScannedTable) -> dict[str, float]:
    return {NAMES[one.at]: one.chance for one in found.pieces}


def test_sightings_become_pieces_and_doubts() -> None:
    found = table(see("b1", probability=0.8), see("b1", RED, 0.15), see("e5", RED, 0.3))
    assert chances(found) == pytest.approx({"b1": 0.8})
    assert {NAMES[one.at]: one.piece for one in found.doubts} == {"e5": None, "b1": settlement(BLUE)}
    assert names(found.position.players[0].settlements) == ["b1"]
    assert audit(found.position) == ()


def test_nothing_stands_on_special_hexes() -> None:
    """G7: c7 is a tavern, so no piece can be there."""
    assert table(see("c7", probability=1.0)).pieces == ()


def test_water_and_mountains_need_a_tile() -> None:
    """In the tavern section, d1 is a mountain and a4 is water. A harbor allows settlements only on the water."""
    sightings = (see("d1"), see("a4"))
    assert table(*sightings).pieces == ()
    assert chances(table(*sightings, sections=("tavern", "paddock", "oasis", "harbor"))) == pytest.approx({"a4": 0.9})


def test_colours_that_are_not_in_the_game() -> None:
    found = table(see("b1", Colour.WHITE, 0.7), see("b1", RED, 0.2))
    assert chances(found) == pytest.approx({"b1": 2 / 3})
    assert found.pieces[0].piece.colour is RED


def test_players_that_the_caller_does_not_name() -> None:
    found = scan(Observation(clear(*FIRST), (see("b1"), see("c1", RED), see("d5", Colour.WHITE, 0.2))))
    assert found.assumptions == ("players-seen",)
    assert found.table
    assert [kingdom.colour for kingdom in found.table.position.players] == [BLUE, RED]
    assert [inconsistency.code for inconsistency in found.table.inconsistencies] == ["card-count"]
    assert found.table.estimate is None


def test_more_than_forty_settlements() -> None:
    """G9: the two least certain of 42 settlements are dropped."""
    free = each(assemble(layout(FIRST)).suitable)[:42]
    sightings = [Sighting(at, settlement(BLUE), 0.6 if at in free[:2] else 0.97) for at in free]
    found = table(*sightings)
    blue = found.position.players[0].settlements
    assert blue.bit_count() == SETTLEMENTS
    assert not blue & (BIT[free[0]] | BIT[free[1]])
    assert audit(found.position) == ()
    doubts = {doubt.at: doubt for doubt in found.doubts}
    assert doubts[free[0]].piece is None
    assert 0.5 < doubts[free[0]].chance < 1


def test_chances_with_a_limit_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three warriors are seen, but only two are possible. The expected values come from all possible tables."""
    monkeypatch.setattr("referee.scan.possible_tables._MISTRUST", 0.0)
    warrior = Piece(PieceKind.WARRIOR, BLUE)
    seen = [occupancy(at, {warrior: chance}, 1 - chance) for at, chance in ((9, 0.9), (10, 0.6), (11, 0.5))]
    found = piece_limits(seen, {})
    expected = [0.0, 0.0, 0.0]
    total = 0.0
    for number in range(7):
        weight = 1.0
        for place, one in enumerate(seen):
            weight *= one.chance(warrior) if number >> place & 1 else one.empty
        total += weight
        expected = [share + weight * (number >> place & 1) for place, share in enumerate(expected)]
    assert [one.chance(warrior) for one in apply_limits(seen, found)] == pytest.approx(
        [one / total for one in expected]
    )
    drawn = possible_tables(seen, found, maximum=4000).tables
    assert all(sum(piece is not None for piece in world.pieces.values()) <= 2 for world in drawn)
    for place, one in enumerate(seen):
        share = sum(world.pieces[one.at] is not None for world in drawn) / len(drawn)
        assert share == pytest.approx(expected[place] / total, abs=0.03)


def test_marks_are_settlements_too() -> None:
    """S24."""
    free = each(assemble(layout(FIRST)).suitable)[:40]
    known = TWO._replace(cards=("mayors", "lords", "miners"), marks={BLUE: (3, 4)})
    found = table(*(Sighting(at, settlement(BLUE), 0.9) for at in free), known=known)
    assert found.position.players[0].settlements.bit_count() == 38


def test_figures() -> None:
    """X5 to X7: with sections of Crossroads, each figure is kept only where it can stand."""
    board = assemble(layout(CROSSROADS))
    water = NAMES[each(board.ground[Terrain.WATER])[0]]
    mountain = NAMES[each(board.ground[Terrain.MOUNTAIN])[0]]
    meadows = [NAMES[at] for at in each(board.ground[Terrain.GRASS])]
    known = Known(players=(BLUE, RED), cards=("lords", "knights", "miners"), tasks=TASKS)
    found = table(
        see(water, kind="ship"),
        see(mountain, kind="wagon"),
        see(mountain, RED, 0.05),
        *(see(at, kind="warrior") for at in meadows[:3]),
        see(meadows[5], kind="ship"),
        see(meadows[6], None, kind="wall"),
        sections=CROSSROADS,
        known=known,
    )
    figures = found.position.players[0].figures
    assert names(figures.ship) == [water]
    assert names(figures.wagon) == [mountain]
    assert figures.warriors.bit_count() == 2
    assert found.position.walls == 0
    assert audit(found.position) == ()


def test_walls_come_from_a_quarry() -> None:
    sightings = (see("b1", None, kind="wall"),)
    assert table(*sightings).position.walls == 0
    assert names(table(*sightings, sections=("tavern", "paddock", "oasis", "quarry")).position.walls) == ["b1"]


def test_a_city_hall_covers_seven_hexes() -> None:
    """X4: another player's settlement on one of the seven hexes is possible only without the city hall."""
    board = assemble(layout(CROSSROADS))
    ground = PlacementRules(board)
    at = next(at for at in each(board.suitable) if ground.can_hold(PieceKind.CITY_HALL, at))
    known = Known(players=(BLUE, RED), cards=("lords", "knights", "miners"), tasks=TASKS)
    sightings = (see(NAMES[at], kind="city-hall"), Sighting(at + 1, settlement(RED), 0.8))
    found = table(*sightings, sections=CROSSROADS, known=known)
    assert found.position.players[0].figures.city_hall.bit_count() == 7
    assert found.position.players[1].settlements == 0
    assert audit(found.position) == ()
    assert found.estimate
    (doubt,) = [doubt for doubt in found.doubts if doubt.at == at + 1]
    assert doubt.chance == pytest.approx(1 - 0.8 * 0.1, abs=1e-3)


def test_unread_hexes_resemble_their_surroundings() -> None:
    hexes = ("b1", "c1", "a2", "b3", "c3")
    found = table(*(see(at, probability=0.99) for at in hexes), unread=BIT[named("b2")] | BIT[named("c7")])
    assert [(NAMES[doubt.at], doubt.unread) for doubt in found.doubts if doubt.unread] == [("b2", True)]
    (here,) = [doubt for doubt in found.doubts if doubt.unread]
    far = table(*(see(at) for at in hexes), unread=BIT[named("m17")])
    assert settlement(BLUE) in (here.piece, here.alternatives[0].piece)
    assert all(doubt.chance > 0.95 for doubt in far.doubts if doubt.unread)


def test_a_kingdom_extends_into_unread_hexes() -> None:
    """Each hex of an unread region is more likely to hold a settlement if settlements surround the region."""
    patch = [named(name) for name in ("g10", "f11", "g11", "h11", "g12")]
    board = assemble(layout(FIRST))
    edge = {at for one in patch for at in each(NEIGHBOURS[one] & board.suitable)} - set(patch)
    unread = hex_set(patch)
    inside = occupancies(
        Observation((), tuple(see(NAMES[at]) for at in edge), unread), PlacementRules(board), (BLUE,)
    )
    far = [at for at in each(board.suitable) if at not in edge and at not in patch][-len(edge) :]
    outside = occupancies(
        Observation((), tuple(see(NAMES[at]) for at in far), unread), PlacementRules(board), (BLUE,)
    )
    hidden = {one.at for one in inside if one.unread}
    assert hidden
    for at in hidden:
        here, there = (next(one for one in found if one.at == at) for found in (inside, outside))
        assert here.chance(settlement(BLUE)) > there.chance(settlement(BLUE))


def test_a_player_with_fewer_pieces_may_have_them_on_unread_hexes() -> None:
    """Players build about equally often, so the ten pieces that red seems to lack are probably on unread hexes.

    Fifteen unread hexes can hold all ten, so each of them is more likely to be occupied than a single unread hex,
    which cannot explain the difference.
    """
    board = assemble(layout(FIRST))
    free = list(each(board.suitable))
    shown = tuple(see(NAMES[at]) for at in free[:20]) + tuple(see(NAMES[at], RED) for at in free[20:30])

    def red(hidden: list[int]) -> float:
        found = occupancies(Observation((), shown, hex_set(hidden)), PlacementRules(board), (BLUE, RED))
        return sum(one.chance(settlement(RED)) for one in found if one.unread) / len(hidden)

    assert red(free[-15:]) > 2 * red(free[-1:])
    assert red(free[-15:]) > 0.2


def test_unread_hexes_are_correlated() -> None:
    """The number of pieces varies more than if the hexes were independent, and even more if the hexes are unread."""
    hexes = [named(f"{letter}15") for letter in "abcdefghijkl"]

    def spread(*, unread: bool) -> float:
        drawn = possible_tables(
            [occupancy(at, {settlement(BLUE): 0.5}, 0.5, unread=unread) for at in hexes], (), maximum=400
        ).tables
        counts = [sum(piece is not None for piece in world.pieces.values()) for world in drawn]
        assert sum(counts) / len(counts) == pytest.approx(6, abs=0.5)
        return pstdev(counts)

    alone = sqrt(len(hexes) / 4)
    assert spread(unread=True) > 1.1 * spread(unread=False) > 1.1 * 1.3 * alone


def test_every_likely_position_is_possible() -> None:
    """The audit accepts all pieces of a scan, whatever was observed."""
    rng = Random(8)
    kinds = list(PieceKind)
    for number in range(40):
        sections = rng.choice((FIRST, CROSSROADS, ("quarry", "village", "harbor", "lighthouse-foresters-lodge")))
        sightings = []
        for _ in range(300):
            kind = rng.choice([PieceKind.SETTLEMENT] * 6 + kinds)
            colour = None if kind is PieceKind.WALL else rng.choice((BLUE, RED))
            at: Hex = named(f"{rng.choice('abcdefghijklmnopqrst')}{rng.randrange(1, 21)}")
            sightings.append(Sighting(at, Piece(kind, colour), rng.random() if number % 2 else 1.0))
        known = Known(players=(BLUE, RED))
        found = table(*sightings, sections=sections, known=known)
        assert {inconsistency.code for inconsistency in found.inconsistencies} <= {"card-count", "task-count"}


def test_occupancies_are_probabilities() -> None:
    board = assemble(layout(FIRST))
    seen = Observation((), (see("b1", BLUE, 1.0), see("b1", RED, 1.0), see("c7")), 0)
    first, second = occupancies(seen, PlacementRules(board), (BLUE, RED))
    assert first.empty + sum(chance for _, chance in first.choices) == pytest.approx(1)
    assert first.chance(settlement(BLUE)) == pytest.approx(0.5, abs=1e-3)
    assert (second.empty, second.choices) == (1, ())
