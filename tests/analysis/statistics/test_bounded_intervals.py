"""Intervals of scores stay inside what a score can be, and say so where raters do not differ."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.bounds import ALIKE, ALIKE_SHARE
from labeval.analysis.statistics.proportions import wilson
from labeval.analysis.statistics.resampling import Resampling
from tests.support.judgments.judged_frames import facts, judged

TEXTS = [f"t{n}" for n in range(12)]
KNOWN = facts({id: ("ab"[n % 2], f"q{n // 2}") for n, id in enumerate(TEXTS)})
PLAIN = Resampling(samples=60)
LIMITS = {
    **dict.fromkeys(("yes", "borda"), lambda n: (0, n)),
    **dict.fromkeys(("yes_of_all", "yes_of_decided", "win_rate"), lambda n: (0, 1)),
    "best_minus_worst": lambda n: (-n, n),
    "standardised": lambda n: (-1, 1),
    "mean": lambda n: (1, 5),
}


def rows(method, raters, draw):
    pairs = [f"{a}|{b}" for a, b in zip(TEXTS[::2], TEXTS[1::2], strict=True)]
    asked = pairs if method in ("ab", "bws") else TEXTS
    for rater, items in itertools.product(range(raters), asked):
        a, _, b = items.partition("|")
        choices = {
            "aqc": ["yes", "no", "dont_know"],
            "dqe": ["1", "2", "5"],
            "ab": [a, b, "tie"],
            "bws": [f"{a}>{b}", f"{b}>{a}"],
        }
        yield f"r{rater}", "c", items, draw(st.sampled_from(choices[method]))


@pytest.mark.parametrize("method", ["ab", "aqc", "bws", "dqe"])
@settings(max_examples=15, deadline=None)
@given(data=st.data(), raters=st.integers(1, 4))
def test_every_interval_is_possible_holds_its_score_and_has_a_width_or_a_reason(
    method, data, raters
):
    table = scores(judged(method, *rows(method, raters, data.draw)), KNOWN, PLAIN)
    for row in table[table["statistic"].isin(list(LIMITS))].itertuples():
        if row.ci_low != row.ci_low:
            assert row.reason
            continue
        least, most = LIMITS[row.statistic](row.n)
        assert least - 1e-9 <= row.ci_low <= row.value <= row.ci_high <= most + 1e-9, row
        assert row.ci_high - row.ci_low > 1e-9, row


def system_row(statistic, said):
    """Of system a: 12 raters on six texts each, ``said(rater, text)`` to a yes-no question."""
    told = [(f"r{r}", "c", TEXTS[2 * t], said(r, t)) for r in range(12) for t in range(6)]
    table = scores(judged("aqc", *told), KNOWN, Resampling(samples=300))
    found = table[(table["level"] == "system") & (table["statistic"] == statistic)]
    return found.iloc[0]


def test_a_count_has_the_interval_of_its_share():
    def said(rater, text):
        return "yes" if rater < 3 or text < 1 else "no"

    count, share = (system_row(name, said) for name in ("yes", "yes_of_all"))
    ends = ["ci_low", "ci_high"]
    assert (count[ends].astype(float) / 72).tolist() == pytest.approx(
        share[ends].astype(float).tolist()
    )
    assert 0 < share["ci_low"] < share["value"] < share["ci_high"] < 1


def test_where_all_say_yes_the_interval_is_wilsons_and_says_so():
    row = system_row("yes", lambda rater, text: "yes")
    low, _ = wilson([12], [12])  # of twelve raters and six texts
    assert (row["ci_low"], row["ci_high"]) == pytest.approx((72 * low[0], 72))
    assert (row["reason"], row["resampled"]) == (ALIKE_SHARE, "raters and questions")


def test_ratings_that_do_not_differ_have_no_interval_and_the_reason():
    told = [(f"r{r}", "c", text, "4") for r in range(5) for text in TEXTS]
    table = scores(judged("dqe", *told), KNOWN, PLAIN)
    means = table[table["statistic"] == "mean"]
    assert means["ci_low"].isna().all()
    assert set(means["reason"]) == {ALIKE}
    assert set(means["resampled"]) == {""}
