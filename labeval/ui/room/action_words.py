"""Supervisors' actions in words: what, by whom, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QLocale, QTime

from labeval.jobs.room.actions import ON_THE_WAY, RoomAction, Stage
from labeval.session.events.actions import STALE_MINUTES, WRITTEN_DOWN, ActionKind
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.moderator.parts.labels import duration
from labeval.ui.moderator.parts.refusals import refusal_words
from labeval.ui.sentences import translated

_JUST_NOW_S = 2
_SHOWN_S = 120
"""A tile shows for so long what has come to its end well."""
_FAILED_S = 600
_READ_THERE = (ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED, ActionKind.HINT)
_FAILED = (Stage.NOT_SENT, Stage.STALE, Stage.REFUSED)
_ENDED = (Stage.DONE, Stage.READ, Stage.REFUSED)
"""Stages of an action that the session has taken or refused, after the time that it took."""
_MOST_LINES = 60
_NAMES = {
    ActionKind.MESSAGE: QT_TRANSLATE_NOOP("Room", "Message"),
    ActionKind.NOTE: QT_TRANSLATE_NOOP("Room", "Note"),
    ActionKind.MARKER: QT_TRANSLATE_NOOP("Room", "Marker"),
    ActionKind.QUESTION_ANSWERED: QT_TRANSLATE_NOOP("Room", "Answer"),
    ActionKind.HINT: QT_TRANSLATE_NOOP("Room", "Hint"),
    ActionKind.REMINDER: QT_TRANSLATE_NOOP("Room", "Reminder"),
    ActionKind.SKIP: QT_TRANSLATE_NOOP("Room", "Skip"),
    ActionKind.BACK: QT_TRANSLATE_NOOP("Room", "Back"),
    ActionKind.BREAK: QT_TRANSLATE_NOOP("Room", "Break"),
    ActionKind.PAUSE: QT_TRANSLATE_NOOP("Room", "Pause"),
    ActionKind.RESUME: QT_TRANSLATE_NOOP("Room", "Resume"),
    ActionKind.EXTEND: QT_TRANSLATE_NOOP("Room", "More time"),
    ActionKind.END: QT_TRANSLATE_NOOP("Room", "End"),
    ActionKind.REOPEN: QT_TRANSLATE_NOOP("Room", "Reopen"),
    ActionKind.REMARKS: QT_TRANSLATE_NOOP("Room", "Remarks"),
    **dict.fromkeys(
        (
            ActionKind.INTERVIEW_ASKED,
            ActionKind.INTERVIEW_NOTE,
            ActionKind.INTERVIEW_QUESTION,
        ),
        QT_TRANSLATE_NOOP("Room", "Interview"),
    ),
}
_WITHOUT_VALUE = (ActionKind.MARKER, ActionKind.HINT, ActionKind.INTERVIEW_ASKED)
"""Kinds whose value is no text of the supervisor's."""
_CHANGES = (
    frozenset(ActionKind)
    - WRITTEN_DOWN
    - {*(ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED, ActionKind.HINT, ActionKind.REMINDER)}
)
"""Kinds that change where a session is."""
_IN_PERSON = QT_TRANSLATE_NOOP("Room", "Answer in person")
_SENDING = QT_TRANSLATE_NOOP("Room", "being sent")
_NOT_SENT = QT_TRANSLATE_NOOP("Room", "not sent: {reason}")
_SENT = QT_TRANSLATE_NOOP("Room", "sent")
_NOT_RECEIVED = QT_TRANSLATE_NOOP("Room", "not received since {time}")
_STALE = QT_TRANSLATE_NOOP("Room", "given up, not received in {minutes} minutes")
_NOT_DONE = QT_TRANSLATE_NOOP("Room", "given up, not done in {minutes} minutes")
_RECEIVED = QT_TRANSLATE_NOOP("Room", "at the station after {took}")
_BEHIND = QT_TRANSLATE_NOOP("Room", "follows the message on screen")
_SHOWN = QT_TRANSLATE_NOOP("Room", "shown after {took}")
_DONE = QT_TRANSLATE_NOOP("Room", "done after {took}")
_IN_RECORD = QT_TRANSLATE_NOOP("Room", "in the record after {took}")
_READ = QT_TRANSLATE_NOOP("Room", "dismissed")
_REFUSED = QT_TRANSLATE_NOOP("Room", "not done: {reason}")
_TO_ALL = QT_TRANSLATE_NOOP("Room", "Message to all")
_HAVE_IT = QT_TRANSLATE_NOOP("Room", "{there} of {all} have it")
_ELSEWHERE = QT_TRANSLATE_NOOP("Room", "another session")
_QUOTED = QT_TRANSLATE_NOOP("Room", "“{words}”")
_NOTHING = QT_TRANSLATE_NOOP("Room", "Nothing was sent in the last 12 hours.")
_THERE = (Stage.DONE, Stage.READ)


