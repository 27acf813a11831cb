"""Lines of labels are further apart where wide spacing was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import spaced

WORDS = "One line\n\nand below it another one that is broken where the room ends"


def inked(image: QImage) -> list[int]:
    """The rows of pixels with letters."""
    ground = QColor(image.pixel(0, 0))
    across = range(image.width())
    return [
        y for y in range(image.height()) if any(image.pixelColor(x, y) != ground for x in across)
    ]


def test_no_line_breaks_between_a_number_and_its_sign(qtbot):
    label = Label(LIGHT, wrap=True)
    qtbot.addWidget(label)
    label.setText("95 %")
    assert label.text() == "95 %"
    whole = label.sizeHint().width()
    assert label.heightForWidth(whole // 2) == label.heightForWidth(2 * whole)


@pytest.mark.parametrize("size", [13, 16])
def test_lines_and_paragraphs_keep_the_distances_of_wide_spacing(qtbot, size):
    label = Label(LIGHT, size=size, wrap=True)
    qtbot.addWidget(label)
    label.setText(WORDS)
    usual = label.heightForWidth(200)
    with spaced(wide=True):
        label.set_theme(LIGHT)
        height = label.heightForWidth(200)
        assert height % round(1.5 * size + 0.25) == 0 and height > usual
        assert label.sizeHint().height() == label.heightForWidth(label.sizeHint().width())
        label.resize(200, height)
        rows = inked(label.grab().toImage())
    begins = [y for y in rows if y - 1 not in rows]
    assert rows[-1] < height
    assert begins[1] - begins[0] >= 2.5 * size
