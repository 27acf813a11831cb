"""Sizes of texts and controls, from the participant's choice and the screen.

Before letters are smaller than chosen, parts of a page give way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QSize

from labeval.ui.theme import Theme

READING_SIZES = (16, 15, 14)
USUAL_PAGE = (1280, 616)
"""The area, without the window's bars, that pages are made for; larger ones are drawn larger."""
GROWTH_STEP = 0.125
MOST_GROWTH = 3.0
SCALE_STEP = 0.05
"""Letters that do not fit are drawn smaller by this much at a time."""
MANY_TEXTS = 4
SMALL_PX = 13
"""Allowed only where so many texts share a page."""


class Part(Enum):
    """A part of a page that can be shown a piece at a time; a rated text always can."""

    CRITERIA = "criteria"
    """Criteria in groups, one of them in view."""
    DEFINITION = "definition"
    """Definitions in pages."""
    REFERENCE = "reference"
    """Question and source in parts."""


WHOLE: frozenset[Part] = frozenset()
_IN_TURN = (
    frozenset({Part.CRITERIA}),
    frozenset({Part.CRITERIA, Part.DEFINITION}),
    frozenset({Part.REFERENCE}),
    frozenset(Part),
)
"""Parts that may give way, tried in turn where not everything has room. The reference comes last,
since texts are compared with it."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """One way to draw a page."""

    scale: float
    """Scale of all letters and controls."""
    in_parts: frozenset[Part] = WHOLE
    """Parts that may give way where they do not have room."""
    least: bool = False
    """True if each part is as small as it can be read."""
    tight: bool = False
    """True if that is one line of a definition, too."""


def growth(page: QSize) -> float:
    """Scale of everything on a page of this area, compared with the usual page; at least 1."""
    share = min(page.width() / USUAL_PAGE[0], page.height() / USUAL_PAGE[1])
    return max(1.0, min(MOST_GROWTH, share // GROWTH_STEP * GROWTH_STEP))


def reading_sizes(theme: Theme, page: QSize, texts: int) -> list[int]:
    """Sizes that the ``texts`` of a page may have, in logical pixels, largest first.

    Letters that were chosen to be larger have no smaller size: texts are in parts before that.
    """
    largest = round(READING_SIZES[0] * growth(page))
    large = range(largest, READING_SIZES[0], -2)
    small = (SMALL_PX,) if texts >= MANY_TEXTS else ()
    return [*(theme.px(size) for size in large), *theme.sizes((*READING_SIZES, *small))]


def paged_size(theme: Theme, page: QSize) -> int:
    """Size of texts that are whole at none: the smallest, as large as the page is."""
    grown = theme.px(round(READING_SIZES[-1] * growth(page)))
    return max(grown, theme.sizes(READING_SIZES)[-1])


def document_size(theme: Theme, page: QSize) -> int:
    """Size at which a document of several pages is read: small, because its pages can be turned."""
    return theme.px(round(READING_SIZES[-1] * growth(page)))


def largest_scale(theme: Theme, page: QSize) -> float:
    """The scale of controls on a page where all of them have room."""
    return theme.text_scale * growth(page)


def drawings(theme: Theme, page: QSize) -> Sequence[Drawing]:
    """Ways to draw a page, to be tried in turn.

    On a large screen letters are larger than chosen as long as that puts nothing into parts.
    Letters are smaller than chosen only where a page has no room for them even in the smallest
    parts, and then all of them alike.
    """
    return _drawings(theme.text_scale, growth(page))


@lru_cache(maxsize=64)
def _drawings(chosen: float, growth: float) -> tuple[Drawing, ...]:
    grown = [chosen * growth, *_between(chosen * growth, chosen), chosen]
    found = [Drawing(scale) for scale in dict.fromkeys(grown)]
    for in_parts in _IN_TURN:
        scales = dict.fromkeys(grown) if in_parts == {Part.REFERENCE} else (chosen,)
        found += [Drawing(scale, in_parts) for scale in scales]
    smaller = [*_between(chosen, 1.0), 1.0] if chosen > 1 else []
    last = ((scale, tight) for scale in (chosen, *smaller) for tight in (False, True))
    return (*found, *(Drawing(s, frozenset(Part), least=True, tight=t) for s, t in last))


def _between(largest: float, least: float) -> list[float]:
    """The scales between two, in steps, largest first."""
    count = round((largest - least) / SCALE_STEP)
    return [round(least + n * SCALE_STEP, 4) for n in range(count - 1, 0, -1)]
