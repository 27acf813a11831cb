"""What is said of a record in which one cell was altered is to the letter what it was."""

from __future__ import annotations

import pytest

from tests.runs.damages import TABLES, make_study
from tests.support.whole_runs.damaged import findings_of_alterations
from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.rescued import rescues_of
from tests.support.whole_runs.runs import kept


def test_every_altered_cell_is_found_and_rescued_as_it_was(tmp_path):
    found = findings_of_alterations(tmp_path)
    assert differences(found, kept("findings", "alterations")) == []
    assert sum(len(columns) for columns in found.values()) > 60


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    return make_study(tmp_path_factory.mktemp("made") / "study")


@pytest.mark.parametrize("table", TABLES)
def test_what_is_rescued_of_a_record_with_an_altered_cell_is_row_by_row_what_it_was(
    study, tmp_path, table
):
    found = rescues_of(study, tmp_path, table)
    assert differences(found, kept("rescued", table)) == []
    assert len(found) > 1
