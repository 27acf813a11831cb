"""Share of a response that was pasted into it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from labeval.session.events.events import Event, Kind
from labeval.study.model.writing import without_citations

RUN = 5
"""Number of words in a row that is not a coincidence."""

_WORD = re.compile(r"\w+")


def pasted_events(events: Iterable[Event], writing: str) -> Iterator[Event]:
    """The pastes into one response, in order."""
    return (event for event in events if event.kind == Kind.PASTED and event.page == writing)


def kept_share(text: str, pasted: Sequence[str]) -> float:
    """The share of the words of ``text`` that are in one of the pasted texts, 0 to 1.

    Words count in runs of :data:`RUN` that both texts have, so that moving, undoing and rewording
    around them change nothing; of a shorter paste the whole must be there. Case, punctuation and
    citations are passed over.
    """
    words = _words(text)
    covered = [False] * len(words)
    for part in pasted:
        _cover(words, _words(part), covered)
    return sum(covered) / len(words) if words else 0.0


def kept_words(text: str, pasted: str) -> tuple[int, int]:
    """Return how many words of a pasted text are still in ``text``, and how many it has."""
    words = _words(pasted)
    covered = [False] * len(words)
    run = min(RUN, len(words))
    _cover(words, _words(text), covered, run)
    return sum(covered), len(words)


def _cover(
    words: Sequence[str], other: Sequence[str], covered: list[bool], run: int | None = None
) -> None:
    """Mark the words of a run that ``other`` has too."""
    length = run if run is not None else min(RUN, len(other))
    if not length:
        return
    known = {tuple(other[n : n + length]) for n in range(len(other) - length + 1)}
    for n in range(len(words) - length + 1):
        if tuple(words[n : n + length]) in known:
            covered[n : n + length] = [True] * length


def _words(text: str) -> list[str]:
    return _WORD.findall(without_citations(text).casefold())
