"""Files of texts: how long the table of columns takes to open, and another role to be shown.

    python -m tests.benchmarks.texts.mapping [TEXTS]

Prints medians of seven runs in the window of a new study, in seconds of processor and of wall time:
from the choice of a file to the columns, notes and first page drawn, and from the choice of a role
to the same.
"""

from __future__ import annotations

import csv
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from openpyxl import Workbook
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.collector import collect_by_hand, collect_due
from labeval.ui.memory import Memory
from labeval.ui.new_study.texts_page import TextsPage
from labeval.ui.new_study.window import NewStudyWindow
from labeval.ui.theme import LIGHT

_HEAD = ("Question", "Source text", "Model", "Answer")
_MODELS = ("GPT-4", "Llama-3", "Mistral-7B", "Human")
_RUNS = 7


def rows(texts: int) -> Iterator[tuple[str, ...]]:
    """Questions with a source of 60 words, and an answer of 80 by each of four systems."""
    rng = random.Random(1)
    words = ["".join(rng.choices("abcdefghijklmnop", k=rng.randint(2, 8))) for _ in range(500)]

    def sentence(number: int) -> str:
        return " ".join(rng.choices(words, k=number))

    for number in range(texts):
        if number % len(_MODELS) == 0:
            question, source = sentence(12) + "?", sentence(60)
        yield question, source, _MODELS[number % len(_MODELS)], sentence(80)


def files(folder: Path, texts: int) -> Iterator[Path]:
    """The same rows as CSV, XLSX and JSONL."""
    table = list(rows(texts))
    with (folder / "texts.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, delimiter=";").writerows([_HEAD, *table])
    yield folder / "texts.csv"
    book = Workbook(write_only=True)
    sheet = book.create_sheet("texts")
    for row in (_HEAD, *table):
        sheet.append(row)
    book.save(folder / "texts.xlsx")
    yield folder / "texts.xlsx"
    lines = (json.dumps(dict(zip(_HEAD, row, strict=True))) + "\n" for row in table)
    (folder / "texts.jsonl").write_text("".join(lines), "utf-8")
    yield folder / "texts.jsonl"


def seconds(page: TextsPage, work: Callable[[], None]) -> tuple[float, float]:
    """Processor and wall time of some work of the page until everything is drawn."""
    used, began = time.process_time(), time.perf_counter()
    work()
    page.settle()
    QApplication.processEvents()
    page.grab()
    collect_due()
    return time.process_time() - used, time.perf_counter() - began


def medians(times: list[tuple[float, float]]) -> str:
    """Both medians in words."""
    used, passed = (statistics.median(column) for column in zip(*times, strict=True))
    return f"{used:.2f} s of processor, {passed:.2f} s of wall time"


def main(texts: int) -> None:
    QApplication.instance() or QApplication([])
    collect_by_hand()  # as the program does, whose windows collect between two events
    with tempfile.TemporaryDirectory() as place:
        window = NewStudyWindow(places.templates(), Memory(Path(place) / "memory.json"), LIGHT)
        window.resize(1280, 720)
        window.show()
        window.gallery.settle()
        window.next.click()  # with a design, as for anybody who brings texts
        page = window.texts
        for path in files(Path(place), texts):
            opened = [seconds(page, lambda p=path: page.open([p])) for _ in range(_RUNS)]
            assert page.texts is not None
            assert len(page.texts.items) == texts
            roles = ["factor", "source"] * _RUNS
            changed = [
                seconds(
                    page,
                    lambda r=role: page.mapping.columns.role_chosen.emit("Source text", r),
                )
                for role in roles[:_RUNS]
            ]
            print(f"{path.suffix[1:]}, {texts} texts: opened in {medians(opened)}")
            print(f"{path.suffix[1:]}, {texts} texts: another role in {medians(changed)}")
        window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
