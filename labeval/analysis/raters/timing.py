"""Time that judging takes, and its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.judgments import each_method
from labeval.analysis.statistics.numbering import firsts
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (
    *("method", "participants", "pages", "judgments", "minutes_per_participant"),
    *("seconds_per_page_median", "seconds_per_judgment_mean", "cost", "reason"),
)

NO_TIMES = QT_TRANSLATE_NOOP("Analysis", "no times are known")
SOME_TIMES = QT_TRANSLATE_NOOP(
    "Analysis",
    "the times of all pages are known of {known} of {all} participants; minutes and "
    "cost are theirs",
)


def timing(judgments: DataFrame, *, hourly_rate: float = 0.0) -> DataFrame:
    """Time and cost of each method, with :data:`COLUMNS`.

    A page's time is the same on each of its rows; it is counted once. Cost is participants × hours
    × hourly rate, where hours are the mean of those participants of whose pages on the method all
    times are known. Figures that depend on unknown times are missing, and so is cost without a
    rate.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        hourly_rate: of a participant, in any currency; 0 where it is not known.
    """
    import pandas as pd

    rows = [
        (method, *_figures(part, hourly_rate or float("nan")))
        for method, part in each_method(judgments)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _figures(part: DataFrame, hourly_rate: float) -> tuple[object, ...]:
    timed = part[["page", "participant", "seconds"]].dropna(subset=["seconds"])
    timed = timed.drop_duplicates("page")
    n, pages = part["participant"].nunique(), part["page"].nunique()
    minutes = minutes_of_participants(part)
    judged = part["page"].isin(timed["page"]).sum() if len(timed) < pages else len(part)
    mean = round(float(minutes.mean()), 4) if len(minutes) else float("nan")
    median = float(timed["seconds"].median()) if len(timed) else float("nan")
    each = round(float(timed["seconds"].sum()) / judged, 4) if judged else float("nan")
    cost = round(n * float(minutes.mean()) / 60 * hourly_rate, 2) if len(minutes) else float("nan")
    reason = "" if len(minutes) == n else SOME_TIMES.format(known=len(minutes), all=n)
    return (n, pages, len(part), mean, median, each, cost, reason if len(timed) else NO_TIMES)


def minutes_of_participants(part: DataFrame) -> Series[float]:
    """Minutes on the pages of a method, by participant; only of whom all pages have a time."""
    import pandas as pd

    codes, seconds = pd.factorize(part["page"])[0], part["seconds"].to_numpy(dtype=np.float64)
    there = np.flatnonzero(~np.isnan(seconds))
    of_page = np.full(int(codes.max(initial=-1)) + 1, np.nan)
    of_page[codes[there[::-1]]] = seconds[there[::-1]]  # the first that is known
    participant = part["participant"].iloc[firsts(codes)].reset_index(drop=True)
    pages = pd.Series(of_page)
    known = pages.notna().groupby(participant).all()
    minutes = pages.groupby(participant).sum() / 60
    return minutes[known]
