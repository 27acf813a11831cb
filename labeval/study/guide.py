"""A method in words, for choosing between methods."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MethodGuide:
    """Sentences about a method, marked for translation under ``MethodGuide``."""

    asks: str
    """The task of a participant on one page."""
    answers: str
    """Questions that its results can answer."""
    leaves_open: str
    """Questions that they cannot answer."""
    source: str
    """Publications that describe or examine the method; not translated."""
