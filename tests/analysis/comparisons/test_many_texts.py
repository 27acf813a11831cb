"""Figures of many texts, found without going through every pair of them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.comparisons.length_bias import length_bias
from labeval.analysis.pairwise.davidson import MOST
from labeval.analysis.pairwise.grades import question_grades
from labeval.analysis.pairwise.table import rankings
from labeval.analysis.scores.scores import Resampling, scores
from tests.support.judgments.judged_frames import facts, judged

pytestmark = pytest.mark.slow


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.integers(1, 5), st.integers(1, 5)), min_size=1, max_size=14))
def test_longer_is_better_is_the_share_over_all_pairs(rows):
    known = facts({f"t{n}": ("", "q") for n in range(len(rows))})
    judgments = judged("dqe", *(("r", "c", f"t{n}", str(v)) for n, (v, _) in enumerate(rows)))
    lengths = {f"t{n}": words for n, (_, words) in enumerate(rows)}
    found = length_bias(judgments, scores(judgments, known, Resampling(samples=0)), known, lengths)
    row = found[found["statistic"] == "longer_is_better"].iloc[0]
    signs = [(a - c) * (b - d) for (a, b), (c, d) in combinations(rows, 2)]
    decided = [sign for sign in signs if sign]
    assert row["n"] == len(decided)
    if decided:
        assert row["value"] == pytest.approx(np.mean([sign > 0 for sign in decided]))


def test_pairs_of_small_and_of_large_questions_are_all_counted():
    rng = np.random.default_rng(5)
    rows = [
        (f"q{q}t{k}", f"q{q}", int(rng.integers(1, 6)), int(rng.integers(1, 9)))
        for q, size in enumerate((1, 2, 5, 50, 51, 120))
        for k in range(size)
    ]
    rng.shuffle(rows)
    known = facts({text: ("", question) for text, question, _, _ in rows})
    judgments = judged("dqe", *(("r", "c", text, str(value)) for text, _, value, _ in rows))
    lengths = {text: words for text, _, _, words in rows}
    found = length_bias(judgments, scores(judgments, known, Resampling(samples=0)), known, lengths)
    row = found[found["statistic"] == "longer_is_better"].iloc[0]
    signs = [
        np.sign((value - other) * (words - others))
        for (_, question, value, words), (_, same, other, others) in combinations(rows, 2)
        if question == same
    ]
    assert row["n"] == np.count_nonzero(signs)
    assert row["value"] == signs.count(1) / np.count_nonzero(signs)


def chain(n):
    """Each text against the next, both ways: one part of as many texts as one likes."""
    pairs = [(f"t{k:05}", f"t{(k + 1) % n:05}") for k in range(n)]
    return judged("ab", *(("r", "c", f"{a}|{b}", (a, b)[k % 2]) for k, (a, b) in enumerate(pairs)))


def test_more_compared_texts_than_a_matrix_holds_have_a_reason():
    n = MOST + 2
    judgments = chain(n)
    found = rankings(judgments, facts())
    assert len(found) == n
    assert found["comparisons"].eq(2).all()
    assert found["reason"].str.len().gt(0).all()
    known = facts({f"t{k:05}": ("", "q") for k in range(n)})
    graded = question_grades(judgments, known)
    assert graded["reason"].eq(f"{n} texts are too many for the model").all()


def test_twenty_thousand_compared_texts_take_no_table_of_each_with_each():
    """A full one would be of three gigabytes."""
    n = 20_000
    texts = np.array([f"t{k:05}" for k in range(n)])
    values = np.where(np.arange(n // 2) % 3, texts[::2], texts[1::2])
    rows = [
        ("r", "c", f"{a}|{b}", v) for a, b, v in zip(texts[::2], texts[1::2], values, strict=True)
    ]
    judgments = judged("ab", *rows)
    found = rankings(judgments, facts())
    assert found["reason"].str.contains("not joined").all()
    known = facts({t: ("", f"q{k // 2}") for k, t in enumerate(texts.tolist())})
    graded = question_grades(judgments, known)
    assert isinstance(graded, pd.DataFrame) and len(graded) == n
    assert graded["comparisons"].eq(1).all()


def test_questions_of_several_sizes_have_the_grades_of_each_alone():
    rng = np.random.default_rng(3)
    rows, of = [], {}
    for q, size in enumerate((2, 3, 5, 3, 2)):
        names = [f"q{q}t{k}" for k in range(size)]
        of |= dict.fromkeys(names, ("", f"q{q}"))
        for a, b in combinations(names, 2):
            rows += [
                ("r", "c", f"{a}|{b}", str(rng.choice([a, b, "tie"], p=[0.45, 0.45, 0.1])))
                for _ in range(12)
            ]
    together = question_grades(judged("ab", *rows), facts(of)).set_index("id")["davidson"]
    for q in range(5):
        alone = [row for row in rows if row[2].startswith(f"q{q}t")]
        found = question_grades(judged("ab", *alone), facts(of)).set_index("id")["davidson"]
        assert together[found.index].to_numpy() == pytest.approx(found.to_numpy(), abs=1e-7)
