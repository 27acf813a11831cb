"""Differences of systems with their intervals: a forest plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.leading import ALPHA, Ranking, is_by_few, rankings
from labeval.report.material import Material, records
from labeval.report.places import with_raters
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "How far the systems differ")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Each row is the mean difference of two systems, the one that ranks higher first, in points of "
    "the method; to the right of zero the first did better. The line is its 95 % interval "
    "by the procedure that the table names, not corrected for the number of pairs. A filled mark "
    "holds at p < .05 after that correction, an open one does not. Between the dashed lines, where "
    "they are drawn, differences are smaller than the smallest one of interest; a square is surely "
    "among them (p < .05, corrected). A mark without a line has no interval; the table says why. "
    "A mark of fewer than six raters is open, unless the tests speak of these raters only.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Questions: {questions}.")
CORRECTED = QT_TRANSLATE_NOOP("Report", "Questions: {questions}; correction: {adjusted}.")
AXIS = QT_TRANSLATE_NOOP("Report", "mean difference ({place})")
CUT = QT_TRANSLATE_NOOP("Report", "{caption} {n} further pairs are in the table of differences.")
_MOST = 21
"""Pairs of one method; the leader's come first, since they decide."""


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel a method; None where no difference was estimated."""
    import pandas as pd

    found = [(each, rows) for each in rankings(material) if len(rows := _rows(each, material))]
    if not found:
        return None
    shown = [(each, rows.head(_MOST)) for each, rows in found]
    heights = [0.62 + 0.21 * len(rows) for _, rows in shown]
    figure = new_figure(sum(heights))
    panels = figure.subplots(len(shown), 1, squeeze=False, height_ratios=heights).flatten()
    for axes, (each, rows) in zip(panels, shown, strict=True):
        _panel(axes, each, rows, material, style)
    numbers = pd.concat([rows for _, rows in found], ignore_index=True)
    words = material.words
    corrections = [str(name) for name in numbers["adjusted"].drop_duplicates() if name]
    caption = words(
        CORRECTED if corrections else CAPTION,
        questions=words.span(numbers["questions"].min(), numbers["questions"].max()),
        adjusted=words.listed(corrections),
    )
    cut = len(numbers) - sum(len(rows) for _, rows in shown)
    if cut:
        caption = words(CUT, caption=caption, n=cut)
    caption = with_raters(caption, (each.method for each, _ in found), material, numbers["raters"])
    return Drawn("differences", figure, words(TITLE), caption, words(HOW), numbers, style)


def _rows(each: Ranking, material: Material) -> DataFrame:
    """Pairs of what is ranked, turned so that the higher rank is first; the leader's come first."""
    needed = ("a", "b", "raters", "questions", "difference", "ci_low", "ci_high")
    tested = ("p_adjusted", "adjusted", "margin", "p_equivalent", "reason")
    rows = material.rows(
        *("significance", *needed, *tested),
        method=each.method,
        scale=each.scale,
        criterion=each.criterion,
    )
    rows = rows[rows["difference"].notna()].copy()
    place = {id: n for n, (id, _) in enumerate(each.order)}
    rows = rows[rows["a"].isin(place) & rows["b"].isin(place)]
    turned = np.array([place[a] > place[b] for a, b in zip(rows["a"], rows["b"], strict=True)])
    if turned.any():
        ends = {"a": "b", "b": "a", "ci_low": "ci_high", "ci_high": "ci_low"}
        part = rows.loc[turned].rename(columns=ends)[list(rows.columns)]
        for name in ("difference", "ci_low", "ci_high"):
            part[name] = -part[name]
        rows.loc[turned] = part
    order = [(place[a], place[b]) for a, b in zip(rows["a"], rows["b"], strict=True)]
    return rows.iloc[sorted(range(len(rows)), key=order.__getitem__)]


def _panel(axes: Axes, each: Ranking, rows: DataFrame, material: Material, style: Style) -> None:
    y = np.arange(len(rows))[::-1]
    plain(axes, style)
    axes.axvline(0, color=style.soft, linewidth=0.9)
    margin = rows["margin"].max()
    if margin == margin:
        axes.axvspan(-margin, margin, color=style.line, alpha=0.5, linewidth=0)
        for end in (-margin, margin):
            axes.axvline(end, color=style.soft, linewidth=0.8, linestyle=(0, (4, 3)))
    axes.hlines(y, rows["ci_low"], rows["ci_high"], color=style.soft, linewidth=1.6)
    for at, row in zip(y, records(rows), strict=True):
        is_few = each.has_few_raters or is_by_few(row["raters"], material)
        is_equal = not is_few and row["p_equivalent"] < ALPHA
        is_open = is_few or not row["p_adjusted"] < ALPHA
        shape = _SQUARE if is_equal else 0
        dots(axes, [row["difference"]], [float(at)], style, shape, is_open=is_open)
    axes.set_yticks(y, [f"{a} – {b}" for a, b in zip(rows["a"], rows["b"], strict=True)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_title(material.method_name(each.method))
    place = material.place(each.scale, each.criterion)
    axes.set_xlabel(material.words(AXIS, place=place))
    axes.margins(x=0.08)


_SQUARE = 1
"""Of the style's markers."""
