"""What changed after hints and breaks, in simulated sessions."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from labeval.analysis.comparisons.interventions import (
    FEWEST,
    NOT_RANDOM,
    RATING,
    SECONDS,
    TOO_FEW,
    WINDOW,
    intervention_effects,
)
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.points.rated import rated_by_method
from tests.support.judgments.judged_frames import NAMES

PAGES = 12
NO_COMMENTS = pd.DataFrame({"session": [], "page": []}, dtype=str)


def study(
    rng: np.random.Generator, *, sessions: int = 10, better: float = 0.0, slower: float = 0.0
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Sessions over the same texts in the same order; a hint comes on a page drawn for each.

    Half as many more have no hint. Everybody becomes faster in the course of a session.

    Args:
        better, slower: what is added to ratings and seconds after the hint.
    """
    quality, rows, came = rng.normal(3, 0.8, PAGES), [], []
    for number in range(sessions + sessions // 2):
        session, hinted = f"s{number}", int(rng.integers(4, PAGES - 3))
        if number < sessions:
            came.append((session, "hint", f"{session}/p{hinted}"))
        else:
            hinted = PAGES
        severity, pace = rng.normal(0, 0.5), rng.normal(0, 3)
        for page in range(PAGES):
            after = page > hinted
            rating = quality[page] + severity + rng.normal(0, 0.6) + better * after
            seconds = 40 + pace - 2 * page + rng.normal(0, 2) + slower * after
            rows.append(
                (
                    *(f"r{number}", session, "c", "dqe", "clarity", f"p{page}", f"t{page}"),
                    *(str(int(np.clip(round(rating), 1, 5))), f"{seconds:.3f}", "5.0"),
                    *(str(page + 1), ""),
                )
            )
    frame = pd.DataFrame(came, columns=["session", "kind", "page"])
    return judgment_frame(rows, NAMES), frame


def effects(judgments, came, comments=NO_COMMENTS):
    methods = list(rated_by_method(judgments))
    found = intervention_effects(methods, judgments, comments, came)
    return {row["outcome"]: row for _, row in found.iterrows()}


def test_pace_that_changes_for_everybody_is_no_effect_and_a_planted_one_is_found():
    plain = effects(*study(np.random.default_rng(1)))[SECONDS]
    assert plain["after"] < plain["before"] - 4
    assert plain["ci_low"] < 0 < plain["ci_high"]
    planted = effects(*study(np.random.default_rng(1), slower=9.0))[SECONDS]
    assert planted["ci_low"] < 9 < planted["ci_high"]
    assert planted["difference"] == pytest.approx(plain["difference"] + 9, abs=1e-6)
    assert planted["p_adjusted"] < 0.01
    assert planted["reason"] == NOT_RANDOM


@pytest.mark.parametrize(("sessions", "n"), [(1, 0), (2, 2)])
def test_few_sessions_with_different_places_have_a_reason_in_place_of_a_test(sessions, n):
    judgments, came = study(np.random.default_rng(3), sessions=sessions)
    places = came["page"].tolist()
    assert len(set(places)) == sessions
    row = effects(judgments, came)[SECONDS]
    assert (row["n"], row["reason"]) == (n, TOO_FEW.format(n=FEWEST))


@pytest.mark.slow
def test_without_an_effect_its_interval_holds_zero_in_nineteen_of_twenty_studies():
    rng, outside = np.random.default_rng(2), 0
    studies = 60
    for _ in range(studies):
        row = effects(*study(rng, sessions=8))[RATING]
        outside += not row["ci_low"] <= 0 <= row["ci_high"]
    assert outside <= 9  # 3 are expected; more than 9 come once in 900 times


def test_pages_with_a_comment_are_counted_before_and_after():
    judgments, came = study(np.random.default_rng(3), sessions=5)
    after = {s: int(p.rpartition("p")[2]) + 1 for s, p in came[["session", "page"]].to_numpy()}
    comments = pd.DataFrame(
        [(s, f"p{page}") for s, page in after.items()], columns=["session", "page"]
    )
    row = effects(judgments, came, comments)["pages_with_comment"]
    assert row["before"] == 0
    assert row["after"] == pytest.approx(1 / 3)


def test_too_few_sessions_have_no_interval_and_say_so():
    judgments, came = study(np.random.default_rng(4), sessions=2)
    row = effects(judgments, came)[SECONDS]
    assert pd.isna(row["ci_low"]) and pd.isna(row["p"])
    assert row["reason"].startswith("fewer than 3 sessions")


def test_the_interval_is_students_t_over_the_sessions_differences():
    judgments, came = study(np.random.default_rng(7), sessions=6)
    row, pages = effects(judgments, came)[SECONDS], judgments.drop_duplicates(["session", "page"])
    number = pages["page"].str.rpartition("p")[2].astype(int)
    seconds = pages.assign(number=number).pivot(index="number", columns="session", values="seconds")
    hinted = {s: int(p.rpartition("p")[2]) for s, p in came[["session", "page"]].to_numpy()}
    before = seconds.apply(lambda own: own.where(own.index < hinted.get(own.name, PAGES)))
    differences = []
    for session, place in hinted.items():
        apart = seconds[session] - before.drop(columns=session).mean(axis=1)
        sides = (apart.loc[place - WINDOW : place - 1], apart.loc[place + 1 : place + WINDOW])
        differences.append(sides[1].mean() - sides[0].mean())
    expected = stats.ttest_1samp(differences, 0)
    interval = expected.confidence_interval()
    assert (row["ci_low"], row["ci_high"]) == pytest.approx((interval.low, interval.high))
    assert row["p"] == pytest.approx(expected.pvalue)


def test_without_interventions_the_table_is_empty():
    judgments, came = study(np.random.default_rng(5), sessions=3)
    methods = list(rated_by_method(judgments))
    assert intervention_effects(methods, judgments, NO_COMMENTS, came[:0]).empty


def test_what_comes_to_everybody_at_one_position_cannot_be_compared():
    judgments, came = study(np.random.default_rng(6), sessions=6)
    judgments = judgments[judgments["session"].isin(came["session"])]
    came["page"] = came["session"] + "/p5"
    row = effects(judgments, came)[SECONDS]
    assert pd.isna(row["difference"]) and row["n"] == 0
    assert "had not come yet" in row["reason"]
