"""The fields of a model below each other, each with its name, and what resets it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from labeval.study.editing.edits import Remove
from labeval.study.editing.fields import (
    Field,
    ListKind,
    ModelKind,
    NamedKind,
    TextKind,
    WordKind,
    is_single,
)
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import WIDEST_LINE, FieldEditor
from labeval.ui.editor.form.names import NAMING, setting_help, setting_name
from labeval.ui.editor.form.names_editor import NamesEditor
from labeval.ui.editor.form.raw_editor import RawEditor
from labeval.ui.editor.form.single_editors import LinesEditor, single_editor
from labeval.ui.editor.form.text_editor import TextEditor
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_NAMES = 128
"""Width of the column of names."""
_DEEP = 4
"""Parts of the path of a field that is in an entry or a group of another one."""


class NamedRow(QWidget):
    """A name, something to edit next to it, and room for the way back to a default.

    Args:
        above: the name is above the editor, which then has the whole width.
    """

    def __init__(self, name: str, editor: QWidget, theme: Theme, *, above: bool = False) -> None:
        super().__init__()
        self.name = Label(theme, role="soft_text", wrap=True)
        self.name.set_text(name)
        self.name.setContentsMargins(0, 7, 0, 0)
        self._reset = LinkButton("↺")
        self._reset.set_theme(theme)
        reset = self.tr("Back to the default")
        self._reset.setAccessibleName(f"{reset}: {name}")
        set_tool_tip(self._reset, reset)
        kept = self._reset.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._reset.setSizePolicy(kept)
        self._reset.hide()
        top = Qt.AlignmentFlag.AlignTop
        if above:
            grid = QGridLayout(self)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(GRID // 2)
            grid.addWidget(self.name, 0, 0)
            grid.addWidget(self._reset, 0, 1, top)
            grid.addWidget(editor, 1, 0, 1, 2)
            return
        self.name.setFixedWidth(_NAMES)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.name, 0, top)
        row.addWidget(at_left(editor), 1)
        row.addWidget(self._reset, 0, top)


def at_left(editor: QWidget) -> QWidget:
    """The editor at the left of its room, where it does not take all of it."""
    if editor.maximumWidth() > WIDEST_LINE:
        return editor
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(editor, 1)
    row.addStretch(0)
    return holder


class FieldRow(NamedRow):
    """A setting: its name, its editor, and the way back to its default."""

    def __init__(
        self, path: Path, field: Field, controller: EditorController, theme: Theme
    ) -> None:
        editor = editor_of(path, field, controller, theme)
        # A list inside an entry of a list needs the width that the name would take, and so does
        # all but a short field further in.
        is_list = isinstance(field.kind, ListKind) and any(isinstance(part, int) for part in path)
        above = is_list or (len(path) >= _DEEP and not is_single(field.kind))
        super().__init__(setting_name(field.key), editor, theme, above=above)
        self.path, self.field, self.editor = path, field, editor
        self._controller = controller
        set_tool_tip(self.name, setting_help(field))
        editor.name_it(setting_name(field.key), setting_help(field))
        self._reset.clicked.connect(lambda: controller.do(Remove(path)))
        self.refresh()

    def refresh(self) -> None:
        """Show the value as it is now."""
        self.editor.refresh()
        self._reset.setVisible(not self.field.needed and self._controller.has(self.path))


class ModelForm(FieldEditor):
    """Rows of fields; of a mapping that is not in the file yet, their defaults."""

    def __init__(
        self, path: Path, fields: Sequence[Field], controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID + 2)
        self.rows: list[FieldRow] = []
        for field in fields:
            row = FieldRow((*path, field.key), field, controller, theme)
            self.rows.append(row)
            column.addWidget(row)

    def refresh(self) -> None:
        for row in self.rows:
            row.refresh()

    def focus_first(self) -> None:
        if self.rows:
            self.rows[0].editor.focus_first()

    def reveal(self, path: Path) -> bool:
        for row in self.rows:
            if path[: len(row.path)] == row.path:
                return _revealed(row.editor, path)
        self.focus_first()
        return bool(self.rows)


def _revealed(editor: QWidget, path: Path) -> bool:
    return isinstance(editor, FieldEditor) and editor.reveal(path)


def editor_of(path: Path, field: Field, controller: EditorController, theme: Theme) -> FieldEditor:
    """The editor of a field, by its kind; of a value of another kind, one of plain YAML."""
    from labeval.ui.editor.form.entries_editor import EntriesEditor
    from labeval.ui.editor.form.group_editor import GroupEditor
    from labeval.ui.editor.form.pairs_editor import PairsEditor

    kind, value = field.kind, controller.value(path)
    made: FieldEditor
    if isinstance(kind, TextKind) and isinstance(value, str | dict | None):
        made = TextEditor(path, field, controller, theme)
    elif is_single(kind) and not isinstance(value, list | dict):
        editor = single_editor(path, field, kind, controller, theme)
        assert isinstance(editor, FieldEditor)
        made = editor
    elif isinstance(kind, ListKind) and isinstance(value, list | None):
        if isinstance(kind.of, WordKind) and field.key in NAMING:
            made = NamesEditor(path, field, controller, theme)
        elif is_single(kind.of):
            made = LinesEditor(path, field, kind.of, controller, theme)
        else:
            made = EntriesEditor(path, field, kind.of, controller, theme)
    elif isinstance(kind, NamedKind) and isinstance(value, dict | None):
        if isinstance(kind.of, ModelKind):
            made = EntriesEditor(path, field, kind.of, controller, theme)
        else:
            made = PairsEditor(path, field, kind, controller, theme)
    elif isinstance(kind, ModelKind) and len(kind.models) == 1 and isinstance(value, dict | None):
        made = GroupEditor(path, field, kind.models[0], controller, theme)
    else:
        made = RawEditor(path, controller, theme)
    return made
