import pytest

from tests.benchmarks.speech.diarisation_error import DiarisationError, Spoken, diarisation_error


def errors(said, found, **options):
    spoken = ([Spoken(*one) for one in some] for some in (said, found))
    return diarisation_error(*spoken, **options)


@pytest.mark.parametrize(
    ("said", "found", "expected"),
    [
        ([(0, 4, "a")], [(0, 4, "X")], (4, 0, 0, 0)),
        ([(0, 4, "a")], [], (4, 4, 0, 0)),
        ([(1, 4, "a")], [(0, 5, "X")], (3, 0, 2, 0)),
        ([(0, 6, "a"), (6, 8, "b")], [(0, 8, "X")], (8, 0, 0, 2)),
        # Names are matched as well as they can be, however they are called.
        ([(0, 3, "a"), (3, 8, "b")], [(0, 3, "b"), (3, 8, "a")], (8, 0, 0, 0)),
        # Two at once count twice; of whom one is found, the other is missed.
        ([(0, 4, "a"), (2, 6, "b")], [(0, 3, "X"), (3, 6, "Y")], (8, 2, 0, 0)),
        # One person found as two: the smaller part is confused.
        ([(0, 5, "a")], [(0, 3, "X"), (3, 5, "Y")], (5, 0, 0, 2)),
    ],
)
def test_seconds_are_missed_invented_or_given_to_somebody_else(said, found, expected):
    spoken, missed, invented, confused = expected
    assert errors(said, found) == DiarisationError(spoken, missed, invented, confused)


def test_time_around_a_change_does_not_count_within_a_collar():
    said, found = [(0, 4, "a"), (4, 8, "b")], [(0, 4.2, "X"), (4.2, 8, "Y")]
    assert errors(said, found).confused_s == pytest.approx(0.2)
    inside = errors(said, found, collar_s=0.25)
    assert inside.rate == 0 and inside.spoken_s == pytest.approx(8 - 0.25 - 0.5 - 0.25)
    assert errors(said, [(0, 4.5, "X"), (4.5, 8, "Y")], collar_s=0.25).confused_s == pytest.approx(
        0.25
    )


def test_the_rate_is_over_what_was_spoken():
    assert errors([(0, 4, "a")], [(0, 5, "X")]).rate == pytest.approx(0.25)
    assert errors([], []).rate == 0 and errors([], [(0, 1, "X")]).rate == 1
    both = errors([(0, 4, "a")], []) + errors([(0, 4, "a")], [(0, 4, "X")])
    assert both.rate == pytest.approx(0.5)
