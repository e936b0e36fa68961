"""Concatenates the modules that the page loads at startup, which saves about two dozen requests.

The modules are not parsed. They share one scope in the bundle, so their top-level names must differ; a test checks
that they do.
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
    """Return the bundle `page.js` and the modules outside it, which now import bundled modules from `page.js`."""
    inside = list(_in_order(FIRST, modules, set()))
    left = {name: _redirected(text, inside) for name, text in modules.items() if name not in inside}
    return {**left, BUNDLE: _together([modules[name] for name in inside])}


def _in_order(name: str, modules: Mapping[str, str], seen: set[str]) -> Iterator[str]:
    """Yield this module and all that it imports, directly or indirectly, in the order in which browsers run them.

    Libraries and the modules in `seen` are left out. Each module that is yielded is added to `seen`.
    """
    seen.add(name)
    for _, imported in _IMPORT.findall(modules[name]):
        if imported not in seen and not imported.startswith(_VENDORED):
            yield from _in_order(imported, modules, seen)
    yield name


def _together(texts: list[str]) -> str:
    """Return the modules as one text, without the imports between them and with each library imported once."""
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
