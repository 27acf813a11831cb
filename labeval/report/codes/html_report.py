"""A report of codes as one HTML file that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from labeval.report.codes.content import CodingReport
from labeval.report.templates import filled_template

TEMPLATE = "coding.html"


def coding_page(report: CodingReport, templates: Path) -> str:
    """The whole page as text.

    Args:
        templates: the folder with the template.
    """
    return filled_template(templates, TEMPLATE, report=report, label=report.labels)
