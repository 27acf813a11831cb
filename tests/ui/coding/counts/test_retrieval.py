"""The table of coded segments: what is in it, its order, its filters, and its files."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest
from docx import Document
from openpyxl import load_workbook
from PySide6.QtCore import Qt

from labeval.coding.attributes import setting
from labeval.coding.edits import changed
from labeval.coding.sources import move
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.retrieval import COLUMNS, write_retrieval
from labeval.ui.coding.codes.edits_of_several import EditsOfSeveral
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.theme import LIGHT
from tests.support.coding.analyst import begin_codebook_here, coded_twice


@pytest.fixture
def window(analyst, qtbot):
    one, _ = coded_twice(analyst)
    source = analyst.controller.sources[one.source]
    known = setting((), "participant", source.participant, {"years": "9"})
    analyst.controller.do("Set an attribute", known)
    analyst.controller.do("Move to a folder", move([source], "Round 1"))
    made = RetrievalWindow(analyst.controller, analyst.window.theme)
    qtbot.addWidget(made)
    made.settle()
    made.settle()
    return made


def column(window, name):
    at = window.model.table.columns.index(name)
    table = window.model.shown_table()
    return [row[at] for row in table.rows]


def test_a_row_has_code_quote_attributes_and_the_other_codes_there(analyst, window):
    stored = {c.quote: c for c in analyst.stored()}
    assert set(column(window, "quote")) == set(stored)
    assert column(window, "years") == ["9", "9"] and column(window, "folder") == ["Round 1"] * 2
    codes = column(window, "code")
    assert column(window, "other_codes") == codes[::-1]
    assert window.model.table.columns[: len(COLUMNS)] == COLUMNS


def test_sources_are_called_and_found_as_in_the_list_of_sources(analyst, window):
    at = window.model.table.columns.index("source")
    (listed,) = {
        analyst.window.sources.sources.index(row).data().partition("  ")[0]
        for row, source in enumerate(analyst.window.sources.sources.rows)
        if source == window.model.table.segments[0].source
    }
    shown = window.model.index(0, at).data()
    assert " ".join(shown.split()) == " ".join(listed.split())
    assert shown != column(window, "source")[0], "the record's own name is lower case, in English"
    window.field.setText(shown)
    assert window.model.rowCount() == 2
    window.field.setText(f"{shown} and more")
    assert window.model.rowCount() == 0


def test_a_column_that_gets_something_to_show_gets_its_width(analyst, window):
    at = window.model.table.columns.index("memo")
    before = window.view.columnWidth(at)
    text = "What is remarkable about it takes a line or two."
    one = window.model.table.segments[0].coding
    analyst.controller.do("Memo", changed(one, replace(one, memo=text)))
    window.settle()
    assert text in column(window, "memo")
    assert window.view.columnWidth(at) == LIGHT.px(200) > before


def test_columns_sort_filters_and_search_narrow_and_enter_opens(analyst, window):
    at = window.model.table.columns.index("quote")
    window.view.sortByColumn(at, Qt.SortOrder.DescendingOrder)
    quotes = column(window, "quote")
    assert quotes == sorted(quotes, reverse=True)
    window.field.setText(max(quotes, key=len)[-8:].upper())
    assert column(window, "quote") == [max(quotes, key=len)]
    opened = []
    window.segment_opened.connect(opened.append)
    window.view.opened.emit(0)
    assert opened[0].quote == max(quotes, key=len)
    window.field.clear()
    window.filters.code.choose(frozenset({analyst.code("Confusion").id}))
    window.settle()
    assert len(column(window, "quote")) == 1
    window.filters.participant.choose(frozenset({"nobody"}))
    window.settle()
    assert "filters" in window.empty.text() and not window.save.isEnabled()


def test_what_is_shown_is_written_in_three_formats(window, tmp_path):
    shown = window.model.shown_table()
    for name in ("a.csv", "a.xlsx", "a.docx"):
        window.save_as(tmp_path / name)
        window.settle()
        assert name in window.notice.text(), "it says what was written"
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert tuple(rows[0]) == shown.columns and [tuple(row) for row in rows[1:]] == list(shown.rows)
    sheet = load_workbook(tmp_path / "a.xlsx").active
    quotes = [row[1] for row in sheet.iter_rows(min_row=2, values_only=True)]
    assert quotes == [row[1] for row in shown.rows]
    kinds = [row[shown.columns.index("kind")] for row in sheet.iter_rows(values_only=True)]
    assert kinds == ["kind", *["Think-aloud"] * len(quotes)], "for reading, as it is shown"
    (table,) = Document(str(tmp_path / "a.docx")).tables
    assert [row.cells[1].text for row in table.rows[1:]] == quotes
    heads = [cell.text for cell in table.rows[0].cells]
    assert heads == ["Code", "Quote", "Memo", "Participant", "Source", "Coder"]
    with pytest.raises(ExchangeError, match=r"ends with \.csv, \.xlsx, \.docx"):
        write_retrieval(shown, tmp_path / "a.odt")


def test_segments_are_filtered_by_speaker_where_several_speak(analyst, window):
    speaker = analyst.controller.text().passages[0].speaker
    others = {p.speaker for p in analyst.controller.text().passages} - {speaker}
    assert others and not window.filters.speaker.isHidden()
    for chosen, shown in ((others, 0), ({speaker}, 2)):
        window.filters.speaker.choose(frozenset(chosen))
        window.settle()
        assert len(column(window, "quote")) == shown


def test_an_edit_is_seen_in_it_and_nothing_coded_is_said_so(analyst, qtbot):
    begin_codebook_here(analyst)
    made = RetrievalWindow(analyst.controller, analyst.window.theme)
    qtbot.addWidget(made)
    made.show()
    made.settle()
    assert made.empty.text() == "Nothing is coded yet."
    analyst.select(0, 6)
    analyst.window.code_with(analyst.code("Likes").id)
    made.settle()
    assert column(made, "quote") == [analyst.stored()[0].quote]


def test_where_nothing_is_found_a_button_takes_filters_and_search_back(window, qtbot):
    window.resize(1280, 720)
    window.show()
    every = len(column(window, "quote"))
    assert every and not window.all.isVisible()
    window.filters.participant.choose(frozenset({"nobody"}))
    window.field.setText("not there")
    window.settle()
    assert not window.view.isVisible() and window.all.isVisible()
    assert window.empty.width() > window.width() // 2, "a sentence and no column of words"
    window.all.click()
    window.settle()
    assert len(column(window, "quote")) == every and window.view.isVisible()
    assert not window.filters.narrow and window.field.text() == "" and not window.all.isVisible()


def test_quotes_have_two_lines_and_columns_without_a_cell_are_narrow(window):
    columns = window.model.table.columns
    width = dict(zip(columns, map(window.view.columnWidth, range(len(columns))), strict=True))
    assert set(column(window, "memo")) == {""}
    assert width["memo"] < 100 < 400 < width["quote"]
    line = window.view.fontMetrics().lineSpacing()
    assert window.view.wordWrap() and window.view.rowHeight(0) >= 2 * line


@pytest.fixture
def second_pass(analyst, qtbot):
    """The table with three segments, two of which are of one code in several sources."""
    begin_codebook_here(analyst)
    for source in list(analyst.controller.sources)[:2]:
        analyst.window.open_source(source)
        analyst.select(0, 4)
        analyst.window.code_with(analyst.code("Likes").id)
    made = RetrievalWindow(analyst.controller, analyst.window.theme)
    qtbot.addWidget(made)
    made.show()
    made.settle()
    made.settle()
    made.view.selectAll()
    made.several = EditsOfSeveral(analyst.controller, analyst.window.edits, made)
    return made


def coded_as(analyst) -> list[str]:
    codes = analyst.controller.codes
    return sorted(codes[coding.code].name for coding in analyst.stored())


def test_selected_segments_of_all_sources_get_another_code_in_one_edit(analyst, second_pass, qtbot):
    qtbot.keyClick(second_pass.view, Qt.Key.Key_G)
    assert "2 segments" in second_pass.several.finder.heading.text()
    qtbot.keyClicks(second_pass.several.finder.field, "Praise")
    qtbot.keyClick(second_pass.several.finder.field, Qt.Key.Key_Return)
    assert coded_as(analyst) == ["Praise", "Praise"]
    second_pass.settle()
    second_pass.settle()
    assert second_pass.notice.text() == "2 segments changed; Ctrl+Z undoes it."
    assert len(second_pass.selected) == 2, "the next key acts on the same"
    second_pass.several.recode(second_pass.selected, second_pass.selected[0].code)
    assert second_pass.notice.text() == "Nothing was changed."
    analyst.controller.undo()
    assert coded_as(analyst) == ["Likes", "Likes"]
    assert "Praise" not in {code.name for code in analyst.controller.codes.values()}


def test_selected_segments_get_a_further_code_by_its_key_and_are_uncoded(
    analyst, second_pass, qtbot
):
    analyst.window.edits.give_digit(analyst.code("Confusion"), 4)
    qtbot.keyClick(second_pass.view, Qt.Key.Key_4)
    assert coded_as(analyst) == ["Confusion", "Confusion", "Likes", "Likes"]
    second_pass.settle()
    second_pass.settle()
    second_pass.view.selectAll()
    qtbot.keyClick(second_pass.view, Qt.Key.Key_Delete)
    assert coded_as(analyst) == []
    analyst.controller.undo()
    assert len(coded_as(analyst)) == 4
