"""Deeds that build a settlement from the supply."""

from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes
from referee.board.terrain import SUITABLE
from referee.model.actions import Action, Build, BuildWith
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import Piece
from referee.rules.building import (
    adjacent_if_possible,
    adjacent_on_each,
    card_violations,
    ground_violations,
    united_ground,
)
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.deeds import HexesNow, Terrains, TerrainsNow, terrain_hexes
from referee.rules.families.puts import Puts, Putting
from referee.rules.moment import Moment
from referee.rules.played_card import choose_terrain, played_terrains


@dataclass(frozen=True, slots=True, kw_only=True)
class Builds(Puts):
    """Build one settlement."""

    kind: type[Putting] = BuildWith
    on: Terrains = SUITABLE
    """Every terrain it can build on."""

    def stock(self, moment: Moment) -> int:
        return moment.player.supply

    def stock_violation(self) -> Violation:
        return Violation(ViolationCode.NO_SETTLEMENT_LEFT, ("L5",) if self.tile else ("T2",))

    def choose(self, draft: Draft, at: Hex) -> None:
        """What the hex decides before anything is built there: nothing, unless a family says otherwise."""

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Build | BuildWith)
        seat = draft.frames[-1].player
        self.choose(draft, action.at)
        draft.build(seat, action.at, self.tile)
        after_build(draft, seat, action.at, self.tile)

    def lands(self, piece: Piece, board: Board) -> Hexes:
        return terrain_hexes(board, self.on) if piece == "settlement" else NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildsOnTerrain(Builds):
    """Build on the terrain the tile names, adjacent if possible; of several terrains one is chosen."""

    def allowed(self, moment: Moment) -> Hexes:
        """B4."""
        return united_ground(moment, self.on) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3."""
        return adjacent_on_each(moment, self.on)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4."""
        return ground_violations(moment, at, self.on, self.rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildsOnCard(Builds):
    """Build on the terrain of a card, adjacent if possible: of the played one, or of one that was drawn."""

    now: TerrainsNow = played_terrains

    def allowed(self, moment: Moment) -> Hexes:
        """B4."""
        return united_ground(moment, self.now(moment)) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3."""
        return adjacent_on_each(moment, self.now(moment))

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4."""
        return card_violations(moment, at, self.now(moment), self.rules)

    def choose(self, draft: Draft, at: Hex) -> None:
        """M1: the first hex that the played card is used for decides what it stands for."""
        if self.now is played_terrains:
            choose_terrain(draft, at)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildsOnHexes(Builds):
    """Build on the hexes that a function of the tile names, as far as they are of the terrains it may use."""

    hexes: HexesNow
    adjacent: bool = True
    """B3: whether adjacency counts."""
    code: str
    """Of the violation when a hex is not among them."""

    def on_now(self, _moment: Moment) -> Terrains:
        """The terrains it may use now."""
        return self.on

    def _ground(self, moment: Moment) -> Hexes:
        on = self.on_now(moment)
        return moment.buildable if on is SUITABLE else united_ground(moment, on) & moment.free

    def allowed(self, moment: Moment) -> Hexes:
        """B2."""
        return self.hexes(moment) & self._ground(moment)

    def targets(self, moment: Moment) -> Hexes:
        """B3, unless the tile knows better."""
        allowed = self.allowed(moment)
        return adjacent_if_possible(allowed, moment.near) if self.adjacent else allowed

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B2, and what the tile demands."""
        violations = ground_violations(moment, at, self.on_now(moment), self.rules)
        if BIT[at] & moment.board.open & ~self.hexes(moment):
            violations.append(Violation(self.code, self.rules, self.targets(moment), {"at": NAMES[at]}))
        return violations
