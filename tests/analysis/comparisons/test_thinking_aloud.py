"""Ratings and times of those who think aloud."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy.stats import ttest_ind

from labeval.analysis.comparisons.thinking_aloud import COLUMNS, thinking_aloud
from labeval.analysis.data.judgments import COLUMNS as JUDGMENTS
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.points.rated import rated_by_method

NAMES = list(JUDGMENTS)
TEXTS = 8


def study(aloud: int, silent: int, slower: float, higher: float = 0.0, seed: int = 1):
    """Judgments and sessions of raters, of whom the first think aloud, slower and milder."""
    rng = np.random.default_rng(seed)
    rows, sessions = [], []
    for n in range(aloud + silent):
        speaks = n < aloud
        sessions.append((f"r{n}", f"s-r{n}", "yes" if speaks else "no"))
        for text in range(TEXTS):
            value = int(np.clip(round(3 + rng.normal(0, 1) + higher * speaks), 1, 5))
            seconds = f"{20 + rng.normal(0, 2) + slower * speaks:.1f}"
            about = (f"r{n}", f"s-r{n}", "", "dqe", "clear", f"p{text}", f"t{text}", str(value))
            rows.append((*about, seconds, "5.0", str(text + 1), f"2025-01-01T00:00:{text:02d}Z"))
    frame = pd.DataFrame(sessions, columns=["participant", "session", "thought_aloud"])
    return judgment_frame(rows, NAMES), frame


def compared(judgments, sessions):
    rated = list(rated_by_method(judgments))
    return thinking_aloud(rated, judgments, pd.DataFrame(), sessions)


def test_times_are_compared_by_participant():
    judgments, sessions = study(6, 9, slower=8)
    found = compared(judgments, sessions)
    assert tuple(found.columns) == COLUMNS
    row = found.set_index("outcome").loc["seconds_per_page"]
    by = judgments.groupby("participant")["seconds"].mean()
    aloud = by.index.map(sessions.set_index("participant")["thought_aloud"]) == "yes"
    wanted = ttest_ind(by[aloud], by[~aloud], equal_var=False)
    assert row["p"] == pytest.approx(wanted.pvalue)
    assert row["ci_low"] < 8 < row["ci_high"]
    assert (row["n_aloud"], row["n_silent"]) == (6, 9)
    assert "not drawn by lot" in row["reason"]


def test_ratings_are_those_above_what_others_give_the_same_texts():
    found = compared(*study(10, 10, slower=0, higher=1.5)).set_index("outcome")
    assert found.loc["rating", "ci_low"] > 0.5
    assert found.loc["rating", "p_adjusted"] >= found.loc["rating", "p"]


def test_pages_without_any_comment_have_no_interval():
    found = compared(*study(4, 4, slower=1)).set_index("outcome")
    assert np.isnan(found.loc["pages_with_comment", "ci_low"])
    assert "alike" in found.loc["pages_with_comment", "reason"]


def test_two_who_think_aloud_are_too_few():
    found = compared(*study(2, 9, slower=8))
    assert found["p"].isna().all()
    assert found["reason"].str.contains("2 thought aloud and 9 did not").all()


@pytest.mark.parametrize(("aloud", "silent"), [(5, 0), (0, 5)])
def test_where_all_do_or_nobody_does_there_is_nothing_to_compare(aloud, silent):
    assert compared(*study(aloud, silent, slower=1)).empty
