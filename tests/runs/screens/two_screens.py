"""A robot participant on the left screen, a scripted supervisor on the right one, a whole session.

``python -m tests.runs.screens.two_screens OUT [PACE]`` runs both on a virtual display of two
screens and leaves a picture of every state of the moderator's window in OUT; PACE is the time in
seconds that the robot takes for an answer. The suite runs a quick version.

In a process of its own: ``... participant STUDY PACE`` and ``... supervisor STUDY OUT``. Both are
the windows of the program; the supervisor only presses keys.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtTest import QTest

from labeval import app, places
from labeval.session.events.actions import Action
from labeval.session.monitor.monitor import SessionMonitor
from labeval.study.folder import StudyFolder
from labeval.ui.robot import wait_for_events
from tests.runs.screens.display import display_environment

ROOT = Path(__file__).resolve().parents[3]
_PATIENCE_MS = 60_000
_TRIES = 6
_ALT = Qt.KeyboardModifier.AltModifier
_CTRL = Qt.KeyboardModifier.ControlModifier
_QUESTIONS_AT = (24, 40)
"""After so many answers the participant asks."""


def until(condition: Callable[[], bool], what: str, patience_ms: int = _PATIENCE_MS) -> None:
    """Let both windows live until something holds."""
    deadline = QDeadlineTimer(patience_ms)
    while not condition():
        if deadline.hasExpired():
            raise AssertionError(f"waited in vain: {what}")
        wait_for_events(20)


def participant(study: Path, pace: float) -> None:
    """The session's process: a robot that answers at its pace, and asks twice."""
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.study.reading import read_study
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.participant.window.attending import attended
    from labeval.ui.robot import WindowRobot

    application = app.make_application()
    count = 0
    with open_live(StudyFolder(study)) as live:
        decided = SessionStart(kind="simulated", condition="dqe", override_reason="two screens")
        session = live.start(read_study(study), decided)
        source = live.actions(session)

        def heard(page: str, field: str, value: str) -> None:
            nonlocal count
            count += 1
            if count in _QUESTIONS_AT:
                robot.window._asking.toggle_question()
                until(lambda: session.state.moderated.question is None, "an answer")
            QTest.qWait(int(pace * 1000))

        languages = LanguageSwitch(application)
        robot = WindowRobot(session, languages, size=(1920, 1080), on_answer=heard, actions=source)
        robot.window.move(0, 0)
        with attended(robot.window, live):
            print(robot.run(), flush=True)
        source.close()
        sys.stdin.read()  # the interview has been led
        live.back_up()


class Supervisor:
    """Presses keys in the moderator's window and looks at it."""

    def __init__(self, study: Path, out: Path) -> None:
        from labeval.ui.moderator.window.opening import live_window
        from labeval.ui.theme import LIGHT

        out.mkdir(parents=True, exist_ok=True)
        self.out = out
        self.sent: list[Action] = []
        self.pictures = 0
        self.window = live_window(StudyFolder(study), "", LIGHT)
        self.window.controller.sent.connect(self.sent.append)
        self.window.setGeometry(1920, 0, 1920, 1080)
        self.window.show()

    @property
    def monitor(self) -> SessionMonitor:
        found = self.window.watch.monitor
        assert found is not None
        return found

    def picture(self, name: str) -> None:
        """Keep what the window shows now."""
        QTest.qWait(150)
        self.pictures += 1
        self.window.grab().save(str(self.out / f"{self.pictures:02}-{name}.png"))

    def press(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier | None = None) -> None:
        """Keys one after the other, and words typed letter by letter."""
        for key in keys:
            target = self.window.focusWidget() or self.window
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key, held or Qt.KeyboardModifier.NoModifier)

    def command(self, key: Qt.Key, *words: Qt.Key | str) -> None:
        """A key with the control key held, then words; Enter is confirmed with the control key."""
        self.press(key, held=_CTRL)
        for word in words:
            self.press(word, held=_CTRL if word == Qt.Key.Key_Return else None)

    def do(self, name: str, steps: Callable[[], None], *, anywhere: bool = False) -> None:
        """Do something to the session, and again where the participant had gone on meanwhile."""
        for _ in range(_TRIES):
            until(lambda: anywhere or self.rates(), f"a page for {name}")
            before = len(self.sent)
            steps()
            if len(self.sent) == before:
                continue  # it did not fit when the key was pressed
            action = self.sent[-1]
            until(
                lambda a=action: a.id in self.monitor.state.moderated.actions, f"{name} to happen"
            )
            if action.id not in self.monitor.log.refused:
                print(name, flush=True)
                return
        raise AssertionError(f"{name} was never possible: {self.monitor.log.refused}")

    def rates(self) -> bool:
        """Whether a rating page is on screen, and nothing rests."""
        monitor = self.window.watch.monitor
        if monitor is None:
            return False
        state = monitor.state
        at_rest = state.paused or state.on_break or state.ended is not None
        return state.current.kind == "rating" and not at_rest


