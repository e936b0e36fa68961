"""A state inferred from a table: assumptions, impossible tables, and facts that follow from the pieces."""

from typing import Any

from referee.board.hexes import NAMES, named, named_set
from referee.board.section import printed_sections
from referee.documents.notation import parse_position
from referee.engine.inference import infer
from referee.model.description import PlayerDescription, TableDescription, TileDescription
from referee.model.findings import Assumption, AssumptionCode
from referee.model.frames import Turning
from referee.model.state import NomadTile, Numbers, State
from referee.model.vocabulary import TERRAIN_OF, TerrainCard, TileStatus
from tests.drawing import draw, tiles_of

GRASS = TerrainCard.GRASS


def description(state: State, **more: Any) -> TableDescription:  # noqa: ANN401
    """A table description with this state's position. By default, it is player 1's turn, and the card is grass."""
    return TableDescription(state.position, **{"turn": 0, "card": GRASS, **more})


def inferred_state(table: TableDescription) -> State:
    found = infer(table)
    assert found.inconsistencies == ()
    assert found.state
    return found.state


def assumptions_of(table: TableDescription, code: AssumptionCode) -> list[Assumption]:
    return [found for found in infer(table).assumptions if found.code is code]


def flaws(table: TableDescription) -> list[tuple[str, str]]:
    found = infer(table)
    assert found.state is None
    assert found.assumptions == ()
    return [(flaw.code, flaw.place) for flaw in found.inconsistencies]


def test_tiles_follow_from_the_pieces_where_nothing_moves() -> None:
    """L1: the players next to a location took its tiles, because no piece can have moved away."""
    state, _ = draw("""
        g1 L. g2 g.
          g. g. L. g1
    """, locations={"b1": "farm", "c2": "oasis"})  # fmt: skip
    table = description(state)
    found = inferred_state(table)
    assert found.location_tiles == state.location_tiles
    assert [player.taken_from for player in found.players] == [player.taken_from for player in state.players]
    assert [sorted(tiles_of(found, number)) for number in (1, 2)] == [
        sorted(tiles_of(state, number)) for number in (1, 2)
    ]
    assert not assumptions_of(table, AssumptionCode.TAKERS)
    assert not assumptions_of(table, AssumptionCode.TILES_HELD)


def test_tiles_left_are_inferred_if_they_were_not_counted() -> None:
    """L1: no piece can have moved. Two players took the tiles of b1 and c2, and both tiles of b3 are left."""
    state, _ = draw("""
        g1 L. g2 g.
          g. g. L. g1
        d. L. d. d.
    """, locations={"b1": "farm", "c2": "oasis", "b3": "garden"})  # fmt: skip
    table = description(state)._replace(position=state.position._replace(location_tiles=None))
    assert inferred_state(table).location_tiles == state.location_tiles
    assert not assumptions_of(table, AssumptionCode.LOCATION_TILES)


def test_only_counted_locations_need_to_be_mentioned() -> None:
    state, _ = draw("g1 L. g. L. g2", locations={"b1": "farm", "d1": "oasis"})
    at = named("b1")
    table = description(state)._replace(
        position=state.position._replace(location_tiles={at: state.location_tiles[at]})
    )
    assert inferred_state(table).location_tiles == state.location_tiles


def test_a_tile_that_moves_pieces_leaves_room_for_other_readings() -> None:
    """L3: with a paddock in play, a player may have taken a tile and then moved away."""
    state, _ = draw("""
        g1 L. g2 g.
          g. g. g. g3
        d. L. d. d.
    """, locations={"b1": "farm", "b3": "paddock"}, lost={3: "b3"})  # fmt: skip
    table = description(state)
    farm, paddock = assumptions_of(table, AssumptionCode.TAKERS)
    blue, orange, black = (player.colour for player in state.players)
    assert (farm.place, farm.assumed) == ("/location_tiles/b1", (blue, orange))
    assert farm.alternatives == ((blue, black), (orange, black))
    assert (paddock.place, paddock.assumed, paddock.alternatives) == (
        "/location_tiles/b3",
        (blue,),
        ((orange,), (black,)),
    )
    assert tiles_of(inferred_state(table)) == ["farm b1 ready"]
    kept = [one.place for one in assumptions_of(table, AssumptionCode.TILES_HELD)]
    assert kept == ["/players/0/tiles", "/players/1/tiles"]


