"""Ratings and times of participants who thought aloud, against those who did not.

Where a study records thinking aloud with those who agree to it, it has both. Each participant's
pages are averaged, and the two groups compared by Welch's t, since pages of one participant are not
independent. Nobody drew by lot who thinks aloud, unless conditions or groups of the study decide
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.page_outcomes import (
    COMMENTED,
    RATING,
    SECONDS,
    page_outcomes,
)
from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (
    *("method", "outcome", "aloud", "silent", "difference", "ci_low", "ci_high"),
    *("p", "p_adjusted", "test", "n_aloud", "n_silent", "reason"),
)
_P = COLUMNS.index("p")
FEWEST = 3
"""Participants of a group for an interval."""
OUTCOMES = (RATING, SECONDS, COMMENTED)
NOT_RANDOM = QT_TRANSLATE_NOOP(
    "Analysis",
    "who thought aloud was not drawn by lot: those who agree to it can differ in other ways too",
)
TOO_FEW = QT_TRANSLATE_NOOP(
    "Analysis", "{aloud} thought aloud and {silent} did not; it takes {n} of each"
)
NO_SPREAD = QT_TRANSLATE_NOOP("Analysis", "no interval: the participants of each group are alike")


def thinking_aloud(
    methods: Sequence[Rated], judgments: DataFrame, comments: DataFrame, sessions: DataFrame
) -> DataFrame:
    """Each outcome of each method, with :data:`COLUMNS`; empty where a study has not both.

    ``rating`` is how much higher the participant rates than the mean of all the same texts,
    ``seconds_per_page`` the mean, ``pages_with_comment`` a share. p is adjusted over the outcomes
    of a method.

    Args:
        methods: ratings by method.
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        comments: the exported table of comments.
        sessions: the exported table of sessions, with ``thought_aloud``.
    """
    import pandas as pd

    thought = set(sessions["thought_aloud"]) if "thought_aloud" in sessions else set()
    if not {"yes", "no"} <= thought or judgments.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    pages = page_outcomes(methods, judgments, comments)
    of_session = _of_sessions(sessions)
    for column in of_session.columns:
        pages[column] = pages["session"].map(of_session[column])
    rows: list[tuple[object, ...]] = []
    for method, part in pages.groupby("method", sort=True):
        if not {"yes", "no"} <= set(part["thought_aloud"]):
            continue
        found = [(str(method), name, *_compared(part, name)) for name in OUTCOMES]
        known = [p if isinstance(p := row[_P], float) else np.nan for row in found]
        after, procedure = adjusted(known)
        for row, p in zip(found, after.tolist(), strict=True):
            adjusted_p = (p, procedure if p == p else "")
            rows.append((*row[: _P + 1], *adjusted_p, *row[_P + 1 :]))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_sessions(sessions: DataFrame) -> DataFrame:
    """By session: whether its participant thought aloud, and who that was.

    Tables from elsewhere can give one session to several people; such sessions are left out.
    """
    of_session = sessions[["session", "thought_aloud", "participant"]].drop_duplicates()
    return of_session.drop_duplicates("session", keep=False).set_index("session")


def _compared(pages: DataFrame, outcome: str) -> tuple[object, ...]:
    """The figures from ``aloud`` on, without the adjusted p."""
    of = pages.dropna(subset=[outcome]).groupby(["thought_aloud", "participant"])[outcome].mean()
    groups = [_of(of, name) for name in ("yes", "no")]
    counts = (len(groups[0]), len(groups[1]))
    means = [float(group.mean()) if len(group) else None for group in groups]
    if min(counts) < FEWEST:
        reason = TOO_FEW.format(aloud=counts[0], silent=counts[1], n=FEWEST)
        return (*means, *[None] * 4, *counts, reason)
    found = (*_welch(*groups),)
    return (*means, *found, *counts, NOT_RANDOM if found[-1] is not None else NO_SPREAD)


def _of(by_participant: Series[float], name: str) -> Floats:
    """(participants,) the means of one group."""
    if name not in by_participant.index.get_level_values(0):
        return np.zeros(0)
    return np.asarray(by_participant.loc[name], dtype=np.float64)


def _welch(first: Floats, second: Floats) -> Iterator[float | None]:
    """The difference, both ends of its interval, and p."""
    from scipy.stats import ttest_ind

    value = float(first.mean() - second.mean())
    if not first.var() + second.var() > 0:
        yield from (value, None, None, None)
        return
    found = ttest_ind(first, second, equal_var=False)
    ends = found.confidence_interval(0.95)
    yield from (value, float(ends.low), float(ends.high), float(found.pvalue))
