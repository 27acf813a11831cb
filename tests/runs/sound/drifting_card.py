"""A sound card whose quartz is off by a known amount: writes samples into a pipe, as they come due.

``python -m tests.runs.sound.drifting_card PIPE PPM SECONDS`` stands behind PulseAudio's pipe
source and prints a line per click: its frame and the monotonic time in ms at which this card heard
it.
"""

from __future__ import annotations

import os
import sys
import time

from tests.runs.sound.click_player import CHUNK, EVERY_S, RATE, chunk_at


def run_card(pipe: str, ppm: float, seconds: float) -> None:
    """Write so long; ``ppm`` below 0 is a card that is slower than the computer's clock."""
    file = os.open(pipe, os.O_WRONLY)
    began, frame = time.monotonic(), 0
    rate = RATE * (1 + ppm / 1e6)
    latest_ms = 0.0
    while frame < seconds * RATE:
        due = began + (frame + CHUNK) / rate
        time.sleep(max(0.0, due - time.monotonic()))
        os.write(file, chunk_at(frame))
        latest_ms = max(latest_ms, (time.monotonic() - due) * 1000)
        if frame % (EVERY_S * RATE) == 0 and frame >= 2 * EVERY_S * RATE:
            print(frame, f"{(began + frame / rate) * 1000:.3f}", flush=True)
        frame += CHUNK
    print(f"latest write {latest_ms:.1f} ms", file=sys.stderr)


if __name__ == "__main__":
    run_card(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]))
