"""Paints one row of the view: time, speaker, text with its tints, and the names in the margin."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from labeval.coding.rows import Passage
from labeval.coding.texts.turn_speakers import is_unsure
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.code_style import Looks
from labeval.ui.coding.parts.times import clock, seconds
from labeval.ui.coding.text.columns import PAD, SMALL_PX, Columns
from labeval.ui.coding.text.margin_painter import Margin
from labeval.ui.coding.text.passage_layout import PassageLayout
from labeval.ui.coding.text.segment_index import SegmentPiece
from labeval.ui.coding.text.source_layout import RowPlaces, Sheet
from labeval.ui.theme import CORNER, Theme
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.lettering import type_font

UNSURE = 0.5
"""A word recognised with less than this is marked."""
_UNDERLINE = 2
_TINT_INSET = 2
_WHOLE = 4
"""Letters of a speaker that are shown whole."""


@dataclass(frozen=True, slots=True)
class RowState:
    """The state of a row that changes while one works."""

    selected: tuple[int, int] | None = None
    caret: int | None = None
    is_target: bool = False
    """The passage is what keys act on."""
    chosen: str = ""
    """Id of the segment, where it is what keys act on."""
    playing: tuple[int, int] | None = None
    """The word that is heard."""
    hit: tuple[int, int] | None = None
    """The current search hit."""
    covered: bool = False
    """An editor covers the text."""


class RowPainter:
    """Paints rows of a sheet in a theme."""

    def __init__(self, theme: Theme, looks: Looks, sheet: Sheet, speakers: dict[str, str]) -> None:
        self.theme = theme
        self.looks = looks
        self.sheet = sheet
        self._speakers = speakers
        self._margin = Margin(theme, looks, sheet)
        self._small = type_font(theme.px(SMALL_PX))
        self._strong = type_font(theme.px(SMALL_PX), strong=True)

    def paint(self, painter: QPainter, row: int, top: int, state: RowState) -> None:
        """Paint a row whose top is at ``top`` of the viewport."""
        sheet, columns = self.sheet, self.sheet.columns
        if state.covered and not sheet.slices.all[row].is_first:
            return
        places, layout = sheet.places(row), sheet.layout(row)
        passage = sheet.passages[row]
        if sheet.pauses[row]:
            self._paint_pause(painter, row, top, columns)
        if sheet.headers[row]:
            self._paint_header(painter, row, top + places.header, columns)
        at = QPointF(columns.text, top + places.text)
        if state.is_target:
            self._paint_ground(painter, top, places)
        pieces = sheet.marks.pieces(row)
        if sheet.slices.all[row].is_first:
            self._paint_aside(painter, passage, at)
        if not state.covered:
            self._paint_text(painter, layout, at, pieces, state)
        self._margin.paint(painter, row, at, pieces, state.chosen)

    def _paint_ground(self, painter: QPainter, top: int, places: RowPlaces) -> None:
        theme, columns = self.theme, self.sheet.columns
        share = 0.4 if theme.dark else 0.55
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.paper, theme.note, share))
        left = columns.time - 10
        height = places.height - places.text + PAD - 2
        box = QRectF(left, top + places.text - PAD + 1, columns.end - left, height)
        painter.drawRoundedRect(box, CORNER, CORNER)

    def _paint_aside(self, painter: QPainter, passage: Passage, at: QPointF) -> None:
        theme, columns = self.theme, self.sheet.columns
        line = columns.type.line
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("soft_text"))
        if passage.start_ms is not None:
            painter.setFont(self._small)
            box = QRectF(columns.time, at.y(), columns.speaker - columns.time, line)
            painter.drawText(box, middle, clock(passage.start_ms))
            if passage.doubt:
                self._mark_doubt(painter, box, painter.fontMetrics().horizontalAdvance("0:00:00 "))
        if passage.speaker:
            painter.setFont(self._strong)
            box = QRectF(columns.speaker, at.y(), columns.text - columns.speaker, line)
            short = self._speakers.get(passage.speaker) or _short(passage.speaker)
            painter.drawText(box, middle, short)
            if is_unsure(passage):
                self._mark_unsure(painter, box, painter.fontMetrics().horizontalAdvance(short))

    def _mark_doubt(self, painter: QPainter, box: QRectF, left: int) -> None:
        """A question mark after the time of a passage whose words are doubtful."""
        painter.setFont(self._strong)
        painter.setPen(self.theme.color("note_text"))
        painter.drawText(box.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, "?")
        painter.setPen(self.theme.color("soft_text"))

    def _mark_unsure(self, painter: QPainter, box: QRectF, width: int) -> None:
        """Dots below a speaker who may well be another, as below a word."""
        painter.setPen(QPen(self.theme.color("note_text"), 1, Qt.PenStyle.DotLine))
        # In the middle of a row of pixels, where a line one pixel wide is sharp in any font.
        y = math.floor(box.center().y() + painter.fontMetrics().height() / 2 + 1) + 0.5
        painter.drawLine(QPointF(box.left(), y), QPointF(box.left() + width, y))

    def _paint_pause(self, painter: QPainter, row: int, top: int, columns: Columns) -> None:
        theme = self.theme
        text = seconds(self.sheet.pauses[row])
        painter.setFont(self._small)
        painter.setPen(theme.color("soft_text"))
        box = QRectF(columns.text, top, columns.text_width, columns.pause_line)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        left = columns.text + painter.fontMetrics().horizontalAdvance(text) + 8
        painter.setPen(QPen(theme.color("line"), 1, Qt.PenStyle.DotLine))
        y = top + columns.pause_line / 2
        painter.drawLine(QPointF(left, y), QPointF(columns.text + columns.text_width, y))

    def _paint_header(self, painter: QPainter, row: int, top: int, columns: Columns) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.color("line"), 1))
        right = columns.text + columns.text_width
        if row:
            y = top + 5.5
            painter.drawLine(QPointF(columns.time, y), QPointF(right, y))
        painter.setFont(self._strong)
        painter.setPen(theme.color("soft_text"))
        box = QRectF(columns.time, top + 8, right - columns.time, columns.header_line - 8)
        text = painter.fontMetrics().elidedText(
            self.sheet.headers[row], Qt.TextElideMode.ElideRight, int(box.width())
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_text(
        self,
        painter: QPainter,
        layout: PassageLayout,
        at: QPointF,
        pieces: list[SegmentPiece],
        state: RowState,
    ) -> None:
        theme = self.theme
        self._paint_tints(painter, layout, at, pieces, state.chosen)
        if state.hit:
            self._fill(painter, layout, at, state.hit, theme.color("note"), 0)
            painter.setPen(QPen(theme.color("note_text"), 1.5))
            for box in layout.boxes(*state.hit):
                line = box.translated(at).bottomLeft() - QPointF(0, 2)
                painter.drawLine(line, line + QPointF(box.width(), 0))
        if state.selected:
            colour = mixed(theme.paper, theme.accent, 0.45 if theme.dark else 0.32)
            self._fill(painter, layout, at, state.selected, colour, 0)
        if state.playing:
            self._paint_playing(painter, layout, at, state.playing)
        self._paint_unsure(painter, layout, at)
        faded = layout.passage.id in self.looks.faded
        painter.setPen(theme.color("soft_text" if faded else "text"))
        layout.draw(painter, at)
        self._paint_pauses(painter, layout, at)
        if state.caret is not None:
            place = layout.caret(state.caret) + at
            painter.fillRect(
                QRectF(round(place.x()) - 1, place.y() + 2, 2, self.sheet.columns.type.line - 4),
                theme.color("accent"),
            )

    def _paint_tints(
        self,
        painter: QPainter,
        layout: PassageLayout,
        at: QPointF,
        pieces: list[SegmentPiece],
        chosen: str,
    ) -> None:
        """Tint what is coded; where segments overlap, the later ones are lines below the words."""
        lit = [p for p in pieces if self.looks.is_lit(p.coding) and p.end > p.start]
        tinted: list[tuple[int, int]] = []
        lined: list[tuple[int, int]] = []
        for piece in lit:
            colours = code_colours(self.looks.of(piece.coding).colour, self.theme)
            free = _without(piece.start, piece.end, tinted)
            for part in free:
                self._fill(painter, layout, at, part, colours.tint, _TINT_INSET)
            tinted.append((piece.start, piece.end))
            if free != [(piece.start, piece.end)]:
                below = sum(s < piece.end and piece.start < e for s, e in lined)
                lined.append((piece.start, piece.end))
                self._underline(painter, layout, at, piece, colours.line, below)
        for piece in pieces:  # what is current is drawn so, whatever else is highlighted
            if piece.coding.id == chosen and piece.end > piece.start:
                colours = code_colours(self.looks.of(piece.coding).colour, self.theme)
                self._frame(painter, layout, at, piece, colours.line)

    def _underline(
        self,
        painter: QPainter,
        layout: PassageLayout,
        at: QPointF,
        piece: SegmentPiece,
        colour: QColor,
        below: int,
    ) -> None:
        for box in layout.boxes(piece.start, piece.end):
            placed = box.translated(at)
            y = placed.bottom() - 4 + 3 * min(below, 1)
            painter.fillRect(QRectF(placed.left(), y, placed.width(), _UNDERLINE), colour)

    def _frame(
        self,
        painter: QPainter,
        layout: PassageLayout,
        at: QPointF,
        piece: SegmentPiece,
        colour: QColor,
    ) -> None:
        """The current segment: an edge around it, and a handle at each end."""
        boxes = [box.translated(at) for box in layout.boxes(piece.start, piece.end)]
        if not boxes:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1))
        for box in boxes:
            painter.drawRoundedRect(box.adjusted(0.5, 1.5, -0.5, -1.5), 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for shown, box, x in (
            (piece.begins, boxes[0], boxes[0].left()),
            (piece.ends, boxes[-1], boxes[-1].right()),
        ):
            if shown:
                painter.drawRoundedRect(QRectF(x - 2, box.top(), 4, box.height()), 2, 2)

    def _paint_playing(
        self, painter: QPainter, layout: PassageLayout, at: QPointF, word: tuple[int, int]
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self.theme.paper, self.theme.accent, 0.5))
        for box in layout.boxes(*word):
            painter.drawRoundedRect(box.translated(at).adjusted(-2, 2, 2, -2), 4, 4)

    def _paint_unsure(self, painter: QPainter, layout: PassageLayout, at: QPointF) -> None:
        painter.setPen(QPen(self.theme.color("note_text"), 1, Qt.PenStyle.DotLine))
        for word in layout.passage.words:
            if word.probability is not None and word.probability < UNSURE:
                for box in layout.boxes(word.start, word.end):
                    line = box.translated(at).adjusted(0, 0, 0, -3)
                    painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _paint_pauses(self, painter: QPainter, layout: PassageLayout, at: QPointF) -> None:
        if not layout.pauses:
            return
        painter.setFont(self._small)
        painter.setPen(self.theme.color("soft_text"))
        for pause in layout.pauses:
            for box in layout.boxes(pause.offset, pause.offset + 1):
                painter.drawText(
                    box.translated(at), Qt.AlignmentFlag.AlignCenter, seconds(pause.ms)
                )

    def _fill(
        self,
        painter: QPainter,
        layout: PassageLayout,
        at: QPointF,
        part: tuple[int, int],
        colour: QColor,
        inset: int,
    ) -> None:
        for box in layout.boxes(*part):
            painter.fillRect(box.translated(at).adjusted(0, inset, 0, -inset), colour)


def speaker_names() -> dict[str, str]:
    """The letters for the speakers that a transcript knows."""
    return {
        "participant": QCoreApplication.translate("RowPainter", "P"),
        "supervisor": QCoreApplication.translate("RowPainter", "S"),
        "interviewer": QCoreApplication.translate("RowPainter", "I"),
    }


def _without(start: int, end: int, taken: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The rest of a stretch, in order."""
    parts = [(start, end)]
    for other_start, other_end in taken:
        cut = []
        for a, b in parts:
            cut += [(a, min(b, other_start)), (max(a, other_end), b)]
        parts = [(a, b) for a, b in cut if b > a]
    return parts


def _short(speaker: str) -> str:
    """A code such as P05 whole, of a longer name the first letters."""
    return speaker if len(speaker) <= _WHOLE else speaker[:2]
