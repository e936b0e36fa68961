"""The programs in docs/tutorial.md play whole games, and no player sees hidden cards."""

import json
import re
from threading import Thread
from typing import Any, Final, Self

import pytest

from referee.documents.reader import Json
from tests.client.running import service
from tests.deploy.backend import ask
from tests.deploy.programs import ROOT, free_port

SERVER, PLAYER = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)
LONGEST: Final = 60
EXPANSIONS: Final = '"expansions": ["base", "nomads", "crossroads", "marshlands"], '


class Table:
    """The server of the tutorial, for one game."""

    def __init__(self, referee: str, *, expansions: str = "") -> None:
        port = free_port()
        code = SERVER.replace("http://127.0.0.1:8000", referee).replace("9000", str(port))
        code = code.replace('"seed": "random"', f'{expansions}"seed": "random"')
        code = code.replace("\nHTTPServer((", "\nserver = HTTPServer((").replace(".serve_forever()", "")
        self.names: dict[str, Any] = {"print": lambda *_, **__: None}
        exec(compile(code, "tutorial.md", "exec"), self.names)  # noqa: S102
        self.names["Players"].log_message = lambda *_: None
        self.server = self.names["server"]
        self.thread = Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})
        self.port = port
        self.paths = {colour: f"/?key={key}" for key, colour in self.names["KEYS"].items()}

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def seen(self, colour: str) -> Json:
        return json.loads(ask(self.port, self.paths[colour]).body)

    def tried(self, colour: str, body: Json) -> Json:
        return json.loads(ask(self.port, self.paths[colour], json.dumps(body).encode()).body)


def hidden(seen: Json, colour: str) -> bool:
    """Whether a view hides the cards of the other players and the draw pile."""
    hands = [player["hand"] for player in seen["state"]["players"] if player["colour"] != colour]
    drawn = [event for event in seen["events"] if event["event"] == "card-drawn" and event["player"] != colour]
    secret = all(event["card"] is None for event in drawn if event["purpose"] == "hand")
    return not seen["state"]["deck"] and not any(card for hand in hands for card in hand) and secret


def test_the_server_is_as_short_as_the_page_says() -> None:
    assert len(SERVER.splitlines()) <= LONGEST


@pytest.mark.parametrize("expansions", ["", EXPANSIONS])
@pytest.mark.slow
def test_three_players_play_to_the_end(expansions: str) -> None:
    with service() as referee, Table(referee, expansions=expansions) as table:
        names: dict[str, Any] = {}
        exec(compile(PLAYER, "tutorial.md", "exec"), names)  # noqa: S102
        ends: dict[str, Json] = {}

        def play(colour: str) -> None:
            ends[colour] = names["play_to_the_end"](f"http://127.0.0.1:{table.port}{table.paths[colour]}")

        players = [Thread(target=play, args=(colour,)) for colour in table.paths]
        for player in players:
            player.start()
        for player in players:
            player.join(timeout=240)
        assert ends.keys() == table.paths.keys()
        for colour, seen in ends.items():
            assert seen["state"]["frames"] == []
            assert hidden(seen, colour)
            assert seen["events"][-1]["event"] == "game-ended"


def test_no_player_sees_hidden_cards_or_acts_out_of_turn() -> None:
    with service() as referee, Table(referee) as table:
        for _ in range(12):
            seen = {colour: table.seen(colour) for colour in table.paths}
            assert all(hidden(view, colour) for colour, view in seen.items())
            (acting,) = [colour for colour, view in seen.items() if view["legal"]]
            action = seen[acting]["legal"][0]["example"]
            number = seen[acting]["number"]
            other = next(colour for colour in table.paths if colour != acting)
            refused = table.tried(other, {"number": number, "action": action})
            assert [violation["code"] for violation in refused["violations"]] == ["not-your-turn"]
            assert table.tried(acting, {"number": number, "action": action})["verdict"] == "legal"
            late = table.tried(acting, {"number": number, "action": action})
            assert late["number"] > number
            assert "verdict" not in late


def test_a_wrong_key_is_refused() -> None:
    with service() as referee, Table(referee) as table:
        assert ask(table.port, table.paths["blue"] + "x").status == 403
