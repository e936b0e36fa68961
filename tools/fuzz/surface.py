"""Makes requests that the load mix lacks, such as picture links, searches, positions in notation and photographs.

Apps rarely send such requests, so they are not in the mix, but the fuzzer needs many of each kind.
"""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from random import Random
from typing import Final
from urllib.parse import urlencode

import orjson
from PIL import Image

from referee.board.hexes import NAMES
from referee.documents.actions import dump_action
from referee.documents.notation import write_position, write_state
from referee.documents.reader import Json
from referee.documents.states import dump_position
from referee.model.observation import KINDS
from tests.scan.tables import ORDER
from tools.bench.mix import Ask, Table, Writer, asks_of, posted, scan

BOUNDARY: Final = "boundary"
HEXES: Final = tuple(NAMES[at] for at in ORDER)
COLOURS: Final = ("blue", "orange", "black", "white", "red")
TILES: Final = ("farm", "harbour", "paddock", "oracle", "nothing", "quarry")
SOURCES: Final = ("castle", "fishermen", "merchants", "lords", "nothing")
RULING_EXTRAS: Final = ("legal-actions", "notation", "scores", "views", "sentences", "picture")
SEARCHES: Final = ("cors", "retry after", "état", "<b>", "photograph corners", "", "a" * 300, '"', "\0", "%")


def link(rng: Random, table: Table) -> Ask:
    """Return a GET request for a picture of a state or position, with random parameters."""
    line = write_state(table.state) if rng.random() < 0.7 else write_position(table.state.position)
    highlights = (
        ",".join(rng.sample(("a1", "t20", "c7", "i:a1", "k11"), rng.randint(1, 4))),
        "legal-actions",
        f"legal-actions:{rng.choice(TILES)}",
        f"score:{rng.choice(SOURCES)}:{rng.choice(COLOURS)}",
    )
    parameters = {
        "highlight": rng.choice(highlights),
        "title": rng.choice(("Table 4", "<b>&", "ñ", "x" * 200)),
        "names": rng.choice(("true", "false")),
        "panel": rng.choice(("true", "false")),
        "width": rng.choice(("100", "640", "4000")),
        "format": rng.choice(("svg", "svg", "svg", "png")),
        "lang": rng.choice(("en", "de")),
    }
    chosen = rng.sample(sorted(parameters), rng.randint(0, 3))
    query = urlencode({"state": line, **{name: parameters[name] for name in chosen}})
    return Ask("pictures, links", f"/v1/pictures?{query}", b"", method="GET")


def search(rng: Random, _: Table) -> Ask:
    return Ask("docs, search", f"/docs/search?{urlencode({'q': rng.choice(SEARCHES)})}", b"", method="GET")


def subjects(_: Random, __: Table) -> Ask:
    return Ask("catalogue", "/v1/catalogue", b"", method="GET")


def short_ruling(rng: Random, table: Table) -> Ask:
    """Return a request for a ruling, with the state in notation. The answer should not contain a state."""
    include = ",".join(rng.sample(RULING_EXTRAS, rng.randint(0, 3)))
    query = "?without=state" + (f"&include={include}" if include else "")
    return posted("rulings", {"state": write_state(table.state), "action": dump_action(table.action)}, query)


def positions(rng: Random, table: Table) -> Ask:
    """Return a request for one of five calls, chosen at random, with the position in notation."""
    line, turn = write_position(table.state.position), rng.choice(table.state.players).colour
    about = {"position": line, "turn": turn, "card": rng.choice(("grass", "desert"))}
    action = dump_action(table.action)
    return rng.choice(
        (
            posted("states", about, rng.choice(("", "?without=state", "?include=legal-actions&without=state"))),
            posted("scores", {"position": line, "final": True}),
            posted("audits", {"position": line}),
            posted("rulings", {"table": about, "action": action}, rng.choice(("", "?without=state"))),
            posted("legal-actions", {"table": about}, rng.choice(("", "?include=gold"))),
        )
    )


def observations(rng: Random, table: Table) -> Ask:
    """Return a request for a scan that looks as if it came from a photograph.

    It has up to five unread hexes, known pieces and, usually, terrain probabilities.
    """
    document = orjson.loads(scan(rng, table).body)
    if rng.random() < 0.7:
        words = [kind.value for kind in KINDS]
        rows = [[[float(kind == seen) for kind in words] for seen in row] for row in document["terrain"]]
        document["terrain"] = {"kinds": words, "rows": rows}
    document["unread"] = rng.sample(HEXES, rng.randint(0, 5))
    document["known"]["pieces"] = _known_pieces(rng, table)
    if rng.random() < 0.2:
        document["known"]["board"] = dump_position(table.state.position)["board"]
    return posted("scans", document, rng.choice(("", "", "?include=picture")))._replace(call="scans, observations")


def photograph(rng: Random, table: Table) -> Ask:
    """Return a request with random facts and one or two copies of a picture of noise, which may be too small."""
    size = rng.choice((100, 240, 320))
    known: dict[str, Json] = {
        "pieces": _known_pieces(rng, table),
        "single_section": rng.random() < 0.5,
        "corners": [[[0, 0], [size, 0], [size, size], [0, size]]],
        "examples": {rng.choice(COLOURS): rng.choice(HEXES)},
        "players": [player.colour for player in table.state.players],
    }
    facts = {name: known[name] for name in rng.sample(sorted(known), rng.randint(0, len(known)))}
    parts = [(b'name="picture"; filename="x.png"', noise(rng, size))] * rng.choice((1, 1, 2))
    parts.append((b'name="known"', orjson.dumps(facts)))
    body = b"".join(
        b"--%b\r\nContent-Disposition: form-data; %b\r\n\r\n%b\r\n" % (BOUNDARY.encode(), head, data)
        for head, data in parts
    )
    mimetype = f"multipart/form-data; boundary={BOUNDARY}"
    return Ask("photos", "/v1/photos", body + f"--{BOUNDARY}--\r\n".encode(), mimetype=mimetype)


def _known_pieces(rng: Random, table: Table) -> dict[str, Json]:
    """Return the known pieces of some hexes of the main board.

    A hex with a settlement has the settlement's colour. Any other hex has a random piece, or None for an empty hex.
    """
    players = dump_position(table.state.position)["players"]
    own = {name: player["colour"] for player in players for name in player["settlements"] if name in HEXES}
    others = {name: rng.choice((*COLOURS, "wall", None)) for name in rng.sample(HEXES, 4)}
    return {name: own.get(name) or others[name] for name in [*rng.sample(sorted(own), min(3, len(own))), *others]}


def noise(rng: Random, size: int) -> bytes:
    """Return a PNG of `size` by `size` pixels, scaled up from 20 by 20 pixels of random colours."""
    file = BytesIO()
    Image.frombytes("RGB", (20, 20), rng.randbytes(3 * 20 * 20)).resize((size, size)).save(file, "PNG")
    return file.getvalue()


COUNTS: Final[dict[Writer, int]] = {
    link: 300,
    search: 40,
    subjects: 10,
    short_ruling: 150,
    positions: 150,
    observations: 60,
    photograph: 15,
}
"""How many requests of each kind to make for every 2,000 requests of the mix."""


def surface(seed: int, share: float = 1.0) -> Iterator[Ask]:
    """Yield requests of each kind: this share of the number in COUNTS, but at least one."""
    for write, count in COUNTS.items():
        yield from islice(asks_of(write, seed), max(1, round(count * share)))
