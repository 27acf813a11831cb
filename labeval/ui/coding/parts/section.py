"""Small parts that the columns share: a heading in capitals, a quiet field, a hairline."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class SectionHead(Themed, QWidget):
    """A heading in capitals, an aside, and what can be done at its right."""

    def __init__(self, theme: Theme, *, wrap: bool = False) -> None:
        super().__init__()
        self._label = Label(theme, size=12, role="soft_text", wrap=wrap)
        self.aside = Label(theme, size=12, role="soft_text")
        self.action = LinkButton()
        row = WrappingRow(8)
        self.setLayout(row)
        row.setContentsMargins(0, 0, 6, 0)
        row.addWidget(self._label, int(wrap))
        row.addWidget(self.aside)
        if not wrap:
            row.addStretch()
        row.addWidget(self.action)
        self.action.hide()
        self.set_theme(theme)

    def set_text(self, text: str, aside: str = "") -> None:
        """Say what follows."""
        self._label.set_text(text.upper())
        self.aside.set_text(aside)

    def offer(self, text: str, about: str) -> None:
        """Offer something at the right."""
        self.action.setText(text)
        self.action.setAccessibleName(about)
        set_tool_tip(self.action, about)
        self.action.show()


class QuietField(Themed, QLineEdit):
    """A field without a frame until it is typed in; Esc takes back what was typed.

    Undo and redo are the window's where nothing was typed.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.kept = ""
        """The text that Esc goes back to."""
        self.setFrame(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFont(type_font(theme.px(LABEL_PX)))
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.paper}; color: {theme.text}; padding: 5px 9px;"
            f" border: 1px solid {theme.outline}; border-radius: 7px;"
            f" selection-background-color: {theme.accent};"
            f" selection-color: {theme.on_accent}; placeholder-text-color: {theme.soft_text}; }}"
            f"QLineEdit:focus {{ border: 1px solid {theme.accent}; }}"
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isModified()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self.kept:
            self.setText(self.kept)
            event.accept()
            return
        super().keyPressEvent(event)


class Ground(Themed, QWidget):
    """A column on the ground's colour, with a hairline at one side.

    Args:
        edge: ``bottom``, or empty for none.
        fill: role of its colour.
    """

    def __init__(self, theme: Theme, edge: str, fill: str = "ground") -> None:
        super().__init__()
        self._theme = theme
        self._edge = edge
        self._fill = fill

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color(self._fill))
        if self._edge == "bottom":
            bottom = self.height() - 1
            painter.setPen(self._theme.color("line"))
            painter.drawLine(0, bottom, self.width() - 1, bottom)
        painter.end()
