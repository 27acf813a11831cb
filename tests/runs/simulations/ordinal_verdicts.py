"""False verdicts and power of the model of ordered answers, by simulation, next to the means.

``python -m tests.runs.simulations.ordinal_verdicts 500``

The studies are those of :mod:`tests.runs.simulations.verdicts`: two systems, equal or half a point
apart before ratings are rounded to five answers. Printed is a table in Markdown: the share of
studies with p < .05 by the difference of means, by the ordinal model with Student's t, and by its
normal distribution, which R's ``clmm`` prints; then how often both models come to the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from scipy.stats import norm, t

from labeval.analysis.statistics.differences import paired_difference
from labeval.analysis.statistics.latent.ordinal_model import ordinal_model
from labeval.analysis.statistics.mixed_model import NoFit
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.simulated_ratings import Design, points

DESIGNS = (Design(8, 30), Design(20, 10), Design(20, 10, kept=0.4), Design(30, 20), Design(50, 5))
ALPHA = 0.05


def study(design: Design, rng: np.random.Generator) -> tuple[float, float, float]:
    """p of the means, of the ordinal model with t, and with the normal distribution."""
    there, rated = design.present(rng), points(design.latent(rng))
    rater, question = np.nonzero(there)
    linear = paired_difference((rated[..., 0] - rated[..., 1])[there], rater, question)
    both = np.concatenate([rated[..., 0][there], rated[..., 1][there]])
    first = np.repeat([1, 0], len(rater))
    raters, questions = np.tile(rater, 2), np.tile(question, 2)
    parts = {
        "rater": raters,
        "rater_system": 2 * raters + first,
        "question": questions,
        "text": 2 * questions + first,
    }
    category = np.unique(both, return_inverse=True)[1]
    try:
        model = ordinal_model(category, first[:, None].astype(float), parts)
    except NoFit:
        return linear.p or np.nan, np.nan, np.nan
    score = abs(float(model.effects[0] / model.spreads[0]))
    df = linear.freedom or np.inf
    return linear.p or np.nan, 2 * float(t.sf(score, df)), 2 * float(norm.sf(score))


def rows(replicates: int) -> Iterator[list[str]]:
    """The table, a row a design."""
    for design in DESIGNS:
        rng = np.random.default_rng(17)
        shares = []
        for shift in (0.0, 0.5):
            moved = replace(design, shift=shift)
            p = np.array([study(moved, rng) for _ in range(replicates)])
            p = p[~np.isnan(p).any(axis=1)]
            shares += [*(p < ALPHA).mean(axis=0), ((p[:, 0] < ALPHA) == (p[:, 1] < ALPHA)).mean()]
            shares.append(len(p) / replicates)
        yield [design.name, *map(share, shares)]


HEAD = (
    *("raters × questions", "equal: means", "ordinal, t", "ordinal, z", "same", "fitted"),
    *("apart: means", "ordinal, t", "ordinal, z", "same", "fitted"),
)


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(500)))
