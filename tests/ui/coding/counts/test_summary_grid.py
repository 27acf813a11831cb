"""The field of the summary grid while others work on the same workbook."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from labeval.coding.codes import codebook
from labeval.coding.edits import Change, added, removed
from labeval.coding.rows import Paraphrase
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.choices import CASES, FREQUENCIES
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine
from labeval.ui.coding.counts.summary import WrittenField
from labeval.ui.coding.counts.table import GridTable
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.table_style import PADDING
from tests.support.coding import coded_workbook

pytestmark = pytest.mark.usefixtures("in_english")

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def cell_of(window: ViewsWindow, qtbot) -> WrittenField:
    """The field of the second participant's first code, with the keyboard in it."""
    window.views.setCurrentRow(CASES)
    window.choices.cells.pick("written")
    window.grid()
    window.table.setFocus()
    window.table.setCurrentIndex(window.table.model().index(1, 0))
    qtbot.keyClick(window.table, KEY.Key_Return)
    field = window.summary.field
    qtbot.waitUntil(field.hasFocus)
    return field


def shown_again(window: ViewsWindow) -> None:
    """Let what is waiting be done, and take its result."""
    QGuiApplication.processEvents()
    window.settle()


def elsewhere(window: ViewsWindow, changes: list[Change], coder: str = "B2") -> None:
    """Another program changes the workbook, and this one looks."""
    with Workbook(window.controller.workbook.path, coder=coder) as other:
        other.do("Elsewhere", changes)
    window.controller.look_elsewhere()
    shown_again(window)


def without_code(window: ViewsWindow) -> list[Change]:
    book = window.controller.workbook
    (board, *_) = book.boards()
    return codebook.remove(
        book.codes(),
        window.corpus.codes[window._cell.code],
        codings=book.codings(),
        memos=book.memos(),
        paraphrases=book.paraphrases(),
        themes=book.themes(board.id),
    )


def test_typing_goes_on_where_it_was_left(window: ViewsWindow, qtbot) -> None:
    field = cell_of(window, qtbot)
    QTest.keyClicks(field, "They scroll ")
    window.table.setFocus()
    field.setFocus()
    shown_again(window)
    assert [row.text for row in window.controller.workbook.paraphrases()] == ["They scroll"]
    QTest.keyClicks(field, "a lot.")
    assert field.toPlainText() == "They scroll a lot."


def test_a_field_keeps_blanks_and_emits_none(qtbot) -> None:
    field = WrittenField(LIGHT)
    qtbot.addWidget(field)
    emitted: list[str] = []
    field.written.connect(lambda _shown, typed: emitted.append(typed))
    QTest.keyClicks(field, "They scroll ")
    field.keep()
    field.show_text("They scroll")
    field.keep()
    QTest.keyClicks(field, "a lot.")
    assert field.toPlainText() == "They scroll a lot." and emitted == ["They scroll"]


def test_typing_goes_on_while_others_code(window: ViewsWindow, qtbot) -> None:
    field = cell_of(window, qtbot)
    QTest.keyClicks(field, "They a lot.")
    for _ in "a lot.":
        QTest.keyClick(field, KEY.Key_Left)
    elsewhere(window, [removed(c) for c in window.controller.workbook.codings()[:3]])
    assert not window.controller.workbook.paraphrases(), "one edit, when the field is left"
    QTest.keyClicks(field, "scroll ")
    assert field.toPlainText() == "They scroll a lot."


def test_blanks_of_one_cell_are_not_in_the_next(window: ViewsWindow, qtbot) -> None:
    field = cell_of(window, qtbot)
    QTest.keyClicks(field, "   ")
    window.table.cell_chosen.emit(window.grid().lines[1].cells[1])
    assert field.toPlainText() == ""


