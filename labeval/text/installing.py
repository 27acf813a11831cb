"""Installation of the program's optional parts, where it is possible."""

from __future__ import annotations

import sys

_MODEL = "labeval models get all-minilm-l6-v2"
"""Gets what the extra ``embeddings`` does not bring."""


def is_bundle() -> bool:
    """Return whether the program runs from a bundle, into which nothing can be installed."""
    return bool(getattr(sys, "frozen", False))


def missing_part(*extras: str) -> str:
    """Return the command that adds optional parts (extras of the package).

    The quotation marks keep shells off the brackets. A bundle has all of ``embeddings`` but the
    model; for other parts the result names the Python package.
    """
    parts = f"labeval[{','.join(extras)}]"
    if is_bundle():
        return _MODEL if extras == ("embeddings",) else f"{parts} (Python package)"
    return f"pip install '{parts}'" + (f" && {_MODEL}" if "embeddings" in extras else "")
