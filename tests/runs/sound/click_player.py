"""Plays clicks into a sound server through one stream, and prints when each frame is heard.

``python -m tests.runs.sound.click_player SECONDS`` prints one line per click: the click's own
frame, and the monotonic time in ms at which the server plays it by its account.
"""

from __future__ import annotations

import array
import ctypes
import sys
import time

RATE = 48_000
EVERY_S = 2
"""Seconds between two clicks; one comes at each multiple of it, the first two left out."""
CHUNK = 480
CLICK = [26_000] * 96
_AHEAD_BYTES = RATE * 2 // 10
_PLAYBACK, _S16LE, _NONE = 1, 3, 0xFFFFFFFF


class _Spec(ctypes.Structure):
    _fields_ = [
        ("format", ctypes.c_int),
        ("rate", ctypes.c_uint32),
        ("channels", ctypes.c_uint8),
    ]


class _Buffer(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize")
    ]


def chunk_at(frame: int) -> bytes:
    """The samples that begin at a frame: silence, or a click and silence."""
    samples = [0] * CHUNK
    if frame % (EVERY_S * RATE) == 0:
        samples[: len(CLICK)] = CLICK
    return array.array("h", samples).tobytes()


class Player:
    """A stream to the server's default sink, by PulseAudio's simple interface.

    Raises:
        OSError: there is no such library or no server.
    """

    def __init__(self) -> None:
        self._pulse = ctypes.CDLL("libpulse-simple.so.0")
        self._pulse.pa_simple_new.restype = ctypes.c_void_p
        self._pulse.pa_simple_get_latency.restype = ctypes.c_uint64
        spec = _Spec(_S16LE, RATE, 1)
        wanted = _Buffer(_NONE, _AHEAD_BYTES, _NONE, _NONE, _NONE)
        stream = self._pulse.pa_simple_new(
            None, b"clicks", _PLAYBACK, None, b"clicks", ctypes.byref(spec), None,
            ctypes.byref(wanted), None,
        )  # fmt: skip
        if not stream:
            raise OSError("the sound server takes no stream")
        self._stream = ctypes.c_void_p(stream)

    def ahead_ms(self) -> float:
        """How long until the next frame that is written will be heard."""
        return float(self._pulse.pa_simple_get_latency(self._stream, None)) / 1000

    def write(self, samples: bytes) -> None:
        """Hand over samples; waits until there is room for them."""
        if self._pulse.pa_simple_write(self._stream, samples, len(samples), None) < 0:
            raise OSError("the sound server took no samples")


def play(seconds: float) -> None:
    """Play, and print a line per click."""
    player, frame = Player(), 0
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if frame % (EVERY_S * RATE) == 0:
            at_ms = time.monotonic() * 1000 + player.ahead_ms()
            if frame >= 2 * EVERY_S * RATE:
                print(frame, f"{at_ms:.3f}", flush=True)
        player.write(chunk_at(frame))
        frame += CHUNK


if __name__ == "__main__":
    play(float(sys.argv[1]))
