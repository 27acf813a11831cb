"""One of a few values, all of them in view."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import seen_key
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import OptionButton

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class ButtonRow(Accessible, QWidget):
    """Buttons of which at most one is chosen, by a click or by keys.

    Tab stops at one of them; arrow keys choose the one before and the next one.

    Signals:
        changed: another value was chosen.
        confirmed: the value that is chosen was chosen once more.
    """

    changed = Signal()
    confirmed = Signal()
    accessible_role = QAccessible.Role.Grouping

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.value = ""
        """The chosen value; one that is not offered while nothing is chosen."""
        self.buttons: dict[str, OptionButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID // 2)

    def set_values(self, name: str, values: Mapping[str, str]) -> None:
        """Offer these: value to what it is called.

        Args:
            name: of the choice, for screen readers.
        """
        self.setAccessibleName(name)
        if list(values) != list(self.buttons):
            self._build(values)
        for value, text in values.items():
            self.buttons[value].setText(text)
            self.buttons[value].setAccessibleName(f"{name}: {text}")
            self.buttons[value].updateGeometry()
        self.show_value(self.value)

    def show_value(self, value: str) -> None:
        """Show this one as chosen, without a signal."""
        self.value = value
        stop = value if value in self.buttons else next(iter(self.buttons), "")
        for each, button in self.buttons.items():
            button.show_chosen(each == value)
            policy = Qt.FocusPolicy.StrongFocus if each == stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        if stop in self.buttons:
            self.setFocusProxy(self.buttons[stop])

    def pick(self, value: str) -> None:
        """Choose this one, as if its button had been pressed."""
        if value != self.value:
            self.show_value(value)
            self.changed.emit()
        else:
            self.confirmed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose a neighbour by an arrow key."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(seen_key(self, event), 0)
            if step and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._step(watched, step)
                return True
        return super().eventFilter(watched, event)

    def _step(self, here: QObject, step: int) -> None:
        values = list(self.buttons)
        at = next(n for n, value in enumerate(values) if self.buttons[value] is here)
        if self.value in values:  # else the first press chooses where one is
            at = min(max(at + step, 0), len(values) - 1)
        self.pick(values[at])
        self.buttons[values[at]].setFocus(Qt.FocusReason.TabFocusReason)

    def _build(self, values: Mapping[str, str]) -> None:
        for old in self.buttons.values():
            self._row.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self.buttons = {}
        for n, value in enumerate(values):
            button = self.buttons[value] = OptionButton("", self)
            button.set_theme(self._theme)
            button.installEventFilter(self)
            button.clicked.connect(lambda _=False, v=value: self.pick(v))
            self._row.insertWidget(n, button)
            button.show()
