"""Each system's score by each method, with its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.report.counts import rates_answers
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.leading import Ranking, rankings
from labeval.report.left_out import left_out
from labeval.report.material import Material
from labeval.report.naming import statistic_name
from labeval.report.places import with_intervals, with_raters
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TITLE = QT_TRANSLATE_NOOP("Report", "Score and rank by method")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Each panel is a method, with its own measure along the axis; the better end is on the right. "
    "The mark is the score over all judgments (of several criteria each counts the same), the line "
    "its 95 % interval: raters, questions or both are drawn anew with replacement, the score is "
    "computed each time, and the middle 95 % of these are stretched for small numbers; of shares "
    "and counts of yes or wins it is Wilson's, for as many judgments as would be as sure if those "
    "of one rater, or about one question, did not hang together. The number "
    "before a name is its rank. Whether two systems differ is seen by the interval of their "
    "difference, in the table of differences, and not by whether lines overlap.",
)
_LONG = 40
"""Characters of a label from which it takes two lines: two panels are next to each other."""
CAPTION = QT_TRANSLATE_NOOP("Report", "Judgments behind each score: {counts}.")
OF_CONVERSATIONS = QT_TRANSLATE_NOOP(
    "Report",
    "A rater's judgments of the answers of one conversation count as one, which is their mean.",
)


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel a method; None where nothing is ranked."""
    import pandas as pd

    found = rankings(material)
    if not found:
        return None
    most = min(max(len(each.rows) for each in found), 24)
    down = -(-len(found) // 2)
    figure = new_figure(down * (0.75 + 0.23 * most))
    panels = figure.subplots(down, min(2, len(found)), squeeze=False).flatten()
    names = sorted({str(id) for each in found for id in each.rows["id"]})
    for axes, each in zip(panels, found, strict=False):
        _panel(axes, each, material, style, names)
    for axes in panels[len(found) :]:
        axes.set_axis_off()
    words = material.words
    ns = [words.span(each.rows["n"].min(), each.rows["n"].max()) for each in found]
    counts = "; ".join(
        f"{material.method_name(each.method)} n = {n}" for each, n in zip(found, ns, strict=True)
    )
    numbers = pd.concat([each.rows for each in found], ignore_index=True)
    caption = words(CAPTION, counts=counts)
    if any(rates_answers(each.method, material) for each in found):
        caption = f"{caption} {words(OF_CONVERSATIONS)}"
    caption = with_intervals(caption, numbers, material)
    caption = with_raters(caption, (each.method for each in found), material)
    caption = " ".join([caption, *left_out(found, material)])
    return Drawn("scores", figure, words(TITLE), caption, words(HOW), numbers, style)


def _panel(axes: Axes, each: Ranking, material: Material, style: Style, names: list[str]) -> None:
    rows = each.rows.head(24)
    y = np.arange(len(rows))[::-1]
    value = rows["value"].to_numpy(float)
    plain(axes, style)
    axes.hlines(y, rows["ci_low"], rows["ci_high"], color=style.soft, linewidth=1.6)
    for at, (id, x) in enumerate(zip(rows["id"].astype(str), value, strict=True)):
        dots(axes, [x], [float(y[at])], style, names.index(id))
    axes.set_yticks(y, _labels(each, material)[: len(rows)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    if len(value) > 1 and value[0] < value[-1]:
        axes.invert_xaxis()
    words = material.words
    place = material.place(each.scale, each.criterion)
    axes.set_title(material.method_name(each.method))
    figure = material.figure(each.statistic, each.method, each.scale, each.criterion)
    label = f"{statistic_name(figure, words)} ({place})"
    axes.set_xlabel(label.replace(" (", "\n(") if len(label) > _LONG else label)
    axes.margins(x=0.08)


def _labels(each: Ranking, material: Material) -> list[str]:
    """Names, each after its rank; equal scores, whose rank is the mean of theirs, have these."""
    rank = each.rows["rank"]
    aside = (rank.map(rank.value_counts()) - 1) / 2
    ranks = map(material.words.span, rank - aside, rank + aside)
    return [f"{rank}  {id}" for rank, id in zip(ranks, each.rows["id"], strict=True)]
