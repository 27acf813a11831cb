"""The next published version of a study: its number, its changes, and what sessions record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from labeval.session.events.events import RecordError
from labeval.store.record.record import Record
from labeval.store.record.versions import Publication
from labeval.study.differences import Difference, ItemChanges, differences, item_changes
from labeval.study.folder import StudyFolder
from labeval.study.model.steps import ConsentStep, steps_by_id
from labeval.study.study import Study, StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

CONTEXT = "Publication"
_ANSWERS = QT_TRANSLATE_NOOP("Publication", "every answer and every change of one, with its time")
_COMMENTS = QT_TRANSLATE_NOOP("Publication", "written comments")
_TEXTS = QT_TRANSLATE_NOOP("Publication", "written texts, with every revision and its time")
_QUESTIONS = {
    "test": QT_TRANSLATE_NOOP("Publication", "answers to tests"),
    "questionnaire": QT_TRANSLATE_NOOP("Publication", "answers to questionnaires"),
}
_SOUND = {
    "think_aloud": QT_TRANSLATE_NOOP(
        "Publication", "sound during the session, from those who agree to it"
    ),
    "interview": QT_TRANSLATE_NOOP(
        "Publication", "sound of the interview, from those who agree to it"
    ),
    "both": QT_TRANSLATE_NOOP(
        "Publication", "sound during the session and of the interview, from those who agree to it"
    ),
}
_TURNS = QT_TRANSLATE_NOOP("Publication", "when pages come and go, pauses, and leaving the window")
_NO_NAME = QT_TRANSLATE_NOOP("Publication", "no name: participants have a code")


@dataclass(frozen=True, slots=True)
class NextVersion:
    """The version that publishing a study makes."""

    number: int
    """Counts the published versions from 1."""
    before: int = 0
    """Number of the version that is published now; 0 where none is."""
    changes: list[Difference] = field(default_factory=list)
    items: ItemChanges = field(default_factory=ItemChanges)
    is_same: bool = False
    """True if the version that is published now says the same."""
    consents_of_one_number: tuple[str, ...] = ()
    """Versions that consents have kept although what they say is another."""


def newest_publication(folder: StudyFolder) -> Publication | None:
    """The publication that sessions of participants run; None before the first.

    Raises:
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return None
    with Record(folder.database, read_only=True) as record:
        return next(reversed(record.versions.publications()), None)


def next_version(folder: StudyFolder, content: StudyContent) -> NextVersion:
    """Compare a study with the version that is published in its folder.

    Raises:
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return NextVersion(1)
    with Record(folder.database, read_only=True) as record:
        versions = record.versions
        numbers = {line.id: line.number for line in versions.lines()}
        number = numbers.get(content.version_id(), 0) or max(numbers.values(), default=0) + 1
        published = versions.publications()
        if not published:
            return NextVersion(number)
        newest = published[-1].version
        before = numbers[newest]
        if versions.says(newest, content):
            return NextVersion(before, before, is_same=True)
        try:
            old = versions.content(newest)
        except ValueError as error:  # a version of a newer program
            raise RecordError(str(error)) from error
        changes, items = differences(old, content), item_changes(old, content)
        kept = _consents_of_one_number(old.study, content.study)
        return NextVersion(number, before, changes, items, consents_of_one_number=tuple(kept))


def _consents_of_one_number(before: Study, after: Study) -> Iterator[str]:
    old = steps_by_id(before.procedure)
    for id, step in steps_by_id(after.procedure).items():
        earlier = old.get(id)
        if not isinstance(step, ConsentStep) or not isinstance(earlier, ConsentStep):
            continue
        is_other = (step.text, step.asks) != (earlier.text, earlier.asks)
        if is_other and step.version == earlier.version:
            yield step.version


def recorded(study: Study) -> Iterator[str]:
    """Everything that a session records, marked for translation under :data:`CONTEXT`."""
    kinds = {step.step for step in steps_by_id(study.procedure).values()}
    if study.blocks:
        yield _ANSWERS
    if any(block.comment.ask for block in study.blocks.values()):
        yield _COMMENTS
    if study.writing_steps():
        yield _TEXTS
    yield from (text for kind, text in _QUESTIONS.items() if kind in kinds)
    if study.audio.record != "none":
        yield _SOUND[study.audio.record]
    yield _TURNS
    yield _NO_NAME
