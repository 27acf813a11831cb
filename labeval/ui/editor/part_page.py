"""The form of one part of the study, with the meaning of the setting that is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from labeval.study.editing.fields import (
    ChoiceKind,
    Field,
    ListKind,
    ModelKind,
    NumberKind,
    WordKind,
    fields_of,
)
from labeval.study.supervisor_code import CODE_KEY
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.criteria_table import StudyCriteriaTable
from labeval.ui.editor.form.entry_head import EntryHead
from labeval.ui.editor.form.field_editor import FieldEditor
from labeval.ui.editor.form.model_form import FieldRow, ModelForm, editor_of
from labeval.ui.editor.form.names import name_with_key, setting_help, value_of_kind
from labeval.ui.editor.outline.panel import OutlinePanel
from labeval.ui.editor.parts import Part
from labeval.ui.sentences import translated, whole
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class PartPage(QWidget):
    """A heading, the form, and a line of help.

    Signals:
        came_to: the path of the setting or the entry that the keyboard has come to.
        widened: all criteria are shown as a table, which takes the whole width, or not any more.
    """

    came_to = Signal(object)
    widened = Signal(bool)

    def __init__(self, controller: EditorController, theme: Theme) -> None:
        super().__init__()
        self._controller, self._theme = controller, theme
        self._part: Part | None = None
        self._form: FieldEditor | None = None
        self._heading = Label(theme, size=18, bold=True)
        self._purpose = Label(theme, role="soft_text", wrap=True)
        self.outline = OutlinePanel(theme)
        self.as_table = LinkButton()
        self.as_table.set_theme(theme)
        self.as_table.clicked.connect(self._on_table)
        self.table = StudyCriteriaTable(controller, theme)
        self.table.left.connect(self._leave_table)
        self.table.hide()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        style_scroll_bar(self._scroll, theme)
        self._scroll.viewport().setAutoFillBackground(False)
        self._help = Label(theme, role="soft_text", size=12, wrap=True)
        self._help.setFixedHeight(3 * 17)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.as_table)
        column.addLayout(top)
        column.addWidget(self._purpose)
        column.addWidget(self.outline)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.table, 1)
        column.addWidget(self._help)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    @property
    def part(self) -> Part | None:
        """The part that is shown."""
        return self._part

    @property
    def form(self) -> FieldEditor | None:
        """The editors of the part."""
        return self._form

    @property
    def is_table(self) -> bool:
        """True while all criteria are shown as a table."""
        return not self.table.isHidden()

    def show_part(self, part: Part) -> None:
        """Show the form of a part."""
        self._part = part
        self._show_table(False)
        self.as_table.setText(self.tr("All criteria as a table"))
        self.outline.show_part(part.key)
        self._heading.set_text(part.name)
        self._scroll.setAccessibleName(part.name)
        alone = part.fields[0] if len(part.fields) == 1 else None
        self._purpose.set_text(setting_help(alone) if alone else "")
        self._purpose.setVisible(alone is not None)
        self._help.set_text("")
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, GRID + 4, 0)
        if alone is not None:
            self._form = self._made_form(alone)
        else:
            fields = tuple(filter(self._is_offered, part.fields))
            self._form = ModelForm((), fields, self._controller, self._theme)
        column.addWidget(self._form)
        column.addStretch(1)
        holder.setAutoFillBackground(False)
        self._scroll.setWidget(holder)
        holder.setAutoFillBackground(False)
        holder.installEventFilter(self)

    def refresh(self) -> None:
        """Show the values as they are now."""
        if self._form is not None:
            self._form.refresh()

    def reveal(self, path: Path) -> None:
        """Bring a value into view, with the keyboard in its field."""
        if self.is_table:
            if len(path) > 1 and isinstance(path[1], int):
                self.table.go_to_row(path[1])
            return
        if self._form is None:
            return
        self._form.reveal(path)
        self._show_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the field with the keyboard in view while what is around it grows."""
        if event.type() == QEvent.Type.Resize:
            self._show_focus()
        return False

    def _on_table(self) -> None:
        self._show_table(True)
        self.table.open()

    def _leave_table(self) -> None:
        self._show_table(False)
        self.as_table.setFocus()

    def _show_table(self, shown: bool) -> None:
        """Show the table in place of the form, or the form again."""
        was_shown = self.is_table
        gone, come = (self._scroll, self.table) if shown else (self.table, self._scroll)
        gone.hide()  # first: with both, the window would have to grow
        come.show()
        self._help.setVisible(not shown)
        is_criteria = self._part is not None and self._part.key == "criteria"
        self.as_table.setVisible(is_criteria and not shown)
        if shown != was_shown:
            self.widened.emit(shown)

    def _is_offered(self, field: Field) -> bool:
        """A supervisor code in plain text is only shown where the file has one, to be removed.

        Codes are chosen in the home window, which keeps a hash in a file of its own.
        """
        return field.key != CODE_KEY or self._controller.value((CODE_KEY,)) is not None

    def _made_form(self, field: Field) -> FieldEditor:
        """The editor of a part that is one key; of a group of settings, its fields at once."""
        path, kind = (field.key,), field.kind
        value = self._controller.value(path)
        if isinstance(kind, ModelKind) and isinstance(value, dict | None):
            return ModelForm(path, fields_of(kind.models[0]), self._controller, self._theme)
        return editor_of(path, field, self._controller, self._theme)

    def _show_focus(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self._scroll.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused, 20, 80)

    def _on_focus(self, _: QWidget | None, new: QWidget | None) -> None:
        at = new
        while at is not None and at is not self:
            if isinstance(at, FieldRow | EntryHead):
                if self.isAncestorOf(at):
                    if isinstance(at, FieldRow):
                        self._explain(at.field)
                    self.came_to.emit(at.path)
                return
            at = at.parentWidget()

    def _explain(self, field: Field) -> None:
        default = field.default
        usual = ""
        if default is not None:
            usual = self.tr("If left out: {default}.").format(
                default=value_of_kind(default, field.kind)
            )
        elif field.needed:
            usual = self.tr("Needed.")
        limits = field.limits(translated) if _has_limits(field) else ""
        limits = whole(limits) if limits else ""
        words = " ".join(filter(None, (setting_help(field), limits, usual)))
        self._help.set_text(f"{name_with_key(field.key)}: {words}")


def _has_limits(field: Field) -> bool:
    """Return whether what can be typed is limited: numbers, known words, a length."""
    kind = field.kind
    if isinstance(kind, ListKind):
        return isinstance(kind.of, NumberKind | ChoiceKind)
    if isinstance(kind, ChoiceKind):
        return kind.or_number  # else its values are seen
    return isinstance(kind, NumberKind) or (isinstance(kind, WordKind) and " " in field.limits())
