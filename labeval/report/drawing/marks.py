"""Dots and bars: a thin dark edge, so that pale ones are seen on paper too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.report.drawing.figure import Style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Floats = npt.NDArray[np.float64]
_EDGE = 0.6


def dots(
    axes: Axes,
    x: Sequence[float] | Floats,
    y: Sequence[float] | Floats,
    style: Style,
    n: int = 0,
    *,
    size: float = 34,
    is_open: bool = False,
    label: str = "",
) -> None:
    """Dots in the colour and shape of the n-th series; open ones are only an edge."""
    axes.scatter(
        x,
        y,
        s=size,
        color=style.paper if is_open else style.colour(n),
        marker=style.marker(n),
        edgecolors=style.text,
        linewidths=_EDGE,
        zorder=3,
        label=label or None,
    )


def bars(
    axes: Axes,
    y: Floats,
    values: Floats,
    style: Style,
    look: tuple[str, str],
    *,
    height: float = 0.62,
    left: Floats | float = 0.0,
    label: str = "",
) -> None:
    """Bars from ``left`` to the right; ``look`` is their tone and their hatch."""
    tone, hatch = look
    axes.barh(
        y,
        values,
        height,
        left=left,
        color=tone,
        hatch=hatch or None,
        edgecolor=style.text,
        linewidth=_EDGE,
        label=label or None,
    )
