"""What a state tells of the past: turns finished, tiles ever taken, nomad tiles that are gone."""

from collections import Counter

from referee.board.hexes import NOWHERE, Hexes, each
from referee.model.frames import after_last_turn, turn_in, turn_of
from referee.model.state import Player, State
from referee.rules.catalogue import NOMAD_COPIES


def kinds_taken(state: State, *players: Player) -> list[str]:
    """The kinds of location these players ever took a tile from, each as often."""
    taken: Hexes = NOWHERE
    for player in players:
        taken |= player.taken_from
    return [state.board.kinds[at] for at in each(taken & state.board.locations)]


def turns_finished(state: State, seat: int) -> int:
    """How many turns a player has ended."""
    if after_last_turn(state.frames):
        return state.round
    current, count = state.frames[0].player, len(state.players)
    before = (seat - state.start_player) % count < (current - state.start_player) % count
    return state.round - 1 + (before or is_drawing(state, seat))


def is_drawing(state: State, seat: int) -> bool:
    """T4: whether a player has ended the turn and still draws a card for the next one."""
    if after_last_turn(state.frames) or turn_in(state.frames):
        return False
    return state.frames[0].player == seat


def in_turn(state: State, seat: int) -> bool:
    """L2, T5: only in its owner's turn can a tile be fresh or used."""
    return turn_of(state.frames, seat) is not None


def nomad_tiles_gone(state: State) -> Counter[str]:
    """How many nomad tiles of each kind can have been used: those that lie nowhere and that nobody holds unused."""
    gone = Counter(NOMAD_COPIES)
    gone.subtract(kind for kind in state.nomad_tiles.values() if kind)
    gone.subtract(tile.kind for player in state.players for tile in player.nomad_tiles if not tile.used)
    return gone