@pytest.mark.parametrize("leaves_first", [True, False])
def test_words_about_a_code_that_is_gone_are_not_lost(
    window: ViewsWindow, qtbot, leaves_first: bool
) -> None:
    field = cell_of(window, qtbot)
    QTest.keyClicks(field, "They scroll a lot.")
    changes = without_code(window)
    if leaves_first:
        with Workbook(window.controller.workbook.path, coder="B2") as other:
            other.do("Elsewhere", changes)
        window.table.setFocus()
        assert not window.controller.workbook.paraphrases()
    else:
        elsewhere(window, changes)
    assert QGuiApplication.clipboard().text() == "They scroll a lot."
    assert "clipboard" in window.notice.text() and window.notice.isVisible()
    window.controller.look_elsewhere()
    shown_again(window)
    assert not window.summary.isVisible()
    elsewhere(window, [removed(window.controller.workbook.codings()[0])])
    assert "clipboard" in window.notice.text() and window.notice.isVisible()


def test_words_about_an_erased_participant_are_not_written(window: ViewsWindow, qtbot) -> None:
    field = cell_of(window, qtbot)
    QTest.keyClicks(field, "They scroll a lot.")
    with Workbook(window.controller.workbook.path, coder="B2") as other:
        of = [one for one in other.sources() if window._cell.case in one.participants]
        codings = [coding for one in of for coding in other.codings(one.id)]
        passages = [passage for one in of for passage in other.passages(one.id)]
        other.take_in(map(removed, [*codings, *passages, *of]))
    window.table.setFocus()
    assert not window.controller.workbook.paraphrases()
    assert QGuiApplication.clipboard().text() == "They scroll a lot."
    assert "removed elsewhere" in window.notice.text()


def test_counts_follow_others_and_keep_what_was_said(window: ViewsWindow) -> None:
    window.views.setCurrentRow(FREQUENCIES)
    before = window.grid().rows()
    window.controller.refused.emit("said before")
    own = [c for c in window.controller.workbook.codings() if c.coder == window.controller.coder]
    elsewhere(window, [removed(coding) for coding in own[:40]])
    assert window.grid().rows() != before
    assert window.notice.text() == "said before" and window.notice.isVisible()
    window.filters.changed.emit()
    assert not window.notice.isVisible()


def test_two_summaries_of_one_coder_are_one_text(window: ViewsWindow, qtbot) -> None:
    field = cell_of(window, qtbot)
    book, cell = window.controller.workbook, window._cell
    rows = [
        Paraphrase(id, cell.case, cell.code, book.coder.id, text)
        for id, text in (("b", "Of the other laptop."), ("a", "Of this one."))
    ]
    elsewhere(window, [added(row) for row in rows], coded_workbook.FIRST)
    joined = "Of this one.\n\nOf the other laptop."
    assert field.toPlainText() == joined
    assert window.grid().lines[1].cells[0].text == joined
    field.moveCursor(field.textCursor().MoveOperation.End)
    QTest.keyClicks(field, " Both.")
    QTest.keyClick(field, KEY.Key_Return, CONTROL)
    shown_again(window)
    (kept,) = book.paraphrases()
    assert kept.text == f"{joined} Both."
    assert window.grid().lines[1].cells[0].text == kept.text


def test_no_word_of_a_summary_is_cut_while_there_is_room(qtbot) -> None:
    text = "Looks correctness up again each time; thinks it means true."
    cells = (GridCell(text), GridCell("(3)"))
    table = GridTable(LIGHT)
    qtbot.addWidget(table)
    table.show_grid(Grid("P", ("Definition", "b"), (GridLine("I01", cells),), "", is_written=True))
    room = table.columnWidth(0) - 2 * PADDING
    words, wrap = table.fontMetrics(), Qt.TextFlag.TextWordWrap
    assert table.rowHeight(0) >= words.boundingRect(0, 0, room, 999, wrap, text).height()
    assert table.rowHeight(0) > 2 * words.lineSpacing() + 10, "it takes three lines"
