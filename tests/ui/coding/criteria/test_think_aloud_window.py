"""The window of thinking aloud: criteria, places, keys that jump and code, files."""

from __future__ import annotations

import csv
from functools import partial

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import added
from labeval.coding.rows import Attribute
from labeval.jobs.coding.recorded_moments import read_session_moments
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.criteria.window import ThinkAloudWindow
from labeval.ui.coding.criteria.wording import kind_names
from labeval.ui.coding.parts.attribute_values import attribute_values
from tests.support.coding.analyst import Analyst
from tests.support.coding.beside import opened_beside, settle
from tests.support.studies.thought_aloud import think_aloud_study

KEY = Qt.Key


@pytest.fixture
def analyst(tmp_path, qtbot):
    made = Analyst(think_aloud_study(tmp_path / "study", 2))
    made.sit_down(qtbot)
    yield made
    made.leave()


@pytest.fixture
def window(analyst, qtbot):
    made = opened_beside("criteria", analyst, qtbot)
    assert isinstance(made, ThinkAloudWindow)
    yield made
    made.close()


def sentences(window):
    return [row[5] for row in window.places.shown()]


def test_a_criterion_narrows_the_list_and_says_how_it_was_rated(window):
    criteria = [row[0] for row in window.summary.shown()]
    assert criteria == ["All criteria", "honesty", "correctness", "clarity", "fluency"]
    assert window.summary.shown()[2][1:5] == ("2", "2", "8", "28")
    assert len(sentences(window)) == 2 * 5 and window.rated.isHidden()
    window.criteria.selectRow(1)
    assert sentences(window) == ["Um, I am not sure.", "No, wait, two."] * 2
    assert "Rating on a scale: 2 ×2; mean 2.00" in window.rated.text()
    assert window.places.shown()[1][1] == "Answer changed: 4 → 2"
    window.criteria.selectRow(3)
    assert sentences(window) == [] and window.nothing.isVisible()


def test_kinds_are_chosen_and_explained(window):
    assert "2 thing" in window.about_places.text()
    window.what.choose(frozenset({"other"}))
    assert sentences(window) == ["It is not fluent at all."] * 2
    assert window.about_places.text().startswith("Other criterion: a word")
    window.what.choose(frozenset({"everything"}))
    assert len(sentences(window)) == 2 * 6
    window.what.choose(frozenset())
    window.participant.choose(frozenset({window.corpus.participants()[0]}))
    window.settle()
    assert len(sentences(window)) == 5


def test_enter_shows_the_words_in_their_text(window, analyst, qtbot):
    window.list.selectRow(5)
    (row,) = [window.places.shown()[5]]
    qtbot.keyClick(window.list, KEY.Key_Return)
    selection = analyst.view.selection
    assert selection is not None and selection.text == row[5]
    assert analyst.controller.source.participant == row[3]


