"""Two people type on one keyboard, over every change of focus, on a real (virtual) X display.

``python -m tests.runs.screens.shared_keyboard KEYS SEED`` runs the participant's page and the
moderator's window, two processes as in the lab, and a fast typist who goes on typing while the
keyboard changes hands. It prints how many keys reached whom, and of each key that reached the wrong
window after what. Names of ways after the seed, e.g. ``died_under_the_mouse``, run these alone.
``WINDOW_MANAGER=openbox`` in the environment runs the same under a window manager.

``... participant STUDY`` and ``... moderator STUDY`` are the two processes; they say on their
standard output who has the keyboard, and at the end how many keys of each person they took.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from labeval import app, places
from labeval.study.folder import StudyFolder
from tests.runs.screens.display import display_environment
from tests.runs.screens.x_input import SUPERVISOR_CODES, XInput

ROOT = Path(__file__).resolve().parents[3]
_WIDTH, _HEIGHT = 1280, 720
_PATIENCE = 60.0
_LOOK = 1.0
"""Seconds that the supervisor looks where the keyboard is after the participant's click."""
_TYPICAL_GAP, _SPREAD, _LONGEST_GAP = 0.085, 0.55, 0.6
"""Seconds between two keys of a fast typist: log-normal, 140 words a minute at the median."""
_TEXT = "abcdefghijklmnopqrstuvwxyz0123456789 ,."


class KeyCounter(QObject):
    """Counts the keys that a widget of a process is given, by whose they are."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: Counter[str] = Counter()
        self._last = (0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress and isinstance(watched, QWidget)
        if not pressed or not isinstance(event, QKeyEvent):
            return False
        key = (event.timestamp(), event.nativeScanCode())
        if key != self._last:  # a widget hands it on to those that it is in
            self._last = key
            mine = event.nativeScanCode() in SUPERVISOR_CODES
            self.taken["supervisor" if mine else "participant"] += 1
            say(taken=dict(self.taken))  # at once, because the process may be killed
        return False


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def until_asked(application: QApplication) -> None:
    """Live until the standard input is closed."""
    heard = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    heard.activated.connect(lambda *_: application.quit())
    application.exec()


def participant(study: Path) -> None:
    """The session's process, at a rating page that nothing leaves."""
    from labeval.jobs.sessions.live import open_live
    from labeval.session.assignment.starting import SessionStart
    from labeval.study.reading import read_study
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.link.key_guard import now_ms
    from labeval.ui.participant.pages.rating_page import RatingPage
    from labeval.ui.participant.window.attending import attended
    from labeval.ui.participant.window.window import ParticipantWindow
    from labeval.ui.theme import LIGHT
    from tests.benchmarks.walk import to_rating

    application = app.make_application()
    counter = KeyCounter()
    application.installEventFilter(counter)
    with open_live(StudyFolder(study)) as live:
        decided = SessionStart(kind="simulated", condition="dqe", override_reason="keyboard")
        session = live.start(read_study(study), decided)
        to_rating(session)
        source = live.actions(session)
        window = ParticipantWindow(
            session,
            LIGHT,
            full_screen=False,
            translations=LanguageSwitch(application),
            actions=source,
        )
        window.setGeometry(_WIDTH, 0, _WIDTH, _HEIGHT)
        window.presence.keyboard_changed.connect(lambda: say(at=window.presence.keyboard_at))
        with attended(window, live) as link:
            link.moderator_typed.connect(lambda at: say(notice_ms=now_ms() - at))
            window.show()
            window.activateWindow()
            page = next(p for p in window.findChildren(RatingPage) if p.isVisible())
            field = page.view.fields[0]
            options = [page.control(field.id, value) for value in field.options]
            places_ = [o.mapToGlobal(o.rect().center()) for o in options if o is not None]
            say(options=[(p.x(), p.y()) for p in places_])
            until_asked(application)
        window.close()
        source.close()


def moderator(study: Path) -> None:
    """The moderator's process."""
    from labeval.ui.moderator.window.opening import live_window
    from labeval.ui.theme import LIGHT

    application = app.make_application()
    counter = KeyCounter()
    application.installEventFilter(counter)
    window = live_window(StudyFolder(study), "", LIGHT)
    window.setGeometry(0, 0, _WIDTH, _HEIGHT)
    show = window.show_keyboard

    def shown(at: object) -> None:
        show(at)  # type: ignore[arg-type]
        say(at=at)

    window.show_keyboard = shown  # type: ignore[method-assign, assignment]
    window.show()
    until_asked(application)
    window.close()


