"""Choice of the part of a table that represents the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from labeval.report.leading import LEAST_RATERS, is_by_few
from labeval.report.material import TOTAL, Material
from labeval.text.marks import QT_TRANSLATE_NOOP

INTERVALS = QT_TRANSLATE_NOOP("Report", "{caption} 95 % intervals over: {resampled}.")

RATERS = QT_TRANSLATE_NOOP("Report", "{caption} Raters: {n}.")
FEW_RATERS = QT_TRANSLATE_NOOP(
    "Report",
    "{caption} Raters: {n}; fewer than {least} are too few to show differences of systems, "
    "whatever the intervals.",
)

if TYPE_CHECKING:
    from pandas import DataFrame, Series


def widest_place(rows: DataFrame) -> DataFrame:
    """The rows at the level of systems and over all criteria, where there are such.

    Else those of texts, and of the first criterion.
    """
    for level in ("system", "item"):
        if "level" in rows and (rows["level"] == level).any():
            rows = rows[rows["level"] == level]
            break
    whole = rows[rows["scale"] == TOTAL]
    if not whole.empty:
        return whole
    return rows[rows["criterion"] == rows["criterion"].iloc[0]] if len(rows) else rows


def all_criteria(rows: DataFrame) -> DataFrame:
    """The rows over all criteria; of a method that asked a single one, the rows of that one."""
    return rows[(rows["scale"] == TOTAL) | _of_single_criteria(rows)]


def each_criterion(rows: DataFrame) -> DataFrame:
    """The rows of single criteria, of methods that asked several."""
    return rows[(rows["scale"] == "") & ~_of_single_criteria(rows)]


def whole_or_each(rows: DataFrame) -> DataFrame:
    """The rows over all criteria; of a method whose criteria are not added up, those of each."""
    added_up = rows.loc[rows["scale"] == TOTAL, "method"].unique()
    return rows[(rows["scale"] == TOTAL) | (rows["scale"] == "") & ~rows["method"].isin(added_up)]


def named_places(rows: DataFrame, name: Callable[[str], str], material: Material) -> list[str]:
    """Each row's method by its name, with the criterion where its rows are about several."""
    is_one_of = rows.groupby("method")["criterion"].transform("nunique") > 1
    places = zip(rows["method"], rows["criterion"], is_one_of, strict=True)
    return [
        f"{name(method)} · {material.named(criterion)}" if one_of else name(method)
        for method, criterion, one_of in places
    ]


def _of_single_criteria(rows: DataFrame) -> Series[bool]:
    """Rows of methods that have neither a scale nor more than one criterion."""
    if rows.empty:
        return rows["scale"] != rows["scale"]
    methods = rows["method"] if "method" in rows else rows["scale"].map(lambda _: "")
    is_alone = rows["criterion"].groupby(methods).transform("nunique") == 1
    return is_alone & (rows["scale"] == "").groupby(methods).transform("all")


def with_intervals(caption: str, rows: DataFrame, material: Material) -> str:
    """The caption, and what the intervals were drawn over where the table says it."""
    if "resampled" not in rows:
        return caption
    named = [str(name) for name in rows["resampled"].dropna().unique() if name]
    if not named:
        return caption
    words = material.words
    listed = "; ".join(material.named(name) for name in named)
    return words(INTERVALS, caption=caption, resampled=listed)


def with_raters(
    caption: str, methods: Iterable[str], material: Material, of_pairs: Series[float] | None = None
) -> str:
    """The caption, and how many raters judged by these methods, where that is known.

    Of differences it is how many judged the two systems of each pair, which can be fewer.
    """
    rows = material.rows("timing", "method", "participants", method=tuple(methods))
    if rows.empty:
        return caption
    low, high = rows["participants"].min(), rows["participants"].max()
    if of_pairs is not None:
        low, high = min(low, of_pairs.min()), min(high, of_pairs.max())
    n = material.words.span(low, high)
    few = is_by_few(low, material)
    return material.words(FEW_RATERS if few else RATERS, caption=caption, n=n, least=LEAST_RATERS)
