"""Counts of what an export leaves out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from labeval.exchange.left_out import left_out
from labeval.exchange.recorded import recorded_sessions
from labeval.exchange.responses import finished_writings
from labeval.store.record.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

CONTEXT = "Omission"
_REHEARSALS = QT_TRANSLATE_NOOP("Omission", "rehearsal sessions: {count}")
_UNTRANSCRIBED = QT_TRANSLATE_NOOP("Omission", "recordings that have no transcript: {count}")


@dataclass(frozen=True, slots=True)
class Omission:
    """One kind of thing that an export leaves out; ``template`` is translated by the window."""

    template: str
    count: int
    chosen: bool = False
    """True if the person has left it out by an option of the export."""
    values: Mapping[str, Any] = field(default_factory=dict)
    only_ours: bool = False
    """True if it is in the file, in a part that only labeval reads."""

    def text(self, say: Say = as_written) -> str:
        """A sentence that names it and its number."""
        return say(CONTEXT, self.template).format(count=self.count, **self.values)


def table_omissions(
    record: Record, *, without: Collection[str] = (), include_rehearsals: bool = False
) -> list[Omission]:
    """Omissions of all tables of a record.

    Args:
        include_rehearsals: whether they are in the tables.
        without: what is left out by name, see :data:`~labeval.exchange.left_out.LEFT_OUT`.

    Raises:
        RecordError: the record cannot be read.
    """
    found = [
        Omission(_REHEARSALS, 0 if include_rehearsals else record.sessions.count("rehearsal")),
        Omission(_UNTRANSCRIBED, _untranscribed(record)),
    ]
    if without:
        out = left_out(record, without)
        names = {"names": ", ".join(without)}
        unshared = QT_TRANSLATE_NOOP(
            "Omission", "sessions of people who declined that data are shared: {count}"
        )
        sessions = QT_TRANSLATE_NOOP("Omission", "sessions that are {names}: {count}")
        pages = QT_TRANSLATE_NOOP(
            "Omission", "pages, or single criteria on them, that are {names}: {count}"
        )
        found += [
            Omission(unshared, len(out.unshared), True),
            Omission(sessions, len(out.sessions), True, names),
            Omission(pages, len(out.pages), True, names),
        ]
    return some(found)


def transcript_omissions(record: Record) -> list[Omission]:
    """Omissions of an export of transcripts.

    Raises:
        RecordError: the record cannot be read.
    """
    return some([Omission(_UNTRANSCRIBED, _untranscribed(record, kinds=None))])


def text_omissions(record: Record) -> list[Omission]:
    """Texts of a record that the sources of a workbook leave out.

    Raises:
        RecordError: the record cannot be read.
    """
    return table_omissions(record)


def response_omissions(record: Record) -> list[Omission]:
    """Omissions of responses that become items.

    Raises:
        RecordError: the record cannot be read.
    """
    unfinished = rejected = robots = people = 0
    for session in recorded_sessions(record):
        planned = [
            (step.place, writing) for step in session.header.plan.steps for writing in step.writings
        ]
        finished = finished_writings(session)
        is_out = bool(session.state.rejected)
        kept = 0
        for place, writing in planned:
            if is_out or place in session.state.rejected_sets:
                rejected += 1
            elif writing.id in finished:
                kept += 1
            else:
                unfinished += 1
        if session.header.kind == "simulated":
            robots += kept
        else:
            people += kept
    return some(
        [
            Omission(_REHEARSALS, record.sessions.count("rehearsal")),
            Omission(QT_TRANSLATE_NOOP("Omission", "unfinished responses: {count}"), unfinished),
            Omission(QT_TRANSLATE_NOOP("Omission", "rejected responses: {count}"), rejected),
            Omission(
                QT_TRANSLATE_NOOP("Omission", "responses of robots: {count}"),
                robots if people else 0,
            ),
        ]
    )


def some(found: Collection[Omission]) -> list[Omission]:
    """Those of which there are any."""
    return [omission for omission in found if omission.count]


def _untranscribed(record: Record, kinds: Collection[str] | None = ("real", "simulated")) -> int:
    """Recordings without a transcript, of sessions of these kinds."""
    return sum(
        kinds is None or record.sessions.header(session).kind in kinds
        for session, _ in list(record.transcripts.missing())
    )
