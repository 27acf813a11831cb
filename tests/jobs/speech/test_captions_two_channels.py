"""Live captions of two people with a microphone each: each by their own channel, and once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from labeval.transcription.hearing.ear import Ear
from labeval.transcription.recogniser import voices_in
from labeval.transcription.settings import Listening
from labeval.transcription.sound import read_sound
from labeval.transcription.streaming import StreamingRecogniser, for_captions
from labeval.transcription.transcript import SpeechSegment
from tests.benchmarks.speech.spoken import RATE, speech
from tests.jobs.speech.test_transcribe_two_channels import (
    FIRST,
    PARTICIPANT,
    SECOND,
    SUPERVISOR,
    alike,
    recording,
    words,
)
from tests.support.sound.speech import Speak, model, speak

__all__ = ["model", "speak"]

STEP_S = 0.7

Captioned = Callable[[Path], list[SpeechSegment]]


@pytest.fixture(scope="module")
def captioned(model) -> Captioned:
    settings = for_captions(Listening())
    ear = Ear(model.folder, settings)

    def segments(sound: Path) -> list[SpeechSegment]:
        """What is captioned while the recording grows."""
        recogniser = StreamingRecogniser(
            lambda frames: list(voices_in(frames, settings)), ear.words
        )
        frames = read_sound(sound)
        silence = np.zeros((2 * RATE, 2), np.int16)
        frames = np.concatenate([frames, silence])
        step = round(STEP_S * RATE)
        return [
            segment
            for first in range(0, len(frames), step)
            for segment in recogniser.feed(frames[first : first + step])
        ]

    return segments


def captions_of(found: list[SpeechSegment], who: str) -> list[str]:
    return words(" ".join(segment.text for segment in found if segment.speaker == who))


@pytest.mark.parametrize("crosstalk_db", [None, -20])
def test_two_who_speak_at_once_are_captioned_each_in_a_whole_sentence(
    crosstalk_db: float | None, speak: Speak, captioned: Captioned, tmp_path: Path
) -> None:
    left, right = speech(FIRST, tmp_path), speech(SECOND, tmp_path)
    right = np.concatenate([np.zeros(RATE // 3), right])
    found = captioned(recording(tmp_path, left, right, crosstalk_db))
    assert alike(captions_of(found, PARTICIPANT), FIRST) >= 0.8
    assert alike(captions_of(found, SUPERVISOR), SECOND) >= 0.8
    assert max(segment.start_s for segment in found) < 1.5


def test_an_echo_in_the_other_microphone_is_no_caption(
    speak: Speak, captioned: Captioned, tmp_path: Path
) -> None:
    left, right = speech(FIRST, tmp_path), speech(SECOND, tmp_path)
    gap = np.zeros(2 * RATE)
    before = np.zeros(len(left) + len(gap))
    left = np.concatenate([left, gap, np.zeros(len(right)), gap, left])
    right = np.concatenate([before, right])
    found = captioned(recording(tmp_path, left, right, -8))
    assert alike(captions_of(found, PARTICIPANT), f"{FIRST} {FIRST}") >= 0.8
    assert alike(captions_of(found, SUPERVISOR), SECOND) >= 0.8
    assert len({(s.start_s, s.speaker) for s in found}) == len(found)
