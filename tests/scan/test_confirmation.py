"""Confirmed hexes are taken as true, and the other hexes are reassessed."""

from referee.board.assemble import assemble
from referee.board.hexes import BIT, hex_set
from referee.board.section import layout
from referee.model.observation import Known, Observation, Piece, PieceKind, Sighting
from referee.model.vocabulary import Colour
from referee.scan import scan
from referee.scan.confirmation import confirm
from referee.scan.estimate import Doubt, expected_answers

BLUE, RED = Colour.BLUE, Colour.RED
BOARD = assemble(layout(["tavern", "paddock", "oasis", "farm"]))
KNOWN = Known(players=(BLUE, RED), cards=("fishermen", "knights", "merchants"), board=BOARD)
FREE = [at for at in range(400) if BIT[at] & BOARD.suitable]


def seen(*sightings: tuple[int, Colour, float], unread: int = 0) -> Observation:
    pieces = [Sighting(at, Piece(PieceKind.SETTLEMENT, colour), chance) for at, colour, chance in sightings]
    return Observation(sightings=tuple(pieces), unread=unread)


def test_a_confirmed_colour_replaces_every_other_reading() -> None:
    at = FREE[3]
    observation = confirm(seen((at, BLUE, 0.7), (at, RED, 0.2)), {at: RED})
    assert observation.sightings == (Sighting(at, Piece(PieceKind.SETTLEMENT, RED), 1.0),)


def test_a_confirmed_empty_hex_has_no_sighting() -> None:
    at = FREE[3]
    assert confirm(seen((at, BLUE, 0.99)), {at: None}).sightings == ()


def test_the_kind_of_a_confirmed_piece_stays_open() -> None:
    at = FREE[0]
    ship, house = Piece(PieceKind.SHIP, BLUE), Piece(PieceKind.SETTLEMENT, BLUE)
    observation = Observation(sightings=(Sighting(at, ship, 0.2), Sighting(at, house, 0.6)))
    shares = {one.piece: round(one.probability, 6) for one in confirm(observation, {at: BLUE}).sightings}
    assert shares == {ship: 0.25, house: 0.75}


def test_a_confirmed_hex_is_no_longer_unread() -> None:
    first, second = FREE[:2]
    observation = confirm(seen(unread=hex_set([first, second])), {first: PieceKind.WALL})
    assert observation.unread == BIT[second]
    assert observation.sightings == (Sighting(first, Piece(PieceKind.WALL, None), 1.0),)


def test_an_answer_ends_its_doubt() -> None:
    at, sure = FREE[3], FREE[40]
    observation = seen((at, BLUE, 0.6), (sure, RED, 1.0))
    before = scan(observation, KNOWN).table
    after = scan(observation, KNOWN._replace(pieces={at: None})).table
    assert before is not None
    assert after is not None
    assert [doubt.at for doubt in before.doubts] == [at]
    assert after.doubts == ()
    assert after.position.players[0].settlements == 0


def test_an_unread_hex_is_never_settled_silently() -> None:
    """Even if a piece is very likely, the position leaves the hex empty, and a doubt names the possible pieces."""
    hidden = FREE[0]
    pieces = [(at, BLUE, 1.0) for at in FREE if at != hidden][:38]
    table = scan(seen(*pieces, unread=BIT[hidden]), KNOWN).table
    assert table is not None
    assert not table.position.players[0].settlements & BIT[hidden]
    (doubt,) = [doubt for doubt in table.doubts if doubt.at == hidden]
    assert doubt.unread
    assert doubt.piece is None
    assert any(other.piece for other in doubt.alternatives)


def test_answers_are_expected_until_the_rest_is_certain() -> None:
    def doubt(chance: float, *, unread: bool = False) -> Doubt:
        return Doubt(FREE[0], None, chance, (), unread, None)

    assert expected_answers([]) == 0
    assert expected_answers([doubt(0.98), doubt(0.98)]) == 0
    assert expected_answers([doubt(0.6), doubt(0.98), doubt(0.99)]) == 1
    assert expected_answers([doubt(0.98), doubt(0.6), doubt(0.99)]) == 2
    assert expected_answers([doubt(0.98), doubt(0.9, unread=True)]) == 2
