"""A table as a Word document, on pages that are wide."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.text.xml_text import for_xml

if TYPE_CHECKING:
    from docx.document import Document

_COLUMNS = 63
"""Columns that Word opens in one table."""


def write_table_document(
    path: Path, heads: Sequence[str], rows: Sequence[Sequence[str]], *, about: str = ""
) -> None:
    """Write a document with a table, or with several where Word opens no table of that width.

    Each of them begins with the first column.

    Args:
        about: a paragraph above it.

    Raises:
        OSError: it cannot be written.
    """
    import docx
    from docx.enum.section import WD_ORIENT

    document = docx.Document()
    section = document.sections[0]
    section.orientation = WD_ORIENT.LANDSCAPE
    section.page_width, section.page_height = section.page_height, section.page_width
    if about:
        document.add_paragraph(for_xml(about))
    for start in range(1, max(len(heads), 2), _COLUMNS - 1):
        if start > 1:
            document.add_paragraph()  # Word joins tables that touch
        at = [0, *range(start, min(start + _COLUMNS - 1, len(heads)))]
        _add_table(document, [[row[n] for n in at] for row in (heads, *rows)])
    document.save(str(path))


def _add_table(document: Document, lines: Sequence[Sequence[str]]) -> None:
    table = document.add_table(rows=0, cols=len(lines[0]))
    table.style = "Table Grid"
    for line in lines:
        for cell, text in zip(table.add_row().cells, line, strict=True):
            cell.text = for_xml(text)
