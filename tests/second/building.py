"""The building rules: the hexes where an action may build or place a piece, or end a move."""

from dataclasses import dataclass, replace

from .board import Board, Hex, board_of, name_of, next_to
from .documents import Action, Frame, Player, State
from .nomads import usable_nomad_kinds
from .pieces import abroad, buildable, buildable_of, free, player_of, presence
from .piles import terrains_of


@dataclass(frozen=True)
class Situation:
    """The state, its board, the acting player, and the terrains that the played card still allows."""

    state: State
    board: Board
    player: Player
    terrains: list[str]

    def buildable(self) -> set[Hex]:
        """G11: every buildable hex."""
        return buildable(self.state, self.board)

    def buildable_of(self, terrain: str) -> set[Hex]:
        """G11: every buildable hex of a terrain."""
        return buildable_of(self.state, self.board, terrain)

    def played(self) -> list[set[Hex]]:
        """M1: the buildable hexes of each terrain that the played card still allows."""
        return [self.buildable_of(terrain) for terrain in self.terrains]

    def free(self, kinds: set[str]) -> set[Hex]:
        """G11: every empty and unblocked hex of these terrains, suitable or not."""
        return free(self.state, self.board, kinds)

    def presence(self) -> set[Hex]:
        """G10: the acting player's presence."""
        return presence(self.player)

    def beside(self) -> set[Hex]:
        """G10: every hex next to the acting player's presence."""
        return next_to(self.board, self.presence())

    def abroad(self) -> set[Hex]:
        """G10: the presence of the other players."""
        return abroad(self.state, self.player)


def situation(state: State) -> Situation:
    """The situation of the player who must act. Its list of terrains is empty if no card has been played."""
    player = player_of(state, state["frames"][-1]["player"])
    turns = [frame for frame in state["frames"] if frame["frame"] == "turning"]
    terrains = terrains_played(turns[-1]) if turns else []
    return Situation(state, board_of(state), player, terrains)


def turning_frame(state: State) -> Frame | None:
    """The frame of the turn in progress; None if no turn is in progress."""
    frames: list[Frame] = [frame for frame in state["frames"] if frame["frame"] == "turning"]
    return frames[-1] if frames else None


def terrains_played(frame: Frame) -> list[str]:
    """M1: the terrains of the played card, or the one of them that has been chosen."""
    return terrains_of(frame["card"]) if frame["terrain"] is None else [frame["terrain"]]


def adjacent_if_possible(now: Situation, allowed: set[Hex]) -> set[Hex]:
    """B3: the allowed hexes next to the player's presence; if there are none, all allowed hexes."""
    return allowed & now.beside() or allowed


def at_each(action: Action, hexes: set[Hex]) -> list[Action]:
    """The action at each of these hexes."""
    return [{**action, "at": name_of(at)} for at in hexes]


def to_each(tile: str, origin: Hex, hexes: set[Hex]) -> list[Action]:
    """A move with a tile to each of these hexes."""
    return [{"type": "move", "tile": tile, "from": name_of(origin), "to": name_of(to)} for to in hexes]


def under_b3(now: Situation, action: Action, allowed: set[Hex], *waivers: str) -> list[Action]:
    """B3, N5: the action on each hex that B3 allows and, with a waiver, on each hex that only B3 forbids.

    If no waivers are given, a usable outpost serves as the waiver.
    """
    near = adjacent_if_possible(now, allowed)
    actions = at_each(action, near)
    if not waivers and "outpost" in usable_nomad_kinds(now.state, now.player):
        waivers = ("outpost",)
    for waiver in waivers:
        actions += at_each({**action, "waiver": waiver}, allowed - near)
    return actions


def lifted(now: Situation, origin: Hex) -> Situation:
    """B5: the situation after one settlement, warrior or scout has been lifted."""
    left = {
        key: [name for name in now.player[key] if name != name_of(origin)]
        for key in ("settlements", "warriors", "scouts")
    }
    mover = {**now.player, **left}
    players = [mover if player["colour"] == mover["colour"] else player for player in now.state["players"]]
    return replace(now, state={**now.state, "players": players}, player=mover)


def targets_of_move(in_the_air: Situation, origin: Hex, allowed: set[Hex]) -> set[Hex]:
    """B5: the hexes where B3 allows a player to put a piece that has been lifted from its origin."""
    if in_the_air.state["ruleset"]["vacated_hex"] == "ignored":
        allowed = allowed - {origin}
    return adjacent_if_possible(in_the_air, allowed) - {origin}
