"""Answers of one respondent to a survey."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Answers(NamedTuple):
    """The answers of a respondent."""

    person: str
    line: int
    row: Mapping[str, object]
    at: str = ""
    """Time in UTC; empty where it is not known."""
