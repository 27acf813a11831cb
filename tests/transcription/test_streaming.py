"""Sound that comes bit by bit: everything that is said is told once, at its time."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.transcription.pieces import Voiced
from labeval.transcription.sound import RATE, Resampled
from labeval.transcription.streaming import (
    COMPARED_S,
    LONGEST_S,
    QUIET_S,
    StreamingRecogniser,
)
from labeval.transcription.transcript import Word

LOUD = 9000


def loud_stretches(frames):
    """Where sound is, as a voice filter tells."""
    loud = np.abs(frames[:, 0].astype(int)) > 100
    edges = np.flatnonzero(np.diff(np.r_[0, loud.astype(int), 0]))
    return [Voiced(a / RATE, b / RATE) for a, b in edges.reshape(-1, 2)]


def one_word_each(said, pieces):
    """What a recogniser tells of one piece, as long as the piece."""
    (piece,) = pieces
    return [Word(" word", piece.start_s, piece.end_s, 0.9)]


def sound(stretches):
    """Loud and silent by turns, in seconds, beginning with silence."""
    parts = [
        np.full((round(seconds * RATE), 1), LOUD if n % 2 else 0, np.int16)
        for n, seconds in enumerate(stretches)
    ]
    return np.concatenate(parts)


def streamed(frames, step_s):
    recogniser = StreamingRecogniser(loud_stretches, one_word_each)
    found = []
    for first in range(0, len(frames), round(step_s * RATE)):
        found += recogniser.feed(frames[first : first + round(step_s * RATE)])
    return found, recogniser


lengths = st.tuples(st.floats(1.0, 3.0), st.floats(0.5, 5.0))


@given(st.lists(lengths, min_size=1, max_size=5), st.floats(0.3, 1.5))
def test_every_sentence_is_told_once_at_the_time_at_which_it_was_said(turns, step_s):
    stretches = [s for turn in turns for s in turn]
    found, _ = streamed(sound([*stretches, QUIET_S + 2 * step_s + 1.0]), step_s)
    begins, at = [], 0.0
    for n, seconds in enumerate(stretches):
        at += round(seconds * RATE) / RATE
        if n % 2 == 0:
            begins.append(at)
    told = [segment.start_s for segment in found]
    # Two sentences that end within one step are told together, as one word here.
    assert abs(told[0] - begins[0]) < 0.002
    assert all(min(abs(t - b) for b in begins) < 0.01 for t in told)
    assert told == sorted(set(told))


def test_who_never_pauses_is_cut_and_nothing_piles_up():
    found, recogniser = streamed(sound([1.0, 5 * LONGEST_S]), 0.7)
    assert len(found) >= 4
    assert recogniser.held_s < LONGEST_S + 2
    for before, after in pairwise(found):
        assert after.start_s >= before.end_s - 0.01


def test_silence_is_not_held():
    found, recogniser = streamed(sound([30.0]), 0.7)
    assert found == [] and recogniser.held_s < 2


@given(st.integers(1, 9000), st.sampled_from([1, 2]))
def test_blocks_at_another_rate_become_the_sound_at_the_right_length(step, channels):
    frames = np.zeros((44_100, channels), np.int16)
    frames[20_000:20_500] = LOUD
    resampled = Resampled(44_100, channels)
    parts = [resampled.block(frames[n : n + step]) for n in range(0, len(frames), max(step, 400))]
    if step >= 400:
        whole = np.concatenate(parts)
        assert abs(len(whole) - RATE) < 40
        first = int(np.argmax(np.abs(whole[:, 0].astype(int)) > LOUD // 2))
        assert abs(first / RATE - 20_000 / 44_100) < 0.003


def talk(turns, length_s):
    """Two channels of noise in syllables; a turn is a side, a begin and a length in seconds."""
    frames = np.random.default_rng(3).normal(0, 10, (round(length_s * RATE), 2))
    for side, begin_s, seconds in turns:
        first = round(begin_s * RATE)
        random = np.random.default_rng(round(begin_s * 20) + side)
        syllables = random.uniform(0.1, 1.0, round(seconds * 10)).repeat(RATE // 10)
        loud = random.normal(0, LOUD, len(syllables)) * syllables
        frames[first : first + len(loud), side] += loud
        frames[first : first + len(loud), 1 - side] += loud * 0.005
    return np.clip(frames, -32_000, 32_000).astype(np.int16)


def voices_by_energy(frames):
    """Where 20 ms are louder than any noise, gaps below a fifth of a second closed."""
    hop = RATE // 50
    energy = (frames.astype(float) ** 2).mean(axis=1)
    hops = [energy[n : n + hop].mean() > 10_000 for n in range(0, len(energy), hop)]
    edges = np.flatnonzero(np.diff(np.r_[0, np.array(hops, dtype=int), 0]))
    return [Voiced(a * hop / RATE, b * hop / RATE) for a, b in edges.reshape(-1, 2)]


@pytest.mark.parametrize("step_s", [0.4, 1.1])
@pytest.mark.parametrize(
    "turns",
    [
        [(0, 1.0, 2.0), (1, 4.5, 2.0), (0, 8.0, 2.0)],
        [(0, 1.0, 2.0), (1, 1.5, 3.0), (0, 6.5, 1.5), (1, 7.0, 1.0)],
        [(0, 1.0, 9.0), (1, 3.0, 1.0), (1, 6.0, 1.0), (1, 15.0, 2.0)],
    ],
    ids=["in turns", "at once", "two interjections"],
)
def test_two_with_a_channel_each_are_told_apart_also_where_they_overlap(turns, step_s):
    frames = talk(turns, max(begin_s + seconds for _, begin_s, seconds in turns) + 4.0)
    number = count()

    def another_word(said, pieces):
        return [replace(one_word_each(said, pieces)[0], text=f" word{next(number)}")]

    recogniser = StreamingRecogniser(voices_by_energy, another_word)
    found = []
    for first in range(0, len(frames), round(step_s * RATE)):
        found += recogniser.feed(frames[first : first + round(step_s * RATE)])
    for side, speaker in enumerate(("participant", "supervisor")):
        said = [begin_s for own, begin_s, _ in turns if own == side]
        told = [segment.start_s for segment in found if segment.speaker == speaker]
        assert told == sorted(set(told))
        assert len(told) == len(said)
        assert all(abs(t - s) < 0.1 for t, s in zip(told, said, strict=True))


def test_what_is_kept_to_compare_two_channels_has_a_limit():
    turns = [(n % 2, 3.0 * n, 2.0) for n in range(40)]
    frames = talk(turns, 122.0)
    recogniser = StreamingRecogniser(voices_by_energy, one_word_each)
    most = 0
    for first in range(0, len(frames), RATE // 2):
        recogniser.feed(frames[first : first + RATE // 2])
        assert recogniser._frames is not None
        most = max(most, len(recogniser._frames))
    assert most < (COMPARED_S + LONGEST_S + 2) * RATE
    assert recogniser.held_s < LONGEST_S
