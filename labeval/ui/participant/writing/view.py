"""The content of a writing page as plain data that a session, a mirror and a replay can draw."""

from __future__ import annotations

from dataclasses import dataclass, replace

from labeval.session.state.session_view import SessionView
from labeval.study.model.formats import Formats
from labeval.study.model.references import Reference
from labeval.study.model.writing import (
    Citations,
    Style,
    Topic,
    WordTarget,
    Writing,
    WritingStep,
    passages_of,
)
from labeval.study.study import StudyContent
from labeval.text.pictures import Pictures


@dataclass(frozen=True, slots=True)
class WritingView:
    """One response at one moment, and all that it is written from."""

    id: str
    """The response's id in the plan."""
    topic: Topic
    style: Style
    words: WordTarget
    citations: Citations
    passages: tuple[Reference, ...]
    """In the order of their rank, from 1."""
    formats: Formats
    pictures: Pictures
    language: str
    text: str = ""


def writing_view_for(
    content: StudyContent, step: WritingStep, writing: Writing, language: str
) -> WritingView:
    """A response of a study before anybody has written it."""
    return WritingView(
        id=writing.id,
        topic=step.of_topic(writing.topic),
        style=step.of_style(writing.style),
        words=step.words,
        citations=step.citations,
        passages=passages_of(content.references, writing.topic),
        formats=content.study.formats,
        pictures=content.drawable_pictures,
        language=language,
    )


def writing_view_of(session: SessionView) -> WritingView:
    """The response that a session is at.

    Raises:
        ValueError: nothing is written where the session is.
    """
    writing = session.writing
    if writing is None:
        raise ValueError(f"nothing is written in the step '{session.state.current.step}'")
    view = writing_view_for(session.content, session.step_in_file(), writing, session.language)
    return replace(view, text=session.state.texts.get(writing.id, ""))
