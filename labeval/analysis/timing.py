"""How long judging takes, and what that costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.judgments import each_method

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "participants", "pages", "judgments", "minutes_per_participant"),
    *("seconds_per_page_median", "seconds_per_judgment_mean", "cost"),
)


def timing(judgments: DataFrame, *, hourly_rate: float = 0.0) -> DataFrame:
    """Time and cost of each method, with :data:`COLUMNS`.

    A page's time stands on each of its rows; it is counted once. Cost is participants × hours ×
    hourly rate, where hours are the mean over participants of their time on the method's pages.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        hourly_rate: of a participant, in any currency.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method, part in each_method(judgments):
        pages = part.drop_duplicates("page")
        minutes = pages.groupby("participant")["seconds"].sum() / 60
        rows.append(
            (
                *(method, len(minutes), len(pages), len(part), round(minutes.mean(), 4)),
                *(pages["seconds"].median(), round(pages["seconds"].sum() / len(part), 4)),
                round(float(minutes.sum()) / 60 * hourly_rate, 2),
            )
        )
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
