"""Permanent removal of redacted words from the record's transcripts and events and every copy.

What stands for them afterwards is a mark with the time that they took. The caveats of
:mod:`labeval.store.erasing.erasure` about disks hold here too.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.store.chain.appending import transcript_again
from labeval.store.chain.hashes import new_salt
from labeval.store.chain.ledger import LedgerEntry, has_ledger, transcript_is_whole
from labeval.store.disk.errors import StoreError
from labeval.store.disk.private_files import wipe
from labeval.store.disk.second_place import note_removal
from labeval.store.erasing.erased_copies import copies_of, left_over, sound_copy, write_over
from labeval.store.erasing.erased_files import pieces_of
from labeval.store.erasing.erasure import scrub
from labeval.store.erasing.redacted_apart import redact_apart
from labeval.store.erasing.redacted_hot_words import hot_words_holding
from labeval.store.erasing.redacted_writing import NOTED, Written, redact_actions, redact_events
from labeval.store.record.database import explained, open_record, transaction
from labeval.store.record.heads import note_sessions
from labeval.store.record.mailbox import rewrite_actions
from labeval.store.record.redaction_marks import SpokenSpan, Words, marked_words, overlaps
from labeval.store.salvage.report import SalvageReport
from labeval.store.salvage.salvage import rescue


def transcribed(connection: sqlite3.Connection, spans: Sequence[SpokenSpan]) -> list[str]:
    """Return the transcribed text of these spans, one text per run of words, without marks."""
    found = []
    for span, _, words in _segments(connection, spans):
        run = "".join(str(word[0]) for word in words if overlaps(word, _time(span)))
        if run.strip().strip(SEALED):
            found.append(run.strip())
    return found


def copies_listened_for(path: Path, words: Sequence[str]) -> bool:
    """Return whether one of these words is a hot word of a transcript in a copy of the record."""
    for file in copies_of(path):
        copy = sound_copy(file) or _readable_part(file)
        if copy is not None:
            with closing(copy):
                if any(hot_words_holding(copy, words)):
                    return True
    return False


def redact_record(
    path: Path,
    spans: Sequence[SpokenSpan],
    written: Sequence[Written] = (),
    *,
    words: Sequence[str] = (),
    progress: Callable[[int, int], object] = lambda _done, _of: None,
) -> list[Path]:
    """Put marks in the place of what was said and written, in the record, all of its copies, and
    the supervisor's actions.

    Doing it again, after an interruption, completes it. The caller holds the study's lock.

    Args:
        words: that leave the hot words of all transcripts; those that were said do in any case.
        progress: receives the number of files done and the number of all files.

    Returns:
        Copies, and the file of actions, that could not be read and were therefore removed.

    Raises:
        RecordUnavailable: another program is reading it, or the moderator's window is open on the
            study; do it again.
        DamagedRecord: the record must be salvaged first.
        OSError: a copy cannot be written; do it again.
    """
    for part in left_over(path):
        wipe(part)
    copies = copies_of(path)
    note_removal(path.parent)
    progress(0, len(copies) + 1)
    try:
        with closing(open_record(path)) as connection:
            with transaction(connection):
                _redact(connection, spans, written, words)
            scrub(connection, path)
            note_sessions(connection, {one.session for one in written})
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    gone: list[Path] = []
    if noted := [one for one in written if one.kind in NOTED]:
        gone += rewrite_actions(path, lambda acts: redact_actions(acts, noted))[1]
    for number, file in enumerate(copies, start=1):
        progress(number, len(copies) + 1)
        if not _redact_copy(file, spans, written, words):
            wipe(file)
            gone.append(file)
    return gone


def _redact(
    connection: sqlite3.Connection,
    spans: Sequence[SpokenSpan],
    written: Sequence[Written],
    words: Sequence[str],
) -> int:
    changed = _redact_hot_words(connection, [*words, *transcribed(connection, spans)])
    changed += redact_rows(connection, spans) + redact_events(connection, written)
    return changed + redact_apart(connection, spans, written)


def _redact_hot_words(connection: sqlite3.Connection, texts: Sequence[str]) -> int:
    """Remove hot words that have one of these words; returns how many transcripts changed."""
    found = list(hot_words_holding(connection, texts))
    for key, made_with in found:
        whole = has_ledger(connection) and transcript_is_whole(connection, *key)
        connection.execute(
            "UPDATE transcript SET made_with = ? WHERE session = ? AND recording = ?",
            (made_with, *key),
        )
        _enter_again(connection, key, whole=whole)
    return len(found)


def _enter_again(connection: sqlite3.Connection, key: tuple[str, str], *, whole: bool) -> None:
    """Enter a transcript that has changed; one that was damaged before stays so."""
    if whole:
        transcript_again(connection, *key, why=LedgerEntry.REDACTED)
    elif has_ledger(connection):
        connection.execute(
            "UPDATE transcript SET salt = ? WHERE session = ? AND recording = ?",
            (new_salt(), *key),
        )


def redact_rows(connection: sqlite3.Connection, spans: Sequence[SpokenSpan]) -> int:
    """Put marks into the rows; returns how many rows changed."""
    changed: dict[tuple[str, str], int] = {}
    whole: dict[tuple[str, str], bool] = {}
    for span, rowid, words in _segments(connection, spans):
        marked = marked_words(words, _time(span))
        if marked != words:
            key = (span.session, span.recording)
            if key not in whole:
                whole[key] = has_ledger(connection) and transcript_is_whole(connection, *key)
            changed[key] = changed.get(key, 0) + 1
            connection.execute(
                "UPDATE transcript_segment SET words = ? WHERE session = ? AND recording = ? "
                "AND number = ?",
                (json.dumps(marked, ensure_ascii=False), span.session, span.recording, rowid),
            )
    for key in changed:
        _enter_again(connection, key, whole=whole[key])
    return sum(changed.values())


def rows_with_edits(connection: sqlite3.Connection, source: str) -> set[str]:
    """Rows of a source whose edits may contain the redacted words: marked passages, and segments.

    A segment that was taken away, or moved, before the words were redacted still quotes them in
    its edits.
    """
    parameters = (source, f"%{source}%", PENDING[0], SEALED[0])
    rows = connection.execute(
        "SELECT id FROM passage WHERE source = ?1 AND (instr(text, ?3) OR instr(text, ?4)) "
        "UNION SELECT id FROM coding WHERE source = ?1 AND (instr(quote, ?3) OR instr(quote, ?4)) "
        "UNION SELECT row FROM change WHERE kind = 'coding' AND (before LIKE ?2 OR after LIKE ?2) "
        "GROUP BY row HAVING count(*) > 1 OR row NOT IN (SELECT id FROM coding)",
        parameters,
    )
    return {row for (row,) in rows}


def _redact_copy(
    file: Path, spans: Sequence[SpokenSpan], written: Sequence[Written], words: Sequence[str]
) -> bool:
    """Rewrite a copy; False where nobody can read it and it may hold the words."""
    whole = sound_copy(file)
    copy = whole or _readable_part(file)
    if copy is None:
        names = {span.recording.encode() for span in spans}
        names |= {one.session.encode() for one in written}
        return not any(name in piece for piece in pieces_of(file) for name in names)
    with closing(copy):
        with transaction(copy):
            changed = _redact(copy, spans, written, words)
        if changed or whole is None:
            write_over(copy, file)
    return True


def _readable_part(file: Path) -> sqlite3.Connection | None:
    """Return the readable part of a damaged copy; None where nothing can be read."""
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
    connection: sqlite3.Connection, spans: Iterable[SpokenSpan]
) -> Iterator[tuple[SpokenSpan, int, Words]]:
    """The segments that touch a span, with their numbers, as they are now."""
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


def _time(span: SpokenSpan) -> tuple[int, int]:
    return span.start_ms, span.end_ms


def _has_transcripts(connection: sqlite3.Connection) -> bool:
    found = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'transcript_segment'"
    ).fetchone()
    return found is not None
