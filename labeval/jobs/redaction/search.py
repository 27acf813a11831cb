"""Search for redacted words that are left anywhere in a study folder.

The result is what the search found and what it could not read; nothing else is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from labeval.files.progress import ReadingStopped, followed_by, report
from labeval.jobs.redaction.readable_files import (
    MOST_BYTES,
    NotSearched,
    Piece,
    Streamed,
    Why,
    pieces_of,
)
from labeval.store.disk.private_files import SQLITE_MAGIC
from labeval.store.disk.read_only_copies import cipher_of
from labeval.store.disk.shared_locks import content_of, opened
from labeval.store.erasing.erased_files import files_in
from labeval.store.erasing.word_rows import hits_in_rows
from labeval.study.folder import StudyFolder
from labeval.text.streamed_search import PIECE, ByteStream, TextStream
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
    progress: Callable[[int, int], object] = lambda _done, _of: True,
) -> Remaining:
    """Look for words in every file of a study folder, and in the files' names.

    Args:
        progress: called with the files that are done, and their number, also while a file is
            read; where it returns False, all others are named as not searched.
    """
    remaining = Remaining(search)
    files = files_in(folder.path)
    done = 0

    def goes_on(*_: object) -> bool:
        return progress(done, len(files)) is not False

    for done, path in enumerate(files):
        try:
            with followed_by(goes_on):
                _search_file(folder, path, remaining)
        except ReadingStopped:
            remaining.unsearched.update(dict.fromkeys(files[done:], Why.STOPPED))
            break
    return remaining


def _search_file(folder: StudyFolder, path: Path, remaining: Remaining) -> None:
    report(path.name, 0)
    if path.is_symlink():
        if not path.resolve().is_relative_to(folder.path.resolve()):
            remaining.unsearched[path] = Why.ELSEWHERE
        return
    try:
        for part, hits in _hits_in(folder, path, remaining.search):
            if hits.total:
                remaining.found.append(FileHits(path, part, hits))
        remaining.searched += 1
    except NotSearched as why:
        remaining.unsearched[path] = why.why
    except OSError:
        remaining.unsearched[path] = Why.UNREADABLE


def _hits_in(folder: StudyFolder, path: Path, search: WordSearch) -> Iterator[tuple[str, Hits]]:
    yield "", search.in_text(path.relative_to(folder.path).as_posix())
    if content_of(path, len(SQLITE_MAGIC)) == SQLITE_MAGIC or _is_encrypted(path):
        yield from _in_database(path, search)
        return
    if path.name.endswith("-wal") and path.with_name(path.name.removesuffix("-wal")).exists():
        return  # read together with its database
    hits = Hits()
    try:
        for piece in pieces_of(path):
            for found in _in_piece(piece, search):
                hits = hits.plus(found)
    finally:
        yield "", hits


def _is_encrypted(path: Path) -> bool:
    return path.suffix == StudyFolder(Path()).database.suffix and cipher_of(path) is not None


def _in_piece(piece: Piece, search: WordSearch) -> Iterator[Hits]:
    """Occurrences in a piece; until its damage where it cannot be read to its end."""
    if not isinstance(piece, Streamed):
        each = (
            search.in_text(content) if isinstance(content, str) else Hits(search.in_bytes(content))
            for content in piece
        )
        yield max(each, key=lambda hits: hits.total)
        return
    text, content = TextStream(search, piece.has_tags), ByteStream(search)
    try:
        for block in piece.blocks:
            if isinstance(block, str):
                text.feed(block)
            else:
                content.feed(block)
    finally:
        yield max(text.end(), Hits(content.end()), key=lambda hits: hits.total)


def _in_database(path: Path, search: WordSearch) -> Iterator[tuple[str, Hits]]:
    if path.stat().st_size > MOST_BYTES:
        raise NotSearched(Why.TOO_LARGE)
    rows = hits_in_rows(path, search)
    yield from rows.tables.items()
    if not rows.tables:
        content = ByteStream(search)
        for file in (path, path.with_name(path.name + "-wal")):
            if file.exists():
                with opened(file) as pages:
                    while block := pages.read(PIECE):
                        content.feed(block)
        if found := content.end():
            yield OUTSIDE_ROWS, Hits(found)
    if not rows.is_whole:
        raise NotSearched(Why.UNREADABLE)
