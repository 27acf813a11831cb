"""The target of keys in the coding window is drawn as current and is in sight."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from labeval.coding.codes import marking
from labeval.coding.rows import Anchor
from labeval.store.workbook.workbook import Workbook
from tests.support.coding.analyst import ALT, CONTROL, KEY, SHIFT, begin_codebook_here, coded_twice

LEFT = Qt.MouseButton.LeftButton


def click(analyst, passage: str, offset: int, to: int | None = None) -> None:
    """Click a place of a passage, or drag from there to another offset."""
    view, row = analyst.view, analyst.view.sheet.rows[passage]
    box, layout = view.text_box(passage), view.sheet.layout(row)

    def point(at: int) -> QPoint:
        return (
            box.topLeft()
            + layout.caret(at).toPoint()
            + QPoint(0, view.sheet.columns.type.line // 2)
        )

    QTest.mousePress(view.viewport(), LEFT, pos=point(offset))
    end = offset
    if to is not None:
        QTest.mouseMove(view.viewport(), point((offset + to) // 2))
        QTest.mouseMove(view.viewport(), point(to))
        end = to
    QTest.mouseRelease(view.viewport(), LEFT, pos=point(end))


@pytest.fixture
def first(analyst):
    """A segment at the beginning of the first passage, clicked; and the passage's id."""
    long, _ = coded_twice(analyst)
    click(analyst, long.start.passage, 20)
    assert analyst.view.target.segment == long
    return long


@pytest.mark.parametrize("how", ["digit", "vivo", "finder", "drop", "tree", "menu"])
def test_what_was_just_coded_is_what_the_next_key_acts_on(analyst, first, how):
    passage = first.start.passage
    length = len(analyst.controller.passages[0].text)
    analyst.select(34, min(46, length))
    before = {coding.id for coding in analyst.stored()}
    likes = analyst.code("Likes").id
    match how:
        case "digit":
            analyst.press(KEY.Key_1)
        case "vivo":
            analyst.press(KEY.Key_V)
        case "finder":
            analyst.press(KEY.Key_C)
            analyst.type("Likes")
            analyst.press(KEY.Key_Return)
        case "drop":
            analyst.window.codes.tree.codes.selection_dropped.emit(likes)
        case "tree":
            analyst.window.codes.tree.code_picked.emit(likes)
        case "menu":
            analyst.window.offering.menu.picked.emit(likes)
    (made,) = [coding for coding in analyst.stored() if coding.id not in before]
    assert analyst.view.target.segment == made and made.start.passage == passage
    analyst.press(KEY.Key_Delete)
    assert {coding.id for coding in analyst.stored()} == before
    assert analyst.view.target.segment is None


def test_selected_words_come_before_a_segment_that_they_overlap(analyst, first):
    analyst.select(5, 60)
    assert analyst.view.target.segment is None
    stored = analyst.stored()
    for key, modifier in (
        *(
            (KEY.Key_Delete, Qt.KeyboardModifier.NoModifier),
            (KEY.Key_Q, Qt.KeyboardModifier.NoModifier),
        ),
        *((KEY.Key_Up, ALT), (KEY.Key_Right, ALT), (KEY.Key_Left, ALT | SHIFT)),
    ):
        analyst.press(key, modifier)
        assert analyst.stored() == stored
        assert "selected" in analyst.window.footer.message
        analyst.window.footer.fall_silent()
    for key in (KEY.Key_M, KEY.Key_G):
        analyst.press(key)
        assert not analyst.window.commands.memo.isVisible()
        assert not analyst.window.commands.finder.isVisible()
        assert "selected" in analyst.window.footer.message
    analyst.press(KEY.Key_1)
    assert analyst.view.target.segment.start.offset == 5


