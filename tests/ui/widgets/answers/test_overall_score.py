"""A score for a whole text: a heading on several lines, why it waits, labels at their points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.overall_score import OverallScore

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft
LONG = "How good is the whole text, with all its errors and with what is missing from it?"
WAITS, SHORT = "first mark the errors, or say that there are none", "errors first"


def score_of(qtbot, heading: str, width: int) -> OverallScore:
    score = OverallScore(0, 100)
    qtbot.addWidget(score)
    score.set_theme(LIGHT.scaled(2.0))
    score.set_words(heading, {})
    score.open(False, WAITS, SHORT)
    score.resize(width, score.height_for(width))
    return score


def painted(score: OverallScore, monkeypatch) -> list[str]:
    """All texts that are drawn, without marks of direction."""
    found: list[str] = []
    draw = QPainter.drawText
    monkeypatch.setattr(QPainter, "drawText", lambda *a: (found.append(str(a[-1])), draw(*a))[1])
    score.grab()
    return [text.strip("\u2068\u2069") for text in found]


def test_a_long_heading_is_whole_on_several_lines(qtbot, monkeypatch):
    short, long = score_of(qtbot, "Quality", 500), score_of(qtbot, LONG, 500)
    assert long.height() > short.height()
    lines = [text for text in painted(long, monkeypatch) if text not in (WAITS, SHORT, "")]
    assert " ".join(line.strip() for line in lines) == LONG and len(lines) > 1
    assert long.rect().contains(long.slider.geometry())
    assert long.slider.y() > short.slider.y()


def test_why_it_waits_is_said_in_as_many_words_as_have_room(qtbot, monkeypatch):
    assert WAITS in painted(score_of(qtbot, "Quality", 1100), monkeypatch)
    narrow = painted(score_of(qtbot, "Quality", 420), monkeypatch)
    assert SHORT in narrow and not [text for text in narrow if "…" in text]


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, RIGHT_TO_LEFT])
@pytest.mark.parametrize("point", [0, 30, 100])
def test_a_label_is_below_the_place_that_gives_its_score(qtbot, direction, point):
    score = OverallScore(0, 100)
    qtbot.addWidget(score)
    score.setLayoutDirection(direction)
    score.set_words("", {point: ""})
    score.open(True, "")
    score.resize(600, score.height_for(600))
    below = score.slider.geometry().bottom() + 2  # the tick ends above
    letters = inked(score.grab().toImage().copy(0, below, 600, score.height() - below - 2))
    spot = score.slider.mapToParent(score.slider.spot_of(point)).x()
    assert letters and min(letters) - 8 <= spot <= max(letters) + 8


def inked(image: QImage) -> list[int]:
    """The columns that have anything but paper, without the edges of the paper itself."""
    paper = image.pixelColor(image.width() // 2, 0)
    columns = range(10, image.width() - 10)
    rows = range(image.height())
    return [x for x in columns if any(image.pixelColor(x, y) != paper for y in rows)]
