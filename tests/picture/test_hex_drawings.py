"""The cover: a simplified board made of a few shapes, which the table page shows first."""

import re
from xml.etree import ElementTree as ET

from referee.board.hexes import MAIN, each
from referee.engine.start import first_game
from referee.model.vocabulary import Colour
from referee.picture.hex_drawings import cover

SVG = "{http://www.w3.org/2000/svg}"


def test_every_hex_is_in_the_path_of_its_ground() -> None:
    board = first_game((Colour.BLUE, Colour.ORANGE)).board
    assert board
    drawing = ET.fromstring(cover(board))  # noqa: S314  (our own text)
    paths = {path.attrib["fill"]: path.attrib["d"].count("M") for path in drawing.findall(f"{SVG}path")}
    assert sum(paths.values()) == len(each(MAIN))
    assert paths["url(#ground-special)"] == len(each(board.special & MAIN)) == len(drawing.findall(f"{SVG}use"))


def test_everything_used_is_defined() -> None:
    board = first_game((Colour.BLUE, Colour.ORANGE)).board
    assert board
    text = cover(board)
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
    defined = set(re.findall(r'id="([^"]+)"', text))
    assert {one or other for one, other in used} <= defined
