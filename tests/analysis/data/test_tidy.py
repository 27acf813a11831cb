"""Tables of rows that have some columns only, and the methods that judgments can be scored by."""

from __future__ import annotations

import pytest

from labeval.analysis.comparisons.significance import significance, system_difference
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.data.tidy import tidy
from labeval.analysis.methods import each_scored, find_scoring
from tests.support.whole_runs.odd import ODD


@pytest.mark.parametrize("rows", [[], [{"name": "a"}, {"n": 2}], [("a", None, None, None)]])
def test_what_a_row_does_not_have_is_an_empty_text_or_no_number(rows):
    found = tidy(rows, ("name", "n", "p", "reason"), ["name", "reason"])
    assert list(found.columns) == ["name", "n", "p", "reason"]
    assert len(found) == len(rows)
    assert not rows or all(kind.kind in "fi" for kind in found.dtypes[["n", "p"]])
    assert found["p"].isna().all()
    assert found["reason"].tolist() == [""] * len(rows)


def test_a_method_that_nobody_knows_is_passed_over_and_those_after_it_are_not():
    judgments = ODD["every_method"]().judgments
    names = sorted(judgments["method"].astype(str).unique())
    assert names[0] == "a_method"
    assert [(name, scoring) for name, _, scoring in each_scored(judgments)] == [
        (name, find_scoring(name)) for name in names[1:]
    ]
    assert all((part["method"] == name).all() for name, part, _ in each_scored(judgments))
    with pytest.raises(KeyError, match="a_method"):
        find_scoring("a_method")


def test_the_difference_of_two_systems_alone_is_that_of_the_table():
    inputs = ODD["two_raters"]()
    table = significance(inputs.judgments, inputs.facts)
    for row in table[table["criterion"] == "wordy"].to_dict("records"):
        about = (inputs.judgments, inputs.facts, "wordy")
        found = system_difference(*about, row["a"], row["b"])
        assert (found.value, found.p, found.n) == pytest.approx(
            (row["difference"], row["p"], row["n"])
        )
        turned = system_difference(*about, row["b"], row["a"])
        assert (turned.value, turned.p) == pytest.approx((-found.value, found.p))
    nobody = system_difference(inputs.judgments, inputs.facts, "wordy", "system-a", "system-z")
    assert (nobody.value, nobody.n) == (None, 0)


def test_sessions_of_one_participant_keep_their_names_and_shared_ones_get_the_participants():
    def sessions(*rows: tuple[str, str]) -> list[str]:
        full = [
            (who, session, "", "dqe", "c", "p", "t", "3", "", "", "1", "") for who, session in rows
        ]
        return judgment_frame(full, list(COLUMNS))["session"].astype(str).tolist()

    assert sessions(("p", "s1"), ("p", "s2"), ("p", "s3")) == ["s1", "s2", "s3"]
    assert sessions(("p", "s1"), ("q", "s2"), ("q", "s1")) == ["p/s1", "s2", "q/s1"]
    assert sessions(("p", "s"), ("q", "s")) == ["p/s", "q/s"]
