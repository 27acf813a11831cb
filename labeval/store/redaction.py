"""Spoken words that go for good: from the record's transcripts and from every copy of it.

What stands for them afterwards is a mark with the time that they took. The caveats of
:mod:`labeval.store.erasure` about disks hold here too.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from labeval.coding.redacting import PENDING, SEALED
from labeval.store.database import explained, open_record, transaction
from labeval.store.erased_copies import copies_of, left_over, sound_copy, write_over
from labeval.store.erasure import scrub
from labeval.store.errors import StoreError
from labeval.store.files import COMPANIONS, companion, wipe
from labeval.store.salvage import rescue
from labeval.store.salvage_report import SalvageReport
from labeval.store.sealed_words import Spoken, Words, lies_in, marked_words

def said(connection: sqlite3.Connection, spans: Sequence[Spoken]) -> list[str]:
    """What the transcripts hold there, one text a run of words; marks are left out."""
    found = []
    for span, _, words in _segments(connection, spans):
        run = "".join(str(word[0]) for word in words if lies_in(word, _time(span)))
        if run.strip().strip(SEALED):
            found.append(run.strip())
    return found


def redact_record(path: Path, spans: Sequence[Spoken]) -> list[Path]:
    """Put marks in the place of what was said, in the record and in all of its copies.

    Doing it again, after it was cut off, completes it. The caller holds the study's lock.

    Returns:
        Copies that nobody can read and that are gone for that.

    Raises:
        RecordUnavailable: another program is reading it; do it again.
        DamagedRecord: the record must be salvaged first.
        OSError: a copy cannot be written; do it again.
    """
    try:
        with closing(open_record(path)) as connection:
            with transaction(connection):
                redact_rows(connection, spans)
            scrub(connection, path)
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    return _redact_copies(path, spans)


def redact_rows(connection: sqlite3.Connection, spans: Sequence[Spoken]) -> int:
    """Put marks into the rows; returns how many rows changed."""
    changed = 0
    for span, rowid, words in _segments(connection, spans):
        marked = marked_words(words, _time(span))
        if marked != words:
            changed += 1
            connection.execute(
                "UPDATE transcript_segment SET words = ? WHERE session = ? AND recording = ? "
                "AND number = ?",
                (json.dumps(marked, ensure_ascii=False), span.session, span.recording, rowid),
            )
    return changed


def rows_that_tell(connection: sqlite3.Connection, source: str) -> set[str]:
    """Rows of a source whose acts may tell what was redacted: marked passages, segments that went.

    A segment that was taken away before the words were redacted still quotes them in its act.
    """
    named = f"%{source}%"
    rows = connection.execute(
        "SELECT id FROM passage WHERE source = ?1 AND (instr(text, ?3) OR instr(text, ?4)) "
        "UNION SELECT row FROM change WHERE kind = 'coding' AND (before LIKE ?2 OR after LIKE ?2) "
        "AND row NOT IN (SELECT id FROM coding)",
        (source, named, PENDING[0], SEALED[0]),
    )
    return {row for (row,) in rows}


def wipe_copies_of_workbook(path: Path) -> list[Path]:
    """Overwrite and remove every copy of a workbook: its history holds the words too."""
    name = path.stem
    beside = [path.parent, path.parent / "backups"]
    own = {path, *(companion(path, suffix) for suffix in COMPANIONS)}
    gone = [
        file
        for folder in beside
        if folder.is_dir()
        for file in sorted(folder.iterdir())
        if file not in own
        and file.name.lstrip(".").startswith(name)
        and (path.suffix in file.name or file.name.endswith(".part"))
    ]
    for file in gone:
        wipe(file)
    return gone


def _redact_copies(path: Path, spans: Sequence[Spoken]) -> list[Path]:
    for part in left_over(path):
        wipe(part)
    names = [span.recording.encode() for span in spans]
    gone = []
    for file in copies_of(path):
        whole = sound_copy(file)
        copy = whole or _readable_part(file)
        if copy is None:
            content = file.read_bytes()
            if any(name in content for name in names):
                wipe(file)
                gone.append(file)
            continue
        with closing(copy):
            with transaction(copy):
                changed = redact_rows(copy, spans)
            if changed or whole is None:
                write_over(copy, file)
    return gone


def _readable_part(file: Path) -> sqlite3.Connection | None:
    """What can be read of a damaged copy; None where nothing can."""
    report = SalvageReport(file)
    try:
        readable = rescue(file, report)
    except StoreError:
        return None
    if report.versions:
        return readable
    readable.close()
    return None


def _segments(
    connection: sqlite3.Connection, spans: Iterable[Spoken]
) -> Iterator[tuple[Spoken, int, Words]]:
    """The segments that touch a span, with their numbers, as they are by then."""
    if not _has_transcripts(connection):
        return
    for span in spans:
        rows = connection.execute(
            "SELECT number, words FROM transcript_segment WHERE session = ? AND recording = ? "
            "ORDER BY number",
            (span.session, span.recording),
        ).fetchall()
        for number, words in rows:
            yield span, number, json.loads(words)


def _time(span: Spoken) -> tuple[int, int]:
    return span.start_ms, span.end_ms


def _has_transcripts(connection: sqlite3.Connection) -> bool:
    found = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'transcript_segment'"
    ).fetchone()
    return found is not None
