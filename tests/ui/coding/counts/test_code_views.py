from __future__ import annotations

import csv
from dataclasses import replace
from functools import partial
from math import comb
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPalette

from labeval.coding.attributes import SET_ATTRIBUTE, setting
from labeval.coding.codes.codebook import describe
from labeval.coding.corpus.counts import ATTRIBUTE
from labeval.coding.identity import id_of
from labeval.coding.rows import Coding
from labeval.coding.stop_words import STOP_WORDS
from labeval.ui.coding.counts.choices import (
    AGAINST,
    CASES,
    FREQUENCIES,
    JOINT,
    RULES,
    SATURATION,
    TIMES,
    TOGETHER,
    WORDS,
)
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine
from labeval.ui.coding.counts.picture import Picture
from labeval.ui.coding.counts.segments import SegmentModel
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts import many_places
from labeval.ui.coding.parts.code_colours import PALETTE
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import method_name
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows


@pytest.fixture
def window(controller: CodingController, qtbot):
    ratings = partial(controller.property, coding_windows.RATINGS)
    return coding_windows.shown(ViewsWindow(controller, LIGHT, ratings=ratings), qtbot)


def fullest(window: ViewsWindow) -> GridCell:
    grid = window.grid()
    assert grid is not None
    return max((c for line in grid.lines for c in line.cells), key=lambda cell: len(cell.segments))


@pytest.mark.parametrize("view", [FREQUENCIES, CASES, TOGETHER, TIMES, SATURATION, JOINT, AGAINST])
def test_a_cell_of_each_view_opens_its_segments(window: ViewsWindow, view: int, qtbot) -> None:
    window.views.setCurrentRow(view)
    window.settle()
    assert window._right.isVisible()
    assert window.table.model().rowCount() > 0
    assert not window.empty.isVisible()
    window.table.cell_chosen.emit(fullest(window))
    segments = window.segments.segment_model.segments
    assert segments == fullest(window).segments and segments
    window.segments.setCurrentIndex(window.segments.model().index(0, 0))
    with qtbot.waitSignal(window.segment_opened) as opened:
        qtbot.keyClick(window.segments, Qt.Key.Key_Return)
    assert isinstance(opened.args[0], Coding)


def test_nothing_asks_for_words_before_there_is_a_count(controller, qtbot) -> None:
    window = ViewsWindow(controller, LIGHT)
    qtbot.addWidget(window)
    window.show()
    assert not window.summary.isVisible() and window.views.isVisible()
    window.settle()
    assert window._right.isVisible() and not window.summary.isVisible()


def test_one_starts_with_ones_own_codes_and_can_see_those_of_all(window: ViewsWindow) -> None:
    own = sum(len(line.cells[0].segments) for line in window.grid().lines)
    window.filters.coder.choose(frozenset())
    window.settle()
    every = sum(len(line.cells[0].segments) for line in window.grid().lines)
    assert 0 < own < every == len(window.corpus.codings)


def test_figures_are_split_by_method_and_given_per_1000_words(window: ViewsWindow) -> None:
    window.choices.by.pick("method")
    methods = ("Comparison of two", "Rating on a scale")
    assert window.grid().heads == ("All", "(none)", *methods)
    window.choices.measure.pick("per_1000")
    texts = [cell.text for line in window.grid().lines for cell in line.cells if cell.text]
    assert texts and all("." in text for text in texts)


def test_words_are_counted_and_have_no_segments(window: ViewsWindow) -> None:
    window.views.setCurrentRow(WORDS)
    window.settle()
    assert window.grid().lines[0].cells[0].value > 1
    assert fullest(window).segments == ()


def test_common_words_are_left_out_and_phrases_are_counted(window: ViewsWindow) -> None:
    window.views.setCurrentRow(WORDS)
    window.settle()
    names = {line.name for line in window.grid().lines}
    assert names and not names & STOP_WORDS
    first = window.grid().lines[0].name
    window.choices.others.setText(f"{first.upper()}, nothing")
    window.choices._waiting.timeout.emit()
    assert first not in {line.name for line in window.grid().lines}
    window.choices.common.pick("counted")
    assert {line.name for line in window.grid().lines} & STOP_WORDS
    window.choices.phrase.pick("2")
    assert all(len(line.name.split()) == 2 for line in window.grid().lines)


