"""Facts about judgments that many rows of a table have in common."""

from __future__ import annotations

from typing import NamedTuple

from labeval.exchange.elsewhere.shapes import Shape

About = tuple[str, str, str, str]
"""Condition, method, items, and the texts of a page with the criterion where it asks one alone."""


class Known(NamedTuple):
    """Common facts of all rows with the same condition, method, criterion, items and value."""

    shape: Shape
    criterion: str
    value: str
    """Of a row that is left out: the code of its missing answer, if it has one."""
    about: About | None
    """The same object for equal ones; None where nothing was answered."""
    asked: int
    """The bit of its question."""
