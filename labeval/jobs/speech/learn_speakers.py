"""Speakers of a transcript's turns, learnt by voice from those that an analyst has set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from labeval.coding.rows import Passage
from labeval.coding.texts.turn_speakers import SURE, is_unsure
from labeval.transcription.pieces import Voiced
from labeval.transcription.speakers.learning import GivenTurn, learnt
from labeval.transcription.speakers.telling_apart import VoiceWindows
from labeval.transcription.worker import examine_voices


@dataclass(frozen=True, slots=True)
class LearntSpeakers:
    """Result of learning; nothing is changed yet."""

    found: dict[str, tuple[str, float]]
    """Passage to speaker and probability, of all that were distinguished by voice."""
    moved: int
    """Passages that get another speaker."""
    moved_sure: int
    """Passages among these whose speaker before was not marked as unsure."""
    unsure: int
    """Passages that will be marked as unsure."""


def learn_speakers(
    sound: Path,
    passages: Sequence[Passage],
    arrays: Path,
    progress: Callable[[float, float], bool],
) -> LearntSpeakers | None:
    """Distinguish the speakers of a transcript again, by the voices of the turns that were set.

    Args:
        sound: its recording.
        passages: in order.
        arrays: of the model of voices.
        progress: called with the seconds that are done, and of how many; returns False to stop.

    Returns:
        None where it was stopped.

    Raises:
        NotTranscribed: the sound cannot be read.
    """
    spoken = [p for p in passages if p.start_ms is not None and p.end_ms is not None]
    stretches = [Voiced((p.start_ms or 0) / 1000, (p.end_ms or 0) / 1000) for p in spoken]
    of = max((stretch.end_s for stretch in stretches), default=0.0)
    with closing(examine_voices(sound, stretches, arrays)) as steps:
        for step in steps:
            if isinstance(step, VoiceWindows):
                return _result(spoken, step)
            if not progress(step, of):
                return None
    return None


def _result(spoken: Sequence[Passage], windows: VoiceWindows) -> LearntSpeakers:
    given = [GivenTurn(p.speaker, p.speaker_probability) for p in spoken]
    found = {
        p.id: (new[0], round(new[1], 3))
        for p, new in zip(spoken, learnt(windows, given), strict=True)
        if new is not None and p.speaker_probability is not None
    }
    moved = [p for p in spoken if p.id in found and found[p.id][0] != p.speaker]
    return LearntSpeakers(
        found,
        len(moved),
        sum(not is_unsure(p) for p in moved),
        sum(sure < SURE for _, sure in found.values()),
    )
