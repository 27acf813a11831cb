import numpy as np
import pandas as pd
import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame, judgments_of, numbers_of
from labeval.analysis.pairwise.table import pairs, rankings
from labeval.analysis.raters.timing import timing
from tests.support.judgments.published_figures import KRIPPENDORFF_2011, PUDDING_1970, comparisons

NAMES = list(COLUMNS)
NO_FACTS = StudyFacts({}, {}, {}, frozenset(), {})


def frame(method, rows):
    """Rows of (rater, page, items, value, seconds)."""
    return judgment_frame(
        [
            (rater, f"s-{rater}", "c", method, "fluency", page, items, value, seconds, "", "1", "")
            for rater, page, items, value, seconds in rows
        ],
        NAMES,
    )


def test_agreement_of_ratings_in_the_table_is_the_published_one():
    units, values, raters = KRIPPENDORFF_2011
    rows = [
        (f"r{r}", f"p{u}", f"t{u}", str(v), "1")
        for u, v, r in zip(units, values, raters, strict=True)
    ]
    table = agreement(frame("dqe", rows), samples=50)
    alpha = table[table["coefficient"] == "alpha"].iloc[0]
    assert alpha["value"] == pytest.approx(0.815, abs=5e-4)  # ordinal, as ratings are
    assert (alpha["n_items"], alpha["n_raters"]) == (11, 4)


def test_values_are_the_numbers_that_their_texts_say():
    values = pd.Series(["3", "0.1", "-2", "1e-3", "3", None], index=[5, 3, 9, 1, 7, 2], dtype="str")
    found = numbers_of(values)
    assert found.tolist()[:5] == [3.0, 0.1, -2.0, 0.001, 3.0]
    assert np.isnan(found[2])
    assert list(found.index) == list(values.index)
    assert numbers_of(values[:0]).dtype == np.float64
    with pytest.raises(ValueError, match="good"):
        numbers_of(pd.Series(["1", "good"]))


def test_rating_the_same_pair_twice_is_no_agreement_between_raters():
    rows = [("r1", "p1", "a|b", "a", "1"), ("r1", "p2", "b|a", "a", "1")]
    alpha = agreement(frame("ab", rows), samples=0).iloc[0]
    assert alpha["value"] is None
    assert "two raters" in alpha["reason"]


def test_pairs_shown_either_way_round_are_one_unit():
    rows = [("r1", "p1", "a|b", "a", "1"), ("r2", "p1", "b|a", "b", "1")]
    alpha = agreement(frame("ab", rows), samples=0).iloc[0]
    assert alpha["n_items"] == 1
    assert alpha["value"] == pytest.approx(0)


def pudding():
    return frame(
        "ab",
        [
            (f"r{n}", "p", f"{a}|{b}", {1: a, -1: b, 0: "tie"}[who], "1")
            for n, (a, b, who) in enumerate(comparisons(PUDDING_1970))
        ],
    )


def test_rankings_of_the_puddings_are_davidsons():
    table = rankings(pudding(), NO_FACTS)
    assert list(table.sort_values("rank")["id"]) == ["6", "2", "4", "3", "5", "1"]
    assert table["nu"].iloc[0] == pytest.approx(0.7468, abs=5e-5)


def test_each_pair_of_puddings_is_counted_with_its_ties():
    first = pairs(pudding(), NO_FACTS).iloc[0]
    assert (first["first"], first["second"]) == ("1", "2")
    assert (first["first_wins"], first["second_wins"], first["ties"], first["n"]) == (
        19,
        22,
        16,
        57,
    )


def test_a_few_comparisons_are_named_insufficient_and_have_no_test():
    rows = [(f"r{n}", "p", "a|b", "a", "1") for n in range(5)]
    table = pairs(frame("ab", rows), NO_FACTS)
    assert "insufficient" in table["reason"].iloc[0]
    assert "p" not in table  # comparisons by the same raters are not independent


def test_ten_comparisons_are_sufficient():
    rows = [(f"r{n}", "p", "a|b", "ab"[n % 2], "1") for n in range(10)]
    assert pairs(frame("ab", rows), NO_FACTS)["reason"].to_list() == [""]
    assert "10" in pairs(frame("ab", rows[1:]), NO_FACTS)["reason"].iloc[0]


def test_an_always_winner_has_no_score_and_a_reason():
    rows = [(f"r{n}", "p", "a|b", "a", "1") for n in range(20)]
    table = rankings(frame("ab", rows), NO_FACTS)
    assert table["davidson"].isna().all()
    assert "never lost" in table["reason"].iloc[0]


def test_two_bad_texts_are_no_comparison_for_the_ranking():
    rows = [("r1", "p", "a|b", "both_bad", "1"), ("r2", "p", "a|b", "tie", "1")]
    table = rankings(frame("ab", rows), NO_FACTS)
    assert table["comparisons"].to_list() == [1, 1]
    assert table["reason"].to_list() == ["no comparison was decided"] * 2


def test_a_pages_time_is_counted_once_and_costs_by_the_hour():
    rows = [
        ("r1", "p1", "t1", "4", "60"),
        ("r1", "p1", "t1", "5", "60"),
        ("r2", "p1", "t1", "4", "120"),
    ]
    found = timing(frame("dqe", rows), hourly_rate=12).iloc[0]
    assert found["minutes_per_participant"] == pytest.approx(1.5)
    assert found["seconds_per_judgment_mean"] == pytest.approx(60)
    assert found["cost"] == pytest.approx(2 * 1.5 / 60 * 12)


def test_numbers_that_pandas_read_with_a_point_are_the_answers_that_were_written():
    given = {"participant": ["r1", "r2"], "method": "dqe", "criterion": "c", "items": [1.0, 2.0]}
    found = judgments_of(pd.DataFrame({**given, "value": [4.0, None]}))
    assert found["items"].tolist() == ["1", "2"]
    assert found["value"].tolist() == ["4", ""]
    assert [page.rpartition("/")[2] for page in found["page"].astype(str)] == ["1", "2"]
    half = judgments_of(pd.DataFrame({**given, "value": [4.5, -3.0]}))
    assert half["value"].tolist() == ["4.5", "-3"]
    with pytest.raises(KeyError, match="criterion, items"):
        judgments_of(pd.DataFrame({"participant": [], "method": [], "value": []}))
