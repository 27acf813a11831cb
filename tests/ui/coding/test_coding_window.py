"""An analyst codes on the real window, with the keyboard, and finds everything again."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest

from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added
from labeval.coding.rows import Anchor, Source, SourceKind
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.theme import DARK
from labeval.ui.widgets.basics.label import Label
from tests.support.coding.analyst import (
    ALT,
    CONTROL,
    KEY,
    SHIFT,
    Analyst,
    begin_codebook_here,
    coded_twice,
)


def test_words_become_a_code_in_one_key_and_stay_when_the_window_is_opened_again(analyst, folder):
    analyst.press(KEY.Key_Home)
    analyst.press(KEY.Key_Right, SHIFT | CONTROL, times=3)
    words = analyst.view.selection.text.strip()
    analyst.press(KEY.Key_V)
    (coding,) = analyst.stored()
    assert coding.quote == words == analyst.controller.codes[coding.code].name
    assert analyst.view.selection is None
    assert analyst.view.sheet.marks.get(coding.id) is not None
    again = Analyst(folder)
    assert again.view.sheet.marks.get(coding.id) == coding
    assert again.controller.counts == {coding.code: 1}
    again.leave()


def test_a_code_is_found_by_letters_or_made_by_its_name_and_comes_first_the_next_time(analyst):
    analyst.select(0, 12)
    analyst.press(KEY.Key_C)
    finder = analyst.window.commands.finder
    assert finder.isVisible()
    analyst.type("Puzzled")
    analyst.press(KEY.Key_Return)
    assert not finder.isVisible() and analyst.view.hasFocus()
    puzzled = analyst.code("Puzzled")
    assert [c.code for c in analyst.stored()] == [puzzled.id]
    analyst.select(4, 20, passage=1)
    analyst.press(KEY.Key_C)
    analyst.type("puz")
    analyst.press(KEY.Key_Return)
    assert len(analyst.controller.codes) == 1 and len(analyst.stored()) == 2
    analyst.select(2, 9, passage=2)
    analyst.press(KEY.Key_1)
    assert [c.code for c in analyst.stored()] == [puzzled.id] * 3


def test_without_a_selection_the_whole_passage_is_coded(analyst):
    begin_codebook_here(analyst)
    analyst.window.code_with(analyst.code("Likes").id)
    (coding,) = analyst.stored()
    assert coding.quote == analyst.controller.passages[0].text


def test_a_selection_goes_over_passages_with_the_keyboard_and_with_the_mouse(analyst):
    analyst.press(KEY.Key_Down, CONTROL | SHIFT)
    analyst.press(KEY.Key_Right, SHIFT, times=4)
    found = analyst.view.selection
    ids = [passage.id for passage in analyst.controller.passages]
    assert (found.start, found.end) == (Anchor(ids[0], 0), Anchor(ids[1], 4))
    analyst.press(KEY.Key_Left)
    assert analyst.view.selection is None
    first, second = (analyst.view.text_box(id) for id in ids[:2])
    viewport = analyst.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=first.topLeft() + QPoint(40, 8))
    for y in (first.top() + 20, second.top() + 8):
        QTest.mouseMove(viewport, QPoint(first.left() + 90, y))
    QTest.mouseRelease(
        viewport, Qt.MouseButton.LeftButton, pos=QPoint(first.left() + 90, second.top() + 8)
    )
    found = analyst.view.selection
    assert (found.start.passage, found.end.passage) == (ids[0], ids[1])
    assert analyst.window.offering.menu.isVisible()
    analyst.press(KEY.Key_V)
    (coding,) = analyst.stored()
    assert (coding.start.passage, coding.end.passage) == (ids[0], ids[1])


def test_undo_and_redo_follow_every_edit_and_name_it(analyst):
    analyst.select(0, 8)
    analyst.press(KEY.Key_V)
    coding = analyst.stored()[0]
    assert "Code in vivo" in analyst.window.header._undo.toolTip()
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.stored() == [] and analyst.controller.codes == {}
    assert analyst.view.sheet.marks.all() == []
    analyst.press(KEY.Key_Y, CONTROL)
    assert analyst.stored() == [coding] == analyst.view.sheet.marks.all()


def test_overlapping_segments_become_current_one_after_the_other(analyst):
    long, short = coded_twice(analyst)
    analyst.view.put_caret(Anchor(long.start.passage, 5))
    assert analyst.view.chosen.id == short.id
    seen = []
    for _ in range(3):
        analyst.press(KEY.Key_O)
        seen.append(analyst.view.chosen.id)
    assert seen == [long.id, short.id, long.id]


def test_the_ends_of_a_segment_move_by_words_and_the_quote_with_them(analyst):
    long, _ = coded_twice(analyst)
    text = analyst.controller.passages[0].text
    analyst.view.put_caret(Anchor(long.start.passage, 25))
    assert analyst.view.chosen.id == long.id
    analyst.press(KEY.Key_Right, ALT, times=2)
    moved = analyst.controller.codings[long.id]
    assert moved.end.offset > long.end.offset
    assert moved.quote == text[: moved.end.offset]
    assert not text[moved.end.offset - 1].isspace()
    analyst.press(KEY.Key_Right, ALT | SHIFT)
    moved = analyst.controller.codings[long.id]
    assert moved.start.offset == text.index(" ") + 1
    analyst.press(KEY.Key_Z, CONTROL, times=3)
    assert analyst.controller.codings[long.id] == long


def test_a_handle_is_pulled_with_the_mouse_until_it_is_let_go(analyst):
    long, _ = coded_twice(analyst)
    analyst.view.choose_coding(long.id)
    box = analyst.view.text_box(long.start.passage)
    layout = analyst.view.sheet.layout(0)
    end = layout.boxes(long.start.offset, long.end.offset)[0]
    handle = QPoint(round(box.left() + end.right()), box.top() + 12)
    to = QPoint(round(box.left() + layout.caret(12).x()), box.top() + 12)
    viewport = analyst.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=handle)
    QTest.mouseMove(viewport, QPoint((handle.x() + to.x()) // 2, handle.y()))
    QTest.mouseMove(viewport, to)
    assert analyst.controller.codings[long.id] == long, "nothing is written while it is pulled"
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)
    text = analyst.controller.passages[0].text
    assert analyst.controller.codings[long.id].quote == text[:12].rstrip()
    assert analyst.window.footer.message.startswith("An end of “Likes” was dragged")
    analyst.window.footer.show_message("")
    moved = analyst.controller.codings[long.id]
    analyst.view.end_moved.emit(long.id, False, moved.end)
    assert analyst.window.footer.message == "", "nothing was changed that could be taken back"


def test_a_segment_is_uncoded_recoded_quoted_and_annotated(analyst):
    long, _ = coded_twice(analyst)
    analyst.view.choose_coding(long.id)
    analyst.press(KEY.Key_Q)
    assert analyst.controller.codings[long.id].quotable
    analyst.press(KEY.Key_M)
    analyst.type("He sounds relieved.")
    analyst.press(KEY.Key_Escape)
    assert analyst.controller.codings[long.id].memo == "He sounds relieved."
    analyst.press(KEY.Key_G)
    analyst.type("struggle")
    analyst.press(KEY.Key_Return)
    assert analyst.controller.codings[long.id].code == analyst.code("Struggle").id
    analyst.view.choose_coding(long.id)
    analyst.press(KEY.Key_G)
    analyst.type("Relief")
    analyst.press(KEY.Key_Return)
    assert analyst.controller.codings[long.id].code == analyst.code("Relief").id
    analyst.controller.undo()
    assert analyst.controller.codings[long.id].code == analyst.code("Struggle").id
    analyst.view.choose_coding(long.id)
    analyst.press(KEY.Key_Delete)
    assert long.id not in {coding.id for coding in analyst.stored()}
    assert analyst.controller.counts == {analyst.code("Confusion").id: 1}


def test_who_has_not_agreed_to_be_quoted_is_not_marked_quotable(analyst):
    source = analyst.controller.source
    analyst.controller.workbook.take_in([Change(source, replace(source, quotable=False))])
    analyst.controller.read_again()
    long, _ = coded_twice(analyst)
    analyst.view.choose_coding(long.id)
    analyst.press(KEY.Key_Q)
    assert not analyst.controller.codings[long.id].quotable
    assert "not agreed" in analyst.window.footer.message


def test_what_another_coder_has_coded_is_seen_and_not_changed(folder, qtbot):
    first = Analyst(folder)
    first.sit_down(qtbot)
    first.select(0, 8)
    first.press(KEY.Key_V)
    (coding,) = first.stored()
    first.leave()
    second = Analyst(folder, coder="B")
    second.sit_down(qtbot)
    second.view.choose_coding(coding.id)
    second.press(KEY.Key_Delete)
    second.press(KEY.Key_Right, ALT)
    assert second.stored() == [coding]
    assert second.view.looks.coder_of(coding).endswith("A")
    assert second.window.windowTitle() == "Coding as B: study"
    assert not first.view.looks.coder_of(coding), "one's own"
    assert "Another coder" in second.window.footer.message
    second.window.filters.choose("coder", frozenset({second.controller.coder}))
    assert not second.view.looks.is_lit(coding)
    second.leave()


def test_what_another_program_writes_is_seen(analyst, folder):
    with Workbook(folder.workbook, coder="B") as other:
        source = analyst.controller.source
        other.do(codebook.ADD, codebook.add([], "From elsewhere"))
        text = other.text_of(source.id)
        passage = text.passages[0]
        code = other.codes()[0].id
        ends = Anchor(passage.id, 0), Anchor(passage.id, 6)
        changes = marking.code_span(text, *ends, code=code, coder=other.coder.id)
        other.do(marking.CODE, changes)
    analyst.controller.look_elsewhere()
    assert [code.name for code in analyst.controller.codes.values()] == ["From elsewhere"]
    assert len(analyst.view.sheet.marks.all()) == 1


def test_a_robot_that_does_anything_leaves_window_and_workbook_agreeing(analyst):
    """Random acts by keyboard: what is drawn is what is stored, after each of them."""
    chance = random.Random(7)
    begin_codebook_here(analyst)
    names = ["Likes", "Confusion", "AB", "Struggle"]
    actions = {
        "code": lambda: analyst.window.code_with(analyst.code(chance.choice(names)).id),
        "vivo": lambda: analyst.press(KEY.Key_V),
        "next": lambda: analyst.press(KEY.Key_N),
        "delete": lambda: analyst.press(KEY.Key_Delete),
        "longer": lambda: analyst.press(KEY.Key_Right, ALT),
        "shorter": lambda: analyst.press(KEY.Key_Left, ALT | SHIFT),
        "quote": lambda: analyst.press(KEY.Key_Q),
        "undo": lambda: analyst.press(KEY.Key_Z, CONTROL),
        "redo": lambda: analyst.press(KEY.Key_Y, CONTROL),
        "source": lambda: analyst.press(KEY.Key_PageDown, CONTROL),
    }
    for _ in range(150):
        if chance.random() < 0.5 and analyst.controller.passages:
            row = chance.randrange(min(6, len(analyst.controller.passages)))
            length = len(analyst.controller.passages[row].text)
            start = chance.randrange(length)
            analyst.select(start, chance.randint(start, length), passage=row)
        actions[chance.choice(list(actions))]()
    here = analyst.controller.source.id
    book = analyst.controller.workbook
    assert {c.id: c for c in analyst.view.sheet.marks.all()} == {
        c.id: c for c in book.codings(here)
    }
    assert analyst.controller.codes == {c.id: c for c in book.codes()}
    assert analyst.controller.counts == book.counts()
    assert analyst.controller.counts_by_source == book.counts_by_source()
    for coding in book.codings():
        assert book.text_of(coding.source).quote(coding.start, coding.end) == coding.quote


def test_caret_and_place_stay_when_somebody_else_has_written(analyst, folder):
    later = analyst.controller.passages[20]
    analyst.view.put_caret(Anchor(later.id, 3))
    at = analyst.view.scrolled()
    with Workbook(folder.workbook, coder="B") as other:
        other.do(codebook.ADD, codebook.add([], "From elsewhere"))
    analyst.controller.look_elsewhere()
    assert [code.name for code in analyst.controller.codes.values()] == ["From elsewhere"]
    assert analyst.view.caret == Anchor(later.id, 3)
    assert analyst.view.scrolled() == at


def test_a_memo_that_is_being_written_is_kept_when_the_window_closes(folder, qtbot):
    analyst = Analyst(folder)
    analyst.sit_down(qtbot)
    analyst.press(KEY.Key_M)
    analyst.type("A quiet one.")
    analyst.leave()
    with Workbook(folder.workbook, coder="reader", read_only=True) as workbook:
        assert [memo.text for memo in workbook.memos()] == ["A quiet one."]


def test_a_segment_is_given_weight_and_loses_it_at_zero(analyst):
    long, _ = coded_twice(analyst)
    analyst.view.choose_coding(long.id)
    analyst.press(KEY.Key_Down, ALT, times=2)
    assert analyst.controller.codings[long.id].weight == -2
    analyst.press(KEY.Key_Up, ALT, times=2)
    assert analyst.controller.codings[long.id].weight is None


def test_other_colours_reach_every_part_of_the_window(analyst):
    window = analyst.window
    analyst.select(0, 12)
    window.edits.code_in_vivo()  # the tree of codes is shown
    window.set_theme(DARK)
    own = [label for label in window.findChildren(Label) if label.window() is window]
    for label in own:  # and not those of the participant's screen, which keeps its own colours
        painted = label.palette().color(QPalette.ColorRole.WindowText)
        assert painted == DARK.color(label._role), label.text()
    ground = window.codes.tree.viewport().palette().color(QPalette.ColorRole.Base)
    assert ground == DARK.color("ground")


def test_a_code_that_is_removed_with_its_segments_is_named(analyst):
    analyst.select(0, 12)
    analyst.window.edits.code_in_vivo()
    (coding,) = analyst.stored()
    name = analyst.controller.codes[coding.code].name
    analyst.window.codes.tree.choose(coding.code)
    analyst.window.commands.remove()
    assert not analyst.stored() and f"“{name}”" in analyst.window.footer.message
    assert "1 segment" in analyst.window.footer.message


def test_f2_renames_the_code_that_the_keyboard_is_on(analyst):
    tree = analyst.window.codes.tree
    analyst.select(0, 12)
    analyst.window.edits.code_in_vivo()
    tree.choose(analyst.stored()[0].code)
    tree.setFocus()
    QTest.keyClick(tree, KEY.Key_F2)
    assert tree.state() == tree.State.EditingState


@pytest.mark.parametrize(
    ("size", "sources"), [((1366, 768), 5), ((1366, 768), 9), ((1280, 720), 8)]
)
def test_sources_are_all_in_sight_as_long_as_half_of_the_column_has_room(
    tmp_path, qtbot, size, sources
):
    """Of five texts four were in sight."""
    folder = StudyFolder(tmp_path)
    with Workbook(folder.workbook, coder="A") as workbook:
        rows = (Source(f"s{n}", SourceKind.INTERVIEW, f"Talk {n}") for n in range(sources))
        workbook.take_in(map(added, rows))
    analyst = Analyst(folder)
    analyst.sit_down(qtbot, size)
    panel = analyst.window.sources
    assert panel.sources.rowCount() == sources
    qtbot.waitUntil(lambda: panel.list.viewport().height() > 0)
    assert panel.list.verticalScrollBar().maximum() == 0
    assert panel.height() <= panel.height_wanted + 1, "no more room than the rows need"
    assert analyst.window.codes.height() >= panel.height()
    analyst.leave()
