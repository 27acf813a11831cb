"""Attributes of participants that a study knows from elsewhere, kept in its folder."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from labeval.exchange.errors import writing_to
from labeval.exchange.materials.containers import open_file
from labeval.store.disk.atomic import replacing

PARTICIPANT = "participant"


def write_participants(path: Path, participants: Mapping[str, Mapping[str, str]]) -> Path:
    """Write the attributes, a row per participant; returns the path.

    Raises:
        ExchangeError: they cannot be written.
    """
    names = list(dict.fromkeys(name for about in participants.values() for name in about))
    with (
        writing_to(path),
        replacing(path) as part,
        part.open("w", encoding="utf-8", newline="") as file,
    ):
        table = csv.writer(file, lineterminator="\n")
        table.writerow([PARTICIPANT, *names])
        for participant, about in participants.items():
            table.writerow([participant, *(about.get(name, "") for name in names)])
    return path


def read_participants(path: Path) -> dict[str, dict[str, str]]:
    """Participant to attributes; empty where there is no such file.

    Raises:
        FileRefused: the file cannot be read.
    """
    if not path.is_file():
        return {}
    found: dict[str, dict[str, str]] = {}
    for _, record in open_file(path).records():
        cells = {str(name): str(value).strip() for name, value in record.items()}
        if code := cells.pop(PARTICIPANT, ""):
            found[code] = cells
    return found
