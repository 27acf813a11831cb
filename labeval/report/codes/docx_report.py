"""A report of codes as a Word document, with the content of the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.report.codes.content import CodingReport, Entry
from labeval.report.docx_text import save_document
from labeval.text.xml_text import for_xml

if TYPE_CHECKING:
    from docx.document import Document

_DEEPEST = 9
"""Word has so many levels of headings."""


def write_coding_document(report: CodingReport, path: Path) -> None:
    """Write the document.

    Raises:
        OSError: the file cannot be written.
    """
    from docx import Document

    document = Document()
    document.core_properties.title = for_xml(report.title)
    document.core_properties.author = "labeval"
    document.add_paragraph(report.labels["report"])
    document.add_heading(for_xml(report.title), level=0)
    document.add_paragraph(for_xml(report.about))
    document.add_paragraph(report.labels["quoting"])
    for name, missing, entries in (
        ("themes", "no_themes", report.themes),
        ("summaries", "", report.summaries),
        ("codebook", "no_codes", report.codebook),
        ("memos", "", report.memos),
    ):
        if not entries and not missing:
            continue
        document.add_heading(report.labels[name], level=1)
        if not entries:
            document.add_paragraph(report.labels[missing])
        _write(document, entries)
    save_document(document, path)


def _write(document: Document, entries: Sequence[Entry]) -> None:
    for entry in entries:
        document.add_heading(for_xml(entry.name), level=min(_DEEPEST, 2 + entry.depth))
        above = [document.add_paragraph(for_xml(t)) for t in (entry.text, entry.counted) if t]
        for name, text in entry.facts:
            paragraph = document.add_paragraph()
            paragraph.add_run(f"{for_xml(name)}: ").bold = True
            paragraph.add_run(for_xml(text))
            above.append(paragraph)
        for paragraph in above if entry.quotes else ():
            paragraph.paragraph_format.keep_with_next = True
        for quote in entry.quotes:
            words = document.add_paragraph(for_xml(quote.text), style="Intense Quote")
            words.paragraph_format.keep_with_next = True
            words.paragraph_format.space_after = 0
            document.add_paragraph(for_xml(quote.origin))
