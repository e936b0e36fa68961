"""The modules that the page begins with, put together as one: a slow network would wait for each of two dozen.

Nothing is parsed. The modules share one scope, so their top-level names must differ; a test sees to that.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

FIRST: Final = "main.js"
BUNDLE: Final = "page.js"
_IMPORT: Final = re.compile(r'^import \{ ([^}]+) \} from "\./([^"]+)";\n', re.MULTILINE)
_VENDORED: Final = "vendor/"


def bundled(modules: Mapping[str, str]) -> dict[str, str]:
    """`page.js`, and the modules that it leaves out, which now import from it."""
    inside = list(_in_order(FIRST, modules, set()))
    left = {name: _redirected(text, inside) for name, text in modules.items() if name not in inside}
    return {**left, BUNDLE: _together([modules[name] for name in inside])}


def _in_order(name: str, modules: Mapping[str, str], seen: set[str]) -> Iterator[str]:
    """A module after all that it imports, as browsers evaluate them. A library stays a file of its own."""
    seen.add(name)
    for _, imported in _IMPORT.findall(modules[name]):
        if imported not in seen and not imported.startswith(_VENDORED):
            yield from _in_order(imported, modules, seen)
    yield name


def _together(texts: list[str]) -> str:
    """Imports between the modules are gone; those from libraries stand once."""
    libraries: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for text in texts:
        for names, path in _IMPORT.findall(text):
            if path.startswith(_VENDORED):
                libraries[path] |= dict.fromkeys(names.split(", "))
    imports = [f'import {{ {", ".join(names)} }} from "./{path}";\n' for path, names in libraries.items()]
    return "".join([*imports, *(_IMPORT.sub("", text) for text in texts)])


def _redirected(text: str, inside: list[str]) -> str:
    def redirected(match: re.Match[str]) -> str:
        names, path = match.groups()
        return f'import {{ {names} }} from "./{BUNDLE}";\n' if path in inside else match[0]

    return _IMPORT.sub(redirected, text)
