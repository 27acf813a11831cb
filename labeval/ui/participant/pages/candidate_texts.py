"""Arrangement of several long answers: all at once where they fit, else one at a time in tabs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from labeval.text.formatted import FormattedText
from labeval.ui.participant.pages.arrangement import TextArrangement, column_widths
from labeval.ui.widgets.basics.lettering import line_height, text_width
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

GAP = 8
SHARES = (0.5, 0.46, 0.54, 0.42, 0.58)
"""Widths of the left of two columns, tried in this order until the texts fit."""


@dataclass(frozen=True, slots=True)
class Together:
    """All texts at once: their places and the size at which they are whole."""

    arrangement: TextArrangement
    px: int


def together(
    frames: Sequence[ReadingFrame],
    texts: Sequence[FormattedText],
    rect: QRect,
    sizes: Sequence[int],
) -> Together | None:
    """All texts in columns at the largest of ``sizes`` that shows them whole; None for no size."""
    columns = _columns(len(frames), wide=rect.width() > 2 * rect.height())
    for px in sizes:
        if _least_area(texts, px) > rect.width() * rect.height():
            continue  # to break all lines only to see this would take longer than a frame
        for share in SHARES if columns == 2 else SHARES[:1]:
            widths = column_widths(rect.width(), columns, GAP, share)
            heights = [
                frame.height_for(text, widths[n % columns], px)
                for n, (frame, text) in enumerate(zip(frames, texts, strict=True))
            ]
            needs = [max(heights[n : n + columns]) for n in range(0, len(heights), columns)]
            found = TextArrangement.of(widths, needs, rect.height(), GAP)
            if found.whole:
                return Together(found, px)
    return None


def size_alone(
    frames: Sequence[ReadingFrame],
    texts: Sequence[FormattedText],
    rect: QRect,
    sizes: Sequence[int],
    in_parts: int,
) -> int:
    """The largest size at which each text is whole in all of ``rect``, else ``in_parts``."""
    for px in sizes:
        shown = zip(frames, texts, strict=True)
        if all(frame.height_for(t, rect.width(), px) <= rect.height() for frame, t in shown):
            return px
    return in_parts


def _least_area(texts: Sequence[FormattedText], px: int) -> int:
    """Square pixels that plain words take without any margin, or any line that ends early."""
    plain = (text.text for text in texts if text.format == "plain")
    return sum(text_width(text, px) for text in plain) * line_height(px)


def _columns(count: int, *, wide: bool) -> int:
    """Two rows, or one where there are few texts and the room is wide."""
    if count <= 3:
        return count if wide or count == 2 else 1
    return -(-count // 2)
