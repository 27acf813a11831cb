"""A session of hours through the real moderator's window, faster than life.

``python -m tests.runs.long_session HOURS SPEED`` runs a robot in a process of its own at
so many times real speed, follows it in the moderator's window, and prints for each sixth of the
session how long answers took to be painted there and how large the process is. The suite runs a
short version.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer

from labeval import app
from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.sessions.live import open_live
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.robot import wait_for_events
from tests.benchmarks.figures import percentile
from tests.conftest import small_items, small_study

ROOT = Path(__file__).resolve().parents[2]
PARTS = 6
_ANSWER_S = 6.0
"""Session time of an answer."""


@dataclass
class Part:
    """A sixth of the session as the moderator's window saw it."""

    seconds: list[float] = field(default_factory=list)
    """From each answer's being durable to its being painted."""
    megabytes: float = 0.0
    """Resident memory at its end."""

    def __str__(self) -> str:
        p50, p99 = (1000 * percentile(self.seconds, share) for share in (0.5, 0.99))
        return f"| {len(self.seconds)} | {p50:.1f} ms | {p99:.1f} ms | {self.megabytes:.0f} MB |"


def participant(study: Path, hours: float, speed: float) -> None:
    """The session's process: answers, page after page, and from the start again."""
    from labeval.ui.link.server import SessionLink

    application = app.make_application()
    content = StudyContent(study=small_study(), items=small_items())
    moment = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    with open_live(StudyFolder(study)) as live:
        version = live.record.versions.keep(content)
        plan = make_plan(content, "bws", 5, 0)
        header = SessionHeader(
            *("a" * 32, "lumo-rita", "bws", version, 5, 0, "en", "simulated", "", "drawn"),
            moment.utc(),
            plan,
        )
        session = start(header, content, live.record.sessions, moment.clock())
        link = SessionLink(header.id)
        session.listeners.append(lambda events: link.send_number(events[-1].seq))
        live.lock.publish(link.name)
        session.go_on()
        session.give_consent({"rating": True})
        while not link.connected:
            application.processEvents()
        robot = Robot(Character(0.3, 0, 1, False), latent_quality(content, 1), random.Random(1))
        pause = QDeadlineTimer()
        while session.state.last_ms < hours * 3_600_000:
            moment.take(_ANSWER_S)
            answer(session, robot)
            print(session.state.last_seq, session.state.last_ms, time.time(), flush=True)
            pause.setRemainingTime(max(1, round(1000 * _ANSWER_S / speed)))
            while not pause.hasExpired():
                wait_for_events(max(1, pause.remainingTime()))
        link.close()


def answer(session: Session, robot: Robot) -> None:
    """One answer, or one page on; from the last page all the way back."""
    state = session.state
    if state.on_break:
        session.end_break()
        return
    here = state.answers_here()
    open_ = [f for f in session.fields() if not here.get(f.id)]
    if open_:
        session.answer(*next(a for a in robot.answers(session) if a[0] == open_[0].id))
    elif state.screen < state.current.screens - 1:
        session.comment("The second one." if state.screen % 3 else "")
        session.go_on()
    else:
        while session.state.screen > 0:
            for given in list(session.state.answers_here()):
                session.answer(given, "")
            session.go_back()


def follow(hours: float, speed: float) -> list[Part]:
    """The moderator's process, from the first answer to the last."""
    from labeval.ui.moderator.window.opening import live_window
    from labeval.ui.theme import LIGHT

    application = app.make_application()
    given: deque[tuple[int, int, float]] = deque()
    parts = [Part() for _ in range(PARTS)]
    with tempfile.TemporaryDirectory() as place:
        words = ["participant", place, str(hours), str(speed)]
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.runs.long_session", *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        reader = threading.Thread(target=_listen, args=(child, given), daemon=True)
        window = live_window(StudyFolder(Path(place)), "", LIGHT)
        window.resize(1920, 1080)
        window.show()

        def painted() -> None:
            now, monitor = time.time(), window.watch.monitor
            while given and monitor is not None and given[0][0] <= monitor.state.last_seq:
                _, at_ms, then = given.popleft()
                part = parts[min(PARTS - 1, int(PARTS * at_ms / (hours * 3_600_000)))]
                part.seconds.append(now - then)
                part.megabytes = resident_megabytes()

        window.mirror.painted.connect(painted)
        reader.start()
        while child.poll() is None or given:
            if child.poll() is not None:
                window.mirror.update()  # the last events change nothing that is drawn
            wait_for_events(50)
        reader.join()
        assert child.stdout is not None
        child.stdout.close()
        window.close()
        window.deleteLater()
        application.processEvents()
    assert child.returncode == 0
    return parts


def resident_megabytes() -> float:
    """Resident memory of this process now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def _listen(child: subprocess.Popen[str], given: deque[tuple[int, int, float]]) -> None:
    assert child.stdout is not None
    for line in child.stdout:
        seq, at_ms, then = line.split()
        given.append((int(seq), int(at_ms), float(then)))


if __name__ == "__main__":
    if sys.argv[1] == "participant":
        participant(Path(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]))
    else:
        print(
            "| answers and turns | painted after, p50 | p99 | resident |\n| --- | --- | --- | --- |"
        )
        print(*follow(float(sys.argv[1]), float(sys.argv[2])), sep="\n")
