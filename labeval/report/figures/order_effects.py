"""Effects of side and order, each with its interval."""

from __future__ import annotations

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.material import Material
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Effects of side and order")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Share of decided comparisons in which the text shown first was chosen (the one on the left; "
    "on pages in a language that is written from right to left, on the right), with its 95 % "
    "interval; one half is no effect. Only pairs that were shown both ways count, so that a better "
    "text cannot pass for a better side.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "n = {n} decided comparisons; test: {test}.")
UNTESTED = QT_TRANSLATE_NOOP(
    "Report", "n = {n} decided comparisons; not tested: the reason is in order_effects.csv."
)
_MOST = 24


def draw(material: Material, style: Style) -> Drawn | None:
    """A dot and a line each; None where no side was tested."""
    needed = ("method", "criterion", "value", "ci_low", "ci_high", "n", "test")
    rows = material.rows("order_effects", *needed, statistic="left_share")
    rows = rows[rows["value"].notna() & rows["ci_low"].notna()].head(_MOST)
    if rows.empty:
        return None
    figure = new_figure(0.7 + 0.22 * len(rows))
    axes = figure.subplots()
    plain(axes, style)
    y = np.arange(len(rows))[::-1]
    axes.axvline(0.5, color=style.soft, linewidth=0.8)
    axes.hlines(y, rows["ci_low"], rows["ci_high"], color=style.soft, linewidth=1.6)
    dots(axes, rows["value"].to_numpy(float), y.astype(float), style, size=28)
    labels = [
        f"{material.short_method(str(m))}  {material.named(str(c)) if c else ''}"
        for m, c in zip(rows["method"], rows["criterion"], strict=True)
    ]
    axes.set_yticks(y, labels)
    axes.set_ylim(-0.7, len(rows) - 0.3)
    words = material.words
    axes.set_xlabel(words(QT_TRANSLATE_NOOP("Report", "share in which the first one was chosen")))
    tests = [name for name in dict.fromkeys(rows["test"].astype(str)) if name]
    n = words.span(rows["n"].min(), rows["n"].max())
    caption = words(CAPTION if tests else UNTESTED, n=n, test=words.listed(tests))
    return Drawn("order_effects", figure, words(TITLE), caption, words(HOW), rows, style)
