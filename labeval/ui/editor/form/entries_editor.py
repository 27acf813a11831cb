"""The editor of a list: a head for each entry, the open one with its form."""

from __future__ import annotations

from functools import partial
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QVBoxLayout, QWidget

from labeval.study.editing.edits import Insert, Move, Put, Remove, Rename
from labeval.study.editing.fields import (
    Field,
    Kind,
    ModelKind,
    NamedKind,
    TextKind,
    WordKind,
    begun,
    fields_of,
    free_name,
    model_of,
    tag_key,
)
from labeval.study.editing.setting_words import model_purpose
from labeval.study.yaml import model_path
from labeval.study.yaml.places import Path
from labeval.ui.accessible import leave
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.entry_head import EntryHead
from labeval.ui.editor.form.field_editor import WIDEST_LINE, FieldEditor, LineField
from labeval.ui.editor.form.model_form import ModelForm, NamedRow, editor_of
from labeval.ui.editor.form.names import choice_name, entry_detail, entry_title, method_name
from labeval.ui.plain import menu_text
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.paper import Paper


class EntriesEditor(FieldEditor):
    """Entries of a list, or values under names; one of them is open at a time."""

    def __init__(
        self, path: Path, field: Field, kind: Kind, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field, self._kind = field, kind
        self.heads: list[EntryHead] = []
        self._keys: list[str | int] = []
        self._built: list[object] = []
        self.open_key: str | int | None = None
        self._body: QWidget | None = None
        self._form: FieldEditor | None = None
        paper = Paper()
        paper.set_theme(theme)
        self._rows = QVBoxLayout(paper)
        self._rows.setContentsMargins(1, 1, 1, 1)
        self._rows.setSpacing(0)
        self._paper = paper
        self._mark = QFrame(paper)
        self._mark.setStyleSheet(f"background: {theme.accent};")
        self._mark.hide()
        self.add = LinkButton()
        self.add.set_theme(theme)
        self.add.setText(self.tr("Add one"))
        self.add.clicked.connect(self._on_add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addWidget(paper)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        controller.found.connect(self._show_heads)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        keys: list[Any] = list(value) if isinstance(value, dict) else []
        entries: list[Any] = list(value.values()) if isinstance(value, dict) else []
        if isinstance(value, list):
            keys, entries = list(range(len(value))), value
        built = [(key, self._identity(entry)) for key, entry in zip(keys, entries, strict=True)]
        if built != self._built:
            self._keys, self._built = keys, list(built)
            self._build()
        elif self._form is not None:
            self._form.refresh()
        self._show_heads()

    def reveal(self, path: Path) -> bool:
        key = path[len(self.path)] if len(path) > len(self.path) else None
        if key not in self._keys:
            self.focus_first()
            return True
        self.open(key)
        return self._form.reveal(path) if self._form is not None else False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and an arrow moves the open entry, from anywhere in its form."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if by and alt and isinstance(self.open_key, int):
            self._on_moved(self._keys.index(self.open_key), by)
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        (self.heads[0] if self.heads else self.add).setFocus()

    def open(self, key: str | int | None) -> None:
        """Open an entry, and close the one that was open."""
        if key != self.open_key:
            self.open_key = key
            self._build()
            self._show_heads()

    # -- inside -------------------------------------------------------------------------------

    def _identity(self, entry: Any) -> object:
        """The identity of an entry while it is edited; another one where others take its place."""
        if not isinstance(self._kind, ModelKind) or len(self._kind.models) == 1:
            return type(entry) if isinstance(entry, dict | list) else None
        return model_of(self._kind, entry)

    def _build(self) -> None:
        self._paper.setVisible(bool(self._keys))
        leave(self._paper)
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.heads, self._body, self._form = [], None, None
        for n, key in enumerate(self._keys):
            head = EntryHead((*self.path, key), self.theme)
            head.toggled.connect(partial(self._on_toggled, key))
            head.move_wanted.connect(partial(self._on_moved, n))
            head.remove_wanted.connect(partial(self._on_remove, key))
            head.dragged.connect(partial(self._on_dragged, n))
            head.dropped.connect(partial(self._on_dropped, n))
            head.set_open(key == self.open_key)
            self.heads.append(head)
            self._rows.addWidget(head)
            head.show()  # at once, so that it can take the keyboard
            if key == self.open_key:
                self._body = self._made_body(key)
                self._rows.addWidget(self._body)
                self._body.show()

    def _made_body(self, key: str | int) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2 * GRID, GRID + 4, GRID, GRID)
        column.setSpacing(GRID + 2)
        path = (*self.path, key)
        if isinstance(key, str):
            column.addWidget(self._name_row(key))
        self._form = self._made_form(path)
        column.addWidget(self._form)
        remove = LinkButton(self.tr("Remove"), role="bad")
        remove.set_theme(self.theme)
        remove.clicked.connect(partial(self._on_remove, key))
        column.addWidget(remove, 0, Qt.AlignmentFlag.AlignRight)
        return body

    def _made_form(self, path: Path) -> FieldEditor:
        kind = self._kind
        if isinstance(kind, ModelKind):
            model = model_of(kind, self.controller.value(path))
            fields = fields_of(model) if model is not None else ()
            return ModelForm(path, fields, self.controller, self.theme)
        field = Field(self._field.key, kind, True, None, self._field.meaning)
        return editor_of(path, field, self.controller, self.theme)

    def _name_row(self, key: str) -> QWidget:
        field = LineField(self.theme)
        field.setText(key)
        field.setMaximumWidth(WIDEST_LINE)
        field.editingFinished.connect(partial(self._on_named, key, field))
        name = self.tr("Id")
        field.setAccessibleName(name)
        return NamedRow(name, field, self.theme)

    def _show_heads(self) -> None:
        value = self.controller.value(self.path)
        marked = {
            finding.path[len(self.path)]
            for finding in self.controller.findings.findings
            if finding.path[: len(self.path)] == self.path and len(finding.path) > len(self.path)
        }
        for n, (key, head) in enumerate(zip(self._keys, self.heads, strict=True)):
            present = isinstance(value, list | dict)
            try:
                entry = value[key] if present else None  # type: ignore[index]
            except LookupError:
                continue
            title = entry_title(entry) or str(key)
            head.show_entry(str(n + 1), title, entry_detail(entry), mark=key in marked)

    def _on_toggled(self, key: str | int) -> None:
        self.open(None if key == self.open_key else key)
        at = self._keys.index(key)
        self.heads[at].setFocus()

    def _on_moved(self, position: int, by: int) -> None:
        to = position + by
        if 0 <= to < len(self._keys):
            self._move(position, to)

    def _move(self, position: int, to: int) -> None:
        key = self._keys[position]
        if self.open_key == key and isinstance(key, int):
            self.open_key = to
        elif isinstance(self.open_key, int):
            self.open_key = None
        if self.controller.do(Move((*self.path, key), to)):
            self._built = []
            self.refresh()
            self.heads[to].setFocus()

    def _on_remove(self, key: str | int) -> None:
        self.open_key = None
        self.controller.do(Remove((*self.path, key)))
        self.focus_first()

    def _on_named(self, key: str, field: LineField) -> None:
        new = field.text().strip()
        if new == key or new in self._keys or not new:
            field.setText(key)
            return
        here = self._place_in_form()
        self.open_key = new
        self.controller.do(Rename((*self.path, key), new))
        if here is not None:  # its form has been made anew
            self.reveal((*self.path, new, *here))

    def _place_in_form(self) -> Path | None:
        """The value of the open entry that the keyboard is at; None where it is at none."""
        part = QApplication.focusWidget()
        if part is None or self._form is None or not self._form.isAncestorOf(part):
            return None
        while part is not None and not isinstance(part, FieldEditor):
            part = part.parentWidget()
        return part.place()[len(self.path) + 1 :] if part is not None else None

    def _target(self, position: int, y: int) -> int:
        """The position that a head dragged to a height would have."""
        height = self.heads[position].mapTo(self._paper, QPoint(0, y)).y()
        middles = [h.geometry().center().y() for n, h in enumerate(self.heads) if n != position]
        return sum(height > middle for middle in middles)

    def _on_dragged(self, position: int, y: int) -> None:
        to = self._target(position, y)
        others = [head for n, head in enumerate(self.heads) if n != position]
        top = (
            others[to].y() if to < len(others) else others[-1].geometry().bottom() if others else 0
        )
        self._mark.setGeometry(0, top - 1, self._paper.width(), 3)
        self._mark.raise_()
        self._mark.show()

    def _on_dropped(self, position: int, y: int) -> None:
        self._mark.hide()
        to = self._target(position, y)
        if to != position:
            self._move(position, to)

    def _on_add(self) -> None:
        kind = self._kind
        if isinstance(kind, ModelKind) and len(kind.models) > 1:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            style_menu(menu, self.theme)
            for model in kind.models:
                action = QAction(menu_text(self._model_name(model)), menu)
                action.triggered.connect(partial(self._add_model, model))
                menu.addAction(action)
            menu.popup(self.add.mapToGlobal(QPoint(0, self.add.height() + 2)))
        elif isinstance(kind, ModelKind):
            self._add_model(kind.models[0])
        else:
            self._add_entry(self._empty(kind))

    def _model_name(self, model: type[BaseModel]) -> str:
        tag = model_path.tags(model)[0]
        name = method_name(tag) if tag_key(model) == "method" else choice_name(tag)
        return f"{name}: {model_purpose(model, translated)}"

    def _add_model(self, model: type[BaseModel]) -> None:
        value = self.controller.value(self.path)
        entries = value if isinstance(value, list) else []
        taken = {str(entry.get("id")) for entry in entries if isinstance(entry, dict)}
        named = isinstance(self._field.kind, NamedKind)
        entry = begun(model, set(self._keys) if named else taken)  # type: ignore[arg-type]
        if named:
            key = free_name(str(entry[tag_key(model)]), set(map(str, self._keys)))
            entry.pop("id", None)
            self._put_in((*self.path, key), entry)
        else:
            self._add_entry(entry)

    def _empty(self, kind: Kind) -> Any:
        if isinstance(kind, TextKind):
            return dict.fromkeys(self.controller.languages, "") or ""
        return "" if isinstance(kind, WordKind) else []

    def _add_entry(self, entry: Any) -> None:
        position = self._place_of_new()
        self.open_key = position
        if self.controller.do(Insert((*self.path, position), entry)):
            self._built = []
            self.refresh()
        if self._form is not None:
            self._form.focus_first()

    def _place_of_new(self) -> int:
        """Behind the open entry; else at the end, but before the last page of a procedure."""
        if isinstance(self.open_key, int):
            return self.open_key + 1
        end = len(self._keys)
        value = self.controller.value(self.path)
        last = (
            value[-1] if self.path == ("procedure",) and isinstance(value, list) and end else None
        )
        return end - 1 if isinstance(last, dict) and last.get("step") == "text" else end

    def _put_in(self, path: Path, entry: Any) -> None:
        self.open_key = path[-1]
        self.controller.do(Put(path, entry))
        if self._form is not None:
            self._form.focus_first()