def test_an_empty_location_was_emptied_by_players_next_to_it() -> None:
    """L1: two of the three players beside the farm took its tiles, but the pieces do not show which two."""
    state, _ = draw("""
        g1 L. g2 g.
          g3 g. g. g.
    """, locations="farm", possible=False)  # fmt: skip
    table = description(state)._replace(position=state.position._replace(location_tiles={named("b1"): 0}))
    (takers,) = assumptions_of(table, AssumptionCode.TAKERS)
    colours = [player.colour for player in state.players]
    assert takers.assumed == (colours[0], colours[1])
    assert takers.alternatives == ((colours[0], colours[2]), (colours[1], colours[2]))
    third = {2: PlayerDescription(taken_from=named_set(["b1"]))}
    assert len(assumptions_of(table._replace(players=third), AssumptionCode.TAKERS)[0].alternatives) == 1


def test_a_piece_on_water_proves_that_its_player_took_the_tile_that_brought_it() -> None:
    """B2, L12: three players are next to the empty harbor. The owner of the piece on water must have taken a tile."""
    state, _ = draw("""
        g1 L. g2 g.
          g3 w3 g. g.
    """, locations="harbor", possible=False)  # fmt: skip
    table = description(state)._replace(position=state.position._replace(location_tiles={named("b1"): 0}))
    found = inferred_state(table)
    assert found.players[2].taken_from == named_set(["b1"])
    (takers,) = assumptions_of(table, AssumptionCode.TAKERS)
    third = state.players[2].colour
    assert all(third in reading for reading in (takers.assumed, *takers.alternatives))  # type: ignore[operator]


def test_a_missing_tile_that_no_player_can_have_taken_is_impossible() -> None:
    state, _ = draw("g1 L. g. L. g2 g. g. L. g.", locations={"b1": "farm", "d1": "oasis", "h1": "garden"})
    left = {**state.location_tiles, named("h1"): 1}
    table = description(state)._replace(position=state.position._replace(location_tiles=left))
    assert flaws(table) == [("too-many-tiles", "/position/location_tiles/h1")]


def test_supplies_and_the_end_follow() -> None:
    """G9, E1."""
    state, _ = draw("g1 g1 g. g2 g.", supply={1: 0, 2: 12})
    found = inferred_state(description(state))
    assert [player.supply for player in found.players] == [0, 12]
    assert found.ending
    assert not assumptions_of(description(state), AssumptionCode.ENDING)


def test_builds_of_this_turn_count() -> None:
    """T2, L2: a tile is fresh if only builds of this turn are next to its location."""
    state, _ = draw("g1 g1 L. g1 g. g2", locations="farm")
    table = description(state, built=(named("b1"), named("d1")))
    found = inferred_state(table)
    assert found.frames == (Turning(0, GRASS, 1, (named("b1"), named("d1"))),)
    assert [tile.status for tile in found.players[0].tiles] == [TileStatus.FRESH]
    assert not assumptions_of(table, AssumptionCode.TURN_BEGINS)


def test_a_swamp_card_is_fixed_by_its_first_build() -> None:
    """M1: after a first build on swamp, one more build on swamp is due."""
    state, _ = draw("s1 s. g. g2 g.")
    table = description(state, card=TerrainCard.SWAMP_GRASS, built=(named("a1"),))
    (turn,) = inferred_state(table).frames
    assert (turn.terrain, turn.due) == ("swamp", 1)  # type: ignore[union-attr]
    assert not assumptions_of(table, AssumptionCode.TURN_TERRAIN)
    assert assumptions_of(table._replace(built=None), AssumptionCode.TURN_TERRAIN)


