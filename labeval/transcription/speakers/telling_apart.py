"""Speakers who share a microphone, by the sound of their voices.

Every 0.4 s of speech the voice in a window becomes a vector. The vectors are grouped in two ways
(average linkage and Ward's), each group's mean stands for a person, and a hidden Markov model, in
which people take turns rarely in the middle of a sentence and easily at its end, says how probably
each of them spoke a word. The way whose people are more like what they say is taken. The model
knows of one person at a time: of words that two say at once, one is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.transcription.pieces import Voiced
from labeval.transcription.segmenting import ends_sentence
from labeval.transcription.sound import RATE, one_channel, read_sound
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.transcription.speakers.grouping import groupings
from labeval.transcription.speakers.voice_model import WINDOW_S, Floats, VoiceNetwork
from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    Numbers = npt.NDArray[np.float64]

STEP_S = 0.4
"""From one window to the next."""
_BLOCK_FRAMES = 60 * RATE
_LEAST_S = 0.5
"""Of a shorter stretch of voice a wider window is taken."""
SURENESS = 12.0
"""By which a difference of similarities becomes one of logarithms, for each :data:`STEP_S`."""
_PAUSE_S = 0.3
"""Silence in which somebody else may begin as well."""
_CHANGE = 0.02
"""Probability of another speaker after a word, in the middle of a sentence."""
CHANGE_AT_END = 0.3
"""The same after a sentence or a pause."""
_ROUNDS = 3
"""Rounds in which people's mean voices are taken anew from what they are likely to have said."""
LIKELY = 0.9
_SAME = 0.6
"""Similarity from which a voice from elsewhere is taken to be this person's."""


@dataclass(frozen=True, slots=True)
class VoiceSample:
    """Sound in which one person is known to speak."""

    name: str
    sound: Path
    stretches: tuple[Voiced, ...] = ()
    """Stretches in which nobody else speaks; empty for all of it."""


@dataclass(frozen=True, slots=True)
class SpeakersWanted:
    """A request to distinguish people who share a microphone."""

    arrays: Path
    """File of the model of voices."""
    people: int = 2
    """Number of people; 0 where that is to be estimated, up to six."""
    samples: tuple[VoiceSample, ...] = ()
    """People whose voices are known, each from other sound."""


@dataclass(frozen=True, slots=True)
class VoiceWindows:
    """The voices of a recording, window by window."""

    at_s: Numbers
    """(windows,) middle of each window in seconds of the recording, in order."""
    stretch: npt.NDArray[np.int_]
    """(windows,) number of the stretch of voice of each, from 0."""
    vectors: Floats
    """(windows, 256), each of length one."""

    @property
    def first(self) -> npt.NDArray[np.bool_]:
        """(windows,) True where a stretch of voice begins."""
        return np.asarray(np.diff(self.stretch, prepend=-1) != 0)


def voice_windows(
    frames: npt.NDArray[np.int16], voices: Sequence[Voiced], network: VoiceNetwork
) -> Iterator[VoiceWindows | float]:
    """Examine the voices in a recording; the last thing that comes is the result.

    Args:
        frames: (frames, channels) at the recogniser's rate.
        voices: where somebody speaks, in order.

    Yields:
        Seconds of the recording that are done, while it goes on, then the result.
    """
    spans = [(n, *span) for n, voice in enumerate(voices) for span in _windows(voice, len(frames))]
    vectors = []
    for some in _blocks(spans):
        begun = min(first for _, first, _ in some)
        sound = one_channel(frames[begun : max(end for *_, end in some)])
        vectors.append(network.vectors(sound, [(f - begun, e - begun) for _, f, e in some]))
        yield some[-1][2] / RATE
    middles = np.array([(first + end) / 2 / RATE for _, first, end in spans])
    of = np.array([n for n, *_ in spans], dtype=int)
    every = np.concatenate(vectors) if vectors else np.zeros((0, 256), np.float32)
    yield VoiceWindows(middles, of, every)


