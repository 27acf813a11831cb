"""Time on a page and cost, by method."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import bars
from labeval.report.material import Material, is_missing, records
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import Series

TITLE = QT_TRANSLATE_NOOP("Report", "Time and cost by method")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Time counts while the page was in front and the session was not paused. A page's time is its "
    "sum over all visits. Cost is participants × mean time on the method's pages × hourly rate; "
    "instructions, training and breaks are not in it.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Participants / pages: {counts}.")
SECONDS = QT_TRANSLATE_NOOP("Report", "seconds a page (median)")
MINUTES = QT_TRANSLATE_NOOP("Report", "minutes a person (mean)")
COST = QT_TRANSLATE_NOOP("Report", "cost")


def draw(material: Material, style: Style) -> Drawn | None:
    """Bars of the same methods side by side; None without times."""
    needed = ("method", "participants", "pages", "seconds_per_page_median", "cost")
    rows = material.rows("timing", *needed, "minutes_per_participant")
    rows = rows[rows["seconds_per_page_median"].notna()]
    if rows.empty:
        return None
    measures = [("seconds_per_page_median", SECONDS), ("minutes_per_participant", MINUTES)]
    if rows["cost"].notna().any():
        measures.append(("cost", COST))
    figure = new_figure(0.7 + 0.3 * len(rows))
    panels = figure.subplots(1, len(measures), sharey=True, squeeze=False)[0]
    words = material.words
    for n, (axes, (column, label)) in enumerate(zip(panels, measures, strict=True)):
        _bars(axes, rows[column], style, n)
        axes.set_xlabel(words(label).replace(" (", "\n("))
        for y, value in enumerate(rows[column]):
            if is_missing(value):
                continue
            axes.annotate(
                words.number(value, 1),
                (value, y),
                xytext=(3, 0),
                textcoords="offset points",
                va="center",
                size=7.5,
            )
        axes.margins(x=0.2)
    panels[0].set_yticks(range(len(rows)), [material.method_name(m) for m in rows["method"]])
    panels[0].invert_yaxis()
    counts = "; ".join(
        f"{material.method_name(row['method'])} {row['participants']} / {row['pages']}"
        for row in records(rows)
    )
    caption = words(CAPTION, counts=counts)
    return Drawn("timing", figure, words(TITLE), caption, words(HOW), rows, style)


def _bars(axes: Axes, values: Series[float], style: Style, n: int) -> None:
    plain(axes, style)
    y = np.arange(len(values), dtype=np.float64)
    bars(axes, y, np.asarray(values, dtype=np.float64), style, (style.colour(n), style.hatch(n)))
