"""Results of whole studies are, column by column, what they were."""

from __future__ import annotations

import pytest

from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import RUNS, kept

LARGEST = ("results", "six-methods")
CASES = [
    pytest.param(
        kind, each, id=f"{kind}-{each}", marks=[pytest.mark.slow] * ((kind, each) == LARGEST)
    )
    for kind in ("results", "judged", "otherwise")
    for each in RUNS[kind][1]
]


@pytest.mark.parametrize(("kind", "template"), CASES)
def test_every_table_of_results_is_what_it_was(kind, template):
    assert differences(RUNS[kind][0](template), kept(kind, template)) == []
