"""Tables of a record that no capsule has, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from labeval.exchange.tables import TABLES as EXPORTED
from labeval.exchange.tables import find_table
from labeval.jobs.capsule.contents import TABLES, Omitted
from labeval.store.record.record import Record

_ABOUT_PERSONS = "answers about themselves could identify somebody"
_OF_SUPERVISOR = "what a supervisor wrote or did in one session"
_VOICE = "a voice identifies a person, and no consent of a study speaks of passing it on"
_STEPS = "step by step what one person did; the laboratory has it"
_REASONS: Mapping[str, tuple[str, str]] = {
    "events": ("events of sessions", _STEPS),
    "interview": ("answers in interviews", _OF_SUPERVISOR),
    "justifications": ("spoken justifications", _VOICE),
    "markers": ("markers", _OF_SUPERVISOR),
    "moderation": ("actions of supervisors", _OF_SUPERVISOR),
    "notes": ("notes of supervisors", _OF_SUPERVISOR),
    "pages": ("pages with their times", _STEPS),
    "pastes": ("pasted texts", _STEPS),
    "questionnaires": ("answers to questionnaires and tests", _ABOUT_PERSONS),
    "recordings": ("recordings of sound", _VOICE),
    "revisions": ("revisions of written texts", _STEPS),
    "training": ("training pages", _STEPS),
    "words": ("words of transcripts with their times", _STEPS),
}
_OTHERWISE = "the analysis does not read it"


def never_shared(record: Record, *, include_rehearsals: bool = False) -> Iterator[Omitted]:
    """Everything that stays in the laboratory whatever was agreed to, counted.

    Raises:
        RecordError: the record cannot be read.
    """
    for name in EXPORTED:
        if name in TABLES.values():
            continue
        rows = find_table(name).rows(record, include_rehearsals=include_rehearsals)
        count = sum(1 for _ in rows)
        if count:
            what, why = _REASONS.get(name, (f"table {name}", _OTHERWISE))
            yield Omitted(what=what, why=why, count=count)
