"""Publishing a study: what the check says, what participants go through, what is recorded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from labeval.ui.publishing.sections_view import Section, SectionsView
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_WIDTH, _HIGHEST = 760, 760
"""Size where there is room, in logical pixels."""


class PublishDialog(QDialog):
    """Ends accepted, with :attr:`reason` set where the check was not passed, or rejected.

    Args:
        lines: what speaks against it, one finding a line; none where the check was passed.
        sections: what else there is to know.
        details: further lines, which a click shows.
        heading: names the version; where it is left out, that the check was not passed.
    """

    def __init__(
        self,
        lines: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        sections: Sequence[Section] = (),
        details: Sequence[str] = (),
        heading: str = "",
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._needs_reason = bool(lines)
        self.setWindowTitle(self.tr("Publish"))
        self.setMinimumSize(680, 400)
        self.resize(680, 560 if sections else 420)
        if parent is not None and sections:
            self.resize(_WIDTH, min(_HIGHEST, parent.height() - 2 * MARGIN))
        self.shown = SectionsView([Section("", lines)], theme)
        self.shown.setAccessibleName(self.tr("What the check found"))
        self.about = SectionsView(sections, theme)
        """The sections."""
        self.about.setAccessibleName(self.tr("About the version"))
        self.more = LinkButton(self.tr("Details of the check"))
        """Shows the details."""
        self.more.set_theme(theme)
        self._details = details
        self.more.clicked.connect(self._on_more)
        self.reason_field = QLineEdit()
        anyway = self.tr("Publish anyway") if self._needs_reason else self.tr("Publish")
        self.publish_anyway = ActionButton(anyway, primary=not self._needs_reason)
        self._heading = heading or self.tr("The check was not passed")
        self._lay_out()
        self._on_reason_changed()

    @property
    def reason(self) -> str:
        """Why it is published all the same."""
        return self.reason_field.text().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # From what there is to read, Enter leads to the button: a key that was meant for another
        # window publishes nothing.
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.focusWidget() in (self.shown, self.about):
            (self.reason_field if self._needs_reason else self.publish_anyway).setFocus()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        title = Label(self._theme, size=18, bold=True)
        title.set_text(self._heading)
        column.addWidget(title)
        if self._needs_reason:
            self._add_reason(column)
        if self.about.toPlainText():
            column.addWidget(self.about, 2)
            column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.more.setVisible(bool(self._details and self.about.toPlainText()))
        cancel = ActionButton(self.tr("Cancel"), primary=self._needs_reason)
        self.publish_anyway.clicked.connect(self.accept)
        column.addLayout(dialog_buttons(self, cancel, self.publish_anyway, self._theme))
        (self.reason_field if self._needs_reason else self.about).setFocus()

    def _add_reason(self, column: QVBoxLayout) -> None:
        note = Label(self._theme, role="soft_text", wrap=True)
        note.set_text(
            self.tr(
                "Correct what is listed, then publish. To publish anyway, give a reason; the "
                "reason and this list are kept in the record."
            )
        )
        label = Label(self._theme, bold=True)
        label.set_text(self.tr("Reason for publishing anyway"))
        label.setBuddy(self.reason_field)
        self.reason_field.setAccessibleName(label.text())
        style_field(self.reason_field, self._theme, px=14)
        self.reason_field.textChanged.connect(self._on_reason_changed)
        self.reason_field.returnPressed.connect(self.publish_anyway.click)
        column.addWidget(note)
        column.addWidget(self.shown, 1)
        reason = QVBoxLayout()
        reason.setSpacing(4)
        reason.addWidget(label)
        reason.addWidget(self.reason_field)
        column.addLayout(reason)

    def _on_more(self) -> None:
        self.about.show_more(Section(self.more.text(), self._details))
        self.more.hide()
        self.about.setFocus()

    def _on_reason_changed(self) -> None:
        self.publish_anyway.setEnabled(bool(self.reason) or not self._needs_reason)
