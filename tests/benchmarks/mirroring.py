"""From an answer in the participant's process to its being painted in the moderator's window.

The participant is a process of its own, as in a session: ``python -m tests.benchmarks.mirroring
FOLDER`` seats a robot, gives an answer for each line it is given, and says when it was given.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.figures import Figure, spread

ROOT = Path(__file__).resolve().parent.parent.parent


def mirror_latency(place: Path, count: int = 300) -> Figure:
    """Answers one after the other, each of them changing the one before.

    Args:
        place: a study folder.
    """
    from PySide6.QtTest import QTest

    from labeval import app
    from labeval.study.folder import StudyFolder
    from labeval.ui.moderator.window.opening import live_window
    from labeval.ui.theme import LIGHT

    application = app.make_application()
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.benchmarks.mirroring", str(place)]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as participant:
        assert participant.stdin is not None and participant.stdout is not None
        participant.stdout.readline()  # the session is at its first page
        window = live_window(StudyFolder(place), "", LIGHT)
        window.resize(1920, 1080)
        window.show()
        QTest.qWaitForWindowExposed(window)
        painted: list[float] = []
        window.mirror.painted.connect(lambda: painted.append(time.time()))
        taken: list[float] = []
        for n in range(count + 5):
            while painted:  # the clock and the second look of the answer before
                painted.clear()
                QTest.qWait(20)
            participant.stdin.write("\n")
            participant.stdin.flush()
            while not painted:
                application.processEvents()
            given = float(participant.stdout.readline())
            if n >= 5:
                taken.append(painted[0] - given)
        participant.stdin.close()
        window.close()
    return Figure(
        "an answer, from given to painted in the moderator's mirror",
        spread(taken),
        "p99 under 50 ms",
    )


def _answers(place: Path) -> None:
    """The participant's side."""
    from labeval import app
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.study.folder import StudyFolder
    from labeval.study.reading import read_study
    from labeval.ui.link.server import SessionLink
    from tests.benchmarks.walk import to_rating

    application = app.make_application()
    folder = StudyFolder(place)
    with open_live(folder) as live:
        decided = SessionStart(kind="simulated", condition="ab", override_reason="benchmark")
        session = live.start(read_study(place), decided)
        to_rating(session)
        link = SessionLink(session.header.id)
        session.listeners.append(lambda events: link.send_number(events[-1].seq))
        live.lock.publish(link.name)
        print("ready", flush=True)
        while not link.connected:
            application.processEvents()
        field = session.fields()[0]
        for n, _ in enumerate(sys.stdin):
            given = time.time()
            session.answer(field.id, field.options[n % len(field.options)])
            print(given, flush=True)
            application.processEvents()
        link.close()


if __name__ == "__main__":
    _answers(Path(sys.argv[1]))
