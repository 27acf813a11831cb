"""Rare words of texts, as hot words: those that the recogniser itself spells from several parts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from labeval.transcription.models import SpeechModel

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_WORD = re.compile(r"(?<![\w'’])[^\W\d_]{2,}(?:-[^\W\d_]+)*(?![\w'’])")
_LEAST_PARTS = 2
"""A word that the model has as a whole is found anyway."""


def rare_words(texts: Iterable[str], model: SpeechModel, most: int) -> tuple[str, ...]:
    """The words of which the model has the most parts, and of these those of most texts.

    Args:
        texts: each counts once for a word.
        most: how many words at most.
    """
    counts = Counter(word for text in texts for word in set(_WORD.findall(text)))
    parts = _Parts(model)
    found = {
        word: (-parts.count(word), -count, word)
        for word, count in counts.items()
        if not _begins_a_sentence(word, counts)
    }
    rare = [word for word in found if -found[word][0] >= _LEAST_PARTS]
    return tuple(sorted(rare, key=lambda word: found[word])[:most])


class _Parts:
    """Counts the parts from which a model spells words."""

    def __init__(self, model: SpeechModel) -> None:
        from tokenizers import Tokenizer

        self._tokenizer: Tokenizer = Tokenizer.from_file(str(model.folder / "tokenizer.json"))

    def count(self, word: str) -> int:
        """The fewest parts, in small letters or as it is."""
        return min(
            len(self._tokenizer.encode(f" {spelling}", add_special_tokens=False).ids)
            for spelling in (word, word.lower())
        )


def _begins_a_sentence(word: str, counts: Counter[str]) -> bool:
    """True for a capital form of a word that is there in small letters too."""
    return word != word.lower() and word.lower() in counts
