"""`referee scan`: reads tables, or a single section, from photographs."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import click

from referee.base.errors import ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Fault
from referee.calls import photo
from referee.calls.call import Context
from referee.calls.schema import schema_of
from referee.cli import labelled_photographs, render_photographs
from referee.cli.completion import COLOUR, card_option, file_names
from referee.cli.failures import (
    BAD_INPUT,
    NO,
    OWN_FAULT,
    YES,
    BadInputError,
    UnreadableError,
    WrongUsageError,
    faults_of,
    own_fault,
    problem_document,
)
from referee.cli.files import Body, content_of, json_line, name_of, parsed
from referee.cli.help import epilog_of
from referee.cli.language import lang_option
from referee.cli.run import progress
from referee.cli.section_photographs import report_section
from referee.documents.problems import ProblemError
from referee.documents.reader import Json
from referee.documents.scan_input import MAX_PICTURES
from referee.model.observation import PhotoHints
from referee.words.speech import Speech

_KNOWN: Final = "known"


class PhotographResult(NamedTuple):
    """The result for one table: the names of its pictures, the exit code, and the output as JSON and as lines.

    `word` is the verdict, or `refused` if there was an error.
    """

    name: str
    code: int
    word: str
    document: Json
    lines: tuple[str, ...]


@click.command("scan", short_help="Read a table from photographs.", epilog=epilog_of("scan"))
@click.argument("pictures", metavar="PICTURE...", shell_complete=file_names, nargs=-1)
@click.option("--together", is_flag=True, help="Both PICTUREs show the same table.")
@click.option(
    "--known",
    "file",
    metavar="FILE",
    shell_complete=file_names,
    help="JSON with what you know, as the part `known` of the HTTP call.",
)
@card_option("; for scores")
@click.option(
    "--player", "players", metavar="COLOUR", type=COLOUR, multiple=True, help="A player, in the order of the seats."
)
@click.option(
    "--overlay",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write the picture with what was read drawn on it, as PNG; with many tables, a folder for them.",
)
@click.option(
    "--truth",
    metavar="FOLDER",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="Read the labelled pictures of a folder, and print how well they were read.",
)
@click.option(
    "--section", is_flag=True, help="The PICTURE shows one section: name it, or group the hexes that look alike."
)
@click.option(
    "--name",
    "namings",
    metavar="GROUP=TERRAIN",
    multiple=True,
    help="With --section: name the ground of a group or of a hex, such as c7=castle.",
)
@click.option("--jobs", metavar="NUMBER", type=click.IntRange(1, 64), default=1, help="Pictures to read at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer of the HTTP call, one line per table.")
def scan(  # noqa: PLR0913  (click passes one argument per option)
    *,
    pictures: tuple[str, ...],
    together: bool,
    file: str | None,
    cards: tuple[str, ...],
    players: tuple[str, ...],
    overlay: Path | None,
    truth: Path | None,
    section: bool,
    namings: tuple[str, ...],
    jobs: int,
    as_json: bool,
    words: Speech,
) -> None:
    """Say what lies on the table in each PICTURE: JPEG, PNG or WebP.

    Prints the sections, the pieces, the hexes you should look at again, and the gold if you name the cards.
    """
    if any(find_spec(name) is None for name in ("numpy", "cv2")):
        raise BadInputError([Fault("", "no-photo-extra", {"extra": "photo"})])
    labels = labelled_photographs.read_labels(truth) if truth else []
    pictures += tuple(str(picture) for picture, _ in labels)
    if not pictures:
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    faults = (
        (together and (truth or len(pictures) != MAX_PICTURES), Fault("", "table-pictures")),
        (section and (len(pictures) > 1 or overlay or truth), Fault("", "one-section", {"option": "--section"})),
        (namings and not section, Fault("", "namings-without-section", {"option": "--section"})),
    )
    for fault in (fault for applies, fault in faults if applies):
        raise WrongUsageError(fault, click.get_current_context())
    tables = [pictures] if together else [(picture,) for picture in pictures]
    facts = _facts(file, cards, players, words)
    facts = facts._replace(single_section=section or facts.single_section)
    if overlay and len(tables) > 1:
        try:
            overlay.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fault = Fault(str(overlay), "cannot-be-written", {"why": str(error.strerror)})
            raise BadInputError([fault]) from None
    read = partial(_read, facts=facts, overlay=overlay, many=len(tables) > 1, namings=namings, words=words)
    results = []
    with ThreadPoolExecutor(jobs) as pool, progress(len(tables)) as advance:
        for table in pool.map(read, tables):
            advance(partial(_print, table, words, as_json=as_json))
            results.append(table)
    if len(results) > 1:
        rows = [(result.name, result.word, result.document) for result in results]
        click.echo("\n".join(render_photographs.summary(rows, words)), err=as_json)
    if labels:
        tally = labelled_photographs.Tally()
        for result, (_, label) in zip(results[-len(labels) :], labels, strict=True):
            labelled_photographs.add_answer(tally, result.document, label)
        click.echo("\n".join(labelled_photographs.table_of(tally, words)), err=as_json)
    click.get_current_context().exit(max(result.code for result in results))


scan.params.append(lang_option())


def _facts(file: str | None, cards: tuple[str, ...], players: tuple[str, ...], words: Speech) -> PhotoHints:
    """Return the facts in the file and in the options. The options take precedence.

    Raises BadInputError if the file cannot be read, or if the facts are malformed or impossible.
    """
    known: Json = {}
    try:
        if file is not None:
            known = parsed(content_of(file))
        given = {name: list(value) for name, value in (("cards", cards), ("players", players)) if value}
        if given and type(known) is dict:
            known = {**known, **given}
        facts: PhotoHints = schema_of(photo.Question).load_question({"pictures": [], _KNOWN: known}).known
    except (UnreadableError, ShapeError, UnknownBoardError, ImpossibleError) as error:
        body = Body(known, name_of(file, words) if file else "scan", bare="/known")
        raise BadInputError(fault._replace(place=body.where(fault.place)) for fault in faults_of(error)) from None
    return facts


def _read(  # noqa: PLR0913
    pictures: Sequence[str],
    *,
    facts: PhotoHints,
    overlay: Path | None,
    many: bool,
    namings: Sequence[str],
    words: Speech,
) -> PhotographResult:
    """Read one table, write its overlay if one is wanted, and return the result.

    Every error becomes a result, so that the other tables are still read.
    """
    name = " + ".join(name_of(picture, words) for picture in pictures)
    try:
        contents = [content_of(picture) for picture in pictures]
        document = photo.answer(photo.Question(pictures=photo.check_pictures(contents), known=facts), Context(words))
        if overlay and document["overlay"][0]["centres"]:
            path = overlay / f"{Path(pictures[0]).stem}.png" if many else overlay
            path.write_bytes(render_photographs.drawn(contents[0], document))
        if facts.single_section:
            report = report_section(document, namings, words)
            lines = report.lines if namings and report.complete else (f"{name}: {report.lines[0]}", *report.lines[1:])
            return PhotographResult(name, YES if report.complete else NO, document["verdict"], document, lines)
    except ProblemError as problem:
        why = problem.facts.get("why")
        fault = why if isinstance(why, Fault) else Fault("", "picture-costly")
        return _refused(name, UnreadableError([fault]), words)
    except UnreadableError as error:
        return _refused(name, error, words)
    except OSError as error:
        return _refused(name, UnreadableError([Fault("", "cannot-be-written", {"why": str(error.strerror)})]), words)
    except Exception as error:  # noqa: BLE001  (an unexpected error in one picture must not affect the others)
        line = f"{name}: {words.fault(own_fault(error))}"
        return PhotographResult(name, OWN_FAULT, "refused", problem_document(error, words), (line,))
    code = YES if document["verdict"] == "known" else NO
    first, *more = render_photographs.render(document, words)
    return PhotographResult(name, code, document["verdict"], document, (f"{name}: {first}", *more))


def _refused(name: str, error: UnreadableError, words: Speech) -> PhotographResult:
    line = f"{name}: {words.fault(error.faults[0])}"
    return PhotographResult(name, BAD_INPUT, "refused", problem_document(error, words), (line,))


def _print(table: PhotographResult, words: Speech, *, as_json: bool) -> None:
    bad = table.code >= BAD_INPUT
    if as_json:
        click.echo(json_line(table.document))
    if bad or not as_json:
        text = "\n".join(table.lines)
        click.echo(words.say("cli", "error", text=text) if bad else text, err=bad)
