"""Sizes of texts and controls, from the participant's choice and the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QSize

from labeval.ui.theme import Theme

READING_SIZES = (16, 15, 14)
USUAL_PAGE = (1280, 616)
"""The area, without the window's bars, that pages are made for; larger ones are drawn larger."""
GROWTH_STEP = 0.125
MOST_GROWTH = 3.0
SCALE_STEP = 0.05
"""Controls that do not fit at the scale chosen are drawn smaller by this much at a time."""
REFERENCE_GIVES = 1.2
"""Greatest ratio of the controls' scale to the reference's; and of the scale chosen to one at
which all criteria are in view, before they are in groups."""
MANY_TEXTS = 4
SMALL_PX = 13
"""Allowed only where so many texts share a page."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """One way to draw a page."""

    controls: float
    """Scale of controls and definitions."""
    reference: float
    """Scale of question and source."""
    grouped: bool = False
    """True if criteria may be in groups, of which one is in view."""
    whole_source: bool = True
    """True if this way will do only where the source is whole."""
    low_reference: bool = False
    """True if question and source take little of the height: the source is in short parts."""


def growth(page: QSize) -> float:
    """Scale of everything on a page of this area, compared with the usual page; at least 1."""
    share = min(page.width() / USUAL_PAGE[0], page.height() / USUAL_PAGE[1])
    return max(1.0, min(MOST_GROWTH, share // GROWTH_STEP * GROWTH_STEP))


def reading_sizes(theme: Theme, page: QSize, texts: int) -> list[int]:
    """Sizes that the ``texts`` of a page may have, in logical pixels, largest first."""
    largest = round(READING_SIZES[0] * growth(page))
    large = range(largest, READING_SIZES[0], -2)
    small = (SMALL_PX,) if texts >= MANY_TEXTS else ()
    return [theme.px(size) for size in (*large, *READING_SIZES, *small)]


def paged_size(theme: Theme, page: QSize) -> int:
    """Size of texts that are whole at none: the smallest, as large as the page is."""
    return theme.px(round(READING_SIZES[-1] * growth(page)))


def document_size(theme: Theme, page: QSize) -> int:
    """Size at which a document of several pages is read: small, because its pages can be turned."""
    return paged_size(theme, page)


def control_scales(theme: Theme, page: QSize) -> list[float]:
    """Scales that controls and definitions may be drawn at, largest first."""
    return _scales(theme.text_scale, growth(page))


def _scales(chosen: float, growth: float) -> list[float]:
    largest = chosen * growth
    between = {1 + n * SCALE_STEP for n in range(round((largest - 1) / SCALE_STEP))}
    return sorted({largest, chosen, *between}, reverse=True)


def drawings(theme: Theme, page: QSize, *, groups: bool) -> Sequence[Drawing]:
    """Ways to draw a page, to be tried in turn.

    What is answered with stays as large as can be, and the reference gives way to it a little.
    A source is in parts, and criteria are in groups, before letters are much smaller than chosen.
    The parts of the source are short before letters that somebody chose to be large are smaller,
    and where nothing else fits.

    Args:
        groups: True if the page's criteria can be in groups.
    """
    return _drawings(theme.text_scale, growth(page), groups)


@lru_cache(maxsize=64)
def _drawings(chosen: float, growth: float, groups: bool) -> tuple[Drawing, ...]:
    scales = _scales(chosen, growth)
    least = max(1.0, chosen / REFERENCE_GIVES)
    found = [*_pairs([s for s in scales if s >= least - SCALE_STEP / 2])]
    if groups:
        found += _pairs(scales, grouped=True)
    for scale in scales:
        found += _pairs([scale], whole_source=False)
        found += _pairs([scale], grouped=True, whole_source=False) if groups else ()
        if chosen > 1 or scale == scales[-1]:
            reference = max(1.0, scale / REFERENCE_GIVES)
            found.append(Drawing(scale, reference, groups, whole_source=False, low_reference=True))
    return tuple(found)


def _pairs(
    scales: list[float], *, grouped: bool = False, whole_source: bool = True
) -> Iterator[Drawing]:
    for scale in scales:
        yield Drawing(scale, scale, grouped, whole_source)
        if scale > 1 and whole_source:
            yield Drawing(scale, max(1.0, scale / REFERENCE_GIVES), grouped)
