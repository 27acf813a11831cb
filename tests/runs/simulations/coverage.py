"""Whether intervals hold the truth as often as they say.

``python -m tests.runs.simulations.coverage 200``

Studies are simulated with four systems of known quality. Raters are severe or mild and like some
systems better than others; questions suit systems differently; every judgment has noise. The truth
of a score is its mean over studies so large that chance is gone. Printed are the share of intervals
that hold it, by method, and how well the order of the systems is found as raters grow in number.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from pandas import DataFrame

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.table import rankings
from labeval.analysis.scores.best_worst import best_worst_rankings
from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.resampling import Resampling
from tests.runs.simulations.printed import asked_for, print_table
from tests.support.judgments.judged_frames import facts, judged

SYSTEMS = "abcd"
QUALITY = np.array([-0.6, -0.1, 0.3, 0.7])
COUNTED = {"dqe": "mean", "aqc": "yes_of_all", "ab": "win_rate", "bws": "standardised"}
"""The statistic of each method whose intervals are looked at."""
RATERS, QUESTIONS = 16, 10
TRUTH = {
    "dqe": (2.2676, 2.8804, 3.3559, 3.7897),
    "aqc": (0.2278, 0.4343, 0.609, 0.7521),
    "ab": (0.1766, 0.4173, 0.6156, 0.7929),
    "bws": (-0.5027, -0.097, 0.1645, 0.4352),
    "ab, Davidson": (-1.2353, -0.2832, 0.416, 1.1025),
    "bws, model": (-0.8905, -0.1999, 0.3139, 0.7764),
}
"""Each system's score where chance is gone: means over 14 studies of 100 raters and 100 questions,
``estimates(90000 + n, 100, 100, 0)``."""


def simulated(seed: int, raters: int, questions: int) -> tuple[DataFrame, StudyFacts]:
    """One study: every rater judges every question by every method."""
    rng = np.random.default_rng(seed)
    n = len(SYSTEMS)
    suits = QUALITY + rng.normal(0, 0.4, (questions, n))
    severe = rng.normal(0, 0.4, raters)
    likes = rng.normal(0, 0.3, (raters, n))
    import pandas as pd

    rows: dict[str, list[tuple[str, str, str, str]]] = defaultdict(list)
    for r, q in itertools.product(range(raters), range(questions)):
        ids = [f"q{q}{s}" for s in SYSTEMS]
        seen = suits[q] + likes[r]
        for method, row in _page(rng, ids, seen, severe[r]):
            rows[method].append((f"r{r}", "c", *row))
    items = {f"q{q}{s}": (s, f"q{q}") for q in range(questions) for s in SYSTEMS}
    frames = [judged(method, *of_method) for method, of_method in sorted(rows.items())]
    return pd.concat(frames, ignore_index=True), facts(items)


def _page(
    rng: np.random.Generator, ids: list[str], seen: np.ndarray, severe: float
) -> Iterator[tuple[str, tuple[str, str]]]:
    """What one rater says of one question's texts."""
    n = len(ids)
    rated = np.clip(np.round(3 + 1.2 * seen + severe + rng.normal(0, 0.7, n)), 1, 5).astype(int)
    felt = seen + severe + rng.normal(0, 0.7, n)
    for i in range(n):
        yield "dqe", (ids[i], str(rated[i]))
        yield (
            "aqc",
            (ids[i], "dont_know" if abs(felt[i]) < 0.05 else "yes" if felt[i] > 0 else "no"),
        )
    for i, j in itertools.combinations(range(n), 2):
        lead = seen[i] - seen[j] + rng.normal(0, 0.8)
        value = "tie" if abs(lead) < 0.15 else ids[i] if lead > 0 else ids[j]
        yield "ab", (f"{ids[i]}|{ids[j]}", value)
    utility = seen + rng.gumbel(0, 0.6, n)
    yield "bws", ("|".join(ids), f"{ids[int(utility.argmax())]}>{ids[int(utility.argmin())]}")


def estimates(seed: int, raters: int, questions: int, samples: int) -> dict[str, DataFrame]:
    """By method: the systems' scores with ``value``, ``ci_low``, ``ci_high``; indexed by system."""
    table, known = simulated(seed, raters, questions)
    resampling = Resampling(samples=samples, seed=seed)
    found = scores(table, known, resampling)
    found = found[(found["level"] == "system")]
    by_method = {
        method: found[(found["method"] == method) & (found["statistic"] == statistic)]
        for method, statistic in COUNTED.items()
    }
    davidson = rankings(table, known, resampling if samples else None)
    by_method["ab, Davidson"] = davidson[davidson["level"] == "system"].rename(
        columns={"davidson": "value"}
    )
    model = best_worst_rankings(table, known)
    by_method["bws, model"] = model[model["level"] == "system"].rename(columns={"score": "value"})
    return {name: part.set_index("id") for name, part in by_method.items()}


def coverage(simulations: int, *, samples: int = 400) -> dict[str, float]:
    """By method: the share of intervals that hold the truth."""
    inside: dict[str, list[bool]] = defaultdict(list)
    for seed in range(simulations):
        for name, found in estimates(seed, RATERS, QUESTIONS, samples).items():
            wanted = np.array([TRUTH[name][SYSTEMS.index(id)] for id in found.index])
            low, high = found["ci_low"].astype(float), found["ci_high"].astype(float)
            inside[name] += ((low <= wanted) & (wanted <= high)).tolist()
    return {name: float(np.mean(held)) for name, held in inside.items()}


def recovered(simulations: int, sizes: tuple[int, ...] = (2, 8, 32)) -> dict[str, list[float]]:
    """By method: mean Kendall's tau with the true order, for each number of raters."""
    found: dict[str, list[float]] = defaultdict(list)
    for raters in sizes:
        taus: dict[str, list[float]] = defaultdict(list)
        for seed in range(simulations):
            for name, of_method in estimates(seed, raters, QUESTIONS, 0).items():
                tau = kendall(of_method["value"].astype(float), QUALITY).tau.value
                taus[name].append(0.0 if tau is None else tau)
        for name, values in taus.items():
            found[name].append(float(np.mean(values)))
    return dict(found)


def main() -> None:
    """Print both tables."""
    simulations = asked_for(200)
    print(f"{simulations} studies of {RATERS} raters and {QUESTIONS} questions, 95 % intervals\n")
    held = ([name, f"{share:.3f}"] for name, share in coverage(simulations).items())
    print_table(("score", "share that holds the truth"), held)
    sizes = (2, 8, 32)
    found = recovered(max(5, simulations // 10), sizes)
    head = ("score", f"tau with the true order at {', '.join(map(str, sizes))} raters")
    print()
    print_table(head, ([name, ", ".join(f"{t:.2f}" for t in taus)] for name, taus in found.items()))


if __name__ == "__main__":
    main()
