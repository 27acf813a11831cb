import itertools

import numpy as np
import pytest

from labeval.analysis.pairwise.davidson import NotConnected
from labeval.analysis.scores.best_worst import Choices, best_worst_rankings, best_worst_scores
from labeval.analysis.statistics.clusters.sandwich import clusters_of
from tests.support.judgments.judged_frames import facts, judged
from tests.support.judgments.published_figures import BASEBALL_1987


def test_with_two_texts_a_page_it_is_half_of_bradley_and_terry():
    """Best over worst of two is a comparison whose log odds are twice the difference."""
    names = list(BASEBALL_1987)
    games = [
        (a, b)
        for a, name in enumerate(names)
        for b, times in enumerate(BASEBALL_1987[name])
        for _ in range(times)
    ]
    members = np.array(games)
    rows = np.zeros(len(games), dtype=int)
    chosen = Choices(members, rows, rows + 1)
    found = best_worst_scores([chosen], names).scores
    expected = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]
    assert (found - found[-1]) * 2 == pytest.approx(expected, abs=5e-5)


def simulated(pages=400, seed=0):
    """Pages of four out of six texts whose qualities are known."""
    rng = np.random.default_rng(seed)
    quality = np.array([-1.0, -0.5, 0.0, 0.2, 0.5, 0.8])
    members, best, worst = [], [], []
    for _ in range(pages):
        shown = rng.choice(6, 4, replace=False)
        pairs = list(itertools.permutations(range(4), 2))
        weight = np.exp([quality[shown[b]] - quality[shown[w]] for b, w in pairs])
        b, w = pairs[rng.choice(len(pairs), p=weight / weight.sum())]
        members.append(shown)
        best.append(b)
        worst.append(w)
    return Choices(np.array(members), np.array(best), np.array(worst)), quality


@pytest.mark.slow
def test_known_qualities_lie_within_the_intervals_about_as_often_as_they_say():
    inside = []
    raters = np.arange(400) % 40
    for seed in range(30):
        choices, quality = simulated(seed=seed)
        found = best_worst_scores([choices], list("abcdef"))
        wanted = quality - quality.mean()
        ends = found.intervals(clusters_of(raters, raters, resample="raters", apart=True))
        inside += [e.low <= q <= e.high for e, q in zip(ends, wanted, strict=True)]
    assert 0.88 <= np.mean(inside) <= 0.99


def test_a_text_that_is_always_best_is_named_instead_of_scored():
    members = np.array([[0, 1, 2], [2, 0, 1]])
    choices = Choices(members, np.array([0, 1]), np.array([1, 0]))
    with pytest.raises(NotConnected, match="a"):
        best_worst_scores([choices], ["a", "b", "c"])


def test_the_table_gives_the_reason_where_the_scores_would_be_infinite():
    table = best_worst_rankings(judged("bws", ("r1", "c", "a|b|c", "a>c")), facts())
    assert table["score"].isna().all()
    assert table["reason"].str.contains("never lost").all()


def test_where_less_is_better_best_and_worst_are_turned():
    rows = [
        ("r1", "c", "a|b|c", "a>c"),
        ("r2", "c", "a|b|c", "c>a"),
        ("r3", "c", "a|b|c", "a>b"),
        ("r4", "c", "a|b|c", "b>c"),
    ]
    plain = best_worst_rankings(judged("bws", *rows), facts()).set_index("id")["score"]
    turned = best_worst_rankings(judged("bws", *rows), facts(lower=frozenset({"c"})))
    assert turned.set_index("id")["score"].to_dict() == pytest.approx((-plain).to_dict())
