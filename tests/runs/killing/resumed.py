"""The session of a study folder, as a program that was killed finds it again."""

from __future__ import annotations

from collections.abc import Callable

from labeval.jobs.sessions.live import LiveSession
from labeval.session.assignment.starting import SessionStart
from labeval.session.running.session import Session
from labeval.study.study import StudyContent


def resumed(
    live: LiveSession,
    content: StudyContent,
    condition: str,
    begin: Callable[[Session], object] = lambda _: None,
) -> Session:
    """The session that is there, or a new one, after what begins it."""
    lines = live.record.sessions.lines()
    if lines:
        return live.resume(lines[0].header.id)
    decided = SessionStart(kind="simulated", condition=condition, override_reason="kill test")
    session = live.start(content, decided)
    begin(session)
    return session
