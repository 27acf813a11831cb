"""Best-worst scores."""

from __future__ import annotations

import numpy as np

from labeval.analysis.methods import methods_with
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import bars
from labeval.report.leading import COLUMNS
from labeval.report.material import Material
from labeval.report.places import widest_place, with_intervals, with_raters
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Best less worst")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "How often a text was chosen as best, less how often as worst, divided by how often it was "
    "shown: 1 is always best, −1 always worst. Over all systems the scores add up to zero. Lines "
    "are 95 % intervals.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "{place}; n = {n} showings of each.")
_STATISTIC = "standardised"
_MOST = 24


def draw(material: Material, style: Style) -> Drawn | None:
    """Bars from zero, hatched below it; None without best-worst choices."""
    found = widest_place(material.rows("scores", *COLUMNS, statistic=_STATISTIC))
    rows = found.sort_values("value", ascending=False).head(_MOST)
    if rows.empty:
        return None
    figure = new_figure(0.7 + 0.27 * len(rows))
    axes = figure.subplots()
    plain(axes, style)
    y = np.arange(len(rows), dtype=np.float64)[::-1]
    value = rows["value"].to_numpy(float)
    good = value >= 0
    bars(axes, y[good], value[good], style, (style.colour(0), ""))
    bars(axes, y[~good], value[~good], style, (style.colour(1), "////"))
    axes.hlines(y, rows["ci_low"], rows["ci_high"], color=style.text, linewidth=1.2)
    axes.axvline(0, color=style.text, linewidth=0.8)
    axes.set_yticks(y, rows["id"].astype(str))
    axes.set_ylim(-0.7, len(rows) - 0.3)
    words = material.words
    axes.set_xlabel(words(QT_TRANSLATE_NOOP("Report", "more often worst  ←   →  more often best")))
    first = rows.iloc[0]
    n = words.span(rows["n"].min(), rows["n"].max())
    caption = words(CAPTION, place=material.headed(first["scale"], first["criterion"]), n=n)
    caption = with_intervals(caption, rows, material)
    caption = with_raters(caption, methods_with("ends"), material)
    return Drawn("best_worst", figure, words(TITLE), caption, words(HOW), rows, style)
