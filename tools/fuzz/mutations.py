"""Changes requests at random, for example their values, bytes, headers or addresses."""

from base64 import b64encode
from collections.abc import Callable
from random import Random
from typing import Final
from urllib.parse import parse_qsl, urlencode

import orjson

from referee.documents.reader import Json
from tests.api.test_hostile import WRONG, changed, mutated, places
from tools.bench.mix import Ask
from tools.fuzz.surface import noise

STRINGS: Final = (
    "",
    " ",
    "\0",
    "\u202eevil",
    "e\u0301",
    "\U0001f3f0" * 20,
    "İstanbul",
    "ﬀ",
    "{0} { $x }",
    "%s %(a)s",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "a1" * 20_000,
    "１",
    "a1,a2",
    "i:a1",
    "board=",
    "-",
    "?",
)
NUMBERS: Final = (
    *(b"-0", b"-1", b"1e0", b"1.0", b"0.1", b"1e308", b"-1e308", b"1e-400", b"1e400", b"9007199254740993"),
    *(b"18446744073709551616", b"9" * 400, b"NaN", b"1E+2", b"0x1", b"01"),
)
TOKENS: Final = (
    *(b"", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"0", b"null", b"true", b"\xff", b"\0", b"\r\n", b"\n"),
    *(b'"\\ud800"', b"\xed\xa0\x80", b"\xef\xbb\xbf", b"/*", b"[[[[[[[[[[[[[[[[[[", b'{"a":' * 20),
)
HEADERS: Final = {
    "Accept": ("*/*;q=nan", "image/png", "image/svg+xml;q=0", "text/html", ",,,;=", "a/b;c=\xff", "image/png;q=1e9"),
    "Accept-Encoding": ("gzip", "gzip;q=x", "br;q=1.0, gzip;q=0", "*;q=0"),
    "Accept-Language": ("es", "fr-CA;q=0.5, es;q=0.7", "x" * 3000, "*;q=nan", "\xff", "en-" * 500, "zh, ;q="),
    "Content-Encoding": ("gzip", "identity", "deflate, gzip", ""),
    "If-None-Match": ("*", 'W/"', '"x", W/"y"'),
    "If-Match": ('"old"', "*", ""),
    "If-Modified-Since": ("yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 32 Jan 99999 99:00:00 GMT"),
    "Range": ("bytes=0-1", "bytes=9-1", "bytes=-", "lines=1-", "bytes=0-0,1-1,2-2"),
    "X-Request-Id": ("abc", "x" * 65, "a b", "\xff"),
    "X-Forwarded-For": ("1.2.3.4", "::1, x", "," * 1000),
    "X-Forwarded-Proto": ("https", "javascript"),
    "Origin": ("null", "https://example.org", "\xff"),
    "Authorization": ("Bearer x", "Basic \xff", ""),
    "traceparent": ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-0-0-0", "\xff"),
    "Content-Type": (
        "application/json; charset=utf-16",
        "application/x-ndjson",
        "text/plain",
        "multipart/form-data",
        "",
    ),
}
QUERIES: Final = (
    *(
        "include=",
        "include=gold",
        "include=scores,picture,notation",
        "include=views&include=sentences",
        "include=%00",
    ),
    *("include=repairs", "include=legal-actions,events", "lang=es", "lang=", "lang=xx-" + "y" * 300, "lang=%ff"),
    *("signed=require", "signed=", "signed=require&signed=no", "&&=&", "%", "include[]=gold", "x=1;y=2"),
    *("without=state", "without=", "without=state,state", "without=verdict", "without=state&include=notation"),
    *("inclde=views", "sign=require", "withot=state", "INCLUDE=views", "callback=x", "_=1", "q=cors", "format=png"),
)
PARAMETERS: Final = (
    *("state", "highlight", "title", "names", "panel", "width", "format", "q", "include", "without", "signed"),
    *("lang", "stat", "State", "highlights", "with", "", "x" * 3000, "state[]", "\0", "\u00e9"),
)
"""Names of query parameters, known and unknown."""
PICTURE: Final = noise(Random(1), 240)
"""A picture of random colours that is large enough for the service to read."""
Mutation = Callable[[Random, Ask], Ask]


