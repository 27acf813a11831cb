"""Word errors of a recording in two languages: ``python -m tests.benchmarks.speech.mixed_languages
MODEL [--quick]``.

English and German sentences in turns, by synthetic voices, transcribed as English, as German, and
each stretch in its own language by a multilingual model; by the library and by the program. Prints
a table in Markdown.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.library import by_library
from tests.benchmarks.speech.spoken import RATE, speech, write_wave
from tests.benchmarks.speech.word_errors import word_errors

ENGLISH = (
    "What did you think of the second answer?",
    "The source says nothing about the price, so I cannot call this correct.",
    "Could you say more about that?",
    "The last paragraph belongs to a different topic.",
    "Which of the two would you give to a friend?",
    "Both texts are equally polite, and I would give them the same number.",
    "Why did you change your mind there?",
    "It sounds convincing, yet two of the numbers are wrong.",
)
GERMAN = (
    "Ich fand die zweite Antwort leichter zu verstehen.",
    "Am Ende war ich mir nicht sicher, welche Zahl ich geben sollte.",
    "Der Text wiederholt sich, und die Quelle sagt nichts darüber.",
    "Die erste Zeile hat mich verwirrt, danach ging es besser.",
    "Ja, genau, das meine ich.",
    "Die Frage nach der Verständlichkeit war schwierig.",
    "Ich habe es noch einmal gelesen und dann weniger Punkte gegeben.",
    "Für meine Mutter wäre das viel zu kompliziert.",
)
PAUSE_S = 0.6
VOICE = {"en": "en-gb-scotland", "de": "de+m3"}
"""What counts how much was chosen with en-us and de, and with en-gb and de+f3."""


def write(path: Path, quick: bool) -> list[tuple[str, str, float, float]]:
    """Write the recording; language, words, begin and end of each sentence."""
    turns = list(chain(*zip(ENGLISH, GERMAN, strict=True)))[: 6 if quick else None]
    parts, said, at_s = [], [], 0.0
    for n, text in enumerate(turns):
        language = "de" if n % 2 else "en"
        sound = speech(text, path.parent, voice=VOICE[language], speed=140)
        said.append((language, text, at_s, at_s + len(sound) / RATE))
        parts += [sound, np.zeros(round(PAUSE_S * RATE), np.int16)]
        at_s += sum(map(len, parts[-2:])) / RATE
    write_wave(path, np.concatenate(parts))
    return said


@dataclass(frozen=True, slots=True)
class Found:
    """A segment of a transcript."""

    start_s: float
    end_s: float
    text: str
    language: str | None
    """None where the library does not give it."""


def rows(sound: Path, model: Path) -> Iterator[tuple[str, Iterator[Found]]]:
    """Who transcribes and how, and what is found."""
    library: dict[str, Mapping[str, Any]] = {
        "library: its defaults": {},
        "library: English": {"language": "en"},
        "library: German": {"language": "de"},
        "library: `multilingual`": {"multilingual": True},
    }
    for name, options in library.items():
        found = by_library(sound, model, **options)
        yield name, (Found(s.start, s.end, s.text, None) for s in found)
    ours = {
        "labeval: English": Listening("en"),
        "labeval: German": Listening("de"),
        "labeval: each in its own": Listening("en", other_languages=("de",)),
    }
    for name, settings in ours.items():
        parts = recognised(sound, model, settings, 0.0)
        yield (
            name,
            (Found(s.start_s, s.end_s, s.text, s.language) for p in parts for s in p.segments),
        )


def main() -> None:
    """Print the table."""
    model = Path(sys.argv[1])
    print("| taken for | word errors | English | German | sentences in their language | CPU |")
    print("| --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as place:
        sound = Path(place) / "mixed.wav"
        said = write(sound, "--quick" in sys.argv)
        length_s = said[-1][3]
        for name, found in rows(sound, model):
            begun = time.process_time()
            segments = list(found)
            spent = time.process_time() - begun
            heard: dict[str, list[str]] = {"en": [], "de": []}
            right = 0
            for language, _, start_s, end_s in said:
                here = [s for s in segments if start_s <= (s.start_s + s.end_s) / 2 <= end_s]
                heard[language] += [segment.text for segment in here]
                right += bool(here) and all(s.language == language for s in here)
            whole = word_errors(
                " ".join(text for _, text, *_ in said), " ".join(s.text for s in segments)
            )
            rates = [
                word_errors(" ".join(t for of, t, *_ in said if of == one), " ".join(heard[one]))
                for one in ("en", "de")
            ]
            told = f"{right} of {len(said)}" if name.endswith("its own") else ""
            print(
                f"| {name} | {whole.rate:.3f} | {rates[0].rate:.3f} | {rates[1].rate:.3f} "
                f"| {told} | {spent / length_s:.3f} |",
                flush=True,
            )
            for segment in segments:
                print(segment.language, segment.text, file=sys.stderr)


if __name__ == "__main__":
    main()
