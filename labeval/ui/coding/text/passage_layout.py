"""One passage laid out: positions of its lines, letters and gaps, in code points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from re import finditer
from unicodedata import category

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout

from labeval.coding.rows import Passage, Word
from labeval.coding.texts.redaction_signs import SEALED
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.lettering import wrapping

_FAINT = 0.45
"""Share of the letters' colour in signs of what was redacted."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A silence inside a passage: the blank that stands for it, and how long it was."""

    offset: int
    ms: int


@dataclass(frozen=True, slots=True)
class Type:
    """Type of a text: font and line height, in logical pixels."""

    font: QFont
    line: int
    pause_width: int
    """Room that a shown pause takes inside a line."""


class PassageLayout:
    """A passage's text, or a part of it, broken into lines of a width.

    All positions are code points of the whole passage.

    Args:
        part: from where to where it is laid out; None for all of it.
    """

    def __init__(
        self,
        passage: Passage,
        width: int,
        type: Type,
        pauses: tuple[Pause, ...] = (),
        part: tuple[int, int] | None = None,
    ) -> None:
        self.passage = passage
        self.start, self.end = part or (0, len(passage.text))
        self.pauses = tuple(p for p in pauses if self.start <= p.offset < self.end)
        text = passage.text[self.start : self.end]
        self.units = Units(text)
        self._type = type
        self._layout = QTextLayout(text, type.font)
        self._layout.setTextOption(wrapping())
        if self.pauses:
            self._layout.setFormats([self._widened(pause) for pause in self.pauses])
        self._break(max(40, width))

    def _break(self, width: int) -> None:
        self._starts: list[int] = []
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            middle = (self._type.line - line.height()) / 2
            line.setPosition(QPointF(0, len(self._starts) * self._type.line + middle))
            self._starts.append(line.textStart())
        self._layout.endLayout()
        self.lines = max(1, len(self._starts))
        self.height = self.lines * self._type.line

    def draw(self, painter: QPainter, at: QPointF) -> None:
        """The letters, in the painter's pen; signs of what was redacted are fainter where it is
        bright, since whole blocks of that would be the brightest thing on dark paper."""
        pen = painter.pen().color()
        signs = self._signs() if SEALED[0] in self.passage.text and pen.lightnessF() > 0.5 else []
        pen.setAlphaF(_FAINT)
        form = QTextCharFormat()
        form.setForeground(pen)
        for sign in signs:
            sign.format = form
        self._layout.draw(painter, at, signs)

    def _signs(self) -> list[QTextLayout.FormatRange]:
        found = []
        for match in finditer(f"{SEALED[0]}+", self.passage.text[self.start : self.end]):
            sign = QTextLayout.FormatRange()
            sign.start = self.units.units(match.start())
            sign.length = self.units.units(match.end()) - sign.start
            found.append(sign)
        return found

    def line_of(self, offset: int) -> int:
        """The line of a position."""
        if not self._starts:
            return 0
        return self._layout.lineForTextPosition(self._units(offset)).lineNumber()

    def last_line_of(self, start: int, end: int) -> int:
        """The line with the last letter of a stretch."""
        return self.line_of(max(start, end - 1))

    def line_ends(self, offset: int) -> tuple[int, int]:
        """First and last position of a position's line."""
        if not self._starts:
            return self.start, self.start
        line = self._layout.lineForTextPosition(self._units(offset))
        end = line.textStart() + line.textLength()
        if line.lineNumber() + 1 < self.lines:
            end = self._layout.previousCursorPosition(end)
        return self._offset(line.textStart()), self._offset(end)

    def boxes(self, start: int, end: int) -> list[QRectF]:
        """Boxes of a stretch's letters: one for each line, of the line's whole height."""
        start, end = max(start, self.start), min(end, self.end)
        first, last = self._units(start), self._units(end)
        if last < first:
            return []
        found: list[QRectF] = []
        height = self._type.line
        for number in range(self.line_of(start), self.last_line_of(start, end) + 1):
            line = self._layout.lineAt(number)
            begins, ends = line.textStart(), line.textStart() + line.textLength()
            left = self._x(line_number=number, units=max(first, begins))
            right = self._x(line_number=number, units=min(last, ends))
            if last > ends:  # the blank at a line's end is not painted
                right = min(right, line.naturalTextWidth())
            left, right = min(left, right), max(left, right)
            if right > left:
                found.append(QRectF(left, number * height, right - left, height))
        return found

    def caret(self, offset: int) -> QPointF:
        """Top of the caret at a position."""
        number = self.line_of(offset)
        x = self._x(line_number=number, units=self._units(offset)) if self._starts else 0.0
        return QPointF(x, number * self._type.line)

    def offset_at(self, x: float, y: float) -> int:
        """The position nearest to a point."""
        if not self._starts:
            return self.start
        number = min(self.lines - 1, max(0, int(y // self._type.line)))
        return self._offset(self._layout.lineAt(number).xToCursor(x))

    def next(self, offset: int, *, by: int, words: bool) -> int:
        """The position one letter or word further (``by`` 1) or back (-1), within the layout."""
        modes = QTextLayout.CursorMode
        mode = modes.SkipWords if words else modes.SkipCharacters
        at = self._units(offset)
        go = self._layout.nextCursorPosition if by > 0 else self._layout.previousCursorPosition
        return self._offset(go(at, mode))

    def word_around(self, offset: int) -> tuple[int, int]:
        """The word at a position, without blanks around it."""
        text = self.passage.text
        start = end = min(max(offset, self.start), self.end)
        while start > self.start and _in_word(text[start - 1]):
            start -= 1
        while end < self.end and _in_word(text[end]):
            end += 1
        return (start, end) if end > start else (offset, min(len(text), offset + 1))

    def _units(self, offset: int) -> int:
        """A position of the passage in Qt's units of the layout."""
        return self.units.units(min(max(offset, self.start), self.end) - self.start)

    def _offset(self, units: int) -> int:
        return self.start + self.units.offset(units)

    def _x(self, *, line_number: int, units: int) -> float:
        found = self._layout.lineAt(line_number).cursorToX(units)
        # Qt gives the position that it used back with the place.
        return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]

    def _widened(self, pause: Pause) -> QTextLayout.FormatRange:
        widened = QFont(self._type.font)
        spacing = self._type.pause_width
        widened.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
        form = QTextCharFormat()
        form.setFont(widened)
        found = QTextLayout.FormatRange()
        found.start = self._units(pause.offset)
        found.length = 1
        found.format = form
        return found


def _in_word(letter: str) -> bool:
    return letter.isalnum() or letter in "'’-_" or category(letter).startswith("M")


def pauses_between(text: str, words: Iterable[Word], least_ms: int) -> tuple[Pause, ...]:
    """Silences of at least ``least_ms`` between two words, at the blank between them."""
    found: list[Pause] = []
    before: Word | None = None
    for word in words:
        if before is not None and word.start_ms - before.end_ms >= least_ms:
            blank = text.find(" ", before.end, word.start + 1)
            if blank >= 0:
                found.append(Pause(blank, word.start_ms - before.end_ms))
        before = word
    return tuple(found)
