"""Excerpts of two versions of a text, from their first difference on."""

from __future__ import annotations

from labeval.study.editing.typed import least_change

_AROUND = 40
"""Characters that are shown before a difference."""


def excerpts(old: str, new: str, longest: int) -> tuple[str, str]:
    """Two texts from a little before their first difference on, in so many characters."""
    other = least_change(old, new).start
    start = max(0, other - _AROUND)
    if start:
        start = max(start, old.find(" ", start, other) + 1)  # no word is cut
    lead = "…" if start else ""
    return lead + shortened(old[start:], longest), lead + shortened(new[start:], longest)


def shortened(text: str, longest: int) -> str:
    """A text in one line of at most so many characters."""
    line = " ".join(text.split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
