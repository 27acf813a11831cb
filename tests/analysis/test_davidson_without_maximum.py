"""Comparisons of which Davidson's model has no scores are told, whatever they look like."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.pairwise.contests import contests
from labeval.analysis.pairwise.davidson import NoScores, strengths


def test_a_win_and_a_tie_without_a_loss_have_no_scores():
    with pytest.raises(NoScores, match="only wins and ties"):
        strengths(contests(["a", "a"], ["b", "b"], [1, 0]))


@settings(deadline=None, max_examples=200)
@given(
    st.lists(
        st.tuples(st.sampled_from("abcd"), st.sampled_from("abcd"), st.sampled_from([-1, 0, 1])),
        min_size=1,
        max_size=14,
    )
)
def test_any_comparisons_have_scores_that_are_numbers_or_a_reason(rows):
    rows = [row for row in rows if row[0] != row[1]] or [("a", "b", 1)]
    first, second, outcome = (list(column) for column in zip(*rows, strict=True))
    try:
        found = strengths(contests(first, second, outcome))
    except NoScores as none:
        assert str(none)
    else:
        assert np.isfinite(found.scores).all()
        assert found.scores.sum() == pytest.approx(0, abs=1e-6)
