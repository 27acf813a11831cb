"""A supervisor's aids during a session: markers, hints, messages, an interview guide."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from labeval.study.model.base import Id, StudyModel
from labeval.text.local import LocalText

MESSAGE_LENGTH = 160
"""Most characters of a message to the participant: two lines next to the buttons hold as many."""


class Marker(StudyModel):
    """A moment of the session that the supervisor marks with one key."""

    id: Id
    """Name of the marker in exports."""
    name: LocalText
    """Text that the supervisor reads."""
    key: str = Field(pattern=r"^[0-9a-z]$")
    """One digit or small letter; every marker has its own."""


class Hint(StudyModel):
    """Help that the supervisor may give, always in the same words."""

    id: Id
    """Name of the hint in exports."""
    criterion: Id | None = None
    """The criterion that it helps with; without one it is general."""
    text: LocalText
    """Text that the participant reads next to the definition."""


class Message(StudyModel):
    """A message to the participant that is ready to be sent."""

    id: Id
    """Name of the message in the file."""
    text: LocalText
    """Text that the participant reads."""


class InterviewQuestion(StudyModel):
    """A question of the interview after the session."""

    id: Id
    """Name of the question in exports."""
    text: LocalText
    """Question of the supervisor."""
    follow_ups: list[LocalText] = []
    """Questions that may follow."""


class InterviewSection(StudyModel):
    """A part of the interview."""

    id: Id
    """Name of the part in exports."""
    title: LocalText
    """Its heading."""
    questions: list[InterviewQuestion] = Field(min_length=1)
    """Its questions, in the order asked."""


class Moderation(StudyModel):
    """The supervisor's aids in the moderator's window."""

    markers: list[Marker] = Field(default_factory=lambda: list(_MARKERS))
    """Moments to mark, with one key each. An empty list has none."""
    hints: list[Hint] = []
    """Hints that can be given, for one criterion or in general."""
    messages: list[Message] = Field(default_factory=lambda: list(_MESSAGES))
    """Messages that are ready to be sent. An empty list has none."""
    interview: list[InterviewSection] = []
    """The guide of the interview after the session."""
    audio_on_pause: Literal["continue", "stop"] = "continue"
    """Behaviour of a recording while the supervisor has paused the session."""
    extension_minutes: int = Field(default=5, ge=1, le=60)
    """By how much one press extends the planned time."""
    planned_minutes: int | None = Field(default=None, ge=1)
    """Planned duration of a session; without it, as long as the page times suggest."""

    def hint(self, id: str) -> Hint:
        """The hint with this id.

        Raises:
            KeyError: there is none.
        """
        return {hint.id: hint for hint in self.hints}[id]

    def marker(self, id: str) -> Marker:
        """The marker with this id.

        Raises:
            KeyError: there is none.
        """
        return {marker.id: marker for marker in self.markers}[id]

    def ready_messages(self, *, recorded: bool) -> list[Message]:
        """The messages to choose from: the usual one about thinking aloud where that is recorded.

        Args:
            recorded: whether the study records the voice while texts are rated.
        """
        return [message for message in self.messages if recorded or message != _THINK_ALOUD]

    def interview_questions(self) -> dict[str, InterviewQuestion]:
        """All questions of the guide by their ids, in order."""
        return {question.id: question for part in self.interview for question in part.questions}


def _words(en: str, de: str) -> LocalText:
    return LocalText.model_validate({"en": en, "de": de})


_MARKERS: tuple[Marker, ...] = (
    Marker(id="clarification", name=_words("Clarification asked", "Nachfrage"), key="1"),
    Marker(id="confusion", name=_words("Confusion", "Verwirrung"), key="2"),
    Marker(id="surprise", name=_words("Surprise", "Überraschung"), key="3"),
    Marker(id="usability", name=_words("Usability problem", "Bedienproblem"), key="4"),
    Marker(id="quote", name=_words("Quote", "Zitat"), key="5"),
)
_THINK_ALOUD = Message(
    id="think_aloud",
    text=_words(
        "Please go on saying aloud what you are thinking.",
        "Bitte sprechen Sie weiter laut aus, was Sie gerade denken.",
    ),
)
_MESSAGES: tuple[Message, ...] = (
    Message(
        id="take_your_time",
        text=_words(
            "Take all the time you need. There are no wrong answers.",
            "Nehmen Sie sich so viel Zeit, wie Sie brauchen. Es gibt keine falschen Antworten.",
        ),
    ),
    _THINK_ALOUD,
)
