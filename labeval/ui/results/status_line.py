"""The work in progress, how far it is, and a way to stop it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.accessible import announce
from labeval.ui.language import Retranslating
from labeval.ui.other_programs import open_with_its_program
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_MAY_BREAK = "\u200b"
"""Put into paths, which have no blanks to break a line at."""


class StatusLine(Retranslating, Themed, QWidget):
    """A line, or more where a path is long; it takes no room where there is nothing to say.

    Signals:
        stop_requested: the work shall be given up.
    """

    stop_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._what = ""
        self._written: tuple[str, Path] | None = None
        self._label = Label(theme, role="soft_text", wrap=True)
        self.stop_button = LinkButton()
        self.stop_button.clicked.connect(self.stop_requested)
        self.open_button = LinkButton()
        self.open_button.clicked.connect(self._on_open)
        for button in (self.stop_button, self.open_button):
            button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label, 1)
        row.addWidget(self.stop_button)
        row.addWidget(self.open_button)
        self.retranslate()

    @property
    def text(self) -> str:
        """The text of the line."""
        return self._label.text().replace(_MAY_BREAK, "")

    def begin(self, what: str) -> None:
        """Something is being done."""
        self._what = what
        self._label.set_text(f"{what} …")
        self._offer_to_stop()

    def progress(self, done: int, total: int) -> None:
        """So many steps of it are done; what was done before it may have ended meanwhile."""
        text = self.tr("{what}: {done} of {total}")
        self._label.set_text(text.format(what=self._what, done=done, total=total))
        self._offer_to_stop()

    def end(self, text: str, file: Path | None = None) -> None:
        """It is done; say what came of it, and offer to open the file that did.

        Where there is nothing to say, the line is again about the file that was written last.
        """
        announce(self, text)
        if file is not None:
            self._written = text, file
        elif not text and self._written is not None:
            text, file = self._written
        self.open_button.setVisible(file is not None)
        self._label.set_text(text.replace("/", f"/{_MAY_BREAK}"))
        self.stop_button.hide()

    def _offer_to_stop(self) -> None:
        self.stop_button.show()
        self.open_button.hide()

    def _on_open(self) -> None:
        if self._written is None:
            return
        _, file = self._written
        open_with_its_program(self, file)

    def retranslate(self) -> None:
        self.stop_button.setText(self.tr("Stop"))
        self.open_button.setText(self.tr("Open"))
