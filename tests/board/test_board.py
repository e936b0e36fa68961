"""Assembled boards match boards that were put together by hand on paper, and bad boards are refused."""

from collections.abc import Sequence

import pytest

from referee.base.errors import BoardError
from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.geography import EDGE, EDGES, INNER_EDGES, SECTORS
from referee.board.hexes import (
    BIT,
    MAIN,
    NAMES,
    Hexes,
    each,
    hex_at,
    hex_set,
    named,
    named_set,
    names,
    neighbours,
    turned,
)
from referee.board.section import (
    Layout,
    PlacedSection,
    Section,
    layout,
    own_section,
    placed,
    printed_sections,
    section_named,
    turn_sections,
)
from referee.board.terrain import LETTERS, Special, Terrain
from referee.words.speech import speech
from tests.board.grid import MAIN_CELLS, around
from tests.drawing import draw

FIRST_GAME = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_ON_PAPER = """
F D D M M D D C C C C C C D D W D D D D
 F F D D D M M C C C M M C D D W D D D D
F F F F F F F M M M M M C M M W D D L F
 W W F K G G T T M M M C M M W M D F F F
F F W W G G G T T C C C T T W M M C F F
 F C C W G T T C C C C T T W C C C M F F
D F L C W T T L C G C L T T W F F F F F
 D D C W T T G G G G G G T W G K G F G T
D D D W T T T G G G G G T T W G G G G T
 D D W W T T T G G G G G T T W G G G T T
D D C W W T T G G G D D C W W T T T G G
 D C W F F T T T G G D K C W T T T L G G
D D W F F T T L F G C C C F F F T C F F
 W W W F G T F F F F C C F F W D D C C F
W W W W G G G G F F C G G W F F D D C C
 W T T W G G C C D C G G L F W F W D D C
W T C T W G C C D C G G G T F F W W D D
 W K C F W L D D C W G G T T M W W W D W
W W C F W W W D D W G M T T W W W W W W
 W W W W W W W W W W T T T W W W W W W W
"""
FIRST_GAME_LOCATIONS = "s3=paddock c7=tavern h7=tavern l7=paddock r12=farm h13=oasis m16=farm f18=oasis"

TURNED = ("harbor:turned", "quarry", "monastery-wagon:turned", "tower:turned")
TURNED_ON_PAPER = """
C C C W W W W D D W G G G W W W M C C C
 C C C W M W G K D W G G W T D W W W C C
C M C L W W G G W W G M W T L D D D W M
 C D D D G W W W C C F W T T C C D F F F
D D M M G G W T C C F W G G C C D D M F
 D D D D G W T K F C F W N G C C D N F F
D D F M G W T T F F F F W G C C C F F F
 F F F G G W T F F G D W G G C N T T F F
F F T T G W T T F G D D W W G T T M T T
 F T T G W T T T G G D D D W W T M T T T
M M M M T T T T F F G G G T T T W C C D
 M L T T T T G F F F G G F T T W W W C D
M C T T T G G G F C G G F F F W D L C C
 C C T T T G K C C C C G K F W D D C D D
C C C W W G G C C M C G C W W D D D C D
 W W W F W D D C C M C C W G W F D D D D
W W G F F W D D C M M M W G L W F F F D
 W G L F F W D D D D M W G G F F F T F F
G G F F F W M D D D C M M M G F T T M T
 G G G M W M D D D M C C M G M M T T T T
"""
TURNED_LOCATIONS = "d3=harbor o3=quarry b12=wagon r13=tower o17=tower c18=monastery"

PAPER = pytest.mark.parametrize(
    ("sections", "paper", "locations"),
    [(FIRST_GAME, FIRST_GAME_ON_PAPER, FIRST_GAME_LOCATIONS), (TURNED, TURNED_ON_PAPER, TURNED_LOCATIONS)],
    ids=["first game", "turned"],
)
PLAIN = ("GGGGGGGGGG",) * 10


