"""A process that marks words for ever and says the page's marks aloud once they are durable.

``python -m tests.runs.killing.killed_marking FOLDER SEED`` begins a session, or resumes the one
that is there. It prints ``found SEQ PAGE MARKS`` where it begins and ``marked SEQ PAGE MARKS``
after each command, marks as JSON; it marks, links, replaces and removes as fast as the disk lets
it.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import astuple
from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from tests.support.studies.marked_study import marked_content

MOST = 12
"""Marks on a page before some are removed."""


def say(word: str, session: Session) -> None:
    marks = json.dumps([astuple(mark) for mark in session.state.marks_here()])
    print(word, session.state.last_seq, session.state.answers_id, marks, flush=True)


def main() -> None:
    folder, rng = StudyFolder(Path(sys.argv[1])), random.Random(int(sys.argv[2]))
    with open_live(folder) as live:
        lines = live.record.sessions.lines()
        if lines:
            session = live.resume(lines[0].header.id)
        else:
            decided = SessionStart(kind="simulated", condition="only", override_reason="kill test")
            session = live.start(marked_content({}), decided)
        say("found", session)
        while True:
            act(session, rng)
            say("marked", session)


def act(session: Session, rng: random.Random) -> None:
    """One more thing that people do with marks, and now and then a page turn."""
    marks = session.state.marks_here()
    numbers = [mark.seq for mark in marks]
    what = rng.random()
    if what < 0.05 and session.can_go_back():
        session.go_back()
    elif what < 0.1 and not session.state.is_last_screen and session.state.screen < 5:
        for field in session.open_fields():
            session.answer(field.id, field.options[0])
        session.go_on()
    elif numbers and (what < 0.35 or len(numbers) > MOST):
        session.unmark(rng.choice(numbers))
    else:
        text = rng.choice(list(session.page_texts()))
        length = len(session.page_texts()[text])
        start = rng.randrange(length - 3)
        span = (text, start, rng.randint(start + 3, length))
        against, instead = _links(numbers, rng)
        session.mark(rng.choice(["honesty", "clarity"]), *span, against=against, instead=instead)


def _links(numbers: list[int], rng: random.Random) -> tuple[int | None, int | None]:
    """The mark that a new one goes with, and the one whose place it takes, if any."""
    two = [*rng.sample(numbers, min(2, len(numbers))), None, None][:2]
    return (two[0] if rng.random() < 0.3 else None, two[1] if rng.random() < 0.2 else None)


main()
