"""The language of each stretch of speech, among those that may be spoken.

Each stretch is compared with the languages by itself; a hidden Markov model, in which people rather
go on in their language than change it, decides. A stretch of a word or two hardly counts against
its neighbours.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

_CHANGE = math.log(0.6)
"""Logarithm of the weight of another language after a pause: who asks and who answers often speak
different ones."""
_WHOLE_S = 3.0
"""Seconds of voice from which a stretch counts in full."""
_LEAST = 1e-3
"""Probability of a language at least: no stretch is ever proof."""


def likeliest(
    found: Sequence[Mapping[str, float]], seconds: Sequence[float], languages: Sequence[str]
) -> list[str]:
    """The likeliest language of each stretch (Viterbi).

    Args:
        found: of each stretch, languages with their probabilities.
        seconds: length of each.
        languages: those that may be spoken, the usual one first.
    """
    best: dict[str, tuple[float, list[str]]] = {
        language: (0.0 if n == 0 else _CHANGE, []) for n, language in enumerate(languages)
    }
    for probabilities, length_s in zip(found, seconds, strict=True):
        weight = min(1.0, length_s / _WHOLE_S)
        fits = {
            language: weight * math.log(max(probabilities.get(language, 0.0), _LEAST))
            for language in languages
        }
        best = {
            language: max(
                (
                    (score + fits[language] + (0.0 if before == language else _CHANGE), path)
                    for before, (score, path) in best.items()
                ),
                key=lambda one: one[0],
            )
            for language in languages
        }
        best = {language: (score, [*path, language]) for language, (score, path) in best.items()}
    return max(best.values(), key=lambda one: one[0])[1]
