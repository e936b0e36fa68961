"""The content of a picture, checked before anything is drawn."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from referee.base.errors import FaultsError
from referee.base.faults import Fault, unknown
from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, each, hex_set, names
from referee.picture.lettering import label, shorten, symbols
from referee.picture.piece_shapes import SHAPES, DrawnPiece
from referee.picture.style import FULL, PAINT, Style
from referee.words.speech import Speech
from referee.words.speech import speech as english


class PictureError(FaultsError):
    """Raised when the content of a picture cannot be drawn."""

    def __str__(self) -> str:
        return " ".join(map(english().fault, self.faults))


class Look(NamedTuple):
    """How a caller wants a picture to look."""

    title: str | None = None
    names: bool = False
    """Whether hexes show their names. In a compact picture, only hexes without a piece or an icon do."""
    panel: bool = False
    """Whether a panel shows the cards, the tasks, the turn and the players."""
    width: int | None = None
    """The width in pixels; None for the natural width of the picture."""


class Flaw(NamedTuple):
    """A reason why a table is impossible, and the hexes that it concerns."""

    text: str
    hexes: Hexes = NOWHERE


@dataclass(frozen=True)
class Scene:
    """A board, everything on it, and how to draw it.

    Raises PictureError if a piece, a highlight or a number of tiles cannot be drawn on this board.
    """

    board: Board
    pieces: tuple[DrawnPiece, ...] = ()
    highlights: Hexes = NOWHERE
    tiles: Mapping[Hex, int] = field(default_factory=dict)
    """The number of tiles left on each special hex where this number is known."""
    labels: Mapping[Hex, str] = field(default_factory=dict)
    """For each special hex with a nomad tile, the kind of the tile, which gives the hex its name."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """S24: the colour of each marked horizontal line, by the index of the line in LINE_NAMES."""
    flaws: tuple[Flaw, ...] = ()
    speech: Speech = field(default_factory=english)
    """The language of all texts."""
    names: bool = False
    style: Style = FULL

    def __post_init__(self) -> None:
        used = hex_set(piece.at for piece in self.pieces) | self.highlights | hex_set(self.tiles)
        if outside := used & ~self.board.hexes:
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
    def standing(self) -> Mapping[Hex, list[DrawnPiece]]:
        """The pieces on each hex."""
        standing = defaultdict(list)
        for piece in self.pieces:
            standing[piece.at].append(piece)
        return standing

    @cached_property
    def faulty(self) -> Mapping[Hex, list[int]]:
        """The numbers of the flaws that concern each hex. Flaws are numbered from 1."""
        faulty = defaultdict(list)
        for number, flaw in enumerate(self.flaws, 1):
            for at in each(flaw.hexes & self.board.hexes):
                faulty[at].append(number)
        return faulty

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        """The letter, digit or OTHER that replaces the name of a location or nomad tile on the board, by name.

        In a compact picture, all these names are replaced; otherwise, only names that do not fit into a hex.
        """
        lettered = [at for at in each(self.board.special) if at in self.board.kinds or at in self.labels]
        titles = [self.title_of(at) for at in lettered]
        # Every name is measured as if its hex had a ring and a hex name. Otherwise one hex could show a name in full,
        # and another hex only the letter for the same name.
        return symbols(name for name in titles if self.style.compact or not label(name, ringed=True, named=True))

    def title_of(self, at: Hex) -> str:
        """The name to show on a special hex or a cave: the name of its tile, of its location, or of its kind."""
        if BIT[at] & self.board.caves:
            return self.speech.name("cave")
        if BIT[at] & self.board.capitols:
            return self.speech.name("capitol")
        return self.short_name(self.labels.get(at) or self.board.kinds.get(at) or self.board.surface_at(at).value)

    def short_name(self, word: str, kind: str = "") -> str:
        """The name to show for a word of the game. A long name, which may come from a caller, is shortened."""
        return shorten(self.speech.name(word, kind))

    def words(self, at: Hex) -> str:
        """A description of a hex in one line, such as `c7 desert, blue settlement`."""
        board, speech = self.board, self.speech
        parts = [f"{NAMES[at]} {speech.name(board.kinds.get(at) or board.surface_at(at))}"]
        parts += [speech.name(self.labels[at])] if at in self.labels else []
        if BIT[at] & board.capitols:
            parts.append(speech.name("capitol"))
        if BIT[at] & board.caves:
            parts.append(speech.name("cave"))
        if at in self.tiles:
            parts.append(speech.say("picture", "tiles", count=self.tiles[at]))
        parts += [self.piece(piece.colour, piece.shape) for piece in self.standing.get(at, ())]
        if BIT[at] & self.highlights:
            parts.append(speech.say("picture", "highlighted"))
        if at in self.faulty:
            parts.append(speech.say("picture", "faulty", numbers=", ".join(map(str, self.faulty[at]))))
        return ", ".join(parts)

    def piece(self, colour: str, shape: str) -> str:
        """The name of a piece, such as `blue settlement`."""
        colour, shape = self.speech.name(colour), self.speech.name(shape, "figure")
        return self.speech.say("picture", "piece", colour=colour, shape=shape)


def _known(word: str, known: Mapping[str, object], what: str) -> None:
    if word not in known:
        raise PictureError([unknown(what, word, known)])
