"""Results for people: figures as files, a report to print, and the report as a document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    from pandas import DataFrame

    from labeval.report.sections import Section

PAGE = "report.html"
DOCUMENT = "report.docx"
FIGURES = "figures"
LATEX = "latex"
TEXT = "results.md"
_DECIMALS = {"de": ","}


def decimal_of(language: str) -> str:
    """The decimal mark of numbers in a language."""
    return _DECIMALS.get(language, ".")


def material_of(
    results: Results, study: StudyContent, *, language: str = "en", say: Say = as_written
) -> Material:
    """Material of figures and reports, in a language."""
    words = Words(say, decimal_of(language))
    about = {**results.about, "made": datetime.now(UTC).date().isoformat()}
    tables = {**results.tables, "controls": controls_table(results.about.get("controls", {}))}
    return Material(tables, about, study, words, language)


def controls_table(found: Mapping[str, Any]) -> DataFrame:
    """The hidden reference and the anchors of a listening test, a row each; else no row."""
    import pandas as pd

    rows = [(id, each["n"], each["mean"]) for id, each in found.get("rated", {}).items()]
    return pd.DataFrame(rows, columns=["id", "n", "value"])


def write_report(material: Material, folder: Path, progress: Progress = no_progress) -> list[Path]:
    """Write figures, tables for LaTeX, page, document and results in words; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
        AnalysisStopped: ``progress`` returned False; files written by then stay.
    """
    from labeval.report.docx_report import write_document
    from labeval.report.drawing.figure import Style
    from labeval.report.html_report import report_page
    from labeval.report.results_text import results_text
    from labeval.report.sections import ReportStopped, sections

    try:
        # writing the figures takes as long again, so it is a part of its own
        found = sections(material, Style(), lambda done, total: progress(done, total + 1))
    except ReportStopped:
        raise AnalysisStopped from None
    written = write_figures(found, folder / FIGURES)
    written += write_latex(found, folder / LATEX, material.words)
    page = report_page(material, found, places.resources() / "report")

    def write_page(path: Path) -> None:
        path.write_text(page, encoding="utf-8", newline="\n")

    def write_text(path: Path) -> None:
        path.write_text(results_text(material), encoding="utf-8", newline="\n")

    files: dict[str, Callable[[Path], None]] = {
        PAGE: write_page,
        DOCUMENT: lambda path: write_document(material, found, path),
        TEXT: write_text,
    }
    with writing_to(folder):
        for name, write in files.items():
            with replacing(folder / name) as part:
                write(part)
            written.append(folder / name)
    progress(len(found) + 1, len(found) + 1)
    return written


def write_latex(found: list[Section], folder: Path, words: Words) -> list[Path]:
    """Each table of the report for LaTeX; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    from labeval.report.latex import as_latex

    def files() -> Iterator[tuple[str, bytes]]:
        for section in found:
            tables = [table for table in section.tables if table.headings]
            for n, table in enumerate(tables, start=1):
                name = f"{section.name}-{n}-{Path(table.file).stem}"
                yield f"{name}.tex", as_latex(table, name, words).encode("utf-8")

    return _written_to(folder, files())


def write_figures(found: list[Section], folder: Path) -> list[Path]:
    """Each figure as SVG, PNG and PDF; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """

    def files() -> Iterator[tuple[str, bytes]]:
        for one in (figure for section in found for figure in section.figures):
            yield f"{one.name}.svg", one.svg().encode("utf-8")
            yield f"{one.name}.png", one.png()
            yield f"{one.name}.pdf", one.pdf()

    return _written_to(folder, files())


def _written_to(folder: Path, files: Iterable[tuple[str, bytes]]) -> list[Path]:
    """Write files, by name and content, into a folder that is made; returns them."""
    written = []
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files:
            with replacing(folder / name) as part:
                part.write_bytes(content)
            written.append(folder / name)
    return written
