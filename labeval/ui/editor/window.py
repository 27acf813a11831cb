"""The window in which a study is edited: parts, form, the participant's page, findings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.jobs.editing.findings import Finding
from labeval.study.folder import StudyFolder
from labeval.study.yaml.places import Path
from labeval.ui.accessible import TabbedAsRead
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.findings_list import FindingsList
from labeval.ui.editor.form.names import shown_text
from labeval.ui.editor.header import EditorHeader
from labeval.ui.editor.part_page import PartPage
from labeval.ui.editor.parts import parts
from labeval.ui.editor.rail import PartsRail
from labeval.ui.editor.side import SideBySide
from labeval.ui.editor.study_actions import StudyActions
from labeval.ui.help.topics import EDITOR
from labeval.ui.help.window import Help
from labeval.ui.memory import Memory
from labeval.ui.new_study.draft import spanned_minutes
from labeval.ui.plain import window_title
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.basics.label import SpokenLabel
from labeval.ui.widgets.fitting.scrolled import Scrolled
from labeval.ui.widgets.fitting.turning_splitter import TurningSplitter

_SIZE = "editor_size"
_LEAST_SIDE = 340
"""Width at which the headings of the participant's screens are whole, in German too."""
_USUAL, _LEAST = (600, 460), (330, 420)
"""Widths of the form and what is next to it; their heights where they are below each other."""


