"""docs/adding.md shows the module, the schema and the English texts of this example verbatim."""

from pathlib import Path
from textwrap import dedent, indent

import pytest

from tests.rules_extension.page import BLOCKS, PAGE

HERE = Path(__file__).parent


def test_the_module() -> None:
    assert BLOCKS["hint.py"] == "# hint.py\n" + (HERE / "hint.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["hint.yaml", "words/en/hint.ftl", "words/en/cli.ftl"])
def test_the_other_files(file: str) -> None:
    text = (HERE / file).read_text(encoding="utf-8")
    assert indent(dedent(text), "   ", lambda line: bool(line.strip())) in PAGE
