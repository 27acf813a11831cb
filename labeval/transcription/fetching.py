"""Models by name, from where they are published, only when somebody asks for one.

The one module outside of ``judging`` that opens a connection.
"""

from __future__ import annotations

import errno
import hashlib
import http.client
import re
import shutil
import sys
import tempfile
import urllib.request
from importlib.util import find_spec
from pathlib import Path

from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import ModelRefused, SpeechModel, digest_of, read_model
from labeval.transcription.published import (
    SIMILARITY,
    SPEECH,
    VOICES,
    Published,
    PublishedSpeech,
)
from labeval.transcription.speakers.voice_models import VoiceModel, add_voice_model

HUB = "https://huggingface.co"
"""Address that is shown before anything is fetched."""

_FILES = ["config.json", "preprocessor_config.json", "model.bin", "tokenizer.json", "vocabulary.*"]
_WEIGHTS = "model.safetensors"
_PATIENCE_S = 30.0
_THE_DISKS = {errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EFBIG}
_ON_THE_HUB = re.compile(r"[\w.-]+/[\w.-]+")


def published_as(name: str) -> str:
    """Address of a model on the hub, as ``owner/name``.

    Raises:
        ModelRefused: the name is neither one of :data:`SPEECH` nor one of the hub's.
    """
    known = _known(name)
    found = name if known is None else known.where
    if _ON_THE_HUB.fullmatch(found) is None or ".." in found:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "there is no model called {name} to get; there are: {names}, or any Whisper model for "
            "CTranslate2 on the hub as OWNER/NAME",
        )
        names = ", ".join((*SPEECH, *VOICES, *SIMILARITY))
        raise ModelRefused(template, name=name, names=names)
    return found


def _known(name: str) -> PublishedSpeech | None:
    return next((model for model in SPEECH.values() if name in (model.name, model.where)), None)


def fetch_model(name: str, folder: Path, *, hub: str = HUB) -> SpeechModel:
    """Fetch a model from the hub, and nothing else; one that is there already is not fetched again.

    An interrupted fetch is continued. No account's key is sent. A model of :data:`SPEECH` has the
    hash that is written there, or it is refused.

    Args:
        name: see :func:`published_as`.
        folder: where models are kept; the model gets a folder in it.
        hub: address of the hub.

    Raises:
        ModelRefused: there is no such model, no connection, it is no speech model, other weights
            than those that were published, or the optional part for speech is not installed.
        OSError: it cannot be written.
    """
    published, known = published_as(name), _known(name)
    short = known.name if known is not None else published.rpartition("/")[2]
    complete = folder / short
    if complete.is_dir():
        return read_model(complete, short)
    _check_installed("speech")
    part = folder / f"{short}.part"
    part.mkdir(parents=True, exist_ok=True)
    tried_before = any(part.iterdir())
    _fetch(published, part, hub, _FILES, known.revision if known is not None else None)
    try:
        model = read_model(part, short)
    except ModelRefused as incomplete:
        if tried_before:  # without a connection the library is content with what is there
            raise _unreached(hub, incomplete) from incomplete
        raise
    if known is not None and model.digest() != known.sha256:
        shutil.rmtree(part)
        raise _others(known, hub)
    part.rename(complete)
    return read_model(complete, short)


def fetch_voices(name: str, folder: Path, *, address: str = "") -> VoiceModel:
    """Fetch one of :data:`VOICES`, check its hash, and keep its arrays.

    Args:
        name: one of them.
        folder: where models of voices are kept.
        address: of the file; by default where it is published.

    Raises:
        ModelRefused: no connection, or other weights than those that were published.
        OSError: it cannot be written.
    """
    known = VOICES[name]
    address = address or known.where
    with tempfile.TemporaryDirectory(prefix="labeval-") as scratch:
        file = Path(scratch) / address.rpartition("/")[2]
        digest = _download(address, file, known.bytes)
        if digest != known.sha256:
            raise _others(known, address)
        return add_voice_model(file, folder, name, source=address)


