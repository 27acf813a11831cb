"""The file of ratings: one JSON object a line, each on disk as soon as it is there."""

from __future__ import annotations

import os
from pathlib import Path

from filelock import FileLock, Timeout
from pydantic import ValidationError

from labeval.files.closing import Closing
from labeval.files.content import read_content
from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.refusal import refusing
from labeval.judging.errors import JudgingRefused, unwritable
from labeval.store.disk.atomic import flush_folder
from labeval.study.model.judge_ratings import JudgeRating
from labeval.text.marks import QT_TRANSLATE_NOOP

_BEGINNING = b'{"item":'
"""Of every line that is written here, by which a line that was torn off is known."""

RatingId = tuple[str, str]
"""Item, or one answer in it, and criterion."""


class RatingsFile(Closing):
    """A file of ratings that grows by whole lines. Use it as a context manager.

    A last line that was torn off when a program was killed is taken away; a whole one that only
    lacks its line end gets it. One program at a time has the file.

    Args:
        path: the file; it need not exist, and does not until the first rating.
        read_only: nothing is mended or written, and others may have the file too.

    Raises:
        JudgingRefused: it is no file of ratings, another program has it, or it cannot be written.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self._read_only = read_only
        self.ratings: dict[RatingId, JudgeRating] = {}
        """Ratings of the file, in the order of its lines."""
        self.mended = False
        """True if its last line was incomplete."""
        self._lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0)
        self._descriptor: int | None = None
        if not read_only:
            self._acquire()
        try:
            self._read()
        except BaseException:
            self._lock.release()
            raise

    def append(self, rating: JudgeRating) -> None:
        """Add a line; when this returns it is on disk.

        Raises:
            JudgingRefused: the disk refuses it. What was there before is still there.
        """
        line = rating.model_dump_json().encode() + b"\n"
        try:
            self._write(line)
        except OSError as error:
            raise unwritable(self.path, error) from error
        self.ratings[rating.about, rating.criterion] = rating

    def close(self) -> None:
        """Let go of the file; closing twice is fine."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        self._lock.release()

    def _acquire(self) -> None:
        if not self.path.parent.is_dir():  # the lock would make one
            raise JudgingRefused(
                QT_TRANSLATE_NOOP("Judging", "{path}: there is no such folder"),
                path=self.path.parent,
            )
        try:
            self._lock.acquire()
        except Timeout:
            raise JudgingRefused(
                QT_TRANSLATE_NOOP("Judging", "{path}: another program is writing to it"),
                path=self.path,
            ) from None
        except (OSError, NotImplementedError) as error:
            raise JudgingRefused(
                QT_TRANSLATE_NOOP("Judging", "{path} cannot be locked for writing: {reason}"),
                path=self.path,
                reason=getattr(error, "strerror", None) or error,
            ) from error

    def _read(self) -> None:
        try:
            with refusing(self.path, JudgingRefused):
                data = read_content(self.path, MOST_STUDY_TABLE)
        except FileNotFoundError:
            return
        except OSError as error:
            raise unwritable(self.path, error) from error
        whole, end, last = data.rpartition(b"\n")
        lines = whole.split(b"\n") if end else []
        for number, line in enumerate(lines, start=1):
            if line.strip():
                self._take(line, number)
        if last:
            self._mend(last, len(lines) + 1, len(whole) + len(end))

    def _take(self, line: bytes, number: int) -> None:
        try:
            rating = JudgeRating.model_validate_json(line)
        except ValidationError as error:
            raise self._strange(number) from error
        if (rating.about, rating.criterion) in self.ratings:
            raise JudgingRefused(
                QT_TRANSLATE_NOOP(
                    "Judging", "{path}, line {line}: “{item}” has a rating by “{criterion}” already"
                ),
                path=self.path,
                line=number,
                item=rating.about,
                criterion=rating.criterion,
            )
        self.ratings[rating.about, rating.criterion] = rating

    def _mend(self, last: bytes, number: int, kept: int) -> None:
        """Complete a last line without an end, or take it away where it was torn off.

        Raises:
            JudgingRefused: it never was the beginning of a rating: the file is something else.
        """
        try:
            JudgeRating.model_validate_json(last)
        except ValidationError:
            if not (last.startswith(_BEGINNING) or _BEGINNING.startswith(last)):
                raise self._strange(number) from None
            if not self._read_only:
                os.truncate(self.path, kept)
        else:
            self._take(last, number)
            if not self._read_only:
                self._write(b"\n")
        self.mended = True

    def _strange(self, number: int) -> JudgingRefused:
        return JudgingRefused(
            QT_TRANSLATE_NOOP("Judging", "{path}, line {line}: this is not a judge's rating"),
            path=self.path,
            line=number,
        )

    def _write(self, line: bytes) -> None:
        if self._descriptor is None:
            new = not self.path.exists()
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
            self._descriptor = os.open(self.path, flags, 0o644)
            if new:
                flush_folder(self.path.parent)
        size = os.fstat(self._descriptor).st_size
        try:
            written = 0
            while written < len(line):
                written += os.write(self._descriptor, line[written:])
            os.fsync(self._descriptor)
        except OSError:
            os.ftruncate(self._descriptor, size)
            raise
