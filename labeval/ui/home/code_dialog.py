"""Choosing the supervisor's code, which leaves the participant's full screen."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from labeval.study.supervisor_code import LENGTHS, USUAL_CODE
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.fields import add_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled


class CodeDialog(QDialog):
    """Asks for a new code twice; accepted once both are the same."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(self.tr("Your code"))
        self.setMinimumWidth(560)
        self.code, self.again = QLineEdit(), QLineEdit()
        self.keep = ActionButton(self.tr("Keep this code"), primary=True)
        self._reason = Label(theme, role="soft_text", wrap=True)
        self._lay_out()
        for field in (self.code, self.again):
            field.textChanged.connect(self._redraw)
            field.returnPressed.connect(self.keep.click)
        self.keep.clicked.connect(self.accept)
        self._redraw()

    def reason(self) -> str:
        """Why the code cannot be kept yet; empty where it can."""
        code = self.code.text()
        if len(code) not in LENGTHS:
            return self.tr("A code has {least} to {most} characters.").format(
                least=LENGTHS.start, most=LENGTHS.stop - 1
            )
        if code == USUAL_CODE:
            return self.tr("Everybody can look this code up.")
        if self.again.text() != code:
            return self.tr("Type the same code once more.")
        return ""

    def _redraw(self) -> None:
        self._reason.set_text(self.reason())
        self.keep.setEnabled(not self.reason())

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        title = Label(self._theme, size=18, bold=True)
        title.set_text(self.tr("Your code"))
        what = Label(self._theme, size=14, wrap=True)
        what.set_text(
            self.tr(
                "The participant's window covers the screen and closes only with this code: at the "
                "end of a session, and after Ctrl+Shift+Q at any time.\n\n"
                "Every new study has the code {usual}, which anyone can look up. If you forget "
                "yours, “Change the code…” in the home window sets another one."
            ).format(usual=USUAL_CODE)
        )
        what.setMinimumHeight(what.heightForWidth(self.minimumWidth() - 2 * MARGIN))
        area.rows.addWidget(title)
        area.rows.addWidget(what)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(2 * GRID)
        for field, words in (
            (self.code, self.tr("New code")),
            (self.again, self.tr("Once more")),
        ):
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setMaxLength(LENGTHS.stop - 1)
            add_field(form, field, words, self._theme)
        area.rows.addLayout(form)
        area.rows.addWidget(self._reason)
        cancel = ActionButton(self.tr("Cancel"))
        column.addLayout(dialog_buttons(self, cancel, self.keep, self._theme))
