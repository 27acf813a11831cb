"""Search for redacted words that are left anywhere in a study folder.

The result is what the search found and what it could not read; nothing else is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from labeval.jobs.redaction.readable_files import MOST_BYTES, NotSearched, Piece, Why, pieces_of
from labeval.store.disk.private_files import SQLITE_MAGIC
from labeval.store.disk.shared_locks import content_of
from labeval.store.erasing.erased_files import files_in
from labeval.store.erasing.word_rows import hits_in_rows
from labeval.study.folder import StudyFolder
from labeval.text.word_search import Hits, WordSearch

OUTSIDE_ROWS = "outside rows"
"""The part of a database file outside of its rows, where deleted words may remain."""


@dataclass(frozen=True, slots=True)
class FileHits:
    """Occurrences of the words in a file, or in one part of it."""

    path: Path
    part: str
    """A table of a database, or :data:`OUTSIDE_ROWS`; empty for the whole file."""
    hits: Hits


@dataclass(slots=True)
class Remaining:
    """Result of a search of the study folder."""

    search: WordSearch
    searched: int = 0
    """Files."""
    found: list[FileHits] = field(default_factory=list)
    unsearched: dict[Path, Why] = field(default_factory=dict)

    @property
    def hits(self) -> Hits:
        """All together."""
        total = Hits()
        for one in self.found:
            total = total.plus(one.hits)
        return total

    @property
    def files(self) -> list[Path]:
        """The files that contain the words."""
        return list(dict.fromkeys(one.path for one in self.found))


def search_folder(
    folder: StudyFolder,
    search: WordSearch,
    *,
    progress: Callable[[int, int], object] = lambda _done, _of: None,
) -> Remaining:
    """Look for words in every file of a study folder, and in the files' names.

    Args:
        progress: called with the files that are done, and their number.
    """
    report = Remaining(search)
    files = files_in(folder.path)
    for done, path in enumerate(files):
        progress(done, len(files))
        if path.is_symlink():
            if not path.resolve().is_relative_to(folder.path.resolve()):
                report.unsearched[path] = Why.ELSEWHERE
            continue
        try:
            for part, hits in _hits_in(folder, path, search):
                if hits.total:
                    report.found.append(FileHits(path, part, hits))
            report.searched += 1
        except NotSearched as why:
            report.unsearched[path] = why.why
        except OSError:
            report.unsearched[path] = Why.UNREADABLE
    return report


def _hits_in(folder: StudyFolder, path: Path, search: WordSearch) -> Iterator[tuple[str, Hits]]:
    yield "", search.in_text(path.relative_to(folder.path).as_posix())
    if content_of(path, len(SQLITE_MAGIC)) == SQLITE_MAGIC:
        yield from _in_database(path, search)
        return
    if path.name.endswith("-wal") and path.with_name(path.name.removesuffix("-wal")).exists():
        return  # read together with its database
    hits = Hits()
    try:
        for piece in pieces_of(path):
            hits = hits.plus(_in_piece(piece, search))
    finally:
        yield "", hits


def _in_piece(piece: Piece, search: WordSearch) -> Hits:
    each = (
        search.in_text(content) if isinstance(content, str) else Hits(search.in_bytes(content))
        for content in piece
    )
    return max(each, key=lambda hits: hits.total)


def _in_database(path: Path, search: WordSearch) -> Iterator[tuple[str, Hits]]:
    if path.stat().st_size > MOST_BYTES:
        raise NotSearched(Why.TOO_LARGE)
    rows = hits_in_rows(path, search)
    yield from (rows or {}).items()
    log = path.with_name(path.name + "-wal")
    content = content_of(path) + (content_of(log) if log.exists() else b"")
    if not rows and (found := search.in_bytes(content)):
        yield OUTSIDE_ROWS, Hits(found)
    if rows is None:
        raise NotSearched(Why.UNREADABLE)
