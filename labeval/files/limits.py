"""Limits on reading files from outside.

Each limit is far above what a laboratory has (50 interviews of three hours, 100,000 items) and low
enough that a file made to be too large costs seconds and less than half a gigabyte.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from labeval.files.progress import report
from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP

MEGABYTE = 1_000_000

MOST_TEXT = 20 * MEGABYTE
"""Bytes of a text or transcript; three hours of talk have 0.2 million."""
MOST_SEGMENT = 1_000_000
"""Characters of one segment of a transcript."""
MOST_TABLE = 500 * MEGABYTE
"""Bytes of a table of judgments that is read row by row."""
MOST_LINE = 8 * MEGABYTE
"""Bytes of one line or record of such a table."""
MOST_PACKED = 200 * MEGABYTE
"""Bytes of a DOCX, XLSX or PDF file on the disk."""
MOST_UNPACKED = 300 * MEGABYTE
"""Bytes of one XML part or text in an archive, unpacked."""
MOST_INDEX = 8 * MEGABYTE
"""Bytes of a workbook's list of sheets or of its styles, unpacked; usual ones have 0.1 million."""
MOST_NODES = 1_000_000
"""Elements and attributes of an XML document that is held in memory as a whole."""
MOST_ELEMENTS = 8_000_000
"""Elements of an XML document that is scanned; 2,000,000 cells of texts have 6 million."""
MOST_NAMES = 10_000
"""Different names of elements and attributes in one; those of Word and Excel have some hundred."""
MOST_JSON = 128 * MEGABYTE
"""Bytes of a JSON document that is held in memory as a whole."""
MOST_VALUES = 2_000_000
"""Values of a JSON document that is held in memory as a whole."""
MOST_PARAGRAPHS = 100_000
"""Paragraphs and lines of a text."""
MOST_LINES = 1_000_000
"""Lines of a transcript, empty ones too; three hours of subtitles have 12,000."""
MOST_SEGMENTS = 100_000
"""Segments or cues of a transcript; three hours of talk have 3,000."""
MOST_STUDY = 2 * MEGABYTE
"""Bytes of a study file; the longest template has 0.05 million."""
MOST_STUDY_VALUES = 100_000
"""Values of a study file, aliases unfolded."""
DEEPEST_STUDY = 50
"""Levels of a study file; the deepest template has 8."""
MOST_STUDY_TABLE = 50 * MEGABYTE
"""Bytes of a study's items, references, codes or judge's ratings, which are held in memory."""
MOST_PICTURE = 4 * MEGABYTE
"""Bytes of a picture that a text of a study shows."""
MOST_PICTURES = 16 * MEGABYTE
"""Bytes of all pictures of a study; every version of it has them."""
MOST_ROWS = 100_000
"""Rows of such a table, and lines of codes five times as many; docs/benchmarks.md has times."""
MOST_CODES = 5 * MOST_ROWS
"""Lines of a file of codes."""
MOST_WORDS = 500_000
"""Words with times of a transcript; three hours of talk have 30,000."""
MOST_CELLS = 2_000_000
"""Cells of a sheet and texts that they share; 100,000 items with ten columns have a million."""
MOST_SHARED = 50 * MEGABYTE
"""Characters of the texts that cells of a sheet share, which are held in memory."""
MOST_MEMBERS = 100_000
"""Files in an archive."""
MOST_PAGES = 5_000
"""Pages of a PDF."""
MOST_STREAM = 16 * MEGABYTE
"""Bytes of one part of a PDF, such as what a page draws, unpacked; usual ones have 0.1 million."""
MOST_OPERATIONS = 1_000_000
"""Operations and values of such a part."""
MOST_SECONDS = 600.0
"""Of processor time, from the first thing that is counted in a file to the last."""
DEEPEST = 100
"""Levels of an XML document, one element in another."""
MOST_SOUND_S = 12 * 3600
"""Seconds of one recording that is transcribed."""

_TOO_MANY = {
    "nodes": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} XML elements and attributes; it is not read"
    ),
    "elements": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} XML elements; it is not read"
    ),
    "names": QT_TRANSLATE_NOOP(
        "Files",
        "{where} has more than {most} different names of XML elements and attributes; it is not "
        "read",
    ),
    "values": QT_TRANSLATE_NOOP("Files", "{where} has more than {most} values; it is not read"),
    "lines": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} lines; split it into several files"
    ),
    "paragraphs": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} paragraphs; split it into several files"
    ),
    "words": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} words; split it into several files"
    ),
    "pages": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} pages; split it into several files"
    ),
    "segments": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} segments; split it into several files"
    ),
    "characters": QT_TRANSLATE_NOOP(
        "Files",
        "{where} has a segment of more than {most} characters; look for an empty line "
        "that is missing",
    ),
    "columns": QT_TRANSLATE_NOOP(
        "Files",
        "{where} has more than {most} columns; look for a line break or quotation mark that is "
        "missing",
    ),
    "cells": QT_TRANSLATE_NOOP(
        "Files", "{where} has more than {most} cells; split it, or save it as CSV"
    ),
    "bytes": QT_TRANSLATE_NOOP(
        "Files", "{where} unpacks to more than {most} bytes; it is not read"
    ),
    "seconds": QT_TRANSLATE_NOOP("Files", "{where} is longer than twelve hours; cut it"),
    "levels": QT_TRANSLATE_NOOP("Files", "{where} is nested more than {most} levels deep"),
}
_TOO_LARGE = QT_TRANSLATE_NOOP(
    "Files",
    "{where} has {size} MB; more than {most} MB are not read. Check that it is the right file",
)
_TOO_LONG = QT_TRANSLATE_NOOP(
    "Files", "{where} takes more than {most} s to read; split it into several files"
)
_STEP = 4096
"""Number of things counted between two reports of progress."""


@dataclass(slots=True)
class Count:
    """Counts what a reader takes out of a file, up to a limit."""

    where: object
    kind: str
    """A key of the sentences above."""
    most: int
    done: int = 0
    _next: int = field(default=_STEP)
    _began: float = field(default_factory=time.process_time)

    def add(self, number: int = 1) -> None:
        """Count some more.

        Raises:
            FileRefused: these are too many, or they take too long.
            ReadingStopped: the follower has cancelled it.
        """
        self.done += number
        if self.done > self.most:
            raise too_many(self.where, self.kind, self.most)
        if self.done >= self._next:
            self._next = self.done + _STEP
            if time.process_time() - self._began > MOST_SECONDS:
                raise FileRefused(_TOO_LONG, where=self.where, most=f"{MOST_SECONDS:.0f}")
            report(str(self.where), self.done)


def too_many(where: object, kind: str, most: int) -> FileRefused:
    """The refusal of a file that holds too much of something."""
    return FileRefused(_TOO_MANY[kind], where=where, most=f"{most:,}")


def too_large(where: object, size: int, most: int) -> FileRefused:
    """The refusal of a file that has too many bytes."""
    return FileRefused(
        _TOO_LARGE, where=where, size=round(size / MEGABYTE, 1), most=most // MEGABYTE
    )
