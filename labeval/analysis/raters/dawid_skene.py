"""True labels with each rater's own confusions (Dawid and Skene).

Source: Dawid and Skene, "Maximum Likelihood Estimation of Observer Error-Rates Using the EM
Algorithm", Applied Statistics 28 (1979), 20-28. Where a rater of MACE knows or guesses, here every
rater has a probability of giving each label for each true one, so that mistakes which always go the
same way are learned, too. It takes more ratings a rater: as many as there are pairs of labels, and
some.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers

_ROUNDS = 2000
_SETTLED = 1e-7
"""Change of every posterior in a round, below which the fit has settled."""
_MOST_WORK = 4e8
"""Ratings times labels times rounds."""
_LEAST = 1e-300


@dataclass(frozen=True, slots=True)
class Confusions:
    """A fit by maximum likelihood, from the shares of votes on."""

    posterior: Floats
    """(units, labels) how likely each label is the true one."""
    shares: Floats
    """(labels,) of units with each true label."""
    given: Floats
    """(raters, labels, labels) probability of each label that is given, by the true one; of true
    labels that no unit of the rater has, zero."""
    log_likelihood: float
    settled: bool
    """False where the rounds ended before."""

    @property
    def accuracy(self) -> Floats:
        """(raters,) probability of the right label for any unit."""
        right = np.einsum("rkk->rk", self.given)
        return np.asarray(right @ self.shares)


def dawid_skene(rater: Integers, unit: Integers, label: Integers, labels: int) -> Confusions:
    """Fit the model.

    Args:
        rater: (ratings,) numbers from 0.
        unit: (ratings,) numbers from 0, each of them used.
        label: (ratings,) numbers from 0.
        labels: how many there are.
    """
    from scipy.sparse import csr_array

    raters, units = int(rater.max()) + 1, int(unit.max()) + 1
    shape = (units, raters * labels)
    votes = csr_array((np.ones(len(unit)), (unit, joint(rater, labels, label))), shape=shape)
    by_given = votes.T.tocsr()
    posterior = np.zeros((units, labels))
    np.add.at(posterior, (unit, label), 1.0)
    posterior /= posterior.sum(axis=1, keepdims=True)
    rounds = int(min(_ROUNDS, max(50, _MOST_WORK / (len(unit) * labels))))
    for _ in range(rounds):
        shares = posterior.mean(axis=0)
        given = _given(np.asarray(by_given @ posterior), labels)
        logs = np.log(np.maximum(given, _LEAST)).reshape(raters * labels, labels)
        likely = np.log(np.maximum(shares, _LEAST)) + votes @ logs
        top = likely.max(axis=1, keepdims=True)
        raised = np.exp(likely - top)
        whole = raised.sum(axis=1, keepdims=True)
        before, posterior = posterior, raised / whole
        if settled := bool(np.abs(posterior - before).max() < _SETTLED):
            break
    fit = float((top + np.log(whole)).sum())
    return Confusions(posterior, shares, given.transpose(0, 2, 1), fit, settled)


def _given(counts: Floats, labels: int) -> Floats:
    """(raters, given, true) probabilities of what is given, from expected counts."""
    of_raters = counts.reshape(-1, labels, labels)
    whole = of_raters.sum(axis=1, keepdims=True)
    found: Floats = np.divide(of_raters, whole, out=np.zeros_like(of_raters), where=whole > 0)
    return found
