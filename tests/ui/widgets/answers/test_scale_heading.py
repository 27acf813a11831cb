"""The heading of a scale: what its ends mean stands above them, word by word."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.answers.scale_heading import LEFT, ScaleHeading
from labeval.ui.widgets.basics.lettering import line_height, longest_word, text_width

SMALL_PX = 12


@pytest.mark.parametrize("scale", [60, 120, 300])
def test_no_word_of_an_end_is_broken_however_short_the_scale(qtbot, scale):
    heading = ScaleHeading()
    qtbot.addWidget(heading)
    ends = ("sehr oberflächlich", "sehr ausführlich")
    assert longest_word(ends, SMALL_PX) > 60 // 2
    rows = 1 if scale == 300 else 2
    height = heading.height_for([], [ends], 400, scale)
    assert height <= rows * line_height(SMALL_PX) + 4


def test_ends_that_fit_take_no_more_than_half_the_scale_each(qtbot):
    heading = ScaleHeading()
    qtbot.addWidget(heading)
    one = heading.height_for([], [("low", "high")], 400, 200)
    two = heading.height_for([], [("low low low low low low low", "high")], 400, 200)
    assert one < two


def test_a_question_on_a_ground_of_its_own_touches_neither_edge(qtbot):
    heading = ScaleHeading()
    qtbot.addWidget(heading)
    question = "Welcher Text bleibt dem Merkblatt treuer?"
    width = text_width(question, LABEL_PX, strong=True) + LEFT + 2
    plain = heading.height_for([question], [], width, 200)
    heading.set_of_row(True)
    assert heading.height_for([question], [], width, 200) > plain
    heading.show_texts(question, "", "")
    heading.resize(width, heading.height_for([question], [], width, 200))
    picture = heading.grab().toImage()
    ground = heading._theme.color("accent_tint")
    edge = {
        picture.pixelColor(x, y).name()
        for x in range(width - LEFT + 1, width - 1)
        for y in range(6, picture.height() - 8)
    }
    assert edge == {ground.name()}


def test_what_signs_mean_is_whole_in_a_narrow_column(qtbot):
    heading = ScaleHeading()
    qtbot.addWidget(heading)
    parts = ["=\u00a0Gleichwertig", "✗\u00a0Beide\u00a0schlecht"]
    heading.set_legend("     ".join(parts))
    wide = heading.height_for(["Which?"], [("", "")], 400, 200)
    narrow = heading.height_for(["Which?"], [("", "")], 120, 100)
    assert narrow > wide
    heading.resize(120, narrow)
    pixels = heading.grab().toImage()
    ground = pixels.pixel(1, narrow - 1)
    assert all(pixels.pixel(LEFT // 2, y) == ground for y in range(narrow)), "nothing is cut"


def test_what_signs_mean_and_the_ends_of_the_scale_are_not_on_one_line(qtbot):
    heading = ScaleHeading()
    qtbot.addWidget(heading)
    ends = ("none of it", "all of it")
    alone = heading.height_for([], [ends], 200, 150)
    heading.set_legend("– No answer")
    both = heading.height_for([], [ends], 200, 150)
    assert both == alone + line_height(SMALL_PX) - 1
    heading.resize(200, both)
    heading.set_scale(40, 150)
    legend = _inked_rows(heading)
    heading.set_legend("")
    heading.show_texts("", *ends)
    assert legend.isdisjoint(_inked_rows(heading))


def _inked_rows(heading):
    """Rows of pixels in which something is drawn."""
    picture = heading.grab().toImage()
    ground = picture.pixel(0, 0)
    columns, rows = range(picture.width()), range(picture.height())
    return {y for y in rows if any(picture.pixel(x, y) != ground for x in columns)}
