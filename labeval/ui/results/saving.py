"""Files out of the window, as work for the thread: a figure with its numbers, or the report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from labeval.exchange.errors import writing_to
from labeval.jobs.progress import Progress
from labeval.jobs.results.analyse import Results, write_results
from labeval.jobs.results.report import write_report
from labeval.report.material import Material
from labeval.store.disk.atomic import replacing
from labeval.study.folder import STUDY_FILE


def figure_saving(name: str, material: Material, path: Path) -> Callable[[Progress], list[Path]]:
    """Writes a figure as SVG, as PNG and its numbers as CSV, next to each other; on white paper."""

    def save(progress: Progress) -> list[Path]:
        from labeval.report.drawing.figure import Style
        from labeval.report.figures import drawn

        found = drawn(name, material, Style())
        if found is None:
            return []
        files = {
            path.with_suffix(".svg"): found.svg().encode("utf-8"),
            path.with_suffix(".png"): found.png(),
            path.with_suffix(".csv"): found.numbers.to_csv(index=False).encode("utf-8"),
        }
        with writing_to(path.parent):
            path.parent.mkdir(parents=True, exist_ok=True)
            for file, content in files.items():
                with replacing(file) as part:
                    part.write_bytes(content)
        return [path.with_suffix(".svg")]

    return save


def report_folder(chosen: Path) -> Path:
    """The folder that a report is written to, given the chosen one: that one if it is empty or has
    an earlier report; otherwise ``report`` in it, so that its tables do not mix with other files,
    such as those of the study."""
    earlier = (chosen / "report.html").is_file() and not (chosen / STUDY_FILE).exists()
    is_empty = not chosen.is_dir() or not any(chosen.iterdir())
    return chosen if earlier or is_empty else chosen / "report"


def report_writing(
    results: Results, material: Material, chosen: Path
) -> Callable[[Progress], list[Path]]:
    """Writes tables, figures and report into a folder, as ``report_folder`` says."""

    def write(progress: Progress) -> list[Path]:
        with writing_to(chosen):
            folder = report_folder(chosen)
            folder.mkdir(parents=True, exist_ok=True)
        write_results(results, folder)
        written = write_report(material, folder, progress)
        return [path for path in written if path.suffix == ".html"]

    return write
