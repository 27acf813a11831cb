"""Walks a session to where a benchmark begins, without a window."""

from __future__ import annotations

from labeval.session.running.session import Session
from labeval.study.model.steps import ConsentStep
from labeval.study.pages import Field

TYPED = "The second one names its source."


def some_answer(session: Session, field: Field) -> str:
    """An answer that can be given: an option that no other field has taken, or a typed text."""
    taken = session.state.answers_here().values() if session.page else ()
    free = [option for option in field.options if option not in taken]
    return (free or field.options or [TYPED])[0]


def pass_screen(session: Session) -> None:
    """Answer a screen, tests rightly, and leave it."""
    step = session.step_in_file()
    if isinstance(step, ConsentStep):
        session.give_consent({ask.id: True for ask in step.asks})
        return
    for field in session.fields():
        right = {
            q.id: str(q.correct) for q in getattr(step, "questions", ()) if hasattr(q, "correct")
        }
        session.answer(field.id, right.get(field.id, some_answer(session, field)))
    session.go_on()
    if session.state.feedback:
        session.go_on()


def to_rating(session: Session, block: str = "") -> Session:
    """Pass the screens before the first rating page, or before the first one of a block."""
    while session.state.current.kind != "rating" or block not in ("", session.state.current.block):
        pass_screen(session)
    return session


def answer_pages(session: Session) -> None:
    """Answer all pages of the block at hand but the last one, and go back to its first."""
    while session.state.screen < session.state.current.screens - 1:
        pass_screen(session)
    while session.state.screen > 0:
        session.go_back()
