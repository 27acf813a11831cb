"""Dialogues in one microphone, of which it is known who speaks when: of synthetic voices, and of
people of whom there are recordings."""

from __future__ import annotations

import subprocess
import wave
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from labeval.transcription.recogniser import voices_in
from labeval.transcription.settings import Listening
from labeval.transcription.sound import read_sound
from labeval.transcription.transcript import Word
from tests.benchmarks.speech.spoken import RATE, sentences, speech

FLITE = ("rms", "slt", "awb", "kal16")


@dataclass(frozen=True, slots=True)
class SpokenTurn:
    """Words of one person without a pause."""

    start_s: float
    end_s: float
    speaker: str
    text: str


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A recording of one microphone."""

    samples: np.ndarray
    """(frames,) 16-bit, at 16 kHz."""
    turns: tuple[SpokenTurn, ...]

    @property
    def words(self) -> list[tuple[Word, str]]:
        """Words with their speakers, their times shared out by letters; of overlaps too."""
        found = []
        for turn in self.turns:
            texts = turn.text.split()
            letters = sum(map(len, texts))
            at_s = turn.start_s
            for text in texts:
                end_s = at_s + (turn.end_s - turn.start_s) * len(text) / letters
                found.append((Word(f" {text}", at_s, end_s), turn.speaker))
                at_s = end_s
        return sorted(found, key=lambda pair: pair[0].start_s)


@cache
def said(text: str, voice: str, folder: Path) -> np.ndarray:
    """A text by a voice of flite or espeak-ng, as samples at 16 kHz."""
    if voice not in FLITE:
        return speech(text, folder, voice=voice)
    part = folder / "sentence.wav"
    subprocess.run(["flite", "-voice", voice, "-t", text, "-o", str(part)], check=True)
    with wave.open(str(part), "rb") as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    places = np.arange(0, len(samples) - 1, rate / RATE)
    return np.interp(places, np.arange(len(samples)), samples).astype(np.int16)


@cache
def recorded(person: Path) -> list[np.ndarray]:
    """The stretches of speech in a person's recordings, as samples at 16 kHz."""
    found = []
    for file in sorted(person.iterdir()):
        frames = read_sound(file)
        for voice in voices_in(frames, Listening()):
            cut = frames[int(voice.start_s * RATE) : int(voice.end_s * RATE)]
            found.append(cut.mean(axis=1).astype(np.int16))
    return found


def dialogue(
    voices: Mapping[str, str],
    folder: Path,
    *,
    turns: int = 40,
    seed: int = 1,
    overlap: float = 0.1,
    noise_db: float | None = None,
    reverberation_s: float = 0.0,
    shares: Sequence[float] = (),
) -> Dialogue:
    """Make a dialogue.

    Args:
        voices: speaker to voice; a folder of recordings for a person, whose turns are stretches
            of these, without a text.
        turns: how many.
        overlap: share of turns that begin up to a second before the one before ends.
        noise_db: speech above pink noise; None for no noise.
        reverberation_s: in which the room's sound falls by 60 dB; 0 for no room.
        shares: of the turns, for each speaker; alike when empty.
    """
    draw = np.random.default_rng(seed)
    listed = sentences()
    found: list[SpokenTurn] = []
    parts: list[tuple[int, np.ndarray]] = []
    at, before = RATE // 2, ""
    for n in range(turns):
        names = [name for name in voices if name != before or len(voices) == 1]
        weights = np.array(
            [dict(zip(voices, shares, strict=True))[x] if shares else 1.0 for x in names]
        )
        speaker = str(draw.choice(names, p=weights / weights.sum()))
        text = " ".join(listed[int(draw.integers(len(listed)))] for _ in range(draw.integers(1, 3)))
        if draw.random() < 0.25:
            text = str(
                draw.choice(["Yes, exactly.", "I see.", "And why is that?", "Please go on."])
            )
        person = Path(voices[speaker])
        if person.is_dir():
            stretches = recorded(person)
            text, spoken = "", stretches[int(draw.integers(len(stretches)))]
        else:
            spoken = said(text, voices[speaker], folder)
        samples = _trimmed(spoken).astype(np.float64)
        samples *= 2500 / np.sqrt((samples**2).mean()) * 10 ** (draw.uniform(-3, 3) / 20)
        if draw.random() < overlap and n:
            at -= int(draw.uniform(0.3, 1.0) * RATE)
        else:
            at += int(draw.uniform(0.1, 0.9) * RATE)
        parts.append((at, samples))
        found.append(SpokenTurn(at / RATE, (at + len(samples)) / RATE, speaker, text))
        at, before = at + len(samples), speaker
    whole = np.zeros(max(a + len(s) for a, s in parts) + RATE // 2)
    for begun, samples in parts:
        whole[begun : begun + len(samples)] += samples
    if reverberation_s:
        whole = _in_room(whole, reverberation_s, draw)
    if noise_db is not None:
        whole += _pink(len(whole), draw) * 2500 * 10 ** (-noise_db / 20)
    return Dialogue(np.clip(whole, -32768, 32767).astype(np.int16), tuple(found))


def _trimmed(samples: np.ndarray) -> np.ndarray:
    loud = np.flatnonzero(np.abs(samples) > 200)
    return samples[loud[0] : loud[-1] + 1] if len(loud) else samples


def _in_room(dry: np.ndarray, seconds: float, draw: np.random.Generator) -> np.ndarray:
    """The sound in a room: direct, then noise that falls by 60 dB in so many seconds."""
    from scipy.signal import fftconvolve

    tail = draw.standard_normal(int(seconds * RATE))
    tail *= np.exp(-6.9 * np.arange(len(tail)) / len(tail))
    tail *= 0.5 / np.sqrt((tail**2).sum())
    tail[0] = 1.0
    return np.asarray(fftconvolve(dry, tail)[: len(dry)])


def _pink(frames: int, draw: np.random.Generator) -> np.ndarray:
    """Noise of power 1 that falls by 3 dB an octave."""
    spectrum = np.fft.rfft(draw.standard_normal(frames))
    spectrum[1:] /= np.sqrt(np.arange(1, len(spectrum)))
    spectrum[0] = 0
    noise = np.fft.irfft(spectrum, frames)
    return np.asarray(noise / noise.std())
