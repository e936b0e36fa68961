"""Observations of several pictures of one table are merged."""

from dataclasses import replace

import numpy as np

from referee.board.section import printed_sections
from referee.photo.observations import Observations, SectionReading, UnreadReason, merge_pictures

SECTIONS = list(printed_sections().values())[:4]


def picture(**changes: object) -> Observations:
    pieces = np.zeros((20, 20, 6))
    pieces[3, 4, 0] = 0.9
    placings = tuple(SectionReading(section, turned=False, margin=300, agreement=1) for section in SECTIONS)
    return replace(Observations("read", 100, 100, sections=placings, margin=300, pieces=pieces), **changes)  # type: ignore[arg-type]


def turned(found: Observations) -> Observations:
    placings = tuple(replace(placing, turned=True) for placing in reversed(found.sections))
    unread = {(19 - row, 19 - column): why for (row, column), why in found.unread.items()}
    return replace(found, sections=placings, pieces=found.pieces[::-1, ::-1], unread=unread)


def test_another_picture_fills_unread_hexes() -> None:
    blind = picture(unread={(3, 4): UnreadReason.GLARE, (5, 5): UnreadReason.GLARE}, pieces=np.zeros((20, 20, 6)))
    both = merge_pictures([blind, picture(unread={(5, 5): UnreadReason.GLARE})])
    assert both.pieces[3, 4, 0] > 0.89
    assert list(both.unread) == [(5, 5)]


def test_a_picture_from_the_other_side_of_the_table_counts() -> None:
    blind = picture(unread={(3, 4): UnreadReason.GLARE}, pieces=np.zeros((20, 20, 6)), margin=500)
    both = merge_pictures([blind, turned(picture())])
    assert both.pieces[3, 4, 0] > 0.89
    assert not both.unread


def test_different_probabilities_are_averaged() -> None:
    doubt = np.zeros((20, 20, 6))
    doubt[3, 4, 0] = 0.3
    assert 0.3 < merge_pictures([picture(), picture(pieces=doubt)]).pieces[3, 4, 0] < 0.9


def test_the_kinds_of_pieces_are_averaged_and_turned_with_the_board() -> None:
    first, second = np.zeros((20, 20)), np.zeros((20, 20))
    first[3, 4], second[3, 4] = 4.0, -1.0
    other = replace(turned(picture()), figures=second[::-1, ::-1])
    assert merge_pictures([picture(figures=first, margin=500), other]).figures[3, 4] == 1.5


def test_another_board_adds_nothing() -> None:
    other = picture(sections=picture().sections[::-1], pieces=np.zeros((20, 20, 6)))
    assert merge_pictures([picture(margin=400), other]).pieces[3, 4, 0] == 0.9


def test_pictures_without_a_board_are_not_merged() -> None:
    assert (
        merge_pictures([Observations("unreadable", 1, 1), Observations("unreadable", 2, 2)]).verdict == "unreadable"
    )
    assert merge_pictures([Observations("unreadable", 1, 1), picture()]).verdict == "read"
