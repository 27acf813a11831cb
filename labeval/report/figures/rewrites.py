"""Texts with the words that were taken out of them and put in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.rewriting import PUT_IN, SAME, TAKEN_OUT
from labeval.report.drawing.figure import Drawn, Style, new_figure
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "What was changed in texts")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Words on a ground were put in, words that are struck through were taken out; a block that was "
    "moved is both. Of each text the version is shown whose edits per word are in the middle; the "
    "texts with the most edits come first, and all others are in the table.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Edits per word: {hter}.")
HEAD = QT_TRANSLATE_NOOP("Report", "{criterion}: {item}, edited by {participant}, HTER {hter}")
_MOST_TEXTS = 6
_MOST_WORDS = 130
_COLUMNS = 96
"""Characters on a line, of a font in which all are equally wide."""
_LINE = 0.17
"""Inches from one line to the next."""
Word = tuple[int, str, str]
"""The column at which a word begins, what happened to it, and the word."""


def draw(material: Material, style: Style) -> Drawn | None:
    """The texts with the most edits; None where none was edited."""
    names = ("criterion", "item", "participant", "place", "change", "text", "hter")
    rows = material.rows("rewritten_words", *names)
    texts = _shown(rows)
    if not texts:
        return None
    blocks = [_lines(part) for part in texts]
    heights = [len(lines) + 2.2 for lines in blocks]
    figure = new_figure(sum(heights) * _LINE)
    panels = figure.subplots(len(texts), 1, squeeze=False, height_ratios=heights).flatten()
    words = material.words
    for axes, part, lines in zip(panels, texts, blocks, strict=True):
        first = part.iloc[0]
        values = {name: str(first[name]) for name in ("item", "participant")}
        values["criterion"] = material.named(str(first["criterion"]))
        values["hter"] = words.figure(float(first["hter"]))
        axes.set_title(words(HEAD, **values))
        _paint(axes, lines, style)
    rates = [float(part["hter"].iloc[0]) for part in texts]
    caption = words(CAPTION, hter=" – ".join(map(words.figure, sorted({min(rates), max(rates)}))))
    import pandas as pd

    return Drawn("rewrites", figure, words(TITLE), caption, words(HOW), pd.concat(texts), style)


def _shown(rows: DataFrame) -> list[DataFrame]:
    """The version in the middle of each text, those with the most edits first."""
    found = []
    for _, of in rows.groupby(["criterion", "item"], sort=True):
        rates = of.groupby("participant", sort=True)["hter"].first().astype(float).sort_values()
        if rates.iloc[-1] > 0:
            middle = rates.index[len(rates) // 2]
            found.append(of[of["participant"] == middle].sort_values("place"))
    found.sort(key=lambda part: -float(part["hter"].iloc[0]))
    return [part for part in found if float(part["hter"].iloc[0]) > 0][:_MOST_TEXTS]


def _words(rows: DataFrame) -> Iterator[tuple[str, str]]:
    for row in records(rows):
        for word in str(row["text"]).split():
            yield str(row["change"]), word


def _lines(rows: DataFrame) -> list[list[Word]]:
    """Words broken into lines."""
    lines: list[list[Word]] = [[]]
    column = 0
    for count, (change, word) in enumerate(_words(rows)):
        if count >= _MOST_WORDS:
            lines[-1].append((column, SAME, "…"))
            break
        if column and column + len(word) > _COLUMNS:
            lines.append([])
            column = 0
        lines[-1].append((column, change, word))
        column += len(word) + 1
    return lines


def _paint(axes: Axes, lines: Sequence[Sequence[Word]], style: Style) -> None:
    """Draw words that were put in on a ground, and strike those through that were taken out."""
    from matplotlib.colors import to_rgb
    from matplotlib.patches import Rectangle

    axes.set_xlim(0, _COLUMNS)
    axes.set_ylim(len(lines), 0)
    axes.set_axis_off()
    for row, line in enumerate(lines):
        for column, change, word in line:
            if change == PUT_IN:
                ground = Rectangle((column - 0.3, row + 0.08), len(word) + 0.6, 0.86, linewidth=0)
                ground.set_facecolor((*to_rgb(style.colour(0)), 0.3))
                axes.add_patch(ground)
            shown = word.replace("$", r"\$")
            text = axes.text(column, row + 0.72, shown, family="DejaVu Sans Mono", fontsize=6.6)
            if change == TAKEN_OUT:
                text.set_color(style.soft)
                axes.plot(
                    [column - 0.1, column + len(word) + 0.1],
                    [row + 0.55, row + 0.55],
                    color=style.soft,
                    linewidth=0.7,
                )
