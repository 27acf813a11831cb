"""Sessions whose ids several participants share, and times that nobody knows."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.planning.pilots import minutes_of
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.raters import method_competence, raters
from labeval.analysis.raters.timing import timing
from labeval.analysis.scores.scores import Resampling, scores
from tests.support.judgments.judged_frames import NAMES, NO_FACTS


def frame(rows, session="s1"):
    """Rows of (rater, page, item, value, seconds), all of one session."""
    return judgment_frame(
        [
            (r, session, "", "dqe", "c", page, item, value, seconds, "", "1", "")
            for r, page, item, value, seconds in rows
        ],
        NAMES,
    )


TEN = [(f"r{n}", f"p{k}", f"t{k}", str(1 + (n + k) % 5), "30") for n in range(10) for k in range(3)]


def test_ten_people_with_one_session_id_are_ten():
    judgments = frame(TEN)
    found = timing(judgments, hourly_rate=12.0).iloc[0]
    assert (found["participants"], found["pages"]) == (10, 30)
    assert found["minutes_per_participant"] == pytest.approx(1.5)
    assert judgments["session"].nunique() == 10
    assert judgments["page"].nunique() == 30


def test_their_raters_have_all_of_their_pages():
    judgments = frame(TEN)
    methods = tuple(rated_by_method(judgments))
    trust = {m.method: method_competence(m) for m in methods}
    empty = judgments.iloc[:0]
    found = raters(methods, trust, judgments, empty, empty)
    assert found["pages"].tolist() == [3] * 10
    assert found["seconds_per_page"].tolist() == [30.0] * 10


def test_a_session_id_of_one_person_stays_as_it_is():
    judgments = frame(TEN[:3], session="own")
    assert judgments["session"].unique().tolist() == ["own"]
    assert judgments["page"].tolist() == ["own/p0", "own/p1", "own/p2"]


def test_the_same_scores_come_of_shared_and_of_own_session_ids():
    shared = scores(frame(TEN), NO_FACTS, Resampling(samples=50))
    rows = [(*row, f"s-{row[0]}") for row in TEN]
    apart = judgment_frame(
        [(r, s, "", "dqe", "c", p, i, v, t, "", "1", "") for r, p, i, v, t, s in rows], NAMES
    )
    own = scores(apart, NO_FACTS, Resampling(samples=50))
    assert shared.equals(own)


def test_missing_times_are_no_zero_minutes_and_no_zero_cost():
    unknown = [(*row[:4], "") for row in TEN]
    found = timing(frame(unknown), hourly_rate=12.0).iloc[0]
    assert found["participants"] == 10
    figures = ["minutes_per_participant", "seconds_per_page_median", "seconds_per_judgment_mean"]
    assert all(np.isnan(found[name]) for name in [*figures, "cost"])
    assert "no times are known" in found["reason"]


def test_without_an_hourly_rate_there_is_no_cost():
    found = timing(frame(TEN)).iloc[0]
    assert np.isnan(found["cost"])
    assert found["minutes_per_participant"] == pytest.approx(1.5)


def test_who_has_some_times_only_is_left_out_of_minutes_and_said_to_be():
    """Five people of whom one page each is timed would seem to be three times as quick."""
    rows = [(*row[:4], "" if n % 3 and n < 15 else "30") for n, row in enumerate(TEN)]
    found = timing(frame(rows), hourly_rate=12.0).iloc[0]
    assert found["minutes_per_participant"] == pytest.approx(1.5)
    assert found["seconds_per_judgment_mean"] == pytest.approx(30)
    assert found["cost"] == pytest.approx(10 * 1.5 / 60 * 12)
    assert "5 of 10" in found["reason"]
    assert minutes_of(frame(rows), "dqe") == (pytest.approx(1.5), True)


def test_a_time_that_is_on_one_row_of_a_page_only_is_the_pages():
    rows = [("r1", "p1", "t1", "4", ""), ("r1", "p1", "t2", "5", "60")]
    found = timing(frame(rows)).iloc[0]
    assert found["minutes_per_participant"] == pytest.approx(1.0)
    assert found["reason"] == ""
