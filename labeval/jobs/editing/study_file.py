"""A study file that is edited on disk: each change is in it at once, and none of others is lost."""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from pathlib import Path as FilePath

from labeval.files.content import read_content
from labeval.files.limits import MOST_STUDY
from labeval.files.text import text_of
from labeval.store.disk.atomic import replacing
from labeval.study.editing.document import Edited, StudyText
from labeval.study.editing.edits import Edit
from labeval.study.editing.history import History, TextChange
from labeval.study.folder import StudyFolder

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


@dataclass(frozen=True, slots=True)
class _Encoding:
    """The first bytes of a file, and the encoding of the others."""

    mark: bytes = b""
    codec: str = "utf-8"

    @classmethod
    def of(cls, data: bytes) -> _Encoding:
        return next((cls(m, codec) for m, codec in _MARKS if data.startswith(m)), cls())

    def text(self, data: bytes) -> str:
        return data[len(self.mark) :].decode(self.codec)

    def bytes_of(self, text: str) -> bytes:
        return self.mark + text.encode(self.codec)


class EditedStudyFile:
    """The study file of a folder with its edits since it was opened.

    What somebody else has written into the file meanwhile is taken in before every edit, as a
    change that can be undone; it is never overwritten.

    Raises:
        OSError: the file cannot be read.
        FileRefused: it is too large, or no text.
    """

    def __init__(self, folder: StudyFolder) -> None:
        self.folder = folder
        data = self._read()
        self._encoding = _Encoding.of(data)
        self._on_disk = data
        self._seen = self._stamp()
        self.history = History(self._encoding.text(data))

    @property
    def text(self) -> StudyText:
        """The text as it is in the file."""
        return self.history.text

    def do(self, edit: Edit, *, typed: bool = False) -> Edited:
        """Make an edit in the file, after taking in what others wrote into it.

        Raises:
            EditRefused: it cannot be made in the text; the file is as it was.
            LookupError: the edit's place is not there any more.
            OSError: it cannot be written; the file is as it was, and so is the text.
        """
        self.look(closely=True)
        before = self.history.snapshot()
        edited = self.history.do(edit, typed=typed)
        self._write_or(before)
        return edited

    def undo(self) -> TextChange | None:
        """Undo the newest change. Raises as :meth:`do`."""
        self.look(closely=True)
        before = self.history.snapshot()
        change = self.history.undo()
        self._write_or(before)
        return change

    def redo(self) -> TextChange | None:
        """Make again what was undone last. Raises as :meth:`do`."""
        self.look(closely=True)
        before = self.history.snapshot()
        change = self.history.redo()
        self._write_or(before)
        return change

    def write(self, text: str, *, typed: bool = False) -> None:
        """Put a whole text into the file, as one change. Raises as :meth:`do`.

        Args:
            typed: it is part of typing in the text, which is undone in one step.
        """
        self.look(closely=True)
        before = self.history.snapshot()
        self.history.replace(text, typed=typed)
        self._write_or(before)

    def look(self, *, closely: bool = False) -> bool:
        """Take in what somebody else has written; whether there was something.

        Args:
            closely: read the file, also where its time and size are those of before.

        Raises:
            OSError: the file cannot be read.
            FileRefused: it is too large, or no text.
        """
        stamp = self._stamp()
        if stamp == self._seen and not closely:
            return False
        data = self._read()
        encoding = _Encoding.of(data)
        text = encoding.text(data)
        self._seen = stamp
        if data == self._on_disk:
            return False
        self._on_disk, self._encoding = data, encoding
        self.history.replace(text)
        return True

    # -- inside -------------------------------------------------------------------------------

    def _write_or(self, before: History) -> None:
        """Write the text; where that fails, everything is as it was before."""
        data = self._encoding.bytes_of(self.text.text)
        if data == self._on_disk:
            return
        try:
            with replacing(self._path()) as part:
                part.write_bytes(data)
        except BaseException:
            self.history = before
            raise
        self._on_disk = data
        self._seen = self._stamp()

    def _path(self) -> FilePath:
        return self.folder.study_file.resolve()  # what a link leads to, and not the link

    def _read(self) -> bytes:
        data = read_content(self._path(), MOST_STUDY)
        text_of(data, self.folder.study_file)  # refuses what is no text
        return data

    def _stamp(self) -> tuple[int, int, int]:
        status = self._path().stat()
        return status.st_mtime_ns, status.st_size, status.st_ino
