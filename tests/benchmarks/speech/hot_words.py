"""Word errors with and without hot words, in speech that has rare words and in other speech.

``python -m tests.benchmarks.speech.hot_words [MODEL]`` makes both and prints a table in Markdown:
sentences with a list of words, and sentences of templates' texts, with the rare words that the
program itself takes from these texts; each by the library and by the program.
"""

from __future__ import annotations

import csv
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from labeval import places
from labeval.jobs.speech.study_words import MOST_FROM_TEXTS
from labeval.transcription.hearing.rare_words import rare_words
from labeval.transcription.models import SpeechModel, packaged_models, read_model
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.library import by_library
from tests.benchmarks.speech.spoken import RATE, SPEEDS, VOICES, sentences, speech, write_wave
from tests.benchmarks.speech.word_errors import plain_words, word_errors

HOT_WORDS = (
    *("Qwen", "Mixtral", "Mistral", "Lumo", "Rita", "codec", "Krippendorff", "kappa", "Plackett"),
    *("Davidson", "groundedness", "verbosity", "Likert", "relevancy", "hallucination", "Taguette"),
)
MOST = 20
"""Sentences of a template at most."""
RARE = (
    "The first one must be Mixtral, because it never stops.",
    "I gave Qwen a four for relevancy.",
    "What does groundedness mean again?",
    "My kappa with the others will be low.",
    "There is a hallucination in the second paragraph.",
    "The bird in the story is called Lumo.",
    "Rita answers in two words, and that is enough.",
    "On a Likert scale I would say two.",
    "They learned about Krippendorff in the seminar.",
    "It explains the codec without any example.",
    "The verbosity of this answer makes me tired.",
    "Maybe Mistral wrote this, and Qwen wrote that.",
    "We coded the interviews with Taguette last year.",
    "The model of Davidson has ties, that of Plackett has none.",
    "Its relevancy is high, its groundedness is not.",
    "Lumo could be the better name for the codec.",
)


def write(path: Path, texts: Sequence[str]) -> float:
    """Write the sentences with pauses; the voice changes with each. Returns their seconds."""
    parts = []
    for n, text in enumerate(texts):
        voice, speed = VOICES[n % len(VOICES)], SPEEDS[n % len(SPEEDS)]
        parts += [speech(text, path.parent, voice=voice, speed=speed), np.zeros(RATE, np.int16)]
    samples = np.concatenate(parts)
    write_wave(path, samples)
    return len(samples) / RATE


def of_template(name: str) -> tuple[list[str], list[str]]:
    """The texts of a template, and their sentences, each once."""
    with (places.templates() / name / "items.csv").open(encoding="utf-8") as file:
        texts = [row["text"] for row in csv.DictReader(file)]
    split = (re.split(r"(?<=[.?!])\s+", text) for text in texts)
    return texts, list(dict.fromkeys(sentence for some in split for sentence in some))


def cases(model: SpeechModel) -> Iterator[tuple[str, Sequence[str], tuple[str, ...]]]:
    """What is spoken: its name, sentences, hot words."""
    yield "with rare words, list", RARE, HOT_WORDS
    yield "without, list", sentences()[:60], HOT_WORDS
    for template in ("six-methods", "rag-questionnaire"):
        texts, spoken = of_template(template)
        hot = rare_words(texts, model, MOST_FROM_TEXTS)
        known = {word.lower() for word in hot}
        has = [bool(known & set(plain_words(sentence))) for sentence in spoken]
        for name, wanted in (("with", True), ("without", False)):
            some = [s for s, found in zip(spoken, has, strict=True) if found is wanted][:MOST]
            yield f"{template}, {name} rare words of its texts", some, hot


def rows(
    sound: Path, model: SpeechModel, hot: tuple[str, ...]
) -> Iterator[tuple[str, Iterator[str]]]:
    """Who transcribes, and the texts of its segments."""
    for name, more in (("", {}), (", hot words", {"hotwords": " ".join(hot)})):
        found = by_library(sound, model.folder, language="en", **more)
        yield f"library{name}", (segment.text for segment in found)
    for name, words in (("", ()), (", hot words", hot)):
        parts = recognised(sound, model.folder, Listening(hot_words=words), 0.0)
        yield f"labeval{name}", (segment.text for part in parts for segment in part.segments)


def main() -> None:
    """Print the table."""
    print("| speech | by | word errors | hot words found | found where none is | sentences | CPU |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    model = read_model(Path(sys.argv[1])) if sys.argv[1:] else packaged_models()[0]
    with tempfile.TemporaryDirectory() as place:
        for name, texts, listed in cases(model):
            sound = Path(place) / "speech.wav"
            length_s = write(sound, texts)
            hot = {word.lower() for word in listed}
            wanted = Counter(word for word in plain_words(" ".join(texts)) if word in hot)
            for by, heard in rows(sound, model, listed):
                begun = time.process_time()
                text = " ".join(heard)
                spent = time.process_time() - begun
                found = Counter(word for word in plain_words(text) if word in hot)
                print(
                    f"| {name} ({len(listed)}) | {by} "
                    f"| {word_errors(' '.join(texts), text).rate:.3f} "
                    f"| {(wanted & found).total()} of {wanted.total()} "
                    f"| {(found - wanted).total()} "
                    f"| {sum(map(text.count, '.?!'))} of {len(texts)} | {spent / length_s:.3f} |",
                    flush=True,
                )
                print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
