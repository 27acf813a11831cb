"""Word error rate: what has to be changed in a transcript to get what was said.

Both texts are compared in lower case and without punctuation; numbers and spellings are left as
they are, so the rates compare settings on one recording and not recordings with each other.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordErrors:
    """The cheapest way from what was said to what was heard."""

    words: int
    """Words that were said."""
    substituted: int
    deleted: int
    inserted: int

    @property
    def rate(self) -> float:
        """All errors by the words that were said."""
        errors = self.substituted + self.deleted + self.inserted
        return errors / self.words if self.words else float(errors > 0)


def plain_words(text: str) -> list[str]:
    """The words in lower case without punctuation; an apostrophe inside a word goes too."""
    return re.sub(r"[^\w\s]", "", text.lower().replace("-", " ")).split()


def word_errors(said: str, heard: str) -> WordErrors:
    """Compare a transcript with what was said, by the least number of changes."""
    left, right = plain_words(said), plain_words(heard)
    # One row of the table of costs; a cost is (errors, substituted, deleted, inserted).
    row = [(n, 0, 0, n) for n in range(len(right) + 1)]
    for n, word in enumerate(left, start=1):
        above, row = row, [(n, 0, n, 0)]
        for m, other in enumerate(right, start=1):
            e, s, d, i = above[m - 1]
            kept = (e, s, d, i) if word == other else (e + 1, s + 1, d, i)
            e, s, d, i = above[m]
            gone = (e + 1, s, d + 1, i)
            e, s, d, i = row[m - 1]
            row.append(min(kept, gone, (e + 1, s, d, i + 1)))
    _, substituted, deleted, inserted = row[-1]
    return WordErrors(len(left), substituted, deleted, inserted)
