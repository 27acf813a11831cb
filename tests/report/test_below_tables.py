"""What holds of all rows of a table is said once, below it."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.questions import Shown, question_module
from labeval.report.sections import printed
from tests.report.test_true_sentences import with_tables

BOTH = ["Benjamini-Hochberg", "Benjamini-Hochberg"]


@pytest.mark.parametrize(
    ("corrections", "is_column"),
    [(BOTH, False), ([*BOTH[:1], ""], False), ([*BOTH[:1], "Holm"], True)],
)
def test_a_correction_that_all_rows_share_is_a_sentence(analysed, corrections, is_column):
    rows = pd.DataFrame({"a": ["x", "y"], "p": [0.01, 0.2], "adjusted": corrections})
    found = printed(
        Shown("distinct_criteria", "Title", tuple(rows.columns)), rows, with_tables(analysed)
    )
    said = any("Correction of p: Benjamini-Hochberg." in note for note in found.notes)
    assert said is not is_column
    assert any("Benjamini-Hochberg" in cell for row in found.rows for cell in row) is is_column
    assert all(len(row) == len(found.headings) == len(found.is_number) for row in found.rows)


def test_the_table_of_shares_of_wins_says_where_its_intervals_and_the_tests_can_disagree(analysed):
    material = with_tables(analysed)
    (shown,) = (t for t in question_module("systems").TABLES if t.table == "pairwise")
    found = printed(shown, shown.rows(material), material)
    assert "may include one half where p there is below .05" in found.notes[-1]
