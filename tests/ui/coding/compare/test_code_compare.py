from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidget

from labeval.coding.coders.disputes import ABOUT, AGREED, RESOLVE, resolve
from labeval.coding.coders.double_coding import finish, keep
from labeval.coding.codes.codebook import ADD, add
from labeval.coding.codes.marking import CODE
from labeval.coding.edits import Change, added
from labeval.coding.identity import coder_id
from labeval.coding.rows import Source
from labeval.jobs.coding.agreement import compare_coders
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.compare.place import FIRST, NEITHER
from labeval.ui.coding.compare.sample import SampleDialog
from labeval.ui.coding.compare.window import CompareWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.buttons import ActionButton
from tests.support.coding import coding_windows


@pytest.fixture
def controller(tmp_path: Path, qapp):
    with coding_windows.coded(tmp_path, participants=3, pages=4) as controller:
        yield controller


@pytest.fixture
def window(controller: CodingController, qtbot):
    return coding_windows.shown(CompareWindow(controller, LIGHT), qtbot)


def test_coefficients_appear_above_with_their_unit(window: CompareWindow) -> None:
    expected = compare_coders(window.corpus, window.coders, samples=0)
    kappa = window.coefficients.grid_model.shown.lines[0].cells[3]
    assert kappa.value == pytest.approx(expected.overall.on_units.kappa.value)
    assert "Unit: character" in window.explanation.text()
    window.unit.pick("turn")
    window.settle()
    by_turn = window.coefficients.grid_model.shown.lines[0].cells[3]
    assert "Unit: turn" in window.explanation.text() and by_turn.value > kappa.value


def test_intervals_are_those_of_the_table_of_agreement(window: CompareWindow) -> None:
    found = compare_coders(window.corpus, window.coders)
    lines = window.coefficients.grid_model.shown.lines
    for line, code in zip(lines, (found.overall, *found.codes), strict=True):
        interval = code.on_units.kappa.interval
        if interval is not None:
            said = f"[{interval.low:.2f}, {interval.high:.2f}]".replace("-", "\N{MINUS SIGN}")
            assert line.cells[3].text.endswith(said)


def test_disagreements_are_resolved_one_by_one_with_the_keys(window: CompareWindow, qtbot) -> None:
    number = window.list.model().rowCount()
    first = window._disputes[0]
    assert number > 3 and f"{number} of {number}" in window.left.text()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.list.setFocus()
    window.place.why.setPlainText("The narrow one says it.")
    window.place.choose(FIRST if first.by(window.coders[0]) else 1)
    window.settle()
    book = window.controller.workbook
    agreed = book.codings(coder=AGREED.id)
    kept = first.by(window.coders[0]) or first.codings
    assert [c.quote for c in agreed] == [c.quote for c in kept]
    assert f"{number - 1} of {number}" in window.left.text()
    assert window._current_dispute == window._disputes[1].id  # the next one that is open
    qtbot.keyClick(window.list, Qt.Key.Key_0)
    window.settle()
    assert f"{number - 2} of {number}" in window.left.text()
    assert len(book.codings(coder=AGREED.id)) == 1
    window.controller.undo()
    window.controller.undo()
    assert book.codings(coder=AGREED.id) == []
    qtbot.waitUntil(lambda: f"{number} of {number}" in window.left.text())


def test_what_is_selected_stays_so_when_the_list_is_drawn_anew(window: CompareWindow) -> None:
    number = window.list.model().rowCount()
    window.list.selectAll()
    controller = window.controller
    controller.do(ADD, add(list(controller.codes.values()), "Another"))
    window.decide(NEITHER, "Nobody's.")
    window.settle()
    assert f"0 of {number}" in window.left.text()


def test_nothing_is_decided_where_another_program_has_decided_one_of_what_is_selected(
    window: CompareWindow,
) -> None:
    book = window.controller.workbook
    number = window.list.model().rowCount()
    last = window._disputes[-1]
    window.list.selectAll()
    changes = resolve(window.corpus, last, last.codings[:1], coder=coder_id("C3"), why="Mine.")
    with Workbook(book.path, coder="C3") as elsewhere:
        elsewhere.do(RESOLVE, changes)
    window.decide(NEITHER)
    window.settle()
    assert "changed or decided elsewhere" in window.message.text()
    assert f"{number - 1} of {number}" in window.left.text()
    window.decide(NEITHER)
    window.settle()
    assert f"0 of {number}" in window.left.text(), "now that it was seen"


