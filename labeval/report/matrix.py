"""A matrix of figures on tints: the figure says the value, the tint helps the eye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.report.drawing import Style

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_matrix(
    axes: Axes,
    values: npt.NDArray[np.float64],
    told: Sequence[Sequence[str]],
    rows: Sequence[str],
    columns: Sequence[str],
    style: Style,
    *,
    span: tuple[float, float],
) -> None:
    """Draw values (rows, columns) with what is told in each cell; nan stays empty.

    Tints run from the paper to one colour, so that they keep their order in black and white.
    """
    from matplotlib.colors import LinearSegmentedColormap

    ends = [style.paper, style.colours[0]]
    tints = LinearSegmentedColormap.from_list("tints", ends)
    tints.set_bad(style.paper)
    low, high = span
    axes.imshow(values, cmap=tints, vmin=low, vmax=high * 1.35 - low * 0.35, aspect="auto")
    size = 7.0 if len(columns) <= 8 else 5.5
    for i in range(len(rows)):
        for j in range(len(columns)):
            if told[i][j]:
                middle = {"ha": "center", "va": "center"}
                axes.text(j, i, told[i][j], fontsize=size, color=style.ink, **middle)
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(rows)), rows)
    if max(map(len, columns)) > 90 // len(columns):
        axes.tick_params(axis="x", labelrotation=35)
        for label in axes.get_xticklabels():
            label.set_horizontalalignment("right")
            label.set_rotation_mode("anchor")
    axes.tick_params(length=0, labelcolor=style.ink)
    axes.set_xticks(np.arange(len(columns) + 1) - 0.5, minor=True)
    axes.set_yticks(np.arange(len(rows) + 1) - 0.5, minor=True)
    axes.grid(which="minor", color=style.line, linewidth=0.8)
    axes.tick_params(which="minor", length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
