"""The place where an analyst stopped, codes used last and those of keys, remembered for each study.

Ids only, and no words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from labeval.coding.rows import Anchor
from labeval.ui.memory import Memory

_PLACES = "coding.places"
_MOST = 12
"""Studies that are remembered."""


@dataclass(frozen=True, slots=True)
class Place:
    """Codes used last (ids), a source (its id), the cursor in it, and the code of each key."""

    recent: list[str] = field(default_factory=list)
    source: str = ""
    caret: Anchor | None = None
    digits: list[str] = field(default_factory=list)
    """Ids from key 1 on; empty for a key without a code."""


def keep_place(memory: Memory | None, workbook: Path, place: Place) -> None:
    """Remember a place in a workbook; the longest unused ones are forgotten."""
    if memory is None:
        return
    at = place.caret
    where = [place.source, *([at.passage, str(at.offset)] if at is not None else [])]
    kept = {"recent": place.recent, "place": where, "digits": place.digits}

    study = str(workbook.resolve())

    def first(others: object) -> dict[str, object]:
        rest = [entry for entry in _entries(others) if entry[0] != study]
        return dict([(study, kept), *rest][:_MOST])

    memory.change(_PLACES, first)


def place_left(memory: Memory | None, workbook: Path) -> Place:
    """The place that was remembered; an empty one where there is none."""
    every = memory.get(_PLACES, {}) if memory is not None else {}
    kept = dict(_entries(every)).get(str(workbook.resolve()))
    where = _strings(kept, "place")
    caret = None
    if len(where) == 3 and where[2].isdecimal():
        caret = Anchor(where[1], int(where[2]))
    recent = _strings(kept, "recent")
    digits = _strings(kept, "digits") or recent  # before keys kept their codes, they were these
    return Place(recent, where[0] if where else "", caret, digits)


def _entries(kept: object) -> list[tuple[str, object]]:
    return list(kept.items()) if isinstance(kept, dict) else []


def _strings(kept: object, name: str) -> list[str]:
    """Texts that were remembered under a name."""
    found = kept.get(name) if isinstance(kept, dict) else None
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []
