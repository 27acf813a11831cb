"""Answers at a moment, in the words of the participant's own page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import Where
from labeval.jobs.coding.moments import ScreenMoment
from labeval.session.events.events import Event, Kind
from labeval.study.pages import Field
from labeval.ui.coding.parts.names import Naming, answer_name
from labeval.ui.coding.sources.source_order import shortened
from labeval.ui.moderator.parts.labels import duration
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.quoted import quoted

_MOST = 6
_QUOTED = 90
"""Characters of marked words that are shown."""


def facts_at(
    moment: ScreenMoment,
    where: Where,
    page: RatingPage | None,
    naming: Naming,
    meanwhile: Sequence[Event] = (),
    *,
    is_open: bool = True,
    why_closed: str = "",
) -> list[tuple[str, str]]:
    """The answers given at a moment: that to the criterion spoken of first, then the others.

    Args:
        page: the participant's page, which knows how its own values are called.
        meanwhile: answers, and words marked, while the passage was said.
        is_open: false while results are locked, which is then said instead of answers.
        why_closed: the reason why nobody can know that, which is shown instead.
    """
    view = moment.view
    found: list[tuple[str, str]] = []
    if view.page is None or view.page.id != where.page:
        page = None
    fields = view.fields() if page is not None and is_open else ()
    answers = view.state.answers_here() if page is not None else {}
    own = [field for field in fields if field.criterion == where.criterion]
    for field in own if where.criterion else ():
        text = _value(page, field, answers.get(field.id, ""))
        if field.id in moment.answered_ms and text:
            time = duration(moment.answered_ms[field.id] - moment.shown_ms)
            text = QCoreApplication.translate("MomentFacts", "{answer}, after {time}").format(
                answer=text, time=time
            )
        text = text or QCoreApplication.translate("MomentFacts", "still open")
        if later := _value(page, field, moment.later.get(field.id, "")):
            template = QCoreApplication.translate("MomentFacts", "{now}; in the end {answer}")
            text = template.format(now=text, answer=later)
        found.append((_label(page, field, naming), text))
    if not is_open and where.page:
        closed = QCoreApplication.translate(
            "MomentFacts", "closed: registered looks lock the results"
        )
        name = QCoreApplication.translate("MomentFacts", "Answers")
        found.append((name, why_closed or closed))
    found += _done_meanwhile(meanwhile, where, page, fields, naming)
    if where.criterion and not own and where.value and is_open:
        found.append((naming.criterion(where.criterion), naming.answer(where.value)))
    if len(where.systems) > 1 or len(where.items) > 1:
        names = (
            where.systems
            if len(where.systems) == len(where.items)
            else map(naming.item, where.items)
        )
        found.append((QCoreApplication.translate("MomentFacts", "Texts"), " | ".join(names)))
    elif where.items:
        found.append(
            (
                QCoreApplication.translate("MomentFacts", "Text"),
                " · ".join((*map(naming.item, where.items), *where.systems)),
            )
        )
    others = [f for f in fields if f not in own and answers.get(f.id)]
    others.sort(key=lambda field: -moment.answered_ms.get(field.id, 0))
    if others:
        text = ", ".join(
            _answered(page, field, naming, answers[field.id]) for field in others[:_MOST]
        )
        more = len(others) - _MOST
        text += f" +{more}" if more > 0 else ""
        found.append((QCoreApplication.translate("MomentFacts", "Before"), text))
    return found


def _done_meanwhile(
    events: Sequence[Event],
    where: Where,
    page: RatingPage | None,
    fields: Sequence[Field],
    naming: Naming,
) -> list[tuple[str, str]]:
    """Rows for marks and answers that this page got while the passage was said."""
    known = {field.id: field for field in fields}
    here = [event for event in events if event.page == where.page]
    marked = [
        f"{quoted(shortened(event.value, _QUOTED))} ({naming.criterion(event.field)})"
        for event in here
        if event.kind == Kind.MARKED
    ]
    answered = [
        _answered(page, known[event.field], naming, event.value)
        for event in here
        if event.kind == Kind.ANSWER and event.field in known
    ]
    names = (
        (QCoreApplication.translate("MomentFacts", "Marked meanwhile"), marked),
        (QCoreApplication.translate("MomentFacts", "Answered meanwhile"), answered),
    )
    return [(name, ", ".join(done)) for name, done in names if done]


def _answered(page: RatingPage | None, field: Field, naming: Naming, value: str) -> str:
    """A field and its answer, which lines do not part."""
    return f"{_label(page, field, naming)}\N{NO-BREAK SPACE}{_value(page, field, value)}"


def _label(page: RatingPage | None, field: Field, naming: Naming) -> str:
    if page is None:
        return naming.criterion(field.criterion)
    name = page.field_label(field).rstrip(": ")
    criterion = naming.criterion(field.criterion)
    known = [named.casefold() for named in naming.names_of(field.criterion)]
    if field.criterion and not any(named in name.casefold() for named in known):
        name = f"{criterion}: {name}" if name else criterion
    return name[:1].upper() + name[1:]


def _value(page: RatingPage | None, field: Field, value: str) -> str:
    if not value:
        return ""
    return page.value_label(field, value) if page is not None else answer_name(value)
