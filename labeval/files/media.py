"""Sound and video files, opened to be decoded; sealed ones are opened in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from labeval.files.refusal import FileRefused
from labeval.files.sealing.reading import is_sealed
from labeval.files.sealing.samples import open_content
from labeval.text.marks import QT_TRANSLATE_NOOP

SOUND_ENDINGS = (
    *(".wav", ".mp3", ".m4a", ".flac", ".ogg", ".opus", ".aac", ".wma", ".aif", ".aiff", ".amr"),
    *(".mp4", ".m4v", ".mov", ".mkv", ".webm", ".avi", ".mpg", ".mpeg", ".3gp"),
)
"""Endings of sound and video files, where only names show which files have sound."""
_NO_MEDIA = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is damaged, or it is no sound or video; listen to it in another program, and save it "
    "from there as WAV or FLAC",
)
_ONLY_FILES = {"protocol_whitelist": "file"}
"""A playlist must not make the decoder open addresses of a network."""


def open_media(path: Path, where: object) -> Any:
    """A PyAV container, to be closed.

    Args:
        where: names the file in messages.

    Raises:
        FileRefused: it is sealed and cannot be opened, or holds nothing that can be decoded.
        FileNotFoundError, PermissionError, IsADirectoryError: it cannot be opened.
    """
    import av

    try:
        content = open_content(path) if is_sealed(path) else str(path)
        return av.open(content, metadata_errors="ignore", options=_ONLY_FILES)
    except (FileRefused, FileNotFoundError, PermissionError, IsADirectoryError):
        raise
    except (av.error.FFmpegError, OSError, ValueError, EOFError) as error:
        raise FileRefused(_NO_MEDIA, where=where) from error
