"""The transcripts of a record as files, one a recording."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from labeval.store.atomic import replacing
from labeval.store.record import Record
from labeval.transcription.formats import file_content


def export_transcripts(record: Record, format: str, folder: Path) -> Iterator[Path]:
    """Write each transcript to ``RECORDING.FORMAT`` and tell its path.

    Args:
        format: one of :data:`labeval.transcription.formats.FILE_FORMATS`.
        folder: is made.

    Raises:
        KeyError: there is no such format.
        RecordError, OSError: it cannot be read, or not be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for header in record.sessions.headers():
        for kept in record.transcripts.of_session(header.id):
            path = folder / f"{kept.recording}.{format}"
            with replacing(path) as part:
                part.write_bytes(file_content(kept.transcript, format))
            yield path
