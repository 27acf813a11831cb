"""All that coders have noted, as one list: memos, memos of segments, summaries, the journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from labeval.coding.code_map import PLACED
from labeval.coding.coders.double_coding import BLINDING
from labeval.coding.coders.suggestions import SUBJECTS
from labeval.coding.corpus.conditions import SAVED
from labeval.coding.edits import Change, added
from labeval.coding.identity import new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Coding, Memo, Paraphrase
from labeval.text.marks import QT_TRANSLATE_NOOP

JOURNAL = "journal"
"""Subject of the memos that are entries of the journal."""
WRITE_JOURNAL = QT_TRANSLATE_NOOP("Coding", "Write in the journal")
CHANGE_JOURNAL = QT_TRANSLATE_NOOP("Coding", "Change the journal")
_NO_NOTES = BLINDING | SUBJECTS | {SAVED, PLACED}
"""Subjects of memos that are no notes: samples of double coding, suggestions, saved
queries, places on a map."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a coder wrote about something."""

    kind: str
    """``journal``, ``project``, ``code``, ``source``, ``theme``, ``segment`` or ``summary``."""
    about: str
    """Name of the row, or the words of the segment."""
    text: str
    coder: str
    """Id."""
    changed: str
    """UTC; empty where nobody knows."""
    row: Memo | Coding | Paraphrase


def all_notes(
    memos: Iterable[Memo],
    codings: Iterable[Coding],
    paraphrases: Iterable[Paraphrase],
    names: Mapping[str, str],
    written: Mapping[str, str] | None = None,
) -> list[Note]:
    """All notes, the newest first.

    Args:
        names: of codes, sources and themes, by their ids.
        written: id of a segment or summary to when its words were written last (UTC); a segment
            that is not among them has the time when it was coded.
    """
    when = written or {}
    found = [
        Note(memo.about, names.get(memo.row, ""), memo.text, memo.coder, memo.changed, memo)
        for memo in memos
        if memo.about not in _NO_NOTES and memo.text.strip()
    ]
    found += [
        Note(
            "segment",
            f"{names.get(c.code, '')}: {c.quote}",
            c.memo,
            c.coder,
            when.get(c.id, c.created),
            c,
        )
        for c in codings
        if c.memo.strip()
    ]
    found += [
        Note(
            "summary", f"{p.case}: {names.get(p.code, '')}", p.text, p.coder, when.get(p.id, ""), p
        )
        for p in paraphrases
        if p.text.strip()
    ]
    return sorted(found, key=lambda note: note.changed, reverse=True)


def journal_entry(text: str, coder: str) -> list[Change]:
    """The change that adds an entry to the journal; nothing for an empty one."""
    if not text.strip():
        return []
    return [added(Memo(new_id(), JOURNAL, "", coder, text.strip(), utc_now()))]
