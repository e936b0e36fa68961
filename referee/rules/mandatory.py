"""The mandatory action: three settlements on the terrain of the played card, and those of temples."""

from dataclasses import dataclass
from typing import Final

from referee.board.hexes import BIT, Hex
from referee.board.terrain import Terrain
from referee.model.actions import Action, Build
from referee.model.frames import BUILDS_ON_SWAMP, Turning
from referee.model.vocabulary import TERRAINS_OF
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import played_terrains
from referee.rules.moment import Moment


@dataclass(frozen=True, slots=True, kw_only=True)
class MandatoryBuild(BuildOnTerrain):
    """T2: one build of it, from the supply; M6: then those that temples owe."""

    def stock(self, moment: Moment) -> int:
        """What is left to build with."""
        return moment.player.supply or moment.turn.owed

    def perform(self, draft: Draft, action: Action) -> None:
        """T2, M6: the turn counts the build before anything follows from it."""
        assert isinstance(action, Build)
        turn = draft.frames[-1]
        assert isinstance(turn, Turning)
        seat = turn.player
        if turn.due and draft.players[seat].supply:
            draft.frames[-1] = turn.counting(action.at, turn.due - 1, turn.owed)
            draft.build(seat, action.at, None)
        else:
            draft.frames[-1] = turn.counting(action.at, turn.due, turn.owed - 1)
            draft.build_from_temple(seat, action.at)
        after_build(draft, seat, action.at, None)


def choose_terrain(draft: Draft, at: Hex) -> None:
    """M1: the first hex that a swamp card is used for decides which of its terrains it stands for.

    On swamp the mandatory action has two builds instead of three, unless it has begun with another card.
    """
    if not draft.swamp_cards:
        return
    turn = draft.turn
    if turn.terrain or not turn.card or len(TERRAINS_OF[turn.card]) == 1:
        return
    on_swamp = bool(BIT[at] & draft.board.ground[Terrain.SWAMP])
    due = BUILDS_ON_SWAMP if on_swamp and turn.due and not turn.built else turn.due
    terrain = Terrain.SWAMP if on_swamp else TERRAINS_OF[turn.card][0]
    draft.change_turn(turn._replace(terrain=terrain, due=due))


MANDATORY_BUILD: Final = MandatoryBuild(
    tile=None, rules=("T2", "B4"), expansion="base", uses_card=True, terrains=played_terrains
)
