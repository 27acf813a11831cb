"""Attributes of participants that a study knows from elsewhere, kept in its folder."""

from __future__ import annotations

import csv
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from labeval.exchange.errors import writing_to
from labeval.exchange.materials.containers import open_file
from labeval.exchange.sentence import Sentence
from labeval.store.disk.atomic import replacing
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

PARTICIPANT = "participant"

Attributes = dict[str, dict[str, str]]
"""Participant to attributes by their names."""


@dataclass(slots=True)
class JoinedAttributes:
    """Attributes of two study folders together."""

    participants: Attributes
    new: int = 0
    """Participants of whom nothing was known here."""
    completed: int = 0
    """Other participants who got further attributes."""
    kept_out: list[str] = field(default_factory=list)
    """Participants who were erased here."""
    conflicts: list[Sentence] = field(default_factory=list)
    """Attributes that differ, each in a sentence; they are left as they are here."""

    @property
    def has_changed(self) -> bool:
        """True if anything was taken in."""
        return bool(self.new or self.completed)

    def described(self, say: Say) -> str:
        """Counts of what came in, then a line for everything that somebody should know."""
        sentences = [
            Sentence(_COUNTS, {"new": self.new, "completed": self.completed}),
            *map(kept_out, self.kept_out),
            *self.conflicts,
        ]
        return "\n".join(sentence.described(say) for sentence in sentences)


def kept_out(code: str) -> Sentence:
    """The sentence about a participant of whom nothing is taken in."""
    return Sentence(_KEPT_OUT, {"code": code})


_COUNTS = QT_TRANSLATE_NOOP(
    "Materials",
    "attributes of {new:new participant|new participants}, more of {completed:known one|known "
    "ones}",
)
_KEPT_OUT = QT_TRANSLATE_NOOP("Materials", "participant {code}: erased here, not taken in")
_CONFLICT = QT_TRANSLATE_NOOP(
    "Materials", "participant {code}: {name} is “{here}” here and “{there}” there; left as it is"
)


def join_attributes(
    here: Mapping[str, Mapping[str, str]],
    there: Mapping[str, Mapping[str, str]],
    erased: Collection[str] = (),
) -> JoinedAttributes:
    """Add the attributes of another folder; what both know stays as it is here.

    Args:
        erased: participants of whom nothing is taken in.
    """
    joined = JoinedAttributes({code: dict(about) for code, about in here.items()})
    for code, about in there.items():
        if code in erased:
            joined.kept_out.append(code)
            continue
        own = joined.participants.setdefault(code, {})
        more = {name: value for name, value in about.items() if value and not own.get(name)}
        joined.new += code not in here
        joined.completed += code in here and bool(more)
        joined.conflicts += [
            Sentence(_CONFLICT, {"code": code, "name": name, "here": own[name], "there": value})
            for name, value in about.items()
            if value and own.get(name) not in (None, "", value)
        ]
        own.update(more)
    return joined


def write_participants(path: Path, participants: Mapping[str, Mapping[str, str]]) -> Path:
    """Write the attributes, a row per participant; returns the path.

    Raises:
        ExchangeError: they cannot be written.
    """
    names = list(dict.fromkeys(name for about in participants.values() for name in about))
    with (
        writing_to(path),
        replacing(path) as part,
        part.open("w", encoding="utf-8", newline="") as file,
    ):
        table = csv.writer(file, lineterminator="\n")
        table.writerow([PARTICIPANT, *names])
        for participant, about in participants.items():
            table.writerow([participant, *(about.get(name, "") for name in names)])
    return path


def read_participants(path: Path) -> Attributes:
    """Participant to attributes; empty where there is no such file.

    Raises:
        FileRefused: the file cannot be read.
    """
    if not path.is_file():
        return {}
    found: Attributes = {}
    for _, record in open_file(path).records():
        cells = {str(name): str(value).strip() for name, value in record.items()}
        if code := cells.pop(PARTICIPANT, ""):
            found[code] = cells
    return found
