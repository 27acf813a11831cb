"""Which sound of two channels is whose, without a model."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.transcription.channels import mouths_of, without_echo
from labeval.transcription.pieces import Voiced, merged
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word


def voice(seconds, seed, loud=8000):
    """Noise that comes and goes three times a second, as syllables do."""
    time = np.arange(int(seconds * RATE)) / RATE
    noise = np.random.default_rng(seed).normal(0, loud, len(time))
    return noise * (0.1 + np.abs(np.sin(2 * np.pi * 1.5 * time + seed)))


def in_turns(share, *, seed=0):
    """The left one speaks for three seconds, then the right one; each is an echo in the other."""
    size = 7 * RATE
    own = np.zeros((size, 2))
    own[: 3 * RATE, 0], own[4 * RATE :, 1] = voice(3, 1), voice(3, 2)
    heard = own + np.roll(own[:, ::-1], RATE // 250, axis=0) * np.sqrt(share)
    heard += np.random.default_rng(seed).normal(0, 20, heard.shape)
    return heard.astype(np.int16)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.1, 0.25])
def test_a_stretch_of_voice_is_of_whom_it_is_loud_with(share):
    left, right = mouths_of(in_turns(share))
    first, second = Voiced(0.2, 2.9), Voiced(4.1, 6.9)
    assert [left.is_own(first), left.is_own(second)] == [True, False]
    assert [right.is_own(first), right.is_own(second)] == [False, True]


def test_the_share_that_arrives_is_about_that_of_the_echo():
    for mouth in mouths_of(in_turns(0.1)):
        assert 0.05 < mouth.share < 0.2


def test_one_microphone_twice_is_no_two_people():
    one = voice(4, 3).astype(np.int16)
    assert mouths_of(np.stack([one, one], axis=1)) == ()
    assert mouths_of(np.zeros((RATE, 2), dtype=np.int16)) == ()
    assert mouths_of(np.zeros((0, 2), dtype=np.int16)) == ()
    assert mouths_of(one[:, None]) == ()


def test_a_dead_microphone_leaves_all_to_the_other():
    frames = np.stack([voice(3, 1).astype(np.int16), np.zeros(3 * RATE, np.int16)], axis=1)
    left, right = mouths_of(frames)
    assert left.is_own(Voiced(0.2, 2.8))
    assert not right.is_own(Voiced(0.2, 2.8))


def spoken(text, start_s):
    return [
        Word(f" {w}", start_s + n / 4, start_s + n / 4 + 0.2) for n, w in enumerate(text.split())
    ]


def test_words_that_both_channels_have_stay_where_they_are_loud():
    mouths = mouths_of(in_turns(0.1))
    own, echo = spoken("we came here by night", 0.5), spoken("we game here by night", 0.55)
    assert without_echo([own, echo], mouths) == [own, []]
    later, late_echo = (
        spoken("and left in the morning", 4.5),
        spoken("and left in the morning", 4.5),
    )
    assert without_echo([late_echo, later], mouths) == [[], later]


def test_a_word_in_the_middle_of_a_sentence_stays_with_it():
    """Both say yes at the same moment; neither sentence loses it."""
    mouths = mouths_of(np.stack([voice(4, 1), voice(4, 2)], axis=1).astype(np.int16))
    first, second = spoken("I think that yes it is", 0.5), spoken("so we said yes to all", 0.5)
    assert without_echo([first, second], mouths) == [first, second]


def test_stretches_of_two_people_are_merged_where_they_overlap():
    found = merged([Voiced(0, 2), Voiced(5, 6)], [Voiced(1, 3), Voiced(4, 5)])
    assert found == [Voiced(0, 3), Voiced(4, 6)]