def test_c_asks_for_a_code_there_and_the_digit_codes_from_the_list(window, analyst, qtbot):
    window.list.selectRow(0)
    qtbot.keyClick(window.list, KEY.Key_C)
    finder = analyst.window.commands.finder
    assert finder.isVisible()
    qtbot.keyClicks(finder.field, "Doubt")
    qtbot.keyClick(finder.field, KEY.Key_Return)
    assert [c.quote for c in analyst.stored()] == ["Um, I am not sure."]
    settle(window, qtbot)
    assert window.places.shown()[0][6] == "Doubt" and "1: Doubt" in window.hint.text()
    qtbot.keyClick(analyst.view, KEY.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(window.isActiveWindow)
    window.list.selectRow(4)
    words = sentences(window)[4]
    qtbot.keyClick(window.list, KEY.Key_1)
    assert {c.quote for c in analyst.stored()} == {"Um, I am not sure.", words}
    assert len(analyst.stored()) == 2
    settle(window, qtbot)
    assert window.list.currentIndex().row() == 4 and window.places.shown()[4][6] == "Doubt"
    qtbot.keyClick(window.list, KEY.Key_1)
    assert len(analyst.stored()) == 2 and "already" in window.notice.text()
    qtbot.keyClick(window.list, KEY.Key_2)
    assert len(analyst.stored()) == 2 and window.notice.text() == "The key 2 has no code."
    qtbot.keyClick(window.list, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [c.quote for c in analyst.stored()] == ["Um, I am not sure."]
    settle(window, qtbot)
    assert window.places.shown()[4][6] == ""


def test_a_click_on_a_heading_sorts_and_both_tables_are_saved_as_shown(window, tmp_path):
    window.list.sortByColumn(5, Qt.SortOrder.DescendingOrder)
    words = sentences(window)
    assert words == sorted(words, reverse=True)
    window.save_as(window.places, tmp_path / "places.csv")
    with (tmp_path / "places.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["Said"] for row in rows] == words
    window.save_as(window.summary, tmp_path / "criteria.xlsx")
    sheet = load_workbook(tmp_path / "criteria.xlsx").active
    shown = [tuple(map(str, row)) for row in sheet.iter_rows(min_row=2, values_only=True)]
    assert [row[0] for row in shown] == [row[0] for row in window.summary.shown()]


def test_without_a_transcript_it_says_what_to_do(analyst, qtbot):
    made = ThinkAloudWindow(
        *(analyst.controller, analyst.window.theme, None),
        edits=analyst.window.edits,
        read_moments=partial(read_session_moments, analyst.folder.path / "none.sqlite"),
    )
    qtbot.addWidget(made)
    made.show()
    made.retranslate()
    assert made.empty.isHidden(), "nothing is known as long as it is being read"
    settle(made, qtbot)
    assert "labeval transcribe" in made.empty.text() and not made.save.isEnabled()
    assert made.empty.isVisible() and not made.list.isVisible()
    made.corpus = Corpus([], {}, [], [])
    assert "recorded elsewhere" in made._why_empty(), "no transcript brings pages to interviews"


def test_all_criteria_count_the_participants_that_an_attribute_lets_through(
    window, analyst, qtbot, tmp_path
):
    first, second = window.corpus.participants()
    with Workbook(analyst.folder.workbook, coder="A") as book:
        ages = ((first, "old"), (second, "young"))
        rows = [Attribute(age, "participant", who, "age", age) for who, age in ages]
        book.do("ages", [added(row) for row in rows])
    window.refresh()
    settle(window, qtbot)
    assert window.summary.shown()[0][2] == "2"
    (old,) = [v for v in attribute_values(window.corpus.attributes) if "old" in str(v)]
    window.attribute.choose(frozenset({old}))
    window.settle()
    assert [row[2] for row in window.summary.shown()] == ["1"] * 5
    window.save_as(window.summary, tmp_path / "criteria.csv")
    with (tmp_path / "criteria.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row[2] for row in csv.reader(file)][1] == "1"


def test_each_reason_begins_with_its_kind_which_is_said_once(window):
    kinds = set(kind_names().values())
    reasons = [why for row in window.places.shown() for why in row[1].split("  ·  ") if why]
    assert reasons
    for why in reasons:
        kind, _, about = why.partition(": ")
        assert kind in kinds
        assert about.casefold() not in kind.casefold() or not about
    assert "Definition looked up" in reasons


def test_a_wider_window_widens_the_columns_that_nobody_resized(window, qtbot):
    table = window.list
    why, answer = (window.places.heads.index(head) for head in ("Why", "Answer"))
    window.resize(1280, 800)
    settle(window, qtbot)
    table.setColumnWidth(answer, 77)
    before = table.columnWidth(why)
    window.resize(1920, 800)
    settle(window, qtbot)
    assert table.columnWidth(why) > 1.4 * before
    assert table.columnWidth(answer) == 77
    window.resize(1280, 800)
    settle(window, qtbot)
    assert table.columnWidth(why) == before
