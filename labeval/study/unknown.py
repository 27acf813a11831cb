"""Sentences that hold the place of what a table of judgments from elsewhere does not say."""

from __future__ import annotations

_END = "is not known here."
NO_TEXT = f"(The text of {{item}} {_END})"
NO_QUESTION = f"(The question {{question}} {_END})"
NO_DEFINITION = f"The raters' definition {_END}"


def is_known(text: str) -> bool:
    """Return whether a text is there and is not one of these sentences."""
    return bool(text) and not text.rstrip(")").endswith(_END)
