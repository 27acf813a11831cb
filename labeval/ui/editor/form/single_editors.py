"""Editors of one word, one number, one choice, or a list of words."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from labeval.study.editing.edits import Put, Remove
from labeval.study.editing.fields import (
    ChoiceKind,
    Field,
    Kind,
    NumberKind,
    TruthKind,
    WordKind,
)
from labeval.study.yaml.places import Path
from labeval.study.yaml.scalars import plain_scalar
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import WIDEST_LINE, FieldEditor, LineField, TextField
from labeval.ui.editor.form.names import choice_name, known_entries, shown_value
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.label import SpokenLabel


def written_as(text: str, kind: Kind) -> Any:
    """Return a typed text as a value of a kind.

    Raises:
        ValueError: it cannot be one.
    """
    value = plain_scalar(text.strip())
    if isinstance(kind, NumberKind):
        if isinstance(value, bool) or not isinstance(value, int if kind.whole else int | float):
            raise ValueError(text)
        return value
    or_number = getattr(kind, "or_number", False)
    if or_number and isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(kind, ChoiceKind) and text not in kind.values:
        raise ValueError(text)
    return text


class LineEditor(FieldEditor):
    """One word or number; what is no number is not written, and the field shows that."""

    def __init__(
        self, path: Path, field: Field, kind: Kind, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field, self._kind = field, kind
        self.line = LineField(theme)
        self.line.setMaximumWidth(160 if isinstance(kind, NumberKind) else WIDEST_LINE)
        self._wrong = SpokenLabel(theme, role="bad", size=12)
        self._wrong.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self._wrong)
        self.setFocusProxy(self.line)
        known = known_entries(field.key, controller)
        if known:
            completer = QCompleter(list(known), self.line)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.line.setCompleter(completer)
            completer.activated.connect(self._on_typed)
        self.line.textEdited.connect(self._on_typed)
        self.line.left.connect(controller.seal)
        self.line.left.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        default = self._field.default
        self.line.setPlaceholderText("" if default is None else shown_value(default))
        shown = "" if value is None else shown_value(value)
        if shown != self.line.text() and not self._says_the_same(value):
            self.line.setText(shown)
        self._wrong.hide()

    def _says_the_same(self, value: object) -> bool:
        """Return whether what is typed is the value in other letters, such as “1.” for 1.0."""
        try:
            return self.line.hasFocus() and bool(written_as(self.line.text(), self._kind) == value)
        except ValueError:
            return False

    def _on_typed(self, text: str) -> None:
        if not text.strip():
            self._wrong.hide()
            if self.controller.has(self.path):
                self.controller.do(Remove(self.path))
            return
        try:
            value = written_as(text, self._kind)
        except ValueError:
            limits = self._field.limits(translated)
            self._wrong.show_words(self.tr("not written: {limits}").format(limits=limits))
            return
        self._wrong.hide()
        self.controller.do(Put(self.path, value), typed=True)


class ChoiceEditor(FieldEditor):
    """One of some values, as pills; the default is the one that is chosen where nothing is set."""

    def __init__(
        self, path: Path, field: Field, kind: Kind, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field = field
        self._values = (True, False) if isinstance(kind, TruthKind) else _values(kind)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.options: list[OptionButton] = []
        for value in self._values:
            option = OptionButton()
            option.set_theme(theme)
            option.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            option.setText(choice_name(value))
            option.clicked.connect(partial(self._choose, value))
            self.options.append(option)
            row.addWidget(option)
        row.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        shown = self._field.default if value is None else value
        for option, own in zip(self.options, self._values, strict=True):
            option.show_chosen(own == shown and type(own) is type(shown))

    def focus_first(self) -> None:
        if self.options:
            self.options[0].setFocus()

    def _choose(self, value: object) -> None:
        self.controller.do(Put(self.path, value))


def _values(kind: Kind) -> tuple[Any, ...]:
    return kind.values if isinstance(kind, ChoiceKind) else ()


class LinesEditor(FieldEditor):
    """A list of words or numbers, one a line."""

    def __init__(
        self, path: Path, field: Field, kind: Kind, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field, self._kind = field, kind
        self.text = TextField(theme)
        self.text.setMaximumWidth(WIDEST_LINE)
        self._wrong = SpokenLabel(theme, role="bad", size=12)
        self._wrong.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.text)
        column.addWidget(self._wrong)
        self.text.show_hint(self.tr("one in each line"))
        self.setFocusProxy(self.text)
        self.text.textChanged.connect(self._on_typed)
        self.text.left.connect(controller.seal)
        self.text.left.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        entries = value if isinstance(value, list) else []
        if self.text.hasFocus() and self._typed() == entries:
            return
        self.text.show_text("\n".join(map(shown_value, entries)))
        self._wrong.hide()

    def _typed(self) -> list[Any] | None:
        lines = (line.strip() for line in self.text.toPlainText().split("\n"))
        try:
            return [written_as(line, self._kind) for line in lines if line]
        except ValueError:
            return None

    def _on_typed(self) -> None:
        entries = self._typed()
        if entries is None:
            limits = self._field.limits(translated)
            self._wrong.show_words(self.tr("not written: {limits}").format(limits=limits))
            return
        self._wrong.hide()
        if entries:
            self.controller.do(Put(self.path, entries), typed=True)
        elif self.controller.has(self.path):
            self.controller.do(Remove(self.path))


def single_editor(
    path: Path, field: Field, kind: Kind, controller: EditorController, theme: Theme
) -> QWidget:
    """The editor of one word, number or choice."""
    assert isinstance(kind, WordKind | NumberKind | TruthKind | ChoiceKind)
    pills = isinstance(kind, TruthKind) or (isinstance(kind, ChoiceKind) and not kind.or_number)
    made = ChoiceEditor if pills else LineEditor
    return made(path, field, kind, controller, theme)
