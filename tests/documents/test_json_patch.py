"""JSON Patch: operations on the caller's document, in which most lists can be in any order."""

from typing import Any

import pytest

from referee.documents.json_patch import apply_patch, patch

BEFORE = {"hexes": ["a1", "b2", "c3"], "tiles": [{"kind": "farm"}, {"kind": "oasis"}], "round": 3}


@pytest.mark.parametrize(
    ("after", "operations"),
    [
        ({**BEFORE, "round": 4}, [{"op": "replace", "path": "/round", "value": 4}]),
        ({**BEFORE, "hexes": ["a1", "c3", "d4"]}, [{"op": "replace", "path": "/hexes/2", "value": "d4"}]),
        ({**BEFORE, "hexes": ["b2"]}, [{"op": "remove", "path": "/hexes/1"}, {"op": "remove", "path": "/hexes/0"}]),
        ({**BEFORE, "tiles": [{"kind": "oasis"}]}, [{"op": "remove", "path": "/tiles/0"}]),
        (
            {**BEFORE, "tiles": [*BEFORE["tiles"], {"kind": "barn"}]},  # type: ignore[misc]
            [{"op": "add", "path": "/tiles/-", "value": {"kind": "barn"}}],
        ),
        (
            {**BEFORE, "tiles": [{"kind": "farm"}, {"kind": "barn"}]},
            [{"op": "replace", "path": "/tiles/1/kind", "value": "barn"}],
        ),
        ({**BEFORE, "more": 1}, [{"op": "add", "path": "/more", "value": 1}]),
        (
            {key: value for key, value in BEFORE.items() if key != "round"},
            [{"op": "remove", "path": "/round"}],
        ),
        (BEFORE, []),
    ],
)
def test_a_patch_fits_the_document_of_the_caller(after: dict[str, Any], operations: list[dict[str, Any]]) -> None:
    """The caller lists the hexes in a different order, and the patch leaves the caller's own keys unchanged."""
    sent = {**BEFORE, "hexes": ["c3", "a1", "b2"], "own": True}
    assert list(patch(sent, BEFORE, after)) == operations
    result = apply_patch(sent, operations)
    assert sent == {**BEFORE, "hexes": ["c3", "a1", "b2"], "own": True}
    assert result.pop("own")
    assert {**result, "hexes": sorted(result["hexes"])} == after


def test_many_changes_replace_the_whole_list() -> None:
    before, after = {"hexes": [f"a{row}" for row in range(9)]}, {"hexes": [f"b{row}" for row in range(9)]}
    assert list(patch(before, before, after)) == [{"op": "replace", "path": "/hexes", "value": after["hexes"]}]


def test_the_place_of_a_section_counts() -> None:
    before, after = {"sections": ["farm", "oasis"]}, {"sections": ["oasis", "farm"]}
    operations = list(patch(before, before, after))
    assert [operation["path"] for operation in operations] == ["/sections/0", "/sections/1"]
    assert apply_patch(before, operations) == after


def test_a_board_that_is_named_by_its_id_is_spelled_out() -> None:
    before, after = {"board": {"sections": ["farm"]}}, {"board": {"sections": ["oasis"]}}
    operations = list(patch({"board": {"id": "0"}}, before, after))
    assert operations == [{"op": "replace", "path": "/board", "value": {"sections": ["oasis"]}}]


def test_a_key_that_was_left_out_is_added() -> None:
    before, after = {"players": [{"gold": 0}]}, {"players": [{"gold": 3}]}
    assert list(patch({"players": [{}]}, before, after)) == [{"op": "add", "path": "/players/0/gold", "value": 3}]
