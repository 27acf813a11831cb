"""The report as a Word document, with the content of the page."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.report.appendix import REFERENCES_TITLE, TITLE, notes
from labeval.report.docx_text import save_document
from labeval.report.front import front
from labeval.report.labels import LABELS
from labeval.report.material import Material
from labeval.report.sections import FURTHER, PrintedTable, Section
from labeval.report.sources import sources

if TYPE_CHECKING:
    from docx.document import Document

_SMALL = 8
_WIDTH_MM = 170


def write_document(material: Material, found: Sequence[Section], path: Path) -> None:
    """Write the document.

    Args:
        found: what :func:`~labeval.report.sections.sections` gives.

    Raises:
        OSError: the file cannot be written.
    """
    document = _new_document()
    _front(document, material)
    labels = {name: material.words(text) for name, text in LABELS.items()}
    figures = tables = 0
    for number, section in enumerate(found, start=1):
        document.add_heading(f"{number}. {section.title}", level=1)
        document.add_paragraph(section.about)
        for sentence in section.answers:
            document.add_paragraph(sentence, style="List Bullet")
        for one in section.figures:
            figures += 1
            document.add_heading(f"{labels['figure']} {figures}. {one.title}", level=2)
            _picture(document, one.png(), one.title)
            document.add_paragraph(one.caption)
            _small(document, f"{labels['how']}: {one.how}")
        for table in section.tables:
            if table.headings:
                tables += 1
                document.add_heading(f"{labels['table']} {tables}. {table.title}", level=2)
                _table(document, table)
            else:
                document.add_heading(table.title, level=2)
            for note in table.notes:
                _small(document, note)
            if table.left_out:
                _small(document, material.words(FURTHER, n=table.left_out, file=table.file))
    _appendix(document, material)
    save_document(document, path)


def _new_document() -> Document:
    import docx
    from docx.shared import Mm, Pt, RGBColor

    document = docx.Document()
    page = document.sections[0]
    page.page_width, page.page_height = Mm(210), Mm(297)
    page.left_margin = page.right_margin = Mm((210 - _WIDTH_MM) / 2)
    page.top_margin = page.bottom_margin = Mm(20)
    document.styles["Normal"].font.size = Pt(10.5)
    for name in ("Title", "Heading 1", "Heading 2", "Heading 3"):
        style = document.styles[name]
        style.font.color.rgb = RGBColor(0x1F, 0x23, 0x28)
        style.paragraph_format.keep_with_next = True
    return document


def _front(document: Document, material: Material) -> None:
    intro = front(material)
    document.core_properties.title = intro.title
    document.core_properties.author = "labeval"
    document.add_paragraph(material.words(LABELS["report"]))
    document.add_heading(intro.title, level=0)
    document.add_heading(material.words(LABELS["answer"]), level=2)
    document.add_paragraph().add_run(intro.verdict).bold = True
    for warning in intro.warnings:
        document.add_paragraph(warning, style="Intense Quote")
    grid = document.add_table(rows=0, cols=2)
    for name, fact in intro.facts:
        cells = grid.add_row().cells
        cells[0].text, cells[1].text = name, fact
    _small(document, intro.made)
    document.add_page_break()  # type: ignore[no-untyped-call]


def _picture(document: Document, png: bytes, title: str) -> None:
    from docx.shared import Mm

    shape = document.add_picture(io.BytesIO(png), width=Mm(_WIDTH_MM))
    # The alternative text for screen readers; the library has no name for that.
    shape._inline.docPr.set("descr", title)
    document.paragraphs[-1].paragraph_format.keep_with_next = True


def _small(document: Document, text: str) -> None:
    from docx.shared import Pt

    document.add_paragraph().add_run(text).font.size = Pt(_SMALL + 1)


def _table(document: Document, table: PrintedTable) -> None:
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    from docx.shared import Pt

    grid = document.add_table(rows=1 + len(table.rows), cols=len(table.headings))
    grid.style = "Light List"
    # Cells are fetched once, because each look-up walks through the whole row.
    for texts, row in zip((table.headings, *table.rows), grid.rows, strict=True):
        for text, cell, is_number in zip(texts, row.cells, table.is_number, strict=True):
            paragraph = cell.paragraphs[0]
            paragraph.add_run(text).font.size = Pt(_SMALL)
            if is_number:
                paragraph.alignment = WD_ALIGN_PARAGRAPH.RIGHT


def _appendix(document: Document, material: Material) -> None:
    words = material.words
    document.add_heading(words(TITLE), level=1)
    for name, text in notes(material):
        document.add_heading(name, level=3)
        document.add_paragraph(text)
    named = sources(material)
    if named:
        document.add_heading(words(REFERENCES_TITLE), level=3)
    for source in named:
        document.add_paragraph(source, style="List Bullet")
