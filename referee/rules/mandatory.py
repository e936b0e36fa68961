"""The mandatory action: three settlements on the terrain of the played card, and those from temples."""

from dataclasses import dataclass
from typing import Final

from referee.model.actions import Action, Build
from referee.model.frames import Turning, turn_in
from referee.model.state import Player
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.puts import BuildsOnCard, Putting
from referee.rules.moment import Moment
from referee.rules.terrain_cards import choose_terrain


def builds_due(turn: Turning, player: Player) -> int:
    """T2, M6: how many builds the mandatory action still requires.

    T3: without a card there is none, and what lies on temples stays due for a later turn.
    """
    return turn.still_due(player.supply) if turn.card or player.hand else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MandatoryBuild(BuildsOnCard):
    """T2: one build from the supply; M6: after those, the builds from temples."""

    kind: type[Putting] = Build

    def stock(self, moment: Moment) -> int:
        """The settlements that are left to build."""
        return moment.player.supply or moment.turn.owed

    def perform(self, draft: Draft, action: Action) -> None:
        """T2, M6: the turn counts the build before its consequences."""
        assert isinstance(action, Build)
        if draft.swamp_cards:
            choose_terrain(draft, action.at)
        turn = turn_in(draft.frames)
        assert turn
        seat = turn.player
        if turn.due and draft.players[seat].supply:
            draft.frames[0] = turn.with_build(action.at, due=turn.due - 1, owed=turn.owed)
            draft.build(seat, action.at, None)
        else:
            draft.frames[0] = turn.with_build(action.at, due=turn.due, owed=turn.owed - 1)
            draft.build_from_temple(seat, action.at)
        after_build(draft, seat, action.at, None)


MANDATORY_BUILD: Final = MandatoryBuild(tile=None, rules=("T2", "B4"))
