"""A long text in pages of whole lines: laid out once, so that turning and searching only paint."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTextCharFormat, QTextLayout

from labeval.ui.theme import Theme
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.lettering import (
    Letters,
    letters,
    line_height,
    lines_of_blank,
    type_font,
    type_metrics,
    wrapping,
)
from labeval.ui.widgets.marking.surface import line_rects

LEAST_LAST = 3
"""Lines that the last of several pages has where those before it can spare them."""


@dataclass(frozen=True, slots=True)
class TextMark:
    """A stretch of the text with a colour of its own, in UTF-16 units as Qt counts."""

    start: int
    end: int
    form: QTextCharFormat


class LaidOut:
    """A text's paragraphs broken into lines of one width and size, all lines equally high."""

    def __init__(self, text: str, px: int, width: int) -> None:
        self.text = text
        self.line = line_height(px)
        self._units = Units(text)
        self._layouts: list[QTextLayout] = []
        self._starts: list[int] = []
        self._first_lines: list[int] = []
        start = count = 0
        metrics = type_metrics(px)
        inset = (self.line - metrics.height()) / 2
        font, option = type_font(px), wrapping()
        for paragraph in text.split("\n"):
            layout = QTextLayout(paragraph, font)
            layout.setTextOption(option)
            self._starts.append(start)
            self._first_lines.append(count)
            lines = 0
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(max(1, width))
                line.setPosition(QPointF(0, lines * self.line + inset))
                lines += 1
            layout.endLayout()
            self._layouts.append(layout)
            start += Units(paragraph).length + 1
            count += lines if paragraph else lines_of_blank()
        self.lines = count
        self.end = start
        """Past the last position."""

    # -- positions ----------------------------------------------------------------------------

    def units_of(self, point: int) -> int:
        """A code-point offset in UTF-16 units."""
        return self._units.units(point)

    def point_of(self, units: int) -> int:
        """UTF-16 units as a code-point offset."""
        return self._units.offset(units)

    def slice(self, start: int, end: int) -> str:
        """The text between two positions in UTF-16 units."""
        return self.text[self.point_of(start) : self.point_of(end)]

    def line_of(self, units: int) -> int:
        """The line of a position."""
        n = bisect_right(self._starts, units) - 1
        found = self._layouts[n].lineForTextPosition(units - self._starts[n])
        return self._first_lines[n] + (found.lineNumber() if found.isValid() else 0)

    def start_of(self, line: int) -> int:
        """The position of a line's first character."""
        n, below = self._paragraph_at(line)
        layout = self._layouts[n]
        return self._starts[n] + (layout.lineAt(below).textStart() if layout.lineCount() else 0)

    def position_at(self, line: int, x: float) -> int:
        """The position nearest to ``x`` on a line."""
        n, below = self._paragraph_at(min(max(line, 0), self.lines - 1))
        layout = self._layouts[n]
        inside = layout.lineAt(below).xToCursor(x) if layout.lineCount() else 0
        return self._starts[n] + int(inside)

    def rects_between(self, start: int, end: int, *, first: int, last: int) -> list[QRectF]:
        """Rectangles of a span, in UTF-16 units, on lines ``first`` up to ``last``; one a line.

        They are placed as :meth:`paint` draws from line ``first`` on.
        """
        found: list[QRectF] = []
        n = max(0, bisect_right(self._starts, start) - 1)
        while n < len(self._layouts) and self._starts[n] < end and self._first_lines[n] < last:
            layout = self._layouts[n]
            for below in range(layout.lineCount()):
                line = self._first_lines[n] + below
                if first <= line < last:
                    at = self._starts[n]
                    top = (line - first) * self.line
                    found += [
                        QRectF(rect.x(), top, rect.width(), self.line)
                        for rect in line_rects(layout.lineAt(below), start - at, end - at)
                    ]
            n += 1
        return found

    def word_at(self, units: int) -> tuple[int, int]:
        """The word around a position; the position alone where there is none."""
        point = self.point_of(units)
        for match in re.finditer(r"\w+", self.text):
            if match.start() <= point <= match.end():
                return (self.units_of(match.start()), self.units_of(match.end()))
        return (units, units)

    # -- pages --------------------------------------------------------------------------------

    def pages(self, room: int) -> list[int]:
        """The first line of every page of ``room`` lines; no page begins with an empty line, and
        none ends with a line that stands alone above the paragraph it announces. The last page has
        a few lines, where those before it can spare them.
        """
        found = self._pages(max(1, room))
        if len(found) > 1:
            before, last = found[-2:]
            begin = min(last, self.lines - LEAST_LAST)
            while begin > before and self.is_empty(begin):
                begin -= 1
            begin = self._before_heading(begin, before) if begin < last else last
            if begin - before >= LEAST_LAST:
                found[-1] = begin
        return found

    def is_empty(self, line: int) -> bool:
        """True if there is nothing but white space in the line's paragraph."""
        n, _ = self._paragraph_at(line)
        return not self._layouts[n].text().strip()

    def paint(
        self, painter: QPainter, theme: Theme, *, first: int, lines: int, marks: Sequence[TextMark]
    ) -> None:
        """Draw ``lines`` lines from ``first`` on at the painter's origin."""
        painter.setPen(theme.color("text"))
        last = min(first + lines, self.lines)
        n, _ = self._paragraph_at(first)
        painter.setClipRect(QRectF(-2, 0, 100_000, (last - first) * self.line))
        while n < len(self._layouts) and self._first_lines[n] < last:
            layout = self._layouts[n]
            top = (self._first_lines[n] - first) * self.line
            clip = QRectF(-2, 0, 100_000, (last - first) * self.line)
            layout.draw(painter, QPointF(0, top), self._ranges(n, marks), clip)
            n += 1

    # -- inside -------------------------------------------------------------------------------

    def _pages(self, room: int) -> list[int]:
        firsts, line = [0], room
        while line < self.lines:
            while line < self.lines and self.is_empty(line):
                line += 1
            if line >= self.lines:
                break
            line = self._before_heading(line, firsts[-1])
            firsts.append(line)
            line += room
        return firsts

    def _ranges(self, n: int, marks: Sequence[TextMark]) -> list[QTextLayout.FormatRange]:
        start = self._starts[n]
        end = self._starts[n + 1] - 1 if n + 1 < len(self._starts) else self.end
        ranges = []
        for mark in marks:
            if mark.start < end and mark.end > start:
                made = QTextLayout.FormatRange()
                made.start = max(mark.start, start) - start
                made.length = min(mark.end, end) - start - made.start
                made.format = mark.form
                ranges.append(made)
        return ranges

    def _paragraph_at(self, line: int) -> tuple[int, int]:
        n = bisect_right(self._first_lines, line) - 1
        return n, line - self._first_lines[n]

    def _before_heading(self, line: int, first: int) -> int:
        """The start of a page that would begin at ``line``: with the heading just above it."""
        above = line - 1
        while above > first and self.is_empty(above):
            above -= 1
        n, below = self._paragraph_at(above)
        alone = self._layouts[n].lineCount() == 1 and below == 0
        led = above - 1 > first and self.is_empty(above - 1)
        return above if alone and led and not self.is_empty(line) else line


def laid_out(text: str, px: int, width: int) -> LaidOut:
    """The layout of a text, remembered while it is likely to be looked at again."""
    return _laid_out(text, px, width, letters())


@lru_cache(maxsize=48)
def _laid_out(text: str, px: int, width: int, face: Letters) -> LaidOut:
    return LaidOut(text, px, width)
