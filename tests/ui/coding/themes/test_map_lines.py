"""Lines of the map: elbows below a theme, ways around cards, numbers that cover nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from labeval.ui.coding.themes.map_lines import branch, free_label, way_between

THEME = QRectF(100, 0, 200, 50)


def card(x: float, y: float) -> QRectF:
    return QRectF(x, y, 176, 46)


@pytest.mark.parametrize(
    ("below", "corner", "end"),
    [
        (card(124, 80), (112, 103), (124, 103)),
        (card(212, 80), (200, 103), (212, 103)),
        (card(12, 80), (200, 103), (188, 103)),
    ],
)
def test_a_code_below_its_theme_is_joined_by_an_elbow(
    below: QRectF, corner: tuple[float, float], end: tuple[float, float]
) -> None:
    way = branch(THEME, below)
    points = [way.elementAt(n) for n in range(way.elementCount())]
    assert [(p.x, p.y) for p in points] == [(corner[0], 50), corner, end]


@pytest.mark.parametrize("below", [card(600, 80), card(124, 0).translated(0, -80)])
def test_a_code_elsewhere_is_joined_straight(below: QRectF) -> None:
    assert branch(THEME, below).elementCount() == 2


def test_a_line_goes_around_the_cards_between_and_straight_where_none_is() -> None:
    top, middle, bottom, aside = card(0, 0), card(0, 70), card(0, 140), card(300, 140)
    every = [top, middle, bottom, aside]
    around = way_between(top, bottom, every)
    points = [around.pointAtPercent(n / 20) for n in range(1, 20)]
    assert not any(middle.contains(point) for point in points)
    assert points[9].x() > middle.right() + 5
    for end in (middle, aside):
        straight = way_between(top, end, every)
        assert straight.elementCount() == 2


def test_a_number_stands_in_the_middle_of_its_line_or_at_the_next_free_place() -> None:
    way = way_between(card(0, 0), card(576, 0), [])
    size = QSizeF(20, 18)
    middle = free_label(way, size, [])
    assert middle.center() == QPointF(376, 23)
    other = free_label(way, size, [middle])
    assert not other.intersects(middle) and other.center().y() == 23
    everywhere = QRectF(0, 0, 1000, 1000)
    assert free_label(way, size, [everywhere]) == middle
