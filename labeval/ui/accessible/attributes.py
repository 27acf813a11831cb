"""The language of a widget's words and the level of a heading, for assistive technology."""

from __future__ import annotations

from weakref import ref

from PySide6.QtGui import QAccessible, QAccessibleAttributesInterface
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible.accessible import Accessible

_Key = QAccessible.Attribute


class Attributes(QAccessibleAttributesInterface):
    """Qt's own widgets have the same of the language: that of the widget's locale."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._of = ref(widget)

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [_Key.Locale, _Key.Level] if self._level else [_Key.Locale]

    def attributeValue(self, key: QAccessible.Attribute) -> object:
        widget = self._of()
        if key == _Key.Locale and widget is not None:
            return widget.locale()
        return self._level if key == _Key.Level and self._level else None

    @property
    def _level(self) -> int:
        widget = self._of()
        return widget.accessible_level if isinstance(widget, Accessible) else 0
