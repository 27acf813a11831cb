"""Davidson's scores from comparisons of two."""

from __future__ import annotations

import numpy as np

from labeval.analysis.methods import methods_with
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.material import Material
from labeval.report.places import widest_place, with_intervals, with_raters
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Strength in direct comparisons (Davidson's model)")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Bradley–Terry model with ties (Davidson, 1970), fitted by maximum likelihood over all pairs "
    "together. A score of 0 is the average; a lead of 1 means odds of about 2.7 to 1 of winning a "
    "comparison that is decided. Lines are 95 % intervals.",
)
CAPTION = QT_TRANSLATE_NOOP(
    "Report", "{place}; n = {n} comparisons of each system; tie parameter ν = {nu}."
)
_MOST = 24


def draw(material: Material, style: Style) -> Drawn | None:
    """A dot and a line each; None without scores."""
    rows = material.rows(
        *("pairwise_rankings", "level", "scale", "criterion", "id", "davidson"),
        *("ci_low", "ci_high", "comparisons", "nu"),
    )
    rows = rows[rows["davidson"].notna()]
    rows = widest_place(rows).sort_values("davidson", ascending=False).head(_MOST)
    if rows.empty:
        return None
    figure = new_figure(0.7 + 0.25 * len(rows))
    axes = figure.subplots()
    plain(axes, style)
    y = np.arange(len(rows))[::-1]
    axes.axvline(0, color=style.soft, linewidth=0.8)
    axes.hlines(y, rows["ci_low"], rows["ci_high"], color=style.soft, linewidth=1.6)
    dots(axes, rows["davidson"].to_numpy(float), y.astype(float), style)
    axes.set_yticks(y, rows["id"].astype(str))
    axes.set_ylim(-0.7, len(rows) - 0.3)
    words = material.words
    axes.set_xlabel(words(QT_TRANSLATE_NOOP("Report", "score (log odds); better to the right")))
    first = rows.iloc[0]
    caption = words(
        CAPTION,
        place=material.headed(first["scale"], first["criterion"]),
        n=words.span(rows["comparisons"].min(), rows["comparisons"].max()),
        nu=words.number(float(first["nu"])),
    )
    caption = with_intervals(caption, rows, material)
    caption = with_raters(caption, methods_with("sides"), material)
    return Drawn("davidson", figure, words(TITLE), caption, words(HOW), rows, style)
