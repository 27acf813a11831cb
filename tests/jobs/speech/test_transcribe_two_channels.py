"""Two people with a microphone each: both are heard whole, each by their own mouth, and once."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.jobs.speech.transcribe import transcribe
from labeval.transcription.recogniser import recognised
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.spoken import RATE, speech
from tests.jobs.speech.test_transcribe import write_wave

FIRST = "People need more information about the weather in the morning."
SECOND = "The second text repeats itself again and again."
PARTICIPANT, SUPERVISOR = "participant", "supervisor"


def recording(tmp_path, left, right, crosstalk_db=None, name="two.wav"):
    """Two channels; each hears the other one four milliseconds later, and the room after that."""
    size = max(len(left), len(right))
    own = [np.pad(np.asarray(side, dtype=float), (0, size - len(side))) for side in (left, right)]
    frames = np.random.default_rng(1).normal(0, 20, (size, 2)) + np.stack(own, axis=1)
    if crosstalk_db is not None:
        for ms, part in ((4, 1.0), (21, 0.4), (35, 0.3), (57, 0.2)):
            late = ms * RATE // 1000
            for side in (0, 1):
                frames[late:, side] += own[1 - side][:-late] * part * 10 ** (crosstalk_db / 20)
    frames *= min(1.0, 32_000 / np.abs(frames).max())
    return write_wave(tmp_path / name, frames.ravel(), rate=RATE, channels=2)


def words(text):
    return "".join(c for c in text.lower() if c.isalpha() or c == " ").split()


def said_by(found):
    return {
        who: words(" ".join(s.text for s in found.segments if s.speaker == who))
        for who in (PARTICIPANT, SUPERVISOR)
    }


def alike(heard, text):
    """Share of the words of a text that were heard, none more often than it is said."""
    wanted = words(text)
    assert len(heard) <= len(wanted) + 1, heard
    return sum(word in heard for word in wanted) / len(wanted)


@pytest.mark.parametrize("crosstalk_db", [None, -20])
def test_two_who_speak_at_once_keep_a_whole_sentence_each(crosstalk_db, speak, model, tmp_path):
    left, right = speech(FIRST, tmp_path), speech(SECOND, tmp_path)
    right = np.concatenate([np.zeros(RATE // 3), right])
    sound = recording(tmp_path, left, right, crosstalk_db)
    found = transcribe(sound, model, Listening(), kept=tmp_path / "kept")
    said = said_by(found)
    assert alike(said[PARTICIPANT], FIRST) >= 0.8
    assert alike(said[SUPERVISOR], SECOND) >= 0.8
    begins = [segment.start_s for segment in found.segments]
    assert begins == sorted(begins)
    assert max(begins) < 1.5  # the two overlap, and neither was moved behind the other


def test_an_echo_in_the_other_microphone_doubles_no_sentence(speak, model, tmp_path):
    left, right = speech(FIRST, tmp_path), speech(SECOND, tmp_path)
    right = np.concatenate([np.zeros(len(left) + RATE // 2), right])
    sound = recording(tmp_path, left, right, -8)
    said = said_by(transcribe(sound, model, Listening(), kept=tmp_path / "kept"))
    assert alike(said[PARTICIPANT], FIRST) >= 0.8
    assert alike(said[SUPERVISOR], SECOND) >= 0.8


def test_a_run_that_was_cut_off_goes_on_at_its_stretch_with_the_same_segments(
    speak, model, tmp_path
):
    gap = np.zeros(RATE)
    first, second = speech(FIRST, tmp_path), speech(SECOND, tmp_path)
    left = np.concatenate([first, gap, second])
    right = np.concatenate([second, gap, np.zeros(len(first) // 2), first])
    sound = recording(tmp_path, left, right, -20)
    short = Listening(stretch_pieces=1, longest_piece_s=6.0)
    whole = [f for f in recognised(sound, model.folder, short, 0.0) if f.segments]
    assert len(whole) > 1
    again = [f for f in recognised(sound, model.folder, short, whole[0].seconds) if f.segments]
    assert again == whole[1:]
