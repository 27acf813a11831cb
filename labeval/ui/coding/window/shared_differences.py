"""Differences from other analysts: a button that is there while something is to be decided."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from labeval.jobs.coding.set_aside import DECIDE, count_undecided, decide, undecided
from labeval.session.events.events import RecordError
from labeval.store.workbook.sharing import forget_set_aside
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.window.differences_dialog import DifferencesDialog, Sides
from labeval.ui.plain import set_tool_tip
from labeval.ui.sentences import sentence

if TYPE_CHECKING:
    from labeval.exchange.qda.differences import Difference, Key
    from labeval.ui.coding.window.window import CodingWindow


class SharedDifferencesDialog(DifferencesDialog):
    """Differences of what counts now from what was set aside."""

    def sides(self) -> Sides:
        """The names of the sides: the value that counts, and the one that does not."""
        return Sides(
            here=self.tr("Counts now"),
            there=self.tr("Set aside"),
            all_here=self.tr("All as now"),
            all_there=self.tr("All as set aside"),
            found=lambda number: self.tr("%Ln difference(s).", "", number),
            taken=lambda number: self.tr("%Ln taken from what was set aside.", "", number),
            do=self.tr("Decide"),
        )


class SharedDifferences(QObject):
    """A button in the bar, and the dialog that it opens. A decision is one edit."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self.dialog: SharedDifferencesDialog | None = None
        self.button = QuietButton()
        window.header.add_button(self.button)
        self.button.clicked.connect(self.open_dialog)
        self._controller.looked_elsewhere.connect(self._show_count)
        self._controller.acted.connect(self._show_count)
        window.retranslated.connect(self._show_count)
        self._show_count()

    def open_dialog(self) -> None:
        """All that is to be decided."""
        window = self._window
        try:
            found = undecided(self._controller.workbook)
        except RecordError as error:
            window.footer.show_message(sentence(error))
            return
        if not found:
            self._decide([], [])
            return
        self.dialog = SharedDifferencesDialog(window.theme, window, found)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.decided.connect(lambda mine: self._decide(found, mine))
        self.dialog.open()

    def _decide(self, found: list[Difference], mine: Collection[Key]) -> None:
        controller, footer = self._controller, self._window.footer
        book = controller.workbook
        try:
            decision = decide(book, found, mine)
            done = not decision.changes or controller.do(DECIDE, decision.changes) is not None
            if done:
                with book.explaining():
                    forget_set_aside(book.connection, decision.decided)
        except RecordError as error:
            footer.show_message(sentence(error))
            return
        if done and decision.without_place:
            footer.show_message(
                self.tr(
                    "%Ln segment(s) have no place: their words are not in the text any more. They "
                    "stay in the list.",
                    "",
                    decision.without_place,
                )
            )
        self._show_count()

    def _show_count(self, _edit: object = None) -> None:
        try:
            number = count_undecided(self._controller.workbook)
        except RecordError:
            return  # whatever is done next says what is wrong with it
        self.button.setVisible(number > 0)
        self.button.setText(self.tr("Decide (%Ln)", "", number))
        name = self.tr(
            "%Ln thing(s) that you and another analyst changed at the same time", "", number
        )
        self.button.setAccessibleName(f"{self.button.text()}: {name}")
        set_tool_tip(self.button, name)
