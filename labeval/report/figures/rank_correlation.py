"""Rank correlation of methods by systems."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.report.drawing.figure import Drawn, Style, new_figure
from labeval.report.drawing.matrix import draw_matrix
from labeval.report.material import Material, records
from labeval.report.places import widest_place
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Do two methods rank alike?")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Kendall's tau-b between the scores of two methods: 1 is the same order, 0 no relation, −1 the "
    "reverse. Below it p and n, the number of things ranked; the table has 95 % intervals, from "
    "eight things on. p comes from an exact test, of many things, and with ties of more than a "
    "few, from the normal approximation: the table says which. With few things ranked p cannot be "
    "small, whatever the order: with four systems the smallest possible two-sided p is .083.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "{place}; left over texts, right over systems.")


def draw(material: Material, style: Style) -> Drawn | None:
    """A matrix a level; None where there are not two methods."""
    needed = ("level", "scale", "criterion", "a", "b", "tau", "p", "n")
    rows = material.rows("rank_correlation", *needed)
    levels = [widest_place(rows[rows["level"] == level]) for level in ("item", "system")]
    levels = [part for part in levels if part["tau"].notna().any()]
    if not levels:
        return None
    names = sorted({*rows["a"], *rows["b"]})
    figure = new_figure(1.1 + 0.5 * len(names))
    panels = figure.subplots(1, len(levels), squeeze=False)[0]
    for axes, part in zip(panels, levels, strict=True):
        tau, texts = _matrix(part, names, material)
        labels = [material.short_method(name) for name in names]
        draw_matrix(axes, tau, texts, labels, labels, style, span=(-1.0, 1.0))
        axes.set_title(material.named(str(part["level"].iloc[0])))
    words = material.words
    first = levels[0].iloc[0]
    place = material.headed(first["scale"], first["criterion"])
    caption = words(CAPTION, place=place) if len(levels) > 1 else f"{place}."
    return Drawn("rank_correlation", figure, words(TITLE), caption, words(HOW), rows, style)


def _matrix(
    rows: DataFrame, names: list[str], material: Material
) -> tuple[np.ndarray, list[list[str]]]:
    words = material.words
    tau = np.full((len(names), len(names)), np.nan)
    texts = [["" for _ in names] for _ in names]
    for row in records(rows):
        i, j = names.index(row["a"]), names.index(row["b"])
        for y, x in ((i, j), (j, i)):
            tau[y, x] = row["tau"]
            if row["tau"] == row["tau"]:
                p = f"p {words.p(row['p'])}\n" if row["p"] == row["p"] else ""
                texts[y][x] = f"{words.number(row['tau'])}\n{p}n = {int(row['n'])}"
            else:
                texts[y][x] = "–"
    return tau, texts
