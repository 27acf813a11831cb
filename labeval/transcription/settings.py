"""How speech is turned into words. Every value is stored with the transcript."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Listening:
    """Parameters of a transcription; the defaults keep silence silent."""

    language: str = "en"
    beam_size: int = 5
    compute_type: str = "int8"
    threads: int = 0
    """0 leaves it to the library: all cores up to four."""
    batch_size: int = 0
    """Pieces at once; 0 goes through the sound one piece after the other."""
    voice_activity: bool = True
    """Whether stretches without a voice are left out, in which models make words up."""
    least_silence_ms: int = 500
    """A pause of this length ends a piece for the voice filter."""
    previous_text: bool = False
    """Whether what was heard before guides what is heard; it makes models repeat themselves."""
