"""The editor of a text: one field for everybody, or a field a language, side by side."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from labeval.study.editing.edits import Put, Remove
from labeval.study.editing.fields import Field
from labeval.study.yaml.places import Path
from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import FieldEditor, TextField
from labeval.ui.editor.form.names import setting_name
from labeval.ui.language import language_in_words, locale_of
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton

_LEAST_WIDTH = 130
"""Of a field next to another one."""


class TextEditor(FieldEditor):
    """A text in each language of the study; the field of a missing one names it."""

    def __init__(
        self, path: Path, field: Field, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field = field
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(2)
        self._names: dict[str, Label] = {}
        self._in_columns = True
        self.fields: dict[str, TextField] = {}
        """By language; ``*`` for a text for everybody."""
        self._split = LinkButton()
        self._split.set_theme(theme)
        self._split.clicked.connect(self._on_split)
        self._split.setParent(self)
        self.refresh()

    def refresh(self) -> None:
        value = self.controller.value(self.path)
        is_in_work = any(field.hasFocus() for field in self.fields.values())
        emptied = value is None and is_in_work  # for a moment: what comes next is typed there
        wanted = tuple(self.fields) if emptied else self._languages(value)
        if tuple(self.fields) != wanted:
            self._build(wanted)
        texts = value if isinstance(value, dict) else {ANY_LANGUAGE: value}
        for language, field in self.fields.items():
            text = texts.get(language)
            field.show_text(text if isinstance(text, str) else "")
            missing = value is not None and not text and language != ANY_LANGUAGE
            own = language_in_words(language)
            field.show_hint(self.tr("missing: {language}").format(language=own) if missing else "")
        self._split.setText(
            self.tr("write it in {languages}").format(
                languages=", ".join(map(language_in_words, self.controller.languages))
            )
        )
        is_one = isinstance(value, str) or (emptied and ANY_LANGUAGE in self.fields)
        self._split.setVisible(is_one and len(self.controller.languages) > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room, else below each other."""
        super().resizeEvent(event)
        if len(self.fields) > 1 and self._has_room() != self._in_columns:
            self._arrange()

    def focus_first(self) -> None:
        next(iter(self.fields.values())).setFocus()

    def reveal(self, path: Path) -> bool:
        """Put the keyboard into the field of the language that the path ends with."""
        value = self.controller.value(self.path)
        texts = value if isinstance(value, dict) else {}
        last = path[-1] if path else ""
        missing = next((lang for lang in self.fields if not texts.get(lang)), "")
        field = self.fields.get(str(last)) or self.fields.get(missing)
        (field or next(iter(self.fields.values()))).setFocus()
        return True

    def place(self) -> Path:
        return (*self.path, *(code for code, field in self.fields.items() if field.hasFocus()))

    # -- inside -------------------------------------------------------------------------------

    def _languages(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str) or (value is None and not self.controller.languages):
            return (ANY_LANGUAGE,)
        own = value if isinstance(value, dict) else {}
        others = [str(code) for code in own if code not in self.controller.languages]
        return (*self.controller.languages, *others)

    def _build(self, languages: tuple[str, ...]) -> None:
        focused = next((code for code, field in self.fields.items() if field.hasFocus()), None)
        for old in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if old is not self._split:
                self._grid.removeWidget(old)
                old.hide()
                old.deleteLater()
        self.fields, self._names = {}, {}
        for language in languages:
            name = self._names[language] = Label(self.theme, role="soft_text", size=11)
            name.set_text(language_in_words(language) if len(languages) > 1 else "")
            field = self.fields[language] = TextField(self.theme)
            shown = language_in_words(language) if language != ANY_LANGUAGE else ""
            field.setAccessibleName(f"{setting_name(self._field.key)} {shown}".strip())
            if language != ANY_LANGUAGE:
                field.setLocale(locale_of(language))  # its words are read as of this language
            field.textChanged.connect(partial(self._on_typed, language))
            field.left.connect(self.controller.seal)
        self._arrange()
        for name in self._names.values():  # inside the form: else each is a window for a moment
            name.setVisible(len(languages) > 1)
        self.setFocusProxy(next(iter(self.fields.values())))
        if focused in self.fields:
            self.fields[focused].setFocus()

    def _has_room(self) -> bool:
        return self.width() >= len(self.fields) * _LEAST_WIDTH

    def _arrange(self) -> None:
        self._in_columns = self._has_room()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for n, (language, field) in enumerate(self.fields.items()):
            row, column = (0, n) if self._in_columns else (2 * n, 0)
            self._grid.addWidget(self._names[language], row, column)
            self._grid.addWidget(field, row + 1, column, Qt.AlignmentFlag.AlignTop)
            self._grid.setColumnStretch(column, 1)
        last, span = 2 * len(self.fields), max(1, len(self.fields))
        self._grid.addWidget(self._split, last, 0, 1, span, Qt.AlignmentFlag.AlignLeft)

    def _on_typed(self, language: str) -> None:
        text = self.fields[language].toPlainText()
        value = self.controller.value(self.path)
        if language == ANY_LANGUAGE:
            self._write(self.path, text)
        elif text or not isinstance(value, dict) or set(value) - {language}:
            self._write((*self.path, language), text)
        else:
            self._write(self.path, "")

    def _write(self, path: Path, text: str) -> None:
        if text:
            self.controller.do(Put(path, text), typed=True, words=True)
        elif self.controller.has(path):
            self.controller.do(Remove(path), typed=True)

    def _on_split(self) -> None:
        # A field without its text would be a mistake of the study at once.
        text = self.controller.value(self.path)
        self.controller.do(Put(self.path, dict.fromkeys(self.controller.languages, text)))
