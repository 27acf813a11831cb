"""Microphones by name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Microphone:
    """A device that can be recorded from."""

    name: str
    """As the system calls it; what a laptop remembers."""
    channels: int
    """The most it has."""
    rate: int
    """Frames a second that it takes by itself."""
    is_default: bool
    index: int
    """Number in the audio library's list, which changes when something is plugged in."""


def look_again() -> None:
    """Have the audio library find what is plugged in now.

    It looks only when it starts, so it is started again; call this only while nothing records or
    plays in this process.

    Raises:
        OSError: the audio library is not installed.
    """
    import sounddevice as sd

    sd._terminate()
    sd._initialize()


def microphones() -> list[Microphone]:
    """All there are now, the system's choice first.

    See :func:`look_again` for when it may be called.

    Raises:
        OSError: the audio library is not installed.
    """
    import sounddevice as sd

    look_again()
    default = sd.default.device[0]
    found = [
        Microphone(
            name=str(device["name"]),
            channels=int(device["max_input_channels"]),
            rate=round(device["default_samplerate"]),
            is_default=index == default,
            index=index,
        )
        for index, device in enumerate(sd.query_devices())
        if device["max_input_channels"] > 0
    ]
    return sorted(found, key=lambda microphone: not microphone.is_default)


def microphones_from(name: str) -> list[Microphone]:
    """All there are now: the one of this name, then the system's choice, then the others.

    Raises:
        OSError: the audio library is not installed.
    """
    return sorted(microphones(), key=lambda microphone: microphone.name != name)
