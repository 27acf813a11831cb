"""A table as a Word document, on pages that are wide."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labeval.text.xml_text import for_xml


def write_table_document(
    path: Path, heads: Sequence[str], rows: Sequence[Sequence[str]], *, about: str = ""
) -> None:
    """Write a document with one table.

    Args:
        about: a paragraph above it.

    Raises:
        OSError: it cannot be written.
    """
    from docx import Document
    from docx.enum.section import WD_ORIENT

    document = Document()
    section = document.sections[0]
    section.orientation = WD_ORIENT.LANDSCAPE
    section.page_width, section.page_height = section.page_height, section.page_width
    if about:
        document.add_paragraph(for_xml(about))
    table = document.add_table(rows=1, cols=len(heads))
    table.style = "Table Grid"
    for cell, name in zip(table.rows[0].cells, heads, strict=True):
        cell.text = for_xml(name)
    for row in rows:
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = for_xml(text)
    document.save(str(path))
