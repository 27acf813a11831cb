"""The conditions that a person's invitation code opens."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.jobs.sessions.live import LiveSession, StartRefused
from labeval.session.assignment.conditions import Assignment
from labeval.session.assignment.starting import propose_place
from labeval.study.study import StudyContent
from labeval.ui.sentences import sentence


@dataclass(frozen=True, slots=True)
class AdmittedConditions:
    """The conditions that a code opens, or the reason of a refusal."""

    conditions: tuple[str, ...] = ()
    drawn: Assignment | None = None
    """The condition that was drawn among them; None where nothing is open."""
    refusal: str = ""


class CodeAdmission:
    """Finds admissions in the record of the study; nothing is stored."""

    def __init__(self, live: LiveSession, content: StudyContent) -> None:
        self._live = live
        self._content = content
        self._folder = live.record.path.parent

    def open(self, code: str) -> AdmittedConditions:
        """Return the conditions for a person with this code, or without one."""
        try:
            admitted = self._live.admit(self._folder, self._content, code)
        except StartRefused as refused:
            return AdmittedConditions(refusal=sentence(refused))
        drawn = propose_place(self._content, admitted.places, admitted.conditions)
        return AdmittedConditions(admitted.conditions, drawn)