def stage_words(action: RoomAction) -> str:
    """The progress of an action, with the time that it took where that was measured."""
    took = _seconds(action.took_s) if action.took_s is not None else "?"
    match action.stage:
        case Stage.SENDING:
            return _say(_SENDING)
        case Stage.NOT_SENT:
            return _say(_NOT_SENT, reason=action.reason)
        case Stage.SENT if action.age_s < _JUST_NOW_S:
            return _say(_SENT)
        case Stage.SENT:
            return _say(_NOT_RECEIVED, time=_time(action.age_s))
        case Stage.STALE:
            return _say(_STALE if action.took_s is None else _NOT_DONE, minutes=STALE_MINUTES)
        case Stage.RECEIVED:
            return _say(_RECEIVED, took=took)
        case Stage.BEHIND:
            return _say(_BEHIND)
        case Stage.READ:
            return _say(_READ)
        case Stage.REFUSED:
            return _say(_REFUSED, reason=refusal_words(action.reason))
        case Stage.DONE if action.kind in _CHANGES:
            return _say(_DONE, took=took)
        case Stage.DONE:
            is_read = action.kind in _READ_THERE
            return _say(_SHOWN if is_read and action.value else _IN_RECORD, took=took)


def tile_line(actions: Iterable[RoomAction]) -> str:
    """The line of a tile: the newest action that somebody may wait for; empty for none.

    Args:
        actions: of its session, the newest first.
    """
    for action in actions:
        most = _FAILED_S if action.stage in _FAILED else _SHOWN_S
        if action.stage is Stage.STALE:
            most += STALE_MINUTES * 60
        came_s = action.age_s
        if action.stage in _ENDED:
            came_s -= action.took_s or 0
        if action.stage in ON_THE_WAY or came_s < most:
            who = f"{action.supervisor}: " if action.supervisor else ""
            return f"{who}{_name(action)} {stage_words(action)}"
    return ""


def log_lines(actions: Sequence[RoomAction], places: Mapping[str, str]) -> str:
    """All actions, the newest first; a message to all with a line for each station.

    Args:
        places: session to its name on the wall.
    """
    lines: list[str] = []
    named: set[str] = set()
    for action in actions:
        if not action.to_all:
            place = places.get(action.session, _say(_ELSEWHERE))
            lines.append(f"{_head(action)} → {place}: {_about(action)}: {stage_words(action)}")
        elif action.to_all not in named:
            named.add(action.to_all)
            parts = [one for one in actions if one.to_all == action.to_all]
            lines += _to_all(parts, places)
        if len(lines) >= _MOST_LINES:
            break
    return "\n".join(lines) or _say(_NOTHING)


def _to_all(parts: Sequence[RoomAction], places: Mapping[str, str]) -> list[str]:
    there = sum(part.stage in _THERE for part in parts)
    count = _say(_HAVE_IT, there=there, all=len(parts))
    words = _say(_QUOTED, words=parts[0].value)
    first = f"{_head(parts[0])}: {_say(_TO_ALL)} {words}: {count}"
    named = [(places.get(part.session, _say(_ELSEWHERE)), stage_words(part)) for part in parts]
    return [first, *(f"      {place}: {stage}" for place, stage in sorted(named))]


def _head(action: RoomAction) -> str:
    return " ".join(part for part in (_time(action.age_s), action.supervisor) if part)


def _about(action: RoomAction) -> str:
    if not action.value or action.kind in _WITHOUT_VALUE:
        return _name(action)
    return f"{_name(action)} {_say(_QUOTED, words=action.value)}"


def _name(action: RoomAction) -> str:
    if action.kind is ActionKind.QUESTION_ANSWERED and not action.value:
        return _say(_IN_PERSON)
    return _say(_NAMES[action.kind])


def _time(age_s: float) -> str:
    """The time of day so many seconds ago."""
    return QLocale().toString(QTime.currentTime().addSecs(-round(age_s)), "HH:mm:ss")


def _seconds(seconds: float) -> str:
    """A short time with its tenths, a longer one without."""
    if seconds >= 10:
        return duration(round(seconds * 1000))
    return f"{QLocale().toString(seconds, 'f', 1)} s"


def _say(text: str, **values: object) -> str:
    return translated("Room", text).format(**values)
