"""The list of moments worth asking about: every reason is there to be read."""

from __future__ import annotations

from labeval.ui.moderator.cards.moments_card import _Line
from labeval.ui.theme import LIGHT


def test_a_reason_without_room_in_the_row_goes_on_below_it(qtbot):
    line = _Line(LIGHT)
    qtbot.addWidget(line)
    line.show_parts("1", "Page 3 · 01:18", "your note")
    assert line.heightForWidth(340) == line.sizeHint().height()
    why = "your note, very fast answers, 3 answers changed, 2:40 min, among the longest"
    line.show_parts("1", "Page 12 · AB testing · 0:01:18", why)
    assert " ".join(" ".join(line._below(340)).split()) == why
    assert line.heightForWidth(340) > line.sizeHint().height()
    assert line.heightForWidth(1200) == line.sizeHint().height()
