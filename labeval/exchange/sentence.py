"""Sentences about files from outside."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.text.marks import MarkedText


@dataclass(frozen=True, slots=True)
class Sentence(MarkedText):
    """A sentence about a file or a column of it."""

    context: str = "Materials"
