"""How surely the next study would find the difference, by its number of participants."""

from __future__ import annotations

from labeval.report.drawing import Drawn, Style, new_figure, plain
from labeval.report.material import Material
from labeval.report.naming import method_name
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "Power by number of participants")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "The chance that a study with so many participants finds the difference seen here at p < .05, "
    "if that difference is the true one. The dashed line is the usual aim of 80 %.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "{methods}.")
_AIM = 0.8


def draw(material: Material, style: Style) -> Drawn | None:
    """A line a method; None where no curve was computed."""
    rows = material.rows("power_curve", "method", "participants", "power")
    rows = rows[rows["power"].notna()]
    if rows.empty:
        return None
    figure = new_figure(2.6)
    axes = figure.subplots()
    plain(axes, style, grid="both")
    words = material.words
    for n, (method, part) in enumerate(rows.groupby("method", sort=True)):
        line = part.sort_values("participants")
        look = {"color": style.colour(n), "marker": style.marker(n), "markersize": 4}
        name = method_name(str(method), words)
        axes.plot(line["participants"], line["power"], label=name, linewidth=1.4, **look)
    axes.axhline(_AIM, color=style.soft, linewidth=0.9, linestyle="--")
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(words(QT_TRANSLATE_NOOP("Report", "participants")))
    axes.set_ylabel(words(QT_TRANSLATE_NOOP("Report", "power")))
    axes.legend(loc="lower right")
    methods = words.listed(method_name(str(m), words) for m in rows["method"].unique())
    return Drawn(
        *("plan", figure, words(TITLE), words(CAPTION, methods=methods)),
        *(words(HOW), rows, style),
    )
