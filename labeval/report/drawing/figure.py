"""Common parts of all figures: sizes, colours with hatches and markers, and their files.

Colours are of Okabe and Ito (2008), which people with any colour vision distinguish, in an order
in which their greys differ too; hatches and markers carry the same information in black and white.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from pandas import DataFrame

WIDTH = 6.7
"""Of a figure in inches: what A4 leaves between its margins."""
PRINTED_DPI = 220.0
"""Dots an inch of a figure that is a file, and of the same one in a document."""
SALT = "labeval"
"""Makes the ids inside an SVG the same for the same figure."""


_METADATA: dict[str, dict[str, str | None]] = {
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}
"""Of files, without a date: the same figure is the same file."""


@dataclass(frozen=True, slots=True)
class Style:
    """Colours by role, the same on paper and in a window's theme."""

    text: str = "#1f2328"
    soft: str = "#5c636b"
    line: str = "#dcdad4"
    paper: str = "#ffffff"
    dark: bool = False
    colours: tuple[str, ...] = (
        *("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8c8c8c"),
    )
    hatches: tuple[str, ...] = ("", "////", "....", "xxxx", "----", "\\\\\\\\", "++++")
    markers: tuple[str, ...] = ("o", "s", "^", "D", "v", "P", "X")

    def colour(self, n: int) -> str:
        """Colour of the n-th series."""
        return self.colours[n % len(self.colours)]

    def hatch(self, n: int) -> str:
        """Hatch of the n-th series."""
        return self.hatches[n % len(self.hatches)]

    def marker(self, n: int) -> str:
        """Marker of the n-th series."""
        return self.markers[n % len(self.markers)]

    @contextmanager
    def applied(self) -> Iterator[None]:
        """While the block runs, matplotlib draws in this style."""
        import matplotlib as mpl

        soft = ("axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor")
        colours = dict.fromkeys(soft, self.soft)
        settings: dict[str, object] = {
            **colours,
            "text.color": self.text,
            "figure.facecolor": self.paper,
            "axes.facecolor": self.paper,
            "savefig.facecolor": self.paper,
            "hatch.color": self.paper,
            "hatch.linewidth": 0.8,
            "font.family": ["DejaVu Sans"],
            "font.size": 8.0,
            "axes.titlesize": 8.5,
            "axes.titleweight": "bold",
            "axes.titlelocation": "left",
            "axes.titlecolor": self.text,
            "axes.labelsize": 8.0,
            "axes.linewidth": 0.6,
            "xtick.labelsize": 7.5,
            "ytick.labelsize": 8.0,
            "ytick.labelcolor": self.text,
            "legend.fontsize": 7.5,
            "legend.frameon": False,
            "svg.fonttype": "path",
            "pdf.fonttype": 42,
            "svg.hashsalt": SALT,
        }
        with mpl.rc_context(settings):  # type: ignore[arg-type]
            yield


@dataclass(frozen=True, slots=True)
class Drawn:
    """A figure with all that has to accompany it."""

    name: str
    """Name of its files."""
    figure: Figure
    title: str
    caption: str
    """Caption, with n and the test."""
    how: str
    """Notes on computation and reading."""
    numbers: DataFrame
    """The rows of the table that it was drawn from."""
    style: Style
    _files: dict[tuple[str, float], bytes] = field(default_factory=dict, repr=False, compare=False)
    """Rendered files by format and resolution; page, document and folder use the same ones."""

    def svg(self) -> str:
        """As SVG that needs no font, without the XML declaration."""
        text = self._file("svg").decode("utf-8")
        return text[text.index("<svg") :]

    def png(self, dpi: float = PRINTED_DPI) -> bytes:
        """As PNG with so many dots an inch."""
        return self._file("png", dpi)

    def pdf(self) -> bytes:
        """As PDF, which LaTeX takes; its fonts are in it."""
        return self._file("pdf")

    def _file(self, format: str, dpi: float = 0.0) -> bytes:
        if (format, dpi) not in self._files:
            options = {"dpi": dpi} if dpi else {"metadata": _METADATA[format]}
            self._files[format, dpi] = self._saved(format, **options)
        return self._files[format, dpi]

    def _saved(self, format: str, **options: object) -> bytes:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.backends.backend_pdf import FigureCanvasPdf
        from matplotlib.backends.backend_svg import FigureCanvasSVG

        canvases = {"svg": FigureCanvasSVG, "pdf": FigureCanvasPdf}
        canvases.get(format, FigureCanvasAgg)(self.figure)
        into = io.BytesIO()
        with self.style.applied():
            self.figure.savefig(into, format=format, **options)  # type: ignore[arg-type]
        return into.getvalue()


def new_figure(height: float) -> Figure:
    """An empty figure of a height in inches, laid out so that nothing is cut off."""
    from matplotlib.figure import Figure

    return Figure(figsize=(WIDTH, height), layout="constrained")


def plain(axes: Axes, style: Style, *, grid: str = "x") -> None:
    """Only the axes that carry meaning: hairlines along ``grid``, no box."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(style.line)
    axes.tick_params(length=0)
    axes.set_axisbelow(True)
    if grid:
        axes.grid(axis=grid, color=style.line, linewidth=0.6)  # type: ignore[arg-type]
