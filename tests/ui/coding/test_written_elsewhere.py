"""Texts that are being written while another program changes the same ones."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from labeval.coding.coders.disputes import AGREED, RESOLVE, resolve
from labeval.coding.codes import codebook
from labeval.coding.codes.marking import PARAPHRASE, paraphrase
from labeval.coding.edits import Change
from labeval.coding.identity import id_of
from labeval.coding.notes import WRITE_JOURNAL, journal_entry
from labeval.coding.rows import Code, Memo, Theme
from labeval.coding.themes import DESCRIBE_THEME
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.compare.window import CompareWindow
from labeval.ui.coding.counts.choices import CASES
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.memos.window import MemosWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT
from tests.support.coding import coded_workbook, coding_windows
from tests.support.coding.analyst import begin_codebook_here, coded_twice
from tests.support.coding.coding_windows import shown

pytestmark = pytest.mark.usefixtures("in_english")

EFFORT = id_of("test", "effort")
ENTER, CONTROL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def controller(tmp_path: Path, qapp):
    with coding_windows.coded(tmp_path, participants=3, pages=4) as controller:
        yield controller


def looked(window) -> None:
    """The coding window looks at the file; what follows from it is drawn."""
    window.controller.look_elsewhere()
    QGuiApplication.processEvents()
    if hasattr(window, "settle"):
        window.settle()


def elsewhere(controller: CodingController, label: str, changes, coder: str = "B2") -> None:
    with Workbook(controller.workbook.path, coder=coder) as other:
        other.do(label, changes)


# -- themes


@pytest.fixture
def themes_window(controller, qtbot):
    window = shown(ThemesWindow(controller, LIGHT), qtbot)
    window.board.choose(EFFORT)
    return window


def theme_of(window: ThemesWindow) -> Theme:
    book = window.controller.workbook
    return next(t for t in book.themes(book.boards()[0].id) if t.id == EFFORT)


def describe_elsewhere(window: ThemesWindow, **facts: str) -> None:
    before = theme_of(window)
    change = Change(before, replace(before, **facts))
    elsewhere(window.controller, DESCRIBE_THEME, [change])


def test_the_theme_board_follows_others(themes_window) -> None:
    describe_elsewhere(themes_window, name="Work and time", description="Theirs")
    looked(themes_window)
    assert themes_window.board.cards[EFFORT].theme.name == "Work and time"
    assert themes_window.details.name.text() == "Work and time"
    assert themes_window.details.description.toPlainText() == "Theirs"


def test_an_undo_that_is_refused_is_a_sentence(themes_window, qapp) -> None:
    """The step was changed in another window of the same coder, so no name begins it."""
    controller = themes_window.controller
    LanguageSwitch(qapp).use("de")
    before = theme_of(themes_window)
    controller.do(DESCRIBE_THEME, [Change(before, replace(before, description="Mine"))])
    mine = theme_of(themes_window)
    with sqlite3.connect(controller.workbook.path) as other:
        other.execute("UPDATE theme SET description = 'Later' WHERE id = ?", (mine.id,))
    themes_window._on_undo()
    said = themes_window.notice.text()
    LanguageSwitch(qapp).use("en")
    assert (
        said == "Das hat sich geändert, seit es angezeigt wurde; sehen Sie es noch einmal an, "
        "dann geht es weiter."
    )


@pytest.mark.parametrize("looks", [True, False])
def test_a_description_written_by_two_is_kept_with_both_texts(themes_window, looks) -> None:
    field = themes_window.details.description
    field.setFocus()
    field.setPlainText("Mine")
    describe_elsewhere(themes_window, description="Theirs")
    if looks:
        looked(themes_window)
        assert field.toPlainText() == "Mine"
    QTest.keyClick(field, ENTER, CONTROL)
    assert theme_of(themes_window).description == "Theirs\n\nMine"
    assert "both texts are kept" in themes_window.notice.text()
    QGuiApplication.processEvents()
    assert field.toPlainText() == "Theirs\n\nMine" and themes_window.notice.isVisible()


def test_an_act_does_not_take_away_what_is_typed_on_a_theme(themes_window) -> None:
    details = themes_window.details
    details.description.setFocus()
    QTest.keyClicks(details.description, "Typed ")
    typed = details.description.toPlainText()
    themes_window.add_theme(name="Another")
    themes_window.board.choose(EFFORT)
    assert theme_of(themes_window).description == typed.strip()
    details.name.setFocus()
    details.name.selectAll()
    QTest.keyClicks(details.name, "Half a na")
    describe_elsewhere(themes_window, description="Theirs")
    looked(themes_window)
    assert details.name.text() == "Half a na"


def test_a_name_given_by_another_is_not_overwritten(themes_window) -> None:
    name = themes_window.details.name
    name.setFocus()
    describe_elsewhere(themes_window, name="Theirs")
    QTest.keyClick(name, ENTER)
    assert theme_of(themes_window).name == "Theirs"
    name.selectAll()
    QTest.keyClicks(name, "Mine")
    describe_elsewhere(themes_window, name="Theirs again")
    QTest.keyClick(name, ENTER)
    assert theme_of(themes_window).name == "Theirs again"
    assert "Mine" in themes_window.notice.text() and "Theirs again" in themes_window.notice.text()


# -- memos and journal


@pytest.fixture
def memos_window(controller, qtbot):
    controller.do(WRITE_JOURNAL, journal_entry("First day", controller.coder))
    window = shown(MemosWindow(controller, LIGHT), qtbot)
    select(window, "First day")
    return window


def select(window: MemosWindow, text: str) -> None:
    window.view.selectRow([row[-1] for row in window.model.rows].index(text))


def journal(window: MemosWindow) -> list[str]:
    return sorted(m.text for m in window.controller.workbook.memos() if m.about == "journal")


def entry_elsewhere(window: MemosWindow, text: str) -> None:
    """Another program of the same coder changes the only entry."""
    book = window.controller.workbook
    (entry,) = [memo for memo in book.memos() if memo.about == "journal"]
    changes = [Change(entry, replace(entry, text=text) if text else None)]
    elsewhere(window.controller, WRITE_JOURNAL, changes, coded_workbook.FIRST)


def test_memos_follow_others(memos_window) -> None:
    memo = Memo("m9", "project", "", memos_window.controller.coder, "All", "2026-01-04T08:00:00Z")
    elsewhere(memos_window.controller, "Memo", [Change(None, memo)])
    entry_elsewhere(memos_window, "First day, theirs")
    looked(memos_window)
    assert {"All", "First day, theirs"} <= {row[-1] for row in memos_window.model.rows}
    assert memos_window.text.toPlainText() == "First day, theirs"


@pytest.mark.parametrize("looks", [True, False])
def test_an_entry_changed_by_two_programs_keeps_both_texts(memos_window, looks) -> None:
    memos_window.text.setPlainText("First day, mine")
    entry_elsewhere(memos_window, "First day, theirs")
    if looks:
        looked(memos_window)
        assert memos_window.text.toPlainText() == "First day, mine"
    memos_window.keep.click()
    assert journal(memos_window) == ["First day, theirs\n\nFirst day, mine"]
    assert "both texts are kept" in memos_window.notice.text()


def test_an_entry_that_was_removed_elsewhere_is_written_anew(memos_window) -> None:
    memos_window.text.setPlainText("First day, mine")
    entry_elsewhere(memos_window, "")
    looked(memos_window)
    memos_window.keep.click()
    assert journal(memos_window) == ["First day, mine"]


def test_undo_elsewhere_in_the_program_shows_the_entry_as_it_is_now(memos_window, qtbot) -> None:
    memos_window.text.setPlainText("Second thoughts")
    memos_window.keep.click()
    qtbot.waitUntil(lambda: any(row[-1] == "Second thoughts" for row in memos_window.model.rows))
    select(memos_window, "Second thoughts")
    memos_window.controller.undo()
    qtbot.waitUntil(lambda: memos_window.text.toPlainText() == "First day")
    memos_window.controller.undo()
    qtbot.waitUntil(lambda: memos_window.text.toPlainText() == "")


@pytest.mark.parametrize("leaving", ["row", "new", "close", "language"])
def test_a_typed_entry_is_never_lost(memos_window, leaving, qtbot) -> None:
    other = memos_window.controller.workbook.codings()[0]
    memos_window.controller.do("Memo", [Change(other, replace(other, memo="On a segment"))])
    QGuiApplication.processEvents()
    select(memos_window, "First day")
    memos_window.text.setPlainText("First day, longer")
    match leaving:
        case "row":
            select(memos_window, "On a segment")
        case "new":
            memos_window.fresh.click()
        case "close":
            memos_window.close()
        case "language":
            memos_window.retranslate()
            assert memos_window.text.toPlainText() == "First day, longer"
            return
    assert journal(memos_window) == ["First day, longer"]


# -- comparing coders


@pytest.fixture
def compare_window(controller, qtbot):
    return shown(CompareWindow(controller, LIGHT), qtbot)


def decided_elsewhere(window: CompareWindow, why: str) -> str:
    dispute = window._disputes[0]
    changes = resolve(window.corpus, dispute, (), coder=window.controller.coder, why=why)
    elsewhere(window.controller, RESOLVE, changes)
    return dispute.id


def test_a_decision_of_another_program_is_shown(compare_window) -> None:
    id = decided_elsewhere(compare_window, "We talked")
    looked(compare_window)
    assert compare_window._decided[id].memo.text == "We talked"
    assert compare_window.place.why.toPlainText() == "We talked"


def test_a_key_does_not_decide_again_what_was_decided_elsewhere(compare_window) -> None:
    compare_window.place.why.setPlainText("Mine")
    id = decided_elsewhere(compare_window, "We talked")
    compare_window.place.choose(0)
    looked(compare_window)
    assert compare_window._decided[id].memo.text == "We talked"
    assert not compare_window._decided[id].codings
    assert "decided elsewhere" in compare_window.message.text()
    place = compare_window.place
    assert place.why.toPlainText() == "Mine" and "We talked" in place.state.text()


def test_agreements_are_taken_once_by_two_programs(compare_window) -> None:
    alone = next(d for d in compare_window._disputes if len(d.codings) == 1)
    (mine,) = alone.codings
    other_coder = next(id for id in compare_window.coders if id != mine.coder)
    twin = replace(mine, id="twin", coder=other_coder)
    compare_window.controller.do("Code", [Change(None, twin)])
    compare_window.settle()
    with Workbook(compare_window.controller.workbook.path, coder="B2") as other:
        controller = CodingController(other)
        second = CompareWindow(controller, LIGHT)
        second.settle()
        second._on_take()
        taken = len(_agreed(other))
        second.deleteLater()
        controller.deleteLater()
    compare_window.take.click()
    assert taken == 1 == len(_agreed(compare_window.controller.workbook))


def _agreed(book: Workbook) -> list[object]:
    return list(book.codings(coder=AGREED.id))


def test_a_reason_stays_with_its_disagreement(compare_window) -> None:
    compare_window.place.why.setPlainText("Because")
    compare_window.list.selectRow(1)
    assert compare_window.place.why.toPlainText() == ""
    compare_window.list.selectRow(0)
    assert compare_window.place.why.toPlainText() == "Because"


# -- the grid of summaries


def test_a_summary_written_by_two_programs_keeps_both(controller, qtbot) -> None:
    window = shown(ViewsWindow(controller, LIGHT), qtbot)
    window.views.setCurrentRow(CASES)
    window.choices.cells.pick("written")
    window.grid()
    window.table.setCurrentIndex(window.table.model().index(1, 0))
    window.table.setFocus()
    qtbot.keyClick(window.table, ENTER)
    field = window.summary.field
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "Mine")
    cell, book = window._cell, controller.workbook
    key = {"case": cell.case, "code": cell.code, "coder": controller.coder}
    theirs = paraphrase(book.paraphrases(), "Theirs", **key)
    elsewhere(controller, PARAPHRASE, theirs, coded_workbook.FIRST)
    QTest.keyClick(field, ENTER, CONTROL)
    assert [row.text for row in book.paraphrases()] == ["Theirs\n\nMine"]
    assert "both texts are kept" in window.notice.text()


# -- cards of the coding window


def code_elsewhere(folder, code: Code, **facts: str) -> None:
    with Workbook(folder.workbook, coder="B") as other:
        now = next(c for c in other.codes() if c.id == code.id)
        other.do(codebook.DESCRIBE, codebook.describe(now, **facts))


@pytest.mark.parametrize("looks", [True, False])
def test_closing_a_card_does_not_take_back_what_another_wrote(analyst, folder, looks) -> None:
    begin_codebook_here(analyst)
    code = analyst.code("Likes")
    analyst.window.codes.tree.choose(code.id)
    analyst.window.commands.describe()
    card = analyst.window.commands.card
    card._boxes[1].setPlainText("Mine")
    code_elsewhere(folder, code, name="Enjoys", definition="Theirs", include="Theirs too")
    if looks:
        analyst.controller.look_elsewhere()
    card.close_card()
    now = next(c for c in analyst.controller.workbook.codes() if c.id == code.id)
    assert (now.name, now.definition, now.include) == ("Enjoys", "Theirs", "Theirs too\n\nMine")
    assert "both texts are kept" in analyst.window.footer.message


@pytest.mark.parametrize("looks", [True, False])
def test_a_name_given_by_two_is_the_first_and_the_other_is_said(analyst, folder, looks) -> None:
    begin_codebook_here(analyst)
    code = analyst.code("Likes")
    analyst.window.codes.tree.choose(code.id)
    analyst.window.commands.describe()
    card = analyst.window.commands.card
    card._name.setText("Loves")
    card._boxes[1].setPlainText("Mine")
    code_elsewhere(folder, code, name="Enjoys", include="Theirs")
    if looks:
        analyst.controller.look_elsewhere()
    card.close_card()
    now = next(c for c in analyst.controller.workbook.codes() if c.id == code.id)
    assert (now.name, now.include) == ("Enjoys", "Theirs\n\nMine")
    assert "it stays “Enjoys”, not “Loves”" in analyst.window.footer.message
    assert "both texts are kept" in analyst.window.footer.message


def test_a_card_of_a_code_that_is_gone_leaves_its_words_on_the_clipboard(analyst, folder) -> None:
    begin_codebook_here(analyst)
    code = analyst.code("Likes")
    analyst.window.codes.tree.choose(code.id)
    analyst.window.commands.describe()
    card = analyst.window.commands.card
    card._boxes[0].setPlainText("What they liked")
    with Workbook(folder.workbook, coder="B") as other:
        other.do("Elsewhere", [Change(code, None)])
    card.close_card()
    assert QGuiApplication.clipboard().text() == "What they liked"
    assert "clipboard" in analyst.window.footer.message


def test_a_memo_written_by_two_programs_keeps_both(analyst, folder) -> None:
    segment, _ = coded_twice(analyst)
    analyst.window.edits.annotate(segment.id, "", "Old")
    analyst.view.choose_coding(segment.id)
    analyst.window.pickers.write_memo()
    memo = analyst.window.commands.memo
    memo._text.setPlainText("Mine")
    with Workbook(folder.workbook, coder="B") as other:
        now = next(c for c in other.codings() if c.id == segment.id)
        other.do("Memo", [Change(now, replace(now, memo="Theirs"))])
    memo.close_card()
    now = next(c for c in analyst.controller.workbook.codings() if c.id == segment.id)
    assert now.memo == "Theirs\n\nMine"
    analyst.window.pickers.write_project_memo()
    memo._text.setPlainText("Mine")
    with Workbook(folder.workbook, coder=analyst.controller.workbook.coder.name) as other:
        row = Memo("m1", "project", "", other.coder.id, "Theirs", "2026-01-04T08:00:00Z")
        other.do("Memo", [Change(None, row)])
    memo.close_card()
    assert [m.text for m in analyst.controller.workbook.memos()] == ["Theirs\n\nMine"]


def begin_to_rename(analyst, code) -> QLineEdit:
    """Open the field for a name in the tree of codes."""
    tree = analyst.window.codes.tree
    tree.choose(code.id)
    tree.rename()
    field = tree.findChild(QLineEdit)
    assert field is not None and field.text() == code.name
    return field


def finish(field: QLineEdit, key: Qt.Key) -> None:
    """Press a key that ends the typing, which Qt does after it."""
    QTest.keyClick(field, key)
    QGuiApplication.processEvents()


@pytest.mark.parametrize("looks", [True, False])
def test_a_name_typed_in_the_tree_does_not_replace_one_given_elsewhere(
    analyst, folder, looks
) -> None:
    begin_codebook_here(analyst)
    code = analyst.code("Likes")
    field = begin_to_rename(analyst, code)
    field.setText("Lov")
    code_elsewhere(folder, code, name="Enjoys", include="Theirs")
    if looks:
        analyst.controller.look_elsewhere()
    assert field.isVisible(), "what is typed next belongs to the name"
    QTest.keyClicks(field, "es")
    finish(field, ENTER)
    now = next(c for c in analyst.controller.workbook.codes() if c.id == code.id)
    assert (now.name, now.include) == ("Enjoys", "Theirs")
    assert "it stays “Enjoys”, not “Loves”" in analyst.window.footer.message
    tree = analyst.window.codes.tree
    assert tree.codes.index_of(code.id).data() == "Enjoys"


def test_codes_from_elsewhere_come_into_the_tree_once_a_name_is_typed(analyst, folder) -> None:
    begin_codebook_here(analyst)
    likes, confusion = analyst.code("Likes"), analyst.code("Confusion")
    field = begin_to_rename(analyst, likes)
    code_elsewhere(folder, confusion, name="Puzzlement")
    analyst.controller.look_elsewhere()
    finish(field, Qt.Key.Key_Escape)
    codes = analyst.window.codes.tree.codes
    assert codes.index_of(likes.id).data() == "Likes"
    assert codes.index_of(confusion.id).data() == "Puzzlement"


def test_the_name_typed_for_a_code_that_is_gone_is_on_the_clipboard(analyst, folder) -> None:
    begin_codebook_here(analyst)
    code = analyst.code("Likes")
    field = begin_to_rename(analyst, code)
    with Workbook(folder.workbook, coder="B") as other:
        other.do("Elsewhere", [Change(code, None)])
    field.setText("Loves")
    finish(field, ENTER)
    assert QGuiApplication.clipboard().text() == "Loves"
    assert "clipboard" in analyst.window.footer.message
