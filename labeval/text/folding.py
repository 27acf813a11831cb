"""Words as they are compared: without case, accents, and all that is no letter or digit."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 1_000
"""Characters that are compared; more than any name has, and far less than a damaged file's."""
_UMLAUTS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def unaccented(text: str) -> str:
    """A text without accents, with umlauts as two letters."""
    letters = unicodedata.normalize("NFKD", text.translate(_UMLAUTS))
    return "".join(c for c in letters if not unicodedata.combining(c))


def plain(text: str) -> str:
    """A text in small letters, with ``_`` between its words; ``workTime`` has two of them.

    Only its first :data:`LONGEST` characters count.
    """
    return _folded(text[:LONGEST])


@lru_cache(maxsize=16_384)  # the names of a file's columns are compared again and again
def _folded(text: str) -> str:
    letters = unaccented(_CAMEL.sub("_", text.strip()).casefold())
    kept = "".join(c if c.isalnum() else "_" for c in letters)
    return re.sub("_+", "_", kept).strip("_")
