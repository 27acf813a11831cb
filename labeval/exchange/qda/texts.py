"""Texts from files as sources: TXT, Markdown, DOCX, PDF, and subtitles with their times."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Passage, Source, SourceKind, Word
from labeval.coding.texts.editing import one_line
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.counting import counted, lines_of
from labeval.exchange.qda.text_bytes import text_of_bytes
from labeval.exchange.qda.unmarked import without_markdown, without_tags
from labeval.files.content import check_size, read_content
from labeval.files.limits import (
    MOST_PACKED,
    MOST_PAGES,
    MOST_PARAGRAPHS,
    MOST_TEXT,
    Count,
    too_many,
)
from labeval.files.names import written_name
from labeval.files.pdf import PdfBytes, bounded_pdf, page_text
from labeval.files.progress import report
from labeval.files.refusal import refusing
from labeval.study.problems import StudyProblems
from labeval.text.joining import joined
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.docx_transcripts import docx_lines
from labeval.transcription.transcript import SpeechSegment
from labeval.transcription.transcript_readers import read_transcript


@dataclass(frozen=True, slots=True)
class _Part:
    """A passage to be, before it has an id."""

    text: str
    speaker: str = ""
    start_ms: int | None = None
    end_ms: int | None = None
    words: tuple[Word, ...] = ()


def read_text(path: Path, *, participant: str = "") -> tuple[Source, list[Passage]]:
    """A file as a source, one passage per paragraph or line; empty ones are left out.

    The same content has the same ids, so that importing it again changes nothing.

    Args:
        participant: whose text it is, where that is known.

    Raises:
        ExchangeError: the file cannot be read, has no text, or is of another kind.
        StudyProblems: its bytes are no text; with line and byte.
    """
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: texts are read from {endings}"),
            path=path,
            endings=", ".join(sorted(_READERS)),
        )
    count = Count(path, "paragraphs", MOST_PARAGRAPHS)
    parts: list[_Part] = []
    try:
        with refusing(path, ExchangeError, StudyProblems):
            for part in reader(path):
                count.add()
                if part.text.strip():
                    parts.append(part)
    except OSError as error:
        raise _unread(path, error.strerror or error) from error
    if not parts:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: there is no text in it"), path=path
        )
    content = hashlib.sha256("\n".join(part.text for part in parts).encode()).hexdigest()
    id = id_of("text", written_name(path.name), participant, content)
    source = Source(
        id,
        SourceKind.IMPORTED,
        written_name(path.stem),
        participant=participant,
        created=utc_now(),
        made_from=content,
    )
    return source, [
        Passage(
            id_of("passage", id, n),
            id,
            float(n),
            part.text,
            speaker=part.speaker,
            start_ms=part.start_ms,
            end_ms=part.end_ms,
            words=part.words,
        )
        for n, part in enumerate(parts)
    ]


def _plain(path: Path) -> Iterator[_Part]:
    return _parts(_lines(path))


def _markdown(path: Path) -> Iterator[_Part]:
    return _parts(without_markdown(_lines(path)))


def _lines(path: Path) -> Iterable[str]:
    return lines_of(text_of_bytes(read_content(path, MOST_TEXT), str(path)))


def _document(path: Path) -> Iterator[_Part]:
    return _parts(docx_lines(path))


def _parts(lines: Iterable[str]) -> Iterator[_Part]:
    return (_Part(one_line(line).strip()) for line in lines)


def _pdf(path: Path) -> Iterator[_Part]:
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    check_size(path, MOST_PACKED)
    content = PdfBytes(path.read_bytes(), path)
    count = Count(path, "bytes", MOST_TEXT)
    try:
        with bounded_pdf():
            reader = PdfReader(content)
            number = len(reader.pages) if not reader.is_encrypted else 0
        if reader.is_encrypted:
            raise ExchangeError(
                QT_TRANSLATE_NOOP("Exchange", "{path} cannot be read: it is encrypted"), path=path
            )
        if number > MOST_PAGES:
            raise too_many(path, "pages", MOST_PAGES)
        for done, page in enumerate(reader.pages, start=1):
            yield from map(_Part, _paragraphs(page_text(page, count)))
            report(path.name, done, number)
            content.next_page()
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise _unread(path, error) from error


def _paragraphs(page: str) -> Iterator[str]:
    """A page's lines put together again; an empty line or the end of a sentence ends one."""
    gathered: list[str] = []
    for line in counted(page).text.split("\n"):
        text = one_line(line).strip()
        if text:
            gathered.append(text)
        if gathered and (not text or text.endswith((".", "!", "?", ":", "”", "“"))):
            yield joined(gathered)
            gathered = []
    if gathered:
        yield joined(gathered)


def _subtitles(path: Path) -> Iterator[_Part]:
    transcript = read_transcript(path, seconds=0, language="")
    return (_spoken(segment) for segment in transcript.segments)


def _spoken(segment: SpeechSegment) -> _Part:
    text = without_tags(one_line(segment.text))
    times = (round(1000 * segment.start_s), round(1000 * segment.end_s))
    return _Part(text, segment.speaker, *times)


def _unread(path: Path, reason: object) -> ExchangeError:
    return ExchangeError(
        QT_TRANSLATE_NOOP("Exchange", "{path} cannot be read: {reason}"), path=path, reason=reason
    )


_READERS: dict[str, Callable[[Path], Iterator[_Part]]] = {
    ".txt": _plain,
    ".md": _markdown,
    ".docx": _document,
    ".pdf": _pdf,
    ".srt": _subtitles,
    ".vtt": _subtitles,
}
