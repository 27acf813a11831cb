"""The figures of a report: one module each, found by its name.

A module ``<name>.py`` has ``TITLE`` and ``HOW``, marked, and ``draw(material, style)``, which
gives None where the tables have nothing to draw.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from labeval.report.drawing.figure import Drawn, Style
from labeval.report.drawing.ticks import with_decimal_mark
from labeval.report.material import Material

FIGURES = (
    *("scores", "differences", "davidson", "win_rates", "best_worst", "distributions"),
    "error_points",
    *("items", "rank_correlation", "agreement", "rater_pairs", "severity", "evidence_words"),
    "rewrites",
    *("timing", "order_effects", "plan"),
)
"""In the order in which a report shows them."""


class FigureModule(Protocol):
    """Parts of each module of this package."""

    TITLE: str
    HOW: str
    """Notes on computation and reading."""

    def draw(self, material: Material, style: Style) -> Drawn | None:
        """The figure with its numbers; None where there is nothing to draw."""
        ...


def figure_module(name: str) -> FigureModule:
    """The module of a figure.

    Raises:
        ModuleNotFoundError: there is none of this name.
    """
    return cast(FigureModule, import_module(f"labeval.report.figures.{name}"))


def drawn(name: str, material: Material, style: Style) -> Drawn | None:
    """A figure by its name; None where the tables have nothing for it."""
    with style.applied():
        found = figure_module(name).draw(material, style)
    if found is not None:
        with_decimal_mark(found.figure, material.words.decimal)
    return found
