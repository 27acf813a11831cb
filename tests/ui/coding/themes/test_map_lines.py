"""Lines of the map: elbows below a theme, ways around cards, numbers that cover nothing."""

from __future__ import annotations

from itertools import combinations
from math import pi

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from labeval.ui.coding.themes.map_lines import arrival, branch, free_label
from labeval.ui.coding.themes.map_ways import Ways

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
    way = branch(THEME, below, Ways([THEME, below]))
    points = [way.elementAt(n) for n in range(way.elementCount())]
    assert [(p.x, p.y) for p in points] == [(corner[0], 50), corner, end]


@pytest.mark.parametrize("below", [card(600, 80), card(124, 0).translated(0, -80)])
def test_a_code_elsewhere_is_joined_straight(below: QRectF) -> None:
    assert branch(THEME, below, Ways([THEME, below])).elementCount() == 2


def test_a_line_goes_around_the_cards_between_and_straight_where_none_is() -> None:
    top, middle, bottom, aside = card(0, 0), card(0, 70), card(0, 140), card(300, 140)
    ways = Ways([top, middle, bottom, aside])
    around = ways.between(top, bottom)
    points = [around.pointAtPercent(n / 20) for n in range(1, 20)]
    assert not any(middle.contains(point) for point in points)
    assert points[9].x() > middle.right() + 5 or points[9].x() < middle.left() - 5
    for end in (middle, aside):
        assert ways.between(top, end).elementCount() == 2


def test_an_arrow_has_a_direction_also_between_cards_that_touch_or_lie_on_each_other() -> None:
    ways = Ways([])
    assert arrival(ways.between(card(0, 0), card(0, 300))) == pytest.approx(pi / 2)
    for other in (THEME.translated(THEME.width(), 0), THEME):
        way = ways.between(THEME, other)
        assert way.elementCount() == 1 and arrival(way) == 0


def test_no_line_passes_behind_a_card_where_there_is_room() -> None:
    cards = [card(240 * x, 70 * y) for x in range(5) for y in range(5)]
    ways = Ways(cards)
    for n, (start, end) in enumerate(combinations(cards, 2)):
        way = ways.between(start, end, n)
        points = [way.pointAtPercent(at / 60) for at in range(61)]
        others = [each for each in cards if each not in (start, end)]
        assert not any(other.contains(point) for other in others for point in points)


def test_a_number_stands_in_the_middle_of_its_line_or_at_the_next_free_place() -> None:
    way = Ways([]).between(card(0, 0), card(576, 0))
    size = QSizeF(20, 18)
    middle = free_label(way, size, [])
    assert middle.center() == QPointF(376, 23)
    other = free_label(way, size, [middle])
    assert not other.intersects(middle) and other.center().y() == 23
    everywhere = QRectF(0, 0, 1000, 1000)
    assert free_label(way, size, [everywhere]) == middle
    ways = Ways([card(0, 12), card(300, 12), card(600, 12)])
    above = ways.between(*(QRectF(x, 12, 176, 46) for x in (0, 600)))
    assert free_label(above, size, []).top() >= 0, "a line along the upper edge"
