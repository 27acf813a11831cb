"""Share of a text that is word for word in others."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.analysis.texts.measures import words_of

RUN = 5
"""Words in a row that both texts must have; shorter runs are too common to count."""


def verbatim_share(text: str, sources: Sequence[str]) -> float | None:
    """The share of a text's words in runs of :data:`RUN` that one of the sources has too.

    None where the text has no words.
    """
    words = words_of(text)
    if not words:
        return None
    known = {run for source in sources for run in _runs(words_of(source))}
    covered = [False] * len(words)
    for place, run in enumerate(_runs(words)):
        if run in known:
            covered[place : place + RUN] = [True] * RUN
    return sum(covered) / len(words)


def _runs(words: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(words[n : n + RUN]) for n in range(len(words) - RUN + 1)]
