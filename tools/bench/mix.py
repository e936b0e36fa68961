"""Makes requests like those of real callers: for the catalogue and every POST call except photographs.

Some requests have a fault. Fifty random games with any expansions are played at once. Most requests are about a state
of one of these games, so most bodies differ, and few answers come from the cache.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

import orjson

from referee.documents.actions import dump_action
from referee.documents.boards import dump_board
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.documents.states import dump_position, dump_state
from referee.model.actions import Action
from referee.model.state import State
from referee.rules.catalogue import CARDS
from tests.games import any_start, random_game
from tests.scan.tables import ORDER, WRONG
from tools.bench.cpu import illegal_action
from tools.bench.load import request_bytes

BAD: Final = 0.05
"""The share of requests that have a fault."""
TABLES: Final = 50
LANGUAGES: Final = ("en", "en", "es", "fr")
SUBJECTS: Final = ("cards", "tiles", "rules", "sections", "tasks", "terrains", "violations")
EXPANSIONS: Final = ("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
MAX_ACTIONS: Final = 120
"""The largest number of actions in a replay."""


class Ask(NamedTuple):
    """A request and the name of its call. `good` is False if the service should refuse it."""

    call: str
    path: str
    body: bytes
    good: bool = True
    method: str = "POST"
    mimetype: str = "application/json"
    headers: str = ""

    @property
    def request(self) -> bytes:
        """The bytes of the HTTP request."""
        return request_bytes(self.path, self.body, method=self.method, mimetype=self.mimetype, headers=self.headers)


class Table(NamedTuple):
    """A game in progress: its start, its first actions, its current state and the next action."""

    start: State
    done: tuple[Action, ...]
    state: State
    action: Action


Writer = Callable[[Random, Table], Ask]


def games(rng: Random) -> Iterator[Table]:
    """Yield the states of one random game after another. `done` holds at most the first MAX_ACTIONS actions."""
    while True:
        state = start = any_start(rng)
        done: tuple[Action, ...] = ()
        for state, action in random_game(rng, start):
            yield Table(start, done, state, action)
            if len(done) < MAX_ACTIONS:
                done = (*done, action)


def posted(call: str, document: Json, query: str = "") -> Ask:
    return Ask(call, f"/v1/{call}{query}", orjson.dumps(document))


def _state(rng: Random, state: State) -> Json:
    """Return a state as a document or, in one case out of five, in the short notation."""
    return write_state(state) if rng.random() < 0.2 else dump_state(state)


def ruling(rng: Random, table: Table) -> Ask:
    """Return a request for a ruling. One in three is about an illegal action."""
    action = illegal_action(rng, table.state) if rng.random() < 1 / 3 else table.action
    extras = rng.choice(
        ("", "", "", "?include=notation", "?include=scores,legal-actions", "?include=views,sentences")
    )
    return posted("rulings", {"state": _state(rng, table.state), "action": dump_action(action)}, extras)


def ruling_lines(rng: Random, table: Table) -> Ask:
    state, lines = table.state, []
    for number, (state, action) in enumerate(random_game(rng, table.state)):
        if number == 10:
            break
        lines.append(orjson.dumps({"state": dump_state(state), "action": dump_action(action)}))
    return Ask("rulings, ten lines", "/v1/rulings", b"\n".join(lines), mimetype="application/x-ndjson")


def legal_actions(rng: Random, table: Table) -> Ask:
    extras = rng.choice(("", "", "", "", "?include=gold"))
    return posted("legal-actions", {"state": _state(rng, table.state)}, extras)


def score(rng: Random, table: Table) -> Ask:
    if rng.random() < 0.5:
        return posted("scores", {"state": _state(rng, table.state)})
    return posted("scores", {"position": dump_position(table.state.position), "final": True})


def audit(rng: Random, table: Table) -> Ask:
    """Return a request for an audit. One in three has a random supply, which is rarely possible."""
    document = dump_state(table.state)
    if rng.random() < 1 / 3:
        document["players"][0]["supply"] = rng.randrange(41)
    return posted("audits", {"state": document})


def replay(_: Random, table: Table) -> Ask:
    actions = [dump_action(action) for action in table.done]
    return posted("replays", {"start": dump_state(table.start), "actions": actions})


def start(rng: Random, table: Table) -> Ask:
    chosen = ["base", *rng.sample(EXPANSIONS, rng.randint(0, len(EXPANSIONS)))]
    players = [player.colour for player in table.state.players]
    return posted("starts", {"players": players, "expansions": chosen, "seed": f"{rng.getrandbits(64):x}"})


def view(rng: Random, table: Table) -> Ask:
    colour = rng.choice(table.state.players).colour
    return posted("views", {"state": dump_state(table.state), "player": colour})


def state(rng: Random, table: Table) -> Ask:
    position = dump_position(table.state.position)
    turn = rng.choice(table.state.players).colour
    return posted("states", {"position": position, "turn": turn, "card": rng.choice(("grass", "forest", "desert"))})


def picture_as_svg(rng: Random, table: Table) -> Ask:
    look = {"width": rng.randrange(300, 1200), "panel": rng.random() < 0.3, "names": rng.random() < 0.3}
    return posted("pictures", {"position": dump_position(table.state.position), **look})._replace(
        call="pictures, SVG"
    )


def picture_as_png(rng: Random, table: Table) -> Ask:
    return picture_as_svg(rng, table)._replace(call="pictures, PNG", headers="Accept: image/png\r\n")


def board(_: Random, table: Table) -> Ask:
    return posted("boards", dump_board(table.state.board))


def scan(rng: Random, table: Table) -> Ask:
    """Return a request for a scan of the main board and its settlements, with some noise."""
    board = table.state.board
    words = [rng.choice(WRONG) if rng.random() < 0.1 else board.surface_at(at).value for at in ORDER]
    pieces = [
        {"at": name, "colour": player["colour"], "probability": rng.choice((0.8, 0.95, 0.99))}
        for player in dump_position(table.state.position)["players"]
        for name in player["settlements"]
        if not name.startswith("i:")
    ]
    known = {
        "players": [player.colour for player in table.state.players],
        "cards": rng.sample(sorted(set(CARDS) - {"scouts"}), 3),
        "originals": True,
    }
    rows = [words[first : first + 20] for first in range(0, 400, 20)]
    return posted("scans", {"terrain": rows, "pieces": pieces, "known": known})


def catalogue(rng: Random, _: Table) -> Ask:
    return Ask("catalogue", f"/v1/catalogue/{rng.choice(SUBJECTS)}", b"", method="GET")


WEIGHTS: Final[dict[Writer, float]] = {
    ruling: 30,
    legal_actions: 28,
    score: 10,
    view: 6,
    audit: 5,
    catalogue: 5,
    picture_as_svg: 2.7,
    board: 3,
    state: 2,
    start: 2,
    replay: 2,
    ruling_lines: 1,
    scan: 0.5,
    picture_as_png: 0.3,
}
"""The relative frequency of each call. An app mostly asks for legal actions and rulings."""


def spoilt(rng: Random, ask: Ask) -> Ask:
    """Return the request with a fault, so that the service must refuse it."""
    body, path = ask.body or b"{}", "/v1/rulings"
    faults: tuple[dict[str, object], ...] = (
        {"path": path, "body": body[: len(body) // 2]},
        {"path": path, "body": body + b" " * 2**20},
        {"path": path, "body": b'{"stat":{},' + body[1:]},
        {"path": path, "body": orjson.dumps({"state": "board=nowhere", "action": rng.getrandbits(32)})},
        {"path": f"{path}?include=dragons", "body": body},
        {"path": "/v1/scores", "body": body, "mimetype": "text/plain"},
        {"path": f"/v1/{rng.getrandbits(32):x}", "body": body},
        {"path": f"/v1/boards/{rng.getrandbits(128):032x}", "body": b"", "method": "GET"},
    )
    chosen = {"method": "POST", "mimetype": "application/json", **rng.choice(faults)}
    return ask._replace(call="bad", good=False, **chosen)  # type: ignore[arg-type]


def asks_of(write: Writer, seed: int) -> Iterator[Ask]:
    """Yield an endless series of good requests of one kind."""
    rng = Random(seed)
    tables = [games(Random(rng.getrandbits(64))) for _ in range(TABLES)]
    while True:
        yield write(rng, next(rng.choice(tables)))


def bad_asks(seed: int) -> Iterator[Ask]:
    """Yield an endless series of requests with a fault."""
    rng = Random(seed)
    return (spoilt(rng, ask) for ask in asks_of(ruling, seed))


def mix(seed: int) -> Iterator[Ask]:
    """Yield an endless series of requests of all kinds, some of them with a fault."""
    rng = Random(seed)
    tables = [games(Random(rng.getrandbits(64))) for _ in range(TABLES)]
    writers, weights = list(WEIGHTS), list(WEIGHTS.values())
    while True:
        write = rng.choices(writers, weights)[0]
        made = write(rng, next(rng.choice(tables)))
        if rng.random() < BAD:
            yield spoilt(rng, made)
        else:
            language = f"Accept-Language: {rng.choice(LANGUAGES)}\r\n"
            yield made._replace(headers=made.headers + language)
