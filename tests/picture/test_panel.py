"""The panel shows the cards, the turn and the players, but never a player's hand."""

from random import Random

import pytest

from referee.board.hexes import named
from referee.documents.notation import parse_position
from referee.engine.audit import audit
from referee.engine.score import score
from referee.engine.start import Choices, start
from referee.model.frames import Reacting
from referee.model.state import BonusTile, NomadTile, Numbers, State, Tile
from referee.model.vocabulary import Colour, TerrainCard, TileStatus
from referee.picture import Look, svg
from referee.picture.compose import table_sheet
from referee.picture.lettering import width
from referee.picture.panel import panel, panel_content
from referee.picture.scene import Scene
from referee.picture.sheet import Text
from referee.picture.style import COMPACT, FULL, TILE, Style
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.games import random_game
from tests.picture.svg import SVG, parsed, texts, uses

EXPANSIONS = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
PANEL = Look(panel=True)


def game(players: int, steps: int) -> State:
    begin = start(Choices(tuple(Colour)[:players], seed="panel", expansions=EXPANSIONS))
    for number, (state, _) in enumerate(random_game(Random(3), begin)):
        if number == steps:
            return state
    raise AssertionError("the game is over")


@pytest.fixture(scope="module")
def state() -> State:
    return game(5, 150)


def panel_texts(table: State, style: Style = FULL) -> list[str]:
    """The texts of the panel from top to bottom."""
    gold = {scored.colour: scored.total for scored in score(table).players}
    found = panel(Scene(table.board, style=style), panel_content(table, gold, speech()), 370)
    return [part.text.replace("\u00a0", " ") for part in found.parts if isinstance(part, Text)]


def test_the_panel_is_optional(state: State) -> None:
    assert "in the supply" not in " ".join(texts(svg(table_sheet(state))))


@pytest.mark.parametrize("style", [FULL, COMPACT])
def test_everything_beside_the_board(state: State, style: Style) -> None:
    found = panel_texts(state, style)
    line = " ".join(found)
    assert found[0] == f"Round {state.round}"
    at = found.index("Kingdom Builder cards")
    assert " ".join(speech().name(card) for card in state.cards) in " ".join(found[at:]).replace(" · ", " ")
    assert all(speech().name(task) in line for task in state.tasks)
    for player, scored in zip(state.players, score(state).players, strict=True):
        assert f"{player.colour} {scored.total} gold {player.settlements.bit_count()} on the board" in line
        assert f"{player.supply} in the supply" in line
        for tile in player.tiles:
            assert speech().name(tile.kind, "tile") in line


def test_whose_turn_it_is_and_the_played_card(state: State) -> None:
    turn = state.frames[0]
    assert turn.frame == "turning"
    found = panel_texts(state._replace(frames=(turn._replace(card=TerrainCard("swamp-grass")),)))
    at = found.index("Turn")
    assert found[at + 1] == state.players[turn.player].colour
    assert found[found.index("Played card") + 1 :][:2] == ["grass", "swamp"]
    bare = panel_texts(state._replace(frames=(turn._replace(card=None),)))
    assert "Played card" not in bare


def test_the_player_who_must_act_if_not_the_active_one(state: State) -> None:
    assert "Must act" not in panel_texts(state)
    asked = (state.frames[0].player + 1) % 5
    found = panel_texts(
        state._replace(frames=(state.frames[0], Reacting(asked, state.frames[0].player, named("a1"))))
    )
    assert found[found.index("Must act") + 1] == state.players[asked].colour


def test_the_last_round_and_the_end(state: State) -> None:
    assert "last round" in panel_texts(state._replace(ending=True))
    over = panel_texts(state._replace(frames=(), ending=True))
    assert over[0] == "The game is over"
    assert not {"last round", "Turn"} & set(over)


