"""Plan of a day: who comes when, to which station, into which condition."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError

NOTHING = "-"
"""A field of a line that is left open."""
LATE_MIN = 20
"""Minutes after which somebody who did not come is no longer the next."""
SEEN_MIN = 12 * 60
"""Minutes for which sessions are followed; who came before is not known."""
_TIME = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
_LONGEST = 40
_FIELDS = 4


class NotInPlan(MarkedError):
    """A line is no appointment."""

    context = "DayPlan"


@dataclass(frozen=True, slots=True, order=True)
class Appointment:
    """One line of the plan; all but day and time may be empty."""

    day: str
    """ISO 8601."""
    time: str
    """``09:30``, of the place where the laboratory is."""
    station: str = ""
    participant: str = ""
    """A code, never a name; empty for whoever walks in."""
    condition: str = ""

    @property
    def minute(self) -> int:
        """Minutes since midnight."""
        return int(self.time[:2]) * 60 + int(self.time[3:])


class Attendance(Enum):
    """The state of an appointment."""

    DONE = auto()
    RUNNING = auto()
    INTERRUPTED = auto()
    """A session was begun, which neither runs nor has ended."""
    COMING = auto()
    MISSED = auto()
    """Its time is over, and nobody with its code has come."""
    OPEN = auto()
    """Its time is over, and it is not known who came: it had no code, or is long ago."""


@dataclass(frozen=True, slots=True)
class Came:
    """A session of somebody who is in the plan."""

    started: str
    """UTC, ISO 8601; something else where it is not known."""
    is_over: bool


def attendances(
    plan: Iterable[Appointment],
    minute: int,
    came: Mapping[str, Sequence[Came]],
    running: Collection[str],
) -> list[tuple[Appointment, Attendance]]:
    """The appointments of a day in order, each with its state.

    A session is that of its participant's nearest appointment; where it is not known when it began,
    of all of them.

    Args:
        minute: now, since midnight.
        came: participants who have had a session, each with all of theirs.
        running: those whose newest session runs.
    """
    in_order = sorted(plan)
    own: list[list[Came]] = [[] for _ in in_order]
    for code, sessions in came.items():
        mine = [n for n, one in enumerate(in_order) if code and one.participant == code]
        for session in sessions if mine else ():
            for n in _nearest(in_order, mine, session):
                own[n].append(session)
    newest = {
        code: max(came[code], key=lambda one: one.started) for code in running if code in came
    }
    return [
        (one, _attendance(one, minute, sessions, newest.get(one.participant)))
        for one, sessions in zip(in_order, own, strict=True)
    ]


def _nearest(plan: Sequence[Appointment], among: list[int], session: Came) -> list[int]:
    try:
        began = datetime.fromisoformat(session.started).astimezone()
    except (ValueError, OverflowError):  # no moment, or none that this computer's clock can show
        return among

    def away(n: int) -> timedelta:
        midnight = datetime.fromisoformat(plan[n].day)
        return abs((midnight + timedelta(minutes=plan[n].minute)).astimezone() - began)

    return [min(among, key=away)]


def _attendance(
    one: Appointment, minute: int, sessions: Sequence[Came], running: Came | None
) -> Attendance:
    if running is not None and any(session is running for session in sessions):
        return Attendance.RUNNING
    if sessions:
        is_over = any(session.is_over for session in sessions)
        return Attendance.DONE if is_over else Attendance.INTERRUPTED
    if one.minute >= minute - LATE_MIN:
        return Attendance.COMING
    is_known = one.participant and one.minute > minute - SEEN_MIN
    return Attendance.MISSED if is_known else Attendance.OPEN


def stored(rows: Iterable[Sequence[str]]) -> list[Appointment]:
    """The appointments among rows with these fields, in order; a row that is none is left out."""
    return sorted(Appointment(*row) for row in rows if _is_stored(*row[:2]))


def _is_stored(day: str, time: str) -> bool:
    try:
        return datetime.fromisoformat(f"{day}T{time}").strftime("%Y-%m-%dT%H:%M") == f"{day}T{time}"
    except ValueError:
        return False


def lines_of(plan: Iterable[Appointment]) -> str:
    """A day's plan as text: time, station, participant, condition in each line."""
    return "\n".join(
        " ".join(
            [one.time, *(part or NOTHING for part in (one.station, one.participant, one.condition))]
        )
        for one in sorted(plan)
    )


def read_lines(text: str, day: str, *, stations: Collection[str]) -> list[Appointment]:
    """The appointments of a text as :func:`lines_of` makes it; what is missing is left open.

    Args:
        stations: those that there are; none where it is not known.

    Raises:
        NotInPlan: with the number of the line.
    """
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if words:
            found.append(_appointment(words, day, number, stations))
    return sorted(found)


def _appointment(words: list[str], day: str, number: int, stations: Collection[str]) -> Appointment:
    found = _TIME.fullmatch(words[0])
    if found is None:
        raise NotInPlan(
            QT_TRANSLATE_NOOP("DayPlan", "line {line}: “{word}” is not a time such as 9:30"),
            line=number,
            word=words[0],
        )
    if len(words) > _FIELDS or any(len(word) > _LONGEST for word in words):
        raise NotInPlan(
            QT_TRANSLATE_NOOP(
                "DayPlan",
                "line {line}: only time, station, participant's code and condition can be given, "
                "with spaces between them and none inside",
            ),
            line=number,
        )
    station, participant, condition = (
        *("" if word == NOTHING else word for word in words[1:]),
        *[""] * (_FIELDS - len(words)),
    )
    if station and stations and station not in stations:
        raise NotInPlan(
            QT_TRANSLATE_NOOP(
                "DayPlan", "line {line}: there is no station “{word}”; there are {stations}"
            ),
            line=number,
            word=station,
            stations=", ".join(sorted(stations)),
        )
    hour, minute = found[1], found[2]
    return Appointment(day, f"{int(hour):02}:{minute}", station, participant, condition)