def test_a_summary_of_a_cell_is_kept_undone_and_marked(window: ViewsWindow, qtbot) -> None:
    window.views.setCurrentRow(CASES)
    window.settle()
    cell = fullest(window)
    window.table.cell_chosen.emit(cell)
    assert window.summary.isVisible()
    window.summary.field.setPlainText("They find it hard.")
    qtbot.keyClick(window.summary.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    (kept,) = window.controller.workbook.paraphrases()
    assert (kept.case, kept.code, kept.text) == (cell.case, cell.code, "They find it hard.")
    qtbot.waitUntil(lambda: any(c.noted for line in window.grid().lines for c in line.cells))
    window.controller.undo()
    assert window.controller.workbook.paraphrases() == []


def test_new_codings_are_counted_at_once(window: ViewsWindow, qtbot) -> None:
    before = window.explanation.text()
    window.controller.undo()  # a board
    window.controller.undo()  # all codings of this coder
    qtbot.waitUntil(lambda: window.explanation.text() != before)


def test_pictures_and_tables_are_saved(window: ViewsWindow, tmp_path: Path) -> None:
    for view in (FREQUENCIES, CASES, TIMES, SATURATION, JOINT):
        window.views.setCurrentRow(view)
        window.settle()
        for suffix in ("svg", "png", "csv", "xlsx", "docx"):
            window.save_as(tmp_path / f"{view}.{suffix}")
        assert "<svg" in (tmp_path / f"{view}.svg").read_text()
        assert QImage(str(tmp_path / f"{view}.png")).width() >= 1800
        with (tmp_path / f"{view}.csv").open(newline="") as file:
            rows = list(csv.reader(file))
        assert rows == window.grid().rows()


def test_a_folder_that_cannot_be_written_is_reported(window: ViewsWindow, tmp_path: Path) -> None:
    window.save_as(tmp_path / "missing" / "codes.csv")
    assert "cannot be written" in window.notice.text() and window.notice.isVisible()
    ink = window.notice.palette().color(QPalette.ColorRole.WindowText)
    assert ink == LIGHT.color("bad")


def test_a_click_on_the_picture_chooses_a_cell(window: ViewsWindow, qtbot) -> None:
    window.views.setCurrentRow(CASES)
    window.settle()
    window.picture.grab()
    area, cell, _ = next(a for a in window.picture._areas if a[1].segments)
    with qtbot.waitSignal(window.picture.cell_chosen) as chosen:
        where = QPoint(round(area.center().x()), round(area.center().y()))
        qtbot.mouseClick(window.picture, Qt.MouseButton.LeftButton, pos=where)
    assert chosen.args[0] == cell


def test_slanted_heads_end_inside_of_the_picture(qtbot) -> None:
    heads = (*"abcdef", "Uncertainty shown by the model")
    cells = tuple(GridCell("1", 1.0) for _ in heads)
    picture = Picture(LIGHT)
    qtbot.addWidget(picture)
    picture.show_grid(Grid("", heads, (GridLine("P01", cells),), ""))
    width = 420
    image = QImage(2 * width, 140, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    picture.paint_on(painter, width, 140)
    painter.end()
    beyond = {image.pixelColor(x, y).name() for x in range(width, 2 * width) for y in range(140)}
    assert beyond == {QColor(Qt.GlobalColor.white).name()}


def test_an_empty_workbook_says_what_to_do(tmp_path: Path, qtbot) -> None:
    with coding_windows.opened(tmp_path / "coding.sqlite") as controller:
        window = coding_windows.shown(ViewsWindow(controller, LIGHT), qtbot)
        assert "Nothing is coded yet" in window.empty.text() and window.empty.isVisible()
        window.views.setCurrentRow(JOINT)
        window.settle()
        assert window.empty.isVisible() and not window.save.isEnabled()


def test_a_rule_shows_what_it_finds_and_codes_it_in_one_edit(
    window: ViewsWindow, qtbot, monkeypatch
) -> None:
    asked: list[str] = []
    answers = [False, True]

    def ask(_parent, text: str) -> bool:
        asked.append(text)
        return answers[len(asked) - 1]

    monkeypatch.setattr(many_places, "ask_yes_no", ask)
    window.views.setCurrentRow(RULES)
    window.settle()
    assert window.empty.isVisible() and not window.rules.do.isEnabled()
    book = window.controller.workbook
    before = len(book.codings())
    code = id_of("test", "Navigation")
    window.rules.code.pick(code)
    window.rules.words.setText("CODEC")
    window.rules.extent.pick("sentence")
    qtbot.waitUntil(lambda: window.rules.do.isEnabled())
    found = window.table.model().rowCount()
    assert found > 2 and str(found) in window.rules.do.text()
    assert not window._right.isVisible(), "its places have their sentences in the table"
    rows = window.grid().rows()[1:]
    assert all("codec" in row[2].casefold()[:80] for row in rows), "in sight"
    window.rules.do.click()
    assert len(book.codings()) == before, "it was not confirmed"
    assert f"Code {found} places" in asked[0] and "“Navigation”" in asked[0]
    window.rules.do.click()
    assert len(book.codings()) == before + found
    assert str(found) in window.notice.text() and window.notice.isVisible()
    ink = window.notice.palette().color(QPalette.ColorRole.WindowText)
    assert ink == LIGHT.color("good"), "it is done, not refused"
    batch = {c.batch for c in book.codings(code=code) if "codec" in c.quote}
    assert batch == {"a term CODEC"}
    window.controller.undo()
    assert len(book.codings()) == before
    monkeypatch.setattr(many_places, "ask_yes_no", lambda *_: True)
    window.rules.code.pick("new")
    for _ in range(2):
        window.rules.do.click()
        window.settle()
    made = [c for c in window.controller.codes.values() if c.name == "CODEC"]
    assert len(made) == 1 and made[0].colour in PALETTE, "as a code that is typed"
    assert len(book.codings()) == before + found, "a second time there is nothing new"
    window.rules.words.setText("CODE")
    assert not window.rules.do.isEnabled(), "until the places of these words are here"


def test_a_message_moves_nothing_that_is_clicked_next(window: ViewsWindow, qapp) -> None:
    qapp.processEvents()
    before = window.views.mapTo(window, QPoint(0, 0))
    window._notify("Saved: Long ones", "good")
    qapp.processEvents()
    assert window.notice.isVisible() and window.views.mapTo(window, QPoint(0, 0)) == before


def test_a_picture_that_has_room_needs_no_scroll_bar(window: ViewsWindow, qapp) -> None:
    window.resize(1280, 781)
    for view in (CASES, TOGETHER):
        window.views.setCurrentRow(view)
        window.settle()
        qapp.processEvents()
    assert window.picture.height_wanted() < window._middle.height() // 2
    assert window._area.verticalScrollBar().maximum() == 0


def test_filters_that_take_two_rows_stay_as_wide_as_their_words(window: ViewsWindow, qapp) -> None:
    window.resize(560, 700)
    qapp.processEvents()
    shown = [pill for pill in window.filters._pills if pill.isVisible()]
    assert len({pill.y() for pill in shown}) > 1
    assert all(pill.width() <= pill.sizeHint().width() for pill in shown)


def test_everything_written_with_an_answer_is_found(window: ViewsWindow) -> None:
    window.views.setCurrentRow(RULES)
    window.settle()
    window.rules.kind.pick("whole")
    window.settle()
    assert window.grid().lines == ()  # every passage there is would be nobody's rule
    window.rules.answer.choose(frozenset({"tie"}))
    window.settle()
    found = [passage for passage, _ in window._found]
    assert found and all(passage.where.value == "tie" for passage in found)


def test_an_invalid_regular_expression_is_reported(window: ViewsWindow) -> None:
    window.views.setCurrentRow(RULES)
    window.settle()
    window.rules.words.setText("tie(")
    window.rules.kind.pick("pattern")
    window.settle()
    assert "character 4" in window.notice.text() and window.notice.isVisible()
    assert not window.rules.do.isEnabled()
    window.rules.words.setText("ti.")
    window.rules.changed.emit()
    window.settle()
    assert not window.notice.isVisible() and window._found


def test_segments_are_copied_with_their_source_page_and_time(window: ViewsWindow, qtbot) -> None:
    window.filters.kind.choose(frozenset({"comments"}))
    window.settle()
    window.table.cell_chosen.emit(fullest(window))
    segments = window.segments.segment_model.segments
    window.segments.setFocus()
    qtbot.keyClick(window.segments, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().split("\n\n")
    assert len(copied) == len(segments)
    quote, provenance = copied[0].split("\n")
    minutes = segments[0].where.session_ms // 60_000
    assert quote == f"“{segments[0].quote}”"
    assert segments[0].source.participant in provenance and f"{minutes:02}:" in provenance


def test_a_segment_of_a_group_says_which_participant_speaks(window: ViewsWindow) -> None:
    corpus = window.corpus
    segment = next(s for s in corpus.segments if s.passage.speaker)
    model = SegmentModel()
    assert "P77" not in model.provenance(segment)
    source = replace(segment.source, cases=((segment.passage.speaker, "P77"),))
    assert "P77" in model.provenance(replace(segment, source=source)).split("  ·  ")


def test_saturation_says_what_further_interviews_would_bring(tmp_path, qtbot, qapp) -> None:
    with coding_windows.coded(tmp_path, participants=6) as controller:
        window = coding_windows.shown(ViewsWindow(controller, LIGHT), qtbot)
        window.views.setCurrentRow(SATURATION)
        grid = window.grid()
        assert grid is not None
        assert [line.name for line in grid.lines[6:]] == ["+1", "+2", "+3", "+5", "+10"]
        so_far = grid.lines[5].cells[1].value
        expected = [line.cells[0].value for line in grid.lines[6:]]
        assert expected == sorted(expected)
        for line in grid.lines[6:]:
            cell = line.cells[1]
            assert cell.value == so_far + line.cells[0].value
            assert so_far <= cell.low <= cell.value <= cell.high
        assert "Chao2" in window.explanation.text()
        window.filters.participant.choose(frozenset(window.corpus.participants()[:4]))
        grid = window.grid()
        assert grid is not None and len(grid.lines) == 4
        assert "fewer than 5 participants" in window.explanation.text()
        window.save_as(tmp_path / "curve.svg")
        assert (tmp_path / "curve.svg").stat().st_size > 0


def test_scales_without_the_code_are_named_above_and_have_no_rows(controller, qtbot) -> None:
    ratings = controller.property(coding_windows.RATINGS)
    silent = [replace(ratings[0], page=f"later-{n}", method="aqc", value="yes") for n in range(3)]
    controller.naming.criterion = lambda id: f"<{id}>"
    made = ViewsWindow(controller, LIGHT, ratings=lambda: [*ratings, *silent])
    window = coding_windows.shown(made, qtbot)
    window.views.setCurrentRow(JOINT)
    window.choices.aspect.pick("method")
    window.settle()
    assert window.choices.name.text() == f"Which: {method_name('ab')}"
    window.views.setCurrentRow(AGAINST)
    window.choices.rest.pick("all")
    grid = window.grid()
    assert grid is not None
    assert {line.name.rpartition(":")[0] for line in grid.lines} <= {
        f"{method_name(rating.method)} · <{rating.criterion}>" for rating in ratings
    }
    for with_the_code in grid.lines[::2]:
        assert sum(cell.value or 0 for cell in with_the_code.cells[1:]) > 0
    _, _, absent = window.explanation.text().partition("The code occurs at no rating of: ")
    assert f"{method_name('aqc')} · <{ratings[0].criterion}>" in absent
    assert method_name("aqc") != "aqc"


def test_a_long_name_of_a_code_does_not_widen_a_column_of_figures(controller, qtbot) -> None:
    code = next(code for code in controller.codes.values() if code.codable)
    controller.do("rename", describe(code, name="what somebody said word for word " * 4))
    window = coding_windows.shown(ViewsWindow(controller, LIGHT), qtbot)
    window.views.setCurrentRow(CASES)
    grid = window.grid()
    assert grid is not None and any(len(head) > 100 for head in grid.heads)
    widths = [window.table.columnWidth(n) for n in range(len(grid.heads))]
    assert max(widths) <= 180
    (long,) = (n for n, head in enumerate(grid.heads) if len(head) > 100)
    tip = window.table.model().headerData(
        long, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )
    assert "what somebody said word for word" in str(tip)


def test_codes_together_are_counted_by_words_passages_and_sources(window: ViewsWindow) -> None:
    window.views.setCurrentRow(TOGETHER)
    codes: dict[str, dict[str, set[str]]] = {"passage": {}, "source": {}}
    for segment in window.corpus.chosen(window.filters.filter()):
        for within, place in (("passage", segment.passage.id), ("source", segment.source.id)):
            codes[within].setdefault(place, set()).add(segment.code)
    pairs = {
        within: sum(comb(len(found), 2) for found in places.values())
        for within, places in codes.items()
    }
    assert 0 < pairs["passage"] < pairs["source"]
    for within, number in pairs.items():
        window.choices.within.pick(within)
        grid = window.grid()
        assert grid is not None and grid.about.startswith(f"{number} times")
        assert sum(cell.value or 0 for line in grid.lines for cell in line.cells) == 2 * number
    window.choices.within.pick("words")
    grid = window.grid()
    assert grid is not None and grid.lines and "share words" in grid.about


@pytest.mark.parametrize(("by", "shape"), [("method", "groups"), ("item", "heat"), ("all", "bars")])
def test_a_split_shows_a_bar_for_each_group_or_shades_of_many(
    window: ViewsWindow, by: str, shape: str, qtbot
) -> None:
    window.views.setCurrentRow(FREQUENCIES)
    window.choices.by.pick(by)
    grid = window.grid()
    assert grid is not None and grid.shape == shape
    window.grab()
    drawn = [cell for _, cell, _ in window.picture._areas]
    wanted = [c for line in grid.lines for n, c in enumerate(line.cells) if n in grid.shaded]
    assert [cell for cell in wanted if cell.value is not None] == [
        cell for cell in drawn if cell.value is not None
    ]


def test_ages_are_split_in_classes_of_equal_number_or_up_to_typed_ends(
    window: ViewsWindow, controller: CodingController
) -> None:
    book = controller.workbook
    cases = sorted({case for source in book.sources() for case in source.participants})
    ages = dict(zip(cases, ("9", "31", "44", "70"), strict=True))
    for case, age in ages.items():
        controller.do(SET_ATTRIBUTE, setting(book.attributes(), "participant", case, {"Age": age}))
    window.refresh()
    window.settle()
    assert window.choices.classes.isHidden()
    window.choices.by.pick(f"{ATTRIBUTE}Age")
    grid = window.grid()
    assert grid is not None and grid.heads == ("All", "9", "31", "44", "70")
    window.choices.classes.pick("2")
    halves = window.grid()
    assert halves is not None and halves.heads == ("All", "9–31", "44–70")
    for one, two in zip(grid.lines, halves.lines, strict=True):
        values = [cell.value for cell in one.cells]
        if None not in values:
            assert two.cells[1].value == values[1] + values[2]
            assert len(two.cells[1].segments) == two.cells[1].value
    window.choices.classes.pick("ends")
    assert not window.choices.ends.isHidden()
    for typed, heads in (("9, 44", ("9", "31–44", "70")), ("31", ("9–31", "44–70"))):
        window.choices.ends.setText(typed)
        window.settle()
        window._ask_view()
        third = window.grid()
        assert third is not None and third.heads == ("All", *heads)
    window.choices.by.pick("participant")
    assert window.choices.classes.isHidden() and window.choices.ends.isHidden()


def test_a_filter_that_still_narrows_stays_in_sight_where_its_values_are_gone(
    window: ViewsWindow, controller: CodingController
) -> None:
    window.views.setCurrentRow(FREQUENCIES)
    attribute = window.filters.attribute
    case = window.corpus.participants()[0]
    controller.do(SET_ATTRIBUTE, setting((), "participant", case, {"Age": "9"}))
    window.refresh()
    window.settle()
    assert not attribute.isHidden()
    attribute.choose(frozenset({"Age\x1f9"}))
    controller.undo()
    window.refresh()
    window.settle()
    grid = window.grid()
    assert grid is None or not grid.lines or grid.about.startswith("0 "), grid.about
    assert not attribute.isHidden()
    attribute.choose(frozenset())
    window.refresh()
    window.settle()
    assert attribute.isHidden()


def test_cells_that_are_empty_are_heard_as_empty(window: ViewsWindow) -> None:
    cells = (GridCell(""), GridCell("", 0.0), GridCell("2", 2.0, noted=True))
    grid = Grid("", ("Test", "Number", "Noted"), (GridLine("code", cells),), "")
    window.table.show_grid(grid)
    model = window.table.grid_model
    read = [model.index(0, n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(3)]
    assert read == ["code, Test: ", "code, Number: 0", "code, Noted: 2, summarised"]
