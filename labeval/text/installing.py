"""Installation of the program's optional parts, where it is possible."""

from __future__ import annotations

import sys

_WITH_MODEL = " && labeval models get all-minilm-l6-v2"


def is_bundle() -> bool:
    """Return whether the program runs from a bundle, into which nothing can be installed."""
    return bool(getattr(sys, "frozen", False))


def missing_part(extra: str) -> str:
    """Return the command that adds an optional part (an extra of the package)."""
    if is_bundle():
        return f"labeval[{extra}] (Python package)"
    return f"pip install 'labeval[{extra}]'" + (_WITH_MODEL if extra == "embeddings" else "")
