"""Lines of plain texts are read with ease, unless the text is whole only in longer ones."""

from __future__ import annotations

import pytest

from labeval.ui.widgets.formatted.type import comfortable_width
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

TEXT = "The path goes on along the dyke, and the sheep look up as they always do. " * 12


@pytest.fixture
def frame(qtbot):
    made = ReadingFrame()
    qtbot.addWidget(made)
    return made


def test_a_wide_frame_has_lines_of_a_length_that_is_read_with_ease(frame):
    frame.resize(1600, 600)
    frame.show_text(TEXT, 16)
    assert frame.view.width() == comfortable_width(16)
    assert not frame.overflows


def test_a_text_that_is_whole_only_in_longer_lines_has_them(frame):
    frame.resize(1600, frame.height_for(TEXT, 1600, 16))
    frame.show_text(TEXT, 16)
    assert frame.view.width() == frame.text_width_in(1600)
    assert not frame.overflows


def test_a_text_that_is_in_parts_anyway_is_read_with_ease(frame):
    frame.resize(1600, 120)
    frame.show_text(TEXT * 9, 16)
    assert frame.view.width() == comfortable_width(16)
    assert frame.overflows


@pytest.mark.parametrize("height", [24, 40, 60])
def test_a_frame_that_is_lower_than_a_line_cuts_none(frame, height):
    frame.resize(600, height + 16)
    frame.show_text(TEXT, 32)
    room = frame.height() - frame.view.y()
    assert 0 < frame.view.height() <= room
