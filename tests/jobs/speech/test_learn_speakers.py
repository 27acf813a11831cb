"""Voices are examined in a process of their own, and progress moves meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from labeval.coding.rows import Passage
from labeval.coding.texts.turn_speakers import can_learn, is_unsure
from labeval.jobs.speech.learn_speakers import learn_speakers
from labeval.jobs.speech.transcribe import TranscriptionStopped, transcribe
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.telling_apart import SpeakersWanted
from labeval.transcription.stages import Stage
from tests.benchmarks.speech.spoken import RATE, sentences, speech, write_wave
from tests.support.sound.speech import model, speak
from tests.support.sound.voices import add_band_voices

__all__ = ["model", "speak"]

VOICES = {"A": "en-us", "B": "en-us+f3"}
ORDER = "ABABABAB"
TURN_S = 4.0
"""Of each sentence: some windows of a voice are enough, and each takes time."""


@dataclass(frozen=True)
class Talk:
    """A recording of two people in one microphone."""

    sound: Path
    arrays: Path
    passages: list[Passage]
    """With the right speakers."""


@pytest.fixture(scope="module")
def talk(speak, tmp_path_factory) -> Talk:
    folder = tmp_path_factory.mktemp("talk")
    parts, passages, at = [], [], 0
    for n, speaker in enumerate(ORDER):
        text = sentences()[n]
        said = speech(text, folder, voice=VOICES[speaker])[: round(TURN_S * RATE)]
        times = (at * 1000 // RATE, (at + len(said)) * 1000 // RATE)
        passages.append(Passage(f"p{n}", "s1", float(n), text, speaker, *times))
        parts += [said, np.zeros(RATE // 2, np.int16)]
        at += len(said) + RATE // 2
    write_wave(folder / "talk.wav", np.concatenate(parts))
    return Talk(folder / "talk.wav", add_band_voices(folder / "voices", folder), passages)


def found_before(talk: Talk) -> list[Passage]:
    """As if both had been taken for one person, and the second turn was set since."""
    taken = [replace(p, speaker="A", speaker_probability=0.8) for p in talk.passages]
    return [replace(p, speaker="B", speaker_probability=None) if p.id == "p1" else p for p in taken]


def test_one_corrected_turn_gives_the_others_of_its_voice_their_speaker(talk):
    before = found_before(talk)
    steps = []
    result = learn_speakers(talk.sound, before, talk.arrays, lambda s, of: steps.append(s) or True)
    assert {id: speaker for id, (speaker, _) in result.found.items()} == {
        p.id: p.speaker for p in talk.passages if p.id != "p1"
    }
    assert result.moved == 3 and result.moved_sure == 0
    assert steps == sorted(steps) and steps[0] == 0 and steps[-1] > 10


def test_it_is_stopped_where_nobody_wants_it_any_more(talk):
    assert learn_speakers(talk.sound, found_before(talk), talk.arrays, lambda s, of: False) is None


def test_what_can_teach_is_a_turn_that_was_set_among_others_that_were_found(talk):
    before = found_before(talk)
    assert can_learn(before)
    assert not can_learn(talk.passages), "nothing was distinguished by voice"
    assert not can_learn([p for p in before if p.id != "p1"])
    assert [is_unsure(p) for p in before[:2]] == [True, False]
    assert not is_unsure(replace(before[0], speaker_probability=0.9))


def test_progress_moves_while_voices_are_examined(talk, model, tmp_path):
    steps: list[tuple[Stage, float]] = []

    def follow(seconds, of, stage):
        steps.append((stage, seconds))
        return stage == Stage.VOICES or len({s for s, _ in steps}) == 1

    who = SpeakersWanted(talk.arrays, 2)
    with pytest.raises(TranscriptionStopped):
        transcribe(talk.sound, model, Listening(), kept=tmp_path / "kept", progress=follow, who=who)
    voices = [seconds for stage, seconds in steps if stage == Stage.VOICES]
    assert voices == sorted(voices) and voices[0] == 0 and voices[-1] > 20
    assert steps[-1][0] == Stage.WORDS and steps[-1][1] == 0, "the words begin at the start"
