"""The editor of a value that a form has no fields for: plain YAML on one line."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from labeval.study.editing.edits import Put
from labeval.study.editing.values import inline
from labeval.study.yaml.places import Path
from labeval.study.yaml.text import parse_yaml
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import FieldEditor, LineField
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.label import SpokenLabel


class RawEditor(FieldEditor):
    """A line of YAML, which is written once it can be read."""

    def __init__(self, path: Path, controller: EditorController, theme: Theme) -> None:
        super().__init__(path, controller, theme)
        self.line = LineField(theme)
        self._wrong = SpokenLabel(theme, role="bad", size=12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self._wrong)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._on_typed)
        self.line.left.connect(controller.seal)
        self.refresh()

    def refresh(self) -> None:
        if not self.line.hasFocus():
            self.line.setText(inline(self.controller.value(self.path)))
        self._wrong.hide()

    def _on_typed(self, text: str) -> None:
        document = parse_yaml(text, "")
        if document.problems or document.data is None:
            self._wrong.show_words(self.tr("not written: this is no YAML"))
            return
        self._wrong.hide()
        self.controller.do(Put(self.path, document.data), typed=True)
