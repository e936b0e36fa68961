"""Tests of the bundle, the file that combines the page's own modules, except those loaded later."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

from referee.api import page_files
from referee.api.page_bundle import BUNDLE, bundled

PAGE: Final = Path(__file__).parents[2] / "referee" / "api" / "page"
MAX_LINE: Final = 150


def test_modules_come_after_the_modules_they_import() -> None:
    modules = {
        "main.js": 'import { b } from "./b.js";\nb();\n',
        "b.js": 'import { html, svg } from "./vendor/x.js";\nimport { c } from "./c.js";\nexport const b = c;\n',
        "c.js": 'import { html } from "./vendor/x.js";\nimport { b } from "./b.js";\nexport const c = 1;\n',
        "later.js": 'import { b } from "./b.js";\nimport { d } from "./d.js";\n',
        "d.js": "export const d = 1;\n",
        "vendor/x.js": "export const html = 1, svg = 2;\n",
    }
    assert bundled(modules) == {
        BUNDLE: 'import { html, svg } from "./vendor/x.js";\nexport const c = 1;\nexport const b = c;\nb();\n',
        "later.js": 'import { b } from "./page.js";\nimport { d } from "./d.js";\n',
        "d.js": modules["d.js"],
        "vendor/x.js": modules["vendor/x.js"],
    }


def test_names_in_the_shared_scope_differ() -> None:
    text = page_files.files()[BUNDLE].content.decode()
    names = re.findall(r"^(?:export )?(?:async )?(?:function|const|let|class)\s+(\w+)", text, re.MULTILINE)
    assert len(names) > 100
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_lines_can_be_read_without_scrolling() -> None:
    sources = sorted(PAGE.glob("*.js"))
    long = [
        f"{path.name}:{number}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > MAX_LINE
    ]
    assert long == []


def test_only_libraries_are_imported() -> None:
    text = page_files.files()[BUNDLE].content.decode()
    assert re.findall(r'^import .* from "(.*)"', text, re.MULTILINE) == ["./vendor/lit-html.js"]
