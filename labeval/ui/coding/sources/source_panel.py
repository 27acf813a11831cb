"""The sources' part of the left column: a list of texts, with how much of each is coded."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from labeval.coding.rows import Source
from labeval.ui.accessible import go_to_selected
from labeval.ui.coding.parts.names import source_parts
from labeval.ui.coding.parts.numbers import CodingNumbers, LocalAmount
from labeval.ui.coding.parts.section import SectionHead
from labeval.ui.language import Retranslating
from labeval.ui.plain import plain_tip
from labeval.ui.theme import GRID, LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_SOURCE_ROLE = int(Qt.ItemDataRole.UserRole)
_COUNT_ROLE = _SOURCE_ROLE + 1
_MARKS_ROLE = _SOURCE_ROLE + 2
Index = QModelIndex | QPersistentModelIndex


class SourceModel(QAbstractListModel):
    """Sources in order, each with the number of its coded segments, and names of folders."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Source | str] = []
        """A text is the name of the folder of those after it."""
        self._counts: Mapping[str, int] = {}
        self._marks: Mapping[str, Sequence[str]] = {}

    @property
    def sources(self) -> list[Source]:
        """The sources without the folders."""
        return [row for row in self.rows if isinstance(row, Source)]

    def show(
        self,
        rows: Sequence[Source | str],
        counts: Mapping[str, int],
        marks: Mapping[str, Sequence[str]],
    ) -> None:
        """Show these sources and folders; marks are written after the names."""
        self.beginResetModel()
        self.rows, self._counts = list(rows), dict(counts)
        self._marks = marks
        self.endResetModel()

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def count_again(self, counts: Mapping[str, int]) -> list[int]:
        """Take other numbers of segments; returns the rows whose number is another now."""
        before, self._counts = self._counts, dict(counts)
        return [
            row
            for row, source in enumerate(self.rows)
            if isinstance(source, Source) and counts.get(source.id) != before.get(source.id)
        ]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        source = self.rows[index.row()]
        if role == _SOURCE_ROLE:
            return source
        if isinstance(source, str):
            return source if role == Qt.ItemDataRole.DisplayRole else None
        if role == _COUNT_ROLE:
            return self._counts.get(source.id, 0)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = (*source_parts(source), *self._marks_of(source))
            return " ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            segments = CodingNumbers().segments(self._counts.get(source.id, 0))
            return f"{segments}, " + self.tr("reviewed") if source.reviewed else segments
        if role == _MARKS_ROLE:
            return self._marks_of(source)
        if role == Qt.ItemDataRole.ToolTipRole:
            lines = (source.name, *source.participants, *self._marks_of(source))
            return plain_tip("\n".join(lines))
        return None

    def _marks_of(self, source: Source) -> Sequence[str]:
        return self._marks.get(source.id, ())


class _SourceDelegate(Themed, QStyledItemDelegate):
    """Draws a source: who, what kind, how many segments."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, max(26, self.theme.px(LABEL_PX) + 13))

    def width_wanted(self, index: Index) -> int:
        """Pixels in which a row is read whole, also while it is the chosen one."""
        source, small = index.data(_SOURCE_ROLE), self.theme.px(12)
        if not isinstance(source, Source):
            return text_width(str(source), small, strong=True) + 14
        who, what = source_parts(source)
        of_who = text_width(who, self.theme.px(LABEL_PX), strong=True)
        softer = (what, *index.data(_MARKS_ROLE), _counted(index))
        return 20 + of_who + sum(8 + text_width(text, small) for text in softer if text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        source, theme = index.data(_SOURCE_ROLE), self.theme
        box = QRectF(option.rect)
        if not isinstance(source, Source):
            painter.setFont(type_font(theme.px(12), strong=True))
            painter.setPen(theme.color("soft_text"))
            room = box.adjusted(2, 4, -12, 0)
            shown = painter.fontMetrics().elidedText(
                str(source), Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            return
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint" if chosen else "paper"))
            painter.drawRoundedRect(box.adjusted(0, 1, -4, -1), 6, 6)
        counted = _counted(index)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(type_font(theme.px(12)))
        painter.setPen(theme.color("soft_text"))
        room = box.adjusted(8, 0, -12, 0)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, counted)
        room.setRight(room.right() - text_width(counted, theme.px(12)) - 8)
        painter.setFont(type_font(theme.px(LABEL_PX), strong=chosen))
        painter.setPen(theme.color("text"))
        who, what = source_parts(source)
        marks = "  ".join(index.data(_MARKS_ROLE) or ())
        who = painter.fontMetrics().elidedText(who, Qt.TextElideMode.ElideMiddle, int(room.width()))
        painter.drawText(room, middle, who)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(who) + 8)
        painter.setFont(type_font(theme.px(12)))
        painter.setPen(theme.color("soft_text"))
        of_marks = text_width(marks, theme.px(12)) + 8 if marks else 0
        for text, taken in ((what, of_marks), (marks, 0)):
            # The kind of a source gives way to its marks.
            if text and (wide := int(room.width()) - taken) > 0:
                part = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, wide)
                painter.drawText(room, middle, part)
                room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(part) + 8)
        painter.restore()


def _counted(index: Index) -> str:
    """A row's number of segments, and a check where the source was reviewed."""
    count, is_reviewed = index.data(_COUNT_ROLE), index.data(_SOURCE_ROLE).reviewed
    return "  ".join(part for part in (str(count or ""), "✓" if is_reviewed else "") if part)


