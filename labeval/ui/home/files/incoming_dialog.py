"""The changes that files will bring to a study, shown before anything is written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class IncomingDialog(QDialog):
    """Ends accepted where the files are to be taken in.

    Args:
        title: what is brought in, with its file.
        summary: what will change, in a sentence.
        lines: every change or problem, one per line.
        notes: what else to know, below the lines.
        action: the text of the button that takes it in; without one, nothing can be taken in.
    """

    def __init__(
        self,
        title: str,
        summary: str,
        lines: Sequence[str],
        notes: Sequence[str],
        action: str,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumSize(760, 480)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        for text, big in ((title, True), (summary, False)):
            label = Label(theme, size=18 if big else 14, bold=big, wrap=True)
            label.set_text(text)
            column.addWidget(label)
        self.summary = summary
        self.shown = QPlainTextEdit("\n".join(lines), readOnly=True)
        self.shown.setAccessibleName(summary)
        self.shown.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; "
            f"border: 1px solid {theme.line}; border-radius: 6px; }}"
        )
        style_scroll_bar(self.shown, theme)
        column.addWidget(self.shown, 1)
        for text in notes:
            note = Label(theme, role="soft_text", wrap=True)
            note.set_text(text)
            column.addWidget(note)
        row = QHBoxLayout()
        self.cancel = ActionButton(self.tr("Cancel") if action else self.tr("Close"))
        self.take = ActionButton(action, primary=True)
        for button in (self.cancel, self.take):
            button.set_theme(theme)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self.accept)
        self.take.setVisible(bool(action))
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(self.take)
        column.addLayout(row)
        (self.take if action else self.cancel).setFocus()
