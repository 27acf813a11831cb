"""Words without what is written and not said: capitals and punctuation."""

from __future__ import annotations

import re

_NO_LETTER = re.compile(r"[\W_]+")


def plain_word(text: str) -> str:
    """A word in lower case without punctuation; empty where there is nothing else."""
    return _NO_LETTER.sub("", text.lower())
