"""Asking for the passphrase of a protected study."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from labeval.store.disk.errors import WrongKey
from labeval.store.disk.study_key import Protection, StudyKey
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled

_WIDTH = 560


class PassphraseDialog(QDialog):
    """Accepted once what is typed opens the study: a passphrase, or the recovery key.

    Args:
        protection: of the study.
    """

    def __init__(self, protection: Protection, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._protection = protection
        self._theme = theme
        self.key: StudyKey | None = None
        """Key of the study, once it is open."""
        self.setWindowTitle(self.tr("Open a protected study"))
        self.setMinimumWidth(_WIDTH)
        self.typed = QLineEdit()
        self.typed.setEchoMode(QLineEdit.EchoMode.Password)
        self.typed.setAccessibleName(self.tr("Passphrase"))
        self.open_it = ActionButton(self.tr("Open"), primary=True)
        self.reason = Label(theme, role="soft_text", wrap=True)
        self._lay_out()
        self.typed.textChanged.connect(self._on_typed)
        self.typed.returnPressed.connect(self.open_it.click)
        self.open_it.clicked.connect(self._try)
        self._on_typed()

    def _on_typed(self) -> None:
        self.open_it.setEnabled(bool(self.typed.text()))
        self.reason.set_text("")

    def _try(self) -> None:
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self.key = self._protection.opened_with(self.typed.text())
        except WrongKey:
            self.typed.selectAll()
            self.typed.setFocus()
            self.reason.set_text(
                self.tr("This does not open the study. Look at capital letters and the keyboard.")
            )
        else:
            self.accept()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        title = Label(self._theme, size=18, bold=True, wrap=True)
        title.set_text(self.tr("“{study}” is protected").format(study=self._name()))
        what = Label(self._theme, size=14, wrap=True)
        what.set_text(
            self.tr(
                "Type your passphrase, or the recovery key. The study stays open until this window "
                "is closed.\n\nIt can be opened by: {names}."
            ).format(names=", ".join(self._protection.names) or "–")
        )
        for label in (title, what):
            label.setMinimumHeight(label.heightForWidth(_WIDTH - 2 * MARGIN))
        style_field(self.typed, self._theme)
        for widget in (title, what, self.typed, self.reason):
            area.rows.addWidget(widget)
        self.reason.setMinimumHeight(2 * MARGIN)
        cancel = ActionButton(self.tr("Cancel"))
        column.addLayout(dialog_buttons(self, cancel, self.open_it, self._theme))

    def _name(self) -> str:
        return self._protection.path.parent.absolute().name
