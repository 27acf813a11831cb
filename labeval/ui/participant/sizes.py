"""Sizes of texts and controls, from the participant's choice and the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize

from labeval.ui.theme import Theme

READING_SIZES = (16, 15, 14)
LARGE_SIZES = (20, 18)
"""Before the others where the screen has room to spare."""
LARGE_SCREEN = (1700, 860)
LARGE_SCALE = 1.25
"""Scale of controls and definitions on a large screen."""
SCALE_STEP = 0.05
"""Controls that do not fit at the scale chosen are drawn smaller by this much at a time."""
REFERENCE_GIVES = 1.2
"""Greatest ratio of the controls' scale to the reference's."""
MANY_TEXTS = 4
SMALL_PX = 13
"""Allowed only where so many texts share a page."""


def reading_sizes(theme: Theme, page: QSize, texts: int) -> list[int]:
    """Sizes that the ``texts`` of a page may have, in logical pixels, largest first."""
    large = LARGE_SIZES if is_large(page) else ()
    small = (SMALL_PX,) if texts >= MANY_TEXTS else ()
    return [theme.px(size) for size in large + READING_SIZES + small]


def document_size(theme: Theme, page: QSize) -> int:
    """Size at which a document of several pages is read: small, because its pages can be turned."""
    return theme.px(LARGE_SIZES[-1] if is_large(page) else READING_SIZES[-1])


def control_scales(theme: Theme, page: QSize) -> list[float]:
    """Scales that controls and definitions may be drawn at, largest first."""
    chosen = theme.text_scale
    largest = chosen * LARGE_SCALE if is_large(page) else chosen
    between = {1 + n * SCALE_STEP for n in range(round((largest - 1) / SCALE_STEP))}
    return sorted({largest, chosen, *between}, reverse=True)


def page_scales(theme: Theme, page: QSize) -> list[tuple[float, float]]:
    """Scales of the controls and of the reference to try in turn: what is answered with stays
    as large as can be, and the reference gives way to it a little.
    """
    found = []
    for scale in control_scales(theme, page):
        found.append((scale, scale))
        if scale > 1:
            found.append((scale, max(1.0, scale / REFERENCE_GIVES)))
    return found


def is_large(page: QSize) -> bool:
    """Return whether the page's area is that of a large screen."""
    return page.width() >= LARGE_SCREEN[0] and page.height() >= LARGE_SCREEN[1]