def board(*sections: str | PlacedSection, **extras: Sequence[str] | str) -> Board:
    capitols, caves = (map(named, extras.get(kind, ())) for kind in ("capitols", "caves"))
    island = extras.get("island")
    assert island is None or isinstance(island, str)
    return assemble(layout(sections, capitols=capitols, caves=caves, island=island))


@PAPER
def test_an_assembled_board_matches_the_one_on_paper(sections: tuple[str, ...], paper: str, locations: str) -> None:
    """G1, G2."""
    made = board(*sections)
    rows = [row.split() for row in paper.strip().splitlines()]
    for row in range(20):
        for column in range(20):
            at = hex_at(row, column)
            assert made.surface_at(at) == LETTERS[rows[row][column]], NAMES[at]
    assert " ".join(f"{NAMES[at]}={kind}" for at, kind in made.kinds.items()) == locations


@PAPER
def test_every_hex_is_of_one_kind(sections: tuple[str, ...], paper: str, locations: str) -> None:
    made = board(*sections)
    assert sum(hexes.bit_count() for hexes in made.ground.values()) == paper.count(" ") - 10 + 20 == 400
    assert made.hexes == MAIN
    assert made.suitable | made.ground[Terrain.WATER] | made.ground[Terrain.MOUNTAIN] == made.open
    assert made.special == made.hexes & ~made.open
    assert made.locations == hex_set(made.kinds) == named_set(pair.split("=")[0] for pair in locations.split())
    assert not made.island


def test_turning_the_sections_and_reversing_their_order_turns_the_board() -> None:
    """G1: the whole board turns by 180 degrees."""
    upright = board(*TURNED)
    sections = ["tower", "monastery-wagon", "quarry:turned", "harbor"]
    assert turn_sections(TURNED) == sections
    around_the_table = board(*sections)
    for kind in upright.ground:
        assert around_the_table.ground[kind] == turned(upright.ground[kind])
    assert {turned(BIT[at]): kind for at, kind in upright.kinds.items()} == {
        BIT[at]: kind for at, kind in around_the_table.kinds.items()
    }


@pytest.mark.parametrize("name", printed_sections())
def test_a_section_turned_twice_lies_as_printed(name: str) -> None:
    """G2."""
    section = section_named(name)
    backwards = own_section(
        [row[::-1] for row in section.rows[::-1]],
        {
            f"{'abcdefghij'[::-1]['abcdefghij'.index(at[0])]}{11 - int(at[1:])}": kind
            for at, kind in section.locations
        },
    )
    others = [other for other in FIRST_GAME if other != name][:3]
    printed = board(name, *others)
    twice = board(PlacedSection(backwards, turned=True), *others)
    assert twice.ground == printed.ground
    assert twice.kinds == printed.kinds


def test_sectors_edges_rows_and_inner_edges() -> None:
    """G4, G5, G6, S17."""
    made = board(*FIRST_GAME)
    assert [sector.bit_count() for sector in SECTORS] == [100] * 4
    assert [sum(1 for sector in SECTORS if BIT[at] & sector) for at in each(MAIN)] == [1] * 400
    assert [bool(SECTORS[number] & BIT[named(at)]) for number, at in enumerate(("j10", "k10", "j11", "k11"))] == [
        True
    ] * 4
    assert [edge.bit_count() for edge in EDGES] == [20] * 4
    assert EDGE.bit_count() == 76
    assert sum(1 for edge in EDGES if edge & BIT[named("t20")]) == 2
    assert len(made.rows) == 20
    assert names(made.rows[6]) == sorted(f"{column}7" for column in "abcdefghijklmnopqrst")

    def quarter(cell: tuple[int, int]) -> tuple[int, int]:
        return cell[0] // 10, cell[1] // 10

    beside_another = {cell for cell in MAIN_CELLS if any(quarter(other) != quarter(cell) for other in around(cell))}
    assert hex_set(hex_at(*cell) for cell in beside_another) == INNER_EDGES


