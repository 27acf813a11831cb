"""Warns when an edit in the coding window leaves several codes with one name."""

from __future__ import annotations

from PySide6.QtCore import QObject

from labeval.coding.codes.code_names import equal_names, folded
from labeval.ui.coding.window.window import CodingWindow


class NameWatch(QObject):
    """Warns once about each name that several codes have."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window
        self._known = self._groups()
        window.controller.acted.connect(self._on_acted)

    def _groups(self) -> dict[str, list[str]]:
        codes = [code for code in self._window.controller.codes.values() if not code.retired]
        return {folded(name): paths for name, paths in equal_names(codes)}

    def _on_acted(self) -> None:
        groups = self._groups()
        new = [n for n, paths in groups.items() if len(paths) > len(self._known.get(n, ()))]
        self._known = groups
        if new:
            paths = groups[new[0]]
            text = self.tr(
                "Several codes have the same name. Other programs may take them for one: {paths}"
            )
            self._window.notice.show_message(text.format(paths=", ".join(paths)))