def test_selected_disagreements_are_decided_and_reopened_in_one_edit(
    window: CompareWindow, qtbot
) -> None:
    number = window.list.model().rowCount()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.list.setFocus()
    first = window.coders[0]
    able = [d for d in window._disputes if d.by(first)]
    assert 1 < len(able) < number, "some of them have nothing of the first coder"
    row = next(n for n, d in enumerate(window._disputes) if not d.by(first))
    window.list.setCurrentIndex(window.list.model().index(row, 0))
    qtbot.keyClick(window.list, Qt.Key.Key_1)
    window.settle()
    assert "1 cannot be decided" in window.message.text()
    window.list.selectAll()
    window.place.why.setPlainText("A is the more careful.")
    qtbot.keyClick(window.list, Qt.Key.Key_1)
    window.settle()
    book = window.controller.workbook
    agreed = sorted(c.quote for c in book.codings(coder=AGREED.id))
    assert agreed == sorted(c.quote for d in able for c in d.by(first))
    assert f"{number - len(able)} of {number}" in window.left.text()
    said = rf"^{len(able)} disagreement.* {number - len(able)} cannot be decided"
    assert re.search(said, window.message.text())
    reasons = [memo.text for memo in book.memos() if memo.about == ABOUT]
    assert reasons == ["A is the more careful."] * len(able)
    window.list.selectAll()
    qtbot.keyClick(window.list, Qt.Key.Key_R)
    window.settle()
    assert book.codings(coder=AGREED.id) == []
    window._on_undo()
    window._on_undo()
    window.settle()
    assert f"{number} of {number}" in window.left.text()


def test_a_click_on_a_heading_sorts_the_disagreements(window: CompareWindow, qtbot) -> None:
    def listed() -> list[str]:
        return [window.corpus.codes[dispute.code].name for dispute in window._disputes]

    def click_on_code() -> None:
        head = window.list.horizontalHeader()
        at = QPoint(head.sectionViewportPosition(0) + 9, head.height() // 2)
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)

    as_in_the_texts, current = listed(), window._current_dispute
    assert as_in_the_texts != sorted(as_in_the_texts)
    click_on_code()
    assert listed() == sorted(as_in_the_texts)
    shown = window.list.grid_model.shown.lines
    assert [line.cells[0].text for line in shown] == listed()
    assert "sorted by “Code”" in window.left.text() and window._current_dispute == current
    window.place.choose(NEITHER)
    window.settle()
    assert listed() == sorted(as_in_the_texts), "a decision keeps the order"
    click_on_code()
    assert listed() == as_in_the_texts


def test_a_decision_is_reopened(window: CompareWindow, qtbot) -> None:
    first = window._disputes[0]
    window.decide(NEITHER, "Not about this.")
    window.settle()
    window.list.setCurrentIndex(window.list.model().index(0, 0))
    assert window._current_dispute == first.id
    assert window.place.state.isVisible() and window.place.why.toPlainText() == "Not about this."
    window.place.reopen.click()
    window.settle()
    assert not window.place.state.isVisible()


def test_the_marks_of_both_coders_are_in_the_text(window: CompareWindow) -> None:
    dispute = next(d for d in window._disputes if len({c.coder for c in d.codings}) == 2)
    window._current_dispute = dispute.id
    window._show_current()
    document = window.place.text.document()
    shaded, lined = "", ""
    for n in range(document.characterCount() - 1):
        cursor = QTextCursor(document)
        cursor.setPosition(n)
        cursor.setPosition(n + 1, QTextCursor.MoveMode.KeepAnchor)
        mark = cursor.charFormat()
        is_shaded = mark.background().style() != Qt.BrushStyle.NoBrush
        shaded += cursor.selectedText() if is_shaded else ""
        lined += cursor.selectedText() if mark.fontUnderline() else ""
    first, second = window.coders
    assert shaded == "".join(c.quote for c in dispute.by(first))
    assert lined == "".join(c.quote for c in dispute.by(second))


def test_what_both_agree_on_is_taken_once(window: CompareWindow) -> None:
    (alone,) = next(d.codings for d in window._disputes if len(d.codings) == 1)
    other = next(id for id in window.coders if id != alone.coder)
    window.controller.do(CODE, [Change(None, replace(alone, id="twin", coder=other))])
    window.settle()
    window.take.click()
    window.settle()
    book = window.controller.workbook
    taken = book.codings(coder=AGREED.id)
    assert [coding.quote for coding in taken] == [alone.quote]
    window.refresh()
    window.settle()
    window.take.click()
    window.settle()
    assert book.codings(coder=AGREED.id) == taken
    assert AGREED.id not in window.first._shown


def test_a_sample_is_drawn_for_a_coder_who_is_not_there_yet(window: CompareWindow, qtbot) -> None:
    window.draw_sample("C3", 0.5, 11)
    window.refresh()
    window.settle()
    assert coder_id("C3") in window.corpus.coders
    assert "seed 11" in window.state.text() and "C3 0" in window.state.text()
    window.which.pick("sample")
    window.settle()
    assert window._disputes == []


