"""A session at a glance: its screen in outline, without its words, and the pace of its pages."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.session.monitor.monitor import Outlook, SessionMonitor
from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.session.state.text_exposure import SOURCE
from labeval.study.pages import Field


@dataclass(frozen=True, slots=True)
class Row:
    """Something to answer on a page."""

    options: int
    """Number of options; 0 where a text is typed."""
    chosen: tuple[int, ...]
    """Indices of the options that were chosen; 0 for a text that was typed, none for no answer."""
    is_here: bool
    """True for the criterion whose definition is shown."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A screen of a session, as far as its outlines show it."""

    kind: str
    """The step's, or ``pause`` or ``break``."""
    texts: int = 0
    """Texts that are judged."""
    has_source: bool = False
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Pace:
    """Times of a session's pages in their order, those to come included."""

    pages_ms: tuple[int, ...]
    """0 for a page to come."""
    here: int | None
    """Index of the page on screen."""
    usual_ms: int | None
    """Median time of pages like this one; None where it is not known."""
    planned: float | None
    """Share of the planned length that has gone by, 0 to 1; None where none is planned."""


def sketch_of(monitor: SessionMonitor) -> Sketch | None:
    """The screen of a session; None where it has ended."""
    state, view = monitor.state, monitor.view
    if state.ended is not None:
        return None
    if state.paused or state.on_break:
        return Sketch("pause" if state.paused else "break")
    kind, page = state.current.kind, state.page
    if page is None:
        asks = kind in ("test", "questionnaire")
        return Sketch(kind, rows=_rows(monitor, view.fields()) if asks else ())
    return Sketch(
        kind,
        texts=len(page.items),
        has_source=SOURCE in view.page_texts(),
        rows=_rows(monitor, view.fields()),
    )


def pace_of(monitor: SessionMonitor, now_ms: int, outlook: Outlook) -> Pace | None:
    """The times of a session's pages; None where it has none, or has ended."""
    state = monitor.state
    marks = monitor.marks.expected
    if not marks or state.ended is not None:
        return None
    on_screen = state.page.id if state.page is not None else ""
    ids = [mark.page.id for mark in marks]
    minutes = monitor.content.study.moderation.planned_minutes
    planned = None
    if minutes is not None:
        planned = min(1.0, now_ms / ((minutes + state.moderated.extra_minutes) * 60_000))
    return Pace(
        pages_ms=tuple(
            monitor.times.visible_ms(mark.page.id, now_ms) if mark.shown else 0 for mark in marks
        ),
        here=ids.index(on_screen) if on_screen in ids else None,
        usual_ms=outlook.usual_ms if outlook.own_ms is None else outlook.own_ms,
        planned=planned,
    )


def _rows(monitor: SessionMonitor, fields: tuple[Field, ...]) -> tuple[Row, ...]:
    answers, here = monitor.state.answers_here(), monitor.current_criterion
    return tuple(
        Row(
            options=len(field.options),
            chosen=_chosen(field, answers.get(field.id, "")),
            is_here=here != "" and field.criterion == here,
        )
        for field in fields
    )


def _chosen(field: Field, answer: str) -> tuple[int, ...]:
    if not field.options:
        return (0,) if answer else ()
    parts = {answer, *answer.split(MULTIPLE_JOIN)}
    return tuple(n for n, option in enumerate(field.options) if option in parts)
