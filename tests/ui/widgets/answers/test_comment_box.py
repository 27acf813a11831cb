"""The comment: said once, not for every key, and at once when asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.answers.justification_box import JustificationBox
from labeval.ui.widgets.basics.lettering import line_count, line_height


@pytest.fixture
def box(qtbot):
    made = CommentBox()
    qtbot.addWidget(made)
    made.resize(400, 90)
    made.show()
    return made


def test_typing_is_said_once_after_a_pause(box, qtbot):
    heard = []
    box.commented.connect(heard.append)
    QTest.keyClicks(box.edit, "too long")
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["too long"]


def test_whoever_types_on_without_a_rest_is_kept_all_the_same(box, qtbot):
    heard = []
    box.commented.connect(heard.append)
    typing = QTimer()
    typing.timeout.connect(lambda: QTest.keyClicks(box.edit, "a"))
    typing.start(50)
    qtbot.waitUntil(lambda: bool(heard))
    assert typing.isActive() and len(heard[0]) > 1


def test_flushing_says_it_at_once_and_only_once(box, qtbot):
    heard = []
    box.commented.connect(heard.append)
    QTest.keyClicks(box.edit, "why")
    box.flush()
    box.flush()
    assert heard == ["why"]


def test_showing_a_comment_says_nothing(box, qtbot):
    heard = []
    box.commented.connect(heard.append)
    box.set_comment("as before")
    box.flush()
    assert heard == [] and box.comment == "as before"


REASON = Qt.FocusReason


@pytest.mark.parametrize("back", [REASON.ActiveWindowFocusReason, REASON.PopupFocusReason])
@pytest.mark.parametrize("came", [REASON.TabFocusReason, REASON.MouseFocusReason])
def test_tab_leads_where_it_did_before_another_window_or_a_menu(box, came, back):
    for reason in (came, back):
        QApplication.sendEvent(box.edit, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert box.edit.tabChangesFocus() == (came == REASON.TabFocusReason)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_a_key_goes_back_to_the_answers_and_keeps_the_text(box, qtbot, key, modifier):
    heard = []
    box.commented.connect(heard.append)
    QTest.keyClicks(box.edit, "odd")
    with qtbot.waitSignal(box.returned):
        QTest.keyClick(box.edit, key, modifier)
    assert heard == ["odd"] and box.comment == "odd"


def test_the_reminder_stands_whole_where_the_comment_will_be(box):
    plain = box.least_height(300)
    reminder = "A few words about what decided it would help us very much indeed."
    box.set_reminder(reminder)
    assert box.edit.placeholderText() == reminder
    assert box.least_height(300) > plain
    box.set_reminder("")
    assert box.least_height(300) == plain and box.edit.placeholderText() != reminder


def test_a_comment_can_be_said_only_where_it_is_recorded(box):
    assert box.edit.placeholderText() == "Comment"
    box.set_prompt("", takes_speech=True)
    assert box.edit.placeholderText() == "Comment, or just say it aloud"
    box.set_prompt("", takes_speech=True, is_mandatory=True)
    assert box.edit.placeholderText() == "Comment (required, in writing)"
    box.set_prompt("Why?", takes_speech=True)
    assert box.edit.placeholderText() == "Why?"


def test_a_click_beside_the_line_is_in_the_field(box):
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().bottomRight())
    assert box.edit.hasFocus()


@pytest.mark.parametrize(("width", "height"), [(140, 34), (140, 56), (220, 34), (400, 90)])
@pytest.mark.parametrize("prompt", ["", "Why is this answer better than the two others?"])
def test_a_prompt_has_whole_lines_and_a_sign_where_it_is_cut(box, width, height, prompt):
    box.set_prompt(prompt, takes_speech=True)
    box.resize(width, height)
    whole = prompt or "Comment, or just say it aloud"
    shown = box.edit.placeholderText()
    px = box.edit.font().pixelSize()
    assert line_count(shown, box.edit.width(), px) * line_height(px) <= box.edit.height()
    assert shown == whole or (shown.endswith("…") and whole.startswith(shown[:-1].rstrip()))
    assert box.edit.accessibleDescription() == whole


def test_a_reason_is_asked_for_by_its_own_words(qtbot):
    made = JustificationBox()
    qtbot.addWidget(made)
    made.resize(400, 90)
    assert made.edit.placeholderText() == "Why do you prefer this answer?"
    assert made.edit.accessibleName() == "Reason for the preference"
    made.set_prompt("Say which of the three you would send")
    assert made.edit.placeholderText() == "Say which of the three you would send"


def test_a_prompt_that_is_the_fields_name_is_not_said_twice(box):
    box.set_prompt("", takes_speech=False)
    assert box.edit.accessibleName() == "Comment" and not box.edit.accessibleDescription()
    box.set_prompt("What did you notice?")
    assert box.edit.accessibleDescription() == "What did you notice?"
