"""One keyboard and one mouse for two windows of two processes, on a real (virtual) X display.

``python -m tests.end_to_end.shared_keyboard STUDY`` seats a participant on the right half of the
display, starts ``labeval moderate`` on the left half, and moves mouse and keyboard by xdotool. It
prints one line for each thing that was seen to hold.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from labeval import app
from labeval.jobs.live import LiveSession, open_live
from labeval.session.events import Kind
from labeval.session.run import Session
from labeval.session.seating import Seat
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.link.attending import attended
from labeval.ui.participant.front_watch import GRACE_MS
from labeval.ui.participant.rating_page import RatingPage
from labeval.ui.participant.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.walk import pass_screen
from tests.end_to_end.two_screens import until

_HEADER = QPoint(700, 12)
"""Where the moderator's window has nothing to click on."""


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def click(where: QPoint) -> None:
    xdotool("mousemove", where.x(), where.y(), "click", 1)


def take_moderator(window: ParticipantWindow) -> None:
    """Go to the moderator's window, not faster than a person."""
    QTest.qWait(2 * GRACE_MS)
    click(_HEADER)
    until(lambda: not window.isActiveWindow(), "the moderator's window to be active")


def option(window: ParticipantWindow, number: int) -> tuple[str, str, QPoint]:
    """A field of the page with one of its options, and where that stands on the display."""
    page = next(p for p in window.findChildren(RatingPage) if p.isVisible())
    field = page.view.fields[number]
    control = page.control(field.id, field.options[number])
    assert control is not None
    return field.id, field.options[number], control.mapToGlobal(control.rect().center())


def given(session: Session, field: str) -> str:
    return session.state.answers_here().get(field, "")


def main() -> None:
    application = app.make_application()
    folder = StudyFolder(Path(sys.argv[1]))
    with open_live(folder) as live:
        decided = Seat(kind="simulated", condition="dqe", override_reason="keyboard")
        session = live.seat(read_study(folder.path), decided)
        while session.state.current.kind != "rating":
            pass_screen(session)
        window = ParticipantWindow(
            session, LIGHT, full_screen=False, translations=LanguageSwitch(application),
            acts=live.acts(session),
        )  # fmt: skip
        window.setGeometry(1920, 0, 1920, 1080)
        window.show()
        window.activateWindow()
        until(window.isActiveWindow, "the participant's window")
        with attended(window, live):
            go_through(window, session, live, folder)
        window.close()


def go_through(
    window: ParticipantWindow, session: Session, live: LiveSession, folder: StudyFolder
) -> None:
    command = [sys.executable, "-m", "labeval", "moderate", str(folder.path)]
    moderator = subprocess.Popen(command)
    try:
        until(lambda: window._attended, "the moderator")
        QTest.qWait(1500)  # its window is up
        assert window.isActiveWindow()
        print("the moderator's window has come without taking the keyboard")
        while_typing(window, session)
        given_back(window, session)
        QTest.qWait(2 * GRACE_MS)
        events = live.record.sessions.events(session.header.id)
        assert Kind.WINDOW_LEFT not in {event.kind for event in events}
        print("no leaving was recorded")
    finally:
        moderator.terminate()
        moderator.wait()


def while_typing(window: ParticipantWindow, session: Session) -> None:
    take_moderator(window)
    xdotool("type", "--delay", 30, "nthey ask ")
    note = lambda: [e for e in list_events(session) if e.kind == Kind.NOTE]  # noqa: E731
    until(lambda: bool(note()), "the note's first key")
    QTest.qWait(2 * GRACE_MS)
    field, value, place = option(window, 0)
    click(place)
    until(lambda: given(session, field) == value, "the click")
    print("the page took a click while a note was being typed")
    xdotool("type", "--delay", 30, "about 2")
    assert not window.isActiveWindow()
    xdotool("key", "Return")
    until(lambda: note()[-1].value == "they ask about 2", f"the note: {note()}")
    print("and the note went on where it was")


def given_back(window: ParticipantWindow, session: Session) -> None:
    until(window.isActiveWindow, "the keyboard")
    print("Enter gave the keyboard back")
    page = next(p for p in window.findChildren(RatingPage) if p.isVisible())
    page.focus_current()
    before = dict(session.state.answers_here())
    xdotool("key", "3")
    until(lambda: session.state.answers_here() != before, "a key on the page")
    take_moderator(window)
    field, value, place = option(window, 2)
    click(place)
    until(lambda: given(session, field) == value and window.isActiveWindow(), "the click's window")
    print("a click takes the keyboard where nobody types")
    take_moderator(window)
    QTest.qWait(2 * GRACE_MS)
    xdotool("key", "Escape")
    until(window.isActiveWindow, "the keyboard by Escape")
    print("Escape gave the keyboard back")


def list_events(session: Session) -> list:  # type: ignore[type-arg]
    from labeval.store.record import Record

    path = StudyFolder(Path(sys.argv[1])).database
    with Record(path, read_only=True) as record:
        return record.sessions.events(session.header.id)


if __name__ == "__main__":
    main()
