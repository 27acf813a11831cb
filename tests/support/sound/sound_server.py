"""A sound server of the tests' own: a sink that nobody hears, whose monitor is the microphone."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SINK = "silent_room"


class NoSoundServer(Exception):
    """PulseAudio is not installed, or does not start here."""


@contextmanager
def silent_room(home: Path) -> Iterator[Path]:
    """A private PulseAudio server; yields its socket. The default microphone is the sink's monitor.

    The variables that point the audio libraries to it stay set, because PortAudio reads them once;
    where they pointed to another server before, they do so again afterwards.

    Raises:
        NoSoundServer: there is none here.
    """
    if shutil.which("pulseaudio") is None or shutil.which("pacat") is None:
        raise NoSoundServer("PulseAudio is not installed")
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
    variables = {
        "PULSE_SERVER": f"unix:{socket}",
        "PULSE_SOURCE": f"{SINK}.monitor",
        "PULSE_SINK": SINK,
    }
    before = {name: os.environ[name] for name in variables if name in os.environ}
    os.environ.update(variables)
    try:
        _wait_for(server)
        yield socket
        # Tests that come later would only say that there is no loudspeaker.
        assert server.poll() is None, "a test has ended the tests' own sound server"
    finally:
        os.environ.update(before)
        server.terminate()
        server.wait(timeout=60)


@contextmanager
def plugged_in(name: str, *, default: bool = False) -> Iterator[Callable[[], None]]:
    """One more microphone, the monitor of a sink of this name; yields what unplugs it.

    Args:
        default: make it the system's choice.
    """
    load = ["pactl", "load-module", "module-null-sink", f"sink_name={name}", "rate=48000"]
    module = subprocess.run(load, check=True, capture_output=True, text=True).stdout.strip()
    if default:
        subprocess.run(["pactl", "set-default-source", f"{name}.monitor"], check=True)
    unplugged = False

    def unplug() -> None:
        nonlocal unplugged
        if not unplugged:
            unplugged = True
            subprocess.run(["pactl", "unload-module", module], check=True)

    try:
        yield unplug
    finally:
        unplug()


def _wait_for(server: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        asked = subprocess.run(["pactl", "info"], capture_output=True, check=False, timeout=60)
        if asked.returncode == 0:
            return
        try:
            server.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise NoSoundServer("PulseAudio does not start here")
