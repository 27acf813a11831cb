"""Distributions of values, as bars that part in the middle of the scale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.scales import blocks_of, method_of
from labeval.report.drawing.figure import Drawn, Style, new_figure, plain
from labeval.report.drawing.marks import Floats, bars
from labeval.report.material import Material
from labeval.study.methods import find_method
from labeval.text.amounts import is_whole_number
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import SubFigure
    from pandas import DataFrame

TITLE = QT_TRANSLATE_NOOP("Report", "What was answered, criterion by criterion")
HOW = QT_TRANSLATE_NOOP(
    "Report",
    "Each bar is all answers on one criterion about one system, 100 % wide. It is placed so that "
    "the middle of the scale is on the line: what leans to the right is the upper half of the "
    "scale. Two systems with the same mean can have bars that look quite different.",
)
CAPTION = QT_TRANSLATE_NOOP("Report", "Answers in each bar: {counts}.")
_WORDS = ("no", "dont_know", "yes")
_MOST_VALUES = 11


def draw(material: Material, style: Style) -> Drawn | None:
    """A row of panels a method; None where no text was rated by itself."""
    columns = ("method", "criterion", "system", "value", "n", "of", "share")
    rows = material.rows("distributions", *columns)
    rows = rows[rows.groupby("method")["value"].transform("nunique") <= _MOST_VALUES]
    blocks = list(_blocks(rows, material))
    if not blocks:
        return None
    heights = [0.85 + 0.17 * part["criterion"].nunique() for _, part, _ in blocks]
    figure = new_figure(sum(heights))
    parts = figure.subfigures(len(blocks), 1, height_ratios=heights, squeeze=False)[:, 0]
    for place, (method, part, values) in zip(parts, blocks, strict=True):
        _block(place, part, method, values, material, style)
    words = material.words
    rows = rows.loc[[place for _, part, _ in blocks for place in part.index]]
    texts = "; ".join(
        f"{material.method_name(str(m))} n = {words.span(part['of'].min(), part['of'].max())}"
        for m, part in rows.groupby("method", sort=False)
    )
    caption = words(CAPTION, counts=texts)
    return Drawn("distributions", figure, words(TITLE), caption, words(HOW), rows, style)


def _blocks(rows: DataFrame, material: Material) -> Iterator[tuple[str, DataFrame, list[str]]]:
    """Each method with its values; criteria with scales of their own are a block each.

    Without a scale there is no middle: marked errors, edits, and scores of too many points have
    none.
    """
    for name, of_method in rows.groupby("method", sort=False):
        method = str(name)
        asked = {str(c): _scale(method, str(c), material) for c in of_method["criterion"].unique()}
        for scale in dict.fromkeys(asked.values()):
            part = of_method[[asked[str(c)] == scale for c in of_method["criterion"]]]
            given = set(part["value"].astype(str))
            if given <= set(scale):
                yield method, part, list(scale)
            elif scale or given <= _options(method, material):
                yield method, part, _ordered(given)


def _scale(method: str, criterion: str, material: Material) -> tuple[str, ...]:
    """All points that a criterion was asked on; none where they are words, or too many."""
    study = material.content.study
    asked = next((c for c in study.criteria if c.id == criterion), None)
    if asked is None:
        return ()
    if asked.scale is not None:
        return tuple(map(str, asked.scale.points))
    of, blocks = method_of(method), blocks_of(method)
    for id, settings in study.blocks.items():
        if of != settings.method or (blocks and id not in blocks):
            continue
        points = tuple(find_method(of).values_given(settings, asked))
        are_numbers = all(is_whole_number(point) for point in points)
        return points if are_numbers and len(points) <= _MOST_VALUES else ()
    return ()


def _options(method: str, material: Material) -> set[str]:
    """Answers in words that the study's blocks of the method offer."""
    of = method_of(method)
    blocks = [block for block in material.content.study.blocks.values() if block.method == of]
    return {option.id for block in blocks for option in getattr(block, "options", ())}


def _block(
    part: SubFigure,
    rows: DataFrame,
    method: str,
    values: list[str],
    material: Material,
    style: Style,
) -> None:
    criteria = list(rows["criterion"].drop_duplicates())
    systems = list(rows["system"].drop_duplicates())[:6]
    panels = part.subplots(1, len(systems), sharex=True, sharey=True, squeeze=False)[0]
    part.suptitle(material.method_name(method), x=0.01, ha="left", fontsize=8.5, weight="bold")
    for axes, system in zip(panels, systems, strict=True):
        counts = rows[rows["system"] == system].pivot_table(
            index="criterion", columns="value", values="share", fill_value=0.0
        )
        shares = counts.reindex(index=criteria, columns=values, fill_value=0.0).to_numpy(float)
        _bars(axes, shares, values, style)
        axes.set_title(system or material.words(QT_TRANSLATE_NOOP("Report", "all texts")))
        axes.set_yticks(range(len(criteria)), [material.named(c) for c in criteria])
        axes.set_xticks([-0.5, 0, 0.5], ["50 %", "", "50 %"])
        axes.set_xlim(-1.05, 1.05)
    panels[0].invert_yaxis()
    handles, _ = panels[0].get_legend_handles_labels()
    labels = [material.named(value) for value in values]
    part.legend(handles, labels, loc="outside lower center", ncols=len(values))


def _bars(axes: Axes, shares: Floats, values: Sequence[str], style: Style) -> None:
    """Lay the bars of each row end to end, the middle of the scale on zero."""
    middle = len(values) / 2
    below = np.array([min(1.0, max(0.0, middle - n)) for n in range(len(values))])
    left = -(shares * below).sum(axis=1)
    plain(axes, style, grid="")
    axes.axvline(0, color=style.soft, linewidth=0.8, zorder=0)
    y = np.arange(len(shares), dtype=np.float64)
    for n in range(len(values)):
        look = _look(n, len(values), style)
        bars(axes, y, shares[:, n], style, look, height=0.74, left=left, label=values[n])
        left = left + shares[:, n]


def _look(n: int, of: int, style: Style) -> tuple[str, str]:
    """Tone and hatch of the n-th value: one colour below the middle and one above, paler to it."""
    from matplotlib.colors import to_hex, to_rgb

    away = (n - (of - 1) / 2) / max((of - 1) / 2, 0.5)
    strength = abs(away)
    base = np.array(to_rgb(style.colours[0] if away > 0 else style.colours[5]))
    paper = np.array(to_rgb(style.paper))
    mixed = paper + (base - paper) * (0.12 + 0.88 * strength)
    tone = style.line if strength == 0 else to_hex((mixed[0], mixed[1], mixed[2]))
    return tone, "////" if away < 0 else ""


def _ordered(values: Iterable[object]) -> list[str]:
    """Numbers by size; words from the one that speaks against to the one that speaks for."""
    texts = [str(value) for value in values]
    try:
        return sorted(texts, key=float)
    except ValueError:
        return sorted(texts, key=lambda v: (_WORDS.index(v) if v in _WORDS else len(_WORDS), v))
