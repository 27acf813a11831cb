"""Writing from passages in a real window, kept in a real record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.events.events import Kind
from labeval.session.events.revisions import revisions_of
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import start
from labeval.ui.participant.writing import drafts
from labeval.ui.participant.writing.page import WritingPage
from tests.support.studies.frozen_ponds import passage_text, ponds_content

CONTROL = Qt.KeyboardModifier.ControlModifier
FIVE_WORDS = "Frogs sleep below the ice"


@pytest.fixture
def session(record):
    content = ponds_content()
    plan = make_plan(content, "only", 5, 0)
    version = record.versions.keep(content)
    header = SessionHeader(
        *("a" * 32, "P01", "only", version, 5, 0, "en", "real", "", "drawn"), utc_now(), plan
    )
    return start(header, content, record.sessions, SessionClock())


@pytest.fixture
def seated(seat, session):
    return seat(session=session)


@pytest.fixture
def page(seated):
    (made,) = seated.window.findChildren(WritingPage)
    return made


def kept(seated):
    """What another program reads from the record."""
    texts = {"": ""}
    for event in seated.events(Kind.REVISED):
        texts[event.page] = ""
    for id in texts:
        for revision in revisions_of(seated.events(), id):
            texts[id] = revision.text
    return texts


def cite(page):
    QTest.keyClick(page.editor, Qt.Key.Key_K, CONTROL)


def paste(page, text=None):
    if text is not None:
        QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.editor, Qt.Key.Key_V, CONTROL)


def test_typing_is_kept_by_itself_and_while_it_goes_on(seated, page, qtbot):
    QTest.keyClick(page.editor, "x")
    (clock,) = (d._clock for d in seated.window.findChildren(drafts.Drafts) if d.unsaved)
    begun = clock.timerId()
    assert clock.isActive() and clock.interval() <= 2000
    QTest.keyClick(page.editor, "x")
    assert clock.timerId() == begun  # who types without a rest is not waited for
    while not kept(seated).get("write:1"):
        QTest.keyClick(page.editor, "x")
        qtbot.wait(5)
    assert page.text.startswith(kept(seated)["write:1"])
    qtbot.waitUntil(lambda: kept(seated)["write:1"] == page.text)


def test_a_revision_counts_the_keys_and_the_gaps_between_them(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    QTest.keyClick(page.editor, Qt.Key.Key_Left)
    QTest.keyClick(page.editor, Qt.Key.Key_Shift)
    page.passages.focus_text()
    (revision,) = seated.events(Kind.REVISED)
    assert revision.value == "frogs"
    assert revision.data["keys"] == 5
    assert revision.data["gaps"]["count"] == 4


def test_losing_the_keyboard_keeps_the_text_at_once(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    QTest.keyClick(page.editor, Qt.Key.Key_F6)
    assert kept(seated)["write:1"] == "frogs"


def test_closing_and_pausing_keep_the_text_at_once(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    seated.click("Pause")
    assert kept(seated)["write:1"] == "frogs"
    seated.click("Resume")
    QTest.keyClicks(page.editor, " sleep")
    seated.window.close()
    assert kept(seated)["write:1"] == "frogs sleep"


def test_after_a_pause_undo_and_the_place_in_the_passages_are_still_there(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    page.passages.open_document(6)
    seated.click("Pause")
    seated.click("Resume")
    assert page.text == "frogs"
    assert page.passages.current == 7
    assert QApplication.focusWidget() is page.editor
    QTest.keyClick(page.editor, Qt.Key.Key_Z, CONTROL)
    assert page.text == ""


def test_a_resumed_session_shows_the_text_as_it_was_kept(seat, seated, page, resumed):
    page.editor.insertPlainText("Ponds 😀")
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    QTest.keyClicks(page.editor, "freeze")
    seated.window.close()
    again = seat(session=resumed(seated.session))
    (shown,) = again.window.findChildren(WritingPage)
    assert shown.text == "Ponds 😀\nfreeze"
    QTest.keyClicks(shown.editor, "!")
    assert shown.text == "Ponds 😀\nfreeze!"
    QTest.keyClick(shown.editor, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(shown.editor, Qt.Key.Key_Z, CONTROL)
    assert shown.text == "Ponds 😀\nfreeze", "what was kept before cannot be undone"


def test_nothing_at_the_left_and_nothing_typed_moves_the_editor(seated, page, qtbot):
    sheet, inside = page.sheet.geometry(), page.editor.viewport().geometry()

    def stays():
        QApplication.processEvents()
        assert (page.sheet.geometry(), page.editor.viewport().geometry()) == (sheet, inside)

    for number in (1, 4, 20):
        page.passages.open_document(number - 1)
        stays()
        page.passages.turn(1)
        stays()
    page.passages.open_document(-1)
    QTest.keyClick(page.editor, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(page.passages.search.edit, "oxygen")
    QTest.keyClick(page.passages.search.edit, Qt.Key.Key_Return)
    stays()
    paste(page, "Many words [3] and [77] and more.\n" * 60)
    assert page.editor.verticalScrollBar().maximum() > 0
    stays()
    assert page.foot.tally.unknown == (77,)


def test_enter_begins_a_line_and_only_with_control_goes_on(seated, page):
    QTest.keyClicks(page.editor, FIVE_WORDS)
    cite(page)
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    QTest.keyClick(page.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.text == f"{FIVE_WORDS} [1]\n\n"
    page.passages.focus_text()
    page.passages.open_document(2)
    QTest.keyClick(page.passages.view, Qt.Key.Key_Return)
    assert seated.session.state.screen_id == "write:1"
    QTest.keyClick(page.passages.view, Qt.Key.Key_Return, CONTROL)
    assert seated.session.state.screen_id == "write:2"
    assert page.text == ""


def test_what_is_open_is_said_and_keeps_the_page(seated, page, qtbot):
    QTest.keyClicks(page.editor, "Two words")
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert seated.session.state.screen_id == "write:1"
    assert seated.shows("2 of at least 5 words")
    QTest.keyClicks(page.editor, " and three more [21]")
    qtbot.waitUntil(lambda: seated.shows("there is no passage [21]; the last one is 20"))
    assert seated.shows("no such passage: [21]")


def test_going_back_shows_the_text_and_the_passages_as_they_were_left(seated, page):
    page.passages.open_document(8)
    page.focus_text()
    QTest.keyClicks(page.editor, FIVE_WORDS)
    cite(page)
    first = page.text
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    QTest.keyClicks(page.editor, "second")
    seated.click("Back")
    assert page.text == first
    assert page.passages.current == 9
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert page.text == "second"


def test_keys_lead_to_the_passages_and_back(seated, page):
    assert QApplication.focusWidget() is page.editor
    QTest.keyClick(page.editor, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.passages.list
    QTest.keyClick(page.passages.list, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.editor
    QTest.keyClick(page.editor, Qt.Key.Key_F, CONTROL)
    assert QApplication.focusWidget() is page.passages.search.edit
    QTest.keyClick(page.passages.search.edit, Qt.Key.Key_Escape)
    QTest.keyClick(page.passages.list, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.editor
    QTest.keyClick(page.editor, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not page.editor
    assert page.text == ""


def test_the_task_opens_by_a_key_and_gives_the_keyboard_back(seated, page):
    QTest.keyClick(page.editor, Qt.Key.Key_F1)
    assert page.task_is_open
    assert seated.shows("Answer the question for a reader who knows nothing about it.")
    assert len(seated.events(Kind.DEFINITIONS_OPENED)) == 1
    seated.press(Qt.Key.Key_Escape)
    assert not page.task_is_open
    assert QApplication.focusWidget() is page.editor


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "[4]"),
        ("frogs", "frogs [4]"),
        ("frogs ", "frogs [4]"),
        ("frogs [3]", "frogs [3][4]"),
        ("(", "([4]"),
        ("frogs\n", "frogs\n[4]"),
    ],
)
def test_a_citation_of_the_passage_in_hand_stands_apart_from_a_word(page, before, after):
    page.passages.list.make_current(3)
    page.editor.insertPlainText(before)
    cite(page)
    assert page.text == after
    QTest.keyClick(page.editor, Qt.Key.Key_Z, CONTROL)
    assert page.text == before


def test_undoing_takes_back_a_word_a_paste_or_a_citation_at_a_time(page):
    steps = [""]

    def then(action):
        action()
        steps.append(page.text)

    then(lambda: QTest.keyClicks(page.editor, "frogs "))
    then(lambda: QTest.keyClicks(page.editor, "sleep"))
    then(lambda: cite(page))
    then(lambda: paste(page, ", as pasted"))
    then(lambda: QTest.keyClicks(page.editor, "."))
    while steps:
        assert page.text == steps.pop()
        QTest.keyClick(page.editor, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(page.editor, Qt.Key.Key_Y, CONTROL)
    assert page.text == "frogs "


def test_a_citation_by_pointer_leaves_a_selection_and_the_keyboard_goes_on_writing(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    page.editor.selectAll()
    spot = page.passages.list.cite_spot(2).center()
    QTest.mouseClick(page.passages.list, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(page.passages.cite, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.editor
    QTest.keyClicks(page.editor, ".")
    assert page.text == "frogs [3][3]."
    assert [event.value for event in seated.events(Kind.CITED)] == ["3", "3"]


def test_pasted_text_is_kept_with_where_it_comes_from(seated, page, qtbot):
    passage = page.passages
    passage.open_document(4)
    QTest.mouseDClick(passage.view, Qt.MouseButton.LeftButton, pos=QPoint(20, 6))
    QTest.keyClick(passage.view, Qt.Key.Key_C, CONTROL)
    page.focus_text()
    paste(page)
    page.editor.selectAll()
    QTest.keyClick(page.editor, Qt.Key.Key_X, CONTROL)
    assert page.text == ""
    paste(page)
    paste(page, passage_text(seated.session.writing.topic, 7))
    paste(page, "Somebody else wrote this.")
    origins = [event.field for event in seated.events(Kind.PASTED)]
    assert origins == ["passage:5", "own", "passage:7", "outside"]
    assert seated.events(Kind.PASTED)[0].value == "Passage"
    qtbot.waitUntil(lambda: kept(seated)["write:1"] == page.text)


def test_what_is_dropped_from_outside_is_a_paste(seated, page):
    data = QMimeData()
    data.setHtml("<b>Dropped</b> words")
    data.setText("Dropped words")
    where = QPointF(page.editor.viewport().rect().center())
    drop = QDropEvent(
        *(where, Qt.DropAction.CopyAction, data),
        *(Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier),
    )
    entered = QDragEnterEvent(
        *(where.toPoint(), Qt.DropAction.CopyAction, data),
        *(Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier),
    )
    for event in (entered, drop):
        QApplication.sendEvent(page.editor.viewport(), event)
    assert page.text == "Dropped words"
    (event,) = seated.events(Kind.PASTED)
    assert (event.field, event.value) == ("outside", "Dropped words")
    assert "font-weight:7" not in page.editor.toHtml()


def test_where_the_record_cannot_be_written_the_text_stays_and_is_tried_again(
    seated, page, locked, qtbot, monkeypatch
):
    monkeypatch.setattr(drafts, "TRY_AGAIN_MS", 30)
    locked(True)
    QTest.keyClicks(page.editor, "frogs ")
    paste(page, "copied from somewhere")
    qtbot.waitUntil(lambda: seated.shows("Not saved."))
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert seated.session.state.screen_id == "write:1"
    assert page.text == "frogs copied from somewhere"
    locked(False)
    qtbot.waitUntil(lambda: kept(seated).get("write:1") == page.text)
    assert not seated.window._bars.notice.isVisible()
    assert len(seated.events(Kind.PASTED)) == 1
    assert sum(event.data.get("keys", 0) for event in seated.events(Kind.REVISED)) == 7


def test_another_language_text_size_and_theme_keep_the_text_and_its_undoing(seated, page):
    QTest.keyClicks(page.editor, "frogs")
    for field, value in (("language", "de"), ("text_size", "1.5"), ("theme", "dark")):
        seated.window._on_appearance_chosen(field, value)
    assert page.text == "frogs"
    assert seated.shows("Wie überstehen Tiere und Pflanzen den Winter")
    QTest.keyClick(page.editor, Qt.Key.Key_Z, CONTROL)
    assert page.text == ""
