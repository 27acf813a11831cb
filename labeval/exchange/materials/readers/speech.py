"""Transcripts as programs of speech recognition write them, which other commands import."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Transcript")
_TIMED = {"start", "end", "text"}
_NO_TEXTS = QT_TRANSLATE_NOOP("Problem", "is a transcript and holds no texts to judge")
_IMPORT = QT_TRANSLATE_NOOP(
    "Problem", "import it into a study with labeval import STUDY FILE --as transcript"
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether every row is a segment with times."""
    sample = [row for file in files for row in file.sample()]
    return bool(sample) and all(
        row.keys() >= _TIMED and isinstance(row["start"], int | float) for row in sample
    )


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Nothing: a problem says what to do with a transcript."""
    problems.append(Problem(files[0].name, None, "", _NO_TEXTS, {}, _IMPORT))
    return Material(shape="long")
