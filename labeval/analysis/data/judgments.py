"""The table of judgments as analyses read it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np

from labeval.analysis.data.coded_texts import Growing, TextCoder
from labeval.study.pages import NO_ANSWER, TURN_MARK, turn_in, with_turn

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (
    *("participant", "session", "condition", "method", "criterion", "page", "items", "value"),
    *("seconds", "answer_seconds", "page_order", "answered_at"),
)
"""Of the table of judgments."""
ColumnPart = tuple[Sequence[str], Sequence[int] | None]
"""Cells of a column, and the place of each row's cell among them; None for one cell a row."""
_NUMBERS = ("seconds", "answer_seconds")
_ROWS_AT_ONCE = 2_000
"""Rows that are tuples before they are columns; so few stay in the processor's cache."""


def judgment_frame(rows: Iterable[tuple[str, ...]], columns: Sequence[str]) -> DataFrame:
    """The table of judgments as a frame.

    ``seconds`` and ``answer_seconds`` are numbers and ``value`` is text. All others are texts that
    repeat, kept as categories in the order of the alphabet: a number a row, and each text once.

    A page's id is unique only within its session, so ``page`` gets the session in front. A
    session's id that several participants share, as it happens in tables from elsewhere, gets the
    participant in front, so that each has a session of their own.
    """
    remaining = iter(rows)
    parts = iter(lambda: list(islice(remaining, _ROWS_AT_ONCE)), [])
    return frame_of_parts(
        ([(cells, None) for cells in zip(*part, strict=True)] for part in parts), columns
    )


def frame_of_parts(parts: Iterable[Sequence[ColumnPart]], columns: Sequence[str]) -> DataFrame:
    """The same of rows that are columns already, some rows at a time."""
    import pandas as pd

    numbers = {name: _Numbers() for name in _NUMBERS if name in columns}
    texts = {name: TextCoder() for name in columns if name not in numbers}
    coders = [numbers.get(name) or texts[name] for name in columns]
    for part in parts:
        for coder, (cells, place) in zip(coders, part, strict=True):
            coder.add(cells, place)
    coded = {name: coder.made() for name, coder in texts.items()}
    shared = coded["session"].with_several(coded["participant"])
    if shared.any():
        own = coded["participant"].joined("/", coded["session"])
        coded["session"] = coded["session"].replaced(shared, own)
    coded["page"] = coded["session"].joined("/", coded["page"])
    made = {name: coder.made() for name, coder in numbers.items()}
    made["value"] = coded.pop("value").plain()
    while coded:  # each is freed before the next is made
        name, column = coded.popitem()
        made[name] = column.categories()
    return pd.DataFrame({name: made.pop(name) for name in columns})


class _Numbers:
    """Makes a column of numbers from its cells, part by part; an empty one is not known."""

    def __init__(self) -> None:
        self._numbers = Growing(np.float64)

    def add(self, cells: Sequence[str], place: Sequence[int] | None = None) -> None:
        """Add some rows; as :meth:`TextCoder.add` does."""
        read = np.array([float(cell) if cell else math.nan for cell in cells], dtype=np.float64)
        self._numbers.add(read if place is None else read[place])

    def made(self) -> Series[Any]:
        """The column of all rows."""
        import pandas as pd

        return pd.Series(self._numbers.made())


def judgments_of(table: DataFrame) -> DataFrame:
    """An exported table of judgments, as pandas has read it, as analyses read it.

    Missing values become empty texts, whole numbers lose their point, and columns that another
    program has left out are empty.

    Args:
        table: with the columns ``participant``, ``method``, ``criterion``, ``items``, ``value`` at
            least; a missing ``session`` is the participant, a missing ``page`` the items.

    Raises:
        KeyError: one of those columns is not there.
    """
    import pandas as pd

    needed = ("participant", "method", "criterion", "items", "value")
    missing = [name for name in needed if name not in table.columns]
    if missing:
        raise KeyError(", ".join(missing))
    texts = pd.DataFrame({str(name): _texts(table[name]) for name in table.columns})
    usual = {"session": texts["participant"], "page": texts["items"]}
    for name in COLUMNS:
        if name not in texts:
            texts[name] = usual.get(name, "")
    return judgment_frame(texts[list(COLUMNS)].itertuples(index=False, name=None), COLUMNS)


def _texts(column: Series[Any]) -> Series[str]:
    """A column as text; 4.0 is 4, and what is missing is empty."""
    texts = column.astype("string").fillna("")
    return texts.str.replace(r"^(-?[0-9]+)\.0+$", r"\1", regex=True).astype(str)


def each_method(judgments: DataFrame) -> Iterator[tuple[str, DataFrame]]:
    """The judgments of each method, by name."""
    for name in sorted(str(name) for name in judgments["method"].unique()):
        yield name, of_method(judgments, name)


def of_method(judgments: DataFrame, name: str) -> DataFrame:
    """The judgments of one method."""
    return where(judgments, judgments["method"] == name)


def answered(judgments: DataFrame) -> DataFrame:
    """Only the judgments with an answer, neither open nor declined."""
    return where(judgments, ~judgments["value"].isin(["", NO_ANSWER]))


def where(rows: DataFrame, mask: Series[bool]) -> DataFrame:
    """The rows where the mask is true; all are no copy, which of a million takes 70 MB."""
    return rows if mask.all() else rows[mask]


def numbers_of(values: Series[str]) -> Series[float]:
    """Values as numbers; each different one is read once, and no text is made of every row.

    Raises:
        ValueError: one is no number.
    """
    import pandas as pd

    codes, different = pd.factorize(values)
    read = np.array([*map(float, different), math.nan])  # the last is for -1: what is missing
    return pd.Series(read[codes], index=values.index, name=values.name)


def rates_turns(judgments: DataFrame) -> bool:
    """Return whether answers of conversations were rated one by one."""
    import pandas as pd

    pages = judgments["page"]
    known = pages.cat.categories if isinstance(pages.dtype, pd.CategoricalDtype) else pages.unique()
    # Of millions of pages no list of their names: most have no mark, which a search shows.
    names = pd.Series(known)
    marked = [page for page in names[names.str.contains(TURN_MARK, regex=False)] if turn_in(page)]
    return bool(marked) and bool(pages.isin(marked).any())


def rated_texts(judgments: DataFrame) -> Series[str]:
    """The subject of each judgment of one text: the item, or one answer in its conversation."""
    import pandas as pd

    if not rates_turns(judgments):
        return judgments["items"]
    turns = looked_up(judgments["page"], turn_in)
    about = zip(judgments["items"], turns, strict=True)
    named = [with_turn(str(item), int(turn or 0)) for item, turn in about]
    return pd.Series(named, index=judgments.index, dtype="str")


def parts_of(texts: Series[str], mark: str) -> tuple[Series[str], Series[str]]:
    """Text before and after the first ``mark`` of each text."""
    before = looked_up(texts, lambda text: text.partition(mark)[0])
    return before, looked_up(texts, lambda text: text.partition(mark)[2])


def looked_up(texts: Series[str], find: Callable[[str], str]) -> Series[str]:
    """``find`` of each text; it is called once for each different text, and there are few."""
    import pandas as pd

    codes, different = pd.factorize(texts)
    found = pd.Series([find(str(text)) for text in different], dtype="str")
    return found.take(codes).set_axis(texts.index)
