"""A laboratory's own table: ten questions, four systems, an answer of each."""

from __future__ import annotations

import csv
from pathlib import Path

QUESTIONS = (
    *("How do I return a book at night?", "Why are donated books kept apart?"),
    *("How do I reserve a reading room?", "What does a lost card cost?"),
    *("May I eat in the reading room?", "How do I print from my phone?"),
    *("When is the hour for children?", "Can I borrow an e-reader?"),
    *("How do I renew a loan?", "Where are the old newspapers?"),
)
SYSTEMS = ("Alder", "Birch", "Cedar", "Dogwood")
HEAD = ("Question", "Source text", "Model", "Answer")


def rows() -> list[list[str]]:
    """The rows below the head."""
    return [
        [
            question,
            f"Handbook, section {n + 1}. {question} Ask at the desk between ten and six.",
            system,
            f"Section {n + 1} says: ask at the desk, number {m + 1}, between ten and six.",
        ]
        for n, question in enumerate(QUESTIONS)
        for m, system in enumerate(SYSTEMS)
    ]


def write_answers(path: Path, table: list[list[str]] | None = None) -> Path:
    """Write the table as a spreadsheet program in Europe does; returns the path."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter=";")
        writer.writerow(HEAD)
        writer.writerows(rows() if table is None else table)
    return path
