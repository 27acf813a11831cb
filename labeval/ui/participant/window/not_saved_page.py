"""The participant's screen when nothing can be saved any more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.store.disk.errors import RecordGone
from labeval.ui.accessible import Accessible
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.basics.label import Label

_WIDTH = 620


class NotSavedPage(Accessible, Retranslating, Themed, QWidget):
    """Covers the whole window; no key and no click gets past it, except the supervisor's.

    Signals:
        shown: it has come up; the error says why.
    """

    accessible_role = QAccessible.Role.AlertMessage
    covers_parent = True

    shown = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._kept = False
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = Label(theme, size=22, bold=True, wrap=True)
        self._what = Label(theme, size=16, wrap=True)
        self._kept_label = Label(theme, size=16, wrap=True)
        self._keys = Label(theme, size=13, role="soft_text", wrap=True)
        self._middle = QWidget()
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addStretch(2)
        for label in (self._title, self._what, self._kept_label, self._keys):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self._middle)
        row.addStretch(1)
        self.set_theme(theme)
        self.hide()

    def show_error(self, error: RecordGone) -> None:
        """Come up, once."""
        if self.isVisible():
            return
        self._kept = error.saved_to is not None
        self.retranslate()
        self._cover()
        parent = self.parentWidget()
        assert parent is not None
        parent.installEventFilter(self)
        self.show()
        self.raise_()
        self.setFocus()
        self.shown.emit(error)

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)
        self._middle.setFixedWidth(round(_WIDTH * theme.text_scale))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing below is reached."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below is reached."""
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab leads nowhere."""
        return True

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())

    def retranslate(self) -> None:
        self._title.set_text(self.tr("Your answers are not being saved"))
        self._what.set_text(
            self.tr(
                "The place where they are kept can no longer be reached. Please stop here and "
                "tell the person who runs the session."
            )
        )
        self._kept_label.set_text(
            self.tr("What you answered before has been kept on this computer.")
        )
        self._kept_label.setVisible(self._kept)
        self._keys.set_text(self.tr("For the supervisor: Ctrl+Shift+Q closes this window."))
        self.setAccessibleName(f"{self._title.text()}. {self._what.text()}")
