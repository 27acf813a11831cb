"""All criteria of the study file in the table of criteria of a new study."""

from __future__ import annotations

from labeval.jobs.new_study.criteria import AGAINST, OwnCriterion
from labeval.jobs.new_study.criteria_edits import edit_between, read_criteria
from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.editor.controller import EditorController
from labeval.ui.new_study.criteria_table.view import CriteriaTable
from labeval.ui.new_study.criterion_form import points_of
from labeval.ui.new_study.draft import Draft
from labeval.ui.theme import Theme


class StudyCriteriaTable(CriteriaTable):
    """Every change is an edit of the study file, and undone with the other edits of it."""

    def __init__(self, controller: EditorController, theme: Theme) -> None:
        super().__init__(theme)
        self._controller = controller
        self._draft = Draft()
        self.changed.connect(self._write)
        controller.changed.connect(self._on_file_changed)

    def open(self) -> None:
        """Show the criteria as they are in the file, with the questions of its methods."""
        findings = self._controller.findings
        content = findings.content or findings.content_before
        self._draft = Draft(
            blocks=dict(content.study.blocks) if content is not None else {},
            languages=self._controller.languages or (ANY_LANGUAGE,),
        )
        self._draft.criteria = self._read()
        self.begin(self._draft, AGAINST, points_of(self._draft))

    def go_to_row(self, row: int) -> None:
        """Make a criterion the current one."""
        self.view.setCurrentIndex(self.model.index(row, self.view.currentIndex().column()))

    def step(self, by: int) -> None:
        """Undo (−1) or redo (1) the newest edit of the study."""
        if by < 0:
            self._controller.undo()
        else:
            self._controller.redo()

    # -- inside -------------------------------------------------------------------------------

    def _read(self) -> list[OwnCriterion]:
        return read_criteria(self._controller.value(("criteria",)), self._draft.languages)

    def _write(self) -> None:
        value = self._controller.value(("criteria",))
        edit = edit_between(value, self._draft.criteria, self._draft.languages)
        if edit is not None:
            self._controller.do(edit)
            self._on_file_changed()  # also where it was refused

    def _on_file_changed(self) -> None:
        if self.isHidden():
            return
        read = self._read()
        if read != self._draft.criteria:
            self.model.show_criteria(read)
        self._enable()

    def _enable(self) -> None:
        history = self._controller.file.history
        self.undo.setEnabled(history.can_undo)
        self.redo.setEnabled(history.can_redo)
