"""Words that a text shares with a reference: ROUGE and BLEU."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

_TOKEN = re.compile(r"[^\W_]+")
LONGEST = 3000
"""Words of a text whose common subsequence is still looked for."""


def tokens(text: str) -> list[str]:
    """Letters and digits in a row, in lower case; no stemming."""
    return _TOKEN.findall(text.casefold())


def rouge_1(text: str, reference: str) -> float | None:
    """ROUGE-1 (Lin, 2004) as F1 of the words in common; None where one has no word."""
    first, second = Counter(tokens(text)), Counter(tokens(reference))
    return _f1((first & second).total(), first.total(), second.total())


def rouge_l(text: str, reference: str) -> float | None:
    """ROUGE-L (Lin, 2004) as F1 of the longest common subsequence; None where one has no word."""
    first, second = tokens(text)[:LONGEST], tokens(reference)[:LONGEST]
    return _f1(_common(first, second), len(first), len(second))


def _f1(common: int, first: int, second: int) -> float | None:
    if not first or not second:
        return None
    return 2 * common / (first + second)  # that is what precision and recall come to


def _common(first: Sequence[str], second: Sequence[str]) -> int:
    """The length of the longest common subsequence, by rows as numbers (Hyyrö, 2004)."""
    places: dict[str, int] = {}
    for place, word in enumerate(first):
        places[word] = places.get(word, 0) | (1 << place)
    row = every = (1 << len(first)) - 1
    for word in second:
        matching = row & places.get(word, 0)
        row = ((row + matching) | (row - matching)) & every
    return len(first) - row.bit_count()


@cache
def sentence_bleu() -> Callable[[str, str], float] | None:
    """BLEU of one text with exponential smoothing, 0 to 1; None where sacrebleu is not installed.

    Corpus BLEU (Papineni et al., 2002) was never meant for single texts; smoothing makes it
    defined, not good.
    """
    try:
        from sacrebleu.metrics.bleu import BLEU
    except ImportError:
        return None
    metric = BLEU(effective_order=True)

    def bleu(text: str, reference: str) -> float:
        return float(metric.sentence_score(text, [reference]).score) / 100

    return bleu
