"""The invitation that `referee serve` prints for users with phones."""

import pytest

from referee.cli import server
from referee.words.speech import speech


def test_an_open_service_invites_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "own_address", lambda: "192.168.1.7")
    said = server.invitation("http://0.0.0.0:8000", speech())
    assert said.startswith("On a phone in the same network, open http://192.168.1.7:8000/ or scan this:\n")
    _, *rows = said.splitlines()
    assert [len(row) for row in rows] == [29] * 15, "25 modules and a border of 2 on each side, two rows in a line"


def test_a_private_service_shows_no_invitation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "own_address", lambda: "192.168.1.7")
    assert server.invitation("http://127.0.0.1:8000", speech()) == ""
    monkeypatch.setattr(server, "own_address", lambda: None)
    assert server.invitation("http://0.0.0.0:8000", speech()) == ""


def test_the_address_of_this_machine_is_not_a_loopback_address() -> None:
    found = server.own_address()
    assert found is None or not found.startswith("127.")
