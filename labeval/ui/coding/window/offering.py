"""The small menu next to selected words, and dragging the words to a code."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QMimeData, QObject, Qt
from PySide6.QtGui import QDrag

from labeval.ui.coding.codes.code_model import SELECTION_MIME
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.codes.selection_menu import SelectionMenu
from labeval.ui.coding.codes.selection_offers import offers
from labeval.ui.coding.window.frame import CodingFrame
from labeval.ui.coding.window.highlight import Highlight


class Offering(QObject):
    """Brings the small menu to what is selected, and takes it away.

    Args:
        ask_code: asks for a code by its name.
    """

    def __init__(
        self,
        frame: CodingFrame,
        edits: CodingEdits,
        highlight: Highlight,
        *,
        ask_code: Callable[[], None],
    ) -> None:
        super().__init__(frame)
        self.menu = SelectionMenu(frame.theme, frame.view.viewport())
        self._view, self._controller = frame.view, frame.controller
        self._edits, self._highlight = edits, highlight
        self._ask_code = ask_code
        self._view.selection_changed.connect(self._on_selection_changed)
        self._view.selection_finished.connect(self._offer)
        self._view.selection_dragged.connect(self._on_selection_dragged)
        self._view.verticalScrollBar().valueChanged.connect(self.menu.hide)
        self.menu.picked.connect(self._on_picked)

    def _on_selection_changed(self) -> None:
        if self._view.selection is None:
            self.menu.hide()

    def _offer(self) -> None:
        if self._view.selection is None:
            return
        box = self._view.selection_box()
        known = self._controller.codes
        used = [known[id] for id in self._edits.recent if id in known]
        codes = [code for code in used if code.codable and not code.retired]
        digits = {code.id: digit for digit, code in self._edits.digits.codes(known)}
        self.menu.offer(
            offers(codes, digits, self._highlight.colours),
            box.topLeft(),
            box.height(),
            self._view.viewport().width(),
        )

    def _on_picked(self, name: str) -> None:
        if name == "vivo":
            self._edits.code_in_vivo()
        elif name == "code":
            self._ask_code()
        else:
            self._edits.code_selection_with(name)

    def _on_selection_dragged(self) -> None:
        selection = self._view.selection
        if selection is None:
            return
        data = QMimeData()
        data.setData(SELECTION_MIME, QByteArray(b"1"))
        data.setText(selection.text)
        drag = QDrag(self._view)
        drag.setMimeData(data)
        self.menu.hide()
        drag.exec(Qt.DropAction.CopyAction)
