"""A pill of which one value is chosen at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction

from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.pill import FoundByTyping, Pill


class OnePill(Pill):
    """One of some values; the first until another is chosen.

    It never looks like a filter that is on: ``chosen`` stays empty; ``value`` has the choice.
    """

    value = ""
    """The chosen value."""
    prompt = ""
    """Shown while the value is none of those that are offered."""

    @property
    def value_name(self) -> str:
        """The name of the chosen value."""
        return self._shown.get(self.value, self.value)

    @property
    def is_asking(self) -> bool:
        return bool(self.prompt) and self.value not in self._shown

    def set_values(self, name: str, values: Mapping[str, str]) -> None:
        """Offer these, value to what it is called."""
        kept = dict(values)
        if self.value not in kept:
            self.value = next(iter(kept), "")
        self._shown = kept
        self.set_facet(name, lambda: kept)

    def pick(self, value: str) -> None:
        """Have this one, as if it had been chosen from the list."""
        if value != self.value:
            self.value = value
            self._update_text()
            self.changed.emit()

    def show_value(self, value: str) -> None:
        """Have this one without telling."""
        self.value = value
        self._update_text()

    def open_menu(self) -> None:
        """Open the list of values."""
        menu = FoundByTyping(parent=self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        for value, text in self._shown.items():
            action = QAction(menu_text(text), menu)
            action.setCheckable(True)
            action.setChecked(value == self.value)
            action.setData(value)
            menu.addAction(action)
        menu.triggered.connect(self._on_triggered)
        menu.hint()
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _on_triggered(self, action: QAction) -> None:
        self.pick(action.data())

    def _update_text(self) -> None:
        text = f"{self._name}: {self._shown.get(self.value, self.prompt or self.value)}"
        self.setText(text)
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.updateGeometry()
        self.update()
