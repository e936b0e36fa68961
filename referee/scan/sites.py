"""The hexes where a piece may stand, each with what can stand there and how likely that is.

Here the rules have their say about single hexes: what cannot stand somewhere is struck out, and what is left shares
its probability. How many pieces there are is the subject of `counts`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each, hex_set
from referee.model.observation import Observation, Piece, PieceKind, Sighting
from referee.model.vocabulary import Colour
from referee.scan.law import Ground


class Site(NamedTuple):
    """A hex where something may stand. `nothing` and the chances of the choices add up to 1."""

    at: Hex
    nothing: float
    choices: tuple[tuple[Piece, float], ...]
    """The likeliest first."""
    unread: bool = False

    @property
    def best(self) -> tuple[Piece | None, float]:
        """The likeliest reading of this hex."""
        first = self.choices[0] if self.choices else (None, 0.0)
        return first if first[1] > self.nothing else (None, self.nothing)

    def chance(self, piece: Piece | None) -> float:
        """How likely this reading is."""
        return self.nothing if piece is None else dict(self.choices).get(piece, 0.0)


def site(at: Hex, weights: Mapping[Piece, float], nothing: float, *, unread: bool = False) -> Site:
    """A site whose probabilities are in proportion to these weights."""
    total = sum(weights.values()) + nothing
    if total <= 0:
        return Site(at, 1.0, (), unread)
    choices = [(piece, weight / total) for piece, weight in weights.items() if weight > 0]
    choices.sort(key=lambda choice: (-choice[1], choice[0].kind, choice[0].colour or ""))
    return Site(at, nothing / total, tuple(choices), unread)


_SLIP: Final = 1e-4
"""The highest probability of a piece; with 1, the rules could not correct it."""
_NEARBY: Final = 3.0
"""How many hexes the average of the board counts as, compared with the neighbours of an unread hex."""
_UNEQUAL: Final = 4
"""How many pieces more than another a player often has, by extra actions."""
_ALMOST_ALL: Final = 0.9
_ROUNDS: Final = 3
"""How many hexes deep the neighbours are heard."""


def sites(seen: Observation, ground: Ground, players: Sequence[Colour]) -> tuple[Site, ...]:
    """All sightings that the ground and the players allow, row by row."""
    by_hex = defaultdict[Hex, dict[Piece, float]](dict)
    for at, piece, probability in seen.sightings:
        by_hex[at][piece] = by_hex[at].get(piece, 0.0) + probability
    found = {at: _allowed(at, weights, ground, players) for at, weights in by_hex.items()}
    hidden = seen.unread & ~hex_set(found)
    if hidden:
        found |= _hidden(hidden, found, ground, players)
    return tuple(found[at] for at in sorted(found))


def seen_colours(sightings: Iterable[Sighting]) -> tuple[Colour, ...]:
    """The colours that have at least one piece with a probability above one half."""
    likely = {found.piece.colour for found in sightings if found.probability > 0.5}
    return tuple(colour for colour in Colour if colour in likely)


def _allowed(at: Hex, weights: Mapping[Piece, float], ground: Ground, players: Sequence[Colour]) -> Site:
    scale = max(1.0, sum(weights.values()))
    nothing = max(1 - sum(weights.values()) / scale, _SLIP)
    kept = {
        piece: weight / scale
        for piece, weight in weights.items()
        if (piece.colour is None or piece.colour in players) and ground.can_hold(piece.kind, at)
    }
    return site(at, kept, nothing)


def _hidden(hidden: Hexes, found: Mapping[Hex, Site], ground: Ground, players: Sequence[Colour]) -> dict[Hex, Site]:
    """Hexes nobody could see: as likely settled as the board is on average and around them."""
    free = [at for at in each(hidden) if ground.can_hold(PieceKind.SETTLEMENT, at)]
    shown = ground.buildable.bit_count() - len(free)
    expected = {colour: sum(one.chance(settlement(colour)) for one in found.values()) for colour in players}
    average = {
        colour: max(count / max(shown, 1), _absent(max(expected.values()) - count, len(free)))
        for colour, count in expected.items()
    }
    around = {at: list(each(NEIGHBOURS[at] & ground.buildable)) for at in free}
    seen = {at: {colour: one.chance(settlement(colour)) for colour in players} for at, one in found.items()}
    empty = dict.fromkeys(players, 0.0)
    guessed = dict.fromkeys(free, average)
    # Kingdoms are areas: what stands around the hidden part goes on a little inside it.
    for _ in range(_ROUNDS):
        near = {at: [guessed.get(other) or seen.get(other, empty) for other in around[at]] for at in free}
        guessed = {
            at: {
                colour: (sum(one[colour] for one in near[at]) + _NEARBY * average[colour]) / (len(near[at]) + _NEARBY)
                for colour in players
            }
            for at in free
        }
    made = {}
    for at, chances in guessed.items():
        weights = {settlement(colour): chance for colour, chance in chances.items()}
        made[at] = site(at, weights, max(1 - sum(weights.values()), _SLIP), unread=True)
    return made


def _absent(behind: float, hidden: int) -> float:
    """Players build about equally often: who shows fewer pieces than the others may have them where nobody sees.

    What is more than the hidden hexes can hold must have another reason, and then so may the rest of it.
    """
    if behind <= 0:
        return 0.0
    likely = max(behind - _UNEQUAL, behind / 3) * min(1.0, hidden / behind) ** 2
    return min(likely / max(hidden, 1), _ALMOST_ALL)


def settlement(colour: Colour) -> Piece:
    """A settlement of this player."""
    return Piece(PieceKind.SETTLEMENT, colour)
