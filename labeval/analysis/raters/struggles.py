"""Traces of difficulties of participants: flags, comments, open answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from labeval.study.pages import DONT_KNOW, NO_ANSWER

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "criterion", "what", "n", "of", "counted", "share")

COMMENT = "comment"
OPEN = "unanswered"
_ANSWERS = {OPEN: "", NO_ANSWER: NO_ANSWER, DONT_KNOW: DONT_KNOW}
"""Fields of the answers that are counted, and the value that stands for each."""


def struggles(judgments: DataFrame, flags: DataFrame, comments: DataFrame) -> DataFrame:
    """Counts by method, with :data:`COLUMNS`.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        flags: the exported table of flags; those of screens that rate nothing are left out.
        comments: the exported table of comments.

    Returns:
        One row per method and kind of flag, and one for comments: the pages that have any, out of
        the method's pages; one a method, criterion and kind of answer that decides nothing, out of
        its judgments.
    """
    import pandas as pd

    rows = [*_on_pages(judgments, flags, comments), *_among_answers(judgments)]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _on_pages(
    judgments: DataFrame, flags: DataFrame, comments: DataFrame
) -> Iterator[tuple[object, ...]]:
    pages = judgments.drop_duplicates("page").set_index("page")["method"].astype(str)
    of = pages.value_counts()
    for kinds, table in (("flag", flags), ("", comments)):
        if table.empty:
            continue
        methods = (table["session"] + "/" + table["page"]).map(pages)
        what = table[kinds] if kinds else COMMENT
        counts = table.assign(method=methods, what=what).dropna(subset=["method"])
        counts = counts.drop_duplicates(["session", "page", "what"])
        sums = counts.groupby(["method", "what"], sort=True).size().reset_index(name="n")
        for method, kind, n in zip(sums["method"], sums["what"], sums["n"], strict=True):
            yield method, "", kind, int(n), int(of[method]), "pages", round(n / of[method], 6)


def _among_answers(judgments: DataFrame) -> Iterator[tuple[object, ...]]:
    places = ["method", "criterion"]
    for (method, criterion), part in judgments[[*places, "value"]].groupby(places, sort=True):
        for what, value in _ANSWERS.items():
            n, of = int((part["value"] == value).sum()), len(part)
            if n:
                yield method, criterion, what, n, of, "judgments", round(n / of, 6)
