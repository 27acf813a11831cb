"""Texts with the words that raters marked as reasons: the darker, the more raters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from labeval.report.drawing.figure import Drawn, Style, new_figure
from labeval.report.material import Material, records
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "The words that ratings rest on")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "The darker a word, the more of the raters who judged the text marked it as a reason for their "
    "rating; a number says how many, where it changes. Of each criterion the text with the most "
    "marks is shown; all others are in the table.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Raters of a text: n = {n}.")
HEAD = QT_TRANSLATE_NOOP("Report", "{method}, {criterion}: {item}")
_MOST_TEXTS = 6
_MOST_WORDS = 130
_COLUMNS = 96
"""Characters on a line, of a font in which all are equally wide."""
_LINE = 0.17
"""Inches from one line to the next."""
Line = Sequence[tuple[int, dict[str, Any]]]
"""Words with the column at which each begins."""


def draw(material: Material, style: Style) -> Drawn | None:
    """One text a criterion; None without marks."""
    rows = material.rows("evidence_words", "method", "criterion", "item", "text", "n", "of")
    texts = _shown(rows)
    if not texts:
        return None
    blocks = [_lines(part) for _, part in texts]
    heights = [len(lines) + 2.2 for lines in blocks]
    figure = new_figure(sum(heights) * _LINE)
    panels = figure.subplots(len(texts), 1, squeeze=False, height_ratios=heights).flatten()
    words = material.words
    for axes, (names, _), lines in zip(panels, texts, blocks, strict=True):
        method, criterion, item = names
        head = {"method": material.method_name(method), "criterion": material.named(criterion)}
        axes.set_title(words(HEAD, item=item, **head))
        _paint(axes, lines, style)
    shown = rows[rows["item"].isin({names[2] for names, _ in texts})]
    caption = words(CAPTION, n=words.span(shown["of"].min(), shown["of"].max()))
    return Drawn("evidence_words", figure, words(TITLE), caption, words(HOW), shown, style)


def _shown(rows: DataFrame) -> list[tuple[tuple[str, str, str], DataFrame]]:
    """The text with the most marks of each method and criterion, with its names."""
    found = []
    for (method, criterion), of in rows.groupby(["method", "criterion"], sort=True):
        item = of.groupby("item", sort=True)["n"].sum().idxmax()
        names = (str(method), str(criterion), str(item))
        found.append((names, of[of["item"] == item].head(_MOST_WORDS)))
    return found[:_MOST_TEXTS]


def _lines(words: DataFrame) -> list[Line]:
    """Words broken into lines."""
    lines: list[list[tuple[int, dict[str, Any]]]] = [[]]
    column = 0
    for word in records(words):
        length = len(str(word["text"]))
        if column and column + length > _COLUMNS:
            lines.append([])
            column = 0
        lines[-1].append((column, word))
        column += length + 1
    return list(lines)


def _paint(axes: Axes, lines: Sequence[Line], style: Style) -> None:
    """Draw words on grounds whose opacity is the share of raters."""
    from matplotlib.patches import Rectangle

    axes.set_xlim(0, _COLUMNS)
    axes.set_ylim(len(lines), 0)
    axes.set_axis_off()
    before = 0
    for row, line in enumerate(lines):
        for column, word in line:
            n, text = int(word["n"]), str(word["text"]).replace("$", r"\$")
            width = len(str(word["text"]))
            if n:
                ground = Rectangle((column - 0.3, row + 0.08), width + 0.6, 0.86, linewidth=0)
                ground.set_facecolor((*_rgb(style.colour(0)), 0.12 + 0.5 * float(word["share"])))
                axes.add_patch(ground)
            axes.text(column, row + 0.72, text, family="DejaVu Sans Mono", fontsize=6.6)
            if n and n != before:
                axes.text(column - 0.2, row + 0.24, str(n), fontsize=4.2, color=style.soft)
            before = n


def _rgb(colour: str) -> tuple[float, float, float]:
    from matplotlib.colors import to_rgb

    return to_rgb(colour)
