"""The label and the turner of a frame share a row, however narrow the frame is."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.texts.reading_frame import PAD_X, ReadingFrame

LONG = "The ferry leaves at ten. " * 200


@pytest.fixture
def frame(qtbot):
    """Makes a frame of this width with a long text."""

    def make(label: str, width: int, scale: float = 2.0) -> ReadingFrame:
        made = ReadingFrame()
        qtbot.addWidget(made)
        theme = LIGHT.scaled(scale)
        made.set_theme(theme)
        made.set_label(label)
        made.resize(width, 200)
        made.show_text(LONG, theme.px(14))
        assert made.overflows
        return made

    return make


def _label_width(frame: ReadingFrame, label: str) -> int:
    return text_width(label, frame._theme.px(LABEL_PX), strong=True)


@pytest.mark.parametrize("width", [190, 240, 300, 420])
@pytest.mark.parametrize("label", ["Text A", "The text that is to be judged"])
def test_the_label_ends_before_the_turner(frame, label, width):
    made = frame(label, width)
    drawn = min(_label_width(made, label), made._label_room())
    assert PAD_X + drawn < made._back.x()
    assert made.rect().contains(made._on.geometry())


def test_a_count_is_short_before_a_label_is(frame):
    made = frame("Text A", 270)
    made.view.turn(1)
    assert made._counted() == f"2/{made.view.parts}"
    assert made.parts_text().startswith("2 of ")  # as it is read aloud
    assert _label_width(made, "Text A") <= made._label_room()
    wide = frame("Text A", 600)
    assert wide._counted() == wide.parts_text()
