"""The window in which a study is edited: parts, form, the participant's page, findings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from labeval.jobs.editing.findings import Finding
from labeval.study.folder import StudyFolder
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.findings_list import FindingsList
from labeval.ui.editor.form.names import shown_text
from labeval.ui.editor.part_page import PartPage
from labeval.ui.editor.parts import parts
from labeval.ui.editor.preview.pane import PreviewPane
from labeval.ui.editor.rail import PartsRail
from labeval.ui.editor.study_actions import StudyActions
from labeval.ui.memory import Memory
from labeval.ui.plain import set_tool_tip, window_title
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label

_SIZE = "editor_size"


class EditorWindow(QWidget):
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
        self.pane = PreviewPane(theme, memory)
        self.findings = FindingsList(theme)
        self._title = Label(theme, size=18, bold=True)
        self._state = Label(theme, role="soft_text")
        self.note = Label(theme, role="note_text", wrap=True)
        self.undo, self.redo = ActionButton(), ActionButton()
        self.rehearse, self.publish = ActionButton(), ActionButton(primary=True)
        self._actions = StudyActions(self.controller, self.pane, theme, self)
        self._hints = KeyHints(theme)
        self._lay_out()
        self._connect()
        self.setAutoFillBackground(True)
        self.setPalette(palette_of(theme))
        room = self.screen().availableSize()
        self.resize(QSize(*memory.get(_SIZE, [1280, 720])).boundedTo(room))
        self._retranslate()
        self.page.show_part(self._parts[0])
        self._on_changed()
        self.controller.begin()

    def go_to(self, path: Path) -> None:
        """Show the part that a value belongs to, and the value in it."""
        for n, part in enumerate(self._parts):
            if path and part.has(path[0]):
                self.rail.choose(n)
                self.page.reveal(path)
                self.pane.follow(path)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_part(self.rail.current)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._memory.set(_SIZE, [self.width(), self.height()])
        self.controller.close_work()
        self.pane.close_work()
        super().closeEvent(event)

    # -- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(2 * GRID)
        top.addWidget(self._title)
        top.addWidget(self._state, 1)
        for button in (self.undo, self.redo, self.rehearse, self.publish):
            button.set_theme(self._theme)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            top.addWidget(button)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(2 * GRID)
        self.page.setMinimumWidth(420)
        self.pane.setMinimumWidth(300)
        for n, part in enumerate((self.page, self.pane)):
            split.addWidget(part)
            split.setStretchFactor(n, 1)
        split.setSizes([600, 460])
        middle = QHBoxLayout()
        middle.setSpacing(2 * GRID)
        middle.addWidget(self.rail)
        middle.addWidget(split, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 2 * GRID, MARGIN, 12)
        column.setSpacing(GRID)
        column.addLayout(top)
        column.addWidget(self.note)
        column.addLayout(middle, 1)
        column.addWidget(self.findings)
        column.addWidget(self._hints)

    def _connect(self) -> None:
        controller = self.controller
        controller.foreseen.connect(self.pane.foresee)
        controller.changed.connect(self._on_changed)
        controller.found.connect(self._on_found)
        controller.noted.connect(self._on_noted)
        controller.moved.connect(self.go_to)
        self.page.came_to.connect(self.pane.follow)
        self.rail.chosen.connect(self._show_part)
        self.findings.wanted.connect(self._on_wanted)
        self.undo.clicked.connect(controller.undo)
        self.redo.clicked.connect(controller.redo)
        self.rehearse.clicked.connect(self._on_rehearse)
        self.publish.clicked.connect(self._actions.publish)
        self._actions.published.connect(self._on_noted)
        QShortcut(QKeySequence("F5"), self, self._on_rehearse)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, controller.undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Redo), self, controller.redo)
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

    def _on_noted(self, text: str) -> None:
        self.note.set_text(text)
        self.note.setVisible(bool(text))

    def _on_changed(self) -> None:
        history = self.controller.file.history
        self.undo.setEnabled(history.can_undo)
        self.redo.setEnabled(history.can_redo)
        self.page.setEnabled(not self.controller.file.text.problems)
        self.page.refresh()
        self._name_study()
        self._show_state()

    def _on_found(self) -> None:
        findings = self.controller.findings
        self.findings.show_findings(findings.findings)
        kept = self.tr("every change is in the file at once")
        self._state.set_text(f"{self._version_text()}  ·  {kept}")
        set_tool_tip(self._state, str(self.controller.folder.study_file))
        self.pane.show_findings(findings)
        usable = findings.content is not None
        self.rehearse.setEnabled(usable)
        self.publish.setEnabled(usable and not findings.is_published)
        self._show_state()

    def _show_state(self) -> None:
        findings = self.controller.findings
        counts, marks = {}, {}
        for part in self._parts:
            value = self.controller.value((part.key,))
            counts[part.key] = str(len(value)) if isinstance(value, list | dict) else ""
            marks[part.key] = sum(len(findings.of(field.key)) for field in part.fields)
        minutes = [round(duration.minutes) for duration in findings.durations]
        if minutes:
            shown = "–".join(map(str, dict.fromkeys((min(minutes), max(minutes)))))
            counts["procedure"] = self.tr("{minutes} min").format(minutes=shown)
        if findings.content is not None:
            counts["items"] = str(len(findings.content.items))
        self.rail.show_state(counts, marks)

    def _version_text(self) -> str:
        findings = self.controller.findings
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
        self._title.set_text(name)
        self.setWindowTitle(window_title(f"{name} – labeval"))

    def _retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.rehearse.setText(self.tr("Rehearse from here"))
        self.publish.setText(self.tr("Publish…"))
        self.note.setVisible(bool(self.note.text()))
        self._hints.set_hints(
            [
                (["F8"], self.tr("next finding")),
                (["F5"], self.tr("rehearse")),
                (["Alt", "↑", "↓"], self.tr("move an entry")),
                (["Ctrl", "Z"], self.tr("undo")),
                (["Ctrl", "PgDn"], self.tr("next part")),
            ]
        )
        self._name_study()
        self._on_found()
