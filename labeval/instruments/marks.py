"""Marks for other instruments: events of a session and places of words, as lines of JSON.

What people write or say about themselves stays in the record: of comments, written texts, answers
to questionnaires and a supervisor's notes nobody else learns more than that they happened.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.session.events.events import Event, Kind

_SENT: Mapping[Kind, tuple[str, ...]] = {
    Kind.SESSION_STARTED: (),
    Kind.SESSION_RESUMED: (),
    Kind.SESSION_ENDED: (),
    Kind.SESSION_REOPENED: (),
    Kind.STEP_SHOWN: (),
    Kind.PAGE_SHOWN: (),
    Kind.PAGE_LEFT: (),
    Kind.DEFINITION_SHOWN: (),
    Kind.ANSWER: (),
    Kind.MARKED: ("text", "start", "end", "against", "instead", "claim"),
    Kind.UNMARKED: (),
    Kind.MARKER: ("marker",),
    Kind.TEXT_TURNED: ("parts",),
    Kind.DOCUMENT_TURNED: (),
    Kind.BREAK_STARTED: (),
    Kind.BREAK_ENDED: (),
    Kind.PAUSED: (),
    Kind.RESUMED: (),
    Kind.WINDOW_LEFT: (),
    Kind.WINDOW_RETURNED: (),
    Kind.AUDIO_STARTED: (),
    Kind.AUDIO_STOPPED: (),
    Kind.COMMENT: (),
    Kind.REVISED: (),
}
"""Kinds of events that are sent, with what is sent of their data."""
_UNWORDED = frozenset({Kind.MARKED, Kind.COMMENT, Kind.REVISED, Kind.AUDIO_STARTED})
"""Kinds of events whose value stays in the record: words of texts and of people."""
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the screen, from its upper left corner."""


@dataclass(frozen=True, slots=True)
class WordBox:
    """A word of a text where it is on screen; in several boxes where it goes over a line's end."""

    start: int
    """Its first position in the text as it was given, in code points."""
    end: int
    box: Box
    word: str


@dataclass(frozen=True, slots=True)
class TextOnScreen:
    """The words of one text, or of the source, that are in view."""

    text: str
    """The item's id; empty for the source."""
    start: int
    """First position in view."""
    end: int
    """Last position in view."""
    words: Sequence[WordBox]


@dataclass(frozen=True, slots=True)
class ScreenLayout:
    """Everything that gaze can fall on at one time."""

    at_ms: int
    """Session clock, when it was painted."""
    page: str
    screen: str
    """Name of the screen."""
    width: int
    """Width of the screen in pixels."""
    height: int
    texts: Sequence[TextOnScreen] = ()
    criteria: Sequence[tuple[str, Box]] = ()
    """The answers of each criterion."""


def marks_of(events: Iterable[Event], rated: Container[str]) -> Iterator[tuple[int, str]]:
    """Session time and line of each event that other instruments get.

    Args:
        rated: ids of the pages on which texts are rated; other answers are about people, and are
            sent without their value.
    """
    for event in events:
        if event.kind not in _SENT:
            continue
        silent = event.kind in _UNWORDED or (event.kind == Kind.ANSWER and event.page not in rated)
        mark: dict[str, Any] = {"seq": event.seq, "at_ms": event.at_ms, "kind": event.kind.value}
        mark |= {"page": event.page, "field": event.field, "value": "" if silent else event.value}
        mark |= {key: event.data[key] for key in _SENT[event.kind] if key in event.data}
        yield event.at_ms, _line(mark)


def line_of(layout: ScreenLayout) -> str:
    """A layout as a line; a word is a list of start, end, left, top, width, height and itself."""
    texts = [
        {
            "text": shown.text,
            "start": shown.start,
            "end": shown.end,
            "words": [[word.start, word.end, *word.box, word.word] for word in shown.words],
        }
        for shown in layout.texts
    ]
    return _line(
        {
            "at_ms": layout.at_ms,
            "page": layout.page,
            "screen": {"name": layout.screen, "width": layout.width, "height": layout.height},
            "texts": texts,
            "criteria": [{"criterion": name, "box": list(box)} for name, box in layout.criteria],
        }
    )


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
