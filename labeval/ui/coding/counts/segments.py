"""Coded segments in a list, each with its source and place; one opens in its text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.corpus.timeline import spoken_ms
from labeval.coding.words import sentences_of
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.names import Naming, source_title
from labeval.ui.coding.parts.times import clock
from labeval.ui.plain import plain_tip
from labeval.ui.quoted import quoted
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.lettering import line_height, type_font, type_metrics, wrapped
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_Index = QModelIndex | QPersistentModelIndex
_MOST_LINES = 5
_MOST_LETTERS = 6_000
"""Of a quote that are laid out, and of a passage in which its sentence is looked for."""
_PX, _SMALL = 13, 12


class SegmentModel(QAbstractListModel):
    """Segments behind a list."""

    def __init__(self) -> None:
        super().__init__()
        self.segments: tuple[CorpusSegment, ...] = ()
        self.names: dict[str, str] = {}
        self.colours: dict[str, str] = {}
        self.coders: dict[str, str] = {}
        self.naming = Naming()

    def show_segments(self, segments: Sequence[CorpusSegment]) -> None:
        """Show other segments."""
        self.beginResetModel()
        self.segments = tuple(segments)
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.segments)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.provenance(self.segments[index.row()]))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            segment = self.segments[index.row()]
            return f"{segment.quote}\n{self.provenance(segment)}"
        return None

    def context(self, segment: CorpusSegment) -> str:
        """The sentence around a quote that is only a part of it; empty for a whole one."""
        text, coding = segment.passage.text, segment.coding
        if coding.end.passage != segment.passage.id or len(text) > _MOST_LETTERS:
            return ""
        around = [
            sentence
            for sentence in sentences_of(text)
            if sentence.start < coding.end.offset and coding.start.offset < sentence.end
        ]
        sentence = text[around[0].start : around[-1].end] if around else ""
        return sentence if len(sentence) > len(segment.quote) + 1 else ""

    def provenance(self, segment: CorpusSegment) -> str:
        """Source, who of several speaks, position and coder of a segment."""
        parts = [self.names.get(segment.code, ""), source_title(segment.source)]
        parts.append(segment.case if segment.source.cases else "")
        parts += [part for part in self.naming.place(segment.where) if part]
        parts.append(self.coders.get(segment.coding.coder, ""))
        return "  ·  ".join(part for part in parts if part)


class _Delegate(QStyledItemDelegate):
    """A quote with its code's colour at the left, and one soft line below."""

    def __init__(self, theme: Theme, model: SegmentModel) -> None:
        super().__init__()
        self._theme = theme
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        segment = self._model.segments[index.row()]
        width = max(120, option.rect.width() or 300)
        lines = len(self._lines(segment, width))
        small = 2 if self._model.context(segment) else 1
        height = lines * line_height(_PX) + small * line_height(_SMALL) + 2 * GRID
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, segment = self._theme, self._model.segments[index.row()]
        box: QRect = option.rect
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(box, theme.color("accent_tint"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, theme.color("ground"))
        colour = code_colours(self._model.colours.get(segment.code, ""), theme)
        painter.fillRect(
            QRect(box.left() + 4, box.top() + GRID, 3, box.height() - 2 * GRID), colour.line
        )
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(theme.px(_PX)))
        y = box.top() + GRID
        for line in self._lines(segment, box.width()):
            painter.drawText(QRect(box.left() + 16, y, box.width() - 24, line_height(_PX)), 0, line)
            y += line_height(_PX)
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(_SMALL)))
        below = [self._model.context(segment), self._model.provenance(segment)]
        metrics = type_metrics(theme.px(_SMALL))
        for line in (text for text in below if text):
            where = QRect(box.left() + 16, y, box.width() - 24, line_height(_SMALL))
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, where.width())
            painter.drawText(where, 0, shown)
            y += line_height(_SMALL)
        painter.setPen(theme.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.restore()

    def _lines(self, segment: CorpusSegment, width: int) -> list[str]:
        quote = segment.quote[:_MOST_LETTERS]
        lines = list(wrapped(quote, width - 24, self._theme.px(_PX)))
        if len(lines) > _MOST_LINES:
            lines = [*lines[: _MOST_LINES - 1], lines[_MOST_LINES - 1] + " …"]
        return lines


class SegmentList(QListView):
    """The list; Enter or a double click opens a segment in its text, Ctrl+C copies the selected.

    Signals:
        opened: a :class:`~labeval.coding.rows.Coding` to be shown in its source.
    """

    opened = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.segment_model = SegmentModel()
        self.setModel(self.segment_model)
        self._delegate = _Delegate(theme, self.segment_model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet(f"QListView {{ background: {theme.paper}; outline: none; }}")
        self.setAccessibleName(self.tr("Segments"))
        style_scroll_bar(self, theme)
        self.doubleClicked.connect(self._on_index_opened)

    def know(
        self,
        names: dict[str, str],
        colours: dict[str, str],
        coders: dict[str, str],
        naming: Naming,
    ) -> None:
        """Set the names of codes and coders, and the colours of codes, by id; names of the study's
        things."""
        model = self.segment_model
        model.names, model.colours, model.coders, model.naming = names, colours, coders, naming

    def show_segments(self, segments: Sequence[CorpusSegment]) -> None:
        """Show other segments, from the top."""
        self.segment_model.show_segments(segments)
        self.scrollToTop()

    def copied(self) -> str:
        """The segments that are selected, else all, each with its source, place and time."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        segments = self.segment_model.segments
        chosen = [segments[row] for row in rows] if rows else segments
        return "\n\n".join(f"{quoted(s.quote)}\n{self._provenance_with_time(s)}" for s in chosen)

    def _provenance_with_time(self, segment: CorpusSegment) -> str:
        provenance = self.segment_model.provenance(segment)
        at_ms = spoken_ms(segment.source, segment.passage, segment.coding.start.offset)
        return provenance if at_ms is None else f"{provenance}  ·  {clock(at_ms)}"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.copied())
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_index_opened(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _on_index_opened(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.segment_model.segments[index.row()].coding)
