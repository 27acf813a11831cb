"""Long documents in a fixed frame: pages of whole lines, search, several documents, keys."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.texts.document_frame import Document, DocumentFrame, ReadingPlace
from labeval.ui.widgets.texts.documents import LIST
from labeval.ui.widgets.texts.formatted_pages import FormattedPages
from labeval.ui.widgets.texts.paged_text import LaidOut
from tests.support.texts.formatted_answers import LONG as MARKDOWN

LONG = "\n\n".join(
    f"Part {n}\n\nIn part {n} somebody tells of a pond, 😀 a frog, and of all that lives in it. "
    * 3
    for n in range(40)
)
ONE = [Document("The pond", "", LONG)]
THREE = [
    Document("Frogs", "All about frogs", "A frog sits in the pond.\n" * 60),
    Document("Newts", "Newts and their tails", "A newt swims by.\n" * 5),
    Document("Toads", "Toads at night", "A toad meets a frog. A frog answers.\n" * 30),
]


@pytest.fixture
def frame(qtbot):
    made = DocumentFrame()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(460, 520)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


def read_through(frame):
    """The text of every page from the one in view on."""
    pages = [frame.view.visible_text()]
    while frame.turn(1):
        pages.append(frame.view.visible_text())
    return pages


def words(text):
    return text.split()


def test_pages_together_are_the_whole_text(frame):
    frame.show_documents(ONE)
    pages = read_through(frame)
    assert len(pages) == frame.pages > 3
    assert words(" ".join(pages)) == words(LONG)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    text=st.text(st.sampled_from("abcdeéß😀 .\n"), min_size=1, max_size=600),
    width=st.integers(60, 300),
    room=st.integers(1, 9),
)
def test_what_no_page_has_room_for_is_empty(qapp, text, width, room):
    laid = LaidOut(text, 14, width)
    firsts = laid.pages(room)
    assert firsts == sorted(set(firsts)) and firsts[0] == 0
    for first, end in zip(firsts, [*firsts[1:], laid.lines], strict=True):
        left_out = range(min(end, first + room), end)
        assert all(laid.is_empty(line) for line in left_out)
    for point in range(0, len(text), 7):
        assert laid.point_of(laid.units_of(point)) == point


def test_a_heading_goes_to_the_page_of_what_it_announces(qapp):
    text = "\n".join(["one", "two", "three", "", "Heading", "", "four", "five"])
    laid = LaidOut(text, 14, 300)
    assert laid.pages(6) == [0, 4]


def test_there_is_never_a_scroll_bar(frame):
    frame.show_documents(ONE)
    assert not frame.findChildren(QAbstractScrollArea)


@pytest.mark.parametrize(
    ("key", "page"), [(Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageUp, 0), (Qt.Key.Key_Home, 0)]
)
def test_keys_turn_the_pages(frame, key, page):
    frame.show_documents(ONE)
    frame.turn(1)
    frame.focus_text()
    QTest.keyClick(frame.view, key)
    assert frame.place().page == page


def test_turning_stops_at_both_ends(frame):
    frame.show_documents(ONE)
    assert not frame.turn(-1)
    read_through(frame)
    assert not frame.turn(1) and frame.place().page == frame.pages - 1


@pytest.mark.parametrize("opens", ["ctrl", "slash"])
def test_search_is_one_key_away(frame, opens):
    frame.show_documents(ONE)
    frame.focus_text()
    if opens == "ctrl":
        QTest.keyClick(frame.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.keyClick(frame.view, Qt.Key.Key_Slash)
    assert QApplication.focusWidget() is frame.search.edit


def test_enter_goes_from_hit_to_hit_and_around(frame):
    frame.show_documents(ONE)
    frame.open_search()
    QTest.keyClicks(frame.search.edit, "part 7")
    hits = LONG.count("part 7") + LONG.count("Part 7")
    seen = [frame.place().hit]
    for _ in range(hits):
        QTest.keyClick(frame.search.edit, Qt.Key.Key_Return)
        assert "art 7" in frame.view.visible_text()
        seen.append(frame.place().hit)
    assert seen == [*range(hits), 0]
    QTest.keyClick(frame.search.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert frame.place().hit == hits - 1


def test_a_search_lays_nothing_out_again(frame, monkeypatch):
    frame.show_documents(ONE)
    laid = []
    monkeypatch.setattr(frame.view, "show_text", lambda *a, **k: laid.append(a))
    frame.open_search()
    QTest.keyClicks(frame.search.edit, "frog")
    QTest.keyClick(frame.search.edit, Qt.Key.Key_Return)
    assert not laid and frame.place().hit == 1


def test_what_was_looked_for_is_told_once_typing_rests(frame, qtbot):
    frame.show_documents(ONE)
    frame.open_search()
    with qtbot.waitSignal(frame.searched) as told:
        QTest.keyClicks(frame.search.edit, "newt")
    assert told.args == ["newt"]


def test_nothing_found_is_said(frame):
    frame.show_documents(ONE)
    frame.search.edit.setText("crocodile")
    assert frame.place().hit == -1
    assert frame.search._count_text() == "no hits"


def test_the_place_can_be_left_and_found_again(frame, qtbot):
    frame.show_documents(ONE)
    frame.open_search()
    QTest.keyClicks(frame.search.edit, "part 20")
    QTest.keyClick(frame.search.edit, Qt.Key.Key_Return)
    left = frame.place()
    frame.show_documents(THREE)
    frame.show_documents(ONE, left)
    assert frame.place() == left
    other = DocumentFrame()
    qtbot.addWidget(other)
    other.resize(700, 300)
    other.show_documents(ONE, left)
    assert other.place().position <= left.position
    assert LONG[left.position : left.position + 20].split()[0] in other.view.visible_text()


def test_arriving_tells_nothing_and_turning_tells_the_place(frame, qtbot):
    told = []
    frame.place_changed.connect(told.append)
    frame.show_documents(ONE, ReadingPlace(position=400))
    assert told == []
    frame.turn(1)
    assert [place.page for place in told] == [frame.place().page]


def test_several_documents_begin_as_a_list(frame):
    frame.show_documents(THREE)
    assert frame.place().document == LIST and frame.list.isVisible()
    frame.focus_text()
    QTest.keyClick(frame.list, Qt.Key.Key_Down)
    QTest.keyClick(frame.list, Qt.Key.Key_Return)
    assert frame.place().document == 1
    assert "newt" in frame.view.visible_text()
    QTest.keyClick(frame.view, Qt.Key.Key_Escape)
    assert frame.place().document == LIST and frame.list.row == 1


def test_a_row_opens_by_a_click_at_its_first_hit(frame):
    frame.show_documents(THREE)
    frame.search.edit.setText("answers")
    QTest.mouseClick(
        frame.list, Qt.MouseButton.LeftButton, pos=QPoint(60, frame.list.height() // 8)
    )
    assert frame.place().document == 0


def test_hits_lead_from_document_to_document(frame):
    frame.show_documents(THREE)
    frame.open_search()
    QTest.keyClicks(frame.search.edit, "answers")
    QTest.keyClick(frame.search.edit, Qt.Key.Key_Return)
    assert frame.place().document == 2
    QTest.keyClicks(frame.search.edit, "x")
    assert frame.place().hit == -1


def test_control_and_page_keys_open_the_neighbour(frame):
    frame.show_documents(THREE, ReadingPlace(document=0))
    frame.focus_text()
    QTest.keyClick(frame.view, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert frame.place().document == 1


def test_text_can_be_selected_and_copied(frame):
    frame.show_documents([Document("", "", "A 😀 frog\nsits here")])
    line = frame.view._layout.line
    QTest.mousePress(frame.view, Qt.MouseButton.LeftButton, pos=QPoint(0, 2))
    QTest.mouseMove(frame.view, QPoint(300, line + 2))
    end = QPoint(300, line + 2)
    QTest.mouseRelease(frame.view, Qt.MouseButton.LeftButton, pos=end)
    frame.view._head = frame.view._position_at(end.toPointF())
    QTest.keyClick(frame.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "A 😀 frog\nsits here"
    QTest.mouseDClick(frame.view, Qt.MouseButton.LeftButton, pos=QPoint(12, line + 4))
    assert frame.view.selected_text == "sits"


def test_everything_has_an_accessible_name(frame):
    frame.show_documents(THREE, ReadingPlace(document=0))
    for part in (frame.view, frame.list, frame.search.edit, frame._turner._back, frame._turner._on):
        assert part.accessibleName()
    assert frame.view.accessible_text() == frame.view.visible_text()


def test_a_document_in_markdown_has_the_same_pages_keys_and_copies(frame, qtbot):
    rendered = [THREE[0], Document("Rendered", "", MARKDOWN, "markdown")]
    frame.show_documents(rendered, ReadingPlace(document=1))
    assert isinstance(frame.view, FormattedPages)
    pages = read_through(frame)
    assert len(pages) == frame.pages > 2
    assert "**" not in "".join(pages)
    told = []
    frame.place_changed.connect(told.append)
    frame.focus_text()
    QTest.keyClick(frame.view, Qt.Key.Key_Home)
    QTest.keyClick(frame.view, Qt.Key.Key_PageDown)
    assert [place.page for place in told] == [0, 1]
    left = frame.place()
    frame.show_documents(ONE)
    assert not isinstance(frame.view, FormattedPages)
    frame.show_documents(rendered, left)
    assert frame.place() == left
    (word,) = frame.view.rects_of(left.position, left.position + 3)
    with qtbot.waitSignal(frame.copied) as copied:
        QTest.mouseDClick(frame.view, Qt.MouseButton.LeftButton, pos=word.center().toPoint())
        QTest.keyClick(frame.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert MARKDOWN[left.position :].startswith(copied.args[0])
    QTest.keyClick(frame.view, Qt.Key.Key_Escape)
    assert frame.place().document == LIST


def test_hits_in_a_rendered_document_are_on_its_page(frame):
    frame.show_documents([Document("", "", MARKDOWN, "markdown")])
    for wanted in ("harbour is weighed", "part 9"):
        frame.search.edit.setText(wanted)
        count = len(frame._found.hits)
        assert count > 1
        for n in range(count):
            frame._go_to_hit(n)
            start = frame._found.hits.start_of(n)
            assert frame.view.rects_of(start, start + 4)


def test_another_size_keeps_the_first_line_in_view(frame):
    frame.show_documents(ONE)
    frame.turn(3)
    first = frame.view.visible_text()[:25]
    frame.set_text_px(18)
    assert first in frame.view.visible_text()
    frame.set_theme(DARK.scaled(1.3))
    frame.resize(380, 400)
    assert first.split()[0] in frame.view.visible_text()


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    turns=st.integers(1, 4),
    passing=st.lists(
        st.tuples(st.integers(200, 900), st.integers(150, 9000), st.integers(10, 40)), max_size=4
    ),
)
@example(turns=2, passing=[(460, 9000, 21), (460, 520, 21)])
def test_no_size_that_passes_by_loses_the_place(frame, turns, passing):
    def take(width, height, px):
        frame.resize(width, height)
        frame.set_text_px(px)

    take(460, 520, 14)
    frame.show_documents(ONE)
    for _ in range(turns):
        frame.turn(1)
    before = frame.place()
    for size in passing:
        take(*size)
        assert frame.place().position <= before.position
    take(460, 520, 14)
    assert frame.place() == before


def test_the_keyboard_comes_from_a_document_to_the_list_and_back_by_no_way_round(frame):
    frame.show_documents(THREE)
    frame.open_document(LIST)
    came_to = []

    def note(_, new):
        came_to.append(new)

    app = QApplication.instance()
    app.focusChanged.connect(note)
    frame.open_document(1)
    frame.open_document(LIST)
    app.focusChanged.disconnect(note)
    assert [part for part in came_to if part is not None] == [frame.view, frame.list]
