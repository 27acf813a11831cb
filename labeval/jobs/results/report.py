"""Results for people: figures as files, a report to print, and the report as a document."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.exchange.errors import writing_to
from labeval.jobs.progress import Progress, no_progress
from labeval.jobs.results.analyse import AnalysisStopped, Results
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.store.disk.atomic import replacing
from labeval.study.study import StudyContent
from labeval.text.marks import Say, as_written

if TYPE_CHECKING:
    from labeval.report.sections import Section

PAGE = "report.html"
DOCUMENT = "report.docx"
FIGURES = "figures"
_DECIMALS = {"de": ","}


def material_of(
    results: Results, study: StudyContent, *, language: str = "en", say: Say = as_written
) -> Material:
    """Material of figures and reports, in a language."""
    words = Words(say, _DECIMALS.get(language, "."))
    about = {**results.about, "made": datetime.now(UTC).date().isoformat()}
    return Material(results.tables, about, study, words, language)


def write_report(material: Material, folder: Path, progress: Progress = no_progress) -> list[Path]:
    """Write the figures, the page and the document; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
        AnalysisStopped: ``progress`` returned False; files written by then stay.
    """
    from labeval.report.document import write_document
    from labeval.report.drawing import Style
    from labeval.report.page import report_page
    from labeval.report.sections import ReportStopped, sections

    try:
        found = sections(material, Style(), progress)
    except ReportStopped:
        raise AnalysisStopped from None
    written = write_figures(found, folder / FIGURES)
    page = report_page(material, found, places.resources() / "report")

    def write_page(path: Path) -> None:
        path.write_text(page, encoding="utf-8", newline="\n")

    files: dict[str, Callable[[Path], None]] = {
        PAGE: write_page,
        DOCUMENT: lambda path: write_document(material, found, path),
    }
    with writing_to(folder):
        for name, write in files.items():
            with replacing(folder / name) as part:
                write(part)
            written.append(folder / name)
    return written


def write_figures(found: list[Section], folder: Path) -> list[Path]:
    """Each figure as SVG and as PNG; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    written = []
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for one in (figure for section in found for figure in section.figures):
            for suffix, content in (("svg", one.svg().encode("utf-8")), ("png", one.png())):
                path = folder / f"{one.name}.{suffix}"
                with replacing(path) as part:
                    part.write_bytes(content)
                written.append(path)
    return written