def values(rng: Random, ask: Ask) -> Ask:
    """Replace values in the document with other values of the same kind or of a wrong kind."""
    document = _document(ask)
    if not document:
        return ask
    if rng.random() < 0.5:
        return ask._replace(body=orjson.dumps(mutated(rng, document)))
    for _ in range(rng.choice((1, 1, 2, 4))):
        found = list(places(document))
        if not found:
            break
        place, _ = rng.choice(found)
        other = rng.choice((*WRONG, *STRINGS, rng.choice(found)[1]))
        document = changed(document, place, lambda _, other=other: other)  # type: ignore[misc]
    return ask._replace(body=orjson.dumps(document))


def numbers(rng: Random, ask: Ask) -> Ask:
    """Replace a value with an unusual number."""
    document, mark = _document(ask), b'"a number comes here"'
    if not document:
        return ask
    place, _ = rng.choice(list(places(document)))
    marked = orjson.dumps(changed(document, place, lambda _: "a number comes here"))
    return ask._replace(body=marked.replace(mark, rng.choice(NUMBERS)))


def keys(rng: Random, ask: Ask) -> Ask:
    """Add a key that may be a duplicate or unknown."""
    at = [number for number, byte in enumerate(ask.body) if byte == ord("{")]
    if not at:
        return ask
    chosen = rng.choice(at) + 1
    name = rng.choice((*STRINGS, "state", "at", "type", "colour", "format", "signature"))
    return ask._replace(body=ask.body[:chosen] + orjson.dumps(name) + b":1," + ask.body[chosen:])


def raw_bytes(rng: Random, ask: Ask) -> Ask:
    """Change, remove, insert or repeat bytes of the body."""
    body = bytearray(ask.body or b"{}")
    for _ in range(rng.choice((1, 1, 2, 8, 30))):
        at = rng.randrange(len(body) + 1)
        until = at + rng.choice((0, 1, 1, 5, 200))
        body[at:until] = rng.choice((rng.choice(TOKENS), rng.randbytes(rng.randrange(4)), body[at:until] * 3))
    return ask._replace(body=bytes(body))


def sizes(rng: Random, ask: Ask) -> Ask:
    """Pad the body to 64 KB, 256 KB or 1 MB, or to one byte more or less."""
    most = rng.choice((64, 256, 1024)) * 1024
    missing = max(0, most - len(ask.body) + rng.choice((-1, 0, 1)))
    return ask._replace(body=ask.body + rng.choice((b" ", b"\n", b"x")) * missing)


def headers(rng: Random, ask: Ask) -> Ask:
    """Replace the headers with unusual ones."""
    chosen = rng.sample(sorted(HEADERS), rng.choice((1, 1, 2, 5)))
    lines = {name: rng.choice(HEADERS[name]) for name in chosen}
    mimetype = lines.pop("Content-Type", ask.mimetype)
    return ask._replace(mimetype=mimetype, headers="".join(f"{name}: {value}\r\n" for name, value in lines.items()))


def addresses(rng: Random, ask: Ask) -> Ask:
    """Change the query, and perhaps the path and the method."""
    path = rng.choice((ask.path, ask.path, rng.choice(PATHS))).partition("?")[0]
    query = "&".join(rng.sample(QUERIES, rng.choice((0, 1, 1, 2))))
    method = rng.choice((ask.method, ask.method, ask.method, "POST", "GET", "HEAD", "PUT", "OPTIONS"))
    return ask._replace(path=f"{path}?{query}", method=method)


def parameters(rng: Random, ask: Ask) -> Ask:
    """Add, remove, repeat or change parameters of the query."""
    path, _, query = ask.path.partition("?")
    pairs = parse_qsl(query, keep_blank_values=True)
    for _ in range(rng.choice((1, 1, 2, 5))):
        name, value = rng.choice(pairs or [("lang", "en")])
        at, other = rng.randrange(len(pairs) + 1), rng.choice(PARAMETERS)
        text = rng.choice((rng.choice(STRINGS)[:3000], _misspelt(rng, value), value))
        pairs[at : at + rng.choice((0, 1, 1))] = rng.choice(([(name, text)], [(name, text)], [(other, text)], []))
    return ask._replace(path=f"{path}?{urlencode(pairs)}")


