"""Agreement of raters, with the bands by which alpha is usually read."""

from __future__ import annotations

import numpy as np

from labeval.analysis.agreement.bands import RELIABLE, TENTATIVE
from labeval.report.alphas import main_alphas
from labeval.report.counts import units_of
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.material import Material
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "How far raters agree")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Krippendorff's alpha: 1 is perfect agreement, 0 what chance would give, below 0 systematic "
    "disagreement. Lines are 95 % intervals over units drawn with replacement, or raters where the "
    "study file states this; several raters judge each unit, such as a text or a pair of texts. "
    "The bands are those that Krippendorff (2004) proposed: from .800 reliable, from .667 for "
    "tentative conclusions. Open marks: undefined, for the reason in the table. A low alpha need "
    "not be the raters' fault: where all units are alike there is nothing to agree on.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Raters and units: {counts}.")
COUNTS = QT_TRANSLATE_NOOP("Report", "{method} raters {raters}, {units} {n}")


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel per method, a line per criterion; None without alphas."""
    rows = main_alphas(material)
    if rows.empty or not rows["value"].notna().any():
        return None
    methods = list(rows["method"].drop_duplicates())
    asked = {method: list(part["criterion"]) for method, part in rows.groupby("method")}
    most = max(map(len, asked.values()))
    alike = all(sorted(names) == sorted(asked[methods[0]]) for names in asked.values())
    down = -(-len(methods) // 2)
    figure = new_figure(down * (0.65 + 0.19 * most))
    panels = figure.subplots(
        down, min(2, len(methods)), sharex=True, sharey=alike, squeeze=False
    ).flatten()
    for axes, method in zip(panels, methods, strict=False):
        part = rows[rows["method"] == method]
        criteria = asked[methods[0] if alike else method]
        plain(axes, style)
        axes.axvspan(RELIABLE, 1, color=style.line, alpha=0.75, zorder=0, linewidth=0)
        axes.axvspan(TENTATIVE, RELIABLE, color=style.line, alpha=0.35, zorder=0, linewidth=0)
        axes.axvline(0, color=style.soft, linewidth=0.8)
        y = np.array([float(criteria.index(c)) for c in part["criterion"]])
        axes.hlines(y, part["ci_low"], part["ci_high"], color=style.soft, linewidth=1.4)
        known = part["value"].notna().to_numpy()
        dots(axes, part["value"].to_numpy(float)[known], y[known], style, size=22)
        dots(axes, np.zeros((~known).sum()), y[~known], style, size=22, is_open=True)
        axes.set_yticks(range(len(criteria)), [material.named(c) for c in criteria])
        axes.set_ylim(len(criteria) - 0.4, -0.6)
        axes.set_title(material.method_name(str(method)))
    for axes in panels[len(methods) :]:
        axes.set_axis_off()
    lowest = float(np.nanmin([rows["value"].min(), rows["ci_low"].min(), 0.0]))
    panels[0].set_xlim(max(-1.0, lowest - 0.05), 1.0)
    words = material.words
    counts = "; ".join(
        words(
            COUNTS,
            method=material.method_name(str(m)),
            raters=words.count(int(part["n_raters"].max())),
            units=units_of(str(m), material),
            n=words.count(int(part["n_items"].max())),
        )
        for m, part in rows.groupby("method", sort=False)
    )
    caption = words(CAPTION, counts=counts)
    return Drawn("agreement", figure, words(TITLE), caption, words(HOW), rows, style)
