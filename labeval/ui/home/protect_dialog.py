"""Protecting a study from the home window: a passphrase, the recovery key, then the encryption."""

from __future__ import annotations

from collections.abc import Callable
from getpass import getuser

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from labeval.files.progress import followed_by
from labeval.jobs.sessions.unsaved import unsaved_in
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_key import (
    SHORTEST_PASSPHRASE,
    Protection,
    StudyKey,
    Way,
    new_recovery_key,
    way_of,
)
from labeval.store.protecting.protecting import Changed, protect
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.background import Background, Steps
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import add_field, style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled

_WIDTH = 600
_UNSAVED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: sessions that could not be saved wait outside of the folder; take them in with "
    "'labeval merge --unsaved', then protect the study",
)


class ProtectDialog(QDialog):
    """Accepted once the study is protected.

    The recovery key is shown, and has to be confirmed, before anything is encrypted.

    Args:
        folder: of the study, which nothing else has open.
    """

    def __init__(self, folder: StudyFolder, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder, self._theme = folder, theme
        self._recovery = new_recovery_key()
        self._background = Background(self)
        self.setWindowTitle(self.tr("Protect the study"))
        self.setMinimumWidth(_WIDTH)
        self.name, self.typed, self.again = QLineEdit(getuser()), QLineEdit(), QLineEdit()
        self.recovery = QLineEdit(self._recovery, readOnly=True)
        self.written_down = TickBox(self.tr("I have written it down"))
        self.go_on = ActionButton(self.tr("Go on"), primary=True)
        self._cancel = ActionButton(self.tr("Cancel"))
        self.reason = Label(theme, role="soft_text", wrap=True)
        self._pages = QStackedWidget()
        self._lay_out()
        for field in (self.name, self.typed, self.again):
            field.textChanged.connect(self._redraw)
            field.returnPressed.connect(self.go_on.click)
        self.written_down.toggled.connect(self._redraw)
        self.go_on.clicked.connect(self._on_go_on)
        self._redraw()
        self.typed.setFocus()

    def reject(self) -> None:
        """Close it, but not while files are rewritten."""
        if not self._background.is_busy:
            super().reject()

    @property
    def _asks(self) -> bool:
        return self._pages.currentIndex() == 0

    def _why_not(self) -> str:
        """Why it cannot go on yet; empty where it can."""
        secret = self.typed.text()
        if not self._asks:
            return "" if self.written_down.isChecked() else self.tr("Write the key down first.")
        if not self.name.text().strip():
            return self.tr("Say who you are, for the list.")
        if len(secret) < SHORTEST_PASSPHRASE:
            return self.tr("A passphrase has at least {least} characters.").format(
                least=SHORTEST_PASSPHRASE
            )
        if way_of(secret) != Way.PASSPHRASE:
            return self.tr("This has the form of a key; choose a passphrase of words.")
        if self.again.text() != secret:
            return self.tr("Type the same passphrase once more.")
        return ""

    def _redraw(self) -> None:
        why = self._why_not()
        self.reason.set_text(why)
        self.go_on.setEnabled(not why)

    def _on_go_on(self) -> None:
        if self._asks:
            self._pages.setCurrentIndex(1)
            self.go_on.setText(self.tr("Protect the study"))
            self._redraw()
            self.written_down.setFocus()
            return
        self._follow(0, 0)
        for widget in (self.go_on, self._cancel, self.written_down):
            widget.setEnabled(False)
        self._background.ask(
            _Protecting(self._folder, self._people()),
            lambda _: self.accept(),
            follow=self._follow,
            refuse=self._refuse,
        )

    def _people(self) -> Callable[[Protection, StudyKey], Protection]:
        recovery, name, secret = self._recovery, self.name.text().strip(), self.typed.text()

        def add(protection: Protection, key: StudyKey) -> Protection:
            with_recovery = protection.with_person(key, "", Way.RECOVERY, recovery)
            return with_recovery.with_person(key, name, Way.PASSPHRASE, secret)

        return add

    def _follow(self, done: int, of: int) -> None:
        text = self.tr("Files are encrypted, read again and compared: {done} of {of}")
        self.reason.set_text(text.format(done=done, of=of or "…"))

    def _refuse(self, why: str) -> None:
        self.reason.set_text(why)
        for widget in (self.go_on, self._cancel, self.written_down):
            widget.setEnabled(True)

    # -- the parts --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        self._pages.addWidget(self._asking())
        self._pages.addWidget(self._confirming())
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        area.rows.addWidget(self._pages)
        self.reason.setMinimumHeight(2 * MARGIN)
        area.rows.addWidget(self.reason)
        column.addLayout(dialog_buttons(self, self._cancel, self.go_on, self._theme))

    def _asking(self) -> QWidget:
        page, column = self._page(
            self.tr("Protect the study"),
            self.tr(
                "Record, texts and codes, sound and all copies are encrypted on the disk. From "
                "then on the study is opened with a passphrase.\n\nDraw five words at random; do "
                "not think them up. Close all other windows of the study first."
            ),
        )
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(2 * GRID)
        for field, words in (
            (self.name, self.tr("Your name, for the list")),
            (self.typed, self.tr("Passphrase")),
            (self.again, self.tr("Once more")),
        ):
            if field is not self.name:
                field.setEchoMode(QLineEdit.EchoMode.Password)
            add_field(form, field, words, self._theme)
        column.addLayout(form)
        column.addStretch(1)
        return page

    def _confirming(self) -> QWidget:
        page, column = self._page(
            self.tr("Write the recovery key down"),
            self.tr(
                "It opens the study when nobody knows a passphrase any more, and is shown only "
                "now. Keep it on paper, apart from this computer. Without it and every "
                "passphrase nobody can read the study again."
            ),
        )
        style_field(self.recovery, self._theme)
        self.recovery.setAccessibleName(self.tr("Recovery key"))
        self.recovery.setAlignment(Qt.AlignmentFlag.AlignCenter)
        style_choice(self.written_down, self._theme)
        column.addWidget(self.recovery)
        column.addWidget(self.written_down)
        column.addStretch(1)
        return page

    def _page(self, title: str, what: str) -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        heading = Label(self._theme, size=18, bold=True)
        heading.set_text(title)
        words = Label(self._theme, size=14, wrap=True)
        words.set_text(what)
        words.setMinimumHeight(words.heightForWidth(_WIDTH - 2 * MARGIN))
        column.addWidget(heading)
        column.addWidget(words)
        return page, column


class _Protecting:
    """Encrypts a study, as a job."""

    def __init__(
        self, folder: StudyFolder, people: Callable[[Protection, StudyKey], Protection]
    ) -> None:
        self._folder, self._people = folder, people

    def __call__(self, steps: Steps) -> Changed:
        def follow(_: str, done: int, of: int) -> bool:
            steps.report(done, of)
            return True  # what was begun is finished

        if unsaved_in(self._folder):
            raise RecordUnavailable(_UNSAVED, path=self._folder.path)
        with StudyLock(self._folder.lock), followed_by(follow):
            return protect(self._folder, self._people)
