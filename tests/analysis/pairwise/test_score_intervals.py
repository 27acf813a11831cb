"""Information and intervals of Davidson's scores, from the likelihood itself."""

from __future__ import annotations

from functools import partial

import numpy as np
import pandas as pd
import pytest
from scipy.stats import t as student

from labeval.analysis.pairwise.contests import contests
from labeval.analysis.pairwise.davidson import Strengths, strengths
from labeval.analysis.pairwise.intervals import bread, chances, score_intervals
from labeval.analysis.pairwise.tallies import FIRST, SECOND, TIED, Tally, Tallying
from labeval.analysis.pairwise.tally_results import scores
from labeval.analysis.statistics.resampling import Resampling
from tests.support.judgments.judged_frames import facts

KNOWN = facts({f"{name}{q}": (name, f"question {q}") for name in "abcd" for q in range(8)})
NAMES = ("a", "b", "c", "d")


def played(seed: int, games: int = 90) -> pd.DataFrame:
    """Comparisons by six raters of eight questions, with ties."""
    rng = np.random.default_rng(seed)
    quality = {"a": 0.9, "b": 0.3, "c": -0.4, "d": -0.8}
    rows = []
    for n in range(games):
        low, high = sorted(rng.choice(NAMES, 2, replace=False))
        question, rater = n % 8, n % 6
        lead = quality[low] - quality[high] + rng.normal(0, 1)
        outcome = 0 if abs(lead) < 0.4 else int(np.sign(lead))
        rows.append((f"r{rater}", f"{low}{question}", low, high, outcome))
    return pd.DataFrame(rows, columns=["participant", "first", "low", "high", "outcome"])


def log_chances(parameters, first, second):
    """(3, comparisons) logarithms of the chances of first, second and tie: Davidson (1970)."""
    a, b = parameters[first], parameters[second]
    weights = np.array([a, b, parameters[-1] + (a + b) / 2])
    return weights - np.logaddexp.reduce(weights, axis=0)


def gradients(parameters, first, second, outcome, step=1e-5):
    """(comparisons, parameters) by differences."""
    row = np.where(outcome > 0, 0, np.where(outcome < 0, 1, 2))
    each = np.arange(len(first))
    columns = []
    for n in range(len(parameters)):
        by = np.zeros(len(parameters))
        by[n] = step
        up, down = (log_chances(parameters + sign * by, first, second) for sign in (1, -1))
        columns.append((up[row, each] - down[row, each]) / (2 * step))
    return np.array(columns).T


def expected_information(parameters, first, second):
    """The variance of the gradients, over the three outcomes of each comparison."""
    chance = np.exp(log_chances(parameters, first, second))
    found = np.zeros((len(parameters),) * 2)
    for row, outcome in enumerate((1, -1, 0)):
        each = gradients(parameters, first, second, np.full(len(first), outcome))
        found += np.einsum("c,ci,cj->ij", chance[row], each, each)
    return found


def fitted(table: pd.DataFrame) -> tuple[Strengths, np.ndarray, np.ndarray, np.ndarray]:
    found = strengths(
        contests(
            table["low"].to_numpy(str), table["high"].to_numpy(str), table["outcome"].to_numpy()
        )
    )
    first, second = (table[side].map(found.names.index).to_numpy() for side in ("low", "high"))
    return found, np.append(found.scores, np.log(found.nu)), first, second


def test_chances_are_davidsons_and_sum_to_one():
    found, parameters, first, second = fitted(played(1))
    given = chances(found, first, second)
    assert np.array(given) == pytest.approx(np.exp(log_chances(parameters, first, second)))
    assert np.array(given).sum(axis=0) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(3))
def test_the_information_is_the_variance_of_the_gradients(seed):
    table = played(seed)
    found, parameters, first, second = fitted(table)
    n = len(found.names)
    times = 1.0 + np.arange(len(first)) % 3
    given = bread(first, second, *chances(found, first, second), n, times)
    repeated = np.repeat(np.arange(len(first)), times.astype(int))
    information = expected_information(parameters, first[repeated], second[repeated])
    assert given == pytest.approx(np.linalg.pinv(information), abs=1e-6)
    once = bread(first, second, *chances(found, first, second), n)
    assert once == pytest.approx(
        np.linalg.pinv(expected_information(parameters, first, second)), abs=1e-6
    )


