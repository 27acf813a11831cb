"""A table of results on its sheet."""

from __future__ import annotations

import pandas as pd
from PySide6.QtCore import Qt

from labeval.report.questions import Shown, question_module
from labeval.ui.results.table_card import TableCard
from labeval.ui.theme import LIGHT
from tests.report.conftest import analysed
from tests.report.test_true_sentences import with_tables

__all__ = ["analysed"]


def card(qtbot, shown, material) -> TableCard:
    made = TableCard(shown, material, LIGHT)
    qtbot.addWidget(made)
    return made


def headings(made: TableCard) -> list[str]:
    model = made.table.model()
    return [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]


def test_a_correction_that_all_rows_share_is_below_the_table(qtbot, analysed):
    rows = {"a": ["x", "y"], "p": [0.01, 0.2], "adjusted": "Benjamini-Hochberg"}
    shown = Shown("distinct_criteria", "Title", ("a", "p", "adjusted"))
    material = with_tables(analysed, distinct_criteria=pd.DataFrame(rows))
    made = card(qtbot, shown, material)
    assert made.below.text() == "Correction of p: Benjamini-Hochberg."
    assert headings(made) == ["one", "p"]


def test_shares_of_wins_say_where_their_intervals_and_the_tests_can_disagree(qtbot, analysed):
    (shown,) = (t for t in question_module("systems").TABLES if t.table == "pairwise")
    made = card(qtbot, shown, with_tables(analysed))
    assert "may include one half where p there is below .05" in made.below.text()
    (other,) = (t for t in question_module("systems").TABLES if t.table == "transitivity")
    assert not card(qtbot, other, with_tables(analysed)).below.isVisibleTo(made)


def test_sentences_about_rows_are_whole_below_the_table(qtbot, analysed):
    why = "when it came was not drawn by lot: what led to it can explain a difference too"
    row = {"method": "dqe", "intervention": "hint", "outcome": "seconds", "before": 34.1}
    row |= {"after": 31.2, "difference": -2.1, "n": 8, "interventions": 11}
    rows = pd.DataFrame([{**row, "reason": reason} for reason in (why, "", why)])
    (shown,) = (t for t in question_module("struggles").TABLES if t.table == "interventions")
    made = card(qtbot, shown, with_tables(analysed, interventions=rows))
    made.resize(980, 400)
    made.show()
    assert made.below.isVisible() and made.below.text() == f"1) {why}"
    assert made.below.height() >= made.below.heightForWidth(made.below.width())
    model = made.table.model()
    last = model.columnCount() - 1
    assert [model.index(n, last).data() for n in range(3)] == ["1)", "", "1)"]
    assert headings(made)[-1] == "" and "why undefined, or note" not in headings(made)
    assert made.table.horizontalHeader().length() <= made.table.viewport().width()
