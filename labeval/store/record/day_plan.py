"""The plan of the day in a study folder without a hub: a CSV file that any program reads."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from labeval.session.assignment.appointments import Appointment, stored
from labeval.store.disk.atomic import replacing
from labeval.store.disk.errors import StoreError
from labeval.text.marks import QT_TRANSLATE_NOOP

_COLUMNS = ("participant", "day", "time", "station", "condition")
"""The participant comes first, as in all files that an erasure looks through."""


def plan_in(file: Path) -> list[Appointment]:
    """All appointments of the file, in order; those of lines that are none are left out."""
    if not file.is_file():
        return []
    with file.open(encoding="utf-8-sig", newline="") as given:
        rows = list(csv.reader(given))[1:]
    return stored(
        (day, time, station, participant, condition)
        for participant, day, time, station, condition in (r for r in rows if len(r) == 5)
    )


def change_plan_in(
    file: Path, day: str, before: Sequence[Appointment], after: Sequence[Appointment]
) -> None:
    """Replace a day's plan.

    Args:
        before: as it was when somebody began to change it.

    Raises:
        StoreError: somebody else has changed it since.
        OSError: it cannot be written; nothing has changed.
    """
    known = plan_in(file)
    if [one for one in known if one.day == day] != sorted(before):
        raise StoreError(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: changed by somebody else meanwhile; close the plan (Esc) and open it "
                "again (Ctrl P)",
            ),
            path=file,
        )
    kept = sorted([*(one for one in known if one.day != day), *after])
    with replacing(file) as part, part.open("w", encoding="utf-8", newline="") as written:
        writer = csv.writer(written)
        writer.writerow(_COLUMNS)
        writer.writerows(
            (one.participant, one.day, one.time, one.station, one.condition) for one in kept
        )
