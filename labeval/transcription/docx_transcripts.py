"""Transcripts as documents (DOCX, RTF): written for people, and read as people type them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.files.docx import TableRow, read_docx
from labeval.files.refusal import FileRefused, refusing
from labeval.files.rtf import rtf_lines
from labeval.text.xml_text import for_xml
from labeval.transcription.spoken_lines import stamp_s
from labeval.transcription.transcript import SpeechSegment, Transcript

if TYPE_CHECKING:
    from docx.document import Document

UNSURE = 0.5
"""A word that the recogniser gives less is underlined."""
LONG_PAUSE_S = 2.0
"""Shortest pause between two segments that is shown with its length, in seconds."""

_HEADERS = {"speaker", "name", "text", "time", "start", "sprecher", "zeit", "wer", "transkript"}


def as_docx(transcript: Transcript) -> bytes:
    """A paragraph a segment, with its time and speaker.

    Words of which the recogniser was unsure are underlined, long pauses have a line of their own.
    """
    from docx import Document

    document = Document()
    document.add_heading("Transcript", level=1)
    document.add_heading(_facts(transcript), level=3)
    for before, segment in pairwise((None, *transcript.segments)):
        assert segment is not None
        if before is not None and (pause := segment.start_s - before.end_s) >= LONG_PAUSE_S:
            document.add_paragraph(f"({pause:.1f} s)")
        _add_segment(document, segment)
    file = BytesIO()
    document.save(file)
    return file.getvalue()


def docx_lines(path: Path) -> Iterator[str]:
    """The paragraphs of a document and the rows of its tables, as lines in their order.

    Headings are left out, as are a table's empty cells and its row of column names.

    Raises:
        FileRefused: it is none, or a part of it is damaged.
        FileNotFoundError, PermissionError: it is not there, or may not be read.
    """
    with refusing(path, FileRefused):
        for block in read_docx(path):
            if isinstance(block, TableRow):
                yield from _row(block)
            elif not _is_heading(block.style):
                yield from block.text.split("\n")


def rtf_rows(path: Path) -> Iterator[str]:
    """The lines of an RTF document; rows of its tables as those of a DOCX document.

    Raises: as :func:`~labeval.files.rtf.rtf_lines`.
    """
    first = True
    for line in rtf_lines(path):
        cells = line.rstrip("\t").split("\t")
        if line.endswith("\t") and len(cells) > 1:
            yield from _row(TableRow(tuple(cells), first))
            first = False
        else:
            yield line


def _facts(transcript: Transcript) -> str:
    model = transcript.made_with.get("model")
    made = f", {model}" if model else ""
    return f"{transcript.language}, {clock_text(transcript.seconds)}{made}"


def clock_text(seconds: float) -> str:
    """As ``00:01:05.300``."""
    ms = round(seconds * 1000)
    return f"{ms // 3_600_000:02}:{ms // 60_000 % 60:02}:{ms // 1000 % 60:02}.{ms % 1000:03}"


def _add_segment(document: Document, segment: SpeechSegment) -> None:
    paragraph = document.add_paragraph(f"[{clock_text(segment.start_s)}] ")
    if segment.speaker:
        paragraph.add_run(f"{for_xml(segment.speaker)}:").bold = True
        paragraph.add_run(" ")
    for n, word in enumerate(segment.words):
        run = paragraph.add_run(for_xml(word.text if n else word.text.lstrip()))
        if word.probability is not None and word.probability < UNSURE:
            run.underline = True


def _is_heading(style: str) -> bool:
    return style.lower().startswith(("heading", "title", "subtitle", "toc"))


def _row(row: TableRow) -> Iterator[str]:
    """Time, speaker and text of a row, whichever of them its cells hold; the text is last."""
    cells = [" ".join(cell.split()) for cell in row.cells]
    cells = list(dict.fromkeys(filter(None, cells)))
    if not cells or (row.first and any(cell.lower() in _HEADERS for cell in cells)):
        return
    *before, text = cells
    stamps = [cell for cell in before if stamp_s(cell) is not None]
    names = [cell.rstrip(":") for cell in before if stamp_s(cell) is None]
    stamp = f"[{stamps[0].strip('[]()#')}] " if stamps else ""
    yield f"{stamp}{' '.join(names)}: {text}" if names else f"{stamp}{text}"
