"""The client in docs/scans.md runs against a service and prints the output that the page shows."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from threading import Thread

from werkzeug.serving import make_server

from referee.api.app import create_app
from referee.board.assemble import assemble
from referee.board.section import layout
from referee.model.observation import LETTER, likeliest
from referee.serving.config import Config
from tests.scan.tables import seen

PAGE = (Path(__file__).parents[2] / "docs" / "scans.md").read_text(encoding="utf-8")
LONGEST = 20


def _block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)
    return str(found)


def test_the_client_of_the_page() -> None:
    cells = seen(assemble(layout(["tavern", "paddock", "oasis", "farm"])), Random(20), wrong=0.25)
    signs = [LETTER[likeliest(cell)] if cell else "." for cell in cells]
    rows = ["".join(signs[start : start + 20]) for start in range(0, 400, 20)]
    server = make_server("127.0.0.1", 0, create_app(Config(log_level="ERROR")))
    thread = Thread(target=server.serve_forever)
    thread.start()
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            code = _block("python").replace("127.0.0.1:8000", f"127.0.0.1:{server.server_port}")
            exec(code, {"ROWS": rows})  # noqa: S102
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
    assert printed.getvalue() == _block("text")


def test_the_client_of_the_page_is_short() -> None:
    assert len(_block("python").splitlines()) <= LONGEST
