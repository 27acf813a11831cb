"""What the seat dialog asks when a person gives a code."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.jobs.live import LiveSession, SeatRefused
from labeval.session.assignment import Assignment
from labeval.session.seating import propose
from labeval.study.model import StudyContent
from labeval.ui.sentences import sentence


@dataclass(frozen=True, slots=True)
class Opened:
    """What a code opens, or why it does not."""

    conditions: tuple[str, ...] = ()
    drawn: Assignment | None = None
    """The condition that was drawn among them; None where nothing is open."""
    refusal: str = ""


class SeatDoor:
    """Answers the dialog from the record of the study; nothing is stored by asking."""

    def __init__(self, live: LiveSession, content: StudyContent) -> None:
        self._live = live
        self._content = content
        self._folder = live.record.path.parent

    def open(self, code: str) -> Opened:
        """What a person with this code, or without one, may be seated for."""
        try:
            admitted = self._live.admit(self._folder, self._content, code)
        except SeatRefused as refused:
            return Opened(refusal=sentence(refused))
        taken = admitted.places.taken(self._content.study)
        drawn = propose(self._content, taken, admitted.conditions)
        return Opened(admitted.conditions, drawn)
