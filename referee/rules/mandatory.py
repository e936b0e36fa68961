"""The mandatory action: build three settlements (two on swamp) on the played terrain, then those from temples."""

from typing import Final

from referee.model.actions import Action, Build
from referee.model.frames import Turning
from referee.model.state import Player
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.puts import BuildsOnCard, Putting
from referee.rules.moment import Moment
from referee.rules.terrain_cards import choose_terrain


def builds_due(turn: Turning, player: Player) -> int:
    """T2, M6: the number of builds that the mandatory action still requires.

    T3: if no card is played or in hand, the number is 0, and settlements on temples stay due for a later turn.
    """
    return turn.still_due(player.supply) if turn.card or player.hand else 0


class MandatoryBuild(BuildsOnCard):
    """T2, M6: the builds of the mandatory action, first from the supply, then from temples."""

    kind: type[Putting] = Build

    def stock(self, moment: Moment) -> int:
        """The number of settlements in the supply or, if the supply is empty, the number still due from temples."""
        return moment.player.supply or moment.turn.owed

    def perform(self, draft: Draft, action: Action) -> None:
        """T2, M6: build the settlement. The build is counted in the turn before its consequences are applied."""
        assert isinstance(action, Build)
        if draft.swamp_cards:
            choose_terrain(draft, action.at)
        turn, at = draft.turn, action.at
        seat, due = turn.player, turn.due
        if due and draft.players[seat].supply:
            draft.frames[0] = turn.with_build(at, due - 1, turn.owed)
            draft.build(seat, at, None)
        else:
            draft.frames[0] = turn.with_build(at, due, turn.owed - 1)
            draft.build_from_temple(seat, at)
        after_build(draft, seat, at, None)


MANDATORY_BUILD: Final = MandatoryBuild(tile=None, rules=("T2", "B4"))
