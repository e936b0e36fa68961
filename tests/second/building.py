"""Where a piece may be built or moved to, whatever action does it."""

from dataclasses import dataclass

from .board import Board, Hex, board_of, name_of, next_to
from .documents import Action, Frame, Player, State
from .nomads import usable_nomad_kinds
from .pieces import buildable, buildable_of, free, player_of, presence


@dataclass(frozen=True)
class Situation:
    """What an action is judged by: the state, its board, the acting player and their played card."""

    state: State
    board: Board
    player: Player
    card: str | None

    def buildable(self) -> set[Hex]:
        """G11: every buildable hex."""
        return buildable(self.state, self.board)

    def buildable_of(self, terrain: str) -> set[Hex]:
        """G11: every buildable hex of a terrain."""
        return buildable_of(self.state, self.board, terrain)

    def free(self, kinds: set[str]) -> set[Hex]:
        """G11: every empty and unblocked hex of these terrains, suitable or not."""
        return free(self.state, self.board, kinds)

    def presence(self) -> set[Hex]:
        """G10: the acting player's presence."""
        return presence(self.player)

    def beside(self) -> set[Hex]:
        """G10: every hex next to the acting player's presence."""
        return next_to(self.board, self.presence())


def situation(state: State) -> Situation:
    """The situation of the player whose turn is under way."""
    turning = turning_frame(state)
    return Situation(state, board_of(state), player_of(state, turning["player"]), turning["card"])


def turning_frame(state: State) -> Frame:
    """The frame of the turn under way."""
    frames: list[Frame] = [frame for frame in state["frames"] if frame["frame"] == "turning"]
    return frames[-1]


def adjacent_if_possible(now: Situation, allowed: set[Hex]) -> set[Hex]:
    """B3: of the allowed hexes those next to own presence; all of them if there are none such."""
    return allowed & now.beside() or allowed


def at_each(action: Action, hexes: set[Hex]) -> list[Action]:
    """An action at each of these hexes."""
    return [{**action, "at": name_of(at)} for at in hexes]


def under_b3(now: Situation, action: Action, allowed: set[Hex]) -> list[Action]:
    """B3, N5: an action where it may be done, and with an outpost where only B3 forbids it."""
    near = adjacent_if_possible(now, allowed)
    actions = at_each(action, near)
    if "outpost" in usable_nomad_kinds(now.state, now.player):
        actions += at_each({**action, "waiver": "outpost"}, allowed - near)
    return actions


def lifted(now: Situation, origin: Hex) -> Situation:
    """B5: the situation with one settlement in the air."""
    left = [name for name in now.player["settlements"] if name != name_of(origin)]
    mover = {**now.player, "settlements": left}
    players = [mover if player["colour"] == mover["colour"] else player for player in now.state["players"]]
    return Situation({**now.state, "players": players}, now.board, mover, now.card)


def targets_of_move(in_the_air: Situation, origin: Hex, allowed: set[Hex]) -> set[Hex]:
    """B5: where B3 lets a settlement go that has been lifted from its origin."""
    if in_the_air.state["ruleset"]["vacated_hex"] == "ignored":
        allowed = allowed - {origin}
    return adjacent_if_possible(in_the_air, allowed) - {origin}
