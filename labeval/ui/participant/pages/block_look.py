"""The look that all pages of a block have on one screen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize

from labeval.ui.participant.sizes import Drawing
from labeval.ui.theme import Theme

SHARE = 0.36
"""Of the page's width that a source next to the texts has, unless its block gives it more."""


@dataclass(frozen=True, slots=True)
class BlockLook:
    """The sizes that all pages of a block have in common, so that nothing changes between them."""

    size: tuple[int, int] = (0, 0)
    """Size of the page, in logical pixels, for which it was found."""
    scale: float = 1.0
    """Scale of letters, as the participant has chosen it."""
    wide: bool = False
    """True for wide spacing."""
    text_px: int = 0
    """The size of the texts; 0 where each page has its own."""
    share: float = SHARE
    """Share of the page's width that a source next to the texts has."""
    drawing: Drawing | None = None
    """The way in which the page with the least room is drawn."""

    def is_for(self, size: QSize, theme: Theme) -> bool:
        """True if it was found for a page of this size, and letters as they are chosen now."""
        return self.size == size.toTuple() and (self.scale, self.wide) == (
            theme.text_scale,
            theme.wide,
        )