@pytest.mark.parametrize("resample", ["raters", "questions", "both"])
def test_intervals_are_the_sandwich_over_what_is_asked_for(resample):
    table = played(5)
    found, parameters, first, second = fitted(table)
    n = len(found.names)
    each = gradients(parameters, first, second, table["outcome"].to_numpy())
    inverse = np.linalg.pinv(expected_information(parameters, first, second))

    def variance(names) -> np.ndarray:
        sums = pd.DataFrame(each).groupby(list(names)).sum().to_numpy()
        small = len(sums) / (len(sums) - 1)
        return small * np.diag(inverse @ (sums.T @ sums) @ inverse)

    rater, question = table["participant"], table["first"].str[1]
    by_rater, by_question = variance(rater), variance(question)
    both = by_rater + by_question - variance(rater + question)
    wanted, clusters = {
        "raters": (by_rater, 6),
        "questions": (by_question, 8),
        "both": (np.maximum(both, np.maximum(by_rater, by_question)), 6),
    }[resample]
    reach = np.sqrt(wanted[:n]) * student.ppf(0.95, clusters - 1)
    resampling = Resampling(samples=0, resample=resample, confidence=0.9)
    low, high, over, note = score_intervals(table, found, KNOWN, resampling, level="system")
    assert low == pytest.approx(found.scores - reach, rel=1e-4)
    assert high == pytest.approx(found.scores + reach, rel=1e-4)
    assert over == {"both": "raters and questions"}.get(resample, resample) and note == ""


def test_one_rater_and_no_resampling_have_walds_intervals_and_say_why():
    table = played(6)
    found, *_ = fitted(table)
    ends = partial(score_intervals, found=found, facts=KNOWN)
    wald = np.array([(one.low, one.high) for one in found.intervals()]).T
    of_all = ends(table, resampling=None, level="system")
    assert np.array(of_all[:2]) == pytest.approx(wald)
    assert of_all[2:] == ("comparisons as independent", "")
    alone = ends(table.assign(participant="r"), resampling=Resampling(resample="raters"),
                 level="system")  # fmt: skip
    assert np.array(alone[:2]) == pytest.approx(wald)
    assert "only one rater" in alone[3]


def test_of_items_questions_are_no_clusters_and_few_are_said_of_systems():
    table = played(7)
    found, *_ = fitted(table)
    known = facts({f"{name}{q}": (name, f"question {q % 2}") for name in NAMES for q in range(8)})
    of = partial(score_intervals, table, found, known, Resampling(samples=0))
    assert of(level="item")[2:] == ("raters", "")
    over, note = of(level="system")[2:]
    assert over == "raters" and "(2)" in note


def tallied(table: pd.DataFrame, *, raters: bool = True, questions: bool = True) -> Tally:
    places = {side: table[side].map(NAMES.index).to_numpy() for side in ("low", "high")}
    outcome = table["outcome"].map({1: FIRST, -1: SECOND, 0: TIED}).to_numpy()
    tallying = Tallying()
    tallying.add(
        *(places["low"], places["high"], outcome),
        table["participant"].str[1:].astype(int).to_numpy() if raters else None,
        table["first"].str[1].astype(int).to_numpy() if questions else None,
    )
    return tallying.made(NAMES)


@pytest.mark.parametrize(
    ("resample", "raters", "questions", "apart"),
    [("both", True, True, 0.01), ("raters", True, False, 1e-6), ("questions", False, True, 1e-6)],
)
def test_counted_comparisons_have_the_scores_and_intervals_of_the_comparisons(
    resample, raters, questions, apart
):
    """Of both, single comparisons are taken off without a correction for their number."""
    table = played(9, games=48)
    table["participant"] = [f"r{n // 8}" for n in range(48)]  # each rater once on each question
    found, *_ = fitted(table)
    counted = scores(tallied(table, raters=raters, questions=questions), 0.9)
    resampling = Resampling(samples=0, resample=resample, confidence=0.9)
    low, high, over, _ = score_intervals(table, found, KNOWN, resampling, level="system")
    assert counted.over == over
    assert counted.value == pytest.approx(found.scores, abs=1e-6)
    assert counted.low == pytest.approx(low, abs=apart)
    assert counted.high == pytest.approx(high, abs=apart)
    assert counted.rank.tolist() == (4 - counted.value.argsort().argsort()).tolist()


def test_counted_comparisons_of_nobody_known_have_walds_intervals():
    table = played(9, games=160)
    found, *_ = fitted(table)
    counted = scores(tallied(table, raters=False, questions=False), 0.8)
    wald = np.array([(one.low, one.high) for one in found.intervals(0.8)]).T
    assert np.array([counted.low, counted.high]) == pytest.approx(wald, abs=1e-6)
    assert counted.over == "comparisons as independent"


def test_it_is_the_same_whichever_of_a_pair_is_called_the_first():
    found, _, first, second = fitted(played(6))
    share, other, tied = chances(found, first, second)
    n = len(found.names)
    given = bread(first, second, share, other, tied, n)
    turned = np.arange(len(first)) % 3 == 0
    swapped = (
        np.where(turned, *(pair))
        for pair in ((second, first), (first, second), (other, share), (share, other))
    )
    assert bread(*swapped, tied, n) == pytest.approx(given)
    assert bread(second, first, other, share, tied, n) == pytest.approx(given)
