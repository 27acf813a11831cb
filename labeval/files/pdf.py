"""Text of the pages of a PDF, in bounded memory and time."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Any

from labeval.files.limits import MOST_OPERATIONS, MOST_STREAM, Count
from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pypdf import PageObject

MOST_SEARCHING_S = 6.0
"""Of processor time between two pages, or until the first; sound files of 4,000 pages take 0.1."""
_STREAMS = (
    *("maximum_declared_stream_length", "array_based_stream_maximum_output_length"),
    *("lzw_maximum_output_length", "run_length_maximum_output_length"),
    *("zlib_maximum_output_length", "brotli_maximum_output_length"),
)
_LOST = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is damaged: its parts were not found in {most} s; open it in the program that made it "
    "and save it again",
)
_STEP = 256
"""Readings between two looks at the clock."""


class PdfBytes(BytesIO):
    """A PDF that is read for a bounded time: where its list of parts is lost, each is looked for in
    all of it, byte by byte."""

    def __init__(self, content: bytes, where: object) -> None:
        super().__init__(content)
        self._where = where
        self.next_page()

    def next_page(self) -> None:
        """Begin to measure anew."""
        self._until = time.process_time() + MOST_SEARCHING_S
        self._left = _STEP

    def read(self, size: int | None = -1, /) -> bytes:
        """See :class:`io.BytesIO`.

        Raises:
            FileRefused: it takes too long.
        """
        self._left -= 1
        if self._left < 0:
            self._left = _STEP
            if time.process_time() > self._until:
                raise FileRefused(_LOST, where=self._where, most=f"{MOST_SEARCHING_S:.0f}")
        return super().read(size)


@contextmanager
def bounded_pdf() -> Iterator[None]:
    """Keep what pypdf unpacks, parses and says of each fault in the block below limits."""
    from pypdf import apply_configuration, get_configuration

    limits: dict[str, Any] = dict.fromkeys(_STREAMS, MOST_STREAM)
    limits["stream_parsing_work_maximum_count"] = MOST_OPERATIONS
    log = logging.getLogger("pypdf")
    before = log.level
    log.setLevel(logging.CRITICAL + 1)  # a line for every fault would be a million lines
    try:
        with apply_configuration(get_configuration().with_overwrites(**limits)):
            yield
    finally:
        log.setLevel(before)


def page_text(page: PageObject, count: Count) -> str:
    """The text of a page.

    Args:
        count: of characters and operations of all pages.

    Raises:
        FileRefused: these are too many, or they take too long.
        PyPdfError: the page cannot be read, or has too much in one part.
    """
    with bounded_pdf():
        text = page.extract_text(visitor_operand_before=lambda *_: count.add())
    count.add(len(text))
    return text
