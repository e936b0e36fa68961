"""Check that the `make` targets, files and settings on the pages about the project exist."""

import re
from typing import get_type_hints

import pytest

from referee.serving.config import Config
from tests.deploy.programs import ROOT

PAGES = ("CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md")


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_target_is_in_the_makefile(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make\s([a-z-]+)", page):
        assert re.search(rf"^(?:[a-z-]+ )*{target}(?: [a-z-]+)*:", makefile, re.MULTILINE), target


def test_every_link_leads_to_a_file() -> None:
    for name in PAGES:
        for link in re.findall(r"\]\((?!http)([^)#]+)", (ROOT / name).read_text(encoding="utf-8")):
            assert ((ROOT / name).parent / link).exists(), f"{name}: {link}"


def test_every_file_in_backquotes_exists(page: str) -> None:
    for path in re.findall(r"`((?:referee|tests|tools|schemas|docs|deploy)/[\w/.-]*)`", page):
        assert (ROOT / path).exists(), path


def test_every_setting_exists(page: str) -> None:
    for setting in re.findall(r"`REFEREE_([A-Z_]+)`", page):
        assert setting.lower() in get_type_hints(Config), setting


def test_the_picture_of_the_architecture_has_every_package() -> None:
    """In the picture, the name of a package comes directly after a vertical line."""
    _, picture, _ = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```", 2)
    shown = set(re.findall(r"\| ([a-z]+)(?: {2,}|\s*\|)", picture))
    packages = {folder.name for folder in (ROOT / "referee").iterdir() if (folder / "__init__.py").exists()}
    assert shown == packages - {"client"}
