"""A source as XML: its selections, its codings, and for a recording its points in time.

A transcript whose sound comes along is an ``AudioSource`` with sync points; without the sound it is
a ``TextSource``, which every program reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from labeval.coding.attributes import SOURCE, Attributes
from labeval.coding.identity import id_of
from labeval.coding.rows import Coding, Passage, Source
from labeval.exchange.qda.described import joined_memos
from labeval.exchange.qda.guids import guid_of
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.speakers import listed, names_of, with_names
from labeval.exchange.qda.variables import (
    SOURCE_VARIABLES,
    TURNS,
    types_of,
    write_attributes,
    write_values,
)
from labeval.exchange.qda.xml import add

if TYPE_CHECKING:
    from lxml.etree import _Element

_NAME_LENGTH = 60


def text_file(source: Source) -> str:
    """The file of a source's text, below ``sources/``."""
    return f"{guid_of(source.id)}.txt"


def write_source(
    parent: _Element,
    source: Source,
    project: Project,
    *,
    sound: str,
    now: str,
) -> None:
    """Write one source.

    Args:
        sound: the file of its recording below ``sources/``; empty where none comes along.
    """
    passages = project.passages.get(source.id, ())
    names = names_of(source, passages)
    text = with_names(source, passages, names)
    codings = [each for each in project.codings_of(source.id) if _has_length(text, each)]
    parts = spoken_parts(source, project)
    time = (source.created or now).replace("+00:00", "Z")
    if sound:
        made = add(
            parent,
            "AudioSource",
            guid=id_of("audio", source.id),
            name=source.name,
            path=f"internal://{sound}",
            creationDateTime=time,
        )
        _describe(made, source, project)
        _write_transcript(made, source, text, codings, now, parts)
    else:
        made = add(
            parent,
            "TextSource",
            guid=guid_of(source.id),
            name=source.name,
            plainTextPath=f"internal://{text_file(source)}",
            creationDateTime=time,
        )
        _describe(made, source, project)
        for speaker, part in parts:
            start, end = _ends_of_part(text, part)
            ends = {"startPosition": str(start), "endPosition": str(end)}
            _write_part(made, "PlainTextSelection", speaker, part, text, ends)
        for coding in codings:
            ends = {
                "startPosition": str(text.position(coding.start)),
                "endPosition": str(text.position(coding.end)),
            }
            _write_selection(made, "PlainTextSelection", coding, text, now, ends)
    for memo in project.memos:
        if (memo.about, memo.row) == ("source", source.id):
            add(made, "NoteRef", targetGUID=guid_of(memo.id))
    write_values(made, source, {**SOURCE_VARIABLES, TURNS: lambda _: listed(names)})
    known = Attributes(project.attributes).of(SOURCE, source.id)
    write_attributes(made, known, types_of(project.attributes) if known else {})


def spoken_parts(source: Source, project: Project) -> list[tuple[str, Sequence[Passage]]]:
    """Turns of speakers who are participants of their own: each name with passages in a row."""
    cases = dict(source.cases)
    runs = groupby(project.passages.get(source.id, ()), key=lambda passage: passage.speaker)
    parts = [(speaker, tuple(run)) for speaker, run in runs if speaker in cases]
    return [(speaker, run) for speaker, run in parts if any(p.text for p in run)]


def part_guid(part: Sequence[Passage]) -> str:
    """The GUID of the selection that passages in a row have."""
    return id_of("part", part[0].id)


def selection_guid(coding: str) -> str:
    """The GUID of the selection that a coding has."""
    return id_of("selection", coding)


def _ends_of_part(text: PlainText, part: Sequence[Passage]) -> tuple[int, int]:
    return text.start_of(part[0].id), text.start_of(part[-1].id) + len(part[-1].text)


def _write_part(
    parent: _Element,
    name: str,
    speaker: str,
    part: Sequence[Passage],
    text: PlainText,
    ends: Mapping[str, str],
) -> None:
    """A selection without a code, which the case of its speaker refers to."""
    quote = _quoted(text, *_ends_of_part(text, part))
    add(add(parent, name, guid=part_guid(part), name=quote, **ends), "Description", speaker)


def _quoted(text: PlainText, start: int, end: int) -> str:
    """The name of a selection: the words that it covers."""
    return " ".join(text.text[start:end].split())[:_NAME_LENGTH]


def _describe(made: _Element, source: Source, project: Project) -> None:
    if text := joined_memos(project, "source", source.id):
        add(made, "Description", text)


def _has_length(text: PlainText, coding: Coding) -> bool:
    return text.position(coding.start) < text.position(coding.end)


def _write_transcript(
    parent: _Element,
    source: Source,
    text: PlainText,
    codings: list[Coding],
    now: str,
    parts: Sequence[tuple[str, Sequence[Passage]]],
) -> None:
    made = add(
        parent,
        "Transcript",
        guid=guid_of(source.id),
        name=source.name,
        plainTextPath=f"internal://{text_file(source)}",
        creationDateTime=(source.created or now).replace("+00:00", "Z"),
    )
    times = dict(_times(text))
    places = set(times)
    for coding in codings:
        places |= {text.position(coding.start), text.position(coding.end)}
    for _, part in parts:
        places |= set(_ends_of_part(text, part))
    for position in sorted(places):
        stamp = times.get(position)
        add(
            made,
            "SyncPoint",
            guid=_sync(source, position),
            timeStamp="" if stamp is None else str(stamp),
            position=str(position),
        )
    for speaker, part in parts:
        start, end = _ends_of_part(text, part)
        ends = {"fromSyncPoint": _sync(source, start), "toSyncPoint": _sync(source, end)}
        _write_part(made, "TranscriptSelection", speaker, part, text, ends)
    for coding in codings:
        ends = {
            "fromSyncPoint": _sync(source, text.position(coding.start)),
            "toSyncPoint": _sync(source, text.position(coding.end)),
        }
        _write_selection(made, "TranscriptSelection", coding, text, now, ends)


def _times(text: PlainText) -> Iterator[tuple[int, int]]:
    """Positions that have a time in the recording, and that time in ms."""
    for passage in text.passages:
        start = text.start_of(passage.id)
        yield from _word_times(passage, start)
        if passage.start_ms is not None:
            yield text.line_of(passage.id), passage.start_ms
            yield start, passage.start_ms
        if passage.end_ms is not None:
            yield start + len(passage.text), passage.end_ms


def _word_times(passage: Passage, start: int) -> Iterator[tuple[int, int]]:
    for word in passage.words:
        yield start + word.start, word.start_ms


def _sync(source: Source, position: int) -> str:
    return id_of("sync", source.id, position)


def _write_selection(
    parent: _Element,
    name: str,
    coding: Coding,
    text: PlainText,
    now: str,
    ends: Mapping[str, str],
) -> None:
    user = guid_of(coding.coder)
    time = (coding.created or now).replace("+00:00", "Z")
    selection = add(
        parent,
        name,
        guid=selection_guid(coding.id),
        name=_quoted(text, text.position(coding.start), text.position(coding.end)),
        **ends,
        creatingUser=user,
        creationDateTime=time,
    )
    if coding.memo:
        add(selection, "Description", coding.memo)
    made = add(
        selection, "Coding", guid=guid_of(coding.id), creatingUser=user, creationDateTime=time
    )
    add(made, "CodeRef", targetGUID=guid_of(coding.code))
