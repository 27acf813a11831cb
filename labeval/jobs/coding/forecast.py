"""Codes that further interviews would bring, from those of the participants so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from labeval.analysis.statistics.richness import Richness, richness
from labeval.coding.corpus import counts
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter

MORE = (1, 2, 3, 5, 10)
"""Numbers of further interviews."""


def forecast(
    corpus: Corpus, curve: Sequence[counts.Saturation], filter: Filter = ALL
) -> Richness | None:
    """Estimate what further interviews would bring; None with too few participants.

    Args:
        curve: the saturation of the corpus by the same filter.
    """
    people = {row.participant for row in curve}
    pairs = {(segment.case, segment.code) for segment in corpus.chosen(filter)}
    seen = Counter(code for case, code in sorted(pairs) if case in people)
    return richness(list(seen.values()), len(people), MORE)
