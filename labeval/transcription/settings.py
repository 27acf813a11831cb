"""Settings of speech recognition. Every value is stored with the transcript.

The defaults are those of the table in docs/benchmarks.md: three quarters of the processor time of
the library's own defaults, for somewhat more errors.
"""

from __future__ import annotations

from dataclasses import dataclass

MOST_HOT_WORDS = 40
"""Of more the library leaves some out without a word."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Parameters of a transcription; the defaults keep silence silent."""

    language: str = "en"
    other_languages: tuple[str, ...] = ()
    """Spoken too: each stretch is transcribed in the likeliest of these and :attr:`language`."""
    beam_size: int = 5
    compute_type: str = "int8"
    threads: int = 0
    """0 leaves it to the library: all cores up to four."""
    batch_size: int = 4
    """Pieces at once; more need memory, and what was found is kept after so many."""
    longest_piece_s: float = 28.0
    """Voices are cut, where nobody speaks, into pieces of this length at most."""
    least_silence_ms: int = 300
    """A pause of this length is a place to cut."""
    voice_margin_ms: int = 200
    """Included before and after a voice."""
    least_words_s: float = 1.2
    """A piece with fewer words a second of voice is heard again by itself; 0 for never."""
    again_where_doubtful: bool = True
    """A piece that repeats itself, or of which the model is unsure, is heard again by itself."""
    hot_words: tuple[str, ...] = ()
    """Rare words that are likely to occur, at most :data:`MOST_HOT_WORDS`. What may be one is heard
    again by a recogniser that knows them beforehand."""

    @property
    def languages(self) -> tuple[str, ...]:
        """All that may be spoken, the usual one first."""
        return tuple(dict.fromkeys((self.language, *self.other_languages)))
