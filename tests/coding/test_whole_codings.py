"""Tables of codings, and the rows that many edits leave, are to the letter what they were."""

from __future__ import annotations

from tests.support.whole_runs.codes import rows_after_edits, tables_of_coders
from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import kept


def test_every_table_of_codings_is_what_it_was(tmp_path):
    assert differences(tables_of_coders(tmp_path), kept("codes", "tables")) == []


def test_many_edits_leave_the_rows_that_they_left(tmp_path):
    assert differences(rows_after_edits(tmp_path), kept("codes", "rows")) == []
