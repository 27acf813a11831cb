"""The language of each stretch of speech, among those that may be spoken.

Two things say how well a language fits a stretch: its sound as the model names it, and how sure the
model is of the words that it finds in it. A hidden Markov model, in which people rather go on in
their language than change it, decides; a stretch of a word or two hardly counts against its
neighbours.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

_CHANGE = math.log(0.6)
"""Logarithm of the weight of another language after a pause: who asks and who answers may well
speak different ones."""
_WHOLE_S = 3.0
"""Seconds of voice from which a stretch counts in full."""
_LEAST = 1e-3
"""Probability of a language at least: no sound is ever proof."""
_WORDS = 10.0
"""Weight of the words against the sound."""
_ENGLISH = 6.0
"""By which English has to fit better than another language: models take what they understand badly
for English."""


@dataclass(frozen=True, slots=True)
class LanguageFit:
    """Fit of a language to a stretch of speech."""

    language: str
    likeness: float
    """Probability by the sound."""
    sure: float
    """Mean logarithm of the probability of the words that are found in it."""

    @property
    def fit(self) -> float:
        """Both together, as a logarithm."""
        found = math.log(max(self.likeness, _LEAST)) + _WORDS * self.sure
        return found - _ENGLISH if self.language.partition("-")[0] == "en" else found


def likeliest(found: Sequence[Sequence[LanguageFit]], seconds: Sequence[float]) -> list[str]:
    """The likeliest language of each stretch (Viterbi).

    Args:
        found: of each stretch the same languages.
        seconds: length of each.
    """
    best: dict[str, tuple[float, list[str]]] = {}
    for fits, length_s in zip(found, seconds, strict=True):
        weight = min(1.0, length_s / _WHOLE_S)
        paths = best or {one.language: (0.0, []) for one in fits}
        best = {}
        for one in fits:
            score, path = max(
                (
                    (score + (0.0 if before == one.language else _CHANGE), path)
                    for before, (score, path) in paths.items()
                ),
                key=lambda known: known[0],
            )
            best[one.language] = (score + weight * one.fit, [*path, one.language])
    return max(best.values(), key=lambda known: known[0])[1] if best else []
