"""`referee picture`: draws a board or a table."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

import click

from referee.base.errors import BoardError, HexNameError, ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Fault, quote, unknown
from referee.board.assemble import assemble
from referee.board.hexes import named, named_set
from referee.board.section import layout
from referee.calls.call import Context
from referee.calls.picture import MAX_TITLE, MIN_WIDTH, Question, draw, title_too_long
from referee.calls.schema import schema_of
from referee.cli.completion import HEX, SECTIONS, Words, file_names, of_field
from referee.cli.failures import BadInputError, UnreadableError, WrongUsageError, faults_of
from referee.cli.files import Body, body_of, content_of, name_of
from referee.cli.help import epilog_of
from referee.cli.language import lang_option
from referee.documents.notation.grammar import COLOURS, HEXES
from referee.documents.reader import Json
from referee.picture import MAX_WIDTH, DrawnPiece, Look, PictureError, Sheet, board_sheet, png, svg
from referee.rules.catalogue import POWERS
from referee.words.speech import Speech

P = ParamSpec("P")
T = TypeVar("T")

_ENDINGS: Final = (".svg", ".png")
_LEGAL: Final = "legal"


def refusing(command: Callable[P, T]) -> Callable[P, T]:
    """Make a command raise BadInputError for an impossible board, an unknown hex, or content that cannot be drawn."""

    @wraps(command)
    def refuse(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except (BoardError, HexNameError, PictureError) as error:
            raise BadInputError(error.faults) from None

    return refuse


def _ending(context: click.Context, _: click.Parameter, file: Path | None) -> Path | None:
    if file and file.suffix.lower() not in _ENDINGS:
        fault = Fault("--output", "file-ending", {"file": quote(str(file)), "known": _ENDINGS})
        raise WrongUsageError(fault, context)
    return file


class _Ground(NamedTuple):
    """The sections and options that describe a board and its settlements. None of them can be used with --table."""

    sections: tuple[str, ...]
    island: str | None
    capitols: tuple[str, ...]
    caves: tuple[str, ...]
    settlements: tuple[str, ...]


class _Pointing(NamedTuple):
    """The options that highlight hexes."""

    highlights: tuple[str, ...]
    tile: str | None
    score: str | None


@click.command(short_help="Draw a board or a table.", epilog=epilog_of("picture", codes=False))
@click.argument("sections", metavar="SECTION...", type=SECTIONS, nargs=-1)
@click.option(
    "--table",
    metavar="FILE",
    shell_complete=file_names,
    help="Draw the state, position or board in this file; - reads standard input.",
)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_ending,
    help="The .svg or .png file to write. [default: SVG on standard output]",
)
@click.option(
    "--island", metavar="SIDE", type=of_field("island"), help="The side of the island that lies beside the board."
)
@click.option("--capitol", "capitols", metavar="HEX", type=HEX, multiple=True, help="A castle with a capitol.")
@click.option("--cave", "caves", metavar="HEX", type=HEX, multiple=True, help="A mountain with a cave.")
@click.option(
    "--highlight",
    "highlights",
    metavar="HEX,...",
    type=Words(lambda: HEXES.union({_LEGAL})),
    multiple=True,
    help="Hexes to mark; with --table also `legal`: where you may build now.",
)
@click.option(
    "--highlight-tile",
    "tile",
    metavar="TILE",
    type=Words(lambda: frozenset(POWERS)),
    help="With --table: mark where this tile can be used now.",
)
@click.option(
    "--highlight-score",
    "score",
    metavar="CARD:COLOUR",
    type=of_field("cards", "tasks", "first"),
    help="With --table: mark what this card pays for.",
)
@click.option(
    "--settlements",
    metavar="COLOUR:HEX,...",
    type=Words(lambda: COLOURS.union(HEXES)),
    multiple=True,
    help="Settlements, such as blue:a1,b2.",
)
@click.option("--names", is_flag=True, help="Write its name into every hex.")
@click.option("--panel", is_flag=True, help="With --table: show cards, tasks, turn and players.")
@click.option("--title", help="The title above the board.")
@click.option(
    "--width",
    metavar="PIXELS",
    type=click.IntRange(MIN_WIDTH, MAX_WIDTH),
    help="The width of the picture; in a narrow one letters stand for the names of locations.",
)
@refusing
def picture(  # noqa: PLR0913  (click passes one argument per option)
    *,
    sections: tuple[str, ...],
    table: str | None,
    output: Path | None,
    island: str | None,
    capitols: tuple[str, ...],
    caves: tuple[str, ...],
    highlights: tuple[str, ...],
    tile: str | None,
    score: str | None,
    settlements: tuple[str, ...],
    names: bool,
    panel: bool,
    title: str | None,
    width: int | None,
    words: Speech,
) -> None:
    """Draw the board of four SECTIONs in reading order, or a --table.

    Add `:turned` to a section that is turned by 180 degrees, as in `paddock:turned`.
    """
    ground = _Ground(sections, island, capitols, caves, settlements)
    pointing = _Pointing(highlights, tile, score)
    look = Look(title, names, panel, width)
    sheet = _board(ground, pointing, look, words) if table is None else _table(table, ground, pointing, look, words)
    if output and output.suffix.lower() == ".png":
        _write(output, png(sheet))
    elif output:
        _write(output, svg(sheet).encode())
    else:
        click.echo(svg(sheet).encode(), nl=False)


def _board(ground: _Ground, pointing: _Pointing, look: Look, words: Speech) -> Sheet:
    if not ground.sections:
        raise WrongUsageError(Fault("", "no-sections"))
    if pointing.tile or pointing.score or _LEGAL in pointing.highlights:
        raise WrongUsageError(Fault("", "highlight-needs-table"))
    if look.panel:
        raise WrongUsageError(Fault("--panel", "panel-needs-table"))
    if look.title and len(look.title) > MAX_TITLE:
        raise BadInputError([title_too_long(look.title)._replace(place="--title")])
    capitols, caves = map(named, ground.capitols), map(named, ground.caves)
    return board_sheet(
        assemble(layout(ground.sections, capitols=capitols, caves=caves, island=ground.island)),
        pieces=[piece for text in ground.settlements for piece in _settlements(text)],
        highlights=named_set(name for text in pointing.highlights for name in text.split(",")),
        look=look,
        words=words,
    )


def _table(file: str, ground: _Ground, pointing: _Pointing, look: Look, words: Speech) -> Sheet:
    if any(ground):
        raise WrongUsageError(Fault("--table", "table-and-board"))
    options = {"highlight": _highlight(pointing), **{name: value for name, value in look._asdict().items() if value}}
    body = Body(None, name_of(file, words))
    try:
        body = body_of(file, body.name, content_of(file), ("state", "position", "board"))
        return draw(schema_of(Question).load_question(_beside(body.document, options)), Context(words))
    except (UnreadableError, ShapeError, UnknownBoardError, ImpossibleError) as error:
        raise BadInputError(fault._replace(place=body.where(fault.place)) for fault in faults_of(error)) from None


def _beside(document: Json, options: dict[str, Json]) -> Json:
    """Return a request with these options added. An option replaces the member that has the same name."""
    given = {name: value for name, value in options.items() if value is not None}
    return {**document, **given} if type(document) is dict else document


def _highlight(pointing: _Pointing) -> Json:
    """Return the highlight for the request, or None if no hexes are to be highlighted.

    Raises WrongUsageError if more than one kind of highlight is given, and BadInputError if the tile is unknown or
    the score has no colon.
    """
    hexes = [name for text in pointing.highlights for name in text.split(",")]
    if bool(hexes) + bool(pointing.tile) + bool(pointing.score) > 1:
        raise WrongUsageError(Fault("", "one-highlight"))
    if hexes == [_LEGAL]:
        return {"kind": "legal-actions"}
    if hexes:
        return {"kind": "hexes", "hexes": hexes}
    if pointing.tile:
        if pointing.tile not in POWERS:
            raise BadInputError([unknown("tile", pointing.tile, POWERS, "--highlight-tile")])
        return {"kind": "legal-actions", "tile": pointing.tile}
    if pointing.score:
        source, colon, player = pointing.score.partition(":")
        if not colon:
            raise BadInputError([Fault("--highlight-score", "card-and-colour", {"found": quote(pointing.score)})])
        return {"kind": "score", "source": source, "player": player}
    return None


def _settlements(text: str) -> list[DrawnPiece]:
    colour, colon, names = text.partition(":")
    if not colon:
        raise BadInputError([Fault("--settlements", "colour-and-hexes", {"found": quote(text)})])
    return [DrawnPiece(named(name), colour, "settlement") for name in names.split(",")]


picture.params.append(lang_option())


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        name, why = click.format_filename(file), error.strerror or str(error)
        raise BadInputError([Fault(name, "cannot-be-written", {"why": why})]) from None
