"""Codes of new participants."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection

_CONSONANTS = "bdfgkmnprtvz"
_VOWELS = "aeiou"
_WORDS = 2
_SYLLABLES = 2


def new_code(taken: Collection[str], rng: random.Random | None = None) -> str:
    """A participant's code that can be spoken and reveals nothing, such as ``bafu-tiro``.

    Consonants and vowels take turns; letters that look or sound alike are left out; codes are
    drawn at random, so no order can be guessed. Almost 13 million exist, less those ``taken``.
    """
    source = rng or secrets.SystemRandom()
    while True:
        words = [
            "".join(source.choice(_CONSONANTS) + source.choice(_VOWELS) for _ in range(_SYLLABLES))
            for _ in range(_WORDS)
        ]
        code = "-".join(words)
        if code not in taken:
            return code
