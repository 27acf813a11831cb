"""A sound server of the tests' own: a sink that nobody hears, whose monitor is the microphone."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

SINK = "silent_room"


@pytest.fixture(scope="session")
def sound_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A private PulseAudio server; yields its socket. The default microphone is the sink's monitor.

    The variables that point the audio libraries to it are set for the whole run: PortAudio reads
    them once.
    """
    if shutil.which("pulseaudio") is None or shutil.which("pacat") is None:
        pytest.skip("PulseAudio is not installed")
    home = tmp_path_factory.mktemp("pulse")
    socket = home / "native"
    env = os.environ | {"XDG_RUNTIME_DIR": str(home), "HOME": str(home)}
    modules = [
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
        f"module-null-sink sink_name={SINK} rate=48000",
    ]
    server = subprocess.Popen(
        [
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit"),
            *("--use-pid-file=no", "--log-level=error", "--realtime=no", "--high-priority=no"),
            *(f"--load={module}" for module in modules),
        ],
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.environ["PULSE_SERVER"] = f"unix:{socket}"
    os.environ["PULSE_SOURCE"] = f"{SINK}.monitor"
    os.environ["PULSE_SINK"] = SINK
    _wait_for(server)
    yield socket
    server.terminate()
    server.wait(timeout=10)


def _wait_for(server: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        asked = subprocess.run(["pactl", "info"], capture_output=True, check=False, timeout=10)
        if asked.returncode == 0:
            return
        try:
            server.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    pytest.skip("PulseAudio does not start here")
