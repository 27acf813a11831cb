"""Borda scores: one point for a win, and settable points for ties and for two bad texts."""

from __future__ import annotations

import numpy as np

from labeval.analysis.pairwise.contests import Contests, Floats


def borda(table: Contests, *, tie: float = 0.0) -> Floats:
    """(n,) points: a win is one, a tie ``tie`` for both sides, a loss none."""
    return np.asarray(table.wins.sum(axis=1) + tie * table.ties.sum(axis=1))


def win_rate(table: Contests) -> Floats:
    """(n,) the share of decided comparisons won; nan for who was in none."""
    won, lost = table.wins.sum(axis=1), table.wins.sum(axis=0)
    decided = won + lost
    return np.asarray(np.divide(won, decided, out=np.full(len(won), np.nan), where=decided > 0))
