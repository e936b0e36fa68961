"""Lists the licences in a software bill of materials (CycloneDX), one package per line, for `make sbom`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

UNSTATED = "not stated"


def licences(bill: dict[str, Any]) -> Iterator[str]:
    """Yield the name, version and licences of every package, sorted by name."""
    for package in sorted(bill["components"], key=lambda one: str(one["name"]).lower()):
        yield f"{package['name']} {package['version']}: {' AND '.join(_licences_of(package)) or UNSTATED}"


def _licences_of(package: dict[str, Any]) -> list[str]:
    """Return the licences of a package, each as an expression, an id or the first line of a name."""
    found = package.get("licenses", [])
    names = [one.get("expression") or one["license"].get("id") or one["license"]["name"] for one in found]
    return sorted({name.splitlines()[0] for name in names})


if __name__ == "__main__":
    print("\n".join(licences(json.loads(Path(sys.argv[1]).read_text()))))
