"""Transcription by the library alone, with which the program's is compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from faster_whisper.transcribe import Segment


def by_library(
    sound: Path, model: Path, *, threads: int = 0, batch: int = 0, **options: Any
) -> Iterator[Segment]:
    """Segments in order, with times of words.

    Args:
        sound: its channels are mixed, as the library does.
        model: a folder.
        threads: 0 for the library's own number.
        batch: stretches at once; 0 for one after the other.
        options: of the library; the others have its defaults.
    """
    from faster_whisper import BatchedInferencePipeline, WhisperModel

    whisper = WhisperModel(str(model), device="cpu", compute_type="int8", cpu_threads=threads)
    options |= {"word_timestamps": True}
    if batch:
        found, _ = BatchedInferencePipeline(whisper).transcribe(
            str(sound), batch_size=batch, **options
        )
    else:
        found, _ = whisper.transcribe(str(sound), **options)
    yield from found
