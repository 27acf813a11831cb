"""Voices one after the other, without the long pauses between them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.transcription.hearing.splice import PAUSE_S, gaps, spliced
from labeval.transcription.pieces import Voiced
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word

tenths = st.integers(2, 60).map(lambda n: n / 10)


@st.composite
def recordings(draw):
    """Voices, and a sound whose frames say where they are in the recording."""
    begun_s = draw(st.integers(0, 50)) / 10
    voices, at_s = [], begun_s
    for pause_s, length_s in draw(st.lists(st.tuples(tenths, tenths), min_size=1, max_size=6)):
        voices.append(Voiced(at_s + pause_s, at_s + pause_s + length_s))
        at_s = voices[-1].end_s
    frames = np.arange(round((at_s - begun_s) * RATE), dtype=np.float64) / RATE + begun_s
    return voices, frames, begun_s


@given(recordings())
def test_every_moment_of_a_voice_is_found_at_its_place_in_the_recording(recording):
    voices, frames, begun_s = recording
    splice = spliced(frames, begun_s, voices)
    assert splice.here_s == tuple(sorted(splice.here_s))
    assert splice.here_s[-1] == pytest.approx(splice.length_s)
    for n in range(0, len(splice.sound), RATE // 10):
        second = splice.sound[n]
        if any(voice.start_s + 0.001 < second < voice.end_s - 0.001 for voice in voices):
            (word,) = splice.in_recording([Word(" so", n / RATE, n / RATE)])
            assert word.start_s == pytest.approx(second, abs=0.002)


@given(recordings())
def test_pauses_are_short_and_voices_whole(recording):
    voices, frames, begun_s = recording
    splice = spliced(frames, begun_s, voices)
    voice_s = sum(voice.end_s - voice.start_s for voice in voices)
    assert splice.length_s >= voice_s - 0.001
    assert splice.length_s <= voice_s + PAUSE_S * (len(voices) - 1) + 0.001


def test_a_word_that_the_model_begins_in_the_pause_before_it_begins_with_its_voice():
    voices = [Voiced(1.0, 2.0), Voiced(9.0, 10.0)]
    splice = spliced(np.zeros(10 * RATE, np.float32), 0.0, voices)
    words = splice.in_recording([Word(" one", 0.2, 0.9), Word(" two", 1.1, 2.2)])
    assert [(word.start_s, word.end_s) for word in words] == [(1.2, 1.9), (9.0, 9.6)]


def test_voices_without_a_word_are_gaps_also_where_the_word_before_is_said_to_last():
    words = [Word(" a", 0.1, 0.5), Word(" b", 0.6, 7.9), Word(" c", 8.0, 8.4)]
    assert gaps(words, 20.0, 2.5) == [(1.6, 8.0), (8.4, 20.0)]
    assert gaps([], 3.0, 2.5) == [(0.0, 3.0)]
    assert gaps([], 2.0, 2.5) == []
