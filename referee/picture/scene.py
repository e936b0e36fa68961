"""What a picture is to show, checked before anything is drawn."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from referee.board.board import Board
from referee.board.faults import Fault, FaultsError, unknown
from referee.board.hexes import BIT, NAMES, Hex, Hexes, hex_set, names
from referee.picture.palette import PAINT
from referee.picture.pieces import SHAPES, Piece
from referee.words.speech import Speech
from referee.words.speech import speech as english


class PictureError(FaultsError):
    """Something that cannot be drawn on this board."""

    def __str__(self) -> str:
        return " ".join(map(english().fault, self.faults))


@dataclass(frozen=True)
class Scene:
    """A board and everything on it."""

    board: Board
    pieces: tuple[Piece, ...]
    highlights: Hexes
    tiles: Mapping[Hex, int]
    """How many tiles a special hex has left, where somebody knows."""
    labels: Mapping[Hex, str] = field(default_factory=dict)
    """What a special hex is called instead of its own name, such as the nomad tile that lies there."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """S24: the horizontal lines that are marked, by their numbers, with the colour."""
    speech: Speech = field(default_factory=english)
    """The language of everything there is to read."""

    def __post_init__(self) -> None:
        shown = hex_set(piece.at for piece in self.pieces) | self.highlights | hex_set(self.tiles)
        if outside := shown & ~self.board.hexes:
            raise PictureError(Fault("", "no-such-hex", {"at": name}) for name in names(outside))
        for piece in self.pieces:
            _known(piece.colour, PAINT, "colour")
            _known(piece.shape, SHAPES, "shape")
        for at, count in self.tiles.items():
            if count < 0:
                raise PictureError([Fault("", "tile-count", {"count": count, "at": NAMES[at]})])
            if not BIT[at] & self.board.special:
                ground = self.board.surface_at(at)
                raise PictureError([Fault("", "tiles-off-special", {"at": NAMES[at], "ground": ground})])

    @cached_property
    def standing(self) -> Mapping[Hex, list[Piece]]:
        """The pieces by hex."""
        standing = defaultdict(list)
        for piece in self.pieces:
            standing[piece.at].append(piece)
        return standing

    def words(self, at: Hex) -> str:
        """Everything about a hex in a line, such as `c7 desert, blue settlement`."""
        board, speech = self.board, self.speech
        said = [f"{NAMES[at]} {speech.name(board.kinds.get(at) or board.surface_at(at))}"]
        said += [speech.name(self.labels[at])] if at in self.labels else []
        if BIT[at] & board.capitols:
            said.append(speech.name("capitol"))
        if BIT[at] & board.caves:
            said.append(speech.name("cave"))
        if at in self.tiles:
            said.append(speech.say("picture", "tiles", count=self.tiles[at]))
        said += [self.piece(piece.colour, piece.shape) for piece in self.standing.get(at, ())]
        if BIT[at] & self.highlights:
            said.append(speech.say("picture", "highlighted"))
        return ", ".join(said)

    def piece(self, colour: str, shape: str) -> str:
        """What a piece is called, such as `blue settlement`."""
        colour, shape = self.speech.name(colour), self.speech.name(shape, "figure")
        return self.speech.say("picture", "piece", colour=colour, shape=shape)


def _known(word: str, known: Mapping[str, object], what: str) -> None:
    if word not in known:
        raise PictureError([unknown(what, word, known)])
