"""Turns and groups with vectors that are drawn; the network itself is in the benchmark."""

import numpy as np
import pytest

from labeval.transcription.speakers.grouping import groupings
from labeval.transcription.speakers.telling_apart import VoiceWindows, people_in, turns
from labeval.transcription.speakers.voice_model import NAMES, VoiceNetwork
from labeval.transcription.transcript import Word


def people_vectors(count, each, *, spread=0.03, seed=1):
    """Voices as the network makes them: near a direction of their own; (count * each, 256)."""
    draw = np.random.default_rng(seed)
    own = np.linalg.qr(draw.standard_normal((256, count)))[0].T
    own = own + 0.5 * np.ones(256) / 16  # real voices are no right angles to each other
    found = np.repeat(own, each, axis=0) + spread * draw.standard_normal((count * each, 256))
    return (found / np.linalg.norm(found, axis=1, keepdims=True)).astype(np.float32)


def talk(vectors, order):
    """Each person's vectors in turn, a window every 0.4 s."""
    return VoiceWindows(
        np.arange(len(order)) * 0.4 + 0.8,
        np.cumsum(np.diff(order, prepend=-1) != 0) - 1,
        vectors[order],
    )


def test_two_people_are_distinguished_where_they_change():
    vectors = people_vectors(2, 1)
    order = np.repeat([0, 1, 0, 1], 20)
    people = people_in(talk(vectors, order), 2, {})
    words = [Word(" so", n * 0.4 + 0.7, n * 0.4 + 0.9) for n in range(len(order))]
    found = people.speakers_of(words)
    assert [speaker for speaker, _ in found] == ["AB"[n] for n in order]
    assert min(sure for _, sure in found) > 0.5


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_the_number_of_people_is_estimated(count):
    vectors = people_vectors(count, 40)
    assert {len(means) for means in groupings(vectors, 0)} == {count}


def test_people_whose_voices_change_from_turn_to_turn_are_not_taken_for_more():
    own, turn = people_vectors(2, 1), people_vectors(16, 1, seed=2)
    kinds = np.repeat(own, 8, axis=0) + 0.8 * turn  # eight turns of each
    found = np.repeat(kinds, 8, axis=0)
    found = found + 0.02 * np.random.default_rng(3).standard_normal(found.shape)
    vectors = (found / np.linalg.norm(found, axis=1, keepdims=True)).astype(np.float32)
    assert {len(means) for means in groupings(vectors, 0)} == {2}


def test_two_people_who_sound_alike_are_not_taken_for_one_and_a_laugh():
    draw = np.random.default_rng(5)
    shared, laugh, *own = np.linalg.qr(draw.standard_normal((256, 4)))[0].T
    kinds = np.stack([shared + 0.4 * own[0], shared + 0.4 * own[1], shared + laugh])
    order = np.concatenate([np.tile(np.repeat([0, 1], 12), 8), np.full(6, 2)])
    vectors = kinds[order] + 0.015 * draw.standard_normal((len(order), 256))
    vectors = (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)
    stretches = np.cumsum(np.diff(order, prepend=-1) != 0) - 1
    windows = VoiceWindows(np.arange(len(order)) * 0.4 + 0.8, stretches, vectors)
    people = people_in(windows, 2, {})
    words = [Word(" so", at - 0.1, at + 0.1) for at in windows.at_s[order < 2]]
    assert [who for who, _ in people.speakers_of(words)] == ["AB"[n] for n in order if n < 2]


def test_a_known_supervisor_is_named_and_the_other_is_the_participant():
    vectors = people_vectors(2, 1)
    windows = talk(vectors, np.repeat([0, 1, 0, 1], 20))
    assert people_in(windows, 2, {"supervisor": vectors[1]}).names == ("participant", "supervisor")
    strange = people_vectors(3, 1, seed=9)[2]
    assert people_in(windows, 2, {"supervisor": strange}).names == ("A", "B")


def test_silence_has_no_people():
    windows = VoiceWindows(np.zeros(0), np.zeros(0, int), np.zeros((0, 256), np.float32))
    people = people_in(windows, 2, {})
    assert people.speakers_of([Word(" so", 0.0, 1.0)]) == [("", 0.0)]


def test_turns_are_the_probabilities_over_all_ways():
    draw = np.random.default_rng(3)
    scores, change = draw.standard_normal((5, 3)), draw.uniform(0.05, 0.4, 4)
    found = turns(scores, change)
    expected = np.zeros_like(scores)
    for way in np.ndindex(3, 3, 3, 3, 3):
        p = np.exp(scores[range(5), way].sum())
        for n, c in enumerate(change):
            p *= 1 - c if way[n] == way[n + 1] else c / 2
        expected[range(5), way] += p
    expected /= expected.sum(axis=1, keepdims=True)
    # Staying has what is left of 1 after both others.
    np.testing.assert_allclose(found, expected, rtol=1e-9)


def test_a_network_with_an_array_of_another_shape_is_refused():
    arrays = {name: np.zeros(shape, np.float32) for name, shape in NAMES.items()}
    VoiceNetwork(arrays)
    with pytest.raises(ValueError, match=r"linear\.bias"):
        VoiceNetwork({**arrays, "linear.bias": np.zeros(3, np.float32)})
