"""Points as numbers, and outcomes of pages, against the same by pandas."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons.page_outcomes import page_outcomes
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.methods import find_scoring
from labeval.analysis.points.points import CodedPoints, coded_points
from labeval.analysis.points.rated import rated_by_method
from tests.support.judgments.judged_frames import NAMES, facts

LOWER = frozenset({"verbosity"})


def rows(seed: int, method: str = "dqe") -> list[tuple[str, ...]]:
    """Ratings of two criteria by four raters in one or two sessions each, some of them declined."""
    rng = np.random.default_rng(seed)
    found = []
    for n in range(120):
        rater, part = int(rng.integers(4)), int(rng.integers(2))
        criterion = str(rng.choice(["honesty", "verbosity"]))
        value = "no_answer" if rng.random() < 0.1 else str(rng.integers(1, 6))
        page = f"p{n // 2}"
        about = (f"r{rater}", f"s{rater}{part}", "c", method, criterion, page)
        item = f"t{rng.integers(6)}"
        found.append((*about, item, value, f"{10 + n}.5", "5.0", str(n // 2 + 1), ""))
    return found


def table_of(points: CodedPoints) -> pd.DataFrame:
    names = {
        "rater": points.raters,
        "item": points.items,
        "criterion": points.criteria,
        "session": points.sessions,
    }
    columns = {
        name: [known[n] for n in getattr(points, name)] for name, known in names.items()
    }  # fmt: skip
    return pd.DataFrame({**columns, "value": points.value, "better": points.better})


def given(seed: int) -> tuple[pd.DataFrame, CodedPoints]:
    judgments = judgment_frame(rows(seed), NAMES)
    found = coded_points(judgments, facts(lower=LOWER), find_scoring("dqe"))
    answered = judgments[~judgments["value"].isin(["", "no_answer"])]
    return answered.astype({"value": float}), found


@pytest.mark.parametrize("seed", range(3))
def test_each_answer_is_a_point_of_its_session_and_of_less_is_better_the_minus(seed):
    judgments, points = given(seed)
    wanted = pd.DataFrame(
        {
            "rater": judgments["participant"].astype(str),
            "item": judgments["items"].astype(str),
            "criterion": judgments["criterion"].astype(str),
            "session": judgments["session"].astype(str),
            "value": judgments["value"],
        }
    ).reset_index(drop=True)
    sign = np.where(wanted["criterion"] == "verbosity", -1, 1)
    wanted["better"] = wanted["value"] * sign
    pd.testing.assert_frame_equal(table_of(points), wanted)
    turned = points.turned()
    assert turned.value == pytest.approx(wanted["better"].to_numpy())


@pytest.mark.parametrize("seed", range(3))
def test_a_conversation_is_the_mean_of_its_answers(seed):
    judgments, points = given(seed)
    keys = ["rater", "item", "criterion"]
    wanted = table_of(points).groupby(keys)[["value", "better"]].mean()
    found = table_of(points.of_texts()).set_index(keys)[["value", "better"]]
    pd.testing.assert_frame_equal(found, wanted)
    assert points.of_texts().masks == {}
    assert len(wanted) < len(judgments)


@pytest.mark.parametrize("seed", range(3))
def test_of_some_sessions_only_their_points_and_raters_are_left(seed):
    _, points = given(seed)
    wanted = table_of(points)
    chosen = {"s00", "s21", "s31", "nobody's"}
    wanted = wanted[wanted["session"].isin(chosen)].reset_index(drop=True)
    found = points.of_sessions(chosen)
    pd.testing.assert_frame_equal(table_of(found), wanted)
    assert list(found.raters) == sorted(set(wanted["rater"])) == ["r0", "r2", "r3"]


def test_masks_go_with_their_points():
    judgments = judgment_frame(
        [
            (f"r{n}", f"s{n}", "c", "ab", "honesty", f"p{n}", "a|b", value, "", "", str(n), "")
            for n, value in enumerate(["a", "tie", "b", "a"])
        ],
        NAMES,
    )
    points = coded_points(judgments, facts(), find_scoring("ab"))
    decided = points.only("decided")
    assert len(points.value) == 8 and len(decided.value) == 6
    assert decided.masks["decided"].all() and points.only("") is points
    assert "r1" not in set(table_of(decided)["rater"])
    assert len(points.of_sessions({"s1", "s2"}).only("decided").value) == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_page_is_what_its_texts_have_not_by_least_squares_and_its_sessions_level(seed):
    judgments = judgment_frame(rows(seed), NAMES)
    commented = [("s10", "p3"), ("s00", "p5"), ("s21", "p9")]
    comments = pd.DataFrame(commented, columns=["session", "page"])
    found = page_outcomes(list(rated_by_method(judgments)), judgments, comments).set_index("page")
    plain = judgments.astype(dict.fromkeys(judgments.select_dtypes("category").columns, str))
    answered = plain[~plain["value"].isin(["", "no_answer"])].astype({"value": float})
    cells = pd.get_dummies(answered["criterion"] + answered["items"], dtype=float)
    sessions = pd.get_dummies(answered["session"], dtype=float)
    design = np.hstack([sessions.to_numpy(), cells.to_numpy()])
    effects = np.linalg.lstsq(design, answered["value"].to_numpy(), rcond=None)[0]
    of_cells = effects[sessions.shape[1] :] + effects[: sessions.shape[1]].mean()
    rest = cells.to_numpy() @ of_cells
    wanted = (answered["value"] - rest).groupby(answered["page"]).mean()
    pd.testing.assert_series_equal(
        found["rating"].dropna().sort_index(), wanted.rename("rating"), check_index=False
    )
    assert list(found["rating"].dropna().sort_index().index) == list(wanted.index)
    first = plain.drop_duplicates("page").set_index("page")
    assert found["seconds_per_page"].to_dict() == first["seconds"].to_dict()
    assert found["place"].to_dict() == first["page_order"].astype(float).to_dict()
    about = {f"{session}/{page}" for session, page in commented}
    assert set(found.index[found["pages_with_comment"] == 1]) == about & set(found.index)
    assert set(found["pages_with_comment"]) <= {0.0, 1.0}


def test_a_page_is_compared_with_a_single_other_rating_and_with_none_where_there_is_none():
    given = [("r1", "both", "4"), ("r2", "both", "1"), ("r1", "alone", "5")]
    full = [
        (rater, f"s-{rater}", "c", "dqe", "honesty", item, item, value, "4.0", "", "1", "")
        for rater, item, value in given
    ]
    judgments = judgment_frame(full, NAMES)
    none = pd.DataFrame({"session": [], "page": []}, dtype=str)
    found = page_outcomes(list(rated_by_method(judgments)), judgments, none).set_index("page")
    assert found["rating"].dropna().to_dict() == pytest.approx(
        {"s-r1/both": 1.5, "s-r2/both": -1.5}
    )


def test_pages_without_a_place_are_left_out_and_choices_have_no_mean():
    placed = ("r1", "s1", "c", "ab", "honesty", "p1", "a|b", "a", "4.0", "", "1", "")
    without = (*placed[:5], "p2", *placed[6:10], "", "")
    judgments = judgment_frame([placed, without], NAMES)
    none = pd.DataFrame({"session": [], "page": []}, dtype=str)
    found = page_outcomes(list(rated_by_method(judgments)), judgments, none)
    assert list(found["page"]) == ["s1/p1"]
    assert found["rating"].isna().all() and (found["pages_with_comment"] == 0).all()
    best = [
        (f"r{n}", f"s{n}", "c", "bws", "honesty", "p1", "a|b|c", value, "4.0", "", "1", "")
        for n, value in enumerate(["a>b", "b>a", "a>c"])
    ]
    judgments = judgment_frame(best, NAMES)
    found = page_outcomes(list(rated_by_method(judgments)), judgments, none)
    assert len(found) == 3 and found["rating"].isna().all()
