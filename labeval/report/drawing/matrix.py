"""A matrix of figures on tinted cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.report.drawing.figure import Style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_LETTERS = 45
"""In all headings together; more are turned, so that they do not run into each other."""


def draw_matrix(
    axes: Axes,
    values: npt.NDArray[np.float64],
    texts: Sequence[Sequence[str]],
    rows: Sequence[str],
    columns: Sequence[str],
    style: Style,
    *,
    span: tuple[float, float],
) -> None:
    """Draw values (rows, columns) with a text in each cell; nan stays empty.

    Tints run from the paper to one colour, so that they keep their order in black and white.
    """
    from matplotlib.colors import LinearSegmentedColormap

    ends = [style.paper, style.colours[0]]
    tints = LinearSegmentedColormap.from_list("tints", ends).with_extremes(bad=style.paper)
    low, high = span
    # A mesh and not an image: it stays a drawing in SVG, and sharp at any size.
    edges = [np.arange(size + 1) - 0.5 for size in (len(columns), len(rows))]
    most = high * 1.35 - low * 0.35
    axes.pcolormesh(*edges, values, cmap=tints, vmin=low, vmax=most, rasterized=False)
    axes.invert_yaxis()
    letters = 7.0 if len(columns) <= 8 else 5.5
    for i in range(len(rows)):
        for j in range(len(columns)):
            if texts[i][j]:
                text = axes.text(j, i, texts[i][j], fontsize=letters, color=style.text)
                text.set_horizontalalignment("center")
                text.set_verticalalignment("center")
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(rows)), rows)
    if max(map(len, columns)) * len(columns) > _MOST_LETTERS:
        axes.tick_params(axis="x", labelrotation=35)
        for label in axes.get_xticklabels():
            label.set_horizontalalignment("right")
            label.set_rotation_mode("anchor")
    axes.tick_params(length=0, labelcolor=style.text)
    axes.set_xticks(np.arange(len(columns) + 1) - 0.5, minor=True)
    axes.set_yticks(np.arange(len(rows) + 1) - 0.5, minor=True)
    axes.grid(which="minor", color=style.line, linewidth=0.8)
    axes.tick_params(which="minor", length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