def test_a_segment_out_of_sight_comes_into_sight_before_a_key_changes_it(analyst, first):
    bar = analyst.view.verticalScrollBar()
    for key, modifier in ((KEY.Key_Delete, 0), (KEY.Key_Q, 0), (KEY.Key_Down, ALT)):
        bar.setValue(bar.maximum())
        stored = analyst.stored()
        analyst.press(key, modifier or Qt.KeyboardModifier.NoModifier)
        assert analyst.stored() == stored and analyst.view.shows_target
        assert "out of sight" in analyst.window.footer.message
    bar.setValue(bar.maximum())
    analyst.press(KEY.Key_M)
    assert analyst.view.shows_target and analyst.window.commands.memo.isVisible()
    analyst.press(KEY.Key_Escape)
    analyst.press(KEY.Key_Delete)
    assert first.id not in {coding.id for coding in analyst.stored()}


def test_a_passage_or_selection_out_of_sight_is_not_coded_unseen(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 9)
    analyst.press(KEY.Key_V)
    bar, view = analyst.view.verticalScrollBar(), analyst.view
    analyst.press(KEY.Key_Escape)
    for words in (None, (12, 20)):
        if words is not None:
            analyst.select(*words)
        bar.setValue(bar.maximum())
        before = analyst.stored()
        analyst.press(KEY.Key_1)
        assert analyst.stored() == before and view.shows_target
        analyst.press(KEY.Key_1)
        assert len(analyst.stored()) == len(before) + 1
        analyst.press(KEY.Key_Escape)


def test_with_a_list_or_hits_before_the_text_nothing_in_the_text_is_changed(analyst, first):
    stored = analyst.stored()
    analyst.window.codes.tree.setFocus()
    for key in (KEY.Key_Delete, KEY.Key_Q):
        analyst.press(key)
        assert analyst.stored() == stored and "list" in analyst.window.footer.message
    analyst.view.setFocus()
    analyst.window.header.field.setText("the")
    analyst.window.searching.search_now()
    assert analyst.window.shows_found
    analyst.view.setFocus()
    for command in (analyst.window.edits.uncode, analyst.window.edits.code_in_vivo):
        analyst.window.footer.fall_silent()
        command()
        assert analyst.stored() == stored and "Hits" in analyst.window.footer.message


def test_what_is_selected_stays_so_while_somebody_else_writes(analyst, folder):
    begin_codebook_here(analyst)
    analyst.select(3, 17)
    wanted = analyst.view.selection
    analyst.press(KEY.Key_C)
    with Workbook(folder.workbook, coder="B") as other:
        code = other.codes()[0]
        text = other.text_of(analyst.controller.source.id)
        ends = (
            Anchor(analyst.controller.passages[1].id, 0),
            Anchor(analyst.controller.passages[1].id, 5),
        )
        changes = marking.code_span(text, *ends, code=code.id, coder=other.coder.id)
        other.do(marking.CODE, changes)
    analyst.controller.look_elsewhere()
    assert analyst.view.selection == wanted
    analyst.type("Likes")
    analyst.press(KEY.Key_Return)
    made = analyst.view.target.segment
    assert made is not None and made.quote == wanted.text.strip()


def test_the_code_that_was_asked_for_goes_to_the_words_it_was_asked_for(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 9)
    words = analyst.view.selection.text
    analyst.press(KEY.Key_C)
    analyst.view.select(
        Anchor(analyst.controller.passages[1].id, 0), Anchor(analyst.controller.passages[1].id, 4)
    )
    analyst.type("Likes")
    analyst.press(KEY.Key_Return)
    assert [coding.quote for coding in analyst.stored()] == [words.strip()]


def test_a_segment_under_the_caret_is_current_and_code_keys_code_its_words(analyst, first):
    analyst.press(KEY.Key_Home, CONTROL)
    target = analyst.view.target.segment
    assert target is not None and target.quote != first.quote  # the shortest at the caret
    analyst.window.code_with(analyst.code("Likes").id)
    assert analyst.view.target.segment.quote == target.quote
    assert analyst.view.target.segment.code == analyst.code("Likes").id


