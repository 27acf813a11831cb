"""A field to search a text with, and where among the hits one is."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import CORNER, LABEL_PX, LIGHT, Theme, Themed
from labeval.ui.widgets.basics.chevron import CHEVRON, Chevron
from labeval.ui.widgets.basics.lettering import line_height, text_width, type_font

LENS = 26
LEAST_FIELD = 90


class _SearchEdit(QLineEdit):
    """The field for the words; Enter goes on, Shift+Enter back, Esc leaves."""

    stepped = Signal(int)
    left = Signal()
    focus_changed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            event.ignore()
            return
        else:
            super().keyPressEvent(event)
        # What is typed here is text, also where the field has no use for the key.
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class SearchLine(Retranslating, Themed, QWidget):
    """A lens, a field, "hit n of m" and two arrows.

    Signals:
        changed: other words are looked for now.
        stepped: to the next hit (1) or the one before (-1).
        left: the keyboard wants to go back to the text.
    """

    changed = Signal(str)
    stepped = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._hit, self._hits = 0, 0
        self.edit = _SearchEdit(self)
        self.edit.setFrame(False)
        self.edit.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.edit.textChanged.connect(self.changed)
        self.edit.stepped.connect(self.stepped)
        self.edit.left.connect(self.left)
        self.edit.focus_changed.connect(self.update)
        self._before = Chevron(-1, self)
        self._after = Chevron(1, self)
        self._before.clicked.connect(lambda: self.stepped.emit(-1))
        self._after.clicked.connect(lambda: self.stepped.emit(1))
        self.retranslate()
        self.set_theme(LIGHT)

    @property
    def words(self) -> str:
        """The words to find."""
        return self.edit.text()

    def set_words(self, words: str) -> None:
        """Look for these words, without telling."""
        self.edit.blockSignals(True)
        self.edit.setText(words)
        self.edit.blockSignals(False)

    def set_hits(self, hit: int, hits: int) -> None:
        """Show that ``hit`` of ``hits`` is current, counted from 1; 0 for none."""
        self._hit, self._hits = hit, hits
        self._place()

    def take_focus(self) -> None:
        """Give the field the keyboard, its words selected."""
        self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.edit.selectAll()

    def height_needed(self) -> int:
        """Height in logical pixels."""
        return max(28, line_height(self._theme.px(LABEL_PX)) + 10)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.edit.setFont(type_font(theme.px(LABEL_PX)))
        self.edit.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: none; color: {theme.text};"
            f" selection-background-color: {theme.accent};"
            f" selection-color: {theme.on_accent};"
            f" placeholder-text-color: {theme.soft_text}; }}"
        )
        self._place()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.edit.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.edit.setAccessibleName(self.tr("Search in the text"))
        self._before.setAccessibleName(self.tr("Hit before"))
        self._after.setAccessibleName(self.tr("Next hit"))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.edit.hasFocus()
        painter.setPen(QPen(theme.color("accent" if focused else "outline"), 2 if focused else 1))
        painter.setBrush(theme.color("ground"))
        field = QRect(0, 0, self._field_width(), self.height())
        painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), CORNER - 2, CORNER - 2)
        self._paint_lens(painter)
        if self._count_text():
            bad = bool(self.words.strip()) and not self._hits
            painter.setPen(theme.color("bad" if bad else "soft_text"))
            painter.setFont(type_font(theme.px(12)))
            where = QRect(field.right() + 8, 0, self._count_width(), self.height())
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, self._count_text())
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _paint_lens(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.color("soft_text"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = self.height() // 2
        painter.drawEllipse(9, middle - 6, 9, 9)
        painter.drawLine(17, middle + 2, 20, middle + 5)

    def _count_text(self) -> str:
        if not self.words.strip():
            return ""
        if not self._hits:
            return self.tr("no hits")
        if not self._hit:
            return self.tr("%n hit(s)", "", self._hits)
        return self.tr("hit {n} of {hits}").format(n=self._hit, hits=self._hits)

    def _count_width(self) -> int:
        return text_width(self._count_text(), self._theme.px(12)) + 4 if self._count_text() else 0

    def _field_width(self) -> int:
        aside = self._count_width() + 12 if self._count_text() else 0
        arrows = 2 * CHEVRON if self._hits else 0
        return max(LEAST_FIELD, self.width() - aside - arrows)

    def _place(self) -> None:
        field = self._field_width()
        self.edit.setGeometry(LENS, 2, field - LENS - 6, self.height() - 4)
        y = (self.height() - CHEVRON) // 2
        x = field + 8 + self._count_width()
        for n, arrow in enumerate((self._before, self._after)):
            arrow.setVisible(bool(self._hits))
            arrow.setGeometry(x + n * CHEVRON, y, CHEVRON, CHEVRON)
        self.update()
