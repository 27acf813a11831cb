"""Two people who interrupt each other, on two channels and on one.

``python -m tests.benchmarks.speech.two_people ARRAYS`` has two synthetic voices say a sentence each
in turn, and then a third one, into which the other person breaks after 0.7 s; six times. On
two channels each microphone has the other person as an echo: after four milliseconds, and then the
room's. The program transcribes both channels at once, the library each by itself. On one channel
both voices are as loud, and the program distinguishes people by a model of voices (its
``voices.npz``). Prints tables in Markdown.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from pathlib import Path

import numpy as np

from labeval.transcription.models import packaged_models
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.transcription.speakers.telling_apart import SpeakersWanted
from tests.benchmarks.speech.dialogues import said
from tests.benchmarks.speech.library import by_library
from tests.benchmarks.speech.spoken import RATE, sentences, write_wave
from tests.benchmarks.speech.word_errors import word_errors

PEOPLE = {PARTICIPANT: "en-us", SUPERVISOR: "en-gb-scotland"}
"""Speaker to voice; the first one has the left channel."""
ON_ONE = {PARTICIPANT: "rms", SUPERVISOR: "slt"}
"""The same on one channel: those of espeak-ng have one person's sound in all accents."""
ROUNDS = 6
BREAKS_IN_S, PAUSE_S = 0.7, 0.6
LEVELS = (None, -26, -20, -15, -10, -6)
"""Of the echo, in dB by the voice; None for no echo."""
ROOM = ((4, 1.0), (21, 0.4), (35, 0.3), (57, 0.2))
"""Milliseconds after which an echo comes, and its part of the level."""

Heard = list[tuple[str, str]]
"""Speakers, empty where nobody is named, and the words of each segment, in order."""


def conversation(folder: Path, voices: Mapping[str, str]) -> tuple[np.ndarray, Heard]:
    """The voices, as (frames, people), and who says what."""
    texts, turns = iter(sentences()), []
    at, ends = RATE // 2, 0
    parts: list[tuple[int, int, np.ndarray]] = []
    for _ in range(ROUNDS):
        for breaks_in in (False, True):
            for n, (speaker, voice) in enumerate(voices.items()):
                text = next(texts)
                sound = said(text, voice, folder)
                parts.append((n, at, sound))
                turns.append((speaker, text))
                ends = max(ends, at + len(sound))
                is_broken_into = breaks_in and n == 0
                at = at + int(BREAKS_IN_S * RATE) if is_broken_into else ends + int(PAUSE_S * RATE)
    frames = np.zeros((ends + RATE, len(voices)))
    for n, begun, sound in parts:
        frames[begun : begun + len(sound), n] += sound
    return frames, turns


def with_echo(frames: np.ndarray, level_db: float | None) -> np.ndarray:
    """Both microphones, with some noise."""
    heard = frames + np.random.default_rng(1).normal(0, 20, frames.shape)
    if level_db is not None:
        for ms, part in ROOM:
            late = ms * RATE // 1000
            heard[late:] += frames[:-late, ::-1] * part * 10 ** (level_db / 20)
    return np.asarray(heard * min(1.0, 32_000 / np.abs(heard).max()))


def ours(sound: Path, who: SpeakersWanted | None = None) -> Heard:
    """The program's segments."""
    parts = recognised(sound, packaged_models()[0].folder, Listening(), 0.0, who=who)
    return [(segment.speaker, segment.text) for part in parts for segment in part.segments]


def library(sound: Path, speaker: str = "") -> Heard:
    """The library's segments, all of one speaker."""
    found = by_library(sound, packaged_models()[0].folder, language="en")
    return [(speaker, segment.text) for segment in found]


def words_of(heard: Heard, speaker: str | None = None) -> str:
    """The words of one speaker, or of all."""
    return " ".join(text for by, text in heard if speaker in (None, by))


def rates(turns: Heard, heard: Heard) -> list[str]:
    """Word errors of each person."""
    return [f"{word_errors(words_of(turns, one), words_of(heard, one)).rate:.3f}" for one in PEOPLE]


def renamed(turns: Heard, heard: Heard) -> Heard:
    """The segments with people's names as they fit best."""
    found = sorted({speaker for speaker, _ in heard})

    def errors(names: Sequence[str]) -> float:
        given = dict(zip(names, found, strict=False))
        return sum(
            word_errors(words_of(turns, name), words_of(heard, own)).rate
            for name, own in given.items()
        )

    best = min(permutations(PEOPLE, len(found)), key=errors)
    names = dict(zip(found, best, strict=True))
    return [(names[speaker], text) for speaker, text in heard]


def timed(deed: Callable[[], Heard], length_s: float) -> tuple[Heard, str]:
    """What is heard, and the processor time by the length."""
    begun = time.process_time()
    heard = deed()
    return heard, f"{(time.process_time() - begun) / length_s:.3f}"


def two_channels(place: Path) -> None:
    """Print a row for each level of the echo and each way."""
    frames, turns = conversation(place, PEOPLE)
    sound = place / "two.wav"
    sides = {speaker: place / f"{speaker}.wav" for speaker in PEOPLE}
    print("| echo | by | participant | supervisor | CPU |\n| --- | --- | --- | --- | --- |")
    for level_db in LEVELS:
        heard = with_echo(frames, level_db)
        write_wave(sound, heard.ravel(), channels=2)
        for n, side in enumerate(sides.values()):
            write_wave(side, heard[:, n])
        name = "none" if level_db is None else f"{level_db} dB".replace("-", "−")
        for by, deed in (
            ("library", lambda: [t for who, side in sides.items() for t in library(side, who)]),
            ("labeval", lambda: ours(sound)),
        ):
            found, spent = timed(deed, len(frames) / RATE)
            print(f"| {name} |", " | ".join((by, *rates(turns, found), spent)), "|", flush=True)


def one_channel(place: Path, arrays: Path) -> None:
    """Print a row for each way."""
    frames, turns = conversation(place, ON_ONE)
    sound = place / "one.wav"
    write_wave(sound, with_echo(frames, None).mean(axis=1))
    print("\n| one channel | all words | participant | supervisor | CPU |")
    print("| --- | --- | --- | --- | --- |")
    for by, deed in (
        ("library", lambda: library(sound)),
        ("labeval", lambda: ours(sound, SpeakersWanted(arrays, 2))),
    ):
        found, spent = timed(deed, len(frames) / RATE)
        each = ["", ""] if by == "library" else rates(turns, renamed(turns, found))
        every = f"{word_errors(words_of(turns), words_of(found)).rate:.3f}"
        print("|", " | ".join((by, every, *each, spent)), "|", flush=True)


def main() -> None:
    """Print both tables."""
    with tempfile.TemporaryDirectory() as folder:
        one_channel(Path(folder), Path(sys.argv[1]))
        two_channels(Path(folder))


if __name__ == "__main__":
    main()