def drawn_as_current(view) -> list[tuple]:
    """The things that the painter draws as current, over all rows."""
    states = [(row, view.row_state(row)) for row in range(len(view.sheet))]
    found = [("selection", row, *state.selected) for row, state in states if state.selected]
    segments = {state.chosen for _, state in states if state.chosen}
    found += [("segment", id) for id in segments if view.sheet.marks.get(id) is not None]
    return found + [("passage", row) for row, state in states if state.is_target]


def acted_on(view) -> list[tuple]:
    """The target of keys, in the same words."""
    target = view.target
    if target.segment is not None:
        return [("segment", target.segment.id)]
    if target.start is None:
        return []
    (row, start), (last, end) = (view.sheet.position(a) for a in (target.start, target.end))
    if view.selection is None:
        return [("passage", row)]
    lengths = [len(p.text) for p in view.sheet.passages]
    parts = [
        ("selection", n, start if n == row else 0, end if n == last else lengths[n])
        for n in range(row, last + 1)
    ]
    return [part for part in parts if part[3] > part[2]]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_clicks_and_keys_never_act_on_what_is_not_drawn_as_current(analyst, seed):
    chance = random.Random(seed)
    begin_codebook_here(analyst)
    view, bar = analyst.view, analyst.view.verticalScrollBar()
    none = Qt.KeyboardModifier.NoModifier
    keys = [
        *((key, none) for key in (KEY.Key_1, KEY.Key_2, KEY.Key_V, KEY.Key_Q, KEY.Key_Delete)),
        *((key, none) for key in (KEY.Key_O, KEY.Key_N, KEY.Key_W, KEY.Key_Escape, KEY.Key_Down)),
        *((key, ALT) for key in (KEY.Key_Up, KEY.Key_Down, KEY.Key_Left, KEY.Key_Right)),
        *((key, ALT | SHIFT) for key in (KEY.Key_Left, KEY.Key_Right)),
        *((key, CONTROL) for key in (KEY.Key_Z, KEY.Key_Y, KEY.Key_Down, KEY.Key_PageDown)),
        *((key, SHIFT) for key in (KEY.Key_Right, KEY.Key_Down, KEY.Key_N)),
    ]
    changing = {KEY.Key_1, KEY.Key_2, KEY.Key_V, KEY.Key_Q, KEY.Key_Delete}
    analyst.select(0, 9)
    analyst.press(KEY.Key_V)
    for _ in range(160):
        what = chance.random()
        if what < 0.3:
            row = view.sheet.heights.row_at(view.scrolled() + chance.randrange(view.height()))
            length = len(view.sheet.passages[row].text)
            at, to = chance.randint(0, length), chance.randint(0, length)
            click(analyst, view.sheet.passages[row].id, at, to if chance.random() < 0.5 else None)
        else:
            if what < 0.45:
                bar.setValue(chance.randint(0, bar.maximum()))
            key, modifier = chance.choice(keys)
            before = {c.id: c for c in analyst.controller.workbook.codings()}
            target, seen = acted_on(view), view.shows_target
            ends = (view.target.start, view.target.end)
            segment = view.target.segment
            view.setFocus()
            analyst.press(key, modifier)
            after = {c.id: c for c in analyst.controller.workbook.codings()}
            changing_key = key in changing or modifier in (ALT, ALT | SHIFT)
            touched = {id for id in before.keys() | after.keys() if before.get(id) != after.get(id)}
            if changing_key and touched:
                assert seen, "a key changed what was out of sight"
                made = after.keys() - before.keys()
                if made:
                    (new,) = made
                    assert view.target.segment == after[new], "what was coded is not current"
                    text = analyst.controller.workbook.text_of(after[new].source)
                    assert marking.segment_ends(text, *ends) == (after[new].start, after[new].end)
                else:
                    assert touched == {segment.id} and target == [("segment", segment.id)]
        assert drawn_as_current(view) == acted_on(view)
