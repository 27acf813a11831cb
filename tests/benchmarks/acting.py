"""From an act being durable in the mailbox to its being painted on the participant's page.

The moderator is a process of its own, as in a session: ``python -m tests.benchmarks.acting
FOLDER SESSION`` puts in a message for each line it is given, nudges, and says when the message
was durable.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from labeval.collector import settled
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.running.session import Session
from labeval.store.disk.lock import holder_of
from labeval.store.record.mailbox import Mailbox
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.link.client import ModeratorLink
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.walk import to_rating

ROOT = Path(__file__).resolve().parent.parent.parent


def act_latency(content: StudyContent, place: Path, count: int = 300) -> Figure:
    """Messages one after the other, while the participant's page is on screen."""
    from labeval import app
    from labeval.jobs.sessions.live import open_live
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.participant.window.attending import attended
    from labeval.ui.participant.window.window import ParticipantWindow
    from labeval.ui.theme import LIGHT

    application = app.make_application()
    folder = StudyFolder(place)
    with open_live(folder) as live:
        decided = SessionStart(kind="simulated", condition="ab", override_reason="benchmark")
        session = live.start(content, decided)
        to_rating(session)
        window = ParticipantWindow(
            session,
            LIGHT,
            full_screen=False,
            translations=LanguageSwitch(application),
            actions=live.actions(session),
        )
        window.setFixedSize(1280, 720)
        window.show()
        QTest.qWaitForWindowExposed(window)
        with attended(window, live), settled():
            taken = list(_latencies(folder, session, application, count))
        window.close()
    return Figure("an action, from durable to painted on the participant's page", spread(taken))


def _latencies(
    folder: StudyFolder, session: Session, application: QCoreApplication, count: int
) -> Iterator[float]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.benchmarks.acting", folder.path, session.header.id]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as moderator:
        assert moderator.stdin is not None and moderator.stdout is not None
        for _ in range(count):
            moderator.stdin.write("\n")
            moderator.stdin.flush()
            while session.state.moderated.message is None:
                application.processEvents()
            application.processEvents()
            painted = time.time()
            yield painted - float(moderator.stdout.readline())
            session.put_message_away()
            application.processEvents()
        moderator.stdin.close()


def main() -> None:
    """The moderator's process."""
    application = QCoreApplication([])
    folder, session = StudyFolder(Path(sys.argv[1])), sys.argv[2]

    def find() -> str:
        holder = holder_of(folder.lock)
        return holder.link if holder is not None else ""

    link = ModeratorLink(find)
    link.start()
    while not link.is_connected:
        application.processEvents()
    with Mailbox(folder.database) as mailbox:
        for _ in sys.stdin:
            number = mailbox.put(session, actions.send_message("", "Take all the time you need."))
            durable = time.time()
            link.send_number(number)
            print(durable, flush=True)


if __name__ == "__main__":
    main()
