"""Python examples in docs/clients.md and docs/geometry.md run against a service and print what the pages show."""

import re
from contextlib import redirect_stdout
from io import StringIO

import pytest

from referee.serving.config import Config
from tests.client.running import service
from tests.deploy.programs import ROOT

SHOWN = {
    name: re.findall(
        r"^```python\n(.*?)^```\n+```text\n(.*?)^```$",
        (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    for name in ("clients", "geometry")
}
SETTINGS = Config(log_level="ERROR", state_key=(b"the key of the examples",))


@pytest.mark.parametrize("name", SHOWN)
def test_a_block_prints_what_stands_below_it(name: str) -> None:
    assert SHOWN[name]
    for code, expected in SHOWN[name]:
        printed = StringIO()
        with service(SETTINGS) as address, redirect_stdout(printed):
            exec(compile(code.replace("http://127.0.0.1:8000", address), name, "exec"), {})  # noqa: S102
        assert printed.getvalue() == expected
