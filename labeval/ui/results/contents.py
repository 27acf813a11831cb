"""The contents of a page of the window: a section and its figures, drawn in the thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from labeval.report.material import Material
from labeval.report.questions import QUESTIONS, Shown, question_module
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.report.drawing.figure import Style

OVERVIEW, COST = "overview", "cost"
PAGES = (OVERVIEW, *QUESTIONS)
WIDEST = 1000
"""The largest width of a figure on screen, in logical pixels."""
_DARK_COLOURS = ("#56b4e9", "#e69f00", "#2fc595", "#e3a0c5", "#f0e442", "#ff8c5a", "#b0b0b0")


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """A figure as it is shown."""

    name: str
    title: str
    caption: str
    how: str
    png: bytes


@dataclass(frozen=True, slots=True)
class Contents:
    """All that a page shows."""

    title: str
    about: str
    answers: list[str]
    pictures: list[ResultPicture] = field(default_factory=list)
    tables: Sequence[Shown] = ()
    verdict: str = ""
    warnings: list[str] = field(default_factory=list)
    facts: list[tuple[str, str]] = field(default_factory=list)
    made: str = ""
    """By what and when it was computed, in a line."""
    rate: float | None = None
    """The hourly rate that costs were computed with, where the page shows costs."""


def style_of(theme: Theme) -> Style:
    """The style of figures in a theme."""
    from labeval.report.drawing.figure import Style

    plain = Style(theme.text, theme.soft_text, theme.line, theme.paper)
    return replace(plain, dark=True, colours=_DARK_COLOURS) if theme.dark else plain


def contents_of(page: str, material: Material, style: Style, width: float) -> Contents:
    """Make a page's contents; takes a second or two where it has several figures.

    Args:
        width: of the figures in device pixels, so that they need no scaling.
    """
    if page == OVERVIEW:
        return _overview(material, style, width)
    module = question_module(page)
    words = material.words
    return Contents(
        words(module.TITLE),
        words(module.ABOUT),
        module.answer(material),
        _pictures(module.FIGURES, material, style, width),
        module.TABLES,
        rate=material.hourly_rate if page == COST else None,
    )


def _overview(material: Material, style: Style, width: float) -> Contents:
    from labeval.report.front import front
    from labeval.report.verdict import verdict_lines

    opening = front(material)
    return Contents(
        opening.title,
        "",
        verdict_lines(material),
        _pictures(("scores",), material, style, width),
        verdict=opening.verdict,
        warnings=opening.warnings,
        facts=opening.facts,
        made=opening.made,
    )


def _pictures(
    names: Sequence[str], material: Material, style: Style, width: float
) -> list[ResultPicture]:
    from labeval.report.drawing.figure import WIDTH
    from labeval.report.figures import drawn

    dpi = width / WIDTH
    found = [one for one in (drawn(name, material, style) for name in names) if one is not None]
    return [ResultPicture(o.name, o.title, o.caption, o.how, o.png(dpi)) for o in found]
