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


ONE, OTHER = (1.0, 0.0, 0.0, 0.0), (0.5, 3**0.5 / 2, 0.0, 0.0)
"""Voices of two people."""


def with_voices(*voices):
    """Windows of turns with voices in these directions; None for a turn without a voice."""
    known = [(n, np.array(voice)) for n, voice in enumerate(voices) if voice is not None]
    vectors = np.zeros((EACH * len(known), 256), np.float32)
    vectors[:, :4] = np.repeat([v / np.linalg.norm(v) for _, v in known], EACH, axis=0)
    stretch = np.repeat([n for n, _ in known], EACH)
    return VoiceWindows(np.arange(len(vectors)) * 0.4, stretch, vectors)


@pytest.mark.parametrize(
    ("probability", "people", "counts"),
    [
        (0.99, "AB", 0.9),
        (0.6, "AB", 0.6),
        (0.2, "AB", 0.5),
        (0.99, "ABC", 0.9),
        (0.1, "ABC", 1 / 3),
    ],
)
def test_who_was_found_before_counts_where_voices_say_nothing(probability, people, counts):
    """All voices are one, so that what is left is the finding before and that turns are taken."""
    given = [GivenTurn("A", probability), *(GivenTurn(name, None) for name in people[1:])]
    name, found = learnt(with_voices(*[ONE] * len(people)), given)[0]
    n = len(people)
    stays, changes = 0.7, 0.3 / (n - 1)
    ways = {"A": counts * changes, "B": (1 - counts) / (n - 1) * stays}
    ways |= dict.fromkeys(people[2:], (1 - counts) / (n - 1) * changes)
    assert found == pytest.approx(max(ways.values()) / sum(ways.values()), abs=1e-9)
    assert ways[name] == max(ways.values())


ENDS = [GivenTurn("B", None), GivenTurn("A", None)]


def between(*unsure):
    """Turns said to be A's, each after one of A's and before one of B's, so that neither counts."""
    given, voices = list(ENDS), [OTHER, ONE]
    for voice in unsure:
        given += [GivenTurn("A", 0.6), *ENDS]
        voices += [voice, None, None]
    found = learnt(with_voices(*voices), given)
    return [found[n] for n in range(2, len(given), 3)]


def test_a_voice_begins_with_what_is_sure_and_not_with_what_is_to_be_decided():
    ((name, sure),) = between((0.82, 0.57, 0.0, 0.0))
    assert name == "B" and sure > 0.9


NEARER = (0.57, 0.57, 0.6, 0.0)
"""Nearer to the other's voice, with something of its own."""
LIKE_NEARER, LIKE_THAT = (0.52, 0.3, 0.6, 0.53), (0.52, 0.3, 0.0, 0.8)
"""As near to one as to the other, but each like the one before."""


def test_what_was_decided_surely_decides_what_was_not_in_two_rounds():
    def names(*voices):
        return "".join(name for name, _ in between(*voices))

    assert names(LIKE_NEARER) == names(LIKE_THAT) == "A"
    assert names(LIKE_NEARER, LIKE_THAT) == "AA"
    assert names(NEARER, LIKE_NEARER) == "BB"
    assert names(NEARER, LIKE_THAT) == "BA"
    assert names(NEARER, LIKE_NEARER, LIKE_THAT) == "BBB"


def test_a_turn_that_nobody_was_given_follows_its_voice():
    found = learnt(with_voices(OTHER, ONE, OTHER), [*ENDS, GivenTurn("", None)])
    assert found[:2] == [None, None] and found[2][0] == "B"
