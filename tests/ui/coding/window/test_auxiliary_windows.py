"""Windows that the coding window opens fit onto their screen."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from labeval.coding.codes import marking
from labeval.coding.corpus.conditions import Condition, Group
from labeval.coding.edits import added
from labeval.coding.identity import coder_id
from labeval.coding.rows import Coder
from labeval.ui.coding.codes.edits_of_several import EditsOfSeveral
from labeval.ui.coding.counts.choices import QUERY
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.coding.window.compare_button import CompareButton
from labeval.ui.memory import Memory
from labeval.ui.on_its_screen import TITLE
from tests.support.coding.analyst import Analyst, begin_codebook_here, coded_twice
from tests.support.coding.beside import settle

VERTICAL = Qt.Orientation.Vertical
OPENERS = (
    *("counts", "themes", "segments", "memos"),
    *("attributes", "criteria", "timeline", "suggestions"),
)


@pytest.mark.parametrize("name", OPENERS)
def test_a_window_is_on_its_screen_with_its_title(analyst, folder, name):
    others = AuxiliaryWindows(analyst.window, folder)
    getattr(others, f"open_{name}")()
    (opened,) = (
        w for w in QApplication.topLevelWidgets() if isinstance(w, AuxiliaryWindow) if w.isVisible()
    )
    room = opened.screen().availableGeometry()
    with_title = QRect(opened.pos(), opened.size() + QSize(0, TITLE))
    assert opened.isMaximized() or room.contains(with_title), (opened.size(), room)
    analyst.window.close()


def test_a_source_that_is_opened_from_its_memo_is_in_front(analyst, folder, qtbot):
    window, controller = analyst.window, analyst.controller
    id = controller.source.id
    memo = marking.write_memo([], "Noisy", about="source", row=id, coder=controller.coder)
    controller.do("Memo", memo)
    others = AuxiliaryWindows(window, folder)
    memos = others.open_memos()
    qtbot.waitUntil(memos.isActiveWindow)
    qtbot.waitUntil(lambda: bool(memos.model.rows))
    memos.view.selectRow(0)
    qtbot.keyClick(memos.view, Qt.Key.Key_Return)
    qtbot.waitUntil(window.isActiveWindow, timeout=3000)
    window.close()


def test_a_code_about_which_there_is_a_memo_is_marked_in_the_tree(analyst, qtbot):
    begin_codebook_here(analyst)
    controller, tree = analyst.controller, analyst.window.codes.tree
    code = next(iter(controller.codes.values()))
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    index = tree.codes.index_of(code.id)
    before = tree.width_wanted
    assert "memo" not in index.data(described)
    for row in controller.codes:
        memo = marking.write_memo([], "Why?", about="code", row=row, coder=controller.coder)
        controller.do("Memo", memo)
    assert tree.codes.index_of(code.id).data(described).endswith("with a memo")
    assert tree.width_wanted > before, "the sign has room"
    controller.undo()
    others = [tree.codes.index_of(id).data(described) for id in controller.codes]
    assert sum(text.endswith("with a memo") for text in others) == len(others) - 1
    analyst.window.close()


def test_the_menu_names_every_window_with_its_key_and_a_code_leads_to_its_segments(
    analyst, folder, qtbot
):
    begin_codebook_here(analyst)
    window = analyst.window
    others = AuxiliaryWindows(window, folder)
    entries = [action.text().split("\t") for action in others.menu().actions()]
    assert len(entries) == len(OPENERS)
    assert ["Memos and journal", "Shift+F12"] in entries
    assert all(a.typing_too for a in window.keys.actions if a.group() == "Other windows"), (
        "also from the search field"
    )
    for code, start in (("Likes", 0), ("Confusion", 0)):
        analyst.select(start, 4)
        window.code_with(analyst.code(code).id)
    window.codes.tree.choose(analyst.code("Confusion").id)
    window.commands.show_segments()
    table = others.open_segments()
    table.settle()
    table.settle()
    assert len(table.model.order) == 1
    assert (
        table.model.shown_table()
        .rows[0][table.model.table.columns.index("code")]
        .endswith("/ Confusion")
    )
    window.close()


def test_a_place_of_a_query_opens_in_its_text_though_nobody_coded_it(analyst, folder, qtbot):
    window = analyst.window
    views = AuxiliaryWindows(window, folder).open_counts()
    views.views.setCurrentRow(QUERY)
    views.settle()
    views.settle()
    (word, *_) = re.findall(r"[a-z]{5,}", analyst.controller.passages[0].text)
    views.builder.show_group(Group((Condition("words", (word,)),)))
    views.settle()
    assert not views.grid().lines[0].cells[0].segments
    table = views.table
    table.setCurrentIndex(table.grid_model.index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    passage = next(p for p in analyst.controller.passages if word in p.text.lower())
    selected = window.view.selection
    assert selected is not None and selected.start.passage == passage.id
    assert passage.text[selected.start.offset : selected.end.offset].lower() == word
    window.close()


def test_a_code_is_split_in_the_table_of_ones_own_segments(analyst, folder, qtbot):
    own, _ = coded_twice(analyst)
    other = replace(own, id="of-b", coder=coder_id("B"))
    analyst.controller.workbook.take_in([added(Coder(coder_id("B"), "B")), added(other)])
    analyst.controller.read_again()
    others = AuxiliaryWindows(analyst.window, folder)
    analyst.window.codes.tree.choose(own.code)
    analyst.window.commands.split()
    table = others.open_segments()
    settle(table, qtbot)
    assert [segment.coding.id for segment in table.model.table.segments] == [own.id]
    assert table.filters.code.text() == "Code: Likes", "as it is called, once that is known"
    assert "To split “Likes”" in table.notice.text()
    high = table.bar.geometry().height()
    table.filters.coder.choose(frozenset())
    settle(table, qtbot)
    table.view.selectAll()
    assert len(table.selected) == 2
    qtbot.waitUntil(table.isActiveWindow)
    QTest.keyClick(table.view, Qt.Key.Key_G)
    finder = table.findChild(EditsOfSeveral).finder
    assert "1 segment" in finder.heading.text(), "those of others stay"
    QTest.keyClicks(finder.field, "Relief")
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    likes, relief = analyst.code("Likes"), analyst.code("Relief")
    codes = {coding.id: coding.code for coding in analyst.stored()}
    assert (codes[own.id], codes["of-b"]) == (relief.id, likes.id)
    assert relief.parent == likes.parent
    settle(table, qtbot)
    assert "1 segment changed" in table.notice.text()
    assert table.bar.geometry().height() == high, "a message has a line of its own"
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.notice.text() == "Undone: Split a code"
    assert {coding.code for coding in analyst.stored()} >= {likes.id}
    QTest.keyClick(table, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.notice.text() == "Done again: Split a code"
    analyst.window.close()


def test_the_keys_of_all_windows_hold_in_each_of_them(analyst, folder, qtbot):
    others = AuxiliaryWindows(analyst.window, folder)
    themes = others.open_themes()
    qtbot.waitUntil(themes.isActiveWindow)
    QTest.keyClick(themes, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: "Counts" in QApplication.activeWindow().windowTitle())
    QTest.keyClick(QApplication.activeWindow(), Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Memos" in QApplication.activeWindow().windowTitle())
    analyst.window.close()


def test_the_comparison_is_one_of_the_windows_that_lead_to_each_other(analyst, folder, qtbot):
    others = AuxiliaryWindows(analyst.window, folder)
    themes = others.open_themes()
    CompareButton(analyst.window, others)
    qtbot.waitUntil(themes.isActiveWindow)
    QTest.keyClick(themes, Qt.Key.Key_F12, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "Compare" in QApplication.activeWindow().windowTitle())
    QTest.keyClick(QApplication.activeWindow(), Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: "Counts" in QApplication.activeWindow().windowTitle())
    QTest.keyClick(QApplication.activeWindow(), Qt.Key.Key_F12, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "Compare" in QApplication.activeWindow().windowTitle())
    analyst.window.close()


@pytest.mark.parametrize("name", ["counts", "suggestions", "criteria"])
def test_a_window_is_divided_as_it_was_left(folder, qtbot, tmp_path, name):
    sizes = []
    for _ in range(2):
        analyst = Analyst(folder, memory=Memory(tmp_path / "settings.json"))
        analyst.sit_down(qtbot)
        opened = getattr(AuxiliaryWindows(analyst.window, folder), f"open_{name}")()
        vertical = (s for s in opened.findChildren(QSplitter) if s.orientation() == VERTICAL)
        (parts,) = (s for s in vertical if s.count() == 2)
        parts.resize(600, 600)
        if not sizes:
            parts.setSizes([200, 400])
            parts.splitterMoved.emit(200, 1)
        sizes.append(parts.sizes()[0] / sum(parts.sizes()))
        analyst.leave()
    assert sizes[1] == pytest.approx(sizes[0], abs=0.03)
