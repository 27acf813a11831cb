"""Trial on half a minute of a recording: its transcript, and the expected time for the whole."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from labeval.audio.decoding import NotReadable, SoundFile
from labeval.jobs.speech.transcribe import refuse_language
from labeval.transcription.models import SpeechModel
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import SpeechSegment
from labeval.transcription.worker import listen

TRIAL_S = 30.0


@dataclass(frozen=True, slots=True)
class Trial:
    """Result of a trial."""

    segments: tuple[SpeechSegment, ...]
    """Empty where nobody speaks."""
    tried_s: float
    """Seconds of sound that were processed, from the first voice on."""
    took_s: float
    """On one core, without loading the model."""
    of: float
    """Length of the recording in seconds."""

    @property
    def text(self) -> str:
        """One segment per line."""
        return "\n".join(segment.text for segment in self.segments)

    @property
    def words(self) -> int:
        """The number of words."""
        return sum(len(segment.words) for segment in self.segments)

    @property
    def expected_errors(self) -> int | None:
        """A guess of how many of its words are wrong: by the model's own probabilities.

        None where it gives none.
        """
        words = [word for segment in self.segments for word in segment.words]
        known = [word.probability for word in words if word.probability is not None]
        return round(sum(1 - one for one in known)) if known else None

    @property
    def doubtful(self) -> int:
        """The number of segments that are marked as doubtful."""
        return sum(bool(segment.doubt) for segment in self.segments)

    @property
    def speed(self) -> float:
        """Seconds of sound a second, on one core."""
        return self.tried_s / self.took_s if self.took_s else 0.0

    def time_for(self, seconds: float) -> float:
        """Expected seconds for so much sound on one core, if people speak as much in it; 0 if
        unknown."""
        return seconds / self.speed if self.speed else 0.0


def seconds_of(sound: Path) -> float:
    """Length of a sound file by its own account; 0 of one that cannot be read."""
    try:
        with closing(SoundFile(sound)) as file:
            return file.length_ms / 1000
    except NotReadable:
        return 0.0


def try_out(sound: Path, model: SpeechModel, settings: Listening) -> Trial:
    """Transcribe the first half minute in which somebody speaks; nothing is kept.

    It is a stretch or two, which say nothing about several cores: one of them does all of it.

    Raises:
        NotTranscribed: as :func:`labeval.jobs.speech.transcribe.transcribe` does.
    """
    refuse_language(model, settings)
    found: tuple[SpeechSegment, ...] = ()
    since, took_s, of = time.monotonic(), 0.0, 0.0
    with closing(listen(sound, model, replace(settings, threads=1), trial_s=TRIAL_S)) as pieces:
        for piece in pieces:
            now = time.monotonic()
            of = piece.of
            if piece.segments:
                found += piece.segments
                took_s += now - since
            since = now
    tried_s = min(TRIAL_S, of - found[0].start_s) if found else 0.0
    return Trial(found, tried_s, took_s, of)
