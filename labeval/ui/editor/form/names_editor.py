"""The editor of a list of ids: what they stand for, by name, to be chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from labeval.study.editing.edits import Put, Remove
from labeval.study.editing.fields import Field
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.form.field_editor import FieldEditor
from labeval.ui.editor.form.names import known_entries
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class NamesEditor(FieldEditor):
    """A button for each; the chosen ones come first, in the order of the list."""

    def __init__(
        self, path: Path, field: Field, controller: EditorController, theme: Theme
    ) -> None:
        super().__init__(path, controller, theme)
        self._field = field
        self.options: dict[str, OptionButton] = {}
        """By id, in the order shown."""
        self._flow = WrappingRow(4, packed=True)
        self.setLayout(self._flow)
        controller.found.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        chosen = self._chosen()
        known = known_entries(self._field.key, self.controller)
        shown = {id: known.get(id, id) for id in [*chosen, *known]}
        if list(shown) != list(self.options):
            self._build(list(shown))
        for id, option in self.options.items():
            option.setText(shown[id])
            option.show_chosen(id in chosen)
        self._take_height()

    def focus_first(self) -> None:
        first = next(iter(self.options.values()), None)
        if first is not None:
            first.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its rows."""
        super().resizeEvent(event)
        self._take_height()

    # -- inside -------------------------------------------------------------------------------

    def _chosen(self) -> list[str]:
        value = self.controller.value(self.path)
        if isinstance(value, list):
            return [str(id) for id in value]
        # Left out, sessions are in the languages that all texts have.
        return list(self.controller.languages) if self._field.key == "languages" else []

    def _build(self, ids: list[str]) -> None:
        focused = next((id for id, option in self.options.items() if option.hasFocus()), None)
        while (old := self._flow.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.options = {}
        for id in ids:
            option = self.options[id] = OptionButton(exclusive=False)
            option.set_theme(self.theme)
            option.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            option.clicked.connect(partial(self._on_clicked, id))
            self._flow.addWidget(option)
            option.show()
        if focused in self.options:
            self.options[focused].setFocus()

    def _on_clicked(self, id: str) -> None:
        chosen = self._chosen()
        wanted = [each for each in chosen if each != id] if id in chosen else [*chosen, id]
        if wanted or self._field.needed:
            self.controller.do(Put(self.path, wanted))
        else:
            self.controller.do(Remove(self.path))

    def _take_height(self) -> None:
        self.setFixedHeight(max(1, self._flow.heightForWidth(self.width())))
        self._flow.setGeometry(self.rect())  # before it is shown, Qt does not send the new height
