"""Standard tools accept the contract: they generate clients from it, and linters report nothing new."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from shutil import copy
from typing import Any, Final

import pytest

from tests.client.running import service
from tools.contract.bundle import OUTPUT, ROOT, read
from tools.contract.generators import (
    CONTRACT,
    compile_typescript,
    generator_jar,
    missing,
    node_tool,
    openapi_generator,
    python_tool,
    run,
)

pytestmark = pytest.mark.slow

CLIENTS: Final = ROOT / "tests" / "client"
GUIDE: Final = ROOT / "docs" / "clients.md"
EXCEPTIONS: Final = ROOT / "tools" / "contract" / "lint-exceptions.yaml"
UNTYPED: Final = ("application/x-ndjson", "image/", "application/yaml")
"""The media types for which openapi-python-client has no model: NDJSON, pictures and YAML."""
PLAYED: Final = re.compile(r"\d+ actions; (\w+ \d+(, )?)+")


@pytest.fixture(autouse=True, scope="module")
def _tools() -> None:
    if reason := missing():
        pytest.skip(reason)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with service() as found:
        yield found


def test_openapi_generator_finds_no_error() -> None:
    assert "No validation issues detected" in openapi_generator(ROOT, "validate", "--input-spec", CONTRACT)


def test_a_typescript_client_of_openapi_generator_plays(tmp_path: Path, address: str) -> None:
    options = ("--additional-properties", "importFileExtension=.js")
    said = openapi_generator(tmp_path, "generate", "-g", "typescript-fetch", "-i", CONTRACT, "-o", "client", *options)
    assert "Renamed" not in said, "a name of the contract is a word of the language"
    copy(CLIENTS / "generated.ts", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    compile_typescript(tmp_path, "generated.ts", output="out")
    assert PLAYED.match(run(tmp_path, "node", "out/generated.js", address))


def test_a_java_client_of_openapi_generator_compiles(tmp_path: Path) -> None:
    """Jackson and HttpClient come from the generator's own jar. Stand-ins replace two classes missing from it."""
    # The templates for Java cannot express a union that contains a list.
    untyped = "SeenTerrain=java.lang.Object,SeenRow=java.lang.Object"
    options = "openApiNullable=false,annotationLibrary=none,useJakartaEe=false,supportUrlQuery=false"
    openapi_generator(
        tmp_path,
        *("generate", "-g", "java", "--library", "native", "-i", CONTRACT, "-o", "client"),
        *("--schema-mappings", untyped, "--additional-properties", options),
    )
    for name, text in STAND_INS.items():
        file = tmp_path / "client" / "src" / "main" / "java" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    sources = [str(file) for file in (tmp_path / "client" / "src" / "main").rglob("*.java")]
    run(tmp_path, "javac", "-nowarn", "-d", "out", "-cp", generator_jar(), *sources)
    assert (tmp_path / "out" / "org" / "openapitools" / "client" / "api" / "PlayApi.class").exists()


STAND_INS: Final = {
    "javax/annotation/Generated.java": """\
package javax.annotation;
public @interface Generated { String[] value(); String comments() default ""; String date() default ""; }
""",
    "org/apache/http/entity/mime/MultipartEntityBuilder.java": """\
package org.apache.http.entity.mime;
import java.io.File;
import org.apache.http.HttpEntity;
public interface MultipartEntityBuilder {
  static MultipartEntityBuilder create() { throw new UnsupportedOperationException(); }
  MultipartEntityBuilder addBinaryBody(String name, File file);
  MultipartEntityBuilder addTextBody(String name, String text);
  HttpEntity build();
}
""",
}


def test_the_types_of_openapi_typescript_compile(tmp_path: Path) -> None:
    run(tmp_path, node_tool("openapi-typescript"), CONTRACT, "--output", "contract.ts")
    (tmp_path / "use.ts").write_text(
        """\
import type { components, paths } from "./contract";
type Schemas = components["schemas"];
type Body = paths["/v1/rulings"]["post"]["requestBody"]["content"]["application/json"];
export const asked: Body = { state: "board=", action: { type: "build", at: "e9", tile: "farm" } };
export const card: Schemas["Player"]["hand"] = ["grass", null];
""",
        encoding="utf-8",
    )
    compile_typescript(tmp_path, "use.ts")