class _SourceList(QListView):
    """Finds a source by its first letters: keys that code in the text have no place here.

    Signals:
        left_to_the_list: a key that acts on the text was pressed.
    """

    left_to_the_list = Signal()

    def event(self, event: QEvent) -> bool:
        """Have letters, digits and Del before the window, which codes with them."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and _is_typed(event):
            event.accept()
            self.left_to_the_list.emit()
            return True
        return super().event(event)


def _is_typed(event: QKeyEvent) -> bool:
    plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~plain:
        return False
    return event.text().isalnum() or event.key() == Qt.Key.Key_Delete


class SourcePanel(Retranslating, Themed, QWidget):
    """The list of sources.

    Signals:
        opened: id of the source that is wanted.
        menu_requested: place on the screen where the menu of the selected sources is wanted.
        transcription_requested: of the recordings that have no transcript.
        message_shown: a sentence for the bottom line.
    """

    opened = Signal(str)
    menu_requested = Signal(QPoint)
    transcription_requested = Signal()
    message_shown = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._all = self._untranscribed = 0
        self.sources = SourceModel()
        self._head = SectionHead(theme)
        self.list = _SourceList()
        self._delegate = _SourceDelegate(theme, self.list)
        self._empty = Label(theme, role="soft_text", wrap=True)
        self.transcribe = LinkButton()
        self.transcribe.hide()
        self.list.setModel(self.sources)
        self.list.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu_requested)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID + 4, GRID, 4)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self.transcribe)
        column.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.list, 1)
        self._head.action.clicked.connect(self._on_more)
        self.list.left_to_the_list.connect(self._on_left_to_the_list)
        self.transcribe.clicked.connect(self.transcription_requested)
        self.list.selectionModel().currentChanged.connect(self._on_current_changed)
        # It is chosen before the list has its size.
        self.list.verticalScrollBar().rangeChanged.connect(self._show_current)
        go_to_selected(self.list)
        self.set_theme(theme)
        self.retranslate()

    def show_sources(
        self,
        sources: Sequence[Source | str],
        counts: Mapping[str, int],
        all: int,
        marks: Mapping[str, Sequence[str]],
    ) -> None:
        """Show these sources of ``all`` with their marks, and the names of folders between them."""
        kept, selected = self.current, {source.id for source in self.selected}
        self._all = all
        self.list.selectionModel().blockSignals(True)
        self.sources.show(sources, counts, marks)
        self.list.selectionModel().blockSignals(False)
        if kept is not None:
            self.choose(kept.id)
            self._select_too(selected)
        self.retranslate()

    def show_untranscribed(self, count: int) -> None:
        """Offer to transcribe so many recordings; nothing where there are none."""
        self._untranscribed = count
        self.transcribe.setVisible(count > 0)
        self.retranslate()

    def count_again(self, counts: Mapping[str, int]) -> None:
        """Show other numbers of segments."""
        # At the signal dataChanged a list is laid out anew, and painted as a whole.
        for row in self.sources.count_again(counts):
            self.list.update(self.sources.index(row))

    @property
    def current(self) -> Source | None:
        """The source that is chosen."""
        index = self.list.currentIndex()
        row = self.sources.rows[index.row()] if index.isValid() else None
        return row if isinstance(row, Source) else None

    @property
    def selected(self) -> list[Source]:
        """The sources that commands of the list act on."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        found = [row for row in (self.sources.rows[n] for n in rows) if isinstance(row, Source)]
        return found or [source for source in [self.current] if source is not None]

    def choose(self, id: str) -> None:
        """Show a source as the current one, without a signal; one of several selected stays so."""
        selection = self.list.selectionModel()
        selection.blockSignals(True)
        rows = enumerate(self.sources.rows)
        row = next((n for n, s in rows if isinstance(s, Source) and s.id == id), -1)
        # The list's own setCurrentIndex selects nothing anew while Ctrl is held (Ctrl+PgDown).
        flags, index = QItemSelectionModel.SelectionFlag, self.sources.index(row)
        is_selected = selection.isSelected(index)
        selection.setCurrentIndex(index, flags.NoUpdate if is_selected else flags.ClearAndSelect)
        selection.blockSignals(False)
        self.list.scrollTo(index)
        self.list.viewport().update()

    def _show_current(self) -> None:
        if (index := self.list.currentIndex()).isValid():
            self.list.scrollTo(index)

    def _select_too(self, ids: Collection[str]) -> None:
        """Select these sources, too, where they are in the list."""
        selection = self.list.selectionModel()
        selection.blockSignals(True)
        for row, source in enumerate(self.sources.rows):
            if isinstance(source, Source) and source.id in ids:
                flag = QItemSelectionModel.SelectionFlag.Select
                selection.select(self.sources.index(row), flag)
        selection.blockSignals(False)

    def neighbour(self, by: int) -> str:
        """Id of the source after (1) or before (-1) the chosen one; empty at the ends."""
        current, sources = self.current, self.sources.sources
        row = sources.index(current) + by if current is not None else 0
        return sources[row].id if 0 <= row < len(sources) else ""

    @property
    def height_wanted(self) -> int:
        """Pixels in which all rows are seen, or why there are none."""
        around = self._column.contentsMargins().top() + self._column.contentsMargins().bottom()
        head = self._head.sizeHint().height() + self._column.spacing()
        if self._untranscribed:
            head += self.transcribe.sizeHint().height() + self._column.spacing()
        if not self.sources.rows:
            width = self.width() - self._column.contentsMargins().left() - GRID
            return around + head + self._empty.heightForWidth(width) + self._column.spacing()
        return around + head + len(self.sources.rows) * max(26, self.theme.px(LABEL_PX) + 13)

    @property
    def width_wanted(self) -> int:
        """Pixels in which every row is read whole."""
        margins, model = self._column.contentsMargins(), self.sources
        rows = map(model.index, range(model.rowCount()))
        widest = max(map(self._delegate.width_wanted, rows), default=0)
        bar = self.list.verticalScrollBar().sizeHint().width()
        return margins.left() + widest + bar + margins.right()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self.list, theme)
        self.list.setStyleSheet(f"QListView {{ background: {theme.ground}; border: none; }}")
        self.list.viewport().update()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        shown = len(self.sources.sources)
        self._head.offer("⋯", self.tr("Order, folders and more"))
        counted = f"{LocalAmount(shown)}"
        if shown != self._all:
            counted = self.tr("{shown} of {all}")
            counted = counted.format(shown=LocalAmount(shown), all=LocalAmount(self._all))
        if reviewed := sum(source.reviewed for source in self.sources.sources):
            counted += f"  ·  {LocalAmount(reviewed)} ✓"
        self._head.set_text(self.tr("Sources"), counted if self._all else "")
        self.list.setAccessibleName(self.tr("Sources"))
        self.transcribe.setText(self.tr("Transcribe %Ln recording(s)…", "", self._untranscribed))
        self.list.setVisible(shown > 0)
        self._empty.setVisible(not shown)
        self._empty.set_text(
            self.tr("No source passes these filters.")
            if self._all
            else self.tr("No texts yet. They come from sessions, transcripts and imports.")
        )

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        source = self.current if current.isValid() else None
        if source is not None:
            self.opened.emit(source.id)

    def _on_left_to_the_list(self) -> None:
        text = self.tr("Letters and digits find a source here. {key} goes to the text.")
        key = QKeySequence("Ctrl+T").toString(QKeySequence.SequenceFormat.NativeText)
        self.message_shown.emit(text.format(key=key))

    def _on_more(self) -> None:
        button = self._head.action
        self.menu_requested.emit(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def _on_menu_requested(self, at: QPoint) -> None:
        self.menu_requested.emit(self.list.viewport().mapToGlobal(at))
