"""A report of codes as one HTML file that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from labeval.report.codes.content import CodingReport

TEMPLATE = "coding.html"


def coding_page(report: CodingReport, templates: Path) -> str:
    """The whole page as text.

    Args:
        templates: the folder with the template.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(templates),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(TEMPLATE).render(report=report, label=report.labels)
