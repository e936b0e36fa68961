"""What a picture is to show, checked before anything is drawn."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from referee.base.errors import FaultsError
from referee.base.faults import Fault, unknown
from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, each, hex_set, names
from referee.picture.font import shortened
from referee.picture.labels import label, symbols
from referee.picture.palette import PAINT
from referee.picture.pieces import SHAPES, Piece
from referee.picture.style import FULL, Style
from referee.words.speech import Speech
from referee.words.speech import speech as english


class PictureError(FaultsError):
    """Something that cannot be drawn on this board."""

    def __str__(self) -> str:
        return " ".join(map(english().fault, self.faults))


class Look(NamedTuple):
    """How a caller wants a picture to look."""

    title: str | None = None
    names: bool = False
    """Every hex wears its name."""
    panel: bool = False
    """Cards, turn and players stand beside the board."""
    width: int | None = None
    """In pixels."""

    @classmethod
    def of(cls, members: Mapping[str, Any]) -> "Look":
        """The look that the members of a request ask for."""
        return cls(**{name: members[name] for name in cls._fields if name in members})


class Flaw(NamedTuple):
    """Why a table is impossible, and where."""

    text: str
    hexes: Hexes = NOWHERE


@dataclass(frozen=True)
class Scene:
    """A board and everything on it."""

    board: Board
    pieces: tuple[Piece, ...] = ()
    highlights: Hexes = NOWHERE
    tiles: Mapping[Hex, int] = field(default_factory=dict)
    """How many tiles a special hex has left, where somebody knows."""
    labels: Mapping[Hex, str] = field(default_factory=dict)
    """What a special hex is called instead of its own name, such as the nomad tile that lies there."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """S24: the horizontal lines that are marked, by their numbers, with the colour."""
    flaws: tuple[Flaw, ...] = ()
    speech: Speech = field(default_factory=english)
    """The language of everything there is to read."""
    names: bool = False
    style: Style = FULL

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

    @cached_property
    def faulty(self) -> Mapping[Hex, list[int]]:
        """The numbers of the flaws by hex, counted from 1."""
        faulty = defaultdict(list)
        for number, flaw in enumerate(self.flaws, 1):
            for at in each(flaw.hexes & self.board.hexes):
                faulty[at].append(number)
        return faulty

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        """The names that stand on the board as letters: all in a compact picture, else those that are too long."""
        lettered = [at for at in each(self.board.special) if at in self.board.kinds or at in self.labels]
        found = [self.title_of(at) for at in lettered]
        # Asked for as if it wore a ring and a name, so that a name is the same everywhere in a picture.
        return symbols(name for name in found if self.style.compact or not label(name, ringed=True, named=True))

    def title_of(self, at: Hex) -> str:
        """What a special hex or a cave is called: the tile that lies there, a location's kind, or the word for it."""
        if BIT[at] & self.board.caves:
            return self.speech.name("cave")
        if BIT[at] & self.board.capitols:
            return self.speech.name("capitol")
        return self.called(self.labels.get(at) or self.board.kinds.get(at) or self.board.surface_at(at).value)

    def called(self, word: str, kind: str = "") -> str:
        """What something is called; a caller's own word is cut where it is long."""
        return shortened(self.speech.name(word, kind))

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
        if at in self.faulty:
            said.append(speech.say("picture", "faulty", numbers=", ".join(map(str, self.faulty[at]))))
        return ", ".join(said)

    def piece(self, colour: str, shape: str) -> str:
        """What a piece is called, such as `blue settlement`."""
        colour, shape = self.speech.name(colour), self.speech.name(shape, "figure")
        return self.speech.say("picture", "piece", colour=colour, shape=shape)


def _known(word: str, known: Mapping[str, object], what: str) -> None:
    if word not in known:
        raise PictureError([unknown(what, word, known)])
