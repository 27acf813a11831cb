"""Each text's score by each method, with its interval, by system."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import scored_methods
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import dots
from labeval.report.leading import ranking_rows
from labeval.report.material import TOTAL, Material
from labeval.report.naming import statistic_name
from labeval.report.places import with_intervals, with_raters
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Each text")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Each panel is a method, each line a text with its score over all criteria and, where it has "
    "one, its 95 % interval, the best on top; colour and shape are its system. A system whose "
    "texts are spread from top to bottom owes its score to some of them. Differences of systems "
    "are tested elsewhere; single texts are not tested here.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Judgments of a text: {counts}.")
SHOWN = QT_TRANSLATE_NOOP(
    "Report", "{caption} Of more than {most} texts the {half} best and the {half} worst are shown."
)
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Report", "{caption} Texts without a rank, which lack judgments by a criterion: {n}."
)
_MOST = 30


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel a method; None where no text has a score of several judgments, or a system."""
    import pandas as pd

    found = [_of(material, method) for method in _methods(material)]
    panels = [ranked for part in found if len(ranked := part[part["rank"].notna()]) > 1]
    panels = [part for part in panels if part["n"].max() > 1]
    if not panels:
        return None
    shown = [_cut(part) for part in panels]
    down = -(-len(shown) // 2)
    figure = new_figure(down * (0.8 + 0.17 * max(len(part) for part in shown)))
    every = figure.subplots(down, min(2, len(shown)), squeeze=False).flatten()
    systems = sorted({system for part in shown for system in part["system"]})
    for axes, part in zip(every, shown, strict=False):
        _panel(axes, part, systems, material, style)
    for axes in every[len(shown) :]:
        axes.set_axis_off()
    handles, labels = every[0].get_legend_handles_labels()
    if len(systems) > 1:
        figure.legend(handles, labels, loc="outside lower center", ncols=min(len(systems), 6))
    numbers = pd.concat(shown, ignore_index=True)
    caption = _caption(panels, numbers, material)
    if lacking := sum(int(part["rank"].isna().sum()) for part in found):
        caption = material.words(LEFT_OUT, caption=caption, n=lacking)
    return Drawn(
        "items", figure, material.words(TITLE), caption, material.words(HOW), numbers, style
    )


def _methods(material: Material) -> list[str]:
    rows = material.rows("scores", "method")
    return [m for m in rows["method"].drop_duplicates() if method_of(str(m)) in scored_methods()]


def _of(material: Material, method: str) -> DataFrame:
    """The scores that rank a method's texts, the best first."""
    columns = ("method", "level", "scale", "criterion", "id", "statistic", "value", "rank", "n")
    rows = material.rows(
        *("scores", *columns, "ci_low", "ci_high", "resampled"),
        method=method,
        level="item",
    )
    whole = rows[rows["scale"] == TOTAL]
    if whole.empty and rows["criterion"].nunique() == 1:
        whole = rows
    whole = ranking_rows(whole)
    known = {item.id: item.system or "" for item in material.content.items}
    whole = whole[whole["id"].isin(known)]
    return whole.assign(system=whole["id"].map(known)).sort_values(["rank", "id"], kind="stable")


def _cut(part: DataFrame) -> DataFrame:
    import pandas as pd

    if len(part) <= _MOST:
        return part
    return pd.concat([part.head(_MOST // 2), part.tail(_MOST // 2)])


def _caption(panels: list[DataFrame], numbers: DataFrame, material: Material) -> str:
    words = material.words
    counts = "; ".join(
        f"{material.method_name(str(part['method'].iloc[0]))} "
        f"n = {words.span(part['n'].min(), part['n'].max())}"
        for part in panels
    )
    caption = with_intervals(words(CAPTION, counts=counts), numbers, material)
    caption = with_raters(caption, numbers["method"].drop_duplicates(), material)
    if max(len(part) for part in panels) > _MOST:
        caption = words(SHOWN, caption=caption, most=_MOST, half=_MOST // 2)
    return caption


def _panel(
    axes: Axes, part: DataFrame, systems: list[str], material: Material, style: Style
) -> None:
    y = np.arange(len(part), dtype=float)[::-1]
    plain(axes, style)
    axes.hlines(y, part["ci_low"], part["ci_high"], color=style.soft, linewidth=1.3)
    for n, system in enumerate(systems):
        of = (part["system"] == system).to_numpy()
        dots(axes, part["value"].to_numpy(float)[of], y[of], style, n, size=22, label=system)
    axes.set_yticks(y, part["id"].astype(str), fontsize=7)
    axes.set_ylim(-0.7, len(part) - 0.3)
    value = part["value"].to_numpy(float)
    if value[0] < value[-1]:
        axes.invert_xaxis()
    words = material.words
    first = part.iloc[0]
    axes.set_title(material.method_name(str(first["method"])))
    names = ("statistic", "method", "scale", "criterion")
    figure = material.figure(*(str(first[name]) for name in names))
    axes.set_xlabel(statistic_name(figure, words))
    axes.margins(x=0.08)
