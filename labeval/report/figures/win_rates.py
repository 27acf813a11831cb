"""Win rates of each system against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.report.drawing.figure import Drawn, Style, new_figure
from labeval.report.drawing.matrix import draw_matrix
from labeval.report.leading import ALPHA, with_enough_raters
from labeval.report.material import Material, records
from labeval.report.places import widest_place
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "Who wins against whom")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Share of decided comparisons that the row won against the column; ties and “both bad” are "
    "left out and counted in the table. In brackets: decided comparisons. A star marks a pair "
    "whose difference holds (p < .05 corrected for the number of pairs, with six raters or more, "
    "unless the tests speak of these raters only; see the table of differences).",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "{place}; n = {n} comparisons of {pairs:pair|pairs}.")
_MOST = 12


def draw(material: Material, style: Style) -> Drawn | None:
    """A matrix of shares; None without comparisons."""
    rows = widest_place(
        material.rows(
            *("pairwise", "level", "scale", "criterion", "first", "second"),
            *("first_wins", "second_wins", "n", "win_rate"),
        )
    )
    rows = rows[rows["n"].notna()]
    names = sorted({*rows["first"], *rows["second"]})
    if rows.empty or len(names) > _MOST:
        return None
    differ = _differ(material, rows)
    share = np.full((len(names), len(names)), np.nan)
    texts = [["" for _ in names] for _ in names]
    for row in records(rows):
        a, b = names.index(row["first"]), names.index(row["second"])
        decided = int(row["first_wins"] + row["second_wins"])
        star = "*" if frozenset((row["first"], row["second"])) in differ else ""
        for i, j, value in ((a, b, row["win_rate"]), (b, a, 1 - row["win_rate"])):
            share[i, j] = value
            if value == value:
                texts[i][j] = f"{material.words.number(100 * value, 0)} %{star}\n({decided})"
    figure = new_figure(0.9 + 0.42 * len(names))
    draw_matrix(figure.subplots(), share, texts, names, names, style, span=(0.0, 1.0))
    words = material.words
    first = rows.iloc[0]
    place = material.headed(first["scale"], first["criterion"])
    caption = words(CAPTION, place=place, n=int(rows["n"].sum()), pairs=words.amount(len(rows)))
    return Drawn("win_rates", figure, words(TITLE), caption, words(HOW), rows, style)


def _differ(material: Material, rows: DataFrame) -> set[frozenset[str]]:
    """The pairs whose difference holds, on what the figure shows.

    None where comparisons were made in several forms, which the figure puts together.
    """
    place = {name: str(rows[name].iloc[0]) for name in ("scale", "criterion")}
    columns = ("method", "a", "b", "p_adjusted", "raters")
    found = material.rows("significance", *columns, **place)
    of_pairs = methods_with("sides")
    found = found[[method_of(str(name)) in of_pairs for name in found["method"]]]
    if found["method"].nunique() != 1:
        return set()
    held = with_enough_raters(found[found["p_adjusted"] < ALPHA], material)
    return {frozenset(pair) for pair in zip(held["a"], held["b"], strict=True)}
