"""The table of judgments as analyses read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from labeval.study.pages import NO_ANSWER

if TYPE_CHECKING:
    from pandas import DataFrame, Series


def judgment_frame(rows: Iterable[tuple[str, ...]], columns: Sequence[str]) -> DataFrame:
    """The table of judgments as a frame: text columns, ``seconds`` and ``answer_seconds`` numbers.

    A page's id is unique only within its session, so ``page`` gets the session in front.
    """
    import pandas as pd

    frame = pd.DataFrame.from_records(list(rows), columns=list(columns))
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
