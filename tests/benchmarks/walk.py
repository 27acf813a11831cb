"""Walks a session to where a benchmark begins, without a window."""

from __future__ import annotations

from labeval.session.run import Session
from labeval.study.steps import ConsentStep


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
        taken = session.state.answers_here().values()
        free = [o for o in field.options if o not in taken] if session.page else field.options
        session.answer(field.id, right.get(field.id, (free or field.options)[0]))
    session.go_on()
    if session.state.feedback:
        session.go_on()
