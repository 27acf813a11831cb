"""A participant's files in a study folder, and other files that name the participant."""

from __future__ import annotations

import csv
import html
import json
import lzma
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from unicodedata import normalize

from filelock import FileLock

from labeval.audio.sounds import SEALED_SOUND, SOUND
from labeval.files.hidden_text import SAMPLE, hides_text, is_picture_or_sound, sample_of
from labeval.store.disk.atomic import replacing
from labeval.store.disk.private_files import wipe
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.study.folder import StudyFolder
from labeval.text.word_search import without_escapes

_MOST_UNPACKED = 256 << 20
"""Bytes of a packed file that are looked through."""
_PIECE, _OVERLAP = 4 << 20, 4096
"""Bytes of a piece that is searched at once, and bytes by which pieces overlap, so that no code is
cut in two."""
_SIGN = re.compile(rb"[^0-9A-Za-z_.\x80-\xff-]")
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_PLAIN = re.compile(r"[0-9A-Za-z_. -]*")
"""Codes that are the same in HTML and XML."""
_UNREADABLE = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, lzma.LZMAError, EOFError, OSError),
    *(ValueError, KeyError, RuntimeError, NotImplementedError, MemoryError, struct.error),
)
"""Errors from a file that is damaged, protected or not allowed to be read."""


@dataclass(frozen=True, slots=True)
class Traces:
    """Strings that identify a participant in a file's name or content."""

    participant: str
    sessions: frozenset[str]
    others: frozenset[str]
    """All other participants' codes."""

    def in_name(self, name: str) -> bool:
        """Return whether a path is the participant's. ``P1`` does not match ``P10`` or ``P1-2``."""
        if any(session in name for session in self.sessions):
            return True
        name, own = normalize("NFC", name), normalize("NFC", self.participant)
        if own not in name:
            return False  # in a moment, where each pattern takes its time
        for code in sorted(self.others, key=len, reverse=True):
            if self.participant in code:
                name = _as_word(normalize("NFC", code)).sub("/", name)
        return _as_word(own).search(name) is not None

    def in_text(self, text: str) -> bool:
        """Return whether a text names the participant."""
        return self.in_name(text)

    def in_content(self, content: bytes) -> bool:
        """Return whether a file's bytes name the participant, in whatever way a program writes
        them: in UTF-8, UTF-16 or Windows-1252, and with escapes of JSON, XML and addresses."""
        return any(self.in_text(text) for one in _decoded(content) for text in self._forms(one))

    def _forms(self, text: str) -> Iterator[str]:
        yield text
        if "\\" in text:
            yield without_escapes(text)
        if "%" in text:
            yield _PERCENT.sub(_of_address, text)
        if "&" in text and not _PLAIN.fullmatch(self.participant):
            yield html.unescape(text)


def remove_media(folder: StudyFolder, traces: Traces) -> list[Path]:
    """Overwrite and remove recordings and transcripts whose path names the participant."""
    removed: list[Path] = []
    for place in (folder.audio, folder.path / "transcripts"):
        for file in files_in(place):
            if traces.in_name(file.relative_to(place).as_posix()):
                wipe(file)
                removed.append(file)
        _remove_folders(place, traces)
    return removed


def remove_attributes(file: Path, participant: str) -> bool:
    """Take a participant's row out of the file of attributes; return whether there was one."""
    if not file.is_file():
        return False
    with file.open(encoding="utf-8-sig", newline="") as given:
        rows = list(csv.reader(given))
    kept = [row for row in rows if not row or row[0] != participant]
    if len(kept) == len(rows):
        return False
    with replacing(file) as part, part.open("w", encoding="utf-8", newline="") as written:
        csv.writer(written, lineterminator="\n").writerows(kept)
    return True


def forget_sessions(folder: StudyFolder, traces: Traces) -> None:
    """Take a participant's sessions and recordings out of the state of a hub's exchanges."""
    with FileLock(folder.hub_lock, mode=PRIVATE_FILE):
        try:
            state = json.loads(folder.hub_state.read_text(encoding="utf-8"))
            kept = {
                name: _without(value, traces) if isinstance(value, dict | list) else value
                for name, value in state.items()
            }
        except (OSError, ValueError, AttributeError, TypeError):
            return  # there is none, or the next exchange writes it anew
        if kept != state:
            with replacing(folder.hub_state) as part:
                part.write_text(json.dumps(kept) + "\n", encoding="utf-8")