def test_terrain_areas() -> None:
    """G8."""
    made = board(*FIRST_GAME)
    assert names(terrain_area(made, "e1")) == ["d1", "e1"]
    assert names(terrain_area(made, "h8")) == names(terrain_area(made, "k10"))
    flower = made.terrain_areas[Terrain.FLOWER_FIELD]
    assert named("a1") in {at for group in flower for at in each(group)}
    united: Hexes = 0
    for group in flower:
        assert not united & group
        united |= group
    assert united == made.ground[Terrain.FLOWER_FIELD]


def test_waterside() -> None:
    assert not board(*FIRST_GAME).waterside & BIT[named("h1")]
    assert board(*FIRST_GAME).waterside & BIT[named("o1")]


def test_the_island() -> None:
    """Q3."""
    made = board(*FIRST_GAME, island="tree-house")
    assert made.island.bit_count() == 29
    assert [row.bit_count() for row in made.rows[20:]] == [5, 6, 7, 6, 5]
    assert made.kinds[named("i:b2")] == "tree-house"
    assert made.surface_at(named("i:e4")) == Special.CASTLE
    assert not made.waterside & made.island & ~neighbours(made.ground[Terrain.WATER])
    assert not made.waterside & BIT[named("i:a3")]
    assert not any(sector & made.island for sector in SECTORS)


def test_equal_layouts_make_one_board_with_one_id() -> None:
    one = board(*FIRST_GAME)
    again = board("tavern", "paddock", PlacedSection(section_named("oasis")), "farm")
    assert one is again
    assert one is assemble.__wrapped__(one.layout), "also when the cache has forgotten it"
    assert one != board("tavern:turned", "paddock", "oasis", "farm")


def test_the_content_id_is_stable_and_tells_boards_apart() -> None:
    """The keys, addresses and ETags of stored boards contain the id. If it changes, they all become invalid."""
    assert board(*FIRST_GAME).id == "f93dd01878676904099307902b7e0f1a"
    different = [
        board(*FIRST_GAME),
        board(*FIRST_GAME[::-1]),
        board("tavern:turned", *FIRST_GAME[1:]),
        board(*FIRST_GAME, island="tree-house"),
        board(*FIRST_GAME, island="rope-bridge"),
        board(*FIRST_GAME, caves=["e1"]),
        board("oracle", *FIRST_GAME[1:]),
        board("oracle", *FIRST_GAME[1:], capitols=["d2"]),
        board("oracle", *FIRST_GAME[1:], capitols=["c8"]),
        board(PlacedSection(own_section(PLAIN, {})), *FIRST_GAME[1:]),
    ]
    assert len({made.id for made in different}) == len(different)


def test_the_places_of_capitols_and_caves() -> None:
    """Q1, Q2: the oasis section has no place for a cave."""
    made = board("oracle", "oasis", "harbor", "tavern")
    assert names(capitol_places(made)) == ["c15", "c19", "c8", "d2"]
    assert not cave_places(made) & SECTORS[1]
    for at in each(cave_places(made)):
        assert board("oracle", "oasis", "harbor", "tavern", caves=[NAMES[at]]).caves == BIT[at]


@pytest.mark.parametrize(
    ("picture", "places"),
    [
        ("d1 m. K. d. g. g2", []),
        ("d1 m. d. K. g. g2", []),
        ("d1 m. d. L. g. g2", []),
        ("d1 m. n. d. g. g2", []),
        ("d1 m. d. d. K. g2", ["b1"]),
        ("d1 m. P. d. g. g2", ["b1"]),
        ("d1 m. d. P. g. g2", ["b1"]),
        ("d1 O. m. d. g. g2", ["c1"]),
    ],
)
def test_a_cave_keeps_away_from_location_castle_and_nomad_hexes(picture: str, places: list[str]) -> None:
    """Q2: a distance of two hexes is too small; palaces and silos do not matter."""
    state, _ = draw(picture, locations="farm", around="d")
    top_row = named_set(["a1", "b1", "c1", "d1", "e1", "f1"])
    assert names(cave_places(state.board) & top_row) == places


