"""Rules: which texts may be corrected, and in which ones words can be destroyed."""

from __future__ import annotations

from labeval.coding.rows import Source, SourceKind
from labeval.store.erasing.redacted_writing import WRITTEN

_SPOKEN = frozenset({SourceKind.THINK_ALOUD, SourceKind.INTERVIEW, SourceKind.IMPORTED})


def can_correct(source: Source) -> bool:
    """True if a source's words may be changed: speech that was heard, and texts from elsewhere.

    What was written in a session is data as it was written.
    """
    return source.kind in _SPOKEN


def can_redact(source: Source) -> bool:
    """True if a source's words can be destroyed.

    Not those of a written response, of which every key press is kept and whose revisions have to
    give the text that was judged: only an erasure of the whole participant reaches it. Marked words
    are words of the texts that were judged.
    """
    return source.kind in _SPOKEN or source.kind in WRITTEN
