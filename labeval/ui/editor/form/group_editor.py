"""The editor of a group of settings, folded until it is opened."""

from __future__ import annotations

from pydantic import BaseModel
from PySide6.QtWidgets import QVBoxLayout

from labeval.study.editing.fields import Field, fields_of
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.entry_head import EntryHead
from labeval.ui.editor.form.field_editor import FieldEditor
from labeval.ui.editor.form.model_form import ModelForm
from labeval.ui.editor.form.names import setting_name, value_of_kind
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.paper import Paper


class GroupEditor(FieldEditor):
    """A head that says what is set, and below it the fields."""

    def __init__(
        self,
        path: Path,
        field: Field,
        model: type[BaseModel],
        controller: EditorController,
        theme: Theme,
    ) -> None:
        super().__init__(path, controller, theme)
        self._model = model
        usual = field.info and field.info.get_default(call_default_factory=True)
        self._usual = (
            {each.key: each.default for each in fields_of(model) if each.default is not None}
            if usual and getattr(usual, "in_force", True)
            else {}
        )
        """Settings that are in force where the study file leaves the group out."""
        self._head = EntryHead(path, theme, movable=False)
        self._head.toggled.connect(lambda: self.open(not self._head.is_open))
        self._form: ModelForm | None = None
        paper = Paper()
        paper.set_theme(theme)
        self._column = QVBoxLayout(paper)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._column.setSpacing(0)
        self._column.addWidget(self._head)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(paper)
        self.setFocusProxy(self._head)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        given = value if isinstance(value, dict) else self._usual
        parts = []
        kinds = {field.key: field.kind for field in fields_of(self._model)}
        for key, each in given.items():
            shown = "" if isinstance(each, list | dict) else value_of_kind(each, kinds.get(key))
            parts.append(f"{setting_name(key)}: {shown}" if shown else setting_name(key))
        self._head.show_entry("", "; ".join(parts) or self.tr("nothing set"), "")
        if self._form is not None:
            self._form.refresh()

    def reveal(self, path: Path) -> bool:
        self.open(True)
        return self._form.reveal(path) if self._form is not None else False

    def open(self, is_open: bool = True) -> None:
        """Show the fields, or fold them away."""
        self._head.set_open(is_open)
        if is_open and self._form is None:
            self._form = ModelForm(self.path, fields_of(self._model), self.controller, self.theme)
            self._form.setContentsMargins(2 * GRID, GRID, GRID, GRID)
            self._column.addWidget(self._form)
        if self._form is not None:
            self._form.setVisible(is_open)
