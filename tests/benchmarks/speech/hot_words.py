"""Word errors with and without hot words, in speech that has rare words and in other speech.

``python -m tests.benchmarks.speech.hot_words`` makes both and prints a table in Markdown. The form
in which words are given was chosen with other sentences than these.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from labeval.transcription.models import packaged_models
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.spoken import RATE, SPEEDS, VOICES, sentences, speech, write_wave
from tests.benchmarks.speech.word_errors import plain_words, word_errors

HOT_WORDS = (
    *("Qwen", "Mixtral", "Mistral", "Lumo", "Rita", "codec", "Krippendorff", "kappa", "Plackett"),
    *("Davidson", "groundedness", "verbosity", "Likert", "relevancy", "hallucination", "Taguette"),
)
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


def write(path: Path, texts: Sequence[str]) -> None:
    """Write the sentences with pauses; the voice changes with each."""
    parts = []
    for n, text in enumerate(texts):
        voice, speed = VOICES[n % len(VOICES)], SPEEDS[n % len(SPEEDS)]
        parts += [speech(text, path.parent, voice=voice, speed=speed), np.zeros(RATE, np.int16)]
    write_wave(path, np.concatenate(parts))


def main() -> None:
    """Print the table."""
    print("| speech | hot words | word errors | of them found | found where none is | sentences |")
    print("| --- | --- | --- | --- | --- | --- |")
    hot = {word.lower() for word in HOT_WORDS}
    model = packaged_models()[0].folder
    with tempfile.TemporaryDirectory() as place:
        for name, texts in (("with rare words", RARE), ("without", sentences()[:60])):
            sound = Path(place) / "speech.wav"
            write(sound, texts)
            wanted = Counter(word for word in plain_words(" ".join(texts)) if word in hot)
            for words in ((), HOT_WORDS):
                parts = recognised(sound, model, Listening(hot_words=words), 0.0)
                text = " ".join(segment.text for part in parts for segment in part.segments)
                found = Counter(word for word in plain_words(text) if word in hot)
                print(
                    f"| {name} | {len(words)} | {word_errors(' '.join(texts), text).rate:.3f} "
                    f"| {(wanted & found).total()} of {wanted.total()} "
                    f"| {(found - wanted).total()} "
                    f"| {sum(map(text.count, '.?!'))} of {len(texts)} |"
                )
                print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
