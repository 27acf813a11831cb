from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from labeval.transcription.pieces import Voiced, batches, in_stretches, joined
from labeval.transcription.segmenting import PAUSE_S, in_voices, segmented
from labeval.transcription.transcript import Word

LONGEST = 28.0
lengths = st.floats(0.1, 90.0)


@st.composite
def stretches(draw):
    found, at = [], 0.0
    for gap, length in draw(st.lists(st.tuples(st.floats(0, 60), lengths), max_size=12)):
        found.append(Voiced(at + gap, at + gap + length))
        at = found[-1].end_s
    return found


@given(stretches())
def test_every_voice_is_in_one_piece_and_no_piece_is_too_long(voices):
    pieces = joined(voices, LONGEST)
    assert all(p.end_s - p.start_s <= LONGEST + 1e-6 for p in pieces)
    assert all(a.end_s <= b.start_s + 1e-6 for a, b in pairwise(pieces))
    for voice in voices:
        covered = sum(
            max(0.0, min(p.end_s, voice.end_s) - max(p.start_s, voice.start_s)) for p in pieces
        )
        assert abs(covered - (voice.end_s - voice.start_s)) < 1e-6


@given(stretches(), st.integers(1, 20))
def test_batches_hold_every_piece_once(voices, size):
    pieces = joined(voices, LONGEST)
    listed = batches(pieces, size)
    assert [piece for batch in listed for piece in batch] == pieces
    assert all(len(batch) == size for batch in listed[:-1])


@given(stretches(), st.integers(1, 20))
def test_stretches_hold_every_piece_once_and_the_first_is_one_piece(voices, most):
    pieces = joined(voices, LONGEST)
    listed = in_stretches(pieces, most)
    assert [piece for stretch in listed for piece in stretch] == pieces
    assert [len(stretch) for stretch in listed[:-1]] == [
        min(most, 2**n) for n in range(len(listed) - 1)
    ]


def words(*parts):
    return [Word(f" {text}", start, end, 0.9) for text, start, end in parts]


def test_a_segment_ends_at_a_pause_and_at_the_end_of_a_sentence():
    said = words(("So", 0, 0.3), ("far.", 0.4, 0.8), ("And", 1.1, 1.3), ("then", 3, 3.2))
    assert [s.text for s in segmented(said)] == ["So far.", "And", "then"]


def test_a_segment_ends_where_somebody_else_speaks():
    said = words(("Which", 0, 0.3), ("one?", 0.3, 0.6), ("This", 0.6, 0.8), ("one.", 0.8, 1))
    found = segmented(said, ["supervisor", "supervisor", "participant", "participant"])
    assert [(s.speaker, s.text) for s in found] == [
        ("supervisor", "Which one?"),
        ("participant", "This one."),
    ]


@given(st.lists(st.tuples(st.floats(0, 2 * PAUSE_S), st.floats(0, 2)), min_size=1, max_size=30))
def test_no_word_is_lost_between_segments(times):
    said, at = [], 0.0
    for gap, length in times:
        said.append(Word(" word.", at + gap, at + gap + length, 1.0))
        at = said[-1].end_s
    assert [word for segment in segmented(said) for word in segment.words] == said


def test_the_first_word_after_a_silence_begins_with_the_voice():
    said = words(("before.", 0.2, 1.0), ("After", 2.1, 3.4), ("that", 3.4, 3.6))
    found = in_voices(said, [Voiced(0.0, 1.2), Voiced(3.0, 5.0)])
    assert [(w.start_s, w.end_s) for w in found] == [(0.2, 1.0), (3.0, 3.4), (3.4, 3.6)]


def test_a_word_that_no_voice_was_found_for_stays_where_it_is():
    said = words(("hm", 1.5, 1.8))
    assert in_voices(said, [Voiced(0.0, 1.2), Voiced(3.0, 5.0)]) == said
