"""Error points of each system, by category, as bars end to end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.ranks.ranking import DIGITS
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import bars
from labeval.report.material import Material
from labeval.study.model.typology import WITHIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "What is wrong with the texts of each system")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Each bar is the mean of the error points that one rater gave to one text of a system, divided "
    "by category; parts of a category are taken together. The shorter the bar, the better. "
    "Differences of systems are tested elsewhere.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Judgments of each system: n = {n}.")
WEIGHTS = QT_TRANSLATE_NOOP("Report", "{caption} Points of an error: {weights}.")
AXIS = QT_TRANSLATE_NOOP("Report", "error points of a text")
HEAD = QT_TRANSLATE_NOOP("Report", "{method}: {criterion}")
_MOST = 7
"""Categories with a look of their own."""


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel a method and criterion; None without errors of systems."""
    rows = material.rows(
        *("error_counts", "method", "criterion", "system", "category", "n", "of", "points"),
        "severity",
    )
    rows = rows[(rows["system"] != "") & rows["points"].notna()]
    if rows.empty or not rows["points"].sum():
        return None
    rows = rows.assign(category=rows["category"].str.partition(WITHIN)[0])
    panels = list(rows.groupby(["method", "criterion"], sort=False))
    heights = [0.9 + 0.24 * part["system"].nunique() for _, part in panels]
    figure = new_figure(sum(heights))
    places = figure.subplots(len(panels), 1, squeeze=False, height_ratios=heights).flatten()
    for axes, ((method, criterion), part) in zip(places, panels, strict=True):
        named = {"method": material.method_name(str(method))}
        axes.set_title(material.words(HEAD, **named, criterion=material.named(str(criterion))))
        _panel(axes, part, material, style)
    words = material.words
    caption = words(CAPTION, n=words.span(rows["of"].min(), rows["of"].max()))
    if weights := _weights(rows, material):
        caption = words(WEIGHTS, caption=caption, weights=weights)
    return Drawn("error_points", figure, words(TITLE), caption, words(HOW), rows, style)


def _weights(rows: DataFrame, material: Material) -> str:
    """The points of an error of each severity; empty where errors of one severity have several."""
    marked = rows[(rows["n"] > 0) & (rows["severity"] != "")]
    each = (marked["points"] / marked["n"]).round(DIGITS).groupby(marked["severity"], sort=False)
    if (each.nunique() != 1).any():
        return ""
    found = sorted(each.first().items(), key=lambda one: -float(one[1]))
    say = material.words
    return ", ".join(
        f"{material.error_named(str(name))} {say.figure(points)}" for name, points in found
    )


def _panel(axes: Axes, rows: DataFrame, material: Material, style: Style) -> None:
    """A bar a system; the categories with most error points first."""
    per = rows.assign(mean=rows["points"] / rows["of"])
    table = per.pivot_table(index="system", columns="category", values="mean", aggfunc="sum")
    table = table.fillna(0.0)
    sums = table.sum().sort_values(ascending=False, kind="stable")
    order = sums[sums > 0].index[:_MOST]
    left = np.zeros(len(table))
    rows_at = np.arange(len(table), dtype=np.float64)
    plain(axes, style, grid="x")
    for n, category in enumerate(order):
        values = table[category].to_numpy(dtype=np.float64)
        look = (style.colour(n), style.hatch(n))
        label = material.error_named(str(category))
        bars(axes, rows_at, values, style, look, left=left, label=label)
        left = left + values
    axes.set_yticks(range(len(table)), [str(system) for system in table.index])
    axes.set_xlim(0, 1.03 * left.max())
    axes.invert_yaxis()
    axes.set_xlabel(material.words(AXIS))
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5))
