"""Maps of severity: texts, raters and criteria of a scale on one axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Severity of raters and difficulty of criteria")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Many-facet Rasch model: texts, raters and criteria on one axis in log odds (logits). A text "
    "is better the higher it is, a rater more severe, a criterion harder to do well on; a text as "
    "high as rater and criterion together gets the upper of two neighbouring answers half of the "
    "time on average. Lines are 95 % intervals. Raters spread as far as texts say that it matters "
    "who rated. Open marks are raters whose answers fit the model badly (infit above 1.5).",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Texts, raters and criteria: {counts}.")
MORE = QT_TRANSLATE_NOOP("Report", "{caption} The first of {n} scales; the table has all.")
FACETS = {
    "text": QT_TRANSLATE_NOOP("Report", "texts"),
    "rater": QT_TRANSLATE_NOOP("Report", "raters"),
    "criterion": QT_TRANSLATE_NOOP("Report", "criteria"),
}
_COUNTS = QT_TRANSLATE_NOOP("Report", "{place} {texts} / {raters} / {criteria}")
LOGITS = QT_TRANSLATE_NOOP("Report", "logits")
ERRATIC = 1.5
_MOST_NAMED = 24
"""Of a facet, whose names are below the axis."""
_MOST_PANELS = 3
_HEIGHT = 2.85
"""Inches of a panel; three fill a page."""
_WIDEST = 40
"""Marks as wide apart as names need; those of more, which have no names, are closer."""
_GAP = 1.5
"""Between facets, in marks."""


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel a scale; None where severity could not be estimated."""
    import pandas as pd

    columns = ("method", "scale", "criterion", "facet", "rater", "id", "value", "infit")
    rows = material.rows("severity", *columns, "ci_low", "ci_high", facet=tuple(FACETS))
    rows = rows[rows["value"].notna()]
    every = [part for part in _panels(rows) if len(set(part["facet"])) > 1]
    panels = every[:_MOST_PANELS]
    if not panels:
        return None
    figure = new_figure(_HEIGHT * len(panels))
    for axes, part in zip(figure.subplots(len(panels), 1, squeeze=False).flat, panels, strict=True):
        _panel(axes, part, material, style)
    words = material.words
    counts = "; ".join(_counted(part, material) for part in panels)
    numbers = pd.concat(panels, ignore_index=True)
    caption = words(CAPTION, counts=counts)
    if len(every) > len(panels):
        caption = words(MORE, caption=caption, n=len(every))
    return Drawn("severity", figure, words(TITLE), caption, words(HOW), numbers, style)


def _panels(rows: DataFrame) -> list[DataFrame]:
    """The rows of each scale, and of each criterion that is on none."""
    single = rows["criterion"].where(rows["scale"] == "", "")
    return [part for _, part in rows.groupby([rows["method"], rows["scale"], single], sort=False)]


def _counted(part: DataFrame, material: Material) -> str:
    n = {facet: int((part["facet"] == facet).sum()) for facet in FACETS}
    counts = {"texts": n["text"], "raters": n["rater"], "criteria": n["criterion"] or 1}
    return material.words(_COUNTS, place=_title(part, material), **counts)


def _title(part: DataFrame, material: Material) -> str:
    first = part.iloc[0]
    place = material.place(str(first["scale"]), str(first["criterion"]))
    return f"{material.method_name(str(first['method']))}, {place}"


def _panel(axes: Axes, part: DataFrame, material: Material, style: Style) -> None:
    plain(axes, style, grid="y")
    at, ticks, names = 0.0, [], []
    for n, facet in enumerate(FACETS):
        of = part[part["facet"] == facet].sort_values("value", kind="stable")
        if of.empty:
            continue
        x = at + np.arange(len(of), dtype=np.float64) * min(1.0, _WIDEST / len(of))
        axes.vlines(x, of["ci_low"], of["ci_high"], color=style.soft, linewidth=1.2)
        erratic = ((of["infit"] > ERRATIC) & (facet == "rater")).to_numpy()
        value = of["value"].to_numpy(float)
        for is_open, chosen in ((False, ~erratic), (True, erratic)):
            dots(axes, x[chosen], value[chosen], style, n, size=20, is_open=is_open)
        middle = float(x.mean())
        axes.annotate(
            material.words(FACETS[facet]),
            (middle, 1.0),
            xycoords=("data", "axes fraction"),
            ha="center",
            va="bottom",
            fontsize=7.5,
            color=style.soft,
        )
        if len(of) <= _MOST_NAMED:
            ticks += x.tolist()
            names += [_name(row, material) for row in records(of)]
        at = float(x[-1]) + 1 + _GAP
    axes.set_xticks(ticks, names, rotation=90, fontsize=6.5)
    axes.axhline(0, color=style.soft, linewidth=0.8, zorder=0)
    axes.set_xlim(-0.8, at - _GAP - 0.2)
    axes.set_ylabel(material.words(LOGITS))
    axes.set_title(_title(part, material), pad=14)


def _name(row: dict[str, Any], material: Material) -> str:
    """The id of a text or a rater, the name of a criterion."""
    facet = str(row["facet"])
    if facet == "criterion":
        return material.named(str(row["criterion"]))
    return str(row["rater"] if facet == "rater" else row["id"])
