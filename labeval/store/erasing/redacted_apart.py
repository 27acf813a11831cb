"""Permanent removal of redacted words from the rows that were kept apart from a damaged record.

Nothing vouches for what such a row says of itself. A row that names no session, page or recording
that is known may be one of those that hold the words, and is redacted as one of them.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from labeval.coding.texts.redaction_signs import SEALED
from labeval.session.events.events import Kind
from labeval.store.erasing.redacted_writing import EVENTS, Written, lines_of, redacted
from labeval.store.record.redaction_marks import SpokenSpan, marked_words

_Values = dict[str, object]
_HASHES = ("seal", "hash")
"""Columns that were computed from the words."""


def redact_apart(
    connection: sqlite3.Connection, spans: Sequence[SpokenSpan], written: Sequence[Written]
) -> int:
    """Put marks into these rows; returns how many changed."""
    if not _names(connection, "SELECT 1 FROM sqlite_master WHERE name = 'unvouched'"):
        return 0
    sessions = _names(connection, "SELECT id FROM session")
    recordings = _names(connection, "SELECT recording FROM transcript")
    changed = 0
    for number, table, content in connection.execute(
        "SELECT number, source, content FROM unvouched "
        "WHERE source IN ('event', 'transcript_segment')"
    ).fetchall():
        values = dict(json.loads(content))
        id = values.get("session")
        if table == "event":
            mine = [one for one in written if id == one.session or id not in sessions]
            marked = _event(values, mine)
        else:
            place = values.get("recording")
            spoken = [one for one in spans if place == one.recording or place not in recordings]
            marked = _segment(values, [o for o in spoken if id == o.session or id not in sessions])
        if marked != values:
            changed += 1
            connection.execute(
                "UPDATE unvouched SET content = ? WHERE number = ?",
                (json.dumps({k: v for k, v in marked.items() if k not in _HASHES}), number),
            )
    return changed


def _event(values: _Values, written: Sequence[Written]) -> _Values:
    value, kind = values.get("value"), values.get("kind")
    for one in written:
        if kind in set(Kind) and kind not in EVENTS[one.kind]:
            continue
        page, field, data = (
            str(values.get(name)).encode(errors="replace").decode()
            for name in ("page", "field", "data")
        )
        lines = lines_of(one, str(kind), page, field, data) or list(one.lines.values())
        if isinstance(value, str) and any(SEALED[0] in line for line in lines):
            value = redacted(value, lines)
    return {**values, "value": value} if "value" in values else values


def _segment(values: _Values, spans: Sequence[SpokenSpan]) -> _Values:
    words = values.get("words")
    for span in spans:
        if not isinstance(words, str) or words == SEALED:
            break
        try:
            before = json.loads(words)
            marked = marked_words(before, (span.start_ms, span.end_ms))
        except (ValueError, TypeError, IndexError):
            words = SEALED
            break
        if marked != before:
            words = json.dumps(marked, ensure_ascii=False)
    return {**values, "words": words} if "words" in values else values


def _names(connection: sqlite3.Connection, select: str) -> set[object]:
    return {name for (name,) in connection.execute(select)}
