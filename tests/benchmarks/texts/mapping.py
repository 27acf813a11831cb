"""Files of texts: how long the table of columns takes to open, and another role to be shown.

    python -m tests.benchmarks.texts.mapping [TEXTS]

Prints medians of seven runs in the window of a new study, in seconds of processor and of wall time:
from the choice of a file to the columns with their first rows and the notes drawn, to the same with
the first page, and from the choice of a role to both.
"""

from __future__ import annotations

import csv
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pyarrow
from openpyxl import Workbook
from pyarrow import parquet
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
    """The same rows as CSV, XLSX, JSONL, JSON, Parquet and SQLite."""
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
    records = [dict(zip(_HEAD, row, strict=True)) for row in table]
    lines = (json.dumps(record) + "\n" for record in records)
    (folder / "texts.jsonl").write_text("".join(lines), "utf-8")
    yield folder / "texts.jsonl"
    (folder / "texts.json").write_text(json.dumps(records), "utf-8")
    yield folder / "texts.json"
    parquet.write_table(pyarrow.Table.from_pylist(records), folder / "texts.parquet")
    yield folder / "texts.parquet"
    with closing(sqlite3.connect(folder / "texts.sqlite")) as database, database:
        columns = ", ".join(f'"{name}" TEXT' for name in _HEAD)
        database.execute(f"CREATE TABLE texts ({columns})")
        database.executemany("INSERT INTO texts VALUES (?, ?, ?, ?)", table)
    yield folder / "texts.sqlite"


Spent = tuple[float, float]
"""Seconds of processor and of wall time."""


def seconds(page: TextsPage, work: Callable[[], None]) -> tuple[Spent, Spent]:
    """What some work of the page takes until its table is drawn, and until its first page is."""
    used, began = time.process_time(), time.perf_counter()

    def spent() -> Spent:
        page.grab()
        return time.process_time() - used, time.perf_counter() - began

    work()
    page.settle_table()
    QApplication.sendPostedEvents()
    table = spent()
    page.settle()
    QApplication.processEvents()
    pages = spent()
    collect_due()
    return table, pages


def medians(times: list[tuple[Spent, Spent]]) -> str:
    """The medians in words."""
    told = []
    for name, each in zip(("table", "first page"), zip(*times, strict=True), strict=True):
        used, passed = (statistics.median(column) for column in zip(*each, strict=True))
        told.append(f"{name} in {used:.2f} s of processor, {passed:.2f} s of wall time")
    return "; ".join(told)


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
            print(f"{path.suffix[1:]}, {texts} texts opened: {medians(opened)}")
            print(f"{path.suffix[1:]}, {texts} texts, another role: {medians(changed)}")
        window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
