"""Speech with a known text: own sentences, read by several voices of espeak-ng."""

from __future__ import annotations

import subprocess
import wave
from itertools import product
from pathlib import Path

import numpy as np

RATE = 16_000
VOICES = ("en-us", "en-gb", "en-gb-scotland", "en-us+f3", "en-gb+m3")
SPEEDS = (135, 155, 175)
"""Words a minute."""

_OPENINGS = (
    "I would say",
    "At first glance I thought",
    "If I compare the two",
    "After reading it again I believe",
    "What bothers me here is",
    "To be honest",
)
_REMARKS = (
    "the second answer is easier to follow because its sentences are shorter.",
    "the source says nothing about the price, so I cannot call this correct.",
    "that the writer repeats the same point three times without adding anything.",
    "the definition of relevance does not quite fit a question like this one.",
    "both texts are equally polite, and I would give them the same number.",
    "that the last paragraph belongs to a different topic.",
    "a reader without any background would be lost after the first line.",
    "the answer begins well, then it wanders off into details about the weather.",
    "it sounds convincing, yet two of the numbers are wrong.",
    "I would rather read this one aloud to my grandmother.",
    "the quotation is accurate, and it is marked as such.",
    "that nobody asked for a list of ingredients.",
)


def sentences() -> list[str]:
    """Every remark with every opening, in an order that keeps like ones apart."""
    pairs = list(product(_OPENINGS, _REMARKS))
    return [f"{o} {r}" for o, r in (pairs[(n * 31) % len(pairs)] for n in range(len(pairs)))]


def write_speech(path: Path, *, least_seconds: float = 600.0, pause_s: float = 0.9) -> str:
    """Write a WAV file of at least this length; the voice changes every few sentences.

    Returns:
        What is said in it.
    """
    said: list[str] = []
    sound: list[np.ndarray] = []
    seconds, n = 0.0, 0
    listed = sentences()
    while seconds < least_seconds:
        sentence = listed[n % len(listed)]
        voice, speed = VOICES[n // 4 % len(VOICES)], SPEEDS[n // 3 % len(SPEEDS)]
        spoken = speech(sentence, path.parent, voice=voice, speed=speed)
        sound += [spoken, np.zeros(round(RATE * pause_s * (0.5 + n % 3)), np.int16)]
        seconds += sum(map(len, sound[-2:])) / RATE
        said.append(sentence)
        n += 1
    write_wave(path, np.concatenate(sound))
    return " ".join(said)


def speech(text: str, folder: Path, *, voice: str = "en-us", speed: int = 145) -> np.ndarray:
    """A text as samples at 16 kHz."""
    part = folder / "sentence.wav"
    subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-w", str(part), text], check=True)
    with wave.open(str(part), "rb") as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    places = np.arange(0, len(samples) - 1, rate / RATE)
    return np.interp(places, np.arange(len(samples)), samples).astype(np.int16)


def write_wave(path: Path, samples: np.ndarray, *, channels: int = 1) -> None:
    """16 bits, 16 kHz."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())