def test_the_sample_is_what_is_compared_once_both_have_finished_some_of_it(
    window: CompareWindow, qtbot
) -> None:
    assert window.which.value == "shared"
    book, (first, second) = window.controller.workbook, window.coders
    drawn = list(window.corpus.sources)[:2]
    book.take_in(keep(book.memos(), drawn, first=first, second=second, seed=1))
    for coder in (first, second):
        book.take_in(finish(book.memos(), drawn[0], coder))
    later = coding_windows.shown(CompareWindow(window.controller, LIGHT), qtbot)
    assert later.which.value == "sample"
    assert "in 1 source." in later.explanation.text()


def test_one_coder_alone_sees_how_to_compare(tmp_path: Path, qtbot) -> None:
    with coding_windows.opened(tmp_path / "coding.sqlite") as controller:
        window = coding_windows.shown(CompareWindow(controller, LIGHT), qtbot)
        assert "It takes two coders" in window.empty.text() and window.empty.isVisible()
        assert not window.place.isVisible()
        book = controller.workbook
        book.take_in([added(Source("s", "imported", "Talk"))])
        book.take_in(keep(book.memos(), ["s"], first=book.coder.id, second="other", seed=1))
        later = coding_windows.shown(CompareWindow(controller, LIGHT), qtbot)
        assert "so far there is one" not in later.empty.text()
        assert "Ctrl+D" in later.empty.text() and later.empty.isVisible()


def test_enter_in_any_field_draws_the_sample(qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = SampleDialog(LIGHT, parent, 12)
    drawn: list[float] = []
    dialog.accepted.connect(lambda: drawn.append(dialog.share()))
    share, _ = dialog.findChildren(QSpinBox)
    QTest.keyClick(share, Qt.Key.Key_Return)
    assert drawn == []  # for nobody
    dialog.findChildren(QuietField)[0].setText("B")
    share.selectAll()
    QTest.keyClicks(share, "100")
    QTest.keyClick(share, Qt.Key.Key_Return)
    assert drawn == [1.0]


def test_the_keys_that_decide_work_from_the_first_moment(window: CompareWindow, qtbot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is window.list
    number = window.list.model().rowCount()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_0)
    window.settle()
    assert f"{number - 1} of {number}" in window.left.text()
    assert "R takes decisions back" in window.place.hint.text()


def test_only_decisions_are_undone_where_coders_are_compared(window: CompareWindow) -> None:
    controller = window.controller
    controller.do(ADD, add([], "Something new"))
    window._on_undo()
    assert controller.workbook.can_undo == ADD
    assert "Add a code" in window.message.text() and not window.message.isHidden()
    window.settle()
    number = window.list.model().rowCount()
    window.decide(NEITHER)
    window.settle()
    assert window.message.isHidden()
    window._on_undo()
    assert window.message.text().startswith("Undone: ")
    window.settle()
    assert f"{number} of {number}" in window.left.text()
    assert controller.workbook.can_undo == ADD


def test_taking_with_nothing_to_take_says_so(window: CompareWindow) -> None:
    window.take.click()
    assert "No segment has the same code" in window.message.text()
    first, second = window.coders
    alone = (d for d in window._disputes if len(d.by(first)) == 1 and not d.by(second))
    controller, dispute = window.controller, next(alone)
    same = replace(dispute.by(first)[0], id="the-same", coder=second)
    controller.do(CODE, [Change(None, same)])
    window.settle()
    window.take.click()
    assert window.message.isHidden()
    window.settle()
    assert controller.workbook.codings(coder=AGREED.id)
    window.take.click()
    assert "taken already" in window.message.text()


def test_no_button_is_cut_in_a_small_window_in_german(
    controller: CodingController, qapp, qtbot
) -> None:
    LanguageSwitch(qapp).use("de")
    window = coding_windows.shown(CompareWindow(controller, LIGHT), qtbot)
    buttons = [b for b in window.findChildren(ActionButton) if b.isVisible()]
    assert "Übereinstimmungen" in window.take.text() and window.take in buttons
    assert [b.text() for b in buttons if b.width() < b.sizeHint().width()] == []


def test_a_decision_is_heard_with_what_it_changed_and_nothing_else(window, qtbot, heard) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    heard.clear()
    window.place.choose(NEITHER)
    window.settle()
    qtbot.waitUntil(lambda: "Done: Resolve a disagreement" in heard)
    assert len(heard) == 2 and any("disagreements are open" in words for words in heard)
    assert not any("Unit: character" in words for words in heard)


def test_what_each_coder_marked_is_described_in_words(window) -> None:
    dispute = window._disputes[0]
    words = window.place.text.accessibleDescription()
    assert words.startswith("A1: ")
    assert all(f"“{coding.quote}”" in words for coding in dispute.codings)
    assert words.count("nothing") == sum(not dispute.by(coder) for coder in window.coders)
