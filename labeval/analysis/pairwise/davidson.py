"""Bradley-Terry scores from comparisons with ties (Davidson, 1970).

A comparison is a choice among three: the first with utility a, the second with utility b, a tie
with (a + b) / 2 + t, where t is the logarithm of Davidson's nu. Without any tie in the data the
tie is no choice, and the model is that of Bradley and Terry (1952).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.estimate import Interval
from labeval.analysis.pairwise.contests import Contests, Floats, Integers, separated
from labeval.text.marks import QT_TRANSLATE_NOOP

_STEPS = 100
_CLOSE_ENOUGH = 1e-10
_FARTHEST = 30.0
"""A score beyond it is on its way to infinity: wins and ties of one side alone, without a loss."""
_NO_MAXIMUM = QT_TRANSLATE_NOOP(
    "Analysis",
    "the likelihood has no maximum: somebody has only wins and ties, or only losses and ties",
)
_NOT_JOINED = QT_TRANSLATE_NOOP(
    "Analysis",
    "these are not joined by wins in both directions: {named}; at least one of them never lost, "
    "never won, or was never compared with the others",
)


_GROUPS_NAMED = 3
_MEMBERS_NAMED = 5


def _named(group: tuple[str, ...]) -> str:
    """The members of a group, and how many more there are; a reason stays a sentence."""
    shown = ", ".join(group[:_MEMBERS_NAMED])
    more = len(group) - _MEMBERS_NAMED
    return f"{shown} … (+{more})" if more > 0 else shown


class NoScores(ValueError):
    """The likelihood of these comparisons has no maximum; the message says why."""


class NotConnected(NoScores):
    """The comparisons do not hang together, so that some scores would be infinite.

    ``groups`` names those between which nothing can be estimated, the smallest first.
    """

    def __init__(self, groups: tuple[tuple[str, ...], ...]) -> None:
        named = "; ".join(_named(group) for group in groups[:_GROUPS_NAMED])
        if len(groups) > _GROUPS_NAMED:
            named += f"; … (+{len(groups) - _GROUPS_NAMED})"
        super().__init__(_NOT_JOINED.format(named=named))
        self.groups = groups


@dataclass(frozen=True, slots=True)
class Strengths:
    """Scores on the scale of log odds; they sum to zero."""

    names: tuple[str, ...]
    scores: Floats
    covariance: Floats
    """(n, n) of the scores."""
    nu: float
    """How likely ties are between equals; 0 where there were none."""
    comparisons: int

    @property
    def shares(self) -> Floats:
        """Davidson's pi: strengths that sum to one."""
        raised = np.exp(self.scores)
        return np.asarray(raised / raised.sum())

    def against(self, reference: str) -> Floats:
        """Scores with that of ``reference`` at zero."""
        return np.asarray(self.scores - self.scores[self.names.index(reference)])

    def intervals(self, confidence: float = 0.95) -> list[Interval]:
        """Wald intervals of the scores; they take comparisons as independent of each other."""
        from scipy.stats import norm

        reach = norm.ppf((1 + confidence) / 2) * np.sqrt(np.diag(self.covariance))
        ends = zip(self.scores - reach, self.scores + reach, strict=True)
        return [Interval(float(low), float(high)) for low, high in ends]


def strengths(table: Contests, *, pseudo_games: float = 0.0) -> Strengths:
    """The scores under which the comparisons are most likely.

    Args:
        table: the comparisons.
        pseudo_games: wins and losses that each is given against one opponent more, such as 0.5,
            so that scores exist for who always won or lost; 0 adds none.

    Raises:
        NotConnected: which of the compared stand apart.
        NoScores: there is no comparison, or every one is a tie.
    """
    if pseudo_games:
        return _without_opponent(strengths(table.with_opponent(pseudo_games)), table)
    if not table.wins.any():
        raise NoScores("no comparison was decided")
    groups = separated(table)
    if groups:
        raise NotConnected(groups)
    first, second = np.asarray(np.triu_indices(len(table.names), k=1), dtype=np.intp)
    compared = table.played[first, second] > 0
    first, second = first[compared], second[compared]
    outcomes = np.column_stack(
        [table.wins[first, second], table.wins[second, first], table.ties[first, second]]
    )
    has_ties = bool(table.ties.any())
    choices = _choices(len(table.names), first, second, has_ties)
    outcomes = outcomes[:, : choices.shape[1]]
    found, information = _most_likely(choices, outcomes)
    n = len(table.names)
    free = np.linalg.inv(information)[: n - 1, : n - 1]
    # The last score was held at zero; centring is linear, so the covariance follows.
    centring = (np.eye(n) - 1 / n)[:, : n - 1]
    scores = centring @ found[: n - 1]
    nu = float(np.exp(found[n - 1])) if has_ties else 0.0
    return Strengths(table.names, scores, centring @ free @ centring.T, nu, table.comparisons)


def _without_opponent(found: Strengths, table: Contests) -> Strengths:
    n = len(table.names)
    centring = np.pad(np.eye(n) - 1 / n, ((0, 0), (0, 1)))
    covariance = centring @ found.covariance @ centring.T
    return Strengths(table.names, centring @ found.scores, covariance, found.nu, table.comparisons)


def _choices(n: int, first: Integers, second: Integers, has_ties: bool) -> Floats:
    """(pairs, outcomes, parameters) what each outcome's utility is made of."""
    pairs = np.arange(len(first))
    design = np.zeros((len(first), 3 if has_ties else 2, n + has_ties))
    design[pairs, 0, first] = 1
    design[pairs, 1, second] = 1
    if has_ties:
        design[pairs, 2, first] = design[pairs, 2, second] = 0.5
        design[:, 2, n] = 1
    return np.delete(design, n - 1, axis=2)


def _most_likely(design: Floats, outcomes: Floats) -> tuple[Floats, Floats]:
    """Newton's method on a concave likelihood: parameters and information at its maximum."""
    parameters = np.zeros(design.shape[2])
    n = outcomes.sum(axis=1)
    for _ in range(_STEPS):
        chances = _chances(design, parameters)
        expected = np.einsum("po,pok->pk", chances, design)
        gradient = np.einsum("po,pok->k", outcomes, design) - n @ expected
        second = np.einsum("p,po,pok,pol->kl", n, chances, design, design, optimize=True)
        information = second - np.einsum("p,pk,pl->kl", n, expected, expected, optimize=True)
        try:
            step = np.linalg.solve(information, gradient)
        except np.linalg.LinAlgError as error:
            raise NoScores(_NO_MAXIMUM) from error
        while (
            _log_likelihood(design, outcomes, parameters + step)
            < _log_likelihood(design, outcomes, parameters) - _CLOSE_ENOUGH
        ):
            step /= 2
        parameters = parameters + step
        if np.abs(step).max() < _CLOSE_ENOUGH:
            break
        if np.abs(parameters).max() > _FARTHEST:
            raise NoScores(_NO_MAXIMUM)
    return parameters, information


def _chances(design: Floats, parameters: Floats) -> Floats:
    utilities = design @ parameters
    raised = np.exp(utilities - utilities.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def _log_likelihood(design: Floats, outcomes: Floats, parameters: Floats) -> float:
    return float((outcomes * np.log(_chances(design, parameters))).sum())
