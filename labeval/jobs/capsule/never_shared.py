"""Tables of a record that no capsule has, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from labeval.exchange.tables import TABLES as EXPORTED
from labeval.exchange.tables import find_table
from labeval.jobs.capsule.contents import TABLES, Omitted
from labeval.store.record.record import Record
from labeval.text.marks import QT_TRANSLATE_NOOP

_ABOUT_PERSONS = QT_TRANSLATE_NOOP("Capsule", "answers about themselves could identify somebody")
_OF_SUPERVISOR = QT_TRANSLATE_NOOP("Capsule", "what a supervisor wrote or did in one session")
_VOICE = QT_TRANSLATE_NOOP(
    "Capsule", "a voice identifies a person, and no consent of a study speaks of passing it on"
)
_STEPS = QT_TRANSLATE_NOOP("Capsule", "step by step what one person did; the laboratory has it")
REASONS: Mapping[str, tuple[str, str]] = {
    "access": (
        QT_TRANSLATE_NOOP("Capsule", "who opened, exported, erased or unlocked what"),
        QT_TRANSLATE_NOOP("Capsule", "it is about the people of the laboratory"),
    ),
    "events": (QT_TRANSLATE_NOOP("Capsule", "events of sessions"), _STEPS),
    "interview": (QT_TRANSLATE_NOOP("Capsule", "answers in interviews"), _OF_SUPERVISOR),
    "justifications": (QT_TRANSLATE_NOOP("Capsule", "spoken justifications"), _VOICE),
    "markers": (QT_TRANSLATE_NOOP("Capsule", "markers"), _OF_SUPERVISOR),
    "moderation": (QT_TRANSLATE_NOOP("Capsule", "actions of supervisors"), _OF_SUPERVISOR),
    "notes": (QT_TRANSLATE_NOOP("Capsule", "notes of supervisors"), _OF_SUPERVISOR),
    "pages": (QT_TRANSLATE_NOOP("Capsule", "pages with their times"), _STEPS),
    "pastes": (QT_TRANSLATE_NOOP("Capsule", "pasted texts"), _STEPS),
    "publications": (
        QT_TRANSLATE_NOOP("Capsule", "days on which versions were published"),
        QT_TRANSLATE_NOOP("Capsule", "the versions that results rest on are here"),
    ),
    "questionnaires": (
        QT_TRANSLATE_NOOP("Capsule", "answers to questionnaires and tests"),
        _ABOUT_PERSONS,
    ),
    "recordings": (QT_TRANSLATE_NOOP("Capsule", "recordings of sound"), _VOICE),
    "revisions": (QT_TRANSLATE_NOOP("Capsule", "revisions of written texts"), _STEPS),
    "training": (QT_TRANSLATE_NOOP("Capsule", "training pages"), _STEPS),
    "words": (QT_TRANSLATE_NOOP("Capsule", "words of transcripts with their times"), _STEPS),
}
"""Exported table to what it holds and why it stays; the others have :data:`_OF_JUDGMENTS`."""
_OF_JUDGMENTS = (
    QT_TRANSLATE_NOOP("Capsule", "claims or marked errors one by one"),
    QT_TRANSLATE_NOOP("Capsule", "made of the table of judgments, which is here"),
)


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
            what, why = REASONS.get(name, _OF_JUDGMENTS)
            yield Omitted(what=what, why=why, count=count)