class Side:
    """One of the two processes, and what it last said."""

    def __init__(self, role: str, study: Path, environment: dict[str, str]) -> None:
        self.at = ""
        self.options: list[tuple[int, int]] = []
        self.taken: Counter[str] = Counter()
        self.arrived: dict[str, list[float]] = {"supervisor": [], "participant": []}
        """When it was heard of each person's keys."""
        self.notices: list[int] = []
        """Milliseconds from a key in the other window until this side knew of it."""
        self._news = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.runs.screens.shared_keyboard", role, str(study)],
            cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            with self._news:
                self.at = told.get("at", self.at) or ""
                self.options = told.get("options", self.options)
                taken = Counter(told.get("taken", self.taken))
                for person in (taken - self.taken).elements():
                    self.arrived[person].append(time.monotonic())
                self.taken = taken
                self.notices += [told["notice_ms"]] if "notice_ms" in told else []
                self._news.notify_all()

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until what this side says makes a condition true."""
        with self._news:
            if not self._news.wait_for(condition, _PATIENCE):
                raise AssertionError(f"waited in vain: {what}; the sign says '{self.at}'")

    def comes_true(self, condition: Callable[[], bool], seconds: float) -> bool:
        """Whether what this side says makes a condition true so soon."""
        with self._news:
            return self._news.wait_for(condition, seconds)

    def finish(self) -> Counter[str]:
        """End it, and return whose keys it took."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=_PATIENCE)
        self._reader.join(timeout=_PATIENCE)
        return self.taken

    def kill(self) -> None:
        """End it by its id, in mid-word."""
        self._process.kill()
        self._process.wait()
        self._reader.join(timeout=_PATIENCE)


class Typist:
    """Both people at the one keyboard: what they press, and what they see before they begin."""

    def __init__(
        self, seed: int, haste: float, left: Side, right: Side, keyboard: XInput, study: Path
    ) -> None:
        self.rng = random.Random(seed)
        self.haste = haste
        self.left, self.right, self.keyboard = left, right, keyboard
        self.study = study
        self.pressed: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()
        self.died: Counter[str] = Counter()
        self.died_arrived: list[float] = []
        """When the participant's keys reached a program that died later."""
        self.marks: list[tuple[float, str]] = []
        """When something happened that moves the keyboard."""

    def mark(self, what: str) -> None:
        self.marks.append((time.monotonic(), what))

    def gap(self) -> None:
        typical = _TYPICAL_GAP / self.haste
        time.sleep(min(_LONGEST_GAP, self.rng.lognormvariate(0, _SPREAD) * typical))

    def supervisor(self, keys: int) -> None:
        """The supervisor types a text, with an Enter now and then."""
        for _ in range(keys):
            self.gap()
            key = "Return" if self.rng.random() < 0.06 else self.rng.choice(_TEXT)
            self.keyboard.supervisor_key(key)
            self.pressed["supervisor"] += 1

    def press(self, key: str) -> None:
        self.gap()
        self.keyboard.supervisor_key(key)
        self.pressed["supervisor"] += 1

    def participant(self, keys: int) -> None:
        """The participant rates by digits."""
        for _ in range(keys):
            self.gap()
            self.keyboard.participant_key(self.rng.choice("12345"))
            self.pressed["participant"] += 1

    def click_page(self) -> None:
        x, y = self.rng.choice(self.right.options)
        self.keyboard.click(x, y)
        self.mark("click on the page")

    def some(self) -> int:
        return self.rng.randint(3, 30)

    def run(self, keys: int, only: list[str]) -> None:
        """Change hands again and again, until so many keys have been pressed."""
        self.to_supervisor()
        deaths = 1 if keys >= 2000 else 0
        often = {
            "by_click_in_mid_word": 3, "by_click_after_enter": 4, "by_the_key": 4,
            "died_in": deaths, "died_under_the_mouse": deaths,
        }  # fmt: skip
        often = dict.fromkeys(only, 1) or often
        while self.pressed.total() < keys:
            way = self.rng.choices(list(often), list(often.values()))[0]
            self.changes[way] += 1
            self.mark(way)
            getattr(self, way)()

    def to_supervisor(self) -> None:
        """The supervisor clicks into their window; the participant goes on typing."""
        self.changes["to_supervisor"] += 1
        self.participant(self.some())
        self.keyboard.click(500, 14)
        self.mark("click in the moderator's window")
        self.participant(self.rng.randint(0, 25))
        self.left.wait_for(lambda: self.left.at == "here", "the moderator's window")

    def by_click_in_mid_word(self) -> None:
        """The participant clicks while a note is half typed, which keeps the keyboard."""
        self.supervisor(self.some())
        self.press("x")
        self.click_page()
        self.supervisor(self.some())
        self.press("Return")
        self.come_back()

    def by_click_after_enter(self) -> None:
        """The participant clicks where nobody types, and the supervisor types on."""
        self.supervisor(self.some())
        self.press("Return")
        self.click_page()
        self.supervisor(self.rng.randint(0, 30))
        self.come_back()

    def by_the_key(self) -> None:
        """The supervisor gives the keyboard away, and types on all the same."""
        self.supervisor(self.some())
        self.press("F6")
        self.supervisor(self.rng.randint(0, 30))
        self.come_back()

    def died_in(self) -> None:
        """The moderator's program dies in mid-word, and is started again."""
        self.supervisor(self.some())
        self.die()
        self.supervisor(self.some())
        self.start_again()
        self.come_back()

    def died_under_the_mouse(self) -> None:
        """It dies with the mouse on the page, which the participant then clicks."""
        for _ in range(self.some()):
            self.press(self.rng.choice("abcde"))
        self.click_page()  # which leaves the keyboard where a note is half typed
        self.die()
        self.supervisor(self.some())
        self.click_page()
        self.supervisor(self.some())
        self.start_again()
        self.come_back()

    def die(self) -> None:
        self.left.kill()
        self.mark("death")
        self.died += self.left.taken
        self.died_arrived += self.left.arrived["participant"]

    def start_again(self) -> None:
        self.left = Side("moderator", self.study, dict(os.environ))
        self.left.wait_for(lambda: bool(self.left.at), "the moderator's window again")

    def come_back(self) -> None:
        """Whoever has the keyboard now, the participant rates and the supervisor takes it back.

        Nobody has typed for a second, so the supervisor looks who has it before they go on: a key
        that they began with unseen would look like the participant's own.
        """
        if self.right.at != "here":
            time.sleep(1.0)  # they have seen that it is not theirs
            self.click_page()
        came = self.right.comes_true(lambda: self.right.at in ("here", "arriving"), _LOOK)
        if came or self.left.at not in ("here", "arriving"):
            self.right.wait_for(lambda: self.right.at == "here", "the participant's page")
            self.to_supervisor()

    def after_what(self) -> list[str]:
        """After what each key came that reached the wrong window."""
        wrong = self.right.arrived["supervisor"] + self.left.arrived["participant"]
        found = []
        for at in sorted(wrong + self.died_arrived):
            last = [(then, what) for then, what in self.marks if then <= at][-2:]
            found.append(", ".join(f"{(at - then) * 1000:.0f} ms after {w}" for then, w in last))
        return found


