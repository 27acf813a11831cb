"""Hits in all sources, in their context: visited one by one, or coded all at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from labeval.coding.codes.auto import Extent
from labeval.coding.rows import Code
from labeval.ui.accessible import announce
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.names import kind_name
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.parts.section import Ground
from labeval.ui.coding.parts.times import clock
from labeval.ui.coding.sources.library import SearchHit
from labeval.ui.coding.sources.source_panel import Index
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_AROUND = 90
"""Letters of context before a hit."""
_DOT = 14
"""Pixels for the dot before a code's name."""
_SHOWN = 40
"""Letters of what was looked for."""
_HIT = int(Qt.ItemDataRole.UserRole)


class _Hits(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.hits: list[SearchHit] = []

    def show(self, hits: Sequence[SearchHit]) -> None:
        self.beginResetModel()
        self.hits = list(hits)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        hit = self.hits[index.row()]
        if role == _HIT:
            return hit
        return hit.passage.text if role == Qt.ItemDataRole.DisplayRole else None


class _HitDelegate(Themed, QStyledItemDelegate):
    """Draws a hit: where it stands, and the words around it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.codes_of: Callable[[SearchHit], Sequence[Code]] = lambda _: ()
        """The codes that a hit has already."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self.theme.px(15) + self.theme.px(12) + 26)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        hit, theme = index.data(_HIT), self.theme
        if not isinstance(hit, SearchHit):
            return
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(box.adjusted(0, 1, -6, -1), 6, 6)
        painter.setFont(type_font(theme.px(12)))
        painter.setPen(theme.color("soft_text"))
        time = clock(hit.passage.start_ms) if hit.passage.start_ms is not None else ""
        who = hit.source.participant or hit.source.name
        text = "  ·  ".join(part for part in (who, kind_name(hit.source.kind), time) if part)
        painter.drawText(box.adjusted(10, 5, -10, 0), Qt.AlignmentFlag.AlignTop, text)
        left = box.left() + 10 + text_width(text, theme.px(12)) + 3 * GRID
        for code in self.codes_of(hit):
            wide = text_width(code.name, theme.px(12))
            if left + _DOT + wide > box.right() - 10:
                break
            colours = code_colours(code.colour, theme)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.line)
            middle = box.top() + 5 + theme.px(12) * 0.62
            painter.drawEllipse(QPointF(left + 4, middle), 4, 4)
            painter.setPen(colours.letters)
            place = QRectF(left + _DOT, box.top() + 5, wide + 4, theme.px(12) * 1.6)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop, code.name)
            left += _DOT + wide + 2 * GRID
        self._paint_context(painter, hit, box.adjusted(10, theme.px(12) + 9, -12, 0))
        painter.restore()

    def _paint_context(self, painter: QPainter, hit: SearchHit, box: QRectF) -> None:
        text = hit.passage.text
        begin = max(0, hit.start - _AROUND // 2)
        begin = text.find(" ", begin, hit.start) + 1 if begin else 0
        lead = "… " if begin else ""
        font = type_font(self.theme.px(15))
        whole = lead + text[begin : hit.end + 2 * _AROUND]
        right = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(font).elidedText(whole, right, box.width())
        units, end = Units(whole), Units(shown).units(len(shown))
        first = min(units.units(len(lead) + hit.start - begin), end)
        last = min(units.units(len(lead) + hit.end - begin), end)
        layout = QTextLayout(shown, font)
        form = QTextCharFormat()
        form.setBackground(self.theme.color("note"))
        form.setForeground(self.theme.color("note_text"))
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = first, last - first, form
        layout.setFormats([found])
        layout.beginLayout()
        line = layout.createLine()
        line.setNumColumns(len(shown) + 4)
        layout.endLayout()
        painter.setClipRect(box)
        painter.setPen(QColor(self.theme.text))
        layout.draw(painter, box.topLeft())


class _HitList(QListView):
    """Enter opens a hit; letters belong to the window."""

    entered_hit = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered_hit.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class SearchPanel(Retranslating, Ground):
    """The hits of one search.

    Signals:
        opened: a :class:`SearchHit` to come to.
        code_one_requested: code the current hit, and go on to the next.
        code_all_requested: code all hits, as one edit.
        extent_changed: the hits are to be the matches, their sentences or their passages.
        left: back to the text.
    """

    opened = Signal(object)
    code_one_requested = Signal()
    code_all_requested = Signal()
    extent_changed = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "", "paper")
        self.extent: Extent = "match"
        """The extent of a hit around its match."""
        self._words = ""
        self._model = _Hits()
        self._head = Label(theme, size=16, bold=True)
        self._hint = Label(theme, role="soft_text", size=12)
        self._wide = LinkButton()
        self._one, self._all, self._back = QuietButton(), QuietButton(), QuietButton()
        self.list = _HitList()
        self._delegate = _HitDelegate(theme, self.list)
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._hint)
        head.addWidget(self._wide)
        head.addStretch(1)
        for button in (self._one, self._all, self._back):
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * GRID, GRID + 4, 2 * GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self._head)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        self.list.doubleClicked.connect(self._on_entered)
        self.list.entered_hit.connect(self._on_entered)
        self.list.left.connect(self.left)
        self._wide.clicked.connect(self._on_wide)
        self._one.clicked.connect(self.code_one_requested)
        self._all.clicked.connect(self.code_all_requested)
        self._back.clicked.connect(self.left)
        self.set_theme(theme)
        self.retranslate()

    @property
    def hits(self) -> list[SearchHit]:
        """All that was found."""
        return self._model.hits

    @property
    def hit(self) -> SearchHit | None:
        """The current hit."""
        row = self.list.currentIndex().row()
        return self._model.hits[row] if 0 <= row < len(self._model.hits) else None

    def show_codes(self, codes_of: Callable[[SearchHit], Sequence[Code]]) -> None:
        """Draw with each hit the codes that it has already."""
        self._delegate.codes_of = codes_of
        self.list.viewport().update()

    def shows_hit(self) -> bool:
        """True where the current hit is in sight; else it is scrolled into sight."""
        index = self.list.currentIndex()
        if self.list.viewport().rect().intersects(self.list.visualRect(index)):
            return True
        self.list.scrollTo(index)
        return False

    def show_hits(self, words: str, hits: Sequence[SearchHit]) -> None:
        """Show what was found for these words."""
        before = self._head.text()
        self._words = words
        self._model.show(hits)
        self.list.setCurrentIndex(self._model.index(0))
        self.retranslate()
        if words and self._head.text() != before:  # the keyboard stays in the field
            announce(self.window(), " ".join(filter(None, (self._head.text(), self._hint.text()))))

    def go_on(self) -> None:
        """Make the next hit the current one."""
        row = min(self.list.currentIndex().row() + 1, len(self._model.hits) - 1)
        self.list.setCurrentIndex(self._model.index(row))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self.list, theme)
        self.list.setStyleSheet(f"QListView {{ background: {theme.paper}; border: none; }}")

    def retranslate(self) -> None:
        """Take the words of the current language."""
        count = len(self._model.hits)
        sources = len({hit.source.id for hit in self._model.hits})
        words = self._words if len(self._words) <= _SHOWN else self._words[: _SHOWN - 1] + "…"
        self._head.set_text(self.tr("%Ln hit(s) for “{words}”", "", count).format(words=words))
        self._hint.set_text(self.tr("in %Ln source(s)", "", sources) if count else "")
        self._wide.setText(
            {
                "match": self.tr("the matches"),
                "sentence": self.tr("their sentences"),
                "passage": self.tr("their passages"),
            }[self.extent]
        )
        set_tool_tip(self._wide, self.tr("What is coded: the match, its sentence or its passage"))
        self._one.setText(self.tr("Code this…"))
        self._all.setText(self.tr("Code all…"))
        self._back.setText(self.tr("Back to the text"))
        set_tool_tip(self._one, "C")
        for button in (self._one, self._all):
            button.setEnabled(bool(count))
        self.list.setAccessibleName(self.tr("Hits"))

    def _on_wide(self) -> None:
        order: tuple[Extent, ...] = ("match", "sentence", "passage")
        self.extent = order[(order.index(self.extent) + 1) % len(order)]
        self.retranslate()
        self.extent_changed.emit()

    def _on_entered(self) -> None:
        if self.hit is not None:
            self.opened.emit(self.hit)
