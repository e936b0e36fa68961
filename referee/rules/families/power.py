"""What all powers have in common, unless a family says otherwise: no figure, one step, nothing when taken."""

from dataclasses import dataclass
from typing import assert_never

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Terrain
from referee.model.actions import Action
from referee.model.frames import Using
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.model.state import Game
from referee.model.vocabulary import Figure
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.registry import Group, Power


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyPower:
    """A power that does nothing by itself: what some tiles are, and what all others begin with."""

    tile: str | None
    rules: tuple[str, ...]
    expansion: str
    group: Group = Group.LOCATION
    bonus: str | None = None
    reacts: bool = False
    repeatable: bool = True
    repeats: bool = False
    copies: int = 0
    refusals: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    uses_card: bool = False
    beyond: tuple[Terrain, ...] = ()
    figure: Figure | None = None
    walls: bool = False
    removes: bool = False
    stores: bool = False
    waives: bool = False
    more_cards: int = 0
    draws: bool = False
    kept: bool = True
    once: bool = True
    steps: int = 1
    """How many steps the action has at the most."""

    def fits(self, _action: Action) -> bool:
        return False

    def offers(self, _moment: Moment) -> list[Offer]:
        return []

    def allows(self, _moment: Moment, _action: Action) -> bool:
        return False

    def objections(self, _moment: Moment, _action: Action) -> list[Violation]:
        return []

    def perform(self, _draft: Draft, _action: Action) -> None:
        raise AssertionError(f"{self.tile} does nothing by itself")

    def most_left(self, _game: Game) -> int:
        return self.steps - 1

    def left_after(self, game: Game, _action: Action) -> int:
        frame = game.frames[-1]
        return frame.left - 1 if isinstance(frame, Using) else self.most_left(game)

    def may_finish(self, _moment: Moment) -> bool:
        return False

    def use(self, draft: Draft, seat: int) -> None:
        assert self.tile
        match self.group:
            case Group.LOCATION:
                draft.use_tile(seat, self.tile, fresh=self.reacts)
            case Group.NOMAD:
                draft.use_nomad_tile(seat, self.tile)
            case Group.BONUS:
                draft.use_bonus_tile(seat, self.tile)
            case Group.COMMON:
                if self.once:
                    draft.note_done(self.tile)
            case Group.HARVEST:
                raise AssertionError(f"{self.tile} is counted by the silo phase")
            case _:
                assert_never(self.group)

    def is_common(self, _board: Board) -> bool:
        return False

    def may_waive(self, _moment: Moment, _power: Power) -> bool:
        return False

    def when_taken(self, draft: Draft, seat: int) -> None:
        """Nothing but that it is taken."""

    def ground(self, _board: Board) -> Hexes:
        return NOWHERE
