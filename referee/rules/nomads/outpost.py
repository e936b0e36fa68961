"""The outpost tile: waive adjacency for one build or one placed figure (N5)."""

from referee.model.actions import Action
from referee.rules.moment import Moment
from referee.rules.power import Group, Power, When
from referee.rules.registry import add_nomad_tile


class Outpost(Power):
    """N5: waive adjacency for one build, or for placing one figure, in the player's own turn."""

    def may_waive(self, moment: Moment, _kind: type[Action]) -> bool:
        return not moment.answering and moment.harvest is None


add_nomad_tile(
    Outpost(tile="outpost", rules=("N5",), expansion="nomads", group=Group.NOMAD, when=When.WITH_A_BUILD), copies=2
)
