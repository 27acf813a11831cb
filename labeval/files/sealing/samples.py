"""Sealed files whose content is samples of sound, without a header before them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import IO, Any

from labeval.files.sealing.pieces import Head
from labeval.files.sealing.reading import SealedReader, SealedStream, is_sealed
from labeval.files.wave_header import BYTES_A_SAMPLE, WaveLayout

_RATE, _CHANNELS = "rate", "channels"
_MOST_RATE, _MOST_CHANNELS = 1_000_000, 64
_STREAM_BYTES = 1 << 18


def about_samples(rate: int, channels: int) -> dict[str, Any]:
    """The facts about such a content."""
    return {_RATE: rate, _CHANNELS: channels}


def frame_bytes_about(head: Head) -> int:
    """Bytes of a frame; 0 where the content is something else."""
    rate, channels = head.about.get(_RATE), head.about.get(_CHANNELS)
    if type(rate) is not int or type(channels) is not int:
        return 0
    if not 0 < rate <= _MOST_RATE or not 0 < channels <= _MOST_CHANNELS:
        return 0
    return channels * BYTES_A_SAMPLE


def layout_about(reader: SealedReader) -> WaveLayout | None:
    """Rate, channels and length of the sound; None where the content is something else."""
    frame_bytes = frame_bytes_about(reader.head)
    if not frame_bytes:
        return None
    about = reader.head.about
    return WaveLayout(about[_RATE], about[_CHANNELS], reader.size // frame_bytes)


def open_content(path: Path) -> IO[bytes]:
    """A file as it is without a seal, to be read: samples as a WAV file, others as they were.

    Raises:
        SealBroken, SealLocked: as for :class:`SealedReader`.
        OSError: it cannot be read.
    """
    if not is_sealed(path):
        return path.open("rb")
    reader = SealedReader(path)
    layout = layout_about(reader)
    before = layout.header if layout is not None else b""
    return io.BufferedReader(SealedStream(reader, before), _STREAM_BYTES)
