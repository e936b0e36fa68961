"""Reads docs/adding.md: its Python blocks, and the names in its tables."""

import re
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")

_BLOCK: Final = re.compile(r"^( *)```python\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
_PATH: Final = re.compile(r"# (\S+\.py)\n")


def _blocks() -> Mapping[str, str]:
    """Every Python block, keyed by the path in its first line."""
    found = {}
    for block in _BLOCK.finditer(PAGE):
        code = dedent(block[2])
        path = _PATH.match(code)
        assert path, f"a Python block of docs/adding.md does not begin with a path: {code[:60]!r}"
        found[path[1]] = code
    return found


BLOCKS: Final = _blocks()
RULES: Final = {path: code for path, code in BLOCKS.items() if path.startswith("referee/rules/")}
"""The blocks that add something to the rules."""


def load(path: str, folder: Path) -> ModuleType:
    """Save a block in a folder outside the package, and import it from there."""
    file = folder / Path(path).name
    file.write_text(BLOCKS[path], encoding="utf-8")
    spec = spec_from_file_location(f"docks_{file.stem}", file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table(heading: str) -> list[str]:
    """The names in the first column of the table under a bold heading."""
    _, _, rest = PAGE.partition(f"**{heading}**")
    assert rest, f"docs/adding.md has no table {heading!r}"
    rows: list[str] = []
    for line in rest.splitlines()[1:]:
        if line.startswith("|"):
            rows += re.findall(r"^\| `(\w+)` \|", line)
        elif rows:
            break
    return rows
