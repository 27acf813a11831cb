"""The changes that files will bring to a study, shown before anything is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar
from labeval.ui.widgets.fitting.scrolled import Scrolled

_LEAST = 120
"""Height of the lines in pixels."""


@dataclass(frozen=True, slots=True)
class Incoming:
    """The contents of files, as a study would have them."""

    summary: str
    """Everything that will change, in a sentence."""
    lines: Sequence[str]
    """Every change or problem."""
    notes: Sequence[str] = ()
    """Remarks, below the lines."""
    action: str = ""
    """Text of the button that takes it in; without one, nothing can be taken in."""


class IncomingDialog(QDialog):
    """Ends accepted where the files are to be taken in.

    Args:
        title: names what is brought in, with its file.
        above: something to be decided, above the lines.
    """

    def __init__(
        self,
        title: str,
        incoming: Incoming,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        above: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumSize(760, 380)
        self.resize(760, 480)
        self._theme = theme
        self._summary = Label(theme, size=14, wrap=True)
        self.shown = QPlainTextEdit(readOnly=True)
        self._notes = Label(theme, role="soft_text", wrap=True)
        self.cancel, self.take = ActionButton(), ActionButton(primary=True)
        self._lay_out(title, above)
        self.show_incoming(incoming)
        (self.take if incoming.action else self.cancel).setFocus()

    @property
    def summary(self) -> str:
        """Everything that will change, in a sentence."""
        return self._summary.text()

    def show_incoming(self, incoming: Incoming) -> None:
        """Show what the files bring as they are read now."""
        self._summary.set_text(incoming.summary)
        self.shown.setPlainText("\n".join(incoming.lines))
        self.shown.setAccessibleName(incoming.summary)
        self._notes.set_text("\n".join(incoming.notes))
        self._notes.setVisible(bool(incoming.notes))
        self.cancel.setText(self.tr("Cancel") if incoming.action else self.tr("Close"))
        self.take.setText(incoming.action)
        self.take.setVisible(bool(incoming.action))

    def _lay_out(self, title: str, above: QWidget | None) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        heading = Label(theme, size=18, bold=True, wrap=True)
        heading.set_text(title)
        area = Scrolled(theme, grows=True)
        column.addWidget(area, 1)
        area.rows.addWidget(heading)
        area.rows.addWidget(self._summary)
        if above is not None:
            area.rows.addWidget(above)
        self.shown.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; "
            f"border: 1px solid {theme.line}; border-radius: 6px; }}"
        )
        style_scroll_bar(self.shown, theme)
        self.shown.setMinimumHeight(_LEAST)
        area.rows.addWidget(self.shown, 1)
        area.rows.addWidget(self._notes)
        self.take.clicked.connect(self.accept)
        column.addLayout(dialog_buttons(self, self.cancel, self.take, theme))
