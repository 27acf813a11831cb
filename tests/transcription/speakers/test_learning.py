"""Turns that were set teach the others, with vectors that are drawn."""

import numpy as np
import pytest

from labeval.transcription.speakers.learning import GivenTurn, learnt
from labeval.transcription.speakers.telling_apart import VoiceWindows
from tests.transcription.speakers.test_telling_apart import people_vectors

EACH = 4
"""Windows of a turn."""


def turns_of(order):
    """Windows of turns of these people, by their numbers."""
    vectors = people_vectors(3, 100, spread=0.03)
    taken = [100 * person + EACH * n + k for n, person in enumerate(order) for k in range(EACH)]
    stretch = np.repeat(np.arange(len(order)), EACH)
    return VoiceWindows(np.arange(len(taken)) * 0.4, stretch, vectors[taken])


ORDER = [0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 1]


def named(found, given):
    return "".join(f[0] if f else turn.speaker for f, turn in zip(found, given, strict=True))


def test_one_turn_that_is_set_frees_a_person_who_was_taken_for_another():
    windows = turns_of(ORDER)
    given = [GivenTurn("ABB"[person], 0.97) for person in ORDER]
    assert named(learnt(windows, given), given) == "ABBBABBBABBB"
    given[2] = GivenTurn("C", None)
    found = learnt(windows, given)
    assert named(found, given) == "".join("ABC"[person] for person in ORDER)
    assert found[2] is None, "what a person has set is not examined"
    assert all(0.9 < f[1] <= 1 for f in found if f)


def test_unsure_turns_follow_their_voices():
    windows = turns_of(ORDER)
    given = [GivenTurn("ABC"[person], 0.99) for person in ORDER]
    given[3] = GivenTurn("A", 0.5)
    given[4] = GivenTurn("A", None)
    found = learnt(windows, given)
    assert found[3][0] == "B" and named(found, given) == "".join("ABC"[p] for p in ORDER)


def test_a_turn_that_was_set_stays_and_one_without_sound_too():
    windows = turns_of(ORDER)
    here = windows.stretch != 5
    windows = VoiceWindows(windows.at_s[here], windows.stretch[here], windows.vectors[here])
    given = [GivenTurn("ABC"[person], 0.99) for person in ORDER]
    given[0] = GivenTurn("C", None)  # whatever its voice is
    found = learnt(windows, given)
    assert found[0] is None and found[5] is None
    assert named(found, given)[1:] == "".join("ABC"[p] for p in ORDER)[1:]


@pytest.mark.parametrize("speaker", ["", "A"])
def test_nobody_is_invented(speaker):
    windows = turns_of([0, 1])
    found = learnt(windows, [GivenTurn(speaker, 0.5)] * 2)
    assert {f and f[0] for f in found} == {speaker or None}
