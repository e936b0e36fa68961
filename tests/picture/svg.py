"""Parses an SVG: its texts, its tooltips, its description and the definitions that it uses."""

from collections import Counter
from typing import Final
from xml.etree import ElementTree as ET

SVG: Final = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  (our own text)


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in parsed(svg).iter(f"{SVG}text")]


def tooltips(svg: str) -> list[str]:
    return [title.text or "" for use in parsed(svg).iter(f"{SVG}use") for title in use.iter(f"{SVG}title")]


def uses(svg: str) -> Counter[str]:
    return Counter(use.attrib["href"] for use in parsed(svg).iter(f"{SVG}use"))


def described(svg: str) -> str:
    """The description of the picture."""
    return parsed(svg).findtext(f"{SVG}desc") or ""
