"""The last changes in words: the question, old and new answer, and the old answer's age."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from labeval.session.events.actions import SUPERVISOR
from labeval.session.events.events import AUDIO, SLEPT_MS, Event, Kind
from labeval.session.monitor.changes import SessionChange
from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.state.session_view import SessionView
from labeval.session.state.text_exposure import DEFINITION_OF
from labeval.study.methods import find_method
from labeval.study.model.sessions.moderation import Hint
from labeval.study.model.steps import steps_by_id
from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE, Page
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.language import interface_language
from labeval.ui.moderator.parts.labels import duration
from labeval.ui.moderator.parts.refusals import refusal_words
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.pages.rating_page import RatingPage

_CONTEXT = "ModeratorChanges"
Label = Callable[[str], str]
_KINDS = {
    Kind.SESSION_RESUMED: QT_TRANSLATE_NOOP("ModeratorChanges", "Session resumed"),
    Kind.SESSION_ENDED: QT_TRANSLATE_NOOP("ModeratorChanges", "Session ended"),
    Kind.SESSION_REOPENED: QT_TRANSLATE_NOOP("ModeratorChanges", "Session reopened"),
    Kind.COMMENT: QT_TRANSLATE_NOOP("ModeratorChanges", "Comment"),
    Kind.MARKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Words marked"),
    Kind.UNMARKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Mark removed"),
    Kind.CONSENT: QT_TRANSLATE_NOOP("ModeratorChanges", "Consent"),
    Kind.TEST_SCORED: QT_TRANSLATE_NOOP("ModeratorChanges", "Test"),
    Kind.OVERRIDE: QT_TRANSLATE_NOOP("ModeratorChanges", "Allowed to go on"),
    Kind.TRAINING_SCORED: QT_TRANSLATE_NOOP("ModeratorChanges", "Practice"),
    Kind.ATTENTION_CHECKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Attention check"),
    Kind.FEEDBACK_SHOWN: QT_TRANSLATE_NOOP("ModeratorChanges", "Feedback"),
    Kind.REMINDER_SHOWN: QT_TRANSLATE_NOOP("ModeratorChanges", "Reminder shown"),
    Kind.BREAK_STARTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Break begun"),
    Kind.BREAK_ENDED: QT_TRANSLATE_NOOP("ModeratorChanges", "Break ended"),
    Kind.PAUSED: QT_TRANSLATE_NOOP("ModeratorChanges", "Paused"),
    Kind.RESUMED: QT_TRANSLATE_NOOP("ModeratorChanges", "Goes on"),
    Kind.DEFINITIONS_OPENED: QT_TRANSLATE_NOOP("ModeratorChanges", "All definitions opened"),
    Kind.ORIGIN_OPENED: QT_TRANSLATE_NOOP("ModeratorChanges", "How the texts came about"),
    Kind.DOCUMENT_TURNED: QT_TRANSLATE_NOOP("ModeratorChanges", "Source turned"),
    Kind.DOCUMENT_SEARCHED: QT_TRANSLATE_NOOP("ModeratorChanges", "Source searched"),
    Kind.WINDOW_LEFT: QT_TRANSLATE_NOOP("ModeratorChanges", "Window left"),
    Kind.WINDOW_RETURNED: QT_TRANSLATE_NOOP("ModeratorChanges", "Window in front again"),
    Kind.CLOSE_ATTEMPTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Attempt to close the window"),
    Kind.CODE_REFUSED: QT_TRANSLATE_NOOP("ModeratorChanges", "Wrong supervisor's code"),
    Kind.OVERFLOW: QT_TRANSLATE_NOOP("ModeratorChanges", "A text does not fit"),
    Kind.TEXT_TURNED: QT_TRANSLATE_NOOP("ModeratorChanges", "Text turned"),
    Kind.NOTE: QT_TRANSLATE_NOOP("ModeratorChanges", "Note"),
    Kind.MARKER: QT_TRANSLATE_NOOP("ModeratorChanges", "Marker"),
    Kind.MESSAGE_SENT: QT_TRANSLATE_NOOP("ModeratorChanges", "Message sent"),
    Kind.MESSAGE_READ: QT_TRANSLATE_NOOP("ModeratorChanges", "Message dismissed"),
    Kind.HINT_SHOWN: QT_TRANSLATE_NOOP("ModeratorChanges", "Hint given"),
    Kind.PAGE_SKIPPED: QT_TRANSLATE_NOOP("ModeratorChanges", "Page skipped"),
    Kind.SENT_BACK: QT_TRANSLATE_NOOP("ModeratorChanges", "Sent back"),
    Kind.TIME_EXTENDED: QT_TRANSLATE_NOOP("ModeratorChanges", "Time extended"),
    Kind.QUESTION_ASKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Question of the participant"),
    Kind.QUESTION_WITHDRAWN: QT_TRANSLATE_NOOP("ModeratorChanges", "Question taken back"),
    Kind.QUESTION_ANSWERED: QT_TRANSLATE_NOOP("ModeratorChanges", "Question answered"),
    Kind.CLOCK_JUMPED: QT_TRANSLATE_NOOP("ModeratorChanges", "Computer's clock was set"),
    Kind.ACTION_REFUSED: QT_TRANSLATE_NOOP("ModeratorChanges", "Not possible"),
    Kind.JUDGE_SHOWN: QT_TRANSLATE_NOOP("ModeratorChanges", "Judge's rating shown"),
    Kind.PASTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Text pasted"),
    Kind.CITED: QT_TRANSLATE_NOOP("ModeratorChanges", "Passage cited"),
    Kind.INTERVIEW_ASKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Interview question asked"),
    Kind.INTERVIEW_NOTE: QT_TRANSLATE_NOOP("ModeratorChanges", "Interview note"),
    Kind.INTERVIEW_QUESTION: QT_TRANSLATE_NOOP("ModeratorChanges", "Interview question added"),
    Kind.REMARKS: QT_TRANSLATE_NOOP("ModeratorChanges", "Remarks"),
    Kind.SESSION_REJECTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Session rejected"),
    Kind.SET_REJECTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Part rejected"),
    Kind.RESULTS_UNLOCKED: QT_TRANSLATE_NOOP("ModeratorChanges", "Results unlocked"),
    Kind.QUALIFIED: QT_TRANSLATE_NOOP("ModeratorChanges", "Admitted by a code"),
    Kind.LIMIT_REACHED: QT_TRANSLATE_NOOP("ModeratorChanges", "Limit of the session reached"),
    Kind.AUDIO_STARTED: QT_TRANSLATE_NOOP("ModeratorChanges", "Recording begun"),
    Kind.AUDIO_STOPPED: QT_TRANSLATE_NOOP("ModeratorChanges", "Recording ended"),
    Kind.AUDIO_LOST: QT_TRANSLATE_NOOP("ModeratorChanges", "Microphone silent"),
    Kind.AUDIO_BACK: QT_TRANSLATE_NOOP("ModeratorChanges", "Microphone back"),
    Kind.AUDIO_OVERFLOW: QT_TRANSLATE_NOOP("ModeratorChanges", "Sound is missing"),
    Kind.AUDIO_PAUSED: QT_TRANSLATE_NOOP("ModeratorChanges", "Recording paused"),
    Kind.AUDIO_RESUMED: QT_TRANSLATE_NOOP("ModeratorChanges", "Recording goes on"),
    Kind.AUDIO_REFUSED: QT_TRANSLATE_NOOP("ModeratorChanges", "No recording"),
    Kind.OUTLET_OPENED: QT_TRANSLATE_NOOP("ModeratorChanges", "Marks for other instruments"),
    Kind.OUTLET_FAILED: QT_TRANSLATE_NOOP("ModeratorChanges", "No marks for other instruments"),
}
_NAMED_ONLY = AUDIO | frozenset(
    {
        *(Kind.QUALIFIED, Kind.LIMIT_REACHED, Kind.OUTLET_OPENED, Kind.OUTLET_FAILED),
        *(Kind.MESSAGE_READ, Kind.QUESTION_WITHDRAWN, Kind.TEST_SCORED),
        *(Kind.INTERVIEW_ASKED, Kind.TRAINING_SCORED, Kind.JUDGE_SHOWN, Kind.DOCUMENT_TURNED),
    }
)
"""Kinds of events whose value means nothing to people."""
_VALUES = {
    TIE: QT_TRANSLATE_NOOP("ModeratorChanges", "tie"),
    BOTH_BAD: QT_TRANSLATE_NOOP("ModeratorChanges", "both bad"),
    DONT_KNOW: QT_TRANSLATE_NOOP("ModeratorChanges", "don't know"),
    NO_ANSWER: QT_TRANSLATE_NOOP("ModeratorChanges", "no answer"),
    "passed": QT_TRANSLATE_NOOP("ModeratorChanges", "passed"),
    "missed": QT_TRANSLATE_NOOP("ModeratorChanges", "missed"),
    "right": QT_TRANSLATE_NOOP("ModeratorChanges", "right"),
    "wrong": QT_TRANSLATE_NOOP("ModeratorChanges", "wrong"),
    "given": QT_TRANSLATE_NOOP("ModeratorChanges", "given"),
    "declined": QT_TRANSLATE_NOOP("ModeratorChanges", "declined"),
    "completed": QT_TRANSLATE_NOOP("ModeratorChanges", "completed"),
    "ended_early": QT_TRANSLATE_NOOP("ModeratorChanges", "ended early"),
}
_CONSENTS = {
    "rating": QT_TRANSLATE_NOOP("ModeratorChanges", "taking part"),
    "audio": QT_TRANSLATE_NOOP("ModeratorChanges", "sound recording"),
    "quotation": QT_TRANSLATE_NOOP("ModeratorChanges", "quotation"),
    "sharing": QT_TRANSLATE_NOOP("ModeratorChanges", "passing on of answers"),
    "instruments": QT_TRANSLATE_NOOP("ModeratorChanges", "other instruments"),
}
_LONGEST = 90


def change_words(
    change: SessionChange, monitor: SessionMonitor, page: RatingPage | None
) -> tuple[str, str]:
    """An event and its subject, in words, with the supervisor's code where it is known.

    Args:
        page: the mirror's rating page, which knows how its own values are called.
    """
    name, about = _change_words(change, monitor, page)
    supervisor = change.event.data.get(SUPERVISOR) if change.event.data else None
    return name, " ".join([about, f"({supervisor})"]).strip() if supervisor else about


def _change_words(
    change: SessionChange, monitor: SessionMonitor, page: RatingPage | None
) -> tuple[str, str]:
    event = change.event
    if event.kind == Kind.ANSWER:
        return _answer(change, monitor.view, page)
    if event.kind == Kind.PAGE_SHOWN:
        return _page(event, monitor)
    if event.kind == Kind.DEFINITION_SHOWN:
        return _translated(DEFINITION), criterion_name(event.field, monitor.view)
    if event.kind == Kind.MARKER:
        markers = {m.id: m.name for m in monitor.content.study.moderation.markers}
        marker = markers.get(event.value)
        return _translated(MARKER), marker.in_language(
            interface_language()
        ) if marker else _translated(TAKEN_BACK)
    name = kind_words(event.kind)
    if event.kind == Kind.HINT_SHOWN:
        hint = {h.id: h for h in monitor.content.study.moderation.hints}.get(event.value)
        return name, hint_words(hint, monitor.view) if hint else ""
    if event.kind == Kind.CLOCK_JUMPED and event.data.get(SLEPT_MS):
        return _translated(SLEPT), ""
    if event.kind == Kind.TEXT_TURNED:
        part = _translated(PART_OF)
        if event.field.startswith(DEFINITION_OF):
            name = _translated(DEFINITION)
        return name, part.format(part=event.value, parts=event.data["parts"])
    if event.kind == Kind.ACTION_REFUSED:
        return name, refusal_words(event.value)
    if event.kind == Kind.TIME_EXTENDED:
        return name, duration(60_000 * int(event.value))
    if event.kind in _NAMED_ONLY:
        return name, ""
    found = _VALUES.get(event.value)
    about = _translated(found) if found else _short(event.value)
    if event.kind == Kind.CONSENT:
        return name, f"{_translated(_CONSENTS[event.field])}: {about}"
    return name, about


def kind_words(kind: Kind) -> str:
    """The name of a kind of event."""
    return _translated(_KINDS.get(kind, kind))


def criterion_name(criterion: str, view: SessionView) -> str:
    """A criterion's name, in the supervisor's language where the study has it."""
    known = {c.id: c for c in view.content.study.criteria}.get(criterion)
    return known.name.in_language(interface_language()) if known else criterion


def hint_words(hint: Hint, view: SessionView, here: str = "") -> str:
    """A hint as the participant reads it, after its criterion, unless they are at that."""
    text = hint.text.in_language(view.language)
    if hint.criterion is None or hint.criterion == here:
        return text
    known = {c.id: c for c in view.content.study.criteria}[hint.criterion]
    return f"{known.name.in_language(view.language)}: {text}"


MARKER = QT_TRANSLATE_NOOP("ModeratorChanges", "Marker")
DEFINITION = QT_TRANSLATE_NOOP("ModeratorChanges", "Definition")
SLEPT = QT_TRANSLATE_NOOP("ModeratorChanges", "Computer slept")
TAKEN_BACK = QT_TRANSLATE_NOOP("ModeratorChanges", "taken back")
PART_OF = QT_TRANSLATE_NOOP("ModeratorChanges", "part {part} of {parts}")
SHOWN = QT_TRANSLATE_NOOP("ModeratorChanges", "shown")


def _translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1].rstrip() + "…"


def _page(event: Event, monitor: SessionMonitor) -> tuple[str, str]:
    mark = monitor.marks.by_page.get(event.page)
    if mark is None:
        return _translated(SHOWN), ""
    template = QCoreApplication.translate("ModeratorChanges", "Page {number}")
    return template.format(number=mark.number), _translated(SHOWN)


def _answer(change: SessionChange, view: SessionView, widget: RatingPage | None) -> tuple[str, str]:
    event = change.event
    what, label = _labels(event, view, widget)
    now = label(event.value) if event.value else _translated(TAKEN_BACK)
    if not change.before:
        return what, now
    template = QCoreApplication.translate("ModeratorChanges", "{before} → {now} after {time}")
    before = label(change.before)
    return what, template.format(before=before, now=now, time=duration(change.after_ms))


def _labels(event: Event, view: SessionView, widget: RatingPage | None) -> tuple[str, Label]:
    """The name of the field, and the function that labels its values."""
    for step in view.state.plan.steps:
        page = next((p for p in step.pages if p.id == event.page), None)
        if page is not None:
            return _page_labels(event, page, view, widget)
        if step.place == event.page:
            return _question_labels(event, step.step, view)
    return event.field, _short


def _page_labels(
    event: Event, page: Page, view: SessionView, widget: RatingPage | None
) -> tuple[str, Label]:
    settings = view.content.study.blocks[page.block]
    fields = find_method(settings.method).fields(settings, page)
    field = next((f for f in fields if f.id == event.field), None)
    if field is None:
        return event.field, _short
    if widget is not None and widget.view.page.id == page.id:
        name = widget.field_label(field).rstrip(": ")
        known = {c.id: c.name for c in view.content.study.criteria}.get(field.criterion)
        if known is not None:  # the page is in the session's language, the list in the interface's
            own, ours = (known.in_language(n) for n in (view.language, interface_language()))
            name = name.replace(own, ours)
        return name[:1].upper() + name[1:], lambda value: _short(widget.value_label(field, value))

    shown = find_page(settings.method)

    def label(value: str) -> str:
        if value in page.items:
            return shown.text_elsewhere(page.items.index(value))
        return _translated(_VALUES[value]) if value in _VALUES else _short(value)

    name = shown.name_elsewhere(field, page, criterion_name(field.criterion, view))
    return name[:1].upper() + name[1:], label


def _question_labels(event: Event, step: str, view: SessionView) -> tuple[str, Label]:
    questions = getattr(steps_by_id(view.content.study.procedure)[step], "questions", ())
    question = next((q for q in questions if q.id == event.field), None)
    if question is None:
        return event.field, _short
    options = {
        getattr(option, "id", str(n)): getattr(option, "label", option)
        for n, option in enumerate(getattr(question, "options", ()), start=1)
    }

    def label(value: str) -> str:
        known = options.get(value)
        return _short(known.in_language(view.language)) if known else _short(value)

    return _short(question.text.in_language(view.language)), label