def test_a_cave_may_lie_next_to_a_palace_or_silo() -> None:
    """Q2."""
    state, _ = draw("d1 V. P. O. g. g2")
    assert names(state.board.caves) == ["b1"]


@pytest.mark.parametrize(
    ("sections", "extras", "place", "text"),
    [
        ((*FIRST_GAME, "barn"), {}, "/sections", "There are 5 sections, but a board has four."),
        ((), {}, "/sections", "There are 0 sections"),
        (
            ("tavern", "farm", "tavern:turned", "oasis"),
            {},
            "/sections/2",
            "The tavern section is already at the top left.",
        ),
        (("tavern", "farm", "zoo", "oasis"), {}, "/sections/2", "There is no section called “zoo”."),
        (
            ("tavern", "farm:upside-down", "barn", "oasis"),
            {},
            "/sections/1",
            "There is no section called “farm:upside-down”.",
        ),
        (FIRST_GAME, {"island": "tree-hut"}, "/island", "Did you mean “tree-house”?"),
        (FIRST_GAME, {"caves": ["a1"]}, "/caves", "There cannot be a cave on a1 (flower field)."),
        (FIRST_GAME, {"caves": ["i:a1"]}, "/caves", "i:a1 is not on this board."),
        (("harbor", *FIRST_GAME[1:]), {"caves": ["f9"]}, "/caves", "The cave on f9 is too close to g8."),
        (("barracks-crossroads", *FIRST_GAME[1:]), {"caves": ["d7"]}, "/caves", "The cave on d7 is too close to e8."),
        (FIRST_GAME, {"caves": ["e1", "d1"]}, "/caves", "The top left section has caves on d1 and e1"),
        (
            FIRST_GAME,
            {"capitols": ["d4"]},
            "/capitols",
            "There cannot be a capitol on d4 (castle). A capitol must be on a castle, in a section",
        ),
        (FIRST_GAME, {"capitols": ["a1"]}, "/capitols", "There cannot be a capitol on a1 (flower field)."),
        (
            ("oracle", *FIRST_GAME[1:]),
            {"capitols": ["d2", "c8"]},
            "/capitols",
            "The top left section has capitols on c8 and d2",
        ),
    ],
)
def test_a_bad_board_is_refused_and_the_fault_is_located(
    sections: tuple[str, ...], extras: dict[str, Sequence[str] | str], place: str, text: str
) -> None:
    with pytest.raises(BoardError) as refusal:
        board(*sections, **extras)
    assert [fault.place for fault in refusal.value.faults] == [place]
    assert text in speech().fault(refusal.value.faults[0])


def test_all_faults_are_reported_at_once() -> None:
    with pytest.raises(BoardError) as refusal:
        board("zoo", "tavern", "moon", "farm", island="atlantis")
    assert [fault.place for fault in refusal.value.faults] == ["/sections/0", "/sections/2", "/island"]


def test_equal_custom_sections_are_the_same_section_twice() -> None:
    """G1."""
    one, other = (PlacedSection(own_section(PLAIN, {})) for _ in range(2))
    with pytest.raises(BoardError, match=r"section twice .*top left"):
        board(one, "tavern", other, "farm")


def test_a_layout_reads_back_as_it_was_written() -> None:
    words = ["tavern", "paddock:turned", "oasis", "farm"]
    assert [str(section) for section in layout(words).sections] == words
    assert placed("farm:turned") == PlacedSection(section_named("farm"), turned=True)
    assert layout(words, island=Section(("G", "G", "G", "G", "G"), (), expansion="island")).island
    assert isinstance(layout(words), Layout)


def terrain_area(board: Board, at: str) -> Hexes:
    """G8: the terrain area a hex belongs to."""
    areas = [area for areas in board.terrain_areas.values() for area in areas]
    return next(area for area in areas if area & BIT[named(at)])
