"""Pseudonyms for names: found in the background, marked in one edit, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from labeval.store.workbook.workbook import Workbook
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.transcript.redaction_controller import Destroying
from labeval.ui.language import interface_language
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.jobs.redaction.names import FoundNames, ListedName
    from labeval.ui.coding.transcript.pseudonyms_dialog import PseudonymsDialog


class Pseudonyms(QObject):
    """Looks for names, has them chosen, and marks all their places.

    Signals:
        message_shown: something for the bottom of the window.
    """

    message_shown = Signal(str)

    def __init__(self, controller: CodingController, destroying: Destroying) -> None:
        super().__init__(destroying)
        self._controller, self._destroying = controller, destroying
        self.background = Background(self)
        self.background.failed.connect(self.message_shown)
        self.dialog: PseudonymsDialog | None = None

    def ask(self, theme: Theme, parent: QWidget) -> None:
        """Open the dialog, and look for names in all texts."""
        if self._destroying.is_running:
            self._destroying.ask()
            return
        from labeval.ui.coding.transcript.pseudonyms_dialog import PseudonymsDialog

        dialog = PseudonymsDialog(theme, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.listed.connect(self._look)
        dialog.chosen.connect(self.mark)
        dialog.destroyed.connect(self._on_dialog_destroyed)
        self.dialog = dialog
        dialog.open()
        self._look({})

    def mark(self, names: Mapping[str, str]) -> None:
        """Mark all places of names as one edit; then ask before they go for good."""
        from labeval.jobs.redaction.names import MARK_NAMES, pseudonymising

        changes = pseudonymising(self._controller.workbook, names)
        if not changes or self._controller.do(MARK_NAMES, changes) is None:
            self.message_shown.emit(self.tr("These names are in no text that can be redacted."))
            return
        self._destroying.ask_for_names(names)

    def stop(self) -> None:
        """Give up what is being looked for."""
        self.background.close()

    def _look(self, listed: Mapping[str, ListedName]) -> None:
        path, language = self._controller.workbook.path, interface_language()

        def work(steps: Steps) -> FoundNames:
            from labeval.jobs.redaction.names import find_names

            steps()
            with Workbook(path, coder="", read_only=True) as workbook:
                return find_names(workbook, listed, language)

        self.background.ask(work, self._on_found)

    def _on_found(self, found: FoundNames) -> None:
        if self.dialog is not None:
            self.dialog.show_names(found)

    def _on_dialog_destroyed(self) -> None:
        self.dialog = None