def drive(study: Path, keys: int, seed: int, haste: float, only: list[str]) -> dict[str, object]:
    """Press the keys on the display of the environment, and return whom they reached."""
    keyboard = XInput()
    keyboard.map_supervisor_keys()
    environment = dict(os.environ)
    right = Side("participant", study, environment)
    right.wait_for(lambda: bool(right.options), "the participant's page")
    left = Side("moderator", study, environment)
    typist = Typist(seed, haste, left, right, keyboard, study)
    try:
        right.wait_for(lambda: right.at == "here", "the sign on the participant's page")
        left.wait_for(lambda: bool(left.at), "the sign in the moderator's window")
        typist.run(keys, only)
        time.sleep(1.0)  # what is under way arrives
        at_left, at_right = typist.left.finish(), right.finish()
    finally:
        for side in (typist.left, right):
            side.kill()
        keyboard.close()
    at_left += typist.died
    pressed, notices = typist.pressed, sorted(right.notices)
    rightly = at_left["supervisor"] + at_right["participant"]
    wrongly = {
        "supervisor's keys on the page": at_right["supervisor"],
        "participant's keys in the moderator's window": at_left["participant"],
    }
    return {
        "pressed": dict(pressed),
        "reached whom they were meant for": rightly,
        "dropped": pressed.total() - rightly - sum(wrongly.values()),
        "wrong": wrongly,
        "wrong after": typist.after_what(),
        "changes of hands": dict(typist.changes),
        "a key was known to the other process after ms": {
            "half": notices[len(notices) // 2], "99 %": notices[len(notices) * 99 // 100],
            "all": notices[-1],
        } if notices else {},
    }  # fmt: skip


def run(keys: int, seed: int, *only: str, haste: float = 1.0) -> dict[str, object]:
    """The whole thing on a display of its own; with more ``haste`` they type faster."""
    study = Path(tempfile.mkdtemp(prefix="shared-keyboard-")) / "study"
    shutil.copytree(places.templates() / "six-methods", study)
    with display_environment(f"{2 * _WIDTH}x{_HEIGHT}") as environment:
        environment |= {"XDG_CONFIG_HOME": str(study.parent / "config")}
        manager = os.environ.get("WINDOW_MANAGER")
        managing = subprocess.Popen([manager], env=environment) if manager else None
        try:
            done = subprocess.run(
                [sys.executable, "-m", "tests.runs.screens.shared_keyboard", "drive",
                 str(study), str(keys), str(seed), str(haste), *only],
                cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True,
            )  # fmt: skip
        finally:
            if managing is not None:
                managing.terminate()
                managing.wait()
    shutil.rmtree(study.parent)
    found = json.loads(done.stdout.splitlines()[-1])
    assert isinstance(found, dict)
    return found


if __name__ == "__main__":
    if sys.argv[1] == "participant":
        participant(Path(sys.argv[2]))
    elif sys.argv[1] == "moderator":
        moderator(Path(sys.argv[2]))
    elif sys.argv[1] == "drive":
        what = (int(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5]), sys.argv[6:])
        say(**drive(Path(sys.argv[2]), *what))
    else:
        print(json.dumps(run(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]), indent=1))
