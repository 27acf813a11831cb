"""Words given to the wrong person where people share a microphone.

``python -m tests.benchmarks.speech.speakers ARRAYS`` makes dialogues of one to six voices of flite
and espeak-ng, a tenth of the turns begun over the one before, and distinguishes the speakers by a
model of voices (its ``voices.npz``). Words have their true times, so that errors of the recogniser
are not counted; a word that somebody else says at the same time counts like every other.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import linear_sum_assignment

from labeval.transcription.recogniser import voices_in
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.telling_apart import (
    People,
    VoiceWindows,
    people_in,
    voice_windows,
)
from labeval.transcription.speakers.voice_model import VoiceNetwork
from tests.benchmarks.speech.dialogues import Dialogue, dialogue

CONDITIONS: dict[str, dict[str, Any]] = {
    "no noise": {},
    "20 dB": {"noise_db": 20},
    "10 dB": {"noise_db": 10},
    "5 dB": {"noise_db": 5},
    "20 dB, room of 0.5 s": {"noise_db": 20, "reverberation_s": 0.5},
}
PAIRS = (
    ("rms", "slt"),
    ("rms", "awb"),
    ("kal16", "en-us"),
    ("en-us", "en-us+f3"),
    ("awb", "en-gb"),
    ("rms", "kal16"),
)
MANY = ("rms", "slt", "awb", "kal16", "en-us", "en-us+f3")


def wrong_share(spoken: Dialogue, people: People) -> float:
    """Share of words given to the wrong person, names matched as well as they can be."""
    words, speakers = zip(*spoken.words, strict=True)
    found = [speaker for speaker, _ in people.speakers_of(words)]
    own = sorted(set(speakers))
    pairs = list(zip(speakers, found, strict=True))
    table = np.array([[pairs.count((a, b)) for b in people.names] for a in own])
    rows, columns = linear_sum_assignment(-table)
    return float(1 - table[rows, columns].sum() / len(pairs))


def main(arrays: Path) -> None:
    """Print a row for each condition."""
    network = VoiceNetwork.read(arrays)
    with tempfile.TemporaryDirectory() as folder:
        for name, options in CONDITIONS.items():
            shares: dict[int, list[float]] = {}
            counted = []
            for n, voices in enumerate((*PAIRS, ("awb",), *(MANY[:k] for k in range(3, 7)))):
                named = dict(zip("ABCDEF", voices, strict=False))
                turns, seed = (24, n) if len(voices) == 2 else (30, len(voices))
                spoken = dialogue(named, Path(folder), turns=turns, seed=seed, **options)
                frames = spoken.samples.reshape(-1, 1)
                *_, windows = voice_windows(frames, list(voices_in(frames, Listening())), network)
                assert isinstance(windows, VoiceWindows)
                share = wrong_share(spoken, people_in(windows, len(voices), {}))
                shares.setdefault(len(voices), []).append(share)
                counted.append(len(people_in(windows, 0, {}).names) - len(voices))
            cells = [f"{np.mean(shares[k]):.3f}" for k in sorted(shares)]
            print(name, *cells, f"{counted.count(0)} of {len(counted)}", sep=" | ", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
