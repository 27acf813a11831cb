"""Asks once, in plain words, before what is redacted is destroyed; and says what is left to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from labeval.jobs.redaction import Destroyed, Waiting
from labeval.jobs.redaction_steps import Stage
from labeval.ui.theme import Theme
from labeval.ui.widgets.buttons import ActionButton
from labeval.ui.widgets.label import Label
from labeval.ui.widgets.overlay import Overlay

_NAMED = 8


class RedactionCard(Overlay):
    """First the question, then how far it is, then what became of it.

    Signals:
        confirmed: what is redacted is to be destroyed.
    """

    confirmed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=600)
        self._waiting: Sequence[Waiting] = ()
        self._done: Destroyed | None = None
        self._at: tuple[str, int, int] | None = None
        """While it is done, how far it is."""
        self._folder = Path()
        self._what = Label(theme, size=14, wrap=True)
        self._means = Label(theme, size=14, wrap=True)
        self._files = Label(theme, size=13, role="soft_ink", wrap=True)
        for label in (self._what, self._means, self._files):
            self.rows.addWidget(label)
        self.go = ActionButton(primary=True)
        self.go.clicked.connect(self.confirmed)
        self.buttons.addWidget(self.go)

    def ask(self, waiting: Sequence[Waiting]) -> None:
        """Ask whether all redactions that wait are to be destroyed."""
        self._waiting, self._done, self._at = waiting, None, None
        self.go.show()
        self.open_card()

    def show_working(self) -> None:
        """Say that it is being done; the card may be closed meanwhile."""
        self._at = ("", 0, 0)
        self.go.hide()
        self.open_card()

    def show_stage(self, stage: str, done: int, of: int) -> None:
        """Say how far it is."""
        if self._at is not None:
            self._at = (stage, done, of)
            self.retranslate()

    def tell(self, done: Destroyed, folder: Path) -> None:
        """Say what was destroyed, and which files only a person can remove."""
        self._done, self._folder, self._at = done, folder, None
        self.go.hide()
        self.open_card()

    def retranslate(self) -> None:
        super().retranslate()
        if self._done is not None:
            self._tell(self._done)
        elif self._at is not None:
            self._tell_stage(*self._at)
        else:
            self._ask()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        # The base class sets a theme before there are parts.
        for part in (self._what, self._means, self._files, self.go):
            part.set_theme(theme)

    def _ask(self) -> None:
        count = sum(one.count for one in self._waiting)
        seconds = QLocale().toString(sum(one.seconds for one in self._waiting), "f", 1)
        self.heading.set_text(self.tr("Destroy what is redacted?"))
        texts = self.tr("in %n texts", "", len(self._waiting))
        self._what.set_text(
            self.tr("%n redactions {texts}, with {seconds} s of sound.", "", count).format(
                texts=texts, seconds=seconds
            )
        )
        self._means.set_text(
            self.tr(
                "The words are removed from this workbook with its history, from the record of the "
                "study and from every copy of both in its folder. In the recordings silence is "
                "written over their sound. Nobody can bring them back, this program included, and "
                "earlier steps in these texts can no longer be undone. Copies that were taken out "
                "of the folder are not reached."
            )
        )
        self._files.set_text("")
        self._files.hide()
        self.close_button.setText(self.tr("Keep for now"))
        self.go.setText(self.tr("Destroy for good"))

    def _tell_stage(self, stage: str, done: int, of: int) -> None:
        self.heading.set_text(self.tr("What is redacted is being destroyed"))
        self._what.set_text(self._stage(stage).format(number=min(done + 1, of), count=of))
        self._means.set_text(
            self.tr(
                "You can go on reading and coding; the sound comes back when it is done. Where the "
                "program ends before, the rest is done when the texts are opened the next time."
            )
        )
        self._files.set_text("")
        self._files.hide()
        self.close_button.setText(self.tr("Go on working"))

    def _stage(self, stage: str) -> str:
        if stage == Stage.SOUND:
            return self.tr("Silence is written over the sound: recording {number} of {count}.")
        if stage == Stage.RECORD:
            return self.tr("The words leave the record and its copies: file {number} of {count}.")
        if stage == Stage.TEXTS:
            return self.tr("The words leave these texts, with their history.")
        return self.tr("The study folder is looked through for the words.")

    def _tell(self, done: Destroyed) -> None:
        self.heading.set_text(self.tr("What was redacted is destroyed"))
        self._what.set_text(self.tr("%n redactions are final.", "", done.redactions))
        left = [*done.exports, *done.unsilenced]
        if left:
            self._means.set_text(
                self.tr(
                    "These files of the study folder may still hold the words or their sound. They "
                    "are yours: look at them, and remove them where they do."
                )
            )
        else:
            self._means.set_text(self.tr("No file of the study folder was found to hold them."))
        named = self._listed([self._name(path) for path in left])
        if done.mentions:
            written = self.tr("These codes, memos or themes may still name it; change them:")
            named += ["", written] if named else [written]
            named += self._listed(done.mentions)
        self._files.set_text("\n".join(named))
        self._files.setVisible(bool(named))
        self.close_button.setText(self.tr("Close"))

    def _listed(self, names: Sequence[str]) -> list[str]:
        """The first of them, and how many there are besides."""
        shown = list(names[:_NAMED])
        if len(names) > _NAMED:
            shown.append(self.tr("and %n more", "", len(names) - _NAMED))
        return shown

    def _name(self, path: Path) -> str:
        return (
            str(path.relative_to(self._folder)) if path.is_relative_to(self._folder) else str(path)
        )

    def first_focus(self) -> QWidget:
        return self.close_button