def test_a_card_that_was_not_shown_stays_in_the_hand() -> None:
    state, _ = draw("g1 g. g2")
    found = inferred_state(description(state, card=None))
    assert found.players[0].hand == (None,)
    assert found.frames == (Turning(0),)
    (card,) = assumptions_of(description(state, card=None), AssumptionCode.TURN_CARD)
    assert GRASS in card.alternatives


def test_a_crossroads_tile_brings_a_second_card() -> None:
    """X3."""
    state, _ = draw("g1 L. g. g2 L. g.", locations={"b1": "crossroads", "e1": "farm"})
    assert [player.hand for player in inferred_state(description(state)).players] == [(None,), (None,)]
    assert inferred_state(description(state, card=None)).players[0].hand == (None, None)


def test_two_tiles_of_a_kind_bring_their_bonus_tile() -> None:
    """M2."""
    state, _ = draw("g1 L. g. g2 g1 L. g.", locations="temple")
    assert [tile.kind for tile in inferred_state(description(state)).players[0].bonus_tiles] == ["temple-bonus"]
    (temple,) = assumptions_of(description(state), AssumptionCode.TEMPLE)
    assert (temple.assumed, temple.alternatives) == (0, (1, 2))


def test_settlements_on_a_temple_come_out_of_the_supply() -> None:
    """M6: the settlement on the temple tile must be built in this turn."""
    state, _ = draw("g1 L. g. g2 g.", locations="temple")
    plain, with_temple = (
        inferred_state(description(state, players={0: PlayerDescription(temple=count)})) for count in (0, 1)
    )
    assert with_temple.players[0].supply == plain.players[0].supply - 1
    assert with_temple.frames[0].owed == 1  # type: ignore[union-attr]


def test_a_cathedral_brings_a_number_tile() -> None:
    """H8."""
    state, _ = draw("g1 L. g. g2 g.", locations="cathedral")
    assert inferred_state(description(state)).players[0].numbers == Numbers(ones=1)
    (numbers,) = assumptions_of(description(state), AssumptionCode.NUMBERS)
    assert Numbers(ones=3) in numbers.alternatives
    known = description(state, players={0: PlayerDescription(numbers=Numbers(ones=3))})
    assert inferred_state(known).players[0].numbers == Numbers(ones=3)
    assert not assumptions_of(known, AssumptionCode.NUMBERS)


def test_scouts_on_the_board_have_used_their_tile() -> None:
    """H7."""
    state, _ = draw("g1 L. gt g2 g.", locations="scout-cabin")
    (tile,) = inferred_state(description(state)).players[0].tiles
    assert tile.status is TileStatus.USED


def test_described_values_are_kept_and_not_assumed() -> None:
    state, _ = draw("g1 L. g. g2 g.", locations="farm")
    tiles = (TileDescription("farm", named("b1"), TileStatus.USED),)
    table = description(
        state,
        start_player=1,
        round=2,
        ending=True,
        discard=(GRASS,),
        players={0: PlayerDescription(tiles=tiles), 1: PlayerDescription(hand=(GRASS,))},
    )
    found = inferred_state(table)
    assert (found.start_player, found.round, found.ending, found.discard) == (1, 2, True, (GRASS,))
    assert found.players[0].tiles[0].status is TileStatus.USED
    assert found.players[1].hand == (GRASS,)
    codes = {one.code for one in infer(table).assumptions}
    assert codes.isdisjoint(
        {AssumptionCode.START_PLAYER, AssumptionCode.ROUND, AssumptionCode.ENDING, AssumptionCode.TILE_STATUS}
    )
    assert AssumptionCode.HAND not in codes


def test_the_round_fits_the_settlements() -> None:
    """T2: orange seems to have had one more turn than blue, so orange is assumed to have begun the game."""
    state, _ = draw("g1 g1 g1 g. g2 g2 g2 g2 g2 g2")
    table = description(state)
    found = inferred_state(table)
    assert (found.start_player, found.round) == (1, 2)
    assert assumptions_of(table, AssumptionCode.START_PLAYER)[0].alternatives == (found.players[0].colour,)
    assert assumptions_of(table, AssumptionCode.ROUND)[0].alternatives == (1,)


