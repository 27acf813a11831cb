"""A process whose window is typed on until somebody kills it.

``python -m tests.runs.killing.killed_typist FOLDER`` starts the session, or resumes it where
there is one. It types the script on from where the text ends, by real key events at a person's pace
and faster, and after each key prints ``key TIME LENGTH``: the time of the system's monotonic clock
in seconds and the length of the text in the editor.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from labeval import app
from labeval.jobs.sessions.live import open_live
from labeval.study.folder import StudyFolder
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.participant.writing.page import WritingPage
from labeval.ui.theme import LIGHT
from tests.runs.killing.resumed import resumed
from tests.support.studies.frozen_ponds import ponds_content

CITATION = " [1]"
LONGEST_GAP_MS = 60


def script(length: int) -> str:
    """At least ``length`` code points to type: words, line ends, citations of passage 1."""
    sentences = (
        f"Pond {n} froze over in week {n % 9}, and {n * 3} frogs slept in its mud{CITATION}."
        + ("\n\n" if n % 5 == 0 else " ")
        for n in range(1, length)
    )
    text = ""
    while len(text) < length:
        text += next(sentences)
    return text


class Typist:
    """Types the script on, one key at a time."""

    def __init__(self, page: WritingPage, text: str) -> None:
        self._page = page
        self._text = text
        self._rng = random.Random()

    def type_on(self) -> None:
        """Press the next key, say so, and come back after a while."""
        editor, done = self._page.editor, len(self._page.text)
        if not self._text.startswith(self._page.text):
            raise SystemExit("the text in the editor is not what was typed")
        if self._text.startswith(CITATION, done):
            QTest.keyClick(editor, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        elif self._text[done] == "\n":
            QTest.keyClick(editor, Qt.Key.Key_Return)
        else:
            QTest.keyClick(editor, self._text[done])
        print("key", time.monotonic(), len(self._page.text), flush=True)
        QTimer.singleShot(self._rng.randrange(LONGEST_GAP_MS), self.type_on)


def main() -> None:
    application = app.make_application()
    with open_live(StudyFolder(Path(sys.argv[1]))) as live:
        session = resumed(live, ponds_content(), "only")
        languages = LanguageSwitch(application)
        window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
        window.present()
        typist = Typist(window.findChildren(WritingPage)[0], script(100_000))
        QTimer.singleShot(0, typist.type_on)
        application.exec()


if __name__ == "__main__":
    main()