def _misspelt(rng: Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice((" ", ",", ":", "=", "a", "9", "", "\u00e9", "%")) + text[at + rng.randrange(3) :]


def lines(rng: Random, ask: Ask) -> Ask:
    """Turn the request into NDJSON with one or more copies of its body, which may be damaged."""
    bodies = [rng.choice((ask, raw_bytes(rng, ask), values(rng, ask))).body for _ in range(rng.choice((1, 3, 20)))]
    joined = rng.choice((b"\n", b"\r\n", b"\n\n", b" ")).join(bodies)
    return ask._replace(path=rng.choice(("/v1/rulings", "/v1/scores")), body=joined, mimetype="application/x-ndjson")


def multipart(rng: Random, ask: Ask) -> Ask:
    """Make a form for the call that reads photographs.

    The form has a valid picture only if the request has `known` facts, and even then only sometimes.
    """
    facts = (_document(ask) or {}).get("known")
    parts = (b'name="picture"; filename="x"', b'name="known"', b'name="picture"', b'name=""', b"name", b"\xff")
    body = b"".join(
        b"--x\r\nContent-Disposition: form-data; " + rng.choice(parts) + b"\r\n\r\n" + rng.randbytes(9) + b"\r\n"
        for _ in range(rng.choice((0, 1, 2, 40)))
    )
    if facts and rng.random() < 0.5:
        body = b"--x\r\nContent-Disposition: form-data; " + parts[0] + b"\r\n\r\n" + PICTURE + b"\r\n"
    known = b'--x\r\nContent-Disposition: form-data; name="known"\r\n\r\n'
    known += (orjson.dumps(facts) if facts else ask.body) + b"\r\n"
    ending = rng.choice((b"--x--\r\n", b"--x", b"", b"--y--"))
    boundary = rng.choice(("x", "x", "x", '"x"', "", "y" * 300))
    form = Ask("photos", "/v1/photos", body + known + ending, mimetype=f"multipart/form-data; boundary={boundary}")
    return form if rng.random() < 0.5 else raw_bytes(rng, form)


PATHS: Final = (
    *(f"/v1/{call}" for call in ("rulings", "legal-actions", "scores", "audits", "replays", "starts", "views")),
    *("/v1/states", "/v1/pictures", "/v1/boards", "/v1/scans", "/v1/catalogue/rules", "/v1/catalogue/features"),
    *("/v1/boards/" + "0" * 32, "/v1/boards/\xff", "/", "/docs", "/docs/api", "/openapi.json", "/healthz", "/readyz"),
    *(
        "/v1/catalogue",
        "/v1/catalogue/",
        "/docs/",
        "/docs/search",
        "/docs/clients",
        "/docs/problems",
        "/openapi.yaml",
    ),
    *("/metrics", "/v1/", "//", "/v1/rulings/", "/docs/assets/swagger-ui.css", "/openapi.d.ts"),
)
MUTATIONS: Final[dict[Mutation, int]] = {
    values: 40,
    numbers: 8,
    keys: 8,
    raw_bytes: 16,
    sizes: 1,
    headers: 8,
    addresses: 10,
    parameters: 12,
    lines: 4,
    multipart: 2,
}
"""The relative frequency of each kind of change."""


def fuzzed(rng: Random, ask: Ask) -> Ask:
    """Return the request after one to three changes."""
    for change in rng.choices(list(MUTATIONS), list(MUTATIONS.values()), k=rng.choice((1, 1, 1, 2, 3))):
        ask = change(rng, ask)
    return ask


def written(ask: Ask) -> dict[str, Json]:
    """Return the request as a JSON document, so that it can be sent again."""
    return {**ask._asdict(), "body": b64encode(ask.body).decode()}


def _document(ask: Ask) -> Json:
    try:
        document = orjson.loads(ask.body)
    except orjson.JSONDecodeError:
        return None
    return document if isinstance(document, dict) else None
