"""The table of judgments as analyses read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from labeval.study.pages import NO_ANSWER

if TYPE_CHECKING:
    from pandas import DataFrame, Series

_ROWS_AT_ONCE = 50_000
"""Rows that are tuples before they are columns, which take a tenth of the memory."""


def judgment_frame(rows: Iterable[tuple[str, ...]], columns: Sequence[str]) -> DataFrame:
    """The table of judgments as a frame: text columns, ``seconds`` and ``answer_seconds`` numbers.

    A page's id is unique only within its session, so ``page`` gets the session in front.
    """
    import pandas as pd

    remaining = iter(rows)
    parts = []
    while some := list(islice(remaining, _ROWS_AT_ONCE)):
        parts.append(pd.DataFrame.from_records(some, columns=list(columns)))
    frame = pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(columns))
    for column in ("seconds", "answer_seconds"):
        frame[column] = pd.to_numeric(frame[column])
    frame["page"] = frame["session"] + "/" + frame["page"]
    return frame


def answered(judgments: DataFrame) -> DataFrame:
    """Only the judgments that say something: neither open nor declined."""
    return judgments[~judgments["value"].isin(["", NO_ANSWER])]


def parts_of(texts: Series[str], mark: str) -> tuple[Series[str], Series[str]]:
    """What stands before and after the first ``mark`` of each text."""
    halves = texts.map(lambda text: text.partition(mark))
    return halves.map(lambda half: half[0]), halves.map(lambda half: half[2])
