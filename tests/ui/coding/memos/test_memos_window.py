"""All memos are in one list, and the journal is written there."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from labeval.coding.codes.marking import write_memo
from labeval.coding.corpus.conditions import EMPTY, saving
from labeval.coding.edits import Change, changed, removed
from labeval.coding.rows import Code, Memo
from labeval.ui.coding.memos.window import MemosWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows


@pytest.fixture
def window(controller: CodingController, qtbot):
    return coding_windows.shown(MemosWindow(controller, LIGHT), qtbot)


def texts(window: MemosWindow) -> list[str]:
    return [row[-1] for row in window.model.rows]


def test_every_kind_of_note_is_listed_and_nothing_else(window, controller, qtbot):
    before = len(texts(window))
    code, coding = next(iter(controller.codes)), controller.workbook.codings()[0]
    source = next(iter(controller.sources))
    notes = [
        Memo("m1", "code", code, controller.coder, "About the code", "2026-01-05T08:00:00Z"),
        Memo("m2", "source", source, controller.coder, "About it", "2026-01-06T08:00:00Z"),
        Memo("m3", "project", "", controller.coder, "All of it", "2026-01-04T08:00:00Z"),
    ]
    changes = [Change(None, memo) for memo in notes]
    controller.do("Memos", [*changes, Change(coding, replace(coding, memo="Said twice"))])
    controller.do("Save", saving([], "Query", EMPTY, controller.coder))
    qtbot.waitUntil(lambda: len(texts(window)) == before + 4)
    assert {"About the code", "About it", "All of it", "Said twice"} <= set(texts(window))
    window.kind.choose(frozenset({"segment"}))
    assert "Said twice" in texts(window) and "All of it" not in texts(window)
    window.kind.choose(frozenset())
    window.field.setText("all OF")
    assert texts(window) == ["All of it"]
    window.field.setText("nowhere")
    assert not window.view.isVisible() and "No memo passes" in window.empty.text()


def test_a_memo_that_was_written_now_is_the_newest_however_old_its_segment(
    window, controller, qtbot
):
    coding = controller.workbook.codings()[0]
    controller.do("Memo", changed(coding, replace(coding, memo="Said twice")))
    moved = replace(coding, memo="Said twice", weight=2)
    qtbot.waitUntil(lambda: "Said twice" in texts(window))
    assert texts(window)[0] == "Said twice"
    written = controller.workbook.notes_written()[coding.id]
    assert written > coding.created
    controller.do("Weigh", changed(replace(coding, memo="Said twice"), moved))
    assert controller.workbook.notes_written()[coding.id] == written, "the memo is as it was"
    controller.undo()
    controller.undo()
    assert coding.id not in controller.workbook.notes_written()


def test_a_memo_on_a_code_that_somebody_removed_meanwhile_names_it(window, controller, qtbot):
    code = Code("gone", "Doubt about sources")
    controller.do("New", [Change(None, code)])
    controller.do("Rename", changed(code, replace(code, name="Doubt")))
    memo = Memo("m1", "code", "gone", controller.coder, "Why?", "2026-01-05T08:00:00Z")
    controller.do("Remove", [removed(replace(code, name="Doubt"))])
    controller.do("Memo", [Change(None, memo)])  # comes from another laptop
    qtbot.waitUntil(lambda: "Why?" in texts(window))
    row = window.model.rows[texts(window).index("Why?")]
    assert row[1] == "Doubt (removed)"


def test_the_journal_is_written_changed_and_undone(window, controller, qtbot):
    window.fresh.click()
    qtbot.keyClicks(window.text, "First day. Slow.")
    qtbot.keyClick(window.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "First day. Slow." in texts(window))
    assert window.text.toPlainText() == ""
    window.view.selectRow(texts(window).index("First day. Slow."))
    window.text.setPlainText("First day. Fast.")
    window.keep.click()
    qtbot.waitUntil(lambda: "First day. Fast." in texts(window))
    controller.undo()
    qtbot.waitUntil(lambda: "First day. Slow." in texts(window))
    controller.undo()
    qtbot.waitUntil(lambda: not any("First day" in text for text in texts(window)))


def test_memos_of_codes_sources_and_segments_are_changed_where_they_are_listed(
    window, controller, qtbot
):
    code, source = next(iter(controller.codes)), next(iter(controller.sources))
    coding = next(c for c in controller.workbook.codings() if c.coder == controller.coder)
    when = "2026-01-05T08:00:00Z"
    memos = [
        Memo("m1", "code", code, controller.coder, "About the code", when),
        Memo("m2", "source", source, controller.coder, "About the source", when),
    ]
    changes = [Change(None, memo) for memo in memos]
    controller.do("Memos", [*changes, *changed(coding, replace(coding, memo="About words"))])
    for before in ("About the code", "About the source", "About words"):
        qtbot.waitUntil(lambda text=before: text in texts(window))
        window.view.selectRow(texts(window).index(before))
        assert window.keep.isEnabled() and window.keep.text() == "Keep the memo"
        window.text.setPlainText(f"{before}, and more")
        window.keep.click()
        qtbot.waitUntil(lambda text=before: f"{text}, and more" in texts(window))
        assert before not in texts(window)
    kept = {memo.id: memo.text for memo in controller.workbook.memos()}
    assert (kept["m1"], kept["m2"]) == ("About the code, and more", "About the source, and more")
    assert "About words, and more" in {c.memo for c in controller.workbook.codings()}
    controller.undo()
    assert "About words" in {c.memo for c in controller.workbook.codings()}
    window.view.selectRow(texts(window).index("About the code, and more"))
    qtbot.keyClick(window.view, Qt.Key.Key_Return)
    assert window.text.hasFocus(), "a code has no text to open"


def test_what_is_written_about_a_segment_that_goes_meanwhile_is_kept_in_the_journal(
    window, controller, qtbot
):
    coding = next(c for c in controller.workbook.codings() if c.coder == controller.coder)
    controller.do("Memo", changed(coding, replace(coding, memo="Why here?")))
    qtbot.waitUntil(lambda: "Why here?" in texts(window))
    window.view.selectRow(texts(window).index("Why here?"))
    window.text.setPlainText("Since it hurts.")
    controller.do("Uncode", [removed(replace(coding, memo="Why here?"))])
    window.refresh()
    window.keep.click()
    qtbot.waitUntil(lambda: "Since it hurts." in texts(window))
    (memo,) = (m for m in controller.workbook.memos() if m.text == "Since it hurts.")
    assert memo.about == "journal"


def test_what_somebody_else_wrote_is_only_read_here_and_opens(window, controller, qtbot):
    coding = next(c for c in controller.workbook.codings() if c.coder != controller.coder)

    controller.do("Memo", [Change(coding, replace(coding, memo="Why here?"))])
    qtbot.waitUntil(lambda: "Why here?" in texts(window))
    opened = []
    window.segment_opened.connect(opened.append)
    window.view.selectRow(texts(window).index("Why here?"))
    assert window.text.toPlainText() == "Why here?" and window.text.isReadOnly()
    assert not window.keep.isEnabled()
    qtbot.keyClick(window.view, Qt.Key.Key_Return)
    assert [one.id for one in opened] == [coding.id]


def test_the_list_is_saved_as_a_table(window, controller, tmp_path, qtbot):
    memos = controller.workbook.memos()
    changes = write_memo(memos, "=1+1", about="project", row="", coder=controller.coder)
    controller.do("Memo", changes)
    qtbot.waitUntil(lambda: "=1+1" in texts(window))
    window.save_as(tmp_path / "memos.csv")
    with (tmp_path / "memos.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(texts(window)) and "'=1+1" in {row["text"] for row in rows}


def test_an_entry_that_is_kept_is_heard(in_english, window, qtbot, heard):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClicks(window.text, "First day.")
    window.keep.click()
    qtbot.waitUntil(lambda: heard == ["Done: Write in the journal"])
