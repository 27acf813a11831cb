"""Qualification of raters: lists of codes that open blocks, in files next to the study file.

The codes are what a recruiter knows people by. They are read when a session starts and never
become part of a study's content, so no version, export or copy of a record holds them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from pydantic import Field

from labeval.study.model.base import Id, StudyModel

_COST = 2**14


class CodeList(StudyModel):
    """People who may rate certain blocks, by the codes that a recruiter knows them by."""

    id: Id
    """Name of the list in the record."""
    codes: str = Field(min_length=1, max_length=200)
    """A text file next to the study file, one code per line; empty and `#` lines are passed
    over."""
    opens: list[Id] = []
    """The blocks that a code of this list opens; all of the study when left out."""
    instead_of: Id | None = None
    """A test that opens them as well; who has a code is not asked it."""
    times: int | None = Field(default=1, ge=1)
    """Number of times that one code opens them; null means any number of times."""

    def opened(self, blocks: Iterable[str]) -> frozenset[str]:
        """Those of a study's blocks that a code of this list opens."""
        return frozenset(self.opens) if self.opens else frozenset(blocks)


def plain(code: str) -> str:
    """A code as it is compared: case and white space around it do not matter."""
    return code.strip().casefold()


def trace_of(code: str, seed: int) -> str:
    """Return the record's trace of a code, by which it can be recognised when it comes again.

    It is slow to compute on purpose: nobody can try all codes that may exist. Two studies of
    different seeds have different traces of one code.
    """
    salt = f"labeval code {seed}".encode()
    return hashlib.scrypt(plain(code).encode(), salt=salt, n=_COST, r=8, p=1, dklen=16).hex()
