"""Power of the next study, by its number of participants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.material import Material
from labeval.report.places import named_places, whole_or_each
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Power by number of participants")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "The chance that a study with so many participants finds at p < .05 that texts or systems are "
    "not all alike, if they truly differ as they did here. The dashed line is the usual aim of "
    "80 %. How each curve was computed is in the table; power counts only methods with enough "
    "raters for it.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "{methods}; n of the pilot: {ns} raters.")
_AIM = 0.8
_LEGEND_ROW = 0.2
"""Inches."""
_LINES = ("-", "-.", (0, (1, 1)), (0, (6, 1)))
"""Styles of lines whose marks are on each other."""


def draw(material: Material, style: Style) -> Drawn | None:
    """A panel per level, a line per method; None where no curve was computed.

    A method whose criteria are not added up has a line for each of them.
    """
    place = ("method", "scale", "criterion", "level")
    rows = whole_or_each(material.rows("power_curve", *place, "participants", "power"))
    words = material.words
    rows = rows.assign(line=named_places(rows, material.method_name, material))
    rows = rows[rows["power"].notna()]
    levels = list(rows["level"].drop_duplicates())[:3]
    if not levels:
        return None
    lines = sorted(rows["line"].unique())
    figure = new_figure(3.1 + _LEGEND_ROW * max(0, len(lines) - 6) / 2)
    panels = figure.subplots(1, len(levels), sharey=True, squeeze=False)[0]
    for axes, level in zip(panels, levels, strict=True):
        _panel(axes, rows[rows["level"] == level], lines, material, style)
        axes.set_title(material.named(str(level)))
    panels[0].set_ylabel(words(QT_TRANSLATE_NOOP("Report", "power")))
    handles, labels = panels[-1].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2)
    plans = material.rows("plan", *place, "n")
    pilot = plans.merge(rows[[*place]].drop_duplicates())["n"].dropna()
    named = words.listed(material.method_name(m) for m in sorted(rows["method"].unique()))
    ns = words.span(pilot.min(), pilot.max()) if len(pilot) else "–"
    caption = words(CAPTION, methods=named, ns=ns)
    return Drawn(
        "plan", figure, words(TITLE), caption, words(HOW), rows.drop(columns="line"), style
    )


def _panel(axes: Axes, rows: DataFrame, lines: list[str], material: Material, style: Style) -> None:
    from matplotlib.ticker import MaxNLocator

    plain(axes, style, grid="both")
    for n, name in enumerate(lines):
        line = rows[rows["line"] == name].sort_values("participants")
        axes.plot(
            line["participants"],
            line["power"],
            label=name,
            color=style.colour(n),
            marker=style.marker(n),
            markersize=4,
            linestyle=_LINES[n % len(_LINES)],
            linewidth=1.4,
        )
    axes.axhline(_AIM, color=style.soft, linewidth=0.9, linestyle="--")
    axes.set_ylim(0, 1.04)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    axes.set_xlabel(material.words(QT_TRANSLATE_NOOP("Report", "participants")))
