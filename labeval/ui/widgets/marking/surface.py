"""The interface of a text in which words can be marked, and how marked spans are drawn.

Positions are code points of the text as it was given, whatever a view makes of it on screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextLine
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font

_INSET = 2
"""Pixels of a line's height above and below a mark, so that marks of two lines stay apart."""
_TINT = {False: 44, True: 66}
_STRONG_TINT = {False: 92, True: 100}
"""Opacity of the ground of a mark and of one that is selected, of 255; by whether it is dark."""
_JOINED = 1.0
"""Most pixels between two characters that count as next to each other."""
_NUMBER_SHARE = 0.42
"""Size of a mark's number as a share of the line's height."""
_LEVELS = 3
"""Underlines that spans on the same words may have below each other."""


@dataclass(frozen=True, slots=True)
class PaintedSpan:
    """A stretch of the text that is set off."""

    start: int
    end: int
    tone: str = "accent"
    """Role of its colour in the theme."""
    strong: bool = False
    """True if it is the one that is selected or being chosen."""
    dashed: bool = False
    outlined: bool = False
    """True for a frame without ground, as a caret has it."""
    number: str = ""
    """Its number in a list next to the text, drawn after its last word; empty for none."""


class TextSurface(Protocol):
    """A widget that shows a text, or one part of it at a time, in which words can be marked."""

    @property
    def text(self) -> str:
        """The text as it was given."""

    @property
    def canvas(self) -> QWidget:
        """The widget that the pointer is over and the text is drawn on; may be the view itself."""

    def offset_at(self, point: QPointF) -> int:
        """The position between two characters that is nearest to a point of the canvas."""

    def rects_of(self, start: int, end: int) -> list[QRectF]:
        """Rectangles of what is in view of a span, on the canvas; one a line, from the top."""

    def in_view(self) -> tuple[int, int]:
        """First and last position of what is in view."""

    def show_offset(self, offset: int) -> None:
        """Turn to the part in which a position is, if it is not in view."""

    def turn(self, by: int) -> bool:
        """Go ``by`` parts on or back; False where there is no such part."""

    def show_spans(self, spans: Sequence[PaintedSpan], theme: Theme) -> None:
        """Draw these spans from now on; none are drawn after another text."""


def span_at(surface: TextSurface, spans: Iterable[PaintedSpan], point: QPointF) -> int | None:
    """Index of the shortest span that is drawn at a point of the canvas; None for none."""
    hit = [
        (span.end - span.start, n)
        for n, span in enumerate(spans)
        if any(rect.contains(point) for rect in surface.rects_of(span.start, span.end))
    ]
    return min(hit)[1] if hit else None


def mark_ground(theme: Theme, tone: str, *, strong: bool) -> QColor:
    """The colour that is drawn over the paper behind marked words."""
    ground = theme.color(tone)
    ground.setAlpha((_STRONG_TINT if strong else _TINT)[theme.dark])
    return ground


def paint_spans(
    painter: QPainter, surface: TextSurface, spans: Sequence[PaintedSpan], theme: Theme
) -> None:
    """Draw spans on the canvas; before the text, which stays readable on them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for span, level in zip(spans, _levels(spans), strict=True):
        colour = theme.color(span.tone)
        ground = mark_ground(theme, span.tone, strong=span.strong)
        pen = QPen(colour, 2 if span.strong else 1.5)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if span.dashed:
            pen.setDashPattern([3, 2])
        rects = surface.rects_of(span.start, span.end)
        if span.number and rects:
            _paint_number(painter, span.number, rects[-1], colour)
        for rect in rects:
            inner = rect.adjusted(-1, _INSET, 1, -_INSET)
            if span.outlined:
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(inner, 3, 3)
                continue
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(inner, 3, 3)
            painter.setPen(pen)
            y = inner.bottom() - 2 * level
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    painter.restore()


def _paint_number(painter: QPainter, number: str, last: QRectF, colour: QColor) -> None:
    """Write a mark's number after its last word, raised, where lines leave room for it."""
    font = type_font(max(8, round(last.height() * _NUMBER_SHARE)), strong=True)
    painter.setFont(font)
    painter.setPen(colour)
    top = last.top() + font.pixelSize() * 0.9
    painter.drawText(QPointF(last.right() + 1, top), number)


def line_rects(line: QTextLine, start: int, end: int) -> list[QRectF]:
    """Rectangles of the characters from ``start`` to ``end`` (units of the layout) on one line.

    They are made of the glyphs, since cursor positions do not say where characters are when text
    runs both ways: then there are several; else one.
    """
    start = max(start, line.textStart())
    end = min(end, line.textStart() + line.textLength())
    if start >= end:
        return []
    cells = []
    for run in line.glyphRuns(start, end - start):
        widths = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
        for at, width in zip(run.positions(), widths, strict=True):
            cells.append((at.x(), at.x() + width.x()))
    found: list[list[float]] = []
    for left, right in sorted(cells):
        if found and left <= found[-1][1] + _JOINED:
            found[-1][1] = max(found[-1][1], right)
        elif right > left:
            found.append([left, right])
    return [QRectF(left, line.y(), right - left, line.height()) for left, right in found]


def _levels(spans: Sequence[PaintedSpan]) -> list[int]:
    """The level of each span's underline: lower where another one is above it."""
    levels: list[int] = []
    for n, span in enumerate(spans):
        taken = {
            levels[k]
            for k, other in enumerate(spans[:n])
            if other.start < span.end and span.start < other.end
        }
        levels.append(min(set(range(_LEVELS)) - taken, default=_LEVELS - 1))
    return levels
