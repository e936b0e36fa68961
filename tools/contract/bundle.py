"""Bundles the contract: `python -m tools.contract.bundle` writes the files that the service and its clients use.

The sources of the contract are openapi.yaml and schemas/. In the bundle, each schema file, `$defs` entry and example
that is referenced is a component, and references lead to components instead of files. The types of the clients are
made from the bundle.

Client generators lose the type of a component that is only a reference to another component, or only a choice between
one schema and null. So the contract that the service serves inlines such a component wherever it is used.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from referee.documents.reader import Json
from tools.contract import documents, typescript

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "openapi.yaml"
OUTPUT: Final = ROOT / "referee" / "api" / "contract"
EXAMPLES: Final = ROOT / "schemas" / "examples"
DOCUMENTS: Final = ROOT / "referee" / "client" / "documents.py"
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C loader, which is ten times as fast, if this build of PyYAML has it; otherwise the Python loader."""
_COMPONENTS: Final = "#/components/"
_SCHEMAS: Final = f"{_COMPONENTS}schemas/"
_DEFS: Final = "$defs"


class BundleError(ValueError):
    """Raised if a reference leads nowhere or two components have the same name."""


def read(file: Path) -> Json:
    """Return the contents of a YAML file."""
    return yaml.load(file.read_text(encoding="utf-8"), LOADER)  # noqa: S506  (LOADER is a safe loader)


class _Bundle:
    """The components found so far, by kind and name, and the place that each comes from."""

    def __init__(self) -> None:
        self.components: dict[str, dict[str, Json]] = {"schemas": {}, "examples": {}}
        self._origins: dict[tuple[str, str], str] = {}

    def resolved(self, node: Json, file: Path) -> Json:
        """Return a copy of the node without `$defs`, in which references lead to components instead of files.

        These components are added to the bundle.
        """
        if isinstance(node, list):
            return [self.resolved(item, file) for item in node]
        if not isinstance(node, dict):
            return node
        return {key: self._member(key, value, file) for key, value in node.items() if key != _DEFS}

    def _member(self, key: str, value: Json, file: Path) -> Json:
        if key == "$ref" and isinstance(value, str):
            return self._reference(value, file)
        if key == "discriminator":
            mapping = {word: self._reference(reference, file) for word, reference in value["mapping"].items()}
            return {**value, "mapping": mapping}
        return self.resolved(value, file)

    def _reference(self, reference: str, file: Path) -> str:
        if reference.startswith(_COMPONENTS):
            return reference
        path, _, pointer = reference.partition("#")
        target = (file.parent / path).resolve() if path else file
        parts = [part for part in pointer.split("/") if part]
        kind = "examples" if target.parent == EXAMPLES else "schemas"
        name = _example_name(target, parts) if kind == "examples" else _schema_name(target, parts)
        origin = f"{target.relative_to(ROOT)}#{'/'.join(parts)}"
        known = self._origins.setdefault((kind, name), origin)
        if known != origin:
            raise BundleError(f"{name} is both {known} and {origin}")
        if name not in self.components[kind]:
            self.components[kind][name] = None
            found = _inside(target, parts)
            self.components[kind][name] = found if kind == "examples" else self.resolved(found, target)
        return f"{_COMPONENTS}{kind}/{name}"


# The contents are cached, because many places refer to the same file, and the larger examples are slow to read.
_known = cache(read)


def _inside(file: Path, parts: list[str]) -> Json:
    node = _known(file)
    for part in parts:
        if part not in node:
            raise BundleError(f"there is no {part} in {file.relative_to(ROOT)}")
        node = node[part]
    return node


def _schema_name(file: Path, parts: list[str]) -> str:
    return parts[-1] if parts else "".join(word.capitalize() for word in file.stem.split("-"))


def _example_name(file: Path, parts: list[str]) -> str:
    return "-".join((file.stem, *parts))


def bundled() -> dict[str, Any]:
    """Return the whole contract without references to files, as the service serves it."""
    contract = _assembled()
    schemas = contract["components"]["schemas"]
    names = {name: schema for name, schema in schemas.items() if _is_name_only(schema)}
    contract["components"]["schemas"] = {name: schema for name, schema in schemas.items() if name not in names}
    written_out: dict[str, Any] = _spelled_out(contract, names)
    return written_out


def _is_name_only(schema: Json) -> bool:
    """Return whether a schema is only a reference, or only a choice between one schema and null.

    Its description does not matter.
    """
    match {key: value for key, value in schema.items() if key != "description"}:
        case {"$ref": _, **rest}:
            return not rest
        case {"oneOf": [_, {"type": "null"}], **rest}:
            return not rest
        case _:
            return False


def _spelled_out(node: Json, names: Mapping[str, Json]) -> Json:
    """Return a copy of the node with references to these names replaced by their schemas.

    Keys next to a reference override those of the schema.
    """
    if isinstance(node, list):
        return [_spelled_out(item, names) for item in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("$ref")).removeprefix(_SCHEMAS)
    if name in names:
        own = {key: value for key, value in node.items() if key != "$ref"}
        return _spelled_out({**names[name], **own}, names)
    return {key: _spelled_out(value, names) for key, value in node.items()}


def _assembled() -> dict[str, Any]:
    """Return the whole contract, with a component for every target of a reference."""
    source = {key: value for key, value in read(SOURCE).items() if not key.startswith("x-")}
    bundle = _Bundle()
    contract: dict[str, Any] = bundle.resolved(source, SOURCE)
    for kind, found in bundle.components.items():
        own = contract["components"].get(kind, {})
        if own.keys() & found.keys():
            raise BundleError(f"two components: {', '.join(own.keys() & found.keys())}")
        contract["components"][kind] = dict(sorted((own | found).items()))
    return contract


class _Plain(yaml.SafeDumper):
    """Writes YAML without anchors: a repeated value is written out each time."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002
        return True


def written() -> dict[Path, str]:
    """Return the text of every file that is made from the contract, by path."""
    contract, named = bundled(), _assembled()
    text = yaml.dump(contract, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)
    return {
        OUTPUT / "openapi.json": json.dumps(contract, ensure_ascii=False, separators=(",", ":")) + "\n",
        OUTPUT
        / "openapi.yaml": f"# Made by `python -m tools.contract.bundle` from openapi.yaml and schemas/.\n{text}",
        OUTPUT / "openapi.d.ts": typescript.written(named),
        DOCUMENTS: documents.written(named),
    }


def main() -> None:
    """Write the files."""
    OUTPUT.mkdir(exist_ok=True)
    for file, text in written().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
