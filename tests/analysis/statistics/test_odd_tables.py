"""Every table of an analysis of small and degenerate data is a result or a sentence in words."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.analysis.pairwise.grades import mean_grades, question_grades
from labeval.analysis.raters.struggles import struggles
from labeval.analysis.statistics.few import FEWEST_DRAWN
from tests.support.foreign_files.odd_tables import faults_of, odd_table, tables_of
from tests.support.judgments.judged_frames import facts, judged

pytestmark = pytest.mark.slow

SEEDS = (*range(5), 74, 81, 129, 182, 233, 469, 1215, 1625, 508_260, 1_108_216, 1_206_372)
"""The first, and some that once had a traceback, an infinity, or an interval without its value."""


@pytest.mark.parametrize("seed", SEEDS)
def test_no_exception_no_infinity_and_no_interval_turned_round(seed):
    odd = odd_table(seed)
    assert list(faults_of(tables_of(odd.inputs))) == [], odd.like


def test_the_family_has_what_it_is_said_to_have():
    several = [odd_table(seed) for seed in range(100)]
    sizes = [len(odd.rows) for odd in several]
    raters = [odd.inputs.judgments["participant"].nunique() for odd in several]
    assert min(sizes) == 1 and sum(size <= 4 for size in sizes) > 30
    assert min(raters) == 1
    shared = [
        odd for odd in several if len({r[0] for r in odd.rows}) > len({r[1] for r in odd.rows})
    ]
    assert len(shared) > 8
    assert sum(not odd.inputs.judgments["seconds"].notna().any() for odd in several) > 8
    assert sum(odd.inputs.sessions.empty for odd in several) > 20


def pair_grades(questions):
    rows = [
        (f"r{n}", "c", f"a{q}|b{q}", (f"a{q}", f"b{q}")[n % 3 == 0])
        for q in range(questions)
        for n in range(6)
    ]
    known = {f"{s}{q}": (s, f"q{q}") for q in range(questions) for s in "ab"}
    graded = question_grades(judged("ab", *rows), facts(known))
    items = pd.DataFrame(index=list(known))
    return mean_grades(graded, facts(known), items, ())


def test_an_interval_over_three_questions_says_that_it_is_too_narrow():
    assert pair_grades(3)["reason"].str.contains("over 3 questions only").all()
    assert pair_grades(FEWEST_DRAWN)["reason"].eq("").all()


def test_three_flags_of_one_kind_on_one_page_are_one_page_of_one():
    judgments = judged("dqe", ("r1", "c", "t1", "4"))
    flag = {"session": "s-r1", "page": "p0", "flag": "too_fast"}
    found = struggles(judgments, pd.DataFrame([flag] * 3), pd.DataFrame())
    assert found["share"].tolist() == [1.0]
    assert found["n"].tolist() == [1]
