"""A process that marks words for ever and says the page's marks aloud once they are durable.

``python -m tests.runs.killing.killed_marking FOLDER SEED KIND`` begins a session, or resumes the
one that is there. It prints ``found SEQ PAGE MARKS`` where it begins and ``marked SEQ PAGE MARKS``
after each command, marks and answers as JSON. As fast as the disk lets it, it marks, links,
replaces and removes the words behind ratings (``evidence``), marks, describes and removes errors
(``errors``), or cuts, answers and removes claims (``claims``).
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import astuple, replace
from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.session.running.session import Session
from labeval.study.claim_cuts import NO_CLAIMS, cut_out, cuts_of
from labeval.study.claim_cuts import written as written_cuts
from labeval.study.error_marks import NO_ERRORS, ErrorMark, marks_of, written
from labeval.study.folder import StudyFolder
from labeval.study.methods.claims import ANSWERS
from labeval.study.methods.errors import Settings
from tests.runs.killing.resumed import resumed
from tests.support.studies.cut_claims_study import cut_claims_content
from tests.support.studies.errors_study import errors_content
from tests.support.studies.marked_study import marked_content

MOST = 12
"""Marks on a page before some are removed."""


def say(word: str, session: Session) -> None:
    state = session.state
    marks = json.dumps([[astuple(mark) for mark in state.marks_here()], state.answers_here()])
    print(word, state.last_seq, state.answers_id, marks, flush=True)


def main() -> None:
    folder, rng = StudyFolder(Path(sys.argv[1])), random.Random(int(sys.argv[2]))
    content, act = KINDS[sys.argv[3]]
    with open_live(folder) as live:
        session = resumed(live, content(), "only")
        say("found", session)
        while True:
            act(session, rng)
            say("marked", session)


def act_on_errors(session: Session, rng: random.Random) -> None:
    """One more step of marking errors, and now and then a page turn."""
    settings, page = session.settings(), session.page
    assert isinstance(settings, Settings) and page is not None
    value = session.state.answers_here().get("faults", "")
    marks, what = list(marks_of(value) or ()), rng.random()
    if what < 0.05 and session.can_go_back():
        session.go_back()
    elif what < 0.1 and not session.state.is_last_screen and session.state.screen < 5:
        session.answer("faults", NO_ERRORS)
        session.answer("quality", str(rng.randrange(101)))
        session.go_on()
    elif marks and (what < 0.3 or len(marks) > MOST):
        del marks[rng.randrange(len(marks))]
        session.answer("faults", written(marks))
    elif marks and what < 0.7:
        n = rng.randrange(len(marks))
        category, severity = rng.choice(list(settings.types)), rng.choice(settings.severities).id
        chosen = replace(marks[n], category=category, severity=severity)
        marks[n] = settings.weighed(chosen)
        session.answer("faults", written(dict.fromkeys(marks)))
    else:
        where, text = rng.choice(list(settings.texts_of(page.items[0]).items()))
        start = rng.randrange(len(text) - 3)
        new = settings.weighed(ErrorMark(where, start, rng.randint(start + 3, len(text))))
        session.answer("faults", written(dict.fromkeys([*marks, new])))


def act_on_claims(session: Session, rng: random.Random) -> None:
    """One more step of cutting a text into claims, and now and then a page turn."""
    page = session.page
    assert page is not None
    text = session.page_texts()[page.items[0]]
    value = session.state.answers_here().get("claims", "")
    claims, what = list(cuts_of(value) or ()), rng.random()
    if what < 0.05 and session.can_go_back():
        session.go_back()
    elif what < 0.1 and not session.state.is_last_screen and session.state.screen < 5:
        session.answer("claims", NO_CLAIMS)
        session.go_on()
    elif claims and what < 0.3:
        del claims[rng.randrange(len(claims))]
        session.answer("claims", written_cuts(claims))
    elif claims and what < 0.7:
        n = rng.randrange(len(claims))
        claims[n] = replace(claims[n], answer=rng.choice(ANSWERS))
        session.answer("claims", written_cuts(claims))
    else:
        start = rng.randrange(len(text) - 3)
        cut, _ = cut_out(text, claims, start, rng.randint(start + 3, len(text)))
        session.answer("claims", written_cuts(cut))


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
        session.marking.unmark(rng.choice(numbers))
    else:
        text = rng.choice(list(session.page_texts()))
        length = len(session.page_texts()[text])
        start = rng.randrange(length - 3)
        span = (text, start, rng.randint(start + 3, length))
        against, instead = _links(numbers, rng)
        session.marking.mark(
            rng.choice(["honesty", "clarity"]), *span, against=against, instead=instead
        )


def _links(numbers: list[int], rng: random.Random) -> tuple[int | None, int | None]:
    """The mark that a new one goes with, and the one whose place it takes, if any."""
    two = [*rng.sample(numbers, min(2, len(numbers))), None, None][:2]
    return (two[0] if rng.random() < 0.3 else None, two[1] if rng.random() < 0.2 else None)


KINDS = {
    "evidence": (lambda: marked_content({}), act),
    "errors": (lambda: errors_content(items=8), act_on_errors),
    "claims": (lambda: cut_claims_content(items=8), act_on_claims),
}
"""The study of each kind of marks, and what is done in it."""

main()
