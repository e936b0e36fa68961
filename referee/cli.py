"""The command line: `referee picture`; more commands join the group."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import click

from referee import __version__
from referee.board.assemble import assemble
from referee.board.faults import BoardError
from referee.board.hexes import HexNameError, named, named_set
from referee.board.layout import layout
from referee.picture import PictureError, Piece, draw, png
from referee.picture.png import WIDEST

P = ParamSpec("P")
T = TypeVar("T")

_ENDINGS: Final = (".svg", ".png")


class BadInputError(click.ClickException):
    """Input no answer can be given to."""

    exit_code = 2


def refusing(command: Callable[P, T]) -> Callable[P, T]:
    """Make a command answer bad input with a message and exit code 2 instead of a traceback."""

    @wraps(command)
    def refuse(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except (BoardError, HexNameError, PictureError) as error:
            raise BadInputError(str(error)) from None

    return refuse


@click.group()
@click.version_option(__version__, prog_name="referee")
def main() -> None:
    """A rules referee for Kingdom Builder."""


def _ending(_: click.Context, __: click.Parameter, file: Path | None) -> Path | None:
    if file and file.suffix.lower() not in _ENDINGS:
        raise click.BadParameter(f"{file} ends in neither of {', '.join(_ENDINGS)}; the ending says what to write")
    return file


@main.command()
@click.argument("sections", metavar="SECTION...", nargs=-1, required=True)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_ending,
    help="Where to write, .svg or .png; SVG on standard output if left out.",
)
@click.option("--island", metavar="SIDE", help="The side of the island that lies beside the board.")
@click.option("--capitol", "capitols", metavar="HEX", multiple=True, help="A castle with a capitol.")
@click.option("--cave", "caves", metavar="HEX", multiple=True, help="A mountain with a cave.")
@click.option("--highlight", "highlights", metavar="HEX,...", multiple=True, help="Hexes to point out.")
@click.option("--settlements", metavar="COLOUR:HEX,...", multiple=True, help="Settlements, such as blue:a1,b2.")
@click.option("--title", help="A line above the board.")
@click.option("--width", metavar="PIXELS", type=click.IntRange(1, WIDEST), help="The width of a PNG.")
@refusing
def picture(  # noqa: PLR0913  (one argument per option is how click hands them over)
    *,
    sections: tuple[str, ...],
    output: Path | None,
    island: str | None,
    capitols: tuple[str, ...],
    caves: tuple[str, ...],
    highlights: tuple[str, ...],
    settlements: tuple[str, ...],
    title: str | None,
    width: int | None,
) -> None:
    """Draw the board of four SECTIONs in reading order; `paddock:turned` lies upside down."""
    board = assemble(layout(sections, capitols=map(named, capitols), caves=map(named, caves), island=island))
    svg = draw(
        board,
        pieces=[piece for text in settlements for piece in _settlements(text)],
        highlights=named_set(name for text in highlights for name in text.split(",")),
        title=title,
    )
    if output and output.suffix.lower() == ".png":
        _write(output, png(svg, width=width))
    elif width:
        raise click.UsageError("--width is for PNG; an SVG has no pixels. Write to a file that ends in .png")
    elif output:
        _write(output, svg.encode())
    else:
        click.echo(svg.encode(), nl=False)


def _settlements(text: str) -> list[Piece]:
    colour, colon, names = text.partition(":")
    if not colon:
        raise PictureError(f"{text!r} says no colour; write for example blue:a1,b2")
    return [Piece(named(name), colour, "settlement") for name in names.split(",")]


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise click.FileError(str(file), error.strerror) from None
