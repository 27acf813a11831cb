"""Bradley-Terry scores from comparisons with ties (Davidson, 1970).

A comparison is a choice among three: the first with utility a, the second with utility b, a tie
with (a + b) / 2 + t, where t is the logarithm of Davidson's nu. Without any tie in the data the
tie is no choice, and the model is that of Bradley and Terry (1952).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.batched import most_likely
from labeval.analysis.pairwise.contests import Contests, Floats, separated, separated_pairs
from labeval.analysis.pairwise.maximum import has_maximum
from labeval.analysis.statistics.chances.distributions import normal_quantile
from labeval.analysis.statistics.estimate import Interval
from labeval.text.marks import QT_TRANSLATE_NOOP

_ONE_WAY = QT_TRANSLATE_NOOP(
    "Analysis",
    "the likelihood has no maximum: all wins go one way, from {above} down to {below}, so that "
    "ties can be explained with scores that are ever further apart",
)
MOST = 1000
"""Most texts for which a full matrix is computed."""
_TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{n} texts are too many for the model")
_ALL_TIES = QT_TRANSLATE_NOOP("Analysis", "no comparison was decided")
_NOT_FOUND = QT_TRANSLATE_NOOP(
    "Analysis", "the scores are too far apart to be found with the precision of a computer"
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
    """The comparisons are not connected, so that some scores would be infinite.

    ``groups`` names those between which nothing can be estimated, the smallest first.
    """

    def __init__(self, groups: tuple[tuple[str, ...], ...]) -> None:
        named = "; ".join(_named(group) for group in groups[:_GROUPS_NAMED])
        if len(groups) > _GROUPS_NAMED:
            named += f"; … (+{len(groups) - _GROUPS_NAMED})"
        super().__init__(_NOT_JOINED.format(named=named))
        self.groups = groups


class OneWay(NoScores):
    """Wins go one way only; the message names the highest and the lowest."""

    def __init__(self, table: Contests) -> None:
        wins, losses = table.wins.sum(axis=1), table.wins.sum(axis=0)
        ends = list(zip(table.names, wins.tolist(), losses.tolist(), strict=True))
        above = _named(tuple(name for name, wins, loses in ends if wins and not loses))
        below = _named(tuple(name for name, wins, loses in ends if loses and not wins))
        super().__init__(_ONE_WAY.format(above=above, below=below))


@dataclass(frozen=True, slots=True)
class Strengths:
    """Scores on the scale of log odds; they sum to zero."""

    names: tuple[str, ...]
    scores: Floats
    covariance: Floats
    """(n, n) of the scores."""
    nu: float
    """Likelihood of ties between equals; 0 where there were none."""
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
        reach = normal_quantile((1 + confidence) / 2) * np.sqrt(np.diag(self.covariance))
        ends = zip(self.scores - reach, self.scores + reach, strict=True)
        return [Interval(float(low), float(high)) for low, high in ends]


def too_many(
    first: npt.NDArray[np.str_], second: npt.NDArray[np.str_], outcome: npt.NDArray[np.int_]
) -> NoScores:
    """Why there are no scores of more than :data:`MOST`: the groups they fall into, if any."""
    if not np.any(outcome):
        return NoScores(_ALL_TIES)
    groups = separated_pairs(first, second, outcome)
    if groups:
        return NotConnected(groups)
    return NoScores(_TOO_MANY.format(n=len(np.unique(np.concatenate([first, second])))))


def strengths(table: Contests, *, pseudo_games: float = 0.0) -> Strengths:
    """The scores under which the comparisons are most likely.

    Args:
        table: the comparisons.
        pseudo_games: wins and losses that each is given against one opponent more, such as 0.5,
            so that scores exist for texts that always won or lost; 0 adds none.

    Raises:
        NotConnected: the compared fall into separate groups, which it names.
        NoScores: there is no comparison, or every one is a tie.
    """
    if pseudo_games:
        return _without_opponent(strengths(table.with_opponent(pseudo_games)), table)
    if not table.wins.any():
        raise NoScores(_ALL_TIES)
    groups = separated(table)
    if groups:
        raise NotConnected(groups)
    if not has_maximum(table.wins[None], table.ties[None])[0]:
        raise OneWay(table)
    try:
        found = most_likely(table.wins[None], table.ties[None])
    except np.linalg.LinAlgError as error:
        raise NoScores(_NOT_FOUND) from error
    n = len(table.names)
    # Scores sum to zero: the information has no inverse along equal steps of all.
    level = np.zeros((n + 1, n + 1))
    level[:n, :n] = 1 / n**2
    covariance = (np.linalg.inv(found.information[0]) - level)[:n, :n]
    scores = found.scores[0] - found.scores[0].mean()
    nu = float(np.exp(found.tie[0]))
    return Strengths(table.names, scores, covariance, nu, table.comparisons)


def _without_opponent(found: Strengths, table: Contests) -> Strengths:
    n = len(table.names)
    centring = np.pad(np.eye(n) - 1 / n, ((0, 0), (0, 1)))
    covariance = centring @ found.covariance @ centring.T
    return Strengths(table.names, centring @ found.scores, covariance, found.nu, table.comparisons)
