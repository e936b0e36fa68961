"""The mandatory action: build three settlements (two on swamp) on the played terrain, then those from temples."""

from typing import Final

from referee.model.actions import Build
from referee.model.frames import Turning
from referee.model.state import Player
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.puts import BuildsOnCard, Putting
from referee.rules.moment import Moment
from referee.rules.terrain_cards import choose_terrain
from referee.rules.tile_use import waive


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


MANDATORY_BUILD: Final = MandatoryBuild(tile=None, rules=("T2", "B4"))


def perform_build(draft: Draft, turn: Turning, build: Build) -> None:
    """T2, M6: build the settlement. The turn's build counts are updated before the consequences are applied."""
    seat, at, due = turn.player, build.at, turn.due
    if build.waiver:
        waive(draft, build.waiver, at)
    if draft.swamp_cards:
        choose_terrain(draft, at)
        turn, due = draft.turn, draft.turn.due
    if due and draft.players[seat].supply:
        draft.frames[0] = turn.with_build(at, due - 1, turn.owed)
        draft.build(seat, at, None)
    else:
        draft.frames[0] = turn.with_build(at, due, turn.owed - 1)
        draft.build_from_temple(seat, at)
    after_build(draft, seat, at, None)
