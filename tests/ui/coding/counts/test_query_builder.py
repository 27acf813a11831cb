"""Queries are put together by clicking, read as a sentence, saved, and coded after looking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.corpus.conditions import EMPTY, Condition, Group
from labeval.coding.identity import id_of
from labeval.ui.coding.counts.choices import QUERY
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts import many_places
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.queries.part_rows import ConditionRow, GroupRow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from tests.support.coding import coding_windows

LENGTH, PAIRS = id_of("test", "Study length"), id_of("test", "Pairs")


@pytest.fixture
def window(controller: CodingController, qtbot):
    made = coding_windows.shown(ViewsWindow(controller, LIGHT), qtbot, height=800)
    made.filters.coder.choose(frozenset())
    made.views.setCurrentRow(QUERY)
    made.settle()
    return made


def settled(window: ViewsWindow, qtbot) -> None:
    """Rows and result follow from the last click."""
    qtbot.waitUntil(lambda: not window.builder._waiting.isActive())
    window.settle()


def condition(window: ViewsWindow, *path: int) -> ConditionRow:
    row = window.builder.row(*path)
    assert isinstance(row, ConditionRow)
    return row


def head(window: ViewsWindow, *path: int) -> GroupRow:
    row = window.builder.row(*path)
    assert isinstance(row, GroupRow)
    return row


def ids(window: ViewsWindow) -> set[str]:
    grid = window.grid()
    return {s.coding.id for line in (grid.lines if grid else ()) for s in line.cells[0].segments}


def test_a_row_without_room_goes_on_below_its_first_part_and_is_removed_on_the_right(qtbot):
    relations = Group((Condition(),), relation="near")
    row = GroupRow(LIGHT, (0,), "and", relations)
    qtbot.addWidget(row)
    row.resize(420, row.layout().heightForWidth(420))
    row.show()
    joint, first = row.findChildren(Label)[0], row.relation
    *others, taken = row.findChildren(LinkButton)
    below = [p for p in (row.within, row.joint, *others) if p.y() > first.geometry().bottom()]
    assert min(part.x() for part in below) == first.x()
    for end in (joint, taken):
        assert abs(end.geometry().center().y() - first.geometry().center().y()) <= 1
    assert taken.geometry().right() == 419


def test_a_query_is_clicked_together_and_read_as_a_sentence(window, qtbot):
    builder = window.builder
    assert window.grid() is None and not builder.do.isEnabled()
    condition(window, 0).values.choose(frozenset({LENGTH}))
    settled(window, qtbot)
    assert builder.sentence.text().startswith("Places: coded “") and "Study length”" in (
        builder.sentence.text()
    )
    length = {s.coding.id for s in window.corpus.segments if s.code == LENGTH}
    assert length and length <= ids(window)
    head(window)._add_group()
    qtbot.waitUntil(lambda: len(builder.rows) == 4)
    head(window, 1).relation.pick("near")
    qtbot.waitUntil(lambda: hasattr(head(window, 1), "within"))
    head(window, 1).within.pick("3 passages")
    condition(window, 1, 0).values.choose(frozenset({PAIRS}))
    settled(window, qtbot)
    assert "near places coded “" in builder.sentence.text()
    assert builder.sentence.text().endswith("[up to three passages apart]")
    near = {line.cells[0].text for line in window.grid().lines}
    head(window, 1).relation.pick("not near")
    qtbot.waitUntil(lambda: head(window, 1).relation.value == "not near")
    settled(window, qtbot)
    assert near and near != {line.cells[0].text for line in window.grid().lines}
    builder.row(1).reshaped.emit((1,), None)
    qtbot.waitUntil(lambda: len(builder.rows) == 2)
    settled(window, qtbot)
    assert length <= ids(window)


def test_all_rows_of_a_short_query_are_in_view(window, qtbot):
    asked = Group(parts=(Condition(), Group(parts=(Condition(), Condition()))))
    window.builder.show_group(asked)
    settled(window, qtbot)
    QApplication.processEvents()
    area = window.builder._area
    assert len(window.builder.rows) == 5
    assert area.verticalScrollBar().maximum() == 0
    for row in window.builder.rows:
        assert area.viewport().rect().contains(QRect(row.mapTo(area, QPoint()), row.size()))


def test_an_added_row_scrolls_into_view_and_takes_the_keyboard(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    area = window.builder._area
    for number in range(2, 10):
        qtbot.mouseClick(head(window).findChildren(LinkButton)[0], Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda number=number: len(window.builder.rows) == number + 1)
        added = condition(window, number - 1)
        qtbot.waitUntil(added.values.hasFocus)
        QApplication.processEvents()
        assert area.viewport().rect().contains(QRect(added.mapTo(area, QPoint()), added.size()))
    assert area.verticalScrollBar().maximum() > 0


def test_a_category_includes_the_codes_under_it(window, qtbot):
    condition(window, 0).values.choose(frozenset({id_of("test", "User sentiment")}))
    settled(window, qtbot)
    under = window.corpus.under(id_of("test", "User sentiment"))
    chosen = window.corpus.chosen(window.filters.filter())
    assert ids(window) >= {s.coding.id for s in chosen if s.code in under}


def test_numbers_and_words_are_typed(window, qtbot):
    condition(window, 0).kind.pick("words")
    qtbot.waitUntil(lambda: condition(window, 0).typed)
    QTest.keyClicks(condition(window, 0).field, "the")
    settled(window, qtbot)
    assert window.builder.sentence.text() == "Places: with the words “the”"
    found = [line.cells[0].text.lower() for line in window.grid().lines]
    assert found and set(found) == {"the"}
    condition(window, 0).kind.pick("answer")
    qtbot.waitUntil(lambda: "below" in condition(window, 0).compare._shown)
    condition(window, 0).compare.pick("below")
    qtbot.waitUntil(lambda: condition(window, 0).typed)
    QTest.keyClicks(condition(window, 0).field, "3")
    settled(window, qtbot)
    assert window.builder.sentence.text() == "Places: answer is below 3"


def test_places_are_counted_and_a_matrix(window, qtbot):
    window.builder.show_group(Group((Condition("code", (LENGTH, PAIRS)),)))
    window.settle()
    places = len(window.grid().lines)
    window.builder.show_as.pick("participant")
    counted = window.grid()
    assert sum(int(line.cells[0].text) for line in counted.lines) == places
    window.builder.show_as.pick("matrix")
    matrix = window.grid()
    assert {line.name for line in matrix.lines} <= set(window.corpus.participants())
    assert len(matrix.heads) >= 2


def test_a_query_is_saved_live_and_deleted_and_all_of_it_is_undone(window, controller, qtbot):
    group = Group((Condition("code", (LENGTH,)),))
    window.builder.show_group(group, "Long ones")
    window.settle()
    window.builder.keep.click()
    assert window.notice.text() == "Saved: Long ones"
    before = len(window.grid().lines)
    window.builder.show_group(EMPTY)
    window.builder._saved["Long ones"]
    (entry,) = [a for a in window.builder.menu().actions() if a.text() == "Long ones"]
    entry.trigger()
    window.settle()
    assert window.builder.group == group and len(window.grid().lines) == before
    coding = next(c for c in window.corpus.codings if c.code == LENGTH)
    from labeval.coding.edits import removed

    controller.do("Uncode", [removed(coding)])
    window.settle()
    assert len(window.grid().lines) < before, "it is asked again after each edit"
    window.delete_query("Long ones")
    assert window.builder._saved == {}
    controller.undo()
    window.settle()
    window.refresh()
    window.settle()
    assert list(window.builder._saved) == ["Long ones"]


def test_its_places_are_coded_in_one_edit_after_looking(window, controller, monkeypatch, qtbot):
    window.builder.show_group(Group((Condition("code", (LENGTH,)),)))
    window.settle()
    hits = len(window._hits)
    window.builder.code.pick(PAIRS)
    asked = []
    monkeypatch.setattr(many_places, "ask_yes_no", lambda _, text: asked.append(text) or True)
    before = {c.id for c in controller.workbook.codings()}
    assert str(hits) in window.builder.do.text()
    window.builder.do.click()
    window.settle()
    made = [c for c in controller.workbook.codings() if c.id not in before]
    assert asked and 0 < len(made) <= hits
    assert {c.code for c in made} == {PAIRS}
    assert all(c.quote and c.batch.startswith("Places: coded") for c in made)
    controller.undo()
    assert {c.id for c in controller.workbook.codings()} == before
    known = len(controller.codes)
    window.builder.code.pick("new")
    window.builder.name.setText("Long ones")
    window.builder.do.click()
    (code,) = (code for code in controller.codes.values() if code.name == "Long ones")
    assert sum(c.code == code.id for c in controller.workbook.codings()) == hits
    assert "“Long ones”" in asked[-1]
    controller.undo()
    assert len(controller.codes) == known, "one edit"
    window.builder.name.setText("")
    window.builder.do.click()
    assert asked[-1].count("“Places:") == 0 and "with “coded “" in asked[-1], asked[-1]


def test_the_table_of_segments_shows_those_of_a_query(window, controller, qtbot):
    table = RetrievalWindow(controller, LIGHT)
    qtbot.addWidget(table)
    table.show()
    table.settle()
    every = len(table.model.order)
    table.filters.participant.choose(frozenset({"nobody"}))
    table.field.setText("left from before")
    window.table_asked.connect(table.show_query)
    window.builder.show_group(Group((Condition("code", (LENGTH,)),)))
    window.settle()
    window.builder.table.click()
    table.settle()
    assert 0 < len(table.model.order) < every
    asked, listed = table.asked.text().split("\n")
    assert asked == window.builder.sentence.text() and listed.startswith("Every segment")
    table.all.click()
    table.settle()
    assert len(table.model.order) == every and not table.asked.isVisible()


def test_rows_are_reached_and_changed_by_keys(window, qtbot):
    row = condition(window, 0)
    row.kind.setFocus()
    QTest.keyClick(row.kind, Qt.Key.Key_Tab)
    assert row.compare.hasFocus() or row.values.hasFocus()
    assert all(part.accessibleName() for part in (row.kind, row.compare, row.values))


def test_the_number_of_places_is_announced_where_it_changes(window, qtbot, heard):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.builder.show_group(Group((Condition(values=(LENGTH,)),)))
    settled(window, qtbot)
    assert heard[-1] == window.explanation.text() and heard[-1]
    heard.clear()
    window.refresh()
    window.settle()
    assert heard == []


def test_rows_stay_where_they_are_when_nothing_is_found(window, qtbot):
    window.builder.show_group(Group((Condition("code", (LENGTH,)),)))
    window.settle()
    row = condition(window, 0)
    before = row.mapTo(window, QPoint(0, 0)).y()
    window.builder.show_group(Group((Condition("words", ("nobody says this",)),)))
    settled(window, qtbot)
    assert not window.grid() or not window.grid().lines
    QApplication.processEvents()
    assert condition(window, 0).mapTo(window, QPoint(0, 0)).y() == before
