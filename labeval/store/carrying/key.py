"""The key with which recordings of a study are sealed on their way to other computers.

It is a file among the recordings, so that a protected study has it sealed and a copy of the study
folder has it, too. No hub and no bundle has it.
"""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.store.disk.errors import RecordUnavailable, WrongKey
from labeval.store.disk.study_key import Way, new_key_file, read_secret, way_of
from labeval.store.disk.study_secrets import read_study_secret, write_study_secret
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_NAME = "carrying.key"
_PURPOSE = b"recordings on their way"
_ID_BYTES = 16

_NO_KEY_FILE = QT_TRANSLATE_NOOP(
    "Record", "{path}: this is no key file; 'labeval recordings STUDY --make-key FILE' makes one"
)
_OTHER_KEY = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this study has another key for recordings; what is on its way with that one could be "
    "opened no longer. Use that key on all computers, or remove it from the folder “audio”",
)


def carrying_key(folder: StudyFolder) -> SealKey | None:
    """The key of a study for recordings on their way, which can be opened from now on; None where
    it has none.

    Raises:
        RecordUnavailable: the study is protected and locked.
        FileRefused, OSError: the key cannot be read.
    """
    text = read_study_secret(folder, _NAME)
    if not text:
        return None
    key = _key_of(text)
    SEAL_KEYS.add(key)
    return key


def keep_key(folder: StudyFolder, file: Path) -> SealKey:
    """Use the key in a file for the recordings of a study.

    Raises:
        WrongKey: there is none in the file.
        RecordUnavailable: the study has another one, or is protected and locked.
        FileRefused, OSError: it cannot be read or written.
    """
    secret = read_secret(file).strip()
    if way_of(secret) is not Way.KEY_FILE:
        raise WrongKey(_NO_KEY_FILE, path=file)
    key, known = _key_of(secret), carrying_key(folder)
    if known is not None and known.id != key.id:
        raise RecordUnavailable(_OTHER_KEY, path=folder.path)
    if known is None:
        write_study_secret(folder, _NAME, secret)
    SEAL_KEYS.add(key)
    return key


def new_key() -> str:
    """The content of a file with a new key."""
    return new_key_file()


def _key_of(secret: str) -> SealKey:
    made = hmac.digest(_PURPOSE, secret.encode(), "sha256")
    return SealKey(hashlib.sha256(_PURPOSE + made).hexdigest()[: 2 * _ID_BYTES], made)
