"""The last page of a new study: its name and its folder."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from labeval.text.folding import unaccented
from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.ui.language import Retranslating, language_in_words
from labeval.ui.memory import Memory
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.usual_folders import documents
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label

_WIDTH = 720
REMEMBERED = "new_study_folder"
"""The setting with the folder that new studies were last put into."""


def folder_name(title: str) -> str:
    """A title as the name of a folder on any system."""
    return re.sub(r"[^a-z0-9]+", "-", unaccented(title).casefold()).strip("-")[:60] or "study"


class PlacePage(Retranslating, QWidget):
    """Name and folder; the folder follows the name until somebody changes it.

    Signals:
        changed: name or folder are other ones.
    """

    changed = Signal()

    def __init__(self, memory: Memory, theme: Theme) -> None:
        super().__init__()
        self._memory = memory
        self.names = {language: QLineEdit() for language in PROGRAM_LANGUAGES}
        """The study's name in each language; those that sessions are not in are hidden."""
        self.folder = QLineEdit()
        self.choose = ActionButton()
        self._heading = Label(theme, size=18, bold=True)
        self._what = Label(theme, role="soft_text", size=14, wrap=True)
        self._next = Label(theme, role="soft_text", size=14, wrap=True)
        self._name_labels = {language: Label(theme, size=14) for language in self.names}
        self._languages = tuple(self.names)
        self._folder_label = Label(theme, size=14)
        self.choose.set_theme(theme)
        self._follows = True
        self._coded = False
        self._lay_out(theme)
        for field in self.names.values():
            field.textChanged.connect(self._on_name_changed)
        self.folder.textEdited.connect(self._on_folder_edited)
        self.choose.clicked.connect(self._on_choose)
        self.retranslate()

    @property
    def target(self) -> Path:
        """The folder to make."""
        return Path(self.folder.text().strip()).expanduser()

    @property
    def name(self) -> QLineEdit:
        """The field of the first language, which the folder is named after."""
        return self.names[self._languages[0]]

    @property
    def title(self) -> dict[str, str]:
        """The names that were given, by language."""
        given = {language: self.names[language].text().strip() for language in self._languages}
        return {language: name for language, name in given.items() if name}

    def begin(self, name: str, what: str, languages: Sequence[str], *, coded: bool = False) -> None:
        """Propose a name, and describe the study that will be made.

        Args:
            languages: those that it is named in.
            coded: it is of interviews alone, which are coded next.
        """
        self._what.set_text(what)
        self._coded = coded
        self._languages = tuple(languages)
        for language, field in self.names.items():
            field.setVisible(language in languages)
            self._name_labels[language].setVisible(language in languages)
        self.retranslate()
        if not self.name.text() or self._follows:
            self._follows = True
            self.name.setText(name)
            self._on_name_changed()

    def focus_name(self) -> None:
        """Put the keyboard into the name, so that typing replaces what is proposed."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def reason(self) -> str:
        """Why the study cannot be made yet; empty where it can."""
        if not self.name.text().strip():
            return self.tr("give the study a name")
        if not self.folder.text().strip() or not self.target.is_absolute():
            return self.tr("choose a folder")
        if self.target.exists() and (not self.target.is_dir() or any(self.target.iterdir())):
            return self.tr("the folder is not empty; change its name")
        return ""

    def remember(self) -> None:
        """Propose the same place for the next study."""
        self._memory.set(REMEMBERED, str(self.target.parent))

    def _lay_out(self, theme: Theme) -> None:
        outer = QHBoxLayout(self)
        outer.setContentsMargins(MARGIN, 3 * GRID, MARGIN, MARGIN)
        outer.addStretch(1)
        block = QWidget()
        block.setMaximumWidth(_WIDTH)
        block.setMinimumWidth(min(_WIDTH, 600))
        column = QVBoxLayout(block)
        column.setSpacing(2 * GRID)
        column.addWidget(self._heading)
        column.addWidget(self._what)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(2 * GRID)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label in (*self._name_labels.values(), self._folder_label):
            label.setMinimumHeight(ACTION_HEIGHT)
        place = QHBoxLayout()
        place.setSpacing(GRID)
        place.addWidget(self.folder, 1)
        place.addWidget(self.choose)
        for language, name in self.names.items():
            form.addRow(self._name_labels[language], name)
        form.addRow(self._folder_label, place)
        for field in (*self.names.values(), self.folder):
            style_field(field, theme)
        column.addLayout(form)
        column.addWidget(self._next)
        column.addStretch(1)
        outer.addWidget(block, 3)
        outer.addStretch(1)

    def _parent_folder(self) -> Path:
        usual = documents()
        return Path(self._memory.get(REMEMBERED, "") or usual)

    def _on_name_changed(self) -> None:
        for language in self._languages[1:]:  # which may be left empty
            self.names[language].setPlaceholderText(self.name.text())
        if self._follows:
            base = self._parent_folder() / folder_name(self.name.text())
            place, n = base, 2
            while place.exists():
                place, n = base.with_name(f"{base.name}-{n}"), n + 1
            self.folder.setText(str(place))
        self.changed.emit()

    def _on_folder_edited(self) -> None:
        self._follows = False
        self.changed.emit()

    def _on_choose(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Name and place of the new study folder"), self.folder.text()
        )
        if chosen:
            self._follows = False
            self.folder.setText(chosen)
            self.changed.emit()

    def retranslate(self) -> None:
        self._heading.set_text(self.tr("Name and place"))
        self._next.set_text(
            self.tr(
                "Next: the window for transcripts and codes opens and asks who of the speakers "
                "interviews, and whose interview each file is. Your files stay as they are."
            )
            if self._coded
            else self.tr(
                "Next: the rehearsal opens in a window of its own, and nothing of it is kept. "
                "After it, the home window has the study, with “Publish”."
            )
        )
        several = len(self._languages) > 1
        for language, label in self._name_labels.items():
            name = self.tr("Name of the study")
            if several:
                first = language == self._languages[0]
                template = (
                    self.tr("Name in {language}")
                    if first
                    else self.tr("Name in {language} (optional)")
                )
                name = template.format(language=language_in_words(language))
            label.set_text(name)
            self.names[language].setAccessibleName(name)
        self._folder_label.set_text(self.tr("Folder"))
        self.folder.setAccessibleName(self.tr("Folder"))
        self.choose.setText(self.tr("Choose…"))
