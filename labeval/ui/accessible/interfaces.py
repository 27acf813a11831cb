"""Qt's accessibility interfaces for widgets that paint themselves, and who gets which."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import cast
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleTextInterface,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QDialog,
    QFrame,
    QLabel,
    QSplitter,
    QStackedWidget,
    QWidget,
)
from shiboken6 import Shiboken

from labeval.ui.accessible.accessible import Accessible, CaretText
from labeval.ui.accessible.attributes import Attributes
from labeval.ui.accessible.cells import PlaceOfCell
from labeval.ui.accessible.keyboard_proxies import has_keyboard_elsewhere
from labeval.ui.accessible.order import parts_in_order
from labeval.ui.accessible.twin import StyledTwin, TableTwin, Twin
from labeval.ui.utf16 import Units

_PLAIN = (QWidget, QFrame, QSplitter, QStackedWidget)
"""Classes of Qt for which it has nothing more to say than that they hold others."""
_PRESS = QAccessibleActionInterface.pressAction()
_installed = False


def install() -> None:
    """Give the program's widgets these interfaces from now on; once for a process."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_interface_for)


class Panel(QAccessibleWidget):
    """A widget whose visible parts are read in order."""

    @property
    def _widget(self) -> QWidget:
        # Nothing here keeps a page alive: the binding never frees an interface.
        return cast(QWidget, self.object())

    def role(self) -> QAccessible.Role:
        widget = self._widget
        if isinstance(widget, Accessible) and widget.accessible_role is not None:
            return widget.accessible_role
        if widget.isWindow():
            is_dialog = isinstance(widget, QDialog)
            return QAccessible.Role.Dialog if is_dialog else QAccessible.Role.Window
        named = bool(self.text(QAccessible.Text.Name))  # its own, or that of a label
        return QAccessible.Role.Grouping if named else QAccessible.Role.Client

    def state(self) -> QAccessible.State:
        state = super().state()
        widget = self._widget
        if not _is_exposed(widget):
            state.invisible = True
            state.focusable = False
        if has_keyboard_elsewhere(widget):
            state.focused = False  # the other has the keyboard, and is read
        is_open = widget.accessible_open if isinstance(widget, Accessible) else None
        if is_open is not None:
            state.expandable = True
            state.expanded, state.collapsed = is_open, not is_open
        return state

    def actionNames(self) -> list[str]:
        names = super().actionNames()
        return [_PRESS, *names] if self._press is not None else names

    def doAction(self, name: str) -> None:
        press = self._press
        if name == _PRESS and press is not None:
            press()
        else:
            super().doAction(name)

    def childCount(self) -> int:
        return len(self._parts())

    def child(self, index: int) -> QAccessibleInterface:
        parts = self._parts()
        if index >= len(parts):
            return None  # type: ignore[return-value]  # as Qt's own interfaces do
        return QAccessible.queryAccessibleInterface(parts[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        parts, of = self._parts(), child.object()
        return parts.index(of) if isinstance(of, QWidget) and of in parts else -1

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        found = list(super().relations(match))
        widget = self._widget
        by = widget.described_by if isinstance(widget, Accessible) else None
        if by is not None and by.isVisible() and match & QAccessible.RelationFlag.DescriptionFor:
            other = QAccessible.queryAccessibleInterface(by)
            found.append((other, QAccessible.RelationFlag.DescriptionFor))
        return found

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == QAccessible.InterfaceType.AttributesInterface:
            return cast(int, self._attributes)  # an address, which the binding takes of it
        widget = self._widget
        is_cell = isinstance(widget, Accessible) and widget.accessible_cell is not None
        if kind == QAccessible.InterfaceType.TableCellInterface and is_cell:
            return cast(int, self._place)
        is_asked = kind == QAccessible.InterfaceType.TableInterface
        if is_asked and isinstance(widget, Accessible) and widget.accessible_rows():
            return (widget.findChild(TableTwin) or TableTwin(widget)).lent()
        found = super().interface_cast(kind)
        # A bare None would end the program: the binding cannot convert it.
        return Shiboken.VoidPtr(0) if found is None else found

    @cached_property
    def _attributes(self) -> Attributes:
        return Attributes(self._widget)

    @cached_property
    def _place(self) -> PlaceOfCell:
        return PlaceOfCell(self._widget)

    @property
    def _press(self) -> Callable[[], object] | None:
        widget = self._widget
        if not isinstance(widget, Accessible) or not widget.isEnabled() or not _is_exposed(widget):
            return None
        return widget.accessible_press()

    def _parts(self) -> list[QWidget]:
        return parts_in_order(self._widget) if _is_exposed(self._widget) else []


class Title(Panel):
    """A label that is a heading."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Heading

    def text(self, kind: QAccessible.Text) -> str:
        label = self._widget
        if kind != QAccessible.Text.Name or not isinstance(label, QLabel):
            return super().text(kind)
        return label.accessibleName() or label.text()


class ReadingText(Panel):
    """A text to read: its words are its content; it has those parts only that it names.

    Where it names any, they have the words, and it is the document that consists of them.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._words = _Words(widget)
        self._twin: ref[Twin | StyledTwin] | None = None
        if isinstance(widget, CaretText):
            self._twin = ref(Twin(widget))
        elif isinstance(widget, Accessible) and widget.accessible_styles():
            self._twin = ref(StyledTwin(widget))

    def role(self) -> QAccessible.Role:
        widget = self._widget
        if self._parts():
            return QAccessible.Role.Document
        own = widget.accessible_role if isinstance(widget, Accessible) else None
        return QAccessible.Role.EditableText if own is None else own

    def state(self) -> QAccessible.State:
        state = super().state()
        state.readOnly = True
        state.multiLine = True
        state.selectableText = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind != QAccessible.Text.Value:
            return super().text(kind)
        return "" if self._parts() else self._words.content

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == QAccessible.InterfaceType.TextInterface:
            if self._parts():
                return cast(int, Shiboken.VoidPtr(0))
            twin = self._twin() if self._twin is not None else None
            words = self._words if twin is None else twin.lent()
            return cast(int, words)  # an address, which the binding takes from the object
        return super().interface_cast(kind)

    def _parts(self) -> list[QWidget]:
        widget = self._widget
        named = widget.accessible_parts() if isinstance(widget, Accessible) else None
        return [part for part in named or () if part.isVisible()]


class _Words(QAccessibleTextInterface):
    """The words of a text in view, with a caret for whoever reads them character by character.

    Positions are UTF-16 units, as everywhere in Qt's interfaces.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._of = ref(widget)
        self._caret = 0

    @property
    def _widget(self) -> QWidget:
        found = self._of()
        assert found is not None, "Qt asks for widgets that are there"
        return found

    @property
    def content(self) -> str:
        """The words in view."""
        widget = self._widget
        assert isinstance(widget, Accessible)
        return widget.accessible_text() or ""

    def text(self, start: int, end: int) -> str:
        content = self.content
        units = Units(content)
        last = units.units(len(content)) if end < 0 else end
        return content[units.offset(max(0, start)) : units.offset(max(0, last))]

    def characterCount(self) -> int:
        content = self.content
        return Units(content).units(len(content))

    def cursorPosition(self) -> int:
        return min(self._caret, self.characterCount())

    def setCursorPosition(self, position: int) -> None:
        self._caret = min(max(0, position), self.characterCount())

    def characterRect(self, offset: int) -> QRect:
        return QRect(self._widget.mapToGlobal(QPoint(0, 0)), self._widget.size())

    def offsetAtPoint(self, point: QPoint) -> int:
        return -1

    def selectionCount(self) -> int:
        return 0

    def selection(self, index: int) -> tuple[int, int]:
        return (0, 0)

    def addSelection(self, start: int, end: int) -> None:
        """Nothing is selected by an assistive technology: selecting can be an answer."""

    def removeSelection(self, index: int) -> None:
        """See :meth:`addSelection`."""

    def setSelection(self, index: int, start: int, end: int) -> None:
        """See :meth:`addSelection`."""

    def scrollToSubstring(self, start: int, end: int) -> None:
        """All of it is in view."""


def _interface_for(_class: str, of: QObject) -> QAccessibleInterface | None:
    """The interface of an object of the program; None where Qt's own says everything."""
    if not isinstance(of, QWidget):
        return None
    if isinstance(of, Accessible) and of.accessible_text() is not None:
        return ReadingText(of)
    if isinstance(of, Accessible) and isinstance(of, QLabel) and of.accessible_level:
        return Title(of)
    return Panel(of) if _qt_class(type(of)) in _PLAIN else None


def _qt_class(kind: type) -> type:
    """The class of Qt that a widget's class is made from."""
    return next(base for base in kind.__mro__ if base.__module__ == "PySide6.QtWidgets")


def _is_exposed(widget: QWidget) -> bool:
    here: QWidget | None = widget
    while here is not None:
        if isinstance(here, Accessible) and not here.is_exposed:
            return False
        if here.isWindow():
            return not here.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        here = here.parentWidget()
    return True
