"""Makes possibly expensive requests from recipes, which a hill climb can change step by step."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

import orjson

from referee.api.lines import MAX_LINES
from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.section import Layout, PlacedSection, own_section
from referee.calls.picture import MAX_TITLE
from referee.calls.replay import MAX_ACTIONS
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.documents.states import dump_position
from referee.engine.play import apply, legal
from referee.model.state import State
from referee.model.vocabulary import TerrainCard
from referee.picture import MAX_WIDTH
from referee.rules.catalogue import CARDS, LOCATIONS
from tests.games import action_document, document, late_start, random_action, random_game, random_start
from tools.bench.faults import STATE_SLIPS, slipped

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
LONGEST: Final = 1 << 20
"""The maximum size of an NDJSON body, in bytes."""
PALETTES: Final = ("GCDFT", "GCDFTW", "GW", "GGGW", "W", "GCDFTSAWM", "TTTWWM", "GA", "GCDFTSAWMKNPO")


class Request(NamedTuple):
    """A request as the server receives it."""

    path: str
    query: str
    body: bytes
    type: str = JSON
    accept: str = ""


class Recipe(NamedTuple):
    """The parameters from which a request is made."""

    call: str
    seed: int
    own: bool
    """Whether the board has custom sections, made from `palette`.

    Each section has `locations` locations. All sections together have at most `kinds` kinds of locations.
    """
    palette: str
    locations: int
    kinds: int
    late: bool
    steps: int
    includes: frozenset[str]
    lines: int
    """The largest number of NDJSON lines; 0 for a single JSON document."""
    several: int
    """The largest number of different states in the lines."""
    illegal: bool
    table: bool
    """Whether a request for a ruling or for legal actions has a table, from which the service must infer the state.

    If True, a requested picture has no panel, and a scan does not include the known board.
    """
    short: bool
    """Whether a state without slips is sent in the short notation."""
    slips: int
    actions: int
    width: int
    title: int
    png: bool


GENES: Final[Mapping[str, Callable[[Random], object]]] = {
    "seed": lambda rng: rng.randrange(1 << 20),
    "own": lambda rng: rng.random() < 0.7,
    "palette": lambda rng: rng.choice(PALETTES),
    "locations": lambda rng: rng.choice((1, 2, 3, 5, 10, 20)),
    "kinds": lambda rng: rng.randint(1, 8),
    "late": lambda rng: rng.random() < 0.7,
    "steps": lambda rng: rng.choice((0, 1, 5, 20, 60)),
    "lines": lambda rng: rng.choice((0, 1, 10, 50, 200, MAX_LINES, MAX_LINES)),
    "several": lambda rng: rng.choice((1, 2, 4, 10)),
    "illegal": lambda rng: rng.random() < 0.5,
    "table": lambda rng: rng.random() < 0.2,
    "short": lambda rng: rng.random() < 0.6,
    "slips": lambda rng: rng.choice((0, 0, 1, 2, 3, 6)),
    "actions": lambda rng: rng.choice((10, 200, 1000, MAX_ACTIONS)),
    "width": lambda rng: rng.choice((300, 1146, 1147, 1500, MAX_WIDTH)),
    "title": lambda rng: rng.choice((0, 20, MAX_TITLE)),
    "png": lambda rng: rng.random() < 0.7,
}
_JUDGED: Final = ("scores", "legal-actions", "picture", "notation")
INCLUDES: Final[Mapping[str, tuple[str, ...]]] = {
    "rulings": ("sentences", *_JUDGED, "views"),
    "legal-actions": ("gold", "scores", "picture", "notation"),
    "replays": ("events", "sentences", *_JUDGED, "views"),
    "starts": ("legal-actions", "picture", "notation", "views"),
    "states": _JUDGED,
    "audits": ("repairs",),
    "scans": ("picture",),
    "scores": (),
    "views": (),
    "pictures": (),
    "boards": (),
}
CALLS: Final = tuple(INCLUDES)


def random_recipe(rng: Random, call: str) -> Recipe:
    """Return a random recipe."""
    genes = {name: draw(rng) for name, draw in GENES.items()}
    return Recipe(call=call, includes=_some(rng, INCLUDES[call]), **genes)  # type: ignore[arg-type]


def changed(rng: Random, recipe: Recipe) -> Recipe:
    """Return the recipe with one to three random changes."""
    for name in rng.sample([*GENES, "includes"], rng.randint(1, 3)):
        value = _some(rng, INCLUDES[recipe.call]) if name == "includes" else GENES[name](rng)
        recipe = recipe._replace(**{name: value})  # type: ignore[arg-type]
    return recipe


def _some(rng: Random, words: Sequence[str]) -> frozenset[str]:
    return frozenset(word for word in words if rng.random() < 0.7)


def request(recipe: Recipe) -> Request | None:
    """Return the request for a recipe, or None if no game can be made from it."""
    try:
        return _MAKERS[recipe.call](recipe)
    except (ValueError, LookupError):
        # Some recipes are impossible, for example because they have two equal sections or too many nomad spaces.
        return None


def _board(rng: Random, recipe: Recipe) -> Board:
    kinds = rng.sample(sorted(LOCATIONS), recipe.kinds)
    sections = []
    for _ in range(4):
        letters = rng.choices(recipe.palette, k=100)
        places = rng.sample(range(100), recipe.locations)
        for place in places:
            letters[place] = "L"
        rows = ["".join(letters[first : first + 10]) for first in range(0, 100, 10)]
        locations = {f"{'abcdefghij'[place % 10]}{place // 10 + 1}": rng.choice(kinds) for place in places}
        sections.append(PlacedSection(own_section(rows, locations)))
    return assemble(Layout(tuple(sections)))


@lru_cache(maxsize=256)
def _begun(recipe: Recipe) -> State:
    rng = Random(recipe.seed)
    board = _board(rng, recipe) if recipe.own else None
    return (late_start if recipe.late else random_start)(rng, board)


@lru_cache(maxsize=256)
def _reached(recipe: Recipe) -> State:
    """Return the state after `steps` random actions. If the game ends first, return the last state before its end."""
    state = _begun(recipe)
    for before, action in islice(random_game(Random(recipe.seed), state), recipe.steps):
        after = apply(before, action).state
        state = state if after.over else after
    return state


def _state(recipe: Recipe) -> State:
    """Return the state for a recipe. Fields that do not affect it are cleared first, to get more cache hits."""
    alike = recipe._replace(call="", includes=frozenset(), lines=0, several=0, illegal=False, table=False)
    return _reached(alike._replace(short=False, slips=0, actions=0, width=0, title=0, png=False))


def _state_document(recipe: Recipe, state: State) -> Json:
    told = document(state)
    slips = [slip for name, slip in STATE_SLIPS.items() if not (recipe.own and "section" in name)]
    for number in range(recipe.slips):
        rng = Random(recipe.seed + number)
        # An earlier slip may make this one impossible. In that case, skip it.
        with suppress(ValueError, AttributeError):
            told = slipped(rng.choice(slips), told, state, rng) or told
    return write_state(state) if recipe.short and not recipe.slips else told


def _query(recipe: Recipe) -> str:
    return f"include={','.join(sorted(recipe.includes))}" if recipe.includes else ""


def _asked(recipe: Recipe, more: Mapping[str, Json], *, key: str = "state") -> Request:
    body = orjson.dumps({key: _state_document(recipe, _state(recipe)), **more})
    return Request(recipe.call, _query(recipe), body)


def _table(state: State) -> Json:
    seat = state.frames[-1].player if state.frames else 0
    return {"position": dump_position(state.position), "turn": state.players[seat].colour, "card": TerrainCard.GRASS}


def _rulings(recipe: Recipe) -> Request:
    """Return a request for rulings about one or more states."""
    lines = []
    for number in range(min(recipe.several, recipe.lines or 1)):
        one = recipe._replace(seed=recipe.seed + number)
        state, rng = _state(one), Random(one.seed)
        legal_one = None if one.illegal or not legal(state) else action_document(random_action(rng, state))
        told = {"table": _table(state)} if recipe.table else {"state": _state_document(one, state)}
        lines.append(orjson.dumps({**told, "action": legal_one or _nowhere(rng)}))
    return _lined(recipe, lines)


def _nowhere(rng: Random) -> Json:
    """Return a build on a random hex. It is rarely legal, so the service usually has to suggest other hexes."""
    return {"type": "build", "at": f"{rng.choice('abcdefghijklmnopqrst')}{rng.randint(1, 20)}"}


def _scores(recipe: Recipe) -> Request:
    several = range(min(recipe.several, recipe.lines or 1))
    states = [recipe._replace(seed=recipe.seed + number) for number in several]
    return _lined(recipe, [orjson.dumps({"state": _state_document(one, _state(one))}) for one in states])


def _lined(recipe: Recipe, lines: Sequence[bytes]) -> Request:
    if not recipe.lines:
        return Request(recipe.call, _query(recipe), lines[0])
    room = LONGEST // (max(map(len, lines)) + 1)
    sent = [lines[number % len(lines)] for number in range(min(recipe.lines, room))]
    return Request(recipe.call, _query(recipe), b"\n".join(sent), NDJSON)


def _legal_actions(recipe: Recipe) -> Request:
    if not recipe.table:
        return _asked(recipe, {})
    return Request(recipe.call, _query(recipe), orjson.dumps({"table": _table(_state(recipe))}))


def _replays(recipe: Recipe) -> Request:
    begin = _state(recipe)
    game = islice(random_game(Random(recipe.seed), begin), recipe.actions)
    actions = [action_document(action) for _, action in game]
    return _asked(recipe, {"actions": actions}, key="start")


def _starts(recipe: Recipe) -> Request:
    players = ["blue", "orange", "white", "black", "red"]
    expansions = ["base", "nomads", "crossroads", "marshlands", "harvest", "island", "caves", "capitol"]
    body = {"players": players, "seed": str(recipe.seed), "expansions": expansions}
    return Request(recipe.call, _query(recipe), orjson.dumps(body))


def _states(recipe: Recipe) -> Request:
    return Request(recipe.call, _query(recipe), orjson.dumps(_table(_state(recipe))))


def _views(recipe: Recipe) -> Request:
    state = _state(recipe)
    events: list[Json] = [
        {"event": "drawn", "player": state.players[0].colour, "card": "grass"} for _ in range(recipe.actions % 1001)
    ]
    return _asked(recipe, {"player": state.players[0].colour, "events": events})


def _pictures(recipe: Recipe) -> Request:
    look = {"width": recipe.width, "title": "W" * recipe.title, "panel": not recipe.table, "names": True}
    made = _asked(recipe, {**look, "highlight": {"kind": "legal-actions"}})
    return made._replace(query="", accept="image/png" if recipe.png else "image/svg+xml")


def _boards(recipe: Recipe) -> Request:
    return Request(recipe.call, "", orjson.dumps(document(_state(recipe))["board"]))


def _scans(recipe: Recipe) -> Request:
    """Return a request for a scan with random terrain. On some random hexes, a piece of any player is possible."""
    rng, state = Random(recipe.seed), _state(recipe)
    colours = [player.colour for player in state.players]
    kinds = ["grass", "canyon", "desert", "flower-field", "forest", "water", "mountain", "location", "castle"]
    rows = [[[rng.randint(1, 99) for _ in kinds] for _ in range(20)] for _ in range(20)]
    pieces = [
        {"at": f"{'abcdefghijklmnopqrst'[column]}{row + 1}", "colour": colour, "probability": round(0.9 / 5, 2)}
        for row in range(20)
        for column in range(20)
        if rng.random() < recipe.locations / 20
        for colour in colours
    ]
    known = {"players": colours, "cards": rng.sample(sorted(CARDS), 3)}
    board = {} if recipe.table else {"board": document(state)["board"]}
    body = {"terrain": {"kinds": kinds, "rows": rows}, "pieces": pieces, "known": {**known, **board}}
    return Request(recipe.call, _query(recipe), orjson.dumps(body))


_MAKERS: Final[Mapping[str, Callable[[Recipe], Request]]] = {
    "rulings": _rulings,
    "legal-actions": _legal_actions,
    "replays": _replays,
    "starts": _starts,
    "states": _states,
    "audits": lambda recipe: _asked(recipe, {}),
    "scans": _scans,
    "scores": _scores,
    "views": _views,
    "pictures": _pictures,
    "boards": _boards,
}
