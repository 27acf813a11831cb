"""The tree of codes: choosing, renaming, moving by drag and drop, and coding by dropping text."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from labeval.coding.rows import Code
from labeval.ui.coding.codes.code_delegate import CodeDelegate
from labeval.ui.coding.codes.code_model import CodeModel, Index
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

INDENT = 14


class CodeTree(Themed, QTreeView):
    """Shows codes; signals request the commands on them.

    Signals:
        code_picked: a code was clicked or entered: code what is selected, or highlight it.
        code_chosen: another code is current.
        menu_requested: where on the screen, for the current code.
    """

    code_picked = Signal(str)
    code_chosen = Signal(str)
    menu_requested = Signal(QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.codes = CodeModel()
        self._delegate = CodeDelegate(theme, self)
        self._folded: set[str] = set()
        self._building = False
        self._waiting: tuple[Mapping[str, Code], Mapping[str, int]] | None = None
        """The codes to show once the name that is being typed is finished."""
        self._soft = theme.color("soft_text")
        self.setModel(self.codes)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(INDENT)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)
        self.collapsed.connect(self._on_collapsed)
        self.expanded.connect(self._on_expanded)
        self.set_theme(theme)

    @property
    def current(self) -> Code | None:
        """The code that the keyboard is on."""
        return self.codes.code(self.currentIndex())

    @property
    def width_wanted(self) -> int:
        """Pixels in which each row is read whole, also those of folded branches."""
        rows = (self.codes.index_of(code.id) for code in self.codes.in_order())
        widest = max(map(self._width_of, rows), default=0)
        return widest + self.verticalScrollBar().sizeHint().width()

    def show_codes(self, codes: Mapping[str, Code], counts: Mapping[str, int]) -> None:
        """Show these codes; what is folded and what is current stay so.

        While a name is typed they wait: the field would be gone, and further letters would act on
        the text.
        """
        if self.state() == QAbstractItemView.State.EditingState:
            self._waiting = codes, counts
            return
        kept = self.current
        self._delegate.colours = colours_of(codes)
        self._building = True
        self.codes.show(codes.values(), counts)
        self._unfold()
        self._building = False
        if kept is not None:
            self.choose(kept.id)

    def show_digits(self, digits: Mapping[str, int]) -> None:
        """Show the key from 1 to 9 of each code that has one."""
        self._delegate.digits = self.codes.digits = digits
        self.viewport().update()

    def show_noted(self, noted: frozenset[str]) -> None:
        """Mark the codes about which there is a memo."""
        self._delegate.noted = self.codes.noted = noted
        self.viewport().update()

    def search(self, words: str) -> None:
        """Show only codes with these words."""
        self._building = True
        self.codes.search(words)
        self._unfold()
        self._building = False

    def show_retired(self, shown: bool) -> None:
        """Show retired codes too, or not."""
        self._building = True
        self.codes.show_retired(shown)
        self._unfold()
        self._building = False

    def choose(self, id: str) -> None:
        """Make a code the current one."""
        index = self.codes.index_of(id)
        if index.isValid():
            self.setCurrentIndex(index)

    def rename(self) -> None:
        """Type another name for the current code."""
        if self.currentIndex().isValid():
            self.edit(self.currentIndex())

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.show_codes(*waiting)

    def set_highlighted(self, ids: Collection[str]) -> None:
        """Draw these codes as those that are highlighted."""
        self._delegate.highlighted = frozenset(ids)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Base, theme.color("ground"))
        # A row draws itself; the style would fill the room left of it too.
        palette.setColor(palette.ColorRole.Highlight, theme.color("ground"))
        self.setPalette(palette)
        self.viewport().setPalette(palette)
        self._soft = theme.color("soft_text")

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw a small triangle for a code with codes below it."""
        if not self.codes.rowCount(index):
            return
        x, y = rect.right() - 7.0, rect.center().y() + 0.5
        here = self.codes.index_of(code.id) if (code := self.codes.code(index)) else QModelIndex()
        if self.isExpanded(here):
            corners = [QPointF(x - 4, y - 2), QPointF(x + 4, y - 2), QPointF(x, y + 3)]
        else:
            corners = [QPointF(x - 2, y - 4), QPointF(x + 3, y), QPointF(x - 2, y + 4)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._soft)
        painter.drawPolygon(QPolygonF(corners))
        painter.restore()

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row without the style's own marks."""
        plain = QStyleOptionViewItem(options)
        plain.showDecorationSelected = False
        super().drawRow(painter, plain, index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        code = self.codes.code(current)
        if code is not None and not self._building:
            self.code_chosen.emit(code.id)

    def event(self, event: QEvent) -> bool:
        """Have F2 before the window, which corrects the text with it."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F2:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            if self.current is not None:
                self.code_picked.emit(self.current.id)
        elif event.key() == Qt.Key.Key_F2 and not editing:
            self.rename()
        elif event.key() == Qt.Key.Key_Menu:
            self._on_menu(self.visualRect(self.currentIndex()).center())
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        code = self.codes.code(index)
        on_row = event.position().x() > self.visualRect(index).left()
        if code is not None and on_row and event.button() == Qt.MouseButton.LeftButton:
            self.code_picked.emit(code.id)

    def _width_of(self, row: QModelIndex) -> int:
        above, levels = row, 0
        while above.isValid():
            above, levels = above.parent(), levels + 1
        return levels * INDENT + self._delegate.width_wanted(row)

    def _unfold(self) -> None:
        for code in self.codes.in_order():
            if code.id not in self._folded:
                self.setExpanded(self.codes.index_of(code.id), True)

    def _on_collapsed(self, index: QModelIndex) -> None:
        code = self.codes.code(index)
        if code is not None and not self._building:
            self._folded.add(code.id)

    def _on_expanded(self, index: QModelIndex) -> None:
        code = self.codes.code(index)
        if code is not None:
            self._folded.discard(code.id)

    def _on_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            self.setCurrentIndex(index)
        self.menu_requested.emit(self.viewport().mapToGlobal(at))


def colours_of(codes: Mapping[str, Code]) -> dict[str, str]:
    """Each code's colour: its own, or that of the nearest code above it that has one."""
    found: dict[str, str] = {}
    for code in codes.values():
        above: Code | None = code
        for _ in range(len(codes)):
            if above is None or above.colour:
                break
            above = codes.get(above.parent)
        found[code.id] = above.colour if above is not None else ""
    return found
