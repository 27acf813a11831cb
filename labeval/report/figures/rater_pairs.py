"""Agreement of each two raters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure
from labeval.report.drawing.matrix import draw_matrix
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Who agrees with whom")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Share of what both judged on which two raters gave the same answer; darker is more. A "
    "pale row is somebody who judges unlike all others, two dark blocks are two schools. Few "
    "common judgments make it unsteady, so read patterns and not single cells.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Common judgments of a pair: n = {n}.")
_MOST = 20
_PANELS = 4


def draw(material: Material, style: Style) -> Drawn | None:
    """A matrix a method; None without pairs."""
    found = material.rows("rater_pairs", "method", "a", "b", "agreement", "n")
    rows = found[found["agreement"].notna()]
    sizes = {m: len({*p["a"], *p["b"]}) for m, p in rows.groupby("method", sort=True)}
    methods = [method for method, size in sizes.items() if size <= _MOST][:_PANELS]
    if not methods:
        return None
    down = -(-len(methods) // 2)
    across = min(2, len(methods))
    figure = new_figure(down * (0.9 + 0.2 * max(sizes[m] for m in methods)))
    panels = figure.subplots(down, across, squeeze=False).flatten()
    for axes, method in zip(panels, methods, strict=False):
        part = rows[rows["method"] == method]
        names = sorted({*part["a"], *part["b"]})
        values = _matrix(part, names)
        texts = [[_text(v, material) for v in line] for line in values]
        draw_matrix(axes, values, texts, names, names, style, span=(0.0, 1.0))
        axes.tick_params(labelsize=6.5)
        axes.set_title(material.method_name(str(method)))
    for axes in panels[len(methods) :]:
        axes.set_axis_off()
    words = material.words
    shown = rows[rows["method"].isin(methods)]
    caption = words(CAPTION, n=words.span(shown["n"].min(), shown["n"].max()))
    return Drawn("rater_pairs", figure, words(TITLE), caption, words(HOW), shown, style)


def _matrix(rows: DataFrame, names: list[str]) -> np.ndarray:
    """(raters, raters), symmetric: the mean over criteria."""
    values = np.full((len(names), len(names)), np.nan)
    means = rows.groupby(["a", "b"])["agreement"].mean().reset_index()
    for row in records(means):
        i, j = names.index(row["a"]), names.index(row["b"])
        values[i, j] = values[j, i] = row["agreement"]
    return values


def _text(value: float, material: Material) -> str:
    return material.words.number(value) if value == value else ""
