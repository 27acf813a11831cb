"""The report as one HTML file that needs nothing else: to look at, to print, to send."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labeval.report.appendix import REFERENCES, REFERENCES_TITLE, TITLE, notes
from labeval.report.front import front
from labeval.report.material import Material
from labeval.report.sections import FURTHER, Section
from labeval.report.templates import filled_template
from labeval.text.marks import QT_TRANSLATE_NOOP

TEMPLATE = "report.html"
LABELS = {
    "report": QT_TRANSLATE_NOOP("Report", "Results of a human evaluation"),
    "answer": QT_TRANSLATE_NOOP("Report", "The answer in a sentence"),
    "contents": QT_TRANSLATE_NOOP("Report", "Contents"),
    "figure": QT_TRANSLATE_NOOP("Report", "Figure"),
    "table": QT_TRANSLATE_NOOP("Report", "Table"),
    "how": QT_TRANSLATE_NOOP("Report", "How computed"),
    "more": FURTHER,
}


def report_page(material: Material, found: Sequence[Section], templates: Path) -> str:
    """The whole page as text.

    Args:
        found: what :func:`~labeval.report.sections.sections` gives.
        templates: the folder with the template.
    """
    words = material.words
    return filled_template(
        templates,
        TEMPLATE,
        language=material.language,
        front=front(material),
        sections=found,
        label={name: words(text) for name, text in LABELS.items() if name != "more"},
        more=lambda table: words(LABELS["more"], n=table.left_out, file=table.file),
        appendix=words(TITLE),
        notes=notes(material),
        references_title=words(REFERENCES_TITLE),
        references=REFERENCES,
    )
