"""`referee start`: prints the first state of a new game."""

from typing import Any, Final

import click

from referee.base.errors import ImpossibleError, ShapeError, StartError
from referee.base.faults import Fault, quote
from referee.calls.call import Context, Driver
from referee.calls.start import CALL, RANDOM, SEED
from referee.cli import render
from referee.cli.completion import COLOUR, HEX, SECTIONS, Words, card_option, of_field
from referee.cli.failures import BadInputError, faults_of
from referee.cli.files import json_line
from referee.cli.help import epilog_of
from referee.cli.language import lang_option
from referee.documents.reader import Json
from referee.model.ruleset import PRESETS
from referee.rules.catalogue import EXPANSIONS
from referee.words.speech import Speech

_OPTIONS: Final = {
    "/players": "PLAYER",
    "/board": "--section",
    "/board/island": "--island",
    "/board/capitols": "--capitol",
    "/board/caves": "--cave",
    "/cards": "--card",
    "/tasks": "--task",
    "/nomad_tiles": "--nomad-tile",
    "/start_player": "--start-player",
    "/ruleset": "--ruleset",
    "/expansions": "--expansion",
    "/removed_terrain": "--removed-terrain",
    "/swamp_cards": "--swamp-cards",
}
"""The options and arguments that set members of the request, by the JSON pointer of the member."""
_LEFT_TO_A_SEED: Final = frozenset(
    {
        "board-not-chosen",
        "cards-not-chosen",
        "tasks-not-chosen",
        "nomad-tiles-not-chosen",
        "removed-terrain-not-chosen",
    }
)
"""The fault codes for choices that the caller left open. With a seed, the referee makes these choices itself."""


@click.command("start", short_help="Start a new game.", epilog=epilog_of("start"))
@click.argument("players", metavar="PLAYER...", type=COLOUR, nargs=-1, required=True)
@click.option(
    "--seed",
    metavar="TEXT",
    help="Chooses everything you do not choose. The same text gives the same game. [default: a new seed, "
    "printed with the game, unless you choose everything]",
)
@click.option("--first-game", is_flag=True, help="Use the sections and cards recommended for a first game.")
@click.option(
    "--section",
    "sections",
    metavar="NAME",
    type=SECTIONS,
    multiple=True,
    help="One of four sections; `farm:turned` is turned by 180 degrees.",
)
@click.option("--island", metavar="SIDE", type=of_field("island"), help="The side of the island that faces up.")
@click.option("--capitol", "capitols", metavar="HEX", type=HEX, multiple=True, help="A castle with a capitol.")
@click.option("--cave", "caves", metavar="HEX", type=HEX, multiple=True, help="A mountain with a cave.")
@card_option()
@click.option(
    "--task",
    "tasks",
    metavar="NAME",
    type=of_field("tasks"),
    multiple=True,
    help="One task for each Crossroads section.",
)
@click.option(
    "--nomad-tile",
    "nomad_tiles",
    metavar="HEX=NAME",
    type=of_field("nomads"),
    multiple=True,
    help="One tile for each nomad space: `e3=sword`.",
)
@click.option(
    "--removed-terrain",
    metavar="NAME",
    type=of_field("without"),
    help="With the scouts card: the terrain to remove from the cards.",
)
@click.option(
    "--swamp-cards/--no-swamp-cards", default=None, help="Play with the swamp cards. Default: if the board has swamp."
)
@click.option("--start-player", metavar="PLAYER", type=COLOUR, help="The player who begins.")
@click.option(
    "--ruleset", metavar="NAME", type=Words(lambda: frozenset(PRESETS)), help=f"One of {', '.join(PRESETS)}."
)
@click.option(
    "--expansion",
    "expansions",
    metavar="NAME",
    type=Words(lambda: frozenset(EXPANSIONS)),
    multiple=True,
    help="An expansion that the seed may choose from.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the answer of the HTTP call.")
def begin(  # noqa: PLR0913  (click passes one argument per option)
    *,
    players: tuple[str, ...],
    sections: tuple[str, ...],
    island: str | None,
    capitols: tuple[str, ...],
    caves: tuple[str, ...],
    nomad_tiles: tuple[str, ...],
    as_json: bool,
    words: Speech,
    **chosen: Any,  # noqa: ANN401
) -> None:
    """Begin a game of two to five PLAYERs: blue, orange, black, white, red.

    Prints a summary and, in the last line, the state in notation.
    """
    body = {"players": list(players)} | _given(chosen)
    board = _given({"sections": sections, "capitols": capitols, "caves": caves, "island": island})
    if board:
        body["board"] = board
    if nomad_tiles:
        body["nomad_tiles"] = _by_hex(nomad_tiles)
    try:
        answer = _started(body, frozenset() if as_json else frozenset({"notation"}), words)
    except (ShapeError, ImpossibleError, StartError) as error:
        raise BadInputError(fault._replace(place=_typed(fault.place)) for fault in faults_of(error)) from None
    if as_json:
        click.echo(json_line(answer))
        return
    click.echo("\n".join([*render.start(answer, words), answer["notation"]]))


begin.params.append(lang_option())


def _started(body: dict[str, Any], extras: frozenset[str], words: Speech) -> Json:
    """Return the answer with the new game. If the caller left choices open but gave no seed, a new seed is drawn."""
    driver, context = Driver(CALL), Context(words, extras)
    try:
        return driver.reply(body, context)
    except StartError as error:
        if SEED in body or _LEFT_TO_A_SEED.isdisjoint(fault.code for fault in error.faults):
            raise
    return driver.reply({**body, SEED: RANDOM}, context)


def _given(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that have a value, as members of a request."""
    typed = {name: value for name, value in options.items() if value is not None and value != ()}
    return {name: list(value) if type(value) is tuple else value for name, value in typed.items()}


def _by_hex(typed: tuple[str, ...]) -> dict[str, str]:
    tiles: dict[str, str] = {}
    for text in typed:
        at, sign, kind = text.partition("=")
        if not sign:
            raise BadInputError([Fault("--nomad-tile", "hex-with-tile", {"found": quote(text)})])
        if at in tiles:
            raise BadInputError([Fault("--nomad-tile", "twice", {"found": quote(at)})])
        tiles[at] = kind
    return tiles


def _typed(place: str) -> str:
    member = "/".join(place.split("/")[:3])
    return _OPTIONS.get(member) or _OPTIONS.get(f"/{place.split('/')[1]}", place)