def _windows(voice: Voiced, frames: int) -> Iterator[tuple[int, int]]:
    """First and last frame of windows in a stretch of voice; of a short one, wider than it."""
    first, end = int(voice.start_s * RATE), min(frames, int(voice.end_s * RATE))
    wide, step, least = int(WINDOW_S * RATE), int(STEP_S * RATE), int(_LEAST_S * RATE)
    if end - first < least:
        first = max(0, (first + end - least) // 2)
        end = min(frames, first + least)
    if end - first < wide:
        if end - first >= least:
            yield first, end
        return
    for start in range(first, end - wide + 1, step):
        yield start, start + wide


def _blocks(
    spans: Sequence[tuple[int, int, int]],
) -> Iterator[Sequence[tuple[int, int, int]]]:
    """Windows in parts of a minute."""
    by_block: dict[int, list[tuple[int, int, int]]] = {}
    for span in spans:
        by_block.setdefault(span[1] // _BLOCK_FRAMES, []).append(span)
    yield from by_block.values()


@dataclass(frozen=True, slots=True)
class People:
    """The people in a recording, by their mean voices."""

    names: tuple[str, ...]
    windows: VoiceWindows
    likeness: Numbers
    """(windows, people) of each window to each mean voice, -1 to 1."""

    def speakers_of(self, words: Sequence[Word]) -> list[tuple[str, float]]:
        """Speaker of each word, in order, and how probable that is (0 to 1)."""
        if not words or not len(self.windows.at_s):
            return [("", 0.0)] * len(words)
        lengths = np.array([max(w.end_s - w.start_s, 0.1) for w in words]) / STEP_S
        middles = np.array([(w.start_s + w.end_s) / 2 for w in words])
        like = np.stack(
            [np.interp(middles, self.windows.at_s, column) for column in self.likeness.T], axis=1
        )
        change = np.array([_change(word, following) for word, following in pairwise(words)])
        likely = turns(SURENESS * like * lengths[:, None], change)
        best = likely.argmax(axis=1)
        return [(self.names[n], float(row[n])) for n, row in zip(best, likely, strict=True)]


def people_in(windows: VoiceWindows, count: int, known: Mapping[str, Floats]) -> People:
    """Group the voices of a recording.

    Args:
        count: how many people speak; 0 where that is to be estimated (1 to 6).
        known: by name, a mean voice for each person of whom there is other sound. Of two people,
            where one is the supervisor, the other is the participant. Others are called A, B, … by
            when they first speak.
    """
    ways = [(means, *_settled(windows, means)) for means in groupings(windows.vectors, count)]
    means, likeness, likely = max(ways, key=lambda way: float((way[1] * way[2]).sum()))
    order = np.argsort([_first_time(likely[:, n]) for n in range(len(means))])
    likeness = likeness[:, order]
    means = _means(windows, likely[:, order], means[order])
    return People(_named(means, known), windows, likeness)


def voices_in_stretches(
    sound: Path, stretches: Sequence[Voiced], arrays: Path
) -> Iterator[VoiceWindows | float]:
    """As :func:`voice_windows`, of a sound file, by a file of arrays."""
    frames = read_sound(sound)
    yield 0.0
    yield from voice_windows(frames, stretches, VoiceNetwork.read(arrays))


def mean_voice(vectors: Floats) -> Floats:
    """The mean of vectors, (256,) of length one."""
    mean = vectors.mean(axis=0)
    return np.asarray(mean / max(float(np.linalg.norm(mean)), 1e-9), dtype=np.float32)


def turns(scores: Numbers, change: Numbers) -> Numbers:
    """Probability of each person at each step, of a chain in which people take turns.

    Args:
        scores: (steps, people) logarithms of how well each fits each step.
        change: (steps - 1,) probability that somebody else goes on after a step.

    Returns:
        (steps, people); each row sums to 1.
    """
    steps, people = scores.shape
    if people == 1:
        return np.ones((steps, 1))
    fits = np.exp(scores - scores.max(axis=1, keepdims=True))
    forward, backward = np.empty_like(fits), np.ones_like(fits)
    forward[0] = fits[0] / fits[0].sum()
    other = change / (people - 1)
    stay = 1 - change - other
    for n in range(1, steps):
        row = (stay[n - 1] * forward[n - 1] + other[n - 1]) * fits[n]
        forward[n] = row / row.sum()
    for n in range(steps - 2, -1, -1):
        ahead = fits[n + 1] * backward[n + 1]
        row = stay[n] * ahead + other[n] * ahead.sum()
        backward[n] = row / row.sum()
    both = forward * backward
    return np.asarray(both / both.sum(axis=1, keepdims=True))


def _change(word: Word, following: Word) -> float:
    apart = following.start_s - word.end_s >= _PAUSE_S or ends_sentence(word)
    return CHANGE_AT_END if apart else _CHANGE


def _settled(windows: VoiceWindows, means: Floats) -> tuple[Numbers, Numbers]:
    """Likeness and probability of each person in each window, after taking means anew."""
    change = np.where(windows.first[1:], CHANGE_AT_END, _CHANGE * 2)
    for _ in range(_ROUNDS):
        likeness = np.asarray(windows.vectors @ means.T, dtype=np.float64)
        scores = SURENESS * likeness
        likely = turns(scores, change) if len(scores) else scores
        means = _means(windows, likely, means)
    return np.asarray(windows.vectors @ means.T, dtype=np.float64), likely


def _means(windows: VoiceWindows, likely: Numbers, before: Floats) -> Floats:
    """Mean voices of what each person is likely to have said; the one before where that is none."""
    found = before.copy()
    for n in range(len(before)):
        here = likely[:, n] >= LIKELY
        if here.any():
            found[n] = mean_voice(windows.vectors[here])
    return found


def _first_time(likely: Numbers) -> int:
    here = likely >= LIKELY
    return int(here.argmax()) if here.any() else len(likely)


def voice_of(
    frames: npt.NDArray[np.int16], voices: Sequence[Voiced], network: VoiceNetwork
) -> Floats:
    """The mean voice of a sound in which one person speaks; zeros where nobody does."""
    *_, windows = voice_windows(frames, voices, network)
    assert isinstance(windows, VoiceWindows)
    return mean_voice(windows.vectors) if len(windows.vectors) else np.zeros(256, np.float32)


def _named(means: Floats, known: Mapping[str, Floats]) -> tuple[str, ...]:
    from scipy.optimize import linear_sum_assignment

    letters = [chr(ord("A") + n) for n in range(len(means))]
    if known:
        like = means @ np.stack(list(known.values())).T
        for person, voice in zip(*linear_sum_assignment(-like), strict=True):
            if like[person, voice] >= _SAME:
                letters[person] = list(known)[voice]
    if len(letters) == 2 and SUPERVISOR in letters and PARTICIPANT not in letters:
        letters[1 - letters.index(SUPERVISOR)] = PARTICIPANT
    return tuple(letters)
