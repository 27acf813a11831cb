"""Results of whole studies are, column by column, what they were."""

from __future__ import annotations

import pytest

from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import ANALYSED, kept, results_of


@pytest.mark.parametrize("template", ANALYSED)
def test_every_table_of_results_is_what_it_was(template):
    assert differences(results_of(template), kept("results", template)) == []
