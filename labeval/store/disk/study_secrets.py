"""Small secrets of a study: files among its recordings, which a protected study has sealed.

Protecting the study seals them with the sound, and taking that back opens them.
"""

from __future__ import annotations

from pathlib import Path

from labeval.files.sealing.pieces import SEALED, SealBroken
from labeval.files.sealing.reading import SealedReader
from labeval.files.sealing.writing import SealedWriter
from labeval.store.disk.atomic import flush_folder, make_folder_within, part_of, replacing
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.private_files import wipe
from labeval.store.disk.study_key import read_secret
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_DAMAGED = QT_TRANSLATE_NOOP("Files", "{where} is damaged: a part of it was changed or cut off")


def read_study_secret(folder: StudyFolder, name: str) -> str:
    """A secret; empty where there is none.

    Raises:
        RecordUnavailable: the study is protected and locked.
        FileRefused, WrongKey, OSError: it cannot be read.
    """
    plain, sealed = _places(folder, name)
    if plain.exists() and not sealed.exists():
        return read_secret(plain).strip()
    return read_study_text(folder, name)


def read_study_text(folder: StudyFolder, name: str) -> str:
    """A secret of any length; empty where there is none.

    Raises:
        RecordUnavailable: the study is protected and locked.
        FileRefused, OSError, UnicodeDecodeError: it cannot be read.
    """
    plain, sealed = _places(folder, name)
    if sealed.exists():
        sealing_over(folder.path)
        with SealedReader(sealed) as reader:
            text = reader.read_at(0, reader.size)
            if reader.damaged or not reader.ended:
                raise SealBroken(_DAMAGED, where=sealed)
            return text.decode().strip()
    return plain.read_text(encoding="utf-8").strip() if plain.exists() else ""


def write_study_secret(folder: StudyFolder, name: str, secret: str) -> None:
    """Write a secret; only the owner of the files may read it.

    Raises:
        RecordUnavailable: the study is protected and locked.
        OSError: it cannot be written.
    """
    make_folder_within(folder.audio)
    plain, sealed = _places(folder, name)
    sealing = sealing_over(folder.path)
    if sealing is None:
        with replacing(plain) as part:
            part.write_text(secret + "\n", encoding="utf-8")
        return
    made = part_of(sealed)
    with SealedWriter(made, sealing, {}) as written:
        written.write(secret.encode())
    made.replace(sealed)
    flush_folder(sealed.parent)


def place_of_secret(folder: StudyFolder, name: str) -> Path:
    """The file of a secret as it is there: sealed, or in the clear."""
    plain, sealed = _places(folder, name)
    return sealed if sealed.exists() else plain


def remove_study_secret(folder: StudyFolder, name: str) -> None:
    """Overwrite and remove a secret; missing is fine."""
    for place in _places(folder, name):
        wipe(place)


def _places(folder: StudyFolder, name: str) -> tuple[Path, Path]:
    plain = folder.audio / name
    return plain, plain.with_name(name + SEALED)
