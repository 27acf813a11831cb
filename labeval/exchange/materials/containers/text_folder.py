"""A folder with a folder for each system, in which each text is a file of its own."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.decoding import decoded
from labeval.exchange.materials.model import NO_LAYOUT, Layout
from labeval.files.content import read_content
from labeval.files.limits import MOST_STUDY
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "TXT"
ORDER = 99
SUFFIXES = (".txt", ".md")
_MOST = 10_000
_COLUMNS = ("system", "question_id", "text")
_ALONE = QT_TRANSLATE_NOOP("Files", "{where} is a single text; choose the folder of all texts")


def fits(head: bytes, suffix: str) -> bool:
    """Never: only a folder is one."""
    return False


def opened(path: Path, layout: Layout) -> File:
    """Refuse what is no folder."""
    raise FileRefused(_ALONE, where=path.name)


def opened_folder(folder: Path) -> File | None:
    """The texts of a folder's folders, each with the name of its folder and its own; None where
    they are not texts of several systems with the same names."""
    shown = [p for p in islice(folder.iterdir(), _MOST) if not p.name.startswith(".")]
    if len(shown) < 2 or not all(p.is_dir() for p in shown):
        return None
    found = (p for inner in sorted(shown) for p in sorted(inner.iterdir()))
    files = [p for p in islice(found, _MOST) if not p.name.startswith(".")]
    if not files or not all(p.is_file() and p.suffix.casefold() in SUFFIXES for p in files):
        return None
    if max(Counter(p.stem for p in files).values()) < 2:
        return None

    def records(_problems: list[Problem]) -> Records:
        for number, path in enumerate(files, start=1):
            text, _, _ = decoded(read_content(path, MOST_STUDY), path.name, "")
            cells = (path.parent.name, path.stem, text.strip())
            yield number, dict(zip(_COLUMNS, cells, strict=True))

    return File(folder, "text_folder", NO_LAYOUT, records, _COLUMNS)
