"""Results of small studies, each odd in a way of its own, are, column by column, what they were."""

from __future__ import annotations

import pytest

from labeval.analysis.tables import TABLES
from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.odd import ODD, kept_odd, odd_results


@pytest.mark.parametrize("name", ODD)
def test_every_table_of_an_odd_study_is_what_it_was(name):
    assert differences(odd_results(name), kept_odd(name)) == []


def test_the_odd_studies_have_every_table_of_results_between_them():
    """All but the one that scikit-learn makes."""
    found = {table for name in ODD for table in kept_odd(name)}
    assert found == set(TABLES) - {"decision_tree"}
