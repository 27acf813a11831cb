"""The list of moments worth asking about: every reason is there to be read."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.moments import InterviewMoment, MomentKind
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.cards.moments_card import MOST, MomentsCard, _Line
from labeval.ui.theme import LIGHT


def test_a_reason_without_room_in_the_row_goes_on_below_it(qtbot):
    line = _Line(LIGHT)
    qtbot.addWidget(line)
    line.show_parts("1", "Page 3 · 01:18", "Your note")
    assert line.heightForWidth(340) == line.sizeHint().height()
    why = "Your note · Very fast · 3 answers changed · 2:40 min, among the longest"
    line.show_parts("1", "Page 12 · AB testing · 0:01:18", why)
    assert " ".join(" ".join(line._below(340)).split()) == why
    assert line.heightForWidth(340) > line.sizeHint().height()
    assert line.heightForWidth(1200) == line.sizeHint().height()


def test_rows_in_a_column_are_as_high_as_their_reasons_need(qtbot):
    column = QWidget()
    qtbot.addWidget(column)
    lines, layout = [_Line(LIGHT) for _ in range(3)], QVBoxLayout(column)
    for n, line in enumerate(lines):
        why = (
            "very fast answers, 3 answers changed, 2:40 min, among the longest"
            if n == 1
            else "note"
        )
        line.show_parts(str(n + 1), "Page 12 · AB testing · 0:01:18", why)
        layout.addWidget(line)
    layout.addStretch()
    column.resize(370, 300)
    column.show()
    heights = [line.height() for line in lines]
    assert heights == [line.heightForWidth(line.width()) for line in lines]
    assert heights[0] < heights[1] > heights[2]


def test_the_questions_of_the_interview_have_room_before_the_moments(make_lab):
    lab = make_lab(size=(1920, 1080))
    lab.walk(4)
    lab.finish()
    QApplication.processEvents()
    lab.window.look(afresh=True)
    after = lab.window.after
    assert after.moments._room < MOST
    assert after.interview._area.verticalScrollBar().maximum() == 0
    line = after.moments._lines[0].height_of_two_rows()
    assert after.moments.lines_in(500 + line) == after.moments.lines_in(500) + 1
    lab.window.resize(1920, 1400)
    QApplication.processEvents()
    lab.window.look(afresh=True)
    assert after.moments._room == MOST
    assert after.interview._area.verticalScrollBar().maximum() == 0


def test_german_reasons_keep_the_capitals_of_their_nouns(qtbot, qapp):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    try:
        card = MomentsCard(LIGHT)
        qtbot.addWidget(card)
        kinds = {MomentKind.QUESTION, MomentKind.FLAG}
        moment = InterviewMoment("p1", 1, 0, 0, 0, kinds, flags=[FlagKind.WINDOW_LEFT])
        assert card._why(moment, []) == "Hatte eine Frage · Fenster verlassen"
    finally:
        languages.use("en")