class EditorWindow(TabbedAsRead, QWidget):
    """Edits the study file of a folder; every change is in the file at once.

    Args:
        memory: of this machine, for the window's size.

    Raises:
        OSError: there is no study file, or it cannot be read.
        FileRefused: it is no text.
    """

    def __init__(self, folder: StudyFolder, theme: Theme, memory: Memory) -> None:
        super().__init__()
        self._memory, self._theme = memory, theme
        self.controller = EditorController(folder, self)
        self._parts = parts()
        self.rail = PartsRail(self._parts, theme)
        self.page = PartPage(self.controller, theme)
        self.side = SideBySide(self.controller, theme, memory)
        self.pane = self.side.screens
        self.findings = FindingsList(theme)
        self.header = EditorHeader(theme)
        self.note = SpokenLabel(theme, role="note_text", wrap=True)
        self.undo, self.redo = self.header.undo, self.header.redo
        self.rehearse, self.publish = self.header.rehearse, self.header.publish
        self._actions = StudyActions(self.controller, self.pane, theme, self)
        self._below = QWidget()
        """The note and the findings, in a room that grows once at most."""
        self._hints = KeyHints(theme)
        self.help = Help(self, theme, lambda: EDITOR)
        self._split = TurningSplitter(memory, "editor_shares", least=_LEAST, usual=_USUAL)
        self._lay_out()
        self._connect()
        self.setAutoFillBackground(True)
        self.setPalette(palette_of(theme))
        room = self.screen().availableSize()
        self.resize(QSize(*memory.get(_SIZE, [1280, 720])).boundedTo(room))
        self._retranslate()
        self.page.show_part(self._parts[0])
        self._on_changed()
        self.page.reveal((self._parts[0].fields[0].key,))
        self.controller.begin()

    def go_to(self, path: Path) -> None:
        """Show the part that a value belongs to, and the value in it."""
        for n, part in enumerate(self._parts):
            if path and part.has(path[0]):
                self.rail.choose(n)
                self.page.reveal(path)
                self.side.follow(path)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_part(self.rail.current)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._memory.set(_SIZE, [self.width(), self.height()])
        self._split.remember()
        self.side.file.settle()
        self.controller.close_work()
        self.pane.close_work()
        super().closeEvent(event)

    # -- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.page.setMinimumWidth(420)
        self.side.setMinimumWidth(_LEAST_SIDE)
        for part in (self.page, self.side):
            self._split.add_part(part)
        middle = QHBoxLayout()
        middle.setSpacing(2 * GRID)
        middle.addWidget(self.rail)
        middle.addWidget(Scrolled(self._theme, self._split), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 2 * GRID, MARGIN, 12)
        column.setSpacing(GRID)
        column.addWidget(self.header)
        column.addLayout(middle, 1)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addWidget(self.note)
        below.addWidget(self.findings, 1)
        column.addWidget(self._below)
        column.addWidget(self._hints)

    def _connect(self) -> None:
        controller = self.controller
        controller.foreseen.connect(self.pane.foresee)
        controller.changed.connect(self._on_changed)
        controller.found.connect(self._on_found)
        controller.noted.connect(self._on_noted)
        controller.moved.connect(self.go_to)
        self.page.came_to.connect(self.side.follow)
        self.page.widened.connect(lambda wide: self.side.setVisible(not wide))
        self.side.file.waiting.connect(lambda _: self._enable())
        self.page.outline.wanted.connect(self.go_to)
        self.rail.chosen.connect(self._show_part)
        self.findings.wanted.connect(self._on_wanted)
        self.undo.clicked.connect(self._on_undo)
        self.redo.clicked.connect(self._on_redo)
        self.rehearse.clicked.connect(self._on_rehearse)
        self.publish.clicked.connect(self._actions.publish)
        self.header.help.clicked.connect(self.help.open)
        self._actions.published.connect(self._on_published)
        QShortcut(QKeySequence("F5"), self, self._on_rehearse)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._on_undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Redo), self, self._on_redo)
        QShortcut(QKeySequence("F6"), self, self.side.turn)
        QShortcut(QKeySequence("F8"), self, self.findings.step)
        QShortcut(QKeySequence("Shift+F8"), self, lambda: self.findings.step(-1))
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Ctrl+PgDown"), self, lambda: self._step_part(1))
        QShortcut(QKeySequence("Ctrl+PgUp"), self, lambda: self._step_part(-1))

    def _step_part(self, by: int) -> None:
        self.rail.choose(self.rail.current + by)

    def _show_part(self, position: int) -> None:
        self.page.show_part(self._parts[position])

    def _on_wanted(self, finding: Finding) -> None:
        self.go_to(finding.path)

    def _on_rehearse(self) -> None:
        if self.rehearse.isEnabled():
            self._actions.rehearse(self.rehearse)

    def _on_published(self, text: str) -> None:
        self._on_noted(text)
        self.note.set_role("good")

    def _keep_room(self) -> None:
        """Give the note and the findings their room."""
        self._below.setFixedHeight(self.findings.height_in(self.height()))

    def _on_noted(self, text: str) -> None:
        self.note.set_role("note_text")
        self.note.show_words(text)
        self.findings.keeps_lines = self.findings.keeps_lines or bool(text)
        self._keep_room()
        self._show_version()

    def _on_changed(self) -> None:
        self._enable()
        self.page.refresh()
        self._name_study()
        self._show_state()

    def _enable(self) -> None:
        history, waits = self.controller.file.history, self.side.file.has_unread
        self.undo.setEnabled(history.can_undo or waits)
        self.redo.setEnabled(history.can_redo and not waits)
        self.page.setEnabled(not self.controller.file.text.problems and not waits)
        self._show_version()

    def _on_undo(self) -> None:
        """Undo what was typed in the file and is not in it, or else the newest change."""
        self.side.file.settle()
        if self.side.file.has_unread:
            self.side.file.take_back()
        else:
            self.controller.undo()

    def _on_redo(self) -> None:
        self.side.file.settle()
        if not self.side.file.has_unread:
            self.controller.redo()

    def _on_found(self) -> None:
        findings = self.controller.findings
        self.findings.show_findings(findings, self.controller.value(()))
        self._keep_room()
        self._show_version()
        self.pane.show_findings(findings)
        self.page.outline.show_findings(findings)
        usable = findings.content is not None
        self.rehearse.setEnabled(usable)
        self.publish.setEnabled(usable and not findings.is_published)
        self._show_state()

    def _show_state(self) -> None:
        findings = self.controller.findings
        counts, marks = {}, {}
        for part in self._parts:
            counts[part.key] = self._count_of(part.key)
            marks[part.key] = sum(len(findings.of(field.key)) for field in part.fields)
        if findings.durations:
            shown = spanned_minutes(findings.durations)
            counts["procedure"] = self.tr("{minutes} min").format(minutes=shown)
        if findings.content is not None:
            counts["items"] = str(len(findings.content.items))
        self.rail.show_state(counts, marks)

    def _count_of(self, key: str) -> str:
        """The number of entries of a part, or what matters most of its settings."""
        value = self.controller.value((key,))
        if isinstance(value, list) or (key == "blocks" and isinstance(value, dict)):
            return str(len(value))
        if not isinstance(value, dict):
            return ""
        if key == "participants":
            return str(value.get("planned") or "")
        if key == "audio" and value.get("record", "none") != "none":
            return self.tr("sound")
        return ""

    def _show_version(self) -> None:
        is_kept = self.controller.is_kept and not self.side.file.has_unread
        kept = (
            self.tr("every change is in the file at once")
            if is_kept
            else self.tr("what is shown here is not in the file")
        )
        self.header.state.set_text(f"{self._version_text()}  ·  {kept}")

    def _version_text(self) -> str:
        findings = self.controller.findings
        if not findings.is_known:
            return self.tr("is being checked")
        if findings.content is None:
            return self.tr("cannot be used as it is")
        if not findings.version:
            return self.tr("not published yet")
        if findings.is_published:
            return self.tr("as published in version {number}").format(number=findings.version)
        return self.tr("changed since version {number}, which stays as it is").format(
            number=findings.version
        )

    def _name_study(self) -> None:
        name = shown_text(self.controller.value(("title",))) or self.controller.folder.path.name
        self.header.title.set_text(name)
        self.setWindowTitle(window_title(self.tr("Edit: {study}").format(study=name)))

    def _retranslate(self) -> None:
        self.header.retranslate()
        self.side.retranslate()
        self.note.setVisible(bool(self.note.text()))
        self._hints.set_hints(
            [
                (["F8"], self.tr("next finding")),
                (["F5"], self.tr("rehearse")),
                (["F6"], self.tr("screens / file")),
                (["Alt", "↑", "↓"], self.tr("move an entry")),
                (["Ctrl", "Z"], self.tr("undo")),
                (["Ctrl", "PgDn"], self.tr("next part")),
            ]
        )
        self._name_study()
        self._on_found()
