"""A recording on disk: a folder with the sound and a log of what happened while it grew.

The log is JSON, one object per line, appended as things happen: where the sound came from, which
frame was recorded when, gaps, overflows, the end. A line that a crash has torn is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from labeval.audio.alignment import Alignment, ClockAnchor
from labeval.audio.sounds import frames_in, sound_in

LOG = "log.jsonl"
FOUND_WORDS = "transcript.found.jsonl"
"""Segments of a transcript that is not complete yet."""


class LogEntry(StrEnum):
    """Kind of a line of the log."""

    BEGUN = "begun"  # device, rate, channels, utc
    STRETCH = "stretch"  # frame: from here on frames follow each other; at_ms: about when; device
    ANCHOR = "anchor"  # frame, at_ms
    EARLY = "early"  # frame, at_ms: counts only where its stretch has no anchor; the newest does
    OVERFLOW = "overflow"  # frame: the computer was too slow there and sound is missing
    LOST = "lost"  # frame: the microphone gave nothing any more
    PAUSED = "paused"  # frame
    REFUSED = "refused"  # frame, why: the disk takes no more
    ENDED = "ended"  # frame, sha256 of all samples
    SILENCED = "silenced"  # sha256 of all samples: parts were overwritten with silence


@dataclass(frozen=True, slots=True)
class Recording:
    """Content of a recording's log."""

    folder: Path
    rate: int
    channels: int
    device: str
    utc: str
    """When it began."""
    alignment: Alignment
    overflows: int
    gaps: tuple[tuple[int, str], ...]
    """Frame and why (lost, paused), of each place where sound is missing."""
    ended: bool
    """True if it was ended, and not interrupted."""
    refused: str = ""
    """Why the disk took no more, where it did not."""
    sha256: str = ""
    """Hash of the samples, as they were when it ended or parts were last silenced; empty for one
    that was interrupted, or recorded before hashes were kept."""
    silenced: bool = False
    """True if parts were overwritten with silence."""
    known_frames: int = 0
    """The least number of frames that it had."""

    @property
    def sound(self) -> Path:
        """The file with the sound."""
        return sound_in(self.folder)

    @property
    def frames(self) -> int:
        """Duration of the sound; 0 where its file is gone or is none."""
        return frames_in(self.sound)

    @property
    def seconds(self) -> float:
        """Duration of the sound in seconds."""
        return self.frames / self.rate


@dataclass(slots=True)
class _Read:
    """A log while it is gone through."""

    begun: Mapping[str, Any] | None = None
    anchors: list[ClockAnchor] = field(default_factory=list)
    early: list[ClockAnchor] = field(default_factory=list)
    starts: dict[int, float] = field(default_factory=dict)
    gaps: list[tuple[int, str]] = field(default_factory=list)
    overflows: int = 0
    ended: bool = False
    refused: str = ""
    sha256: str = ""
    silenced: bool = False
    known_frames: int = 0

    def take(self, line: Mapping[str, Any]) -> None:
        frame = line.get("frame")
        if isinstance(frame, int):
            self.known_frames = max(self.known_frames, frame)
        match line["entry"]:
            case LogEntry.BEGUN:
                self.begun = line
            case LogEntry.STRETCH:
                self.starts[line["frame"]] = line["at_ms"]
            case LogEntry.EARLY:
                self.early.append(ClockAnchor(line["frame"], line["at_ms"]))
            case LogEntry.ANCHOR:
                self.anchors.append(ClockAnchor(line["frame"], line["at_ms"]))
            case LogEntry.OVERFLOW:
                self.overflows += 1
            case LogEntry.LOST | LogEntry.PAUSED as why:
                self.gaps.append((line["frame"], str(why)))
            case LogEntry.REFUSED:
                self.refused = line["why"]
            case LogEntry.ENDED:
                self.ended = True
                self.sha256 = str(line.get("sha256", ""))
            case LogEntry.SILENCED:
                self.silenced = True
                self.sha256 = str(line.get("sha256", ""))


class NoRecording(Exception):
    """The folder holds no recording that has sound in it."""


def read_recording(folder: Path) -> Recording:
    """Facts about a recording, whether it was ended or interrupted.

    Raises:
        NoRecording: there is no log, or nothing was recorded.
    """
    log = _Read()
    for line in _lines(folder / LOG):
        log.take(line)
    if log.begun is None:
        raise NoRecording(f"{folder}: nothing was recorded")
    anchored = {_stretch_of(anchor.frame, log.starts) for anchor in log.anchors}
    # A stretch that was interrupted at once has little more than the time when its microphone was
    # opened.
    about = {start: ClockAnchor(start, at_ms) for start, at_ms in log.starts.items()}
    about |= {_stretch_of(anchor.frame, log.starts): anchor for anchor in log.early}
    unsure = [anchor for start, anchor in about.items() if start not in anchored]
    anchors = sorted([*log.anchors, *unsure], key=lambda anchor: anchor.frame)
    rate = int(log.begun["rate"])
    return Recording(
        folder,
        rate,
        int(log.begun["channels"]),
        str(log.begun["device"]),
        str(log.begun["utc"]),
        Alignment(anchors, rate, list(log.starts)),
        log.overflows,
        tuple(log.gaps),
        log.ended,
        log.refused,
        log.sha256,
        log.silenced,
        log.known_frames,
    )


def _stretch_of(frame: int, starts: Iterable[int]) -> int:
    return max((start for start in starts if start <= frame), default=0)


def _lines(path: Path) -> Iterator[Mapping[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return
    for line in text.split("\n")[:-1]:  # what follows the last newline is torn
        try:
            found = json.loads(line)
        except ValueError:
            continue
        if isinstance(found, dict) and "entry" in found:
            yield found
