"""Speech models by name, from the hub they are published on, only when somebody asks for one.

The one module outside of ``judging`` that opens a connection.
"""

from __future__ import annotations

import errno
import re
import sys
from pathlib import Path

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import ModelRefused, SpeechModel, read_model

HUB = "https://huggingface.co"
"""Address that is shown before anything is fetched."""

PUBLISHED = {
    **{
        name: f"Systran/faster-whisper-{name}"
        for size in ("tiny", "base", "small", "medium")
        for name in (size, f"{size}.en")
    },
    "large-v3": "Systran/faster-whisper-large-v3",
    "turbo": "mobiuslabsgmbh/faster-whisper-large-v3-turbo",
}
"""Names that people know, and where the model is on the hub."""

_FILES = ["config.json", "preprocessor_config.json", "model.bin", "tokenizer.json", "vocabulary.*"]
_THE_DISKS = {errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EFBIG}
_ON_THE_HUB = re.compile(r"[\w.-]+/[\w.-]+")


def published_as(name: str) -> str:
    """Address of a model on the hub, as ``owner/name``.

    Raises:
        ModelRefused: the name is neither one of :data:`PUBLISHED` nor one of the hub's.
    """
    found = PUBLISHED.get(name, name)
    if _ON_THE_HUB.fullmatch(found) is None or ".." in found:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "there is no model called {name} to get; there are: {names}, or any Whisper model for "
            "CTranslate2 on the hub as OWNER/NAME",
        )
        raise ModelRefused(template, name=name, names=", ".join(PUBLISHED))
    return found


def fetch_model(name: str, folder: Path, *, hub: str = HUB) -> SpeechModel:
    """Fetch a model from the hub, and nothing else; one that is there already is not fetched again.

    An interrupted fetch is continued. No account's key is sent.

    Args:
        name: see :func:`published_as`.
        folder: where models are kept; the model gets a folder in it.
        hub: address of the hub.

    Raises:
        ModelRefused: there is no such model, no connection, or it is no speech model.
        OSError: it cannot be written.
    """
    published = published_as(name)
    short = published.rpartition("/")[2] if name == published else name
    complete = folder / short
    if complete.is_dir():
        return read_model(complete, short)
    part = folder / f"{short}.part"
    part.mkdir(parents=True, exist_ok=True)
    tried_before = any(part.iterdir())
    _fetch(published, part, hub)
    try:
        read_model(part, short)
    except ModelRefused as incomplete:
        if tried_before:  # without a connection the library is content with what is there
            raise _unreached(hub, incomplete) from incomplete
        raise
    part.rename(complete)
    return read_model(complete, short)


def _fetch(published: str, part: Path, hub: str) -> None:
    import huggingface_hub
    from huggingface_hub.errors import HfHubHTTPError
    from huggingface_hub.utils.tqdm import disable_progress_bars

    if not sys.stderr.isatty():
        disable_progress_bars()
    try:
        huggingface_hub.snapshot_download(
            published, local_dir=part, allow_patterns=_FILES, token=False, endpoint=hub
        )
    except Exception as error:  # the library's own, its client's, the system's
        if isinstance(error, HfHubHTTPError) and error.response.status_code in (401, 403, 404):
            template = QT_TRANSLATE_NOOP("Speech", "{hub} has no open model called {name}")
            raise ModelRefused(template, hub=hub, name=published) from error
        if isinstance(error, OSError) and error.errno in _THE_DISKS:
            raise
        raise _unreached(hub, error) from error


def _unreached(hub: str, error: Exception) -> ModelRefused:
    cause = error.__cause__ or error
    return ModelRefused(
        QT_TRANSLATE_NOOP(
            "Speech",
            "{hub} cannot be reached from here ({why}). What has come is kept; try again with a "
            "connection, or copy the model's folder from another computer and add it with: "
            "labeval models add FOLDER",
        ),
        hub=hub,
        why=str(cause).split("\n")[0][:160] or type(cause).__name__,
    )
