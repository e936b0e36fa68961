"""Q1: the capitols."""

import pytest

from referee.base.errors import BoardError
from referee.board.assemble import assemble, capitol_places
from referee.board.hexes import named, names
from referee.board.section import layout
from referee.board.terrain import Special
from referee.engine.score import score
from tests.drawing import draw, entry, golds


def test_a_capitol_pays_for_pieces_within_two_hexes() -> None:
    """Q1, E2: each piece within two hexes of the capitol earns 1 gold."""
    state, expected = draw(
        """
        g1 g! g! C. g! d. g2
          g1 g! d. d. g! g1 d.
        K. g1 g! d. d. g1 g1
          g1 d. d. d. d. d. d.
        """
    )
    found = entry(state, "capitols")
    assert (found.gold, names(found.hexes)) == (len(names(expected)), names(expected))


def test_capitols_pay_all_players() -> None:
    """Q1: a player with fewer pieces than another earns gold, too."""
    state, _ = draw("g1 g1 C. g2 d. d. d. d. K.")
    assert golds(state, "capitols") == [2, 1]


def test_the_castle_under_a_capitol_still_is_a_castle() -> None:
    """Q1, C1, S3."""
    state, _ = draw("g1 C. d. g2 d. K.", cards="workers knights lords")
    assert golds(state, "castles") == [3, 0]
    assert golds(state, "workers") == [1, 0]


def test_figures_count_at_a_capitol_and_scouts_do_not() -> None:
    """Q1, G10, H7."""
    state, _ = draw("mv d. C. d. dt g1 g1 K. g2")
    assert golds(state, "capitols") == [1, 0]


def test_without_a_capitol_the_score_does_not_list_it() -> None:
    """Q1."""
    state, _ = draw("g1 K. g2")
    assert "capitols" not in [found.source for found in score(state).players[0].entries]


@pytest.mark.parametrize(
    ("sections", "count"), [(("harbor", "oracle"), 4), (("harbor", "farm"), 2), (("farm", "barn"), 0)]
)
def test_capitols_belong_to_the_harbor_and_the_oracle_section(sections: tuple[str, str], count: int) -> None:
    """Q1: either of the two castles in a harbor or oracle section may carry a capitol."""
    board = assemble(layout([*sections, "tower", "tavern"]))
    assert capitol_places(board).bit_count() == count


def test_a_section_has_at_most_one_capitol() -> None:
    """Q1."""
    plain = assemble(layout(["harbor", "farm", "tower", "tavern"]))
    castles = [named(at) for at in names(capitol_places(plain))]
    assert assemble(layout(["harbor", "farm", "tower", "tavern"], capitols=castles[:1])).capitols
    with pytest.raises(BoardError, match="two in a section"):
        assemble(layout(["harbor", "farm", "tower", "tavern"], capitols=castles))
    other = next(at for at in names(plain.ground[Special.CASTLE] & ~capitol_places(plain)))
    with pytest.raises(BoardError, match="capitol place"):
        assemble(layout(["harbor", "farm", "tower", "tavern"], capitols=[named(other)]))
