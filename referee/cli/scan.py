"""`referee scan`: what lies on the table in a photograph."""

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import click
import orjson
from tqdm import tqdm

from referee.base.errors import ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Fault
from referee.cli import scan_telling
from referee.cli.documents import Body, UnreadableError, content_of, name_of, parsed
from referee.cli.examples import epilog_of
from referee.cli.failing import BAD_INPUT, NO, OWN_FAULT, YES, BadInputError, WrongUsageError, own_fault
from referee.cli.language import lang_option
from referee.cli.problems import faults_of, problem_of
from referee.cli.typing_words import COLOUR, file_names, of_field
from referee.desk.photo_facts import PhotoRequest
from referee.documents.observations import MAX_PICTURES
from referee.documents.reader import Json
from referee.documents.requests import load_request
from referee.model.observation import NO_HINTS, PhotoHints
from referee.words.speech import Speech

_PATIENCE: Final = 120.0
"""Seconds for one picture: whoever waits at a terminal can stop it."""
_KNOWN: Final = "known"


class Table(NamedTuple):
    """What came of one table."""

    name: str
    code: int
    word: str
    document: Json
    lines: tuple[str, ...]


@click.command("scan", short_help="Read a table from photographs.", epilog=epilog_of("scan"))
@click.argument("pictures", metavar="PICTURE...", shell_complete=file_names, nargs=-1, required=True)
@click.option("--together", is_flag=True, help="Both PICTUREs show the same table.")
@click.option(
    "--known",
    "file",
    metavar="FILE",
    shell_complete=file_names,
    help="JSON with what you know, as the part `known` of the HTTP call.",
)
@click.option(
    "--card",
    "cards",
    metavar="NAME",
    type=of_field("cards"),
    multiple=True,
    help="One of three Kingdom Builder cards; for scores.",
)
@click.option(
    "--player", "players", metavar="COLOUR", type=COLOUR, multiple=True, help="A player, in the order of the seats."
)
@click.option(
    "--overlay",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write the picture with what was read drawn on it, as PNG; with many tables, a folder for them.",
)
@click.option("--jobs", metavar="NUMBER", type=click.IntRange(1, 64), default=1, help="Pictures to read at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer of the HTTP call, one line per table.")
def scan(  # noqa: PLR0913  (one argument per option is how click hands them over)
    *,
    pictures: tuple[str, ...],
    together: bool,
    file: str | None,
    cards: tuple[str, ...],
    players: tuple[str, ...],
    overlay: Path | None,
    jobs: int,
    as_json: bool,
    words: Speech,
) -> None:
    """Say what lies on the table in each PICTURE: JPEG, PNG or WebP.

    Prints the sections, the pieces, the hexes you should look at again, and the gold if you name the cards.
    """
    if any(find_spec(name) is None for name in ("numpy", "cv2")):
        raise BadInputError([Fault("", "no-photo-extra", {"extra": "photo"})])
    if together and len(pictures) != MAX_PICTURES:
        raise WrongUsageError(Fault("", "table-pictures"), click.get_current_context())
    tables = [pictures] if together else [(picture,) for picture in pictures]
    facts = _facts(file, cards, players, words)
    if overlay and len(tables) > 1:
        try:
            overlay.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fault = Fault(str(overlay), "cannot-be-written", {"why": str(error.strerror)})
            raise BadInputError([fault]) from None
    read = partial(_read, facts=facts, overlay=overlay, many=len(tables) > 1, words=words)
    found = []
    with (
        ThreadPoolExecutor(jobs) as pool,
        tqdm(total=len(tables), unit="table", leave=False, disable=len(tables) < 2 or not sys.stderr.isatty()) as bar,
    ):
        for table in pool.map(read, tables):
            with nullcontext() if bar.disable else tqdm.external_write_mode():
                _print(table, words, as_json=as_json)
            bar.update()
            found.append(table)
    if len(found) > 1:
        click.echo(
            "\n".join(scan_telling.summary([(one.name, one.word, one.document) for one in found], words)), err=as_json
        )
    click.get_current_context().exit(max(one.code for one in found))


scan.params.append(lang_option())


def _facts(file: str | None, cards: tuple[str, ...], players: tuple[str, ...], words: Speech) -> PhotoHints:
    """What the options and the file say; checked once, before any picture is read."""
    known: Json = {}
    try:
        if file is not None:
            known = parsed(content_of(file))
        given = {name: list(value) for name, value in (("cards", cards), ("players", players)) if value}
        if given and type(known) is dict:
            known = {**known, **given}
        facts: PhotoHints = load_request(PhotoRequest(), {_KNOWN: known}).get(_KNOWN, NO_HINTS)
    except (UnreadableError, ShapeError, UnknownBoardError, ImpossibleError) as error:
        body = Body(known, name_of(file, words) if file else "scan", bare="/known")
        raise BadInputError(fault._replace(place=body.where(fault.place)) for fault in faults_of(error)) from None
    return facts


def _read(pictures: Sequence[str], *, facts: PhotoHints, overlay: Path | None, many: bool, words: Speech) -> Table:
    """What comes of one table, whatever is in its pictures."""
    from referee.desk import photos  # noqa: PLC0415  (numpy takes longer to load than most commands run)
    from referee.photo import Limits, TookTooLongError, UnreadablePictureError  # noqa: PLC0415

    name = " + ".join(name_of(picture, words) for picture in pictures)
    try:
        contents = [content_of(picture) for picture in pictures]
        seen = photos.read_pictures(contents, facts, Limits(seconds=60, patience=_PATIENCE, niceness=0))
        document = photos.photographed(seen, facts, words)
        if overlay and document["overlay"][0]["centres"]:
            path = overlay / f"{Path(pictures[0]).stem}.png" if many else overlay
            path.write_bytes(scan_telling.drawn(contents[0], document))
    except UnreadablePictureError as error:
        return _refused(name, UnreadableError([error.fault]), words)
    except TookTooLongError:
        return _refused(name, UnreadableError([Fault("", "picture-costly")]), words)
    except UnreadableError as error:
        return _refused(name, error, words)
    except OSError as error:
        return _refused(name, UnreadableError([Fault("", "cannot-be-written", {"why": str(error.strerror)})]), words)
    except Exception as error:  # noqa: BLE001  (whatever it is, the other pictures want their answers)
        line = f"{name}: {words.fault(own_fault(error))}"
        return Table(name, OWN_FAULT, "refused", problem_of(error, words), (line,))
    code = YES if document["verdict"] == "known" else NO
    first, *more = scan_telling.told(document, words)
    return Table(name, code, document["verdict"], document, (f"{name}: {first}", *more))


def _refused(name: str, error: UnreadableError, words: Speech) -> Table:
    line = f"{name}: {words.fault(error.faults[0])}"
    return Table(name, BAD_INPUT, "refused", problem_of(error, words), (line,))


def _print(table: Table, words: Speech, *, as_json: bool) -> None:
    bad = table.code >= BAD_INPUT
    if as_json:
        click.echo(orjson.dumps(table.document))
    if bad or not as_json:
        text = "\n".join(table.lines)
        click.echo(words.say("cli", "error", text=text) if bad else text, err=bad)
