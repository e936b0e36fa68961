"""A turned table has the same legal actions, gold and outcomes. A player's view hides cards but no legal action."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import BIT, ISLAND, MAIN, NAMES, SIZE, Hex, Hexes, each, turned
from referee.board.section import Layout, PlacedSection
from referee.engine.audit import audit
from referee.engine.play import apply, legal
from referee.engine.score import score
from referee.engine.view import view
from referee.model.actions import Action, Build, BuildWith, MoveWith, Place, Redraw, Remove
from referee.model.frames import Frame, Reacting, Turning, Using
from referee.model.position import Figures
from referee.model.state import Player, State
from referee.rules.catalogue import CARDS
from tests.games import random_action
from tests.properties.strategies import states
from tests.share import examples


@given(states)
@examples(25, 150)
def test_a_turned_table_has_the_same_legal_actions(state: State) -> None:
    """G1."""
    assert legal_actions(turned_state(state)) == set(map(turned_action, legal_actions(state)))


@given(states)
@examples(25, 150)
def test_a_turned_table_is_worth_the_same(state: State) -> None:
    """G1, S1 to S25, X9 to X14, M7, Q1."""
    one, other = score(state), score(turned_state(state))
    assert [[entry.gold for entry in player.entries] for player in one.players] == [
        [entry.gold for entry in player.entries] for player in other.players
    ]


@given(states, st.randoms(use_true_random=False))
@examples(25, 150)
def test_an_action_does_the_same_at_a_turned_table(state: State, rng: Random) -> None:
    """L1, L3: the order of the tiles may differ. M3, S24: cases where the order of rows could matter are skipped."""
    assume(not state.over)
    action = random_action(rng, state)
    after = apply(state, action).state
    assume(sum(isinstance(frame, Reacting) for frame in after.frames) < 2)
    assume(all(player.supply > 2 for player in after.players) or not any(CARDS[card].marks for card in after.cards))
    here, there = turned_state(after), apply(turned_state(state), turned_action(action)).state
    assert with_sorted_tiles(there) == with_sorted_tiles(here)


def test_turning_moves_every_hex_and_turning_twice_restores_it() -> None:
    """If turning changed nothing, the tests above would compare a state with itself."""
    assert NAMES[turned_hex(each(MAIN)[0])] == "t20"
    assert all(turned_hex(turned_hex(at)) == at != turned_hex(at) for at in each(MAIN))


@given(states)
@examples(25, 150)
def test_the_active_player_sees_every_legal_action(state: State) -> None:
    """T3: a view hides whether the piles hold a usable card, so an illegal redraw may seem legal."""
    turn = state.frames[-1] if state.frames else None
    assume(isinstance(turn, Turning) and turn.card)
    assert isinstance(turn, Turning)
    seen = legal_actions(view(state, turn.player))
    assert seen - {Redraw()} == legal_actions(state) - {Redraw()}
    assert legal_actions(state) <= seen


@given(states)
@examples(25, 150)
def test_a_view_is_a_possible_table_and_hides_every_other_hand(state: State) -> None:
    for seat, player in enumerate(state.players):
        seen = view(state, seat)
        assert audit(seen) == ()
        assert seen.players[seat] == player
        assert not any(card for number, other in enumerate(seen.players) for card in other.hand if number != seat)
        assert not seen.deck
        assert view(seen, seat) == seen
        assert score(seen) == score(state)


def legal_actions(state: State) -> set[Action]:
    """All legal actions. The shuffle that keeps the order of the discard pile represents all shuffles."""
    return {action for offer in legal(state) for action in offer.actions()}


def turned_set(hexes: Hexes) -> Hexes:
    """These hexes after the main board is turned by 180 degrees. The island is not turned."""
    return turned(hexes & MAIN) | hexes & ISLAND


def turned_hex(at: Hex) -> Hex:
    return turned_set(BIT[at]).bit_length() - 1


def turned_board(board: Board) -> Board:
    layout = board.layout
    return assemble(
        Layout(
            tuple(PlacedSection(own, not turn) for own, turn in reversed(layout.sections)),
            tuple(sorted(map(turned_hex, layout.capitols))),
            tuple(sorted(map(turned_hex, layout.caves))),
            layout.island,
        )
    )


def turned_player(player: Player) -> Player:
    return player._replace(
        settlements=turned_set(player.settlements),
        figures=Figures._make(map(turned_set, player.figures)),
        tiles=tuple(tile._replace(origin=turned_hex(tile.origin)) for tile in player.tiles),
        taken_from=turned_set(player.taken_from),
        marks=tuple(sorted(SIZE - 1 - line if line < SIZE else line for line in player.marks)),
    )


def turned_frame(frame: Frame) -> Frame:
    match frame:
        case Turning():
            used = tuple(use._replace(at=turned_hex(use.at)) for use in frame.used)
            sectors = tuple(sorted(len(SECTORS) - 1 - sector for sector in frame.sectors))
            return frame._replace(built=tuple(map(turned_hex, frame.built)), used=used, sectors=sectors)
        case Using():
            at, origin = (None if place is None else turned_hex(place) for place in (frame.at, frame.origin))
            return frame._replace(at=at, origin=origin)
        case Reacting():
            return frame._replace(at=turned_hex(frame.at))
        case _:
            return frame


def turned_state(state: State) -> State:
    """The game seen from the other side of the table."""
    return state._replace(
        board=turned_board(state.board),
        players=tuple(map(turned_player, state.players)),
        location_tiles={turned_hex(at): left for at, left in state.location_tiles.items()},
        nomad_tiles={turned_hex(at): kind for at, kind in state.nomad_tiles.items()},
        walls=turned_set(state.walls),
        frames=tuple(map(turned_frame, state.frames)),
    )


def turned_action(action: Action) -> Action:
    match action:
        case Build(at=at) | BuildWith(at=at) | Place(at=at) | Remove(at=at):
            return action._replace(at=turned_hex(at))
        case MoveWith(origin=origin, to=to):
            return action._replace(origin=turned_hex(origin), to=turned_hex(to))
        case _:
            return action


def with_sorted_tiles(state: State) -> State:
    players = tuple(
        player._replace(
            tiles=tuple(sorted(player.tiles)),
            nomad_tiles=tuple(sorted(player.nomad_tiles)),
            bonus_tiles=tuple(sorted(player.bonus_tiles)),
        )
        for player in state.players
    )
    return state._replace(players=players)