def fetch_similarity(name: str, folder: Path, *, hub: str = HUB) -> Path:
    """Fetch one of :data:`SIMILARITY` from the hub and check its hash; its folder.

    Args:
        name: one of them.
        folder: where models of similarity are kept.
        hub: address of the hub.

    Raises:
        ModelRefused: no connection, or other weights than those that were published.
        OSError: it cannot be written.
    """
    known = SIMILARITY[name]
    complete, part = folder / name, folder / f"{name}.part"
    if complete.is_dir():
        return complete
    _check_installed("embeddings")
    part.mkdir(parents=True, exist_ok=True)
    _fetch(known.where, part, hub, [_WEIGHTS, "tokenizer.json"], known.revision)
    missing = [f for f in (_WEIGHTS, "tokenizer.json") if not (part / f).is_file()]
    if missing:
        raise _unreached(hub, FileNotFoundError(", ".join(missing)))
    if digest_of(part / _WEIGHTS) != known.sha256:
        shutil.rmtree(part)
        raise _others(known, hub)
    part.rename(complete)
    return complete


def _download(address: str, file: Path, most: int) -> str:
    """SHA-256 of what was written; no more of it is read than can be right."""
    digest, came = hashlib.sha256(), 0
    try:
        with urllib.request.urlopen(address, timeout=_PATIENCE_S) as answer, file.open("wb") as out:
            while came <= most and (some := answer.read(1 << 16)):
                digest.update(some)
                out.write(some)
                came += len(some)
    except (OSError, http.client.HTTPException) as error:
        if isinstance(error, OSError) and error.errno in _THE_DISKS:
            raise
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{address} cannot be reached from here ({why}). Try again with a connection, or copy "
            "the file from another computer and add it with: labeval models add FILE",
        )
        raise ModelRefused(template, address=address, why=_reason(error)) from error
    return digest.hexdigest()


def _others(known: Published, where: str) -> ModelRefused:
    return ModelRefused(
        QT_TRANSLATE_NOOP(
            "Speech",
            "what {where} gave for {name} is not what {publisher} published: its SHA-256 is not "
            "{sha256}. Nothing of it is kept",
        ),
        where=where,
        name=known.name,
        publisher=known.publisher,
        sha256=known.sha256,
    )


def _check_installed(extra: str) -> None:
    """Refuse where the hub's library is not installed, which comes with the extra."""
    if find_spec("huggingface_hub") is None:
        raise ModelRefused(
            QT_TRANSLATE_NOOP(
                "Speech", "this needs an optional part that is not installed: {part}"
            ),
            part=missing_part(extra),
        )


def _fetch(published: str, part: Path, hub: str, files: list[str], revision: str | None) -> None:
    import huggingface_hub
    from huggingface_hub.errors import HfHubHTTPError
    from huggingface_hub.utils.tqdm import disable_progress_bars

    if not sys.stderr.isatty():
        disable_progress_bars()
    try:
        # By itself the library tries five times, for half a minute, before it gives up.
        huggingface_hub.get_session().head(hub, timeout=_PATIENCE_S)
        huggingface_hub.snapshot_download(
            published,
            revision=revision,
            local_dir=part,
            allow_patterns=files,
            token=False,
            endpoint=hub,
        )
    except Exception as error:  # the library's own, its client's, the system's
        if isinstance(error, HfHubHTTPError) and error.response.status_code in (401, 403, 404):
            template = QT_TRANSLATE_NOOP("Speech", "{hub} has no open model called {name}")
            raise ModelRefused(template, hub=hub, name=published) from error
        if isinstance(error, OSError) and error.errno in _THE_DISKS:
            raise
        raise _unreached(hub, error) from error


def _unreached(hub: str, error: Exception) -> ModelRefused:
    return ModelRefused(
        QT_TRANSLATE_NOOP(
            "Speech",
            "{hub} cannot be reached from here ({why}). What has come is kept; try again with a "
            "connection, or copy the model's folder from another computer and add it with: "
            "labeval models add FOLDER",
        ),
        hub=hub,
        why=_reason(error),
    )


def _reason(error: Exception) -> str:
    cause = error.__cause__ or error
    return str(cause).split("\n")[0][:160] or type(cause).__name__
