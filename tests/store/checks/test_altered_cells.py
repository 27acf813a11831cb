"""What is said of a record in which one cell was altered is to the letter what it was."""

from __future__ import annotations

from tests.support.whole_runs.damaged import findings_of_alterations
from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import kept


def test_every_altered_cell_is_found_and_rescued_as_it_was(tmp_path):
    found = findings_of_alterations(tmp_path)
    assert differences(found, kept("findings", "alterations")) == []
    assert sum(len(columns) for columns in found.values()) > 60