def _without(named: dict[str, Any] | list[str], traces: Traces) -> dict[str, Any] | list[str]:
    if isinstance(named, dict):
        return {name: value for name, value in named.items() if not traces.in_name(name)}
    return [name for name in named if not traces.in_name(name)]


def mentioning(folder: StudyFolder, traces: Traces) -> tuple[list[Path], list[Path]]:
    """Other files of the study folder that name the participant, and files that hide their text.

    Exports are meant, wherever in the folder somebody has put them; the record and its copies
    are erased, not searched. What was taken out of the folder is beyond any search.
    """
    naming: list[Path] = []
    unsearched: list[Path] = []
    for file in files_in(folder.path):
        is_sound = file.name in (SOUND, SEALED_SOUND) and folder.audio in file.parents
        if is_of_record(file, folder) or is_sound:
            continue  # sound has no text, and its folder's name was looked at before
        found = traces.in_name(file.relative_to(folder.path).as_posix())
        for content in contents_of(file):
            if content is not None:
                found = found or traces.in_content(content)
            elif not found:
                unsearched.append(file)
        if found:
            naming.append(file)
    return naming, unsearched


def is_of_record(file: Path, folder: StudyFolder) -> bool:
    """Return whether a file is the record, one of its copies or companions, or a lock."""
    in_study_folder = file.parent == folder.path
    names = (folder.database.name, folder.workbook.name, folder.lock.name)
    named = file.name.startswith(names)
    return (in_study_folder and named) or folder.backups in file.parents


def contents_of(file: Path) -> Iterator[bytes | None]:
    """The contents of a file part by part, of a packed one the name and contents of each member.

    None where they are hidden or cannot be read: damaged, protected, of another account, gone
    meanwhile, or larger unpacked than a table ever is.
    """
    try:
        if zipfile.is_zipfile(file):
            with zipfile.ZipFile(file) as packed:
                yield from _members_of(packed)
            return
        with file.open("rb") as plain:
            sample = sample_of(plain)
            if hides_text(sample, file.name) and not is_picture_or_sound(sample):
                yield None
                return
            plain.seek(0)
            yield from _pieces(plain)
    except _UNREADABLE:
        yield None


def pieces_of(file: Path) -> Iterator[bytes]:
    """A file's bytes part by part, whatever they are; each begins with the end of the one before
    it, so that no name is cut in two.
    """
    with file.open("rb") as plain:
        yield from _pieces(plain)


def _members_of(packed: zipfile.ZipFile) -> Iterator[bytes | None]:
    room = _MOST_UNPACKED
    for name in packed.namelist():
        yield name.encode(errors="replace")
        with packed.open(name) as member:
            for n, piece in enumerate(_pieces(member)):
                if not n and hides_text(piece[:SAMPLE], name) and not is_picture_or_sound(piece):
                    yield None
                    return
                room -= len(piece)
                if room < 0:
                    yield None
                    return
                yield piece


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    """The content part by part; each begins with the end of the one before it.

    Parts begin and end between words where they can, so that no code is taken for a shorter one.
    """
    data = b""
    while block := file.read(_PIECE):
        data += block
        ends = [match.end() for match in _SIGN.finditer(data, max(0, len(data) - _OVERLAP))]
        end = ends[-1] if ends else len(data)
        yield data[:end]
        begin = max(0, end - _OVERLAP)
        sign = _SIGN.search(data, begin, end)
        data = data[sign.end() if sign else begin :]
    yield data


def _decoded(content: bytes) -> Iterator[str]:
    yield content.decode(errors="replace")
    if not content.isascii():
        yield content.decode("cp1252", errors="replace")
    if b"\0" in content:
        for begin in (0, 1):  # a piece may begin within a letter
            for code in ("utf-16-le", "utf-16-be"):
                yield content[begin:].decode(code, errors="replace")


def _of_address(found: re.Match[str]) -> str:
    return bytes.fromhex(found[0].replace("%", "")).decode(errors="replace")


def _as_word(code: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9A-Za-z]){re.escape(code)}(?![0-9A-Za-z])")


def files_in(place: Path) -> list[Path]:
    """All files and links under a folder; none where there is no such folder."""
    if not place.is_dir():
        return []
    return sorted(p for p in place.rglob("*") if p.is_symlink() or p.is_file())


def _remove_folders(place: Path, traces: Traces) -> None:
    """Remove empty folders whose names name the participant, innermost first."""
    for folder in sorted(
        (p for p in place.rglob("*") if p.is_dir() and not p.is_symlink()), reverse=True
    ):
        if traces.in_name(folder.relative_to(place).as_posix()):
            with suppress(OSError):
                folder.rmdir()
