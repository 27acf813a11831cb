"""Check of the free space on the record's disk during a session."""

from __future__ import annotations

import shutil
from pathlib import Path

from labeval.session.monitor.notices import Notice, NoticeKind
from labeval.text.marks import QT_TRANSLATE_NOOP

LITTLE_BYTES = 500_000_000
"""Room for the record, its backups and two hours of audio."""


def disk_notice(folder: Path, at_ms: int) -> Notice | None:
    """A warning that little space is left; None where there is enough, or it is not known."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return None
    if free >= LITTLE_BYTES:
        return None
    return Notice(
        key=NoticeKind.DISK_LOW,
        kind=NoticeKind.DISK_LOW,
        at_ms=at_ms,
        evidence=QT_TRANSLATE_NOOP("Flag", "{megabytes} MB are free on the disk of the record"),
        values={"megabytes": free // 1_000_000},
        warns=True,
        live=True,
    )
