"""Publishing a study that did not pass its check: what is wrong, and why it is published."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font


class PublishDialog(QDialog):
    """Ends accepted with :attr:`reason` set, or rejected.

    Args:
        lines: what the check found, one finding a line.
    """

    def __init__(self, lines: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(self.tr("Publish"))
        self.setMinimumSize(680, 420)
        self.shown = QPlainTextEdit("\n".join(lines), readOnly=True)
        self.shown.setAccessibleName(self.tr("What the check found"))
        self.shown.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; "
            f"border: 1px solid {theme.line}; border-radius: 6px; }}"
        )
        self.reason_field = QLineEdit()
        self.publish_anyway = ActionButton(self.tr("Publish anyway"))
        self._lay_out()
        self._on_reason_changed()

    @property
    def reason(self) -> str:
        """Why it is published all the same."""
        return self.reason_field.text().strip()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        title = Label(self._theme, size=18, bold=True)
        title.set_text(self.tr("The check was not passed"))
        note = Label(self._theme, role="soft_text", wrap=True)
        note.set_text(
            self.tr(
                "Mend what is listed and publish then. To publish all the same, write down why; "
                "the reason and this list are kept in the record."
            )
        )
        self.reason_field.setPlaceholderText(self.tr("Reason"))
        self.reason_field.setAccessibleName(self.tr("Reason"))
        self.reason_field.setMinimumHeight(ACTION_HEIGHT)
        self.reason_field.setFont(type_font(14))
        self.reason_field.textChanged.connect(self._on_reason_changed)
        column.addWidget(title)
        column.addWidget(note)
        column.addWidget(self.shown, 1)
        column.addWidget(self.reason_field)
        row = QHBoxLayout()
        cancel = ActionButton(self.tr("Cancel"), primary=True)
        for button in (cancel, self.publish_anyway):
            button.set_theme(self._theme)
        cancel.clicked.connect(self.reject)
        self.publish_anyway.clicked.connect(self.accept)
        row.addWidget(cancel)
        row.addStretch(1)
        row.addWidget(self.publish_anyway)
        column.addLayout(row)
        self.reason_field.setFocus()

    def _on_reason_changed(self) -> None:
        self.publish_anyway.setEnabled(bool(self.reason))