def supervisor(study: Path, out: Path) -> None:
    """The moderator's process."""
    app.make_application()
    me = Supervisor(study, out)
    me.picture("no-session")
    print("ready", flush=True)
    until(lambda: me.window.watch.monitor is not None, "the consent")
    me.picture("first-screen")
    until(me.rates, "a rating page", 120_000)
    conduct(me)
    interview(me)
    me.window.close()
    print("done", flush=True)


def conduct(me: Supervisor) -> None:
    """Every act there is, while the participant rates."""
    key, press, command = Qt.Key, me.press, me.command
    me.picture("rating-page")
    command(key.Key_N, "thinks honesty means ")
    me.picture("note-begun")
    me.do("note", lambda: press("tone", key.Key_Return), anywhere=True)
    me.do("marker", lambda: command(key.Key_2))
    command(key.Key_M)
    me.picture("message-asked")
    press(key.Key_1, held=_ALT)
    me.do("message", lambda: press(key.Key_Return), anywhere=True)
    me.do("reminder", lambda: command(key.Key_R))
    me.do("hint", lambda: (command(key.Key_H), press(key.Key_1, held=_ALT)))
    me.picture("hint-given")
    me.do("pause", lambda: command(key.Key_P))
    me.picture("paused")
    me.do("resume", lambda: command(key.Key_P), anywhere=True)
    me.do("more time", lambda: command(key.Key_X))
    command(key.Key_S)
    me.picture("skip-asked")
    press(key.Key_Escape)
    me.do("skip", lambda: command(key.Key_S, "the text was cut off", key.Key_Return))
    until(lambda: me.monitor.state.moderated.question is not None, "a question")
    me.picture("question-asked")
    me.do("answer aloud", lambda: command(key.Key_A))
    me.do("back", lambda: command(key.Key_B, "clicked too early", key.Key_Return))
    me.picture("after-going-back")
    until(lambda: me.monitor.state.moderated.question is not None, "another question")
    me.do("answer in writing", lambda: command(key.Key_W, "Only the text.", key.Key_Return))
    me.do("break", lambda: command(key.Key_K))
    me.picture("on-a-break")
    press(key.Key_Left)
    press(key.Key_Left)
    me.picture("earlier-page")
    press(key.Key_Escape)
    command(key.Key_G)
    until(me.rates, "a page after the break")
    me.picture("flags-and-timeline")
    me.do("end", lambda: command(key.Key_E, "the building closes", key.Key_Return))
    until(lambda: me.monitor.state.ended is not None, "the end")


def interview(me: Supervisor) -> None:
    """The guide, an own question, remarks, and a moment opened."""
    key, press, command = Qt.Key, me.press, me.command
    me.picture("interview")
    command(key.Key_T)
    press("first the source, then the text", key.Key_Return)
    press(key.Key_Down)
    command(key.Key_T)
    command(key.Key_O, "Would you do it again?", key.Key_Return)
    command(key.Key_R, "a calm session", key.Key_Return)
    me.picture("interview-led")
    command(key.Key_1)
    me.picture("moment-opened")
    press(key.Key_Escape)


def run(out: Path, pace: float) -> tuple[StudyFolder, list[str]]:
    """Both processes on two virtual screens.

    Returns:
        The study's folder beside the pictures, and what the supervisor did.
    """
    study = Path(tempfile.mkdtemp(prefix="two-screens-")) / "study"
    shutil.copytree(places.templates() / "six-methods", study)
    pipe, module = subprocess.PIPE, [sys.executable, "-m", "tests.runs.screens.two_screens"]
    with display_environment("3840x1080") as environment:
        right = subprocess.Popen(
            [*module, "supervisor", str(study), str(out)],
            cwd=ROOT, env=environment, stdout=pipe, text=True,
        )  # fmt: skip
        assert right.stdout is not None
        said = [right.stdout.readline().strip()]
        left = subprocess.Popen(
            [*module, "participant", str(study), str(pace)],
            cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True,
        )  # fmt: skip
        try:
            said += [line.strip() for line in right.stdout]
            right.wait(timeout=60)
            told, _ = left.communicate(timeout=60)
        finally:
            for process in (left, right):
                process.kill()
                process.wait()
            right.stdout.close()
    assert (left.returncode, right.returncode) == (0, 0), (said, told)
    return StudyFolder(study), [*said, told.strip()]


if __name__ == "__main__":
    if sys.argv[1] == "participant":
        participant(Path(sys.argv[2]), float(sys.argv[3]))
    elif sys.argv[1] == "supervisor":
        supervisor(Path(sys.argv[2]), Path(sys.argv[3]))
    else:
        begun = time.monotonic()
        folder, lines = run(Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 0.2)
        print(*lines, sep="\n")
        print(f"{time.monotonic() - begun:.0f} s, record {folder.database}")
