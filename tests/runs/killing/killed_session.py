"""A process that runs one session and says each answer aloud once it is durable.

``python -m tests.runs.killing.killed_session FOLDER CONDITION [window]`` starts the session, or
resumes it where there is one. CONDITION is one of
``small_study``, or ``turns``. It prints ``order …`` for the pages of the plan, ``answer SEQ PAGE
FIELD VALUE`` after each acknowledged answer, and ``ended`` at the end. For each line it waits to
be given one on standard input, so that the parent, which kills it, is never far behind.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.session.events.events import Ending, Kind
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.runs.killing.resumed import resumed
from tests.support.studies.turns_study import turns_content

TURNS = "turns"
"""In the place of a condition: a study in which answers of conversations are rated one by one."""


def say(*words: object) -> None:
    print(*words, flush=True)
    sys.stdin.readline()


def main() -> None:
    folder, condition = StudyFolder(Path(sys.argv[1])), sys.argv[2]
    content = StudyContent(study=small_study(), items=small_items())
    if condition == TURNS:
        content, condition = turns_content(), "only"
    with open_live(folder) as live:
        session = resumed(live, content, condition)
        say("order", *(page.id for page in session.state.plan.rating_pages()))
        if "window" in sys.argv:
            on_a_window(session, live.record)
        robot = Robot(Character(0.3, 0, 1, False), latent_quality(content, 1), random.Random())
        while session.state.ended is None:
            step(session, robot)
    say("ended" if session.state.ended is Ending.COMPLETED else "broken off")


def on_a_window(session: Session, record: Record) -> None:
    """By mouse and keys, to the end."""
    from labeval import app
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.robot import WindowRobot

    languages = LanguageSwitch(app.make_application())

    def heard(page: str, field: str, value: str) -> None:
        # Other events may have followed; the number is that of the newest such answer.
        answers = [
            e.seq
            for e in record.sessions.events(session.header.id)
            if (e.kind, e.page, e.field, e.value) == (Kind.ANSWER, page, field, value)
        ]
        say("answer", max(answers, default=0), page, field, value)

    WindowRobot(session, languages, on_answer=heard).run()


def step(session: Session, robot: Robot) -> None:
    if session.state.on_break:
        session.end_break()
    elif session.state.current.kind == "consent":
        session.give_consent(robot.consents(session.step_in_file()))
        say("consented")
    else:
        where = session.state.answers_id
        for field, value in robot.answers(session):
            session.answer(field, value)
            say("answer", session.state.last_seq, where, field, value)
        session.go_on()


main()