def test_tiles_and_their_status(state: State) -> None:
    tiles = tuple(Tile("farm", named("a1"), status) for status in TileStatus)
    nomads = (NomadTile("sword", state.round), NomadTile("outpost", state.round - 1, used=True))
    blue = state.players[0]._replace(
        tiles=tiles,
        nomad_tiles=nomads,
        bonus_tiles=(BonusTile("canoe-bonus", TileStatus.READY),),
        numbers=Numbers(3, 1),
        temple=2,
    )
    found = panel_texts(state._replace(players=(blue, *state.players[1:])))
    assert {"farm", "farm (new)", "farm (used)", "sword (new)", "outpost (used)"} <= set(found)
    assert speech().name("canoe-bonus", "tile") in found
    line = " ".join(found)
    assert "number tiles: 3 × 1, 1 × 5 · 2 on temple tiles" in line


def test_hands_are_never_shown(state: State) -> None:
    others = [
        player._replace(hand=(TerrainCard.DESERT,) if player.hand != (TerrainCard.DESERT,) else (TerrainCard.CANYON,))
        for player in state.players
    ]
    assert svg(table_sheet(state, look=PANEL)) == svg(table_sheet(state._replace(players=tuple(others)), look=PANEL))


def test_a_position_has_neither_turn_nor_tiles() -> None:
    position = parse_position(
        "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=a13,b13 white=p7"
    )
    found = texts(svg(table_sheet(position, look=PANEL)))
    assert {"2 on the board", "1 on the board"} <= {text.replace("\u00a0", " ") for text in found}
    assert not {"Round 1", "Turn"} & set(found)
    assert "supply" not in " ".join(found)


def test_an_impossible_table_has_no_scores(state: State) -> None:
    blue = state.players[0]._replace(supply=40)
    wrong = state._replace(players=(blue, *state.players[1:]))
    found = texts(svg(table_sheet(wrong, inconsistencies=audit(wrong), look=PANEL)))
    assert not any(text.endswith(" gold") for text in found)
    assert any(text.endswith(" gold") for text in panel_texts(state))


@pytest.mark.parametrize("pixels", [None, 400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_sheet(state: State, language: str, pixels: int | None) -> None:
    tiles = tuple(Tile(kind, named("a1"), TileStatus.USED) for kind in ("mountain-station", "foresters-lodge") * 6)
    full = state._replace(players=tuple(player._replace(tiles=tiles) for player in state.players))
    look = Look(panel=True, width=pixels, title="A title")
    drawn = parsed(svg(table_sheet(full, words=speech(language), look=look)))
    *_, wide, high = map(float, drawn.attrib["viewBox"].split())
    for text in drawn.iter(f"{SVG}text"):
        size, bold = float(text.attrib["font-size"]), text.attrib.get("font-weight") == "bold"
        long = width(text.text or "", size, bold=bold)
        before = {"start": 0, "middle": long / 2, "end": long}[text.attrib.get("text-anchor", "start")]
        assert float(text.attrib["x"]) - before >= 0, text.text
        assert float(text.attrib["x"]) - before + long <= wide, text.text
        assert float(text.attrib["y"]) < high
    for rect in drawn.iter(f"{SVG}rect"):
        assert float(rect.attrib.get("x", 0)) + float(rect.attrib["width"]) <= wide + 0.1
        assert float(rect.attrib.get("y", 0)) + float(rect.attrib["height"]) <= high + 0.1


def test_no_number_of_tiles_makes_a_picture_endless(state: State) -> None:
    tiles = (Tile("x" * 5000, named("a1"), TileStatus.READY),) * 400
    full = state._replace(players=tuple(player._replace(tiles=tiles) for player in state.players))
    assert table_sheet(full, look=PANEL).height < 5000
    assert max(map(len, panel_texts(full))) <= 41


def test_chips_are_drawn_in_the_colour_of_tiles(state: State) -> None:
    drawn = svg(table_sheet(state, look=PANEL))
    ready = sum(tile.status is TileStatus.READY for player in state.players for tile in player.tiles)
    assert ready
    assert drawn.count('<rect x="') >= 5
    assert sum(rect.attrib["fill"] == TILE for rect in parsed(drawn).iter(f"{SVG}rect")) >= ready
    assert {f"#{player.colour}-mark" for player in state.players} <= set(uses(drawn))
