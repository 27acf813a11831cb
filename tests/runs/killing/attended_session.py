"""Two processes around one study folder, each of which may be killed at any moment.

``python -m tests.runs.killing.attended_session FOLDER session`` runs or resumes a session of a
robot that never ends, and applies acts between its answers; it says ``session ID`` and then
``answer`` after each of them. ``... FOLDER moderator SESSION`` puts in one act after the other and
says ``act ID`` once it is durable.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.session.events import actions
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.store.record.mailbox import Mailbox
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.runs.killing.resumed import resumed


def say(*words: object) -> None:
    print(*words, flush=True)


def run_session(folder: StudyFolder) -> None:
    content = StudyContent(study=small_study(), items=small_items())
    with open_live(folder) as live:
        session = resumed(live, content, "ab", begin)
        say("session", session.header.id)
        source = live.actions(session)
        robot = Robot(Character(0.3, 0, 1, False), latent_quality(content, 1), random.Random())
        while True:
            for action in source.waiting():
                session.apply_action(action)
            take_part(session, robot)
            say("answer")


def take_part(session: Session, robot: Robot) -> None:
    """One answer or one page, and at the last page the same answers again and again."""
    if session.state.paused:
        return
    if session.state.on_break:
        session.end_break()
        return
    given = next(iter(robot.answers(session)), None)
    if given is not None:
        session.answer(*given)
    elif session.state.screen < session.state.current.screens - 1:
        session.go_on()
    else:
        field = session.fields()[0]
        session.answer(field.id, random.choice(field.options))


def run_moderator(folder: StudyFolder, session: str) -> None:
    rng = random.Random()
    with Mailbox(folder.database) as mailbox:
        while True:
            made = rng.choice(
                [
                    actions.note("ab", "hm", note=actions.new_id()),
                    actions.mark("ab", "quote"),
                    actions.send_message("ab", "Take your time."),
                    actions.pause("ab"),
                    actions.resume("ab"),
                    actions.start_break("ab"),
                    actions.skip_page("ab", "not the page on screen"),
                    actions.remark("going well"),
                ]
            )
            mailbox.put(session, made)
            say("act", made.id)


def begin(session: Session) -> None:
    session.go_on()
    session.give_consent({"rating": True})


def main() -> None:
    folder, role = StudyFolder(Path(sys.argv[1])), sys.argv[2]
    if role == "session":
        run_session(folder)
    else:
        run_moderator(folder, sys.argv[3])


if __name__ == "__main__":
    main()
