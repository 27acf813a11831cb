"""Redacted words among the hot words that a transcript names: what was listened for goes as well.

A name that recordings hold is what somebody gives the recogniser as a hot word, and each transcript
keeps the words that it was made with.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator

HOT_WORDS = "hot_words"
"""In ``made_with`` of a transcript."""

_SHORT = 3
"""Letters of the shortest word that counts."""

_LONG, _ENDING = 4, 2
"""Letters from which on a word counts with an ending (``Schmidts``), and those of an ending."""

Place = tuple[str, str]
"""Session and recording."""


def hot_words_holding(
    connection: sqlite3.Connection, texts: Iterable[str]
) -> Iterator[tuple[Place, str]]:
    """Transcripts with a hot word that has a word of these texts, and ``made_with`` without it."""
    words = {word for text in texts for word in _words(text)}
    if not words or not _has_transcripts(connection):
        return
    rows = connection.execute("SELECT session, recording, made_with FROM transcript").fetchall()
    for session, recording, made_with in rows:
        facts = _facts(made_with)
        hot = facts.get(HOT_WORDS)
        if not isinstance(hot, list):
            continue
        kept = [each for each in hot if not any(_is_among(w, words) for w in _words(str(each)))]
        if kept != hot:
            facts[HOT_WORDS] = kept
            yield (session, recording), json.dumps(facts, ensure_ascii=False)


def _facts(made_with: str) -> dict[str, object]:
    try:
        facts = json.loads(made_with)
    except ValueError:  # damaged; the checks of the record say so
        return {}
    return facts if isinstance(facts, dict) else {}


def _is_among(word: str, words: set[str]) -> bool:
    longer = (w for w in words if len(w) >= _LONG and len(word) - len(w) <= _ENDING)
    return word in words or any(word.startswith(w) for w in longer)


def _words(text: str) -> list[str]:
    return [w for w in re.findall(r"[^\W_]+", text.casefold()) if len(w) >= _SHORT]


def _has_transcripts(connection: sqlite3.Connection) -> bool:
    found = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'transcript'"
    ).fetchone()
    return found is not None
