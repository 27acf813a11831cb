"""The editor of values under names, such as the labels of a scale's points."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from labeval.study.editing.edits import Put, Remove, Rename
from labeval.study.editing.fields import Field, ListKind, NamedKind, TextKind, WordKind, free_name
from labeval.study.yaml.places import Path
from labeval.study.yaml.scalars import plain_key
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import FieldEditor, LineField
from labeval.ui.editor.form.names import known_keys
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.link_button import LinkButton

_NAME_WIDTH, _ID_WIDTH = 96, 140


class PairsEditor(FieldEditor):
    """A name and a value a row."""

    def __init__(
        self, path: Path, field: Field, kind: NamedKind, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field, self._kind = field, kind
        self._rows = QVBoxLayout()
        self._rows.setSpacing(GRID // 2)
        self._editors: dict[str | int, FieldEditor] = {}
        self._add = LinkButton(self.tr("Add one"))
        self._add.set_theme(theme)
        self._add.clicked.connect(self._on_add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addLayout(self._rows)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self._add)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        keys = list(value) if isinstance(value, dict) else []
        if keys != list(self._editors):
            self._build(keys)
        for editor in self._editors.values():
            editor.refresh()

    def reveal(self, path: Path) -> bool:
        key = path[len(self.path)] if len(path) > len(self.path) else None
        editor = self._editors.get(key) if key is not None else None
        if editor is None:
            self.focus_first()
            return True
        return editor.reveal(path)

    def _build(self, keys: list[str | int]) -> None:
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._editors = {}
        for key in keys:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(GRID)
            name = LineField(self.theme)
            name.setFixedWidth(_NAME_WIDTH)
            name.setText(str(key))
            name.setAccessibleName(self.tr("Name of {name}").format(name=key))
            self._offer(name)
            name.editingFinished.connect(partial(self._on_named, key, name))
            editor = self._editors[key] = self._editor((*self.path, key))
            remove = LinkButton("×")
            remove.set_theme(self.theme)
            remove.setAccessibleName(self.tr("Remove {name}").format(name=key))
            remove.clicked.connect(partial(self._on_remove, key))
            line.addWidget(name, 0, Qt.AlignmentFlag.AlignBottom)
            line.addWidget(editor, 1)
            line.addWidget(remove, 0, Qt.AlignmentFlag.AlignBottom)
            self._rows.addWidget(row)

    def _offer(self, name: LineField) -> None:
        """Offer the names that mean something here, while one of them is typed."""
        known = known_keys(self._field.key, self.controller)
        if known:
            offered = QCompleter(list(known), name)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            offered.setFilterMode(Qt.MatchFlag.MatchContains)
            name.setCompleter(offered)
            name.setFixedWidth(_ID_WIDTH)

    def _editor(self, path: Path) -> FieldEditor:
        from labeval.ui.editor.form.model_form import editor_of

        field = Field(str(path[-1]), self._kind.of, True, None, self._field.meaning)
        made = editor_of(path, field, self.controller, self.theme)
        made.name_it(str(path[-1]), "")
        return made

    def _on_named(self, key: str | int, line: LineField) -> None:
        text = line.text().strip()
        new = plain_key(text) if self._kind.by_number else text
        if new == key:
            return
        taken = self.controller.value(self.path)
        wrong = not text or (isinstance(taken, dict) and new in taken)
        if wrong or (self._kind.by_number and not isinstance(new, int)):
            line.setText(str(key))
            return
        self.controller.do(Rename((*self.path, key), new))

    def _on_add(self) -> None:
        value = self.controller.value(self.path)
        taken = value if isinstance(value, dict) else {}
        known = known_keys(self._field.key, self.controller)
        proposed = next((each for each in known if each not in taken), "name")
        key: str | int = free_name(proposed, set(map(str, taken)))
        if self._kind.by_number:
            key = max((k for k in taken if isinstance(k, int)), default=0) + 1
        if self.controller.do(Put((*self.path, key), self._empty())):
            self._editors[key].focus_first()

    def _empty(self) -> Any:
        kind = self._kind.of
        if isinstance(kind, ListKind):
            return []
        if isinstance(kind, TextKind):
            return dict.fromkeys(self.controller.languages, "") or ""
        return "" if isinstance(kind, WordKind) else None

    def _on_remove(self, key: str | int) -> None:
        self.controller.do(Remove((*self.path, key)))
