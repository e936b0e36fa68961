"""Facts about single hexes that a person has confirmed, for example as the answer to a doubt."""

from collections.abc import Mapping

from referee.board.hexes import Hex, hex_set
from referee.model.observation import Observation, Piece, PieceKind, Sighting
from referee.model.vocabulary import Colour
from referee.scan.constraints import covered_hexes

_SURE = 1.0


def confirm(observation: Observation, pieces: Mapping[Hex, Colour | PieceKind | None]) -> Observation:
    """Return the observation, corrected to show the pieces that a person saw on these hexes.

    The value of a hex is the colour of its piece, `PieceKind.WALL` for a wall, or None for an empty hex.
    """
    if not pieces:
        return observation
    sightings = tuple(_refuted(sighting, pieces) for sighting in observation.sightings)
    others = [sighting for sighting in sightings if sighting.at not in pieces]
    for at, owner in pieces.items():
        if owner is not None:
            others += _confirmed(at, owner, sightings)
    return observation._replace(sightings=tuple(others), unread=observation.unread & ~hex_set(pieces))


def _refuted(sighting: Sighting, pieces: Mapping[Hex, Colour | PieceKind | None]) -> Sighting:
    """X4: turn a city hall into a settlement if a person saw anything but its colour on one of its seven hexes."""
    piece = sighting.piece
    if piece.kind is not PieceKind.CITY_HALL:
        return sighting
    covered = covered_hexes(piece.kind, sighting.at)
    if all(owner == piece.colour for at, owner in pieces.items() if covered >> at & 1):
        return sighting
    return sighting._replace(piece=Piece(PieceKind.SETTLEMENT, piece.colour))


def _confirmed(at: Hex, owner: Colour | PieceKind, sightings: tuple[Sighting, ...]) -> list[Sighting]:
    """Return the sightings on a hex that fit the confirmed piece, with probabilities that add up to 1.

    A person names only the colour, so several kinds of piece may remain possible. If no sighting fits, the piece is
    assumed to be a settlement, or a wall if the person named a wall.
    """
    colour = owner if isinstance(owner, Colour) else None
    fitting = [one for one in sightings if one.at == at and one.piece.colour == colour and one.probability > 0]
    total = sum(one.probability for one in fitting)
    if fitting:
        return [one._replace(probability=one.probability / total) for one in fitting]
    return [Sighting(at, Piece(PieceKind.SETTLEMENT if colour else PieceKind.WALL, colour), _SURE)]
