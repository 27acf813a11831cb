"""All benchmarks of the participant's session: ``python -m tests.benchmarks.run [--quick]``.

Prints a table in Markdown, with the machine it ran on. Nothing is asserted.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import PySide6

from labeval import places
from labeval.study.reading import read_study
from labeval.text.formatted import Format
from tests.benchmarks.acting import act_latency
from tests.benchmarks.attended_turns import attended_turns
from tests.benchmarks.figures import Figure, peak_megabytes
from tests.benchmarks.mirroring import mirror_latency
from tests.benchmarks.record import answer_commits, in_new_folder, mark_commits, simulated
from tests.benchmarks.speech.recording import recorded_page_turns
from tests.benchmarks.typing import key_strokes
from tests.benchmarks.windows import cold_start, marks_painted, page_turns
from tests.support.studies.marked_study import marked_content, of_one_text
from tests.support.texts.shaped_answers import ANSWERS


def figures(*, quick: bool) -> Iterator[Figure]:
    """Every figure, cheapest imports first so that memory is that of its own part."""
    content = read_study(places.templates() / "six-methods")
    with in_new_folder() as place:
        yield from simulated(content, Path(place), 40 if quick else 1000)
    with in_new_folder() as place:
        yield answer_commits(content, Path(place))
    with in_new_folder() as place:
        yield answer_commits(content, Path(place), encrypted=True)
    with in_new_folder() as place:
        yield from mark_commits(marked_content({}), Path(place))
    formats: dict[str, Format] = {"plain": "plain", "rendered": "markdown"}
    for kind, format in formats.items():
        marked = of_one_text(marked_content({}), ANSWERS["letter"], format)
        with in_new_folder() as place:
            yield marks_painted(marked, Path(place), kind, 60 if quick else 300)
    for block in content.study.blocks:
        with in_new_folder() as place:
            yield page_turns(content, Path(place), block, 50 if quick else 500)
    for template in ("aspects", "rag-questionnaire"):
        long = read_study(places.templates() / template)
        for block in long.study.blocks:
            with in_new_folder() as place:
                yield page_turns(long, Path(place), block, 50 if quick else 500)
    yield from recorded_page_turns(content, "ab", 50 if quick else 500)
    with in_new_folder() as place:
        yield act_latency(content, Path(place), 50 if quick else 300)
    with in_new_folder() as place:
        folder = Path(place) / "study"
        shutil.copytree(places.templates() / "six-methods", folder)
        yield mirror_latency(folder, 50 if quick else 300)
    with in_new_folder() as place:
        folder = Path(place) / "study"
        shutil.copytree(places.templates() / "six-methods", folder)
        yield from attended_turns(folder, 120 if quick else 900)
    writing = read_study(places.templates() / "response-writing")
    with in_new_folder() as place:
        yield key_strokes(writing, Path(place), 400 if quick else 4000)
    yield Figure("peak memory with the participant's window", f"{peak_megabytes():.0f} MB")
    yield from cold_start(None)
    with tempfile.TemporaryDirectory() as place:
        yield from cold_start(places.templates() / "six-methods")


def main() -> None:
    """Print the table."""
    print(
        f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"PySide6 {PySide6.__version__}, platform plugin "
        f"{os.environ.get('QT_QPA_PLATFORM', 'default')}\n"
    )
    print("| what | measured | aim |\n| --- | --- | --- |")
    for figure in figures(quick="--quick" in sys.argv):
        print(figure, flush=True)


if __name__ == "__main__":  # a process that is started by spawning reads this file too
    main()
