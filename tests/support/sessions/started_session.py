"""The one session of a record, started with a fixed plan."""

from __future__ import annotations

from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.study.study import StudyContent

SESSION = "a" * 32
"""Its id."""


def started_session(record: Record, content: StudyContent) -> Session:
    """Start a participant's session in the study's condition ``only``, in English."""
    plan = make_plan(content, "only", 5, 0)
    version = record.versions.keep(content)
    about = (SESSION, "P01", "only", version, 5, 0, "en", "real", "", "drawn")
    return start(SessionHeader(*about, utc_now(), plan), content, record.sessions, SessionClock())
