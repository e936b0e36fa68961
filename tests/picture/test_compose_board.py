"""The SVG of a board is well-formed and complete, and contains a description."""

from collections import Counter

import pytest

from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, each, hex_set, named, named_set, names
from referee.board.section import PlacedSection, layout, own_section, printed_sections
from referee.board.terrain import Special, Terrain
from referee.picture import DrawnPiece, Look, PictureError, draw
from referee.picture.lettering import width
from referee.picture.piece_shapes import SHAPES
from referee.picture.style import PAINT
from referee.words.speech import speech
from tests.picture.svg import SVG, parsed, texts, tooltips, uses

BOARD = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"]))
ISLAND = assemble(layout(["canoe", "fountain", "refuge", "temple"], island="tree-house"))


def own_board(kind: str) -> Board:
    own = own_section(["L" + "G" * 9, *["G" * 10] * 9], {"a1": kind})
    return assemble(layout([PlacedSection(own), "paddock", "oasis", "farm"]))


@pytest.mark.parametrize("board", [BOARD, ISLAND])
def test_every_hex_once_with_its_ground(board: Board) -> None:
    expected = [
        f"{NAMES[at]} {speech().name(board.kinds.get(at) or board.surface_at(at))}" for at in each(board.hexes)
    ]
    assert sorted(tooltips(draw(board))) == sorted(expected)


@pytest.mark.parametrize("board", [BOARD, ISLAND])
def test_grounds_are_those_of_the_board(board: Board) -> None:
    drawn = uses(draw(board))
    for terrain in Terrain:
        in_legend = 1 if board.ground[terrain] else 0
        assert drawn[f"#{terrain}"] == board.ground[terrain].bit_count() + in_legend
    assert drawn["#special"] == board.special.bit_count()


@pytest.mark.parametrize("first", range(0, 24, 4))
def test_every_section_can_be_drawn(first: int) -> None:
    chosen = list(printed_sections())[first : first + 4]
    board = assemble(layout([chosen[0], f"{chosen[1]}:turned", *chosen[2:]]))
    svg = draw(board, tiles=dict.fromkeys(each(board.special), 1))
    shown = " ".join(texts(svg))
    for kind in board.kinds.values():
        assert speech().name(kind, "tile") in shown
    for special in Special:
        if special is not Special.LOCATION and board.ground[special]:
            assert f"#icon-{special}" in uses(svg)


def test_everything_used_is_defined_in_the_same_file() -> None:
    pieces = [DrawnPiece(named("a1"), colour, shape) for colour in PAINT for shape in SHAPES]
    svg = draw(ISLAND, pieces=pieces, highlights=named_set(["a1", "i:c3"]))
    ids = Counter(found.attrib["id"] for found in parsed(svg).iter() if "id" in found.attrib)
    assert set(ids.values()) == {1}
    assert {href.removeprefix("#") for href in uses(svg)} <= set(ids)
    assert "<script" not in svg
    assert "url(" not in svg
    assert svg.count("http") == 1


def test_every_side_has_coordinates() -> None:
    shown = Counter(texts(draw(BOARD)))
    assert all(shown[letter] == 2 for letter in "abcdefghijklmnopqrst")
    assert all(shown[str(row)] == 2 for row in range(1, 21))


def test_the_island_has_its_own_coordinates() -> None:
    svg = draw(ISLAND)
    assert Counter(texts(svg))["i:c"] == 2
    assert {"island: tree house", "our own layout"} <= set(texts(svg))
    assert "i:a" not in " ".join(texts(draw(BOARD)))


def test_names_of_special_hexes() -> None:
    shown = Counter(texts(draw(BOARD)))
    assert (shown["castle"], shown["oasis"], shown["farm"]) == (4, 3, 3), "each name once more among the sections"


def test_sections_are_named_with_their_origin() -> None:
    shown = texts(draw(BOARD))
    assert shown[shown.index("turned") - 1] == "paddock"
    assert shown.count("turned") == 1
    assert "our own layout" not in shown
    island = texts(draw(ISLAND))
    assert island[island.index("canoe", island.index("swamp")) + 1] == "our own layout"


def test_capitols_and_caves_are_marked() -> None:
    bare = assemble(layout(["oracle", "paddock:turned", "tavern", "tower"]))
    capitol, cave = each(capitol_places(bare))[0], each(cave_places(bare))[0]
    board = assemble(layout([*map(str, bare.layout.sections)], capitols=[capitol], caves=[cave]))
    svg = draw(board)
    assert {f"{NAMES[capitol]} castle, capitol", f"{NAMES[cave]} mountain, cave"} <= set(tooltips(svg))
    assert (texts(svg).count("capitol"), texts(svg).count("cave")) == (1, 1)
    assert uses(svg)["#icon-capitol"] == uses(svg)["#icon-cave"] == 1
    assert "icon-cave" not in draw(bare)


def test_highlights_have_a_ring_and_other_hexes_a_veil() -> None:
    chosen = named_set(["a1", "d7", "c7"])
    svg = draw(BOARD, highlights=chosen)
    assert uses(svg)["#ring"] == 3
    assert uses(svg)["#veil"] == 397
    assert {text.split()[0] for text in tooltips(svg) if text.endswith("highlighted")} == set(names(chosen))
    assert "veil" not in draw(BOARD)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("colour", PAINT)
