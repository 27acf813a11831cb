"""Overwriting parts of a recording with silence, in place and for good."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path

from labeval.audio.decoding import NotReadable
from labeval.audio.recording import LOG, LogEntry, NoRecording, read_recording
from labeval.audio.wholeness import hash_of_samples
from labeval.files.wave_header import HEADER_BYTES, WaveLayout, layout_in
from labeval.text.marks import QT_TRANSLATE_NOOP

_CHUNK = 1 << 20


def silence(path: Path, spans_ms: Iterable[tuple[float, float]]) -> int:
    """Overwrite the frames under these spans; header and length stay as they are.

    Doing it again changes nothing. When it returns, it is on disk.

    Args:
        path: a file that :class:`labeval.audio.wave_file.WaveFile` wrote, not a sealed one.
        spans_ms: half-open, ms of the file; a frame that is touched is silenced whole.

    Returns:
        How many frames the spans cover.

    Raises:
        NotReadable: it is no such file; nothing was changed.
        OSError: it cannot be written; do it again.
    """
    with path.open("rb") if path.exists() else nullcontext() as start:
        layout = layout_in(start.read(HEADER_BYTES)) if start is not None else None
    if layout is None:
        raise NotReadable(
            QT_TRANSLATE_NOOP(
                "Sound",
                "{path}: only recordings that this program made can be silenced in place",
            ),
            path=path,
        )
    silenced = 0
    with path.open("rb+", buffering=0) as file:
        for first, end in frames_under(layout, spans_ms):
            _blank(
                file.fileno(),
                HEADER_BYTES + first * layout.frame_bytes,
                (end - first) * layout.frame_bytes,
            )
            silenced += end - first
        os.fsync(file.fileno())
    note_hash(path)
    return silenced


def frames_under(
    layout: WaveLayout, spans_ms: Iterable[tuple[float, float]]
) -> Iterator[tuple[int, int]]:
    """The frames under spans of time: of each its first frame, and the one behind its last."""
    for start_ms, end_ms in spans_ms:
        first = max(0, int(start_ms * layout.rate // 1000))
        end = min(layout.frames, -int(-end_ms * layout.rate // 1000))
        if end > first:
            yield first, end


def note_hash(path: Path) -> None:
    """Store the hash of the sound as it is now in the log of a finished recording."""
    try:
        known = read_recording(path.parent)
    except NoRecording:
        return
    now = hash_of_samples(path)
    if known.sha256 and known.sha256 != now:
        with (path.parent / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps({"entry": LogEntry.SILENCED, "sha256": now}) + "\n")
            log.flush()
            os.fsync(log.fileno())


def _blank(descriptor: int, at: int, count: int) -> None:
    os.lseek(descriptor, at, os.SEEK_SET)
    while count > 0:
        count -= os.write(descriptor, bytes(min(count, _CHUNK)))
