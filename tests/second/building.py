"""Where a settlement may be built or moved to, whatever action does it."""

from dataclasses import dataclass

from .board import Board, Hex, name_of, next_to
from .pieces import Player, State, buildable, buildable_of, presence


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

    def presence(self) -> set[Hex]:
        """G10: the acting player's presence."""
        return presence(self.player)


def adjacent_if_possible(now: Situation, allowed: set[Hex]) -> set[Hex]:
    """B3: of the allowed hexes those next to own presence; all of them if there are none such."""
    return allowed & next_to(now.board, now.presence()) or allowed


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