def test_a_client_of_orval_compiles(tmp_path: Path) -> None:
    run(tmp_path, node_tool("orval"), "--input", CONTRACT, "--output", "client.ts", "--client", "fetch")
    (tmp_path / "use.ts").write_text(
        """\
import { judgeAction, listCatalogue, startGame } from "./client";
export const start = () => startGame({ players: ["blue", "red"] }, { include: ["views"] });
export const ruling = () => judgeAction({ state: "board=", action: { type: "build", at: "e9" } });
export const tiles = () => listCatalogue("tiles");
""",
        encoding="utf-8",
    )
    compile_typescript(tmp_path, "use.ts")


def test_a_client_of_openapi_python_client_plays(tmp_path: Path, address: str) -> None:
    said = python_tool(
        tmp_path,
        *("-m", "openapi_python_client", "generate", "--meta", "none"),
        *("--path", CONTRACT, "--output-path", "client"),
    )
    assert "ERROR" not in said
    unread = [
        line for line in said.splitlines() if "nsupported" in line and not any(kind in line for kind in UNTYPED)
    ]
    assert unread == []
    copy(CLIENTS / "generated.py", tmp_path)
    assert PLAYED.match(python_tool(tmp_path, "generated.py", address))


def test_our_own_types_play(tmp_path: Path, address: str) -> None:
    """`game.ts` plays a whole game with hidden hands, and the example in the client guide runs, too."""
    copy(OUTPUT / "openapi.d.ts", tmp_path)
    copy(CLIENTS / "game.ts", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    [shown] = re.findall(r"^```ts\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "guide.ts").write_text(shown.replace("http://127.0.0.1:8000", address), encoding="utf-8")
    compile_typescript(tmp_path, "game.ts", "guide.ts", output="out")
    assert PLAYED.match(run(tmp_path, "node", "out/game.js", address))
    assert run(tmp_path, "node", "out/guide.js").splitlines()[-1].startswith("legal ")


def _reports_of_redocly() -> Iterator[tuple[str, str]]:
    for problem in _json(node_tool("redocly"), "lint", "--format=json", CONTRACT)["problems"]:
        yield problem["ruleId"], problem["location"][0]["pointer"]


def _reports_of_spectral(folder: Path) -> Iterator[tuple[str, str]]:
    (folder / "rules.yaml").write_text('extends: ["spectral:oas"]\n', encoding="utf-8")
    ruleset = ("--ruleset", folder / "rules.yaml")
    for problem in _json(node_tool("spectral"), "lint", "--quiet", "--format", "json", *ruleset, CONTRACT):
        parts = [part.replace("~", "~0").replace("/", "~1") for part in problem["path"]]
        yield problem["code"], "/".join(("#", *parts))


def _json(*command: str | Path) -> Any:  # noqa: ANN401
    """The report of a linter. The exit code is ignored, because it is nonzero if the linter reports anything."""
    quiet = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    done = subprocess.run(  # noqa: S603
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **quiet}, check=False
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("linter", ["redocly", "spectral"])
def test_a_linter_reports_only_what_has_a_reason(linter: str, tmp_path: Path) -> None:
    reports = set(_reports_of_redocly() if linter == "redocly" else _reports_of_spectral(tmp_path))
    known = {
        (entry["rule"], place)
        for entry in read(EXCEPTIONS)
        if entry["linter"] == linter and entry["reason"]
        for place in entry["places"]
    }

    def explains(entry: tuple[str, str], report: tuple[str, str]) -> bool:
        return entry[0] == report[0] and fnmatchcase(report[1], entry[1])

    assert [report for report in reports if not any(explains(entry, report) for entry in known)] == []
    assert [entry for entry in known if not any(explains(entry, report) for report in reports)] == []
