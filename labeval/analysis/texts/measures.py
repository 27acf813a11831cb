"""Length and readability, by counting words, sentences and letters."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WORD = re.compile(r"[^\W_]+(?:['’\-][^\W_]+)*")
_END = re.compile(r"[.!?…]+(?=[\s\"'”’»)\]]|$)|\n\s*\n")
_LONG_WORD = 6
"""Letters that a long word has more than."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts that readability formulas use."""

    words: int
    sentences: int
    letters: int
    """Letters and digits of the words."""
    long_words: int

    @property
    def lix(self) -> float | None:
        """Björnsson's (1968) LIX, for most European languages; None without words.

        Words a sentence, plus the percentage of words with more than six letters: below 30 very
        easy, above 60 very hard.
        """
        if not self.words:
            return None
        return self.words / self.sentences + 100 * self.long_words / self.words

    @property
    def ari(self) -> float | None:
        """The automated readability index (Senter and Smith, 1967); None without words.

        Made for English: about the school grade that reads such a text.
        """
        if not self.words:
            return None
        return 4.71 * self.letters / self.words + 0.5 * self.words / self.sentences - 21.43


def words_of(text: str) -> list[str]:
    """The words of a text, in lower case."""
    return [word.casefold() for word in _WORD.findall(text)]


def sentences_of(text: str) -> list[str]:
    """The sentences of a text: what ends with . ! ? or an empty line, and has a word in it."""
    parts, begin = [], 0
    for end in _END.finditer(text):
        parts.append(text[begin : end.end()])
        begin = end.end()
    parts.append(text[begin:])
    return [part.strip() for part in parts if _WORD.search(part)]


def count(text: str) -> Counts:
    """Count words, sentences and letters."""
    lengths = [sum(map(str.isalnum, word)) for word in _WORD.findall(text)]
    long_words = sum(length > _LONG_WORD for length in lengths)
    return Counts(len(lengths), max(1, len(sentences_of(text))), sum(lengths), long_words)