def test_an_empty_board_is_the_first_turn() -> None:
    """P1: the player whose turn it is must have begun the game."""
    table = TableDescription(
        parse_position("board=tavern,paddock,oasis,farm cards=lords,knights,miners red=- blue=-"), turn=1
    )
    found = inferred_state(table)
    assert (found.start_player, found.round) == (1, 1)
    assert {one.code for one in infer(table).assumptions} == {
        AssumptionCode.TURN_CARD,
        AssumptionCode.HAND,
        AssumptionCode.PILES,
    }


def test_missing_cards_tasks_and_nomad_tiles_are_assumed() -> None:
    """P3: the inferred state has three cards, a task for the crossroads section, and a tile on every nomad space."""
    crossroads = next(name for name, section in printed_sections().items() if section.expansion == "crossroads")
    line = f"board=quarry,{crossroads},oasis,farm cards=lords,knights,miners red=- blue=-"
    table = TableDescription(parse_position(line)._replace(cards=()), turn=0, card=GRASS)
    found = inferred_state(table)
    assert len(found.cards) == 3
    assert len(found.tasks) == 1
    assert found.nomad_tiles
    assert all(found.nomad_tiles.values())
    spaces = {one.place for one in assumptions_of(table, AssumptionCode.NOMAD_SPACE)}
    assert spaces == {f"/nomad_tiles/{NAMES[at]}" for at in found.nomad_tiles}
    assert len(assumptions_of(table, AssumptionCode.CARDS)) == len(assumptions_of(table, AssumptionCode.TASKS)) == 1


def test_scouts_need_a_terrain_without_a_visible_card() -> None:
    """P5: all cards of the removed terrain leave the game, so that terrain cannot be grass if grass was played."""
    line = "board=tavern,paddock,oasis,farm cards=lords,knights,scouts red=- blue=-"
    table = TableDescription(parse_position(line), turn=0, card=GRASS)
    found = inferred_state(table)
    assert found.removed_terrain not in (None, "grass")
    assert {TERRAIN_OF[card] for card in found.removed} == {found.removed_terrain}
    (terrain,) = assumptions_of(table, AssumptionCode.REMOVED_TERRAIN)
    assert "grass" not in terrain.alternatives


def test_a_nomad_tile_in_hand_decides_the_round() -> None:
    """N1."""
    state, _ = draw("g1 n. g. g2 g.", held={1: "outpost"}, supply={1: 31, 2: 31})
    unknown = assumptions_of(description(state), AssumptionCode.NOMAD_TILES)[0]
    assert inferred_state(description(state)).round == 4
    assert (NomadTile("outpost", 3),) in unknown.alternatives
    assert (
        inferred_state(
            description(state, players={0: PlayerDescription(nomad_tiles=(NomadTile("outpost", 1),))})
        ).round
        == 2
    )


def test_flaws_point_into_the_table() -> None:
    state, _ = draw("g1 L. g. g2 g.", locations="farm")
    two = state.position._replace(location_tiles={named("b1"): 2})
    assert flaws(description(state)._replace(position=two)) == [("tile-not-taken", "/position/location_tiles/b1")]
    supply = {1: PlayerDescription(), 0: PlayerDescription(supply=1)}
    assert ("supply-mismatch", "/players/1/supply") in flaws(description(state, players=supply))
    assert ("impossible-turn", "/built") in flaws(description(state, built=(named("d1"), named("d1"))))
    assert ("too-few-builds", "/position/players/1/settlements") in flaws(description(state, round=30))
    copies = description(state, discard=(GRASS,) * 5)
    assert flaws(copies) == [("too-many-copies", "/card")]


def test_no_builds_are_due_in_a_turn_without_any_free_hex() -> None:
    """T3: no terrain card matches a free hex."""
    state, _ = draw("g1 g2", possible=False)
    found = inferred_state(description(state))
    assert found.ending
    assert found.frames[0].due == 0  # type: ignore[union-attr]
