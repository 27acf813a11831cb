"""Text of the pages of a PDF, in bounded memory and time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from labeval.files.limits import MOST_OPERATIONS, MOST_STREAM, Count

if TYPE_CHECKING:
    from pypdf import PageObject

_STREAMS = (
    *("maximum_declared_stream_length", "array_based_stream_maximum_output_length"),
    *("lzw_maximum_output_length", "run_length_maximum_output_length"),
    *("zlib_maximum_output_length", "brotli_maximum_output_length"),
)


@contextmanager
def bounded_pdf() -> Iterator[None]:
    """Keep what pypdf unpacks and parses in the block below this program's limits."""
    from pypdf import apply_configuration, get_configuration

    limits: dict[str, Any] = dict.fromkeys(_STREAMS, MOST_STREAM)
    limits["stream_parsing_work_maximum_count"] = MOST_OPERATIONS
    with apply_configuration(get_configuration().with_overwrites(**limits)):
        yield


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
