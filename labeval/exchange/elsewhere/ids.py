"""Ids that a study file can hold, made of names that were given elsewhere."""

from __future__ import annotations

import re
from collections.abc import Container

from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE
from labeval.text.folding import unaccented

_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.\-]{0,63}")
_ELSE = re.compile(r"[^A-Za-z0-9_.\-]+")
_RESERVED = (TIE, BOTH_BAD, NO_ANSWER, DONT_KNOW)
_LONGEST = 56
"""Leaves room for a number that makes equal ones different."""


class Ids:
    """The ids of one kind of thing; equal names have equal ids, different names different ones."""

    def __init__(self, known: Container[str] = ()) -> None:
        self._known = known
        self._ids: dict[str, str] = {}
        self._taken: set[str] = set()

    @property
    def changed(self) -> dict[str, str]:
        """Id to the name that it was made of, where the two differ."""
        return {id: name for name, id in self._ids.items() if id != name}

    def of(self, name: str) -> str:
        """The id of a name; the name itself where it can be one."""
        found = self._ids.get(name)
        if found is None:
            found = self._ids[name] = self._free(name)
            self._taken.add(found)
        return found

    def _free(self, name: str) -> str:
        if name in self._known:
            return name
        plain = name if _ID.fullmatch(name) else _ELSE.sub("_", unaccented(name))[:_LONGEST]
        if not _ID.fullmatch(plain) or plain in _RESERVED:
            plain = f"_{plain}"
        id, number = plain, 1
        while id in self._taken:
            number += 1
            id = f"{plain}_{number}"
        return id
