"""Results of small studies, each odd in a way of its own, are, column by column, what they were."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.analysis.tables import TABLES
from labeval.jobs.results.analyse import tables_of
from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.odd import ODD, kept_odd, odd_results, odd_tables


@pytest.mark.parametrize("name", ODD)
def test_every_table_of_an_odd_study_is_what_it_was(name):
    assert differences(odd_results(name), kept_odd(name)) == []
    for rows in odd_tables(name).values():
        assert rows.index.tolist() == list(range(len(rows)))


def test_the_odd_studies_have_every_table_of_results_between_them():
    """All but the one that scikit-learn makes."""
    found = {table for name in ODD for table in kept_odd(name)}
    assert found == set(TABLES) - {"decision_tree"}


def test_methods_and_criteria_come_in_their_order_whatever_that_of_the_rows():
    inputs = ODD["every_method"]()
    turned = replace(inputs, judgments=inputs.judgments.iloc[::-1].reset_index(drop=True))
    slow = ("ordinal_model", "judge_audit", "plan", "power_curve", "external_correlation")
    made = tables_of(turned, names=[table for table in TABLES if table not in slow])
    for name, rows in made.items():
        keys = [key for key in ("method", "level") if key in rows]
        if keys and len(rows) and name in (wanted := odd_tables("every_method")):
            order, usual = (
                list(dict.fromkeys(table[keys].astype(str).itertuples(index=False, name=None)))
                for table in (rows, wanted[name])
            )
            assert (name, order) == (name, usual)
