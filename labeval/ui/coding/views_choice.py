"""A pill of which one value is chosen at a time, and a list of views to go through."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu

from labeval.ui.coding.menus import style_menu
from labeval.ui.coding.pill import Pill
from labeval.ui.theme import Theme
from labeval.ui.widgets.lettering import type_font


class OnePill(Pill):
    """One of some values; the first until another is chosen.

    It never looks like a filter that is on: ``chosen`` stays empty, ``value`` tells.
    """

    value = ""
    """What is chosen."""

    @property
    def told(self) -> str:
        """What the chosen value is called."""
        return self._shown.get(self.value, self.value)

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
            self._tell()
            self.changed.emit()

    def show_value(self, value: str) -> None:
        """Have this one without telling."""
        self.value = value
        self._tell()

    def open_menu(self) -> None:
        """Open the list of values."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        for value, told in self._shown.items():
            action = QAction(told, menu)
            action.setCheckable(True)
            action.setChecked(value == self.value)
            action.setData(value)
            menu.addAction(action)
        menu.triggered.connect(self._on_triggered)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _on_triggered(self, action: QAction) -> None:
        self.pick(action.data())

    def _tell(self) -> None:
        told = f"{self._name}: {self._shown.get(self.value, self.value)}"
        self.setText(told)
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()


class ViewList(QListWidget):
    """Names one below the other; the arrows go through them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setFont(type_font(theme.px(13)))
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.ground}; color: {theme.ink}; outline: none;"
            " padding: 6px; }"
            "QListWidget::item { padding: 8px 10px; border-radius: 6px; }"
            f"QListWidget::item:selected {{ background: {theme.accent_tint}; color: {theme.ink}; }}"
            f"QListWidget::item:focus {{ border: 2px solid {theme.accent}; }}"
        )

    def set_names(self, names: list[str]) -> None:
        """Show these, keeping the place."""
        row = max(0, self.currentRow())
        self.blockSignals(True)
        self.clear()
        for name in names:
            item = QListWidgetItem(name)
            item.setToolTip(name)
            self.addItem(item)
        self.setCurrentRow(min(row, self.count() - 1))
        self.blockSignals(False)
