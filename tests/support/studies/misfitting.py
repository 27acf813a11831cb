"""A study folder whose pages do not all fit: one text has a question as long as a book's page."""

from __future__ import annotations

import csv
from pathlib import Path


def make_misfit(folder: Path) -> None:
    """Give the first item, and those with its question, a question that no page has room for."""
    table = folder / "items.csv"
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    asked = rows[0]["question"]
    for row in rows:
        if row["question"] == asked:
            row["question"] = " ".join(["Why are books kept in quarantine, and for how long?"] * 80)
    with table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
