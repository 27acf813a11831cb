"""The report as one HTML file that needs nothing else: to look at, to print, to send."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labeval.report.appendix import REFERENCES_TITLE, TITLE, notes
from labeval.report.front import front
from labeval.report.labels import LABELS
from labeval.report.material import Material
from labeval.report.sections import FURTHER, Section
from labeval.report.sources import sources
from labeval.report.templates import filled_template

TEMPLATE = "report.html"


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
        label={name: words(text) for name, text in LABELS.items()},
        more=lambda table: words(FURTHER, n=table.left_out, file=table.file),
        appendix=words(TITLE),
        notes=notes(material),
        references_title=words(REFERENCES_TITLE),
        references=sources(material),
    )
