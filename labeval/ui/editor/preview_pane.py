"""The participant's page, as it is with the study file as it is now."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.jobs.editing.findings import StudyFindings
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.ui.language import interface_language, language_name
from labeval.ui.new_study.preview import Preview
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.one_pill import OnePill


class PreviewPane(QWidget):
    """Pages of the study, in one of its languages; where it has errors, of how it was before."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._findings = StudyFindings()
        self._shown: StudyContent | None = None
        self.language = OnePill(theme)
        self.block = OnePill(theme)
        self._note = Label(theme, role="note_text", wrap=True)
        self.preview = Preview(theme)
        self.language.changed.connect(self._redraw)
        self.block.changed.connect(self._on_block)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.block)
        row.addWidget(self.language)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(row)
        column.addWidget(self._note)
        column.addWidget(self.preview, 1)
        self.show_findings(self._findings)

    def show_findings(self, findings: StudyFindings) -> None:
        """Show the pages of the study as it was found."""
        self._findings = findings
        content = findings.content or findings.content_before
        offered = content.study.offered_languages if content is not None else ()
        if self.language.value not in offered:
            own = interface_language()
            self.language.show_value(own if own in offered else next(iter(offered), ""))
        self.language.set_values(self.tr("Language"), {c: language_name(c) for c in offered})
        blocks = content.study.blocks if content is not None else {}
        self.block.set_values(self.tr("Pages of"), {block: block for block in blocks})
        self.language.setVisible(len(offered) > 1)
        self.block.setVisible(len(blocks) > 1)
        self._note.set_text(self._remark(content))
        self._note.setVisible(bool(self._note.text()))
        if content is not self._shown:
            self._shown = content
            self._redraw()

    def follow(self, path: Path) -> None:
        """Show the first page with the criterion or of the block that a path leads to."""
        content = self._shown
        if content is None or len(path) < 2:
            return
        key, name = path[:2]
        criteria = content.study.criteria
        if key == "criteria" and isinstance(name, int) and name < len(criteria):
            self.preview.show_criterion(criteria[name].id)
        elif key == "blocks" and name in content.study.blocks:
            self.preview.show_block(str(name))
        if self.preview.page is not None:
            self.block.show_value(self.preview.page.block)

    def close_work(self) -> None:
        """Lay out nothing more."""
        self.preview.close_work()

    def _remark(self, content: StudyContent | None) -> str:
        if content is None:
            return self.tr("The pages are shown once the file can be used as a study.")
        if self._findings.content is None:
            return self.tr("The pages are those from before the errors below.")
        if not content.study.blocks:
            return self.tr("Nothing is rated in this study, so there are no rating pages to show.")
        return ""

    def _redraw(self) -> None:
        minutes = [duration.minutes for duration in self._findings.durations]
        longest = max(minutes, default=0.0)
        self.preview.show_study(self._shown, self.language.value or "en", longest)
        if self.preview.page is not None:
            self.block.show_value(self.preview.page.block)

    def _on_block(self) -> None:
        self.preview.show_block(self.block.value)
