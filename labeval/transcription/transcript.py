"""A transcript: segments of words with their times, and how it was made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Word:
    """One word as it was recognised; its text has the space that precedes it in the line."""

    text: str
    start_s: float
    end_s: float
    probability: float | None = None
    """Probability by the recogniser; None for words that came from elsewhere."""


@dataclass(frozen=True, slots=True)
class SpeechSegment:
    """A stretch of speech by one person."""

    start_s: float
    end_s: float
    words: tuple[Word, ...]
    speaker: str = ""
    """The speaker; empty where that is not known."""
    speaker_probability: float | None = None
    """That the speaker was distinguished rightly; None where that was not done by voice."""
    doubt: str = ""
    """A :class:`~labeval.transcription.hearing.doubts.Doubt` where the words are doubtful."""
    language: str = ""
    """Its language, where several were possible; empty for that of the transcript."""

    @property
    def probability(self) -> float | None:
        """The mean of its words' probabilities; None where they are not known."""
        known = [word.probability for word in self.words if word.probability is not None]
        return sum(known) / len(known) if known else None

    @property
    def text(self) -> str:
        """The words as a line."""
        return "".join(word.text for word in self.words).strip()


@dataclass(frozen=True, slots=True)
class Transcript:
    """All segments of one recording, in order."""

    segments: tuple[SpeechSegment, ...]
    language: str
    seconds: float
    """Length of the sound."""
    made_with: Mapping[str, Any] = field(default_factory=dict)
    """The model's name and hash, and every parameter."""

    @property
    def words(self) -> Sequence[Word]:
        """All words, in order."""
        return [word for segment in self.segments for word in segment.words]

    @property
    def text(self) -> str:
        """One segment per line."""
        return "\n".join(segment.text for segment in self.segments)


def segment_to_dict(segment: SpeechSegment) -> dict[str, Any]:
    """A segment as JSON has it."""
    return asdict(segment)


def segment_from_dict(raw: Mapping[str, Any]) -> SpeechSegment:
    """The segment from :func:`segment_to_dict`.

    Raises:
        KeyError: something is missing.
    """
    words = tuple(Word(**{name: w[name] for name in _WORD}) for w in raw["words"])
    rest = {name: raw[name] for name in _SEGMENT if name in raw}
    return SpeechSegment(raw["start_s"], raw["end_s"], words, **rest)


_SEGMENT = ("speaker", "speaker_probability", "doubt", "language")
"""Parts that a file may lack."""
_WORD = ("text", "start_s", "end_s", "probability")
