"""Playing a recording: from any moment, slower and faster, over and over, with parts muted.

The audio library's thread only takes prepared blocks; a thread of :mod:`labeval.audio.feeding`
decodes and stretches. The position is asked for; there are no callbacks.
"""

from __future__ import annotations

import queue
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from labeval.audio.decoding import NotReadable, SoundFile
from labeval.audio.devices import look_again
from labeval.audio.feeding import BLOCK_S, Feed, Playing, Span
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_LATENCY_S = 0.1
"""Buffer of the audio library: short enough to follow, long enough for a busy window."""
_SILENT_S = 2.0
"""Seconds without a call after which the loudspeaker counts as gone."""
_HISTORY = 64
"""Blocks that were handed over and may not have been played yet."""


class NotPlayed(NotReadable):
    """There is no loudspeaker, or it went away."""


class Player:
    """Plays one file at a time. Use it from one thread.

    Args:
        device: of the audio library's list, by name; the system's choice when empty.
    """

    def __init__(self, device: str = "") -> None:
        self._device = device or None
        self._path: Path | None = None
        self._length_ms = 0.0
        self._channels = 1
        self._rate = 0
        self._speed = 1.0
        self._loop: Span | None = None
        self._muted: tuple[Span, ...] = ()
        self._rest_ms = 0.0
        """Position while nothing is played."""
        self._feed: Feed | None = None
        self._stream: Any = None
        self._handed: deque[tuple[float, float, Feed]] = deque(maxlen=_HISTORY)
        """Time at which each block is heard, its position, and its source."""
        self._called = 0.0
        self.failure: NotReadable | None = None
        """Why it stopped by itself before the end; until something is played again."""

    # -- the file -----------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Take this file; nothing is played yet.

        Raises:
            NotReadable: there is no sound in it that can be read.
        """
        self.close()
        file = SoundFile(path)
        self._length_ms, self._channels = file.length_ms, file.channels
        file.close()
        self._path = path

    def close(self) -> None:
        """Stop, and let go of the file: nothing has it open when this returns."""
        feed = self._feed
        self._stop_stream()
        if feed is not None:
            feed.join()
        self._path, self._length_ms, self._rest_ms = None, 0.0, 0.0
        self._loop, self._muted = None, ()

    @property
    def is_open(self) -> bool:
        """True if there is something to play."""
        return self._path is not None

    @property
    def length_ms(self) -> float:
        """Length of the file."""
        return self._length_ms

    # -- playing ------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """True if sound comes out, or will in a moment."""
        self._notice_end()
        return self._stream is not None

    @property
    def position_ms(self) -> float:
        """Position of the sound that is heard now, in ms of the file."""
        self._notice_end()
        if self._stream is None:
            return self._rest_ms
        return self._audible_ms()

    def play(self) -> None:
        """Go on from the current position; from the start if that is the end.

        Raises:
            NotPlayed: there is no loudspeaker that takes the sound.
        """
        if self._path is None or self.is_playing:
            return
        if self._length_ms and self._rest_ms >= self._length_ms - 1:
            self._rest_ms = 0.0
        self.failure = None
        self._open_stream()
        self._refeed(self._rest_ms)

    def pause(self) -> None:
        """Stop at once and stay there."""
        if self._stream is not None:
            self._rest_ms = self._audible_ms()
        self._stop_stream()

    def seek(self, ms: float) -> None:
        """Go to a moment; what plays goes on from there."""
        self._rest_ms = min(max(0.0, ms), self._length_ms or ms)
        if self.is_playing:
            self._refeed(self._rest_ms)

    def back(self, ms: float = 2000.0) -> None:
        """Hear the last two seconds again."""
        self.seek(self.position_ms - ms)

    @property
    def speed(self) -> float:
        """Speed, 1 as it was spoken."""
        return self._speed

    def set_speed(self, speed: float) -> None:
        """Play faster or slower, at the same pitch."""
        self._speed = speed
        self._feed_anew()

    @property
    def loop(self) -> Span | None:
        """Part that is played over and over, if any."""
        return self._loop

    def set_loop(self, span: Span | None) -> None:
        """Play a span over and over; outside of it, go to its start."""
        self._loop = span
        if span is not None and not span[0] <= self.position_ms < span[1]:
            self.seek(span[0])
        else:
            self._feed_anew()

    def mute(self, spans: Sequence[Span]) -> None:
        """Play silence there."""
        if tuple(spans) != self._muted:
            self._muted = tuple(spans)
            self._feed_anew()

    # -- parts --------------------------------------------------------------------------------

    def _feed_anew(self) -> None:
        if self.is_playing:
            self._refeed(self._audible_ms())

    def _refeed(self, start_ms: float) -> None:
        assert self._path is not None
        if self._feed is not None:
            self._feed.stop()
        self._rest_ms = start_ms
        self._handed.clear()
        self._feed = Feed(
            Playing(
                *(self._path, start_ms, self._rate, self._channels),
                *(self._speed, self._loop, self._muted),
            )
        )

    def _open_stream(self) -> None:
        """Open the loudspeaker; where it has changed, the devices are listed anew."""
        try:
            import sounddevice as sd
        except OSError as error:
            raise _unplayed(error) from error
        for attempt in ("as known", "looked at again"):
            try:
                self._start_stream(sd)
            except (sd.PortAudioError, ValueError) as error:
                self._stop_stream()
                if attempt == "looked at again":
                    none = MarkedText(_NO_LOUDSPEAKER, context="Sound")
                    raise _unplayed(error if _loudspeakers(sd) else none) from error
                look_again()
            else:
                return

    def _start_stream(self, sd: Any) -> None:
        device = sd.query_devices(self._device, "output")
        self._rate = round(device["default_samplerate"])
        self._channels = min(self._channels, int(device["max_output_channels"])) or 1
        self._stream = sd.RawOutputStream(
            samplerate=self._rate,
            blocksize=round(self._rate * BLOCK_S),
            device=self._device,
            channels=self._channels,
            dtype="int16",
            latency=_LATENCY_S,
            callback=self._wanted,
        )
        self._called = time.monotonic()
        self._stream.start()

    def _stop_stream(self) -> None:
        if self._feed is not None:
            self._feed.stop()
            self._feed = None
        if self._stream is not None:
            self._stream.abort(ignore_errors=True)
            self._stream.close(ignore_errors=True)
            self._stream = None

    def _wanted(self, out: Any, frames: int, times: Any, status: Any) -> None:
        """Hand over a prepared block, in the audio library's thread, where nothing may block."""
        self._called = time.monotonic()
        feed = self._feed
        try:
            block = feed.blocks.get_nowait() if feed is not None else None
        except queue.Empty:
            block = None
        if block is None or feed is None or len(block.samples) != len(out):
            out[:] = bytes(len(out))
            return
        out[:] = block.samples
        late = times.outputBufferDacTime - times.currentTime
        if not 0 <= late < 1:
            late = _LATENCY_S  # the library does not know
        self._handed.append((self._called + late, block.at_ms, feed))

    def _audible_ms(self) -> float:
        now = time.monotonic()
        for when, at_ms, feed in reversed(list(self._handed)):
            # The library's thread may still hand over a block of the feed before.
            if when <= now and feed is self._feed:
                within = min((now - when) * 1000, 2 * BLOCK_S * 1000)
                return min(at_ms + within * feed.wanted.speed, self._length_ms or at_ms)
        return self._rest_ms

    def _notice_end(self) -> None:
        """The end was heard, the file broke off, or the loudspeaker has gone."""
        feed = self._feed
        if self._stream is None or feed is None:
            return
        if feed.ended.is_set() and feed.blocks.empty():
            last = self._handed[-1][0] if self._handed else 0.0
            if time.monotonic() < last + BLOCK_S:
                return
            self._rest_ms = self._length_ms if feed.failed is None else self._audible_ms()
            self._stop_stream()
            self.failure = feed.failed
        elif time.monotonic() - self._called > _SILENT_S:
            self._rest_ms = self._audible_ms()
            self._stop_stream()
            self.failure = _unplayed(MarkedText(_SILENT, context="Sound"))


def _loudspeakers(sd: Any) -> int:
    """Number of devices that take sound."""
    try:
        return sum(device["max_output_channels"] > 0 for device in sd.query_devices())
    except sd.PortAudioError:
        return 0


_NO_LOUDSPEAKER = QT_TRANSLATE_NOOP("Sound", "no loudspeaker was found")
_SILENT = QT_TRANSLATE_NOOP("Sound", "the loudspeaker takes no sound any more")


def _unplayed(error: object) -> NotPlayed:
    return NotPlayed(
        QT_TRANSLATE_NOOP("Sound", "Nothing can be played on this computer: {why}"), why=error
    )
