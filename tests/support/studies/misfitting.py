"""A study folder whose pages do not all fit: a question, or a text, is as long as a book's page."""

from __future__ import annotations

import csv
from pathlib import Path


def make_misfit(folder: Path) -> None:
    """Give the first item, and those with its question, a question that no page has room for."""
    rows = _rows(folder)
    asked = rows[0]["question"]
    for row in rows:
        if row["question"] == asked:
            row["question"] = " ".join(["Why are books kept in quarantine, and for how long?"] * 80)
    _write(folder, rows)


def make_long_text(folder: Path) -> None:
    """Give the first item a text that is turned part by part on every page."""
    rows = _rows(folder)
    rows[0]["text"] = " ".join(["Books wait in quarantine until nothing in them lives."] * 90)
    _write(folder, rows)


def _rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "items.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _write(folder: Path, rows: list[dict[str, str]]) -> None:
    with (folder / "items.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
