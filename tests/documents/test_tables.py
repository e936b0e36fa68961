"""The document of a table: required members, optional members, and faults."""

from typing import Any

import pytest

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.hexes import NOWHERE, named, named_set
from referee.documents.reader import load
from referee.documents.tables import read_table
from referee.model.description import NO_DESCRIPTION, PlayerDescription, TileDescription
from referee.model.state import NomadTile, Numbers
from referee.model.vocabulary import TerrainCard, TileStatus

BOARD = {"sections": ["tavern", "paddock", "oasis", "farm"]}
POSITION = {"board": BOARD, "players": [{"colour": "blue", "settlements": ["a1"]}, {"colour": "red"}]}
TABLE = {"position": POSITION, "turn": "red"}


def places(document: Any) -> list[str]:  # noqa: ANN401
    with pytest.raises(ShapeError) as refusal:
        load(read_table, document)
    return [fault.place for fault in refusal.value.faults]


def test_a_board_pieces_and_a_colour_are_enough() -> None:
    told = load(read_table, TABLE)
    assert (told.turn, told.card, told.built, told.of(0)) == (1, None, None, NO_DESCRIPTION)
    assert told.position.cards == ()
    assert told.position.location_tiles is None
    assert [player.settlements for player in told.position.players] == [named_set(["a1"]), NOWHERE]


def test_a_line_is_the_same() -> None:
    line = "board=tavern,paddock,oasis,farm blue=a1 red=-"
    assert load(read_table, {**TABLE, "position": line}) == load(read_table, TABLE)


def test_every_optional_member_is_read() -> None:
    player = {
        "colour": "blue",
        "supply": 3,
        "hand": ["grass", None],
        "tiles": [{"kind": "farm", "from": "c7"}, {"kind": "farm", "from": "h7", "status": "used"}],
        "taken_from": ["c7"],
        "nomad_tiles": [{"kind": "sword", "round": 2, "used": False}],
        "bonus_tiles": [],
        "numbers": {"ones": 1, "fives": 0},
        "temple": 1,
    }
    more = {"card": "desert", "built": ["b1", "a1"], "round": 4, "ending": True, "swamp_cards": False}
    piles: dict[str, Any] = {"deck": None, "discard": ["grass"], "removed": []}
    told = load(read_table, {**TABLE, **more, **piles, "start_player": "blue", "players": [player]})
    assert told.of(0) == PlayerDescription(
        3,
        (TerrainCard.GRASS, None),
        (TileDescription("farm", named("c7")), TileDescription("farm", named("h7"), TileStatus.USED)),
        named_set(["c7"]),
        (NomadTile("sword", 2),),
        (),
        Numbers(1, 0),
        1,
    )
    assert (told.card, told.built) == (TerrainCard.DESERT, (named("b1"), named("a1")))
    assert (told.start_player, told.round, told.ending, told.swamp_cards) == (0, 4, True, False)
    assert (told.deck, told.discard, told.removed) == (None, (TerrainCard.GRASS,), ())


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({}, ["/position", "/turn"]),
        ({**TABLE, "terrain": "grass"}, ["/terrain"]),
        ({**TABLE, "card": "meadow"}, ["/card"]),
        ({**TABLE, "position": {"board": BOARD}}, ["/position/players"]),
        ({**TABLE, "position": {**POSITION, "format": 2}}, ["/position/format"]),
        ({**TABLE, "players": [{"colour": "red"}, {"colour": "red"}]}, ["/players"]),
        ({**TABLE, "players": [{"colour": "red", "supply": 41}]}, ["/players/0/supply"]),
        ({**TABLE, "built": ["z9"]}, ["/built/0"]),
        ([], [""]),
    ],
)
def test_faults_are_reported_with_their_place(document: object, expected: list[str]) -> None:
    assert places(document) == expected


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"turn": "white"}, "/turn"),
        ({"start_player": "white"}, "/start_player"),
        ({"players": [{"colour": "white"}]}, "/players/0/colour"),
        ({"position": "board=tavern"}, "/position"),
    ],
)
def test_a_player_who_is_not_in_the_game_is_impossible(more: dict[str, object], place: str) -> None:
    with pytest.raises(ImpossibleError) as refusal:
        load(read_table, {**TABLE, **more})
    assert [found.fault.place for found in refusal.value.contradictions] == [place]
