"""The transcripts of a study as files, one per recording: as they were corrected, or recognised."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from labeval.coding.rows import Passage, Source
from labeval.coding.sources import is_gathered
from labeval.exchange.recorded import recorded_session
from labeval.files.names import file_stem
from labeval.jobs.coding.gathered_texts import texts_of
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.transcription.transcript_writers import TIMED, file_content

CORRECTED = "corrected"
"""In ``made_with`` of a transcript that is the analyst's text."""


def export_transcripts(
    record: Record,
    format: str,
    folder: Path,
    *,
    workbook: Workbook | None = None,
    without: Collection[str] = (),
) -> Iterator[Path]:
    """Write each transcript to ``RECORDING.FORMAT`` and yield its path.

    Args:
        format: one of :data:`labeval.transcription.transcript_writers.FILE_FORMATS`.
        folder: is made.
        workbook: whose corrected texts are written, where it has a recording; without one all
            transcripts are as the record has them.
        without: sessions whose transcripts are not written.

    Raises:
        KeyError: there is no such format.
        RecordError, OSError: it cannot be read, or not be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    texts = {s.recording: s for s in workbook.sources() if s.recording} if workbook else {}
    for header in record.sessions.headers():
        if header.id in without:
            continue
        for kept in record.transcripts.of_session(header.id):
            transcript, source = kept.transcript, texts.get(kept.recording)
            if workbook is not None and source is not None:
                transcript = _as_in(workbook, source, record, transcript)
            path = folder / f"{kept.recording}.{format}"
            with replacing(path) as part:
                part.write_bytes(file_content(transcript, format))
            yield path


def export_interviews(
    workbook: Workbook, format: str, folder: Path, *, without: Collection[str] = ()
) -> Iterator[Path]:
    """Write each text from elsewhere that has speakers or times to ``NAME.FORMAT``; yield its path.

    What no file can be called is another letter there, and no two files are called alike. Subtitles
    need times: texts without any are left out of them.

    Args:
        without: participants whose interviews are not written.

    Raises:
        KeyError: there is no such format.
        RecordError, OSError: it cannot be read, or not be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stems: list[str] = []
    for source in workbook.sources():
        if is_gathered(source) or not set(without).isdisjoint(source.participants):
            continue
        passages = workbook.passages(source.id)
        timed = any(passage.start_ms is not None for passage in passages)
        if not timed and (format in TIMED or not any(passage.speaker for passage in passages)):
            continue
        ends = [passage.end_ms or 0 for passage in passages]
        empty = Transcript((), source.language, max(ends) / 1000)
        stems.append(file_stem(source.name, stems))
        path = folder / f"{stems[-1]}.{format}"
        with replacing(path) as part:
            part.write_bytes(file_content(corrected(empty, passages), format))
        yield path


def _as_in(
    workbook: Workbook, source: Source, record: Record, recognised: Transcript
) -> Transcript:
    """The analyst's text; the recognised one where that is newer and the text was never edited."""
    passages = workbook.passages(source.id)
    gathered = texts_of(recorded_session(record, source.session), record)
    fresh = next((text for text in gathered if text.source.id == source.id), None)
    if fresh is not None:
        if _content(fresh.passages) == _content(passages):
            return recognised
        is_older = fresh.source.made_from != source.made_from
        if is_older and not workbook.touched([passage.id for passage in passages]):
            return recognised
    return corrected(recognised, passages)


def _content(passages: Sequence[Passage]) -> list[tuple[object, ...]]:
    return [(p.text, *_spoken(p), p.start_ms, p.end_ms, p.words) for p in passages]


def _spoken(p: Passage) -> tuple[str, float | None, str, str]:
    """The parts of a segment that a passage keeps, without words and times."""
    return (p.speaker, p.speaker_probability, p.doubt, p.language)


def corrected(recognised: Transcript, passages: Sequence[Passage]) -> Transcript:
    """A transcript of passages: their text, speakers and times.

    Text between two words goes with the word before it; a passage that has no time begins
        and ends where the one before it ends.
    """
    segments: list[SpeechSegment] = []
    at_s = 0.0
    for passage in passages:
        start_s = at_s if passage.start_ms is None else passage.start_ms / 1000
        end_s = start_s if passage.end_ms is None else max(start_s, passage.end_ms / 1000)
        at_s = end_s
        if passage.text.strip():
            words = _words(passage, start_s, end_s)
            segments.append(SpeechSegment(start_s, end_s, words, *_spoken(passage)))
    made_with = {**recognised.made_with, CORRECTED: True}
    return replace(recognised, segments=tuple(segments), made_with=made_with)


def _words(passage: Passage, start_s: float, end_s: float) -> tuple[Word, ...]:
    if not passage.words:
        return (Word(f" {passage.text}", start_s, end_s),)
    starts = [0, *(word.start for word in passage.words[1:]), len(passage.text)]
    return tuple(
        Word(f"{_space(passage.text, first)}{passage.text[first:end].rstrip()}", *times)
        for (first, end), word in zip(pairwise(starts), passage.words, strict=True)
        for times in [(word.start_ms / 1000, word.end_ms / 1000, word.probability)]
    )


def _space(text: str, at: int) -> str:
    return " " if at == 0 or text[at - 1].isspace() else ""
