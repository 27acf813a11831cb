"""A pill that says what is filtered, and opens the list of what can be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QWidget, QWidgetAction

from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics
from labeval.ui.widgets.basics.menus import style_menu

_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_OF_LETTERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
"""Held, or the place of the key, where letters are typed."""
_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""AltGr of keyboards on Windows."""
_MANY_VALUES = 12
"""Values of a menu from which on it says that they are found by typing."""
_MANY_NUMBERS = 6
"""Numbers of a group from which on a range can be typed."""
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_ROOM_OF_NAMES = 0.5
"""Of the screen's width, for the names in a list; longer ones are cut there."""
_ONE_COLUMN = "QMenu { menu-scrollable: 1; }"
_MOST_NAMED = 4
"""Chosen values that are named in a sentence; of more their number is."""


class FoundByTyping(QMenu):
    """A menu in which typed letters leave only the values that have them.

    Letters that no value has are passed over; Backspace takes the last one back. A space is one of
    them where it goes on with the words before it in some value.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._typed = ""
        self._shown: QAction | None = None
        """The typed letters, above the values."""

    def hint(self) -> None:
        """Say above many values that letters find them."""
        if len(self._found("")) >= _MANY_VALUES:
            self._show_typed("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters = _letters(event)
        if letters.strip() or (letters and self.goes_on(letters)):
            self._narrow(self._typed + letters)
        elif event.key() == Qt.Key.Key_Backspace and self._typed:
            self._narrow(self._typed[:-1])
        else:
            super().keyPressEvent(event)

    def goes_on(self, letters: str) -> bool:
        """True if some value has what was typed with these letters after it."""
        return bool(self._typed and self._found(self._typed + letters))

    def _found(self, typed: str) -> list[QAction]:
        wanted = typed.casefold()
        values = (action for action in self.actions() if action.isCheckable())
        return [action for action in values if wanted in action.text().casefold()]

    def _narrow(self, typed: str) -> None:
        found = self._found(typed)
        if not found:
            return
        self._typed = typed
        self._show_typed(typed)
        for action in self._found(""):
            action.setVisible(action in found)
        self.setActiveAction(min(found, key=lambda action: _distance(action.text(), typed)))

    def _show_typed(self, typed: str) -> None:
        if self._shown is None:
            self._shown = QAction(self)
            self._shown.setEnabled(False)
            self.insertAction(self.actions()[0], self._shown)
        self._shown.setText(menu_text(typed) or self.tr("Type to find one"))


class PillMenu(FoundByTyping):
    """Stays open while things are ticked."""

    def mouseReleaseEvent(self, event: object) -> None:
        action = self.activeAction()
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
            return
        super().mouseReleaseEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.activeAction()
        ticks = event.key() == Qt.Key.Key_Space and not self.goes_on(" ")
        if ticks and action is not None and action.isCheckable():
            action.trigger()
            return
        super().keyPressEvent(event)


def _distance(name: str, typed: str) -> int:
    """0 where the letters are the whole name, 1 its beginning, 2 that of a word in it, else 3."""
    folded, wanted = name.casefold(), typed.casefold()
    nearer = (folded == wanted, folded.startswith(wanted), f" {wanted}" in folded, True)
    return nearer.index(True)


def _letters(event: QKeyEvent) -> str:
    """The letters that a key types, with AltGr and on the keypad too; none for a command."""
    held = event.modifiers() & ~_OF_LETTERS
    return event.text() if held in (_NO_MODIFIER, _ALT_GR) and event.text().isprintable() else ""


class NumberRange(QWidgetAction):
    """Two fields in a menu: from which number to which everything is let through.

    Args:
        values: value to its number.

    Signals:
        typed: the values from one number to the other, where there are any; none where both fields
            are empty. What is no number is passed over.
    """

    typed = Signal(frozenset)

    def __init__(self, menu: QMenu, theme: Theme, about: str, values: Mapping[str, float]) -> None:
        super().__init__(menu)
        self._values = values
        self.low, self.high = QLineEdit(), QLineEdit()
        row = QWidget()
        fields = QHBoxLayout(row)
        fields.setContentsMargins(8, 2, 8, 2)
        names = self.tr("from"), self.tr("to")
        for field, name in zip((self.low, self.high), names, strict=True):
            field.setPlaceholderText(name)
            field.setAccessibleName(f"{about}: {name}")
            field.setFixedWidth(theme.px(72))
            style_field(field, theme, theme.px(LABEL_PX))
            field.textEdited.connect(self._on_edited)
            fields.addWidget(field)
        self.remark = Label(theme, role="note_text")
        fields.addWidget(self.remark)
        self.setDefaultWidget(row)

    def _on_edited(self) -> None:
        if not (_is_bound(self.low.text()) and _is_bound(self.high.text())):
            self.remark.set_text(self.tr("no number"))
            return
        low, high = _number(self.low.text()), _number(self.high.text())
        found = frozenset(
            value
            for value, number in self._values.items()
            if (low is None or low <= number) and (high is None or number <= high)
        )
        is_empty = low is None and high is None
        self.remark.set_text("" if found or is_empty else self.tr("none"))
        if found or is_empty:  # no value at all would let everything through
            self.typed.emit(frozenset() if is_empty else found)


def _is_bound(text: str) -> bool:
    return not text.strip() or _number(text) is not None


def _number(text: str) -> float | None:
    """A number as somebody writes it, with a point or a comma."""
    plain = text.strip().replace(",", ".")
    return float(plain) if _NUMBER.fullmatch(plain) else None


class Pill(ThemedButton):
    """One facet: what of it is let through.

    Signals:
        changed: other values are let through.
    """

    changed = Signal()
    widest = 210
    """In logical pixels at text scale 1; what is longer is cut."""
    group_of: Callable[[str], tuple[str, str]] | None = None
    """A value's group and its name there, where each group of values is a menu of its own."""
    is_filter = True
    """True if nothing chosen means everything, so that the list offers to show all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._name = ""
        self._values: Callable[[], Mapping[str, str]] = dict
        self._shown: Mapping[str, str] = {}
        self.chosen: frozenset[str] = frozenset()
        """The values that pass; empty for all."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_menu)
        self.set_theme(theme)

    @property
    def is_asking(self) -> bool:
        """True while something has to be chosen; it then stands out."""
        return False

    def set_facet(self, name: str, values: Callable[[], Mapping[str, str]]) -> None:
        """The name of the filter.

        Args:
            values: asked for when the list opens: value to what it is called.
        """
        self._name, self._values = name, values
        self._update_text()

    def choose(self, values: frozenset[str]) -> None:
        """Let these values through."""
        if values != self.chosen:
            self.chosen = values
            self._shown = self._values() if values else self._shown
            self._update_text()
            self.changed.emit()

    def name_again(self) -> None:
        """Take the names of what was chosen before the values were known."""
        if self.chosen:
            self._shown = self._values()
            self._update_text()

    @property
    def in_words(self) -> str:
        """The name with what was chosen, in words; with its number where it is much."""
        names = [text for value, text in self._shown.items() if value in self.chosen]
        if len(names) in (0, 1) or len(names) > _MOST_NAMED:
            return self.text()
        return f"{self._name}: {', '.join(names)}"

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        natural = text_width(self.text(), px, strong=bool(self.chosen))
        width = min(self._theme.px(self.widest), natural + 38)
        return QSize(width, max(28, px + 15))

    def open_menu(self) -> None:
        """Open the list of values."""
        menu = PillMenu(parent=self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        self._shown = self._values()
        if not self._shown:
            menu.addAction(self.tr("Nothing to choose from")).setEnabled(False)
        below: dict[str, PillMenu] = {}
        room = self.screen().availableGeometry().width() * _ROOM_OF_NAMES
        metrics = type_metrics(self._theme.px(LABEL_PX))
        for value, text in self._shown.items():
            into = menu
            if self.group_of is not None:
                group, text = self.group_of(value)
                if group not in below:
                    below[group] = PillMenu(menu_text(group), menu)
                    style_menu(below[group], self._theme)
                    menu.addMenu(below[group])
                    self._offer_range(below[group], group)
                into = below[group]
            name = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(room))
            action = QAction(menu_text(name), into)
            if name != text:
                set_tool_tip(action, text)
                _show_long_names(into)
            action.setCheckable(True)
            action.setChecked(value in self.chosen)
            action.setData(value)
            into.addAction(action)
        if self.chosen and self.is_filter:
            menu.addSeparator()
            menu.addAction(self.tr("Show all"))
        menu.triggered.connect(self._on_triggered)
        for each in (menu, *below.values()):
            each.hint()
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _offer_range(self, menu: PillMenu, group: str) -> None:
        """Two fields above the values of a group with many numbers."""
        assert self.group_of is not None
        parts = {value: self.group_of(value) for value in self._shown}
        names = {value: name for value, (of, name) in parts.items() if of == group}
        known = {value: _number(name) for value, name in names.items()}
        numbers = {value: number for value, number in known.items() if number is not None}
        if len(numbers) == len(names) >= _MANY_NUMBERS:
            offered = NumberRange(menu, self._theme, group, numbers)
            offered.typed.connect(_Ranged(self, menu, frozenset(numbers)))
            menu.addAction(offered)
            menu.addSeparator()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = bool(self.chosen)
        edge = "accent" if active or self.hasFocus() else "outline"
        if self.is_asking and not self.hasFocus():
            edge = "note_text"
        painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
        under = "ground" if self.underMouse() else "note" if self.is_asking else "paper"
        painter.setBrush(theme.color("accent_tint" if active else under))
        shape = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
        px = theme.px(LABEL_PX)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px, strong=active))
        metrics = type_metrics(px, strong=active)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - 36)
        room = self.rect().adjusted(13, 0, -20, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("soft_text"))
        x, y = self.width() - 16.0, self.height() / 2
        corners = [QPointF(x - 4, y - 2), QPointF(x + 4, y - 2), QPointF(x, y + 3)]
        painter.drawPolygon(QPolygonF(corners))
        painter.end()

    def _on_triggered(self, action: QAction) -> None:
        if isinstance(action, QWidgetAction):
            return  # Enter in its fields, which have been followed already
        if not action.isCheckable():
            self.choose(frozenset())
            return
        value = action.data()
        self.choose(self.chosen | {value} if action.isChecked() else self.chosen - {value})

    def _update_text(self) -> None:
        if not self.chosen:
            text = self._name
        elif len(self.chosen) == 1:
            (value,) = self.chosen
            text = f"{self._name}: {self._shown.get(value, value)}"
        else:
            text = f"{self._name}: {len(self.chosen)}"
        self.setText(text)
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.updateGeometry()
        self.update()


def _show_long_names(menu: PillMenu) -> None:
    """Have whole names at the pointer, and no second column where rows have no room."""
    if not menu.toolTipsVisible():
        menu.setToolTipsVisible(True)
        menu.setStyleSheet(f"{menu.styleSheet()} {_ONE_COLUMN}")


class _Ranged:
    """Lets the numbers of a range through, of those of a group, and ticks them in its menu."""

    def __init__(self, pill: Pill, menu: QMenu, group: frozenset[str]) -> None:
        self._pill, self._menu, self._group = pill, menu, group

    def __call__(self, found: frozenset[str]) -> None:
        for action in self._menu.actions():
            if action.isCheckable():
                action.setChecked(action.data() in found)
        self._pill.choose((self._pill.chosen - self._group) | found)
