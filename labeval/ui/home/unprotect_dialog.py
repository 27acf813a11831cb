"""Taking the protection of a study back from the home window: everything is decrypted."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from labeval.files.progress import followed_by
from labeval.store.disk.errors import WrongKey
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_key import read_protection
from labeval.store.protecting.protecting import Changed, unprotect
from labeval.study.folder import StudyFolder
from labeval.ui.background import Background, Steps
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.fields import add_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled

_WIDTH = 600


class UnprotectDialog(QDialog):
    """Accepted once the study is no longer protected.

    The passphrase is asked for once more: the window may have been left open.

    Args:
        folder: of the study, which nothing else has open.
    """

    def __init__(self, folder: StudyFolder, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder, self._theme = folder, theme
        self._background = Background(self)
        self.setWindowTitle(self.tr("Take protection back"))
        self.setMinimumWidth(_WIDTH)
        self.typed = QLineEdit()
        self.take_back = ActionButton(self.tr("Take protection back"))
        self._cancel = ActionButton(self.tr("Cancel"), primary=True)
        self.reason = Label(theme, role="soft_text", wrap=True)
        self._lay_out()
        self.typed.textChanged.connect(self._redraw)
        self.typed.returnPressed.connect(self.take_back.click)
        self.take_back.clicked.connect(self._on_take_back)
        self._redraw()
        self.typed.setFocus()

    def reject(self) -> None:
        """Close it, but not while files are rewritten."""
        if not self._background.is_busy:
            super().reject()

    def _redraw(self) -> None:
        self.reason.set_text("")
        self.take_back.setEnabled(bool(self.typed.text().strip()))

    def _on_take_back(self) -> None:
        try:
            read_protection(self._folder.protection).opened_with(self.typed.text())
        except WrongKey:
            self.reason.set_text(self.tr("This does not open the study. Type it once more."))
            return
        self._let_go(enabled=False)
        self._follow(0, 0)
        self._background.ask(
            _Opening(self._folder),
            lambda _: self.accept(),
            follow=self._follow,
            refuse=self._refuse,
        )

    def _follow(self, done: int, of: int) -> None:
        text = self.tr("Files are decrypted, read again and compared: {done} of {of}")
        self.reason.set_text(text.format(done=done, of=of or "…"))

    def _refuse(self, why: str) -> None:
        self.reason.set_text(why)
        self._let_go(enabled=True)

    def _let_go(self, *, enabled: bool) -> None:
        for widget in (self.take_back, self._cancel, self.typed):
            widget.setEnabled(enabled)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        heading = Label(self._theme, size=18, bold=True)
        heading.set_text(self.tr("Take protection back"))
        words = Label(self._theme, size=14, wrap=True)
        words.set_text(
            self.tr(
                "Record, texts and codes, sound and all copies are decrypted. From then on whoever "
                "has the folder can read them, and all passphrases and keys of the study are "
                "void.\n\nClose all other windows of the study first."
            )
        )
        words.setMinimumHeight(words.heightForWidth(_WIDTH - 2 * MARGIN))
        area.rows.addWidget(heading)
        area.rows.addWidget(words)
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        self.typed.setEchoMode(QLineEdit.EchoMode.Password)
        add_field(form, self.typed, self.tr("Your passphrase, once more"), self._theme)
        area.rows.addLayout(form)
        self.reason.setMinimumHeight(2 * MARGIN)
        area.rows.addWidget(self.reason)
        column.addLayout(dialog_buttons(self, self._cancel, self.take_back, self._theme))


class _Opening:
    """Decrypts a study, as a job."""

    def __init__(self, folder: StudyFolder) -> None:
        self._folder = folder

    def __call__(self, steps: Steps) -> Changed:
        def follow(_: str, done: int, of: int) -> bool:
            steps.report(done, of)
            return True  # what was begun is finished

        with StudyLock(self._folder.lock), followed_by(follow):
            return unprotect(self._folder)
