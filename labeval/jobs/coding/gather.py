"""Gathering the texts of a record into a workbook, and again when the record has grown.

Ids follow from what a text comes from, so gathering twice changes nothing. What an analyst has
edited or coded is never overwritten; where the record differs now, the report lists it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from labeval.coding.attributes import PARTICIPANT, attribute_id, setting
from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.rows import Attribute, Passage, Source
from labeval.coding.texts.source_text import SourceText
from labeval.exchange.recorded import recorded_sessions
from labeval.jobs.coding.gathered_texts import GatheredText, answers_of, texts_of
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import EditConflict, Workbook


@dataclass(frozen=True, slots=True)
class Differing:
    """A source that was edited or coded, and from which the record differs now."""

    source: str
    """Its id."""
    name: str
    passages: int
    """Number of passages that were left as they are."""


@dataclass(slots=True)
class GatherReport:
    """Changes made by gathering."""

    added: int = 0
    """Sources that are new."""
    refreshed: int = 0
    unchanged: int = 0
    passages: int = 0
    """Passages that were written, changed or removed."""
    differing: list[Differing] = field(default_factory=list)


def gather(
    workbook: Workbook,
    record: Record,
    *,
    attributes: Mapping[str, Mapping[str, str]] | None = None,
    progress: Callable[[int], None] | None = None,
) -> GatherReport:
    """Gather all texts of the record into the workbook.

    Args:
        attributes: of participants, from elsewhere; answers of questionnaires are added.
        progress: called with the number of sessions that are done.

    Raises:
        RecordError: one of the two files cannot be read or written; texts gathered before stay.
    """
    report = GatherReport()
    numbers: dict[str, int] = {}
    known = {source.id: source for source in workbook.sources()}
    there = {attribute.id: attribute for attribute in workbook.attributes()}
    sessions = recorded_sessions(record)
    for done, session in enumerate(sessions, start=1):
        participant = session.header.participant
        numbers[participant] = numbers.get(participant, 0) + 1
        changes: list[Change] = []
        for text in texts_of(session, record, number=numbers[participant]):
            stored = known.get(text.source.id)
            if stored is None:
                report.added += 1
                changes += [added(text.source), *map(added, text.passages)]
                report.passages += len(text.passages)
            elif stored.made_from == text.source.made_from:
                report.unchanged += 1
                changes += changed(stored, _as_arranged(text.source, stored))
            else:
                _refresh(workbook, text, report)
        known_of = (attributes or {}).get(participant, {})
        new = _attributes(workbook, there, participant, {**known_of, **answers_of(session)})
        workbook.take_in([*changes, *new])
        there.update((c.after.id, c.after) for c in new if isinstance(c.after, Attribute))
        if progress is not None:
            progress(done)
    return report


def _attributes(
    workbook: Workbook,
    there: Mapping[str, Attribute],
    participant: str,
    values: Mapping[str, str],
) -> list[Change]:
    """New and changed attributes, except those that an analyst has changed or removed.

    Args:
        there: the workbook's, by id.
    """
    filled = {name: value for name, value in values.items() if value.strip()}
    ids = (attribute_id(PARTICIPANT, participant, name) for name in filled)
    here = [there[id] for id in ids if id in there]
    changes = setting(here, PARTICIPANT, participant, filled)
    held = workbook.touched([change.row.id for change in changes])
    return [change for change in changes if change.row.id not in held]


def _refresh(workbook: Workbook, text: GatheredText, report: GatherReport) -> None:
    """Update the parts of a source that were neither edited nor coded."""
    stored = workbook.source(text.source.id)
    before = workbook.text_of(stored.id)
    fresh = {passage.id: passage for passage in text.passages}
    there = {passage.id: passage for passage in before.passages}
    edited = workbook.touched(there)
    held = edited | _coded(before)
    original = {id: workbook.original(there[id]) for id in held}
    differing = {id for id, row in original.items() if row and not _same_text(row, fresh.get(id))}
    if held and stored.recording and _other_transcript(there, original, fresh):
        report.differing.append(Differing(stored.id, stored.name, len(fresh)))
        return
    held = edited | differing
    changes = [
        change
        for id in dict.fromkeys((*there, *fresh))
        if id not in held
        for change in _one(there.get(id), fresh.get(id))
    ]
    made_from = stored.made_from if differing else text.source.made_from
    source = replace(_as_arranged(text.source, stored), made_from=made_from)
    try:
        workbook.take_in([*changed(stored, source), *changes])
    except EditConflict:
        # Something new is between passages that one segment covers, or that were split.
        report.differing.append(Differing(stored.id, stored.name, len(changes)))
        return
    report.passages += len(changes)
    report.refreshed += 1
    if differing:
        report.differing.append(Differing(stored.id, stored.name, len(differing)))


def _as_arranged(fresh: Source, stored: Source) -> Source:
    """A source as the record has it, arranged as analysts did."""
    return replace(
        fresh,
        name=stored.name,
        folder=stored.folder,
        reviewed=stored.reviewed,
        cases=stored.cases,
    )


def _coded(text: SourceText) -> set[str]:
    """Ids of the passages that a segment covers."""
    return {
        passage.id for coding in text.codings for passage in text.between(coding.start, coding.end)
    }


def _same_text(one: Passage, other: Passage | None) -> bool:
    """True if two have the same words; what was on screen may differ."""
    return other is not None and _content(one) == _content(other)


def _content(passage: Passage) -> tuple[object, ...]:
    return passage.text, passage.speaker, passage.words


def _other_transcript(
    there: dict[str, Passage], original: dict[str, Passage | None], fresh: dict[str, Passage]
) -> bool:
    """True if a recording was transcribed anew, so that its passages cannot be mixed with the old
    ones."""
    originals = [original.get(id, passage) for id, passage in there.items()]
    return [p.text for p in originals if p is not None] != [p.text for p in fresh.values()]


def _one(stored: Passage | None, fresh: Passage | None) -> list[Change]:
    if stored is None:
        return [added(fresh)] if fresh is not None else []
    return [removed(stored)] if fresh is None else changed(stored, fresh)