def test_pieces(colour: str, shape: str) -> None:
    svg = draw(BOARD, pieces=[DrawnPiece(named("b3"), colour, shape)])
    assert f"b3 flower field, {colour} {speech().name(shape, 'figure')}" in tooltips(svg)
    assert uses(svg)[f"#{colour}-{shape}"] >= 1
    assert f"Pieces: 1 × {colour} {speech().name(shape, 'figure')}." in svg


def test_the_legend_explains_the_pieces_on_the_board() -> None:
    pieces = [DrawnPiece(named("b3"), "blue", "settlement"), DrawnPiece(named("b4"), "grey", "wall")]
    shown = texts(draw(BOARD, pieces=pieces))
    assert {"blue", "settlement", "stone wall"} <= set(shown)
    assert not {"orange", "wagon", "grey"} & set(shown)


def test_pieces_on_one_hex_stand_side_by_side() -> None:
    pieces = [DrawnPiece(named("b3"), colour, "mark") for colour in ("red", "white", "black")]
    drawn = [use.attrib for use in parsed(draw(BOARD, pieces=pieces)).iter(f"{SVG}use") if "transform" in use.attrib]
    crowded = {use["transform"] for use in drawn if "scale(0.62)" in use["transform"]}
    assert len(crowded) == 3


def test_tiles_are_counted() -> None:
    left = dict(zip(each(BOARD.locations), (0, 1, 2, 3, 2, 1, 0, 2), strict=True))
    svg = draw(BOARD, tiles=left)
    assert uses(svg)["#icon-no-tile"] == 2
    assert uses(svg)["#icon-star"] == 0
    assert {"c7 tavern, 1 tile", "s4 paddock, 0 tiles"} <= set(tooltips(svg))
    assert uses(draw(BOARD))["#icon-star"] == 8


def test_the_title_is_escaped_and_kept_within_the_sheet() -> None:
    title = 'A <b>"bold"</b> & long one ' * 7
    svg = draw(BOARD, look=Look(title=title))
    lines = [text for text in parsed(svg).iter(f"{SVG}text") if text.attrib["font-size"] == "22"]
    assert " ".join(line.text or "" for line in lines) == title.strip()
    assert len(lines) == 3
    assert all(width(line.text or "", 22, bold=True) < 1066 for line in lines)
    assert (parsed(svg).findtext(f"{SVG}title"), parsed(draw(BOARD)).findtext(f"{SVG}title")) == (
        title,
        "Kingdom Builder board",
    )


def test_a_title_without_a_blank_is_cut() -> None:
    plain = float(parsed(draw(BOARD)).attrib["height"])
    cut = parsed(draw(BOARD, look=Look(title="w" * 200)))
    assert "".join(text.text or "" for text in cut.iter(f"{SVG}text") if "ww" in (text.text or "")) == "w" * 200
    assert plain < float(cut.attrib["height"]) < plain + 200


def test_the_description_names_the_sections() -> None:
    assert "paddock (turned) top right" in (parsed(draw(BOARD)).findtext(f"{SVG}desc") or "")
    assert "island: tree house" in (parsed(draw(ISLAND)).findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("kind", ["x", "my-own-very-long-kind-of-a-location", "<b>", "abcdefghijklmnopqrstuvwxyz"])
def test_any_kind_of_location_fits(kind: str) -> None:
    """The tooltip has the whole name, even if it is too long for its hex."""
    svg = draw(own_board(kind), highlights=named_set(["a1"]))
    assert f"a1 {kind.replace('-', ' ')}, highlighted" in tooltips(svg)
    assert {"own section", "your own layout"} <= set(texts(svg))


def test_the_file_is_small_and_deterministic() -> None:
    full = hex_set(each(ISLAND.open))
    pieces = [DrawnPiece(at, "blue", "settlement") for at in each(full)]
    svg = draw(ISLAND, pieces=pieces, highlights=full)
    assert len(svg.encode()) < 200_000
    assert svg == draw(ISLAND, pieces=iter(pieces), highlights=full)


@pytest.mark.parametrize(
    ("piece", "message"),
    [
        (DrawnPiece(named("i:c3"), "blue", "settlement"), "i:c3 is not on this board."),
        (DrawnPiece(named("a1"), "pink", "settlement"), "There is no colour called “pink”. Choose blue, orange"),
        (DrawnPiece(named("a1"), "blue", "tank"), "There is no piece called “tank”. Choose settlement, warrior"),
    ],
)
def test_impossible_pieces(piece: DrawnPiece, message: str) -> None:
    with pytest.raises(PictureError, match=message):
        draw(BOARD, pieces=[piece])


def test_highlights_beside_the_board() -> None:
    with pytest.raises(PictureError, match="i:c3 is not on this board"):
        draw(BOARD, highlights=BIT[named("i:c3")])


@pytest.mark.parametrize(
    ("name", "count", "message"),
    [
        ("a1", 1, "There cannot be tiles on a1 .flower field."),
        ("c7", -1, "There cannot be -1 tiles on c7"),
        ("i:c3", 1, "i:c3 is not on this board."),
    ],
)
def test_impossible_tiles(name: str, count: int, message: str) -> None:
    with pytest.raises(PictureError, match=message):
        draw(BOARD, tiles={named(name): count})
