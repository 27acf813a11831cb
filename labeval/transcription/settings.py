"""Settings of speech recognition. Every value is stored with the transcript.

The defaults are those of the table in docs/benchmarks.md.
"""

from __future__ import annotations

from dataclasses import dataclass

MOST_THREADS = 4
"""Each needs some memory of its own."""
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
    """Stretches that are transcribed at once, each by one thread; 0 for all cores up to
    :data:`MOST_THREADS`. The words are the same with any number."""
    stretch_pieces: int = 8
    """Pieces at most that are transcribed one after the other, with what was said before; what was
    found is kept after so many. The first stretches are shorter."""
    longest_piece_s: float = 28.0
    """Voices are cut, where nobody speaks, into pieces of this length at most."""
    least_silence_ms: int = 300
    """A pause of this length is a place to cut."""
    voice_margin_ms: int = 200
    """Included before and after a voice."""
    longest_gap_s: float = 2.5
    """Voices of this length in which no word was found are transcribed again; 0 for never."""
    again_where_doubtful: bool = True
    """True transcribes repetitions, and words of which the model is unsure, once more."""
    hot_words: tuple[str, ...] = ()
    """Rare words that are likely to occur, at most :data:`MOST_HOT_WORDS`. What may be one is heard
    again by a recogniser that knows them beforehand."""

    @property
    def languages(self) -> tuple[str, ...]:
        """All that may be spoken, the usual one first."""
        return tuple(dict.fromkeys((self.language, *self.other_languages)))
