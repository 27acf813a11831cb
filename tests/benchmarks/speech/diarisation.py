"""Diarisation error rates of transcripts, where people share a microphone.

``python -m tests.benchmarks.speech.diarisation ARRAYS`` makes dialogues of two to six synthetic
voices in noise and in a room, transcribes them with the first English model of this computer, and
compares the speakers of the transcripts with who spoke when. ``--choose`` prints, for other voices
and other dialogues, how often the number of people is right at each share of neighbours;
``--learn`` how many turns have the wrong speaker before and after some were set. ``--people
FOLDER`` takes real voices: FOLDER has a folder of recordings for each person.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import linear_sum_assignment

from labeval import places
from labeval.transcription.hearing.ear import Ear
from labeval.transcription.known_models import KnownModels
from labeval.transcription.pieces import Voiced, in_stretches, joined
from labeval.transcription.recogniser import by_voice, voices_in
from labeval.transcription.settings import Listening
from labeval.transcription.sound import one_channel
from labeval.transcription.speakers.grouping import NEIGHBOURS, estimated_people
from labeval.transcription.speakers.learning import GivenTurn, learnt
from labeval.transcription.speakers.telling_apart import (
    VoiceWindows,
    people_in,
    voice_windows,
)
from labeval.transcription.speakers.voice_model import VoiceNetwork
from labeval.transcription.transcript import Word
from tests.benchmarks.speech.dialogues import Dialogue, dialogue
from tests.benchmarks.speech.diarisation_error import (
    DiarisationError,
    Spoken,
    diarisation_error,
)
from tests.benchmarks.speech.spoken import RATE

CONDITIONS: dict[str, dict[str, Any]] = {
    "20 dB": {"noise_db": 20},
    "10 dB": {"noise_db": 10},
    "5 dB": {"noise_db": 5},
    "20 dB, room of 0.5 s": {"noise_db": 20, "reverberation_s": 0.5},
}
TESTED = ("slt", "kal16", "en-us", "en-gb-x-rp+Alex", "en-us+Annie", "en-gb-scotland+benjamin")
"""Voices of the table."""
CHOSEN_ON = ("rms", "awb", "en-us+f3", "en-gb-x-rp+Andy", "en-us+linda", "en-029+adam")
"""Voices on which limits were chosen; none of them is in the table."""
SET = (1, 2, 4)
"""Turns that a person sets."""
SHARES = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4)


def casts(voices: Sequence[str]) -> list[tuple[str, Sequence[str]]]:
    """Who speaks in each dialogue: three pairs that share no voice, then three, four and six."""
    pairs = [("2", voices[n : n + 2]) for n in (0, 2, 4)]
    return pairs + [("3, 4, 6", some) for some in (voices[:3], voices[1:5], voices)]


def casts_of(people: Path) -> list[tuple[str, Sequence[str]]]:
    """Dialogues of people: each with the next one, each with a synthetic voice, and up to six."""
    real = sorted(str(person) for person in people.iterdir())
    pairs = [("2 real", pair) for pair in pairwise(real)]
    mixed = [("real and synthetic", pair) for pair in zip(real, TESTED, strict=False)]
    together = [(f"{len(real[:6])} real", real[:6])] if len(real) > 2 else []
    return [*pairs, *mixed, *together]


def dialogues(
    cast: Sequence[tuple[str, Sequence[str]]],
    folder: Path,
    seed: int,
    options: Mapping[str, Any],
) -> Iterator[tuple[str, Dialogue]]:
    """The dialogues of one condition, each with the row that it belongs to."""
    for n, (row, voices) in enumerate(cast):
        turns = 12 if len(voices) == 2 else 20
        named = dict(zip("ABCDEF", voices, strict=False))
        yield row, dialogue(named, folder, turns=turns, seed=seed + n, **options)


def compare(
    arrays: Path, folder: Path, cast: Sequence[tuple[str, Sequence[str]]] = casts(TESTED)
) -> None:
    """Print a row for each condition: of a known number, then of an estimated one."""
    ear = Ear(KnownModels(places.models_file()).choose("en").folder, Listening())
    network = VoiceNetwork.read(arrays)
    for name, options in CONDITIONS.items():
        sums: dict[str, DiarisationError] = {}
        right = []
        for row, spoken in dialogues(cast, folder, 100, options):
            said = [Spoken(t.start_s, t.end_s, t.speaker) for t in spoken.turns]
            count = len({turn.speaker for turn in spoken.turns})
            words, windows = _examined(spoken, ear, network)
            for known in (count, 0):
                people = people_in(windows, known, {})
                found = [Spoken(s.start_s, s.end_s, s.speaker) for s in by_voice(words, people)]
                for collar_s in (0.0, 0.25):
                    key = f"{row} | {(known and 'known') or 'auto'}"
                    error = diarisation_error(said, found, collar_s=collar_s)
                    key += f" | {collar_s}"
                    sums[key] = sums[key] + error if key in sums else error
            right.append(len(people.names) == count)
        for key, error in sorted(sums.items()):
            parts = (error.missed_s, error.false_alarm_s, error.confused_s)
            shares = " | ".join(f"{part / error.spoken_s:.3f}" for part in parts)
            print(name, key, f"{error.rate:.3f}", shares, sep=" | ")
        print(name, f"number right in {sum(right)} of {len(right)}", sep=" | ", flush=True)


def _examined(spoken: Dialogue, ear: Ear, network: VoiceNetwork) -> tuple[list[Word], VoiceWindows]:
    """Words as the program recognises them, and the voices."""
    frames, settings = spoken.samples.reshape(-1, 1), Listening()
    voices = list(voices_in(frames, settings))
    words: list[Word] = []
    pieces = joined(voices, settings.longest_piece_s)
    for stretch in in_stretches(pieces, settings.stretch_pieces):
        begin_s, end_s = stretch[0].start_s, stretch[-1].end_s
        sound = one_channel(frames[int(begin_s * RATE) : int(end_s * RATE) + 1])
        here = [v for v in voices if begin_s <= v.start_s < end_s]
        words += ear.words_in_order(sound, here, stretch)
    *_, windows = voice_windows(frames, voices, network)
    assert isinstance(windows, VoiceWindows)
    return words, windows


def choose(arrays: Path, folder: Path) -> None:
    """Print how often the number of people is right at each share of neighbours."""
    network = VoiceNetwork.read(arrays)
    right, much = np.zeros(len(SHARES), int), np.zeros(len(SHARES), int)
    count = 0
    for n, options in enumerate(CONDITIONS.values()):
        alone = dialogue({"A": CHOSEN_ON[n]}, folder, turns=12, seed=n, **options)
        many = [spoken for _, spoken in dialogues(casts(CHOSEN_ON), folder, 500, options)]
        for spoken in (alone, *many):
            frames = spoken.samples.reshape(-1, 1)
            *_, windows = voice_windows(frames, list(voices_in(frames, Listening())), network)
            assert isinstance(windows, VoiceWindows)
            people = len({turn.speaker for turn in spoken.turns})
            guessed = np.array([estimated_people(windows.vectors, at) for at in SHARES])
            right += guessed == people
            much += guessed > people
            count += 1
    for at, good, many in zip(SHARES, right, much, strict=True):
        mark = "  <- the program's" if at == NEIGHBOURS else ""
        print(f"{at:.2f} | {good} of {count} right | {many} too many{mark}", flush=True)


def learn(arrays: Path, folder: Path) -> None:
    """Print how many turns are wrong once the first wrong ones were set, without and with learning
    from these: as they are distinguished, and where a second person is taken for the first.

    Turns begin and end where they do.
    """
    network = VoiceNetwork.read(arrays)
    for name, options in CONDITIONS.items():
        rows = {(merged, most): [0, 0] for merged in (False, True) for most in SET}
        count = 0
        for _, spoken in dialogues(casts(TESTED), folder, 300, options):
            windows, found, true = _turns_of(spoken, network)
            count += len(true)
            for (merged, most), row in rows.items():
                given = [
                    GivenTurn("A" if merged and t.speaker == "B" else t.speaker, t.probability)
                    for t in found
                ]
                wrong = [n for n, turn in enumerate(given) if turn.speaker != true[n]][:most]
                turns = [GivenTurn(true[n], None) if n in wrong else t for n, t in enumerate(given)]
                new = learnt(windows, turns) if wrong else [None] * len(turns)
                row[0] += sum(t.speaker != own for t, own in zip(turns, true, strict=True))
                now = [f[0] if f else t.speaker for f, t in zip(new, turns, strict=True)]
                row[1] += sum(a != b for a, b in zip(now, true, strict=True))
        for (merged, most), (before, after) in rows.items():
            case = "two taken for one" if merged else "as distinguished"
            print(f"{name} | {case} | {most} set | {before} | {after} of {count}", flush=True)


def _turns_of(
    spoken: Dialogue, network: VoiceNetwork
) -> tuple[VoiceWindows, list[GivenTurn], list[str]]:
    """Windows of the turns, the turns as they are distinguished, and who speaks in each."""
    frames = spoken.samples.reshape(-1, 1)
    stretches = [Voiced(turn.start_s, turn.end_s) for turn in spoken.turns]
    *_, windows = voice_windows(frames, stretches, network)
    assert isinstance(windows, VoiceWindows)
    true = [turn.speaker for turn in spoken.turns]
    people = people_in(windows, len(set(true)), {})
    words = [Word(turn.text, turn.start_s, turn.end_s) for turn in spoken.turns]
    found = people.speakers_of(words)
    own = sorted(set(true))
    table = np.array(
        [
            [sum(t == a and f == b for t, (f, _) in zip(true, found, strict=True)) for b in own]
            for a in own
        ]
    )
    rows, columns = linear_sum_assignment(-table)
    names = {own[column]: own[row] for row, column in zip(rows, columns, strict=True)}
    return windows, [GivenTurn(names[s], p) for s, p in found], true


if __name__ == "__main__":
    works = {"--choose": choose, "--learn": learn}
    with tempfile.TemporaryDirectory() as temporary:
        work = next((works[given] for given in sys.argv if given in works), compare)
        if "--people" in sys.argv:
            people = Path(sys.argv[sys.argv.index("--people") + 1])
            compare(Path(sys.argv[1]), Path(temporary), casts_of(people))
        else:
            work(Path(sys.argv[1]), Path(temporary))
