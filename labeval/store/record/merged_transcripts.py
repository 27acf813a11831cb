"""Transcripts of another record, taken in with their sessions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from labeval.store.chain.appending import transcript_again
from labeval.store.chain.ledger import SEGMENT_COLUMNS, TRANSCRIPT_COLUMNS

_KEY = "session = ? AND recording = ?"


def merge_transcripts(
    here: sqlite3.Connection, other: sqlite3.Connection
) -> Iterator[tuple[str, bool]]:
    """Take in the transcripts that are missing here; all in one transaction of ``here``.

    Only those of sessions that are here, so that nobody comes back who was erased.

    Yields:
        Each recording that is new, or that both have a different transcript of, with whether it
        was taken in.
    """
    sessions = {id for (id,) in here.execute("SELECT id FROM session")}
    rows = other.execute(
        f"SELECT {TRANSCRIPT_COLUMNS} FROM transcript ORDER BY session, recording"
    ).fetchall()
    for row in rows:
        key = row[:2]
        if key[0] not in sessions:
            continue
        ours = here.execute(
            f"SELECT {TRANSCRIPT_COLUMNS} FROM transcript WHERE {_KEY}", key
        ).fetchone()
        theirs = _segments(other, key)
        if ours is None:
            here.execute(
                f"INSERT INTO transcript ({TRANSCRIPT_COLUMNS}) VALUES ({_marks(row)})", row
            )
            for segment in theirs:
                here.execute(
                    f"INSERT INTO transcript_segment ({SEGMENT_COLUMNS}) "
                    f"VALUES ({_marks(segment)})",
                    segment,
                )
            transcript_again(here, *key)
            yield key[1], True
        elif ours != row or _segments(here, key) != theirs:
            yield key[1], False


def _segments(connection: sqlite3.Connection, key: tuple[str, str]) -> list[tuple[object, ...]]:
    return connection.execute(
        f"SELECT {SEGMENT_COLUMNS} FROM transcript_segment WHERE {_KEY} ORDER BY number", key
    ).fetchall()


def _marks(row: tuple[object, ...]) -> str:
    return ", ".join("?" * len(row))
