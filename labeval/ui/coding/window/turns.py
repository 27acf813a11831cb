"""Coders take turns at one computer: a coding window for one of them at a time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labeval.session.events.events import RecordError
from labeval.store.access.log import AccessKind, note_access
from labeval.study.folder import StudyFolder
from labeval.ui.coding.window.coder_choice import CoderDialog, known_people
from labeval.ui.coding.window.opening import coding_window, remembered_coder
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme


class CodingTurns:
    """Holds the coding window of a study; another coder gets another window in its place.

    Nothing of one coder's window is left in the next one's, so that whoever codes blindly sees
    nothing of the other.
    """

    def __init__(self, folder: StudyFolder, theme: Theme, memory: Memory) -> None:
        self._folder, self._theme, self._memory = folder, theme, memory
        self.window: CodingWindow | None = None

    def sit_down(self, coder: str = "", interviews: Sequence[Path] = ()) -> bool:
        """Open the window; whether it is open.

        Args:
            coder: code of who codes; empty for whoever coded last here; where several people
                have coded, it is asked.
            interviews: transcripts to import.

        Raises:
            RecordError: workbook or record cannot be read.
        """
        name = coder or remembered_coder(self._memory)
        known = [] if coder else known_people(self._folder)
        if set(known) - {name}:
            dialog = CoderDialog(self._theme, known, name)
            if dialog.exec() != CoderDialog.DialogCode.Accepted:
                return False
            name = dialog.coder()
            note_access(self._folder, AccessKind.OPENED, "coding", who=name)
        window = self._made(self._theme, name, interviews)
        window.resize(1440, 860)
        window.showMaximized()
        return True

    def hand_over(self, coder: str) -> None:
        """Put another coder's window in the place of the one that is open."""
        before = self.window
        assert before is not None
        before.keep_place()
        try:
            window = self._made(before.theme, coder)
        except RecordError as error:
            before.notice.show_message(sentence(error))
            return
        note_access(self._folder, AccessKind.OPENED, "coding", who=coder)
        window.setGeometry(before.geometry())
        window.setWindowState(before.windowState())
        window.show()
        before.close()
        before.deleteLater()

    def _made(self, theme: Theme, coder: str, interviews: Sequence[Path] = ()) -> CodingWindow:
        made = coding_window(self._folder, theme, self._memory, coder=coder, interviews=interviews)
        made.coder_chosen.connect(self.hand_over)
        self.window = made
        return made
