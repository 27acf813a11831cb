"""Two people with a microphone each: each channel without the other person's voice.

A microphone also hears the other person, more quietly. The share that arrives is measured while the
other one is the louder. A stretch of voice that is nowhere louder than such an echo is left out
entirely. From the others the echo is taken out frequency by frequency, as far as it is known
(spectral subtraction: Boll, 1979); of their words those are left out that are no louder than an
echo, or that the other channel has at the same time and louder.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.transcription.pieces import Voiced
from labeval.transcription.sound import BLOCK_FRAMES, RATE
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    Floats = npt.NDArray[np.float64]
    Mask = npt.NDArray[np.bool_]

_HOP = RATE // 50
"""Frames whose energy is one number: 20 ms."""
_NEAR_HOPS = 5
"""Hops after a sound within which its echo comes."""
_ABOVE_ECHO = 2.0
"""Energy over that of the usual echo from which sound is of the channel's own person."""
_USUAL = 0.4
"""Quantile of the shares of one channel that arrive in the other while it is the louder one."""
_LOUD = 0.05
"""Share of a channel's loud energy from which its person is taken to speak."""
_ALIKE = 2.0
"""Energy of one channel over the other's up to which both hear the same."""
_MOSTLY = 0.8
"""Share of all speech that both hear alike from which they are one microphone twice."""
_WINDOW = 512
"""Frames that are split into frequencies: 32 ms."""
_SUBTRACTED = 2.0
"""Multiple of the usual echo that is taken out; it is often stronger than usual."""
_LEFT = 0.01
"""Of a frequency's power that stays at least, so that no tones remain that nobody made."""
_LASTING = 0.5
"""Power of an echo after each half window more."""
_LEAST_SHARE = 0.001
"""An echo of less does not disturb."""
_WORD_HOPS = 12
"""Hops of a short word, over which energy is averaged."""
_SAME_WORD_S = 0.4
"""The same word of both channels, so close to each other, is one and its echo."""
_AROUND = 2
"""Words before and after by which a single one is judged too: sentences stay whole."""


@dataclass(frozen=True, slots=True)
class Mouth:
    """One person's channel, and what of it may be an echo of the other."""

    speaker: str
    frames: npt.NDArray[np.int16]
    """(frames,) of the channel."""
    other_frames: npt.NDArray[np.int16]
    """(frames,) of the other one."""
    energy: Floats
    """(hops,) mean squares."""
    other: Floats
    """(hops,) of the other channel."""
    share: float
    """Share of the other's energy that usually arrives here."""
    loud: float
    """Energy of this channel's loud speech."""

    def cut(self, first: int, last: int) -> npt.NDArray[np.float32]:
        """Some frames as the recogniser wants them."""
        return np.asarray(self.frames[first:last] / 32768.0, dtype=np.float32)

    def only(
        self, voices: Sequence[Voiced], start_s: float, end_s: float
    ) -> npt.NDArray[np.float32]:
        """The sound between two moments, with silence outside of these voices, where echoes would
        be."""
        first, last = int(start_s * RATE), int(end_s * RATE) + 1
        sound = self._without_other(first, last)
        silent = np.ones(len(sound), dtype=bool)
        for voice in voices:
            begin, end = (int(s * RATE) - first for s in (voice.start_s, voice.end_s))
            silent[max(0, begin) : max(0, end)] = False
        sound[silent] = 0.0
        return sound

    def _without_other(self, first: int, last: int) -> npt.NDArray[np.float32]:
        """Some frames less what of them is the other channel's, frequency by frequency."""
        from scipy.signal import istft, stft

        own = self.cut(first, last)
        if self.share < _LEAST_SHARE or len(own) < 2 * _WINDOW:
            return own
        other = np.asarray(self.other_frames[first:last] / 32768.0, dtype=np.float32)
        here, there = (stft(sound, RATE, nperseg=_WINDOW)[2] for sound in (own, other))
        power = np.abs(there) ** 2
        for _ in range(3):  # an echo comes later, and lasts
            power[:, 1:] = np.maximum(power[:, 1:], power[:, :-1] * _LASTING)
        kept = 1 - _SUBTRACTED * self.share * power / np.maximum(np.abs(here) ** 2, 1e-12)
        _, left = istft(here * np.sqrt(np.maximum(kept, _LEFT)), RATE, nperseg=_WINDOW)
        found = np.zeros(len(own), dtype=np.float32)
        found[: len(left)] = left[: len(own)]
        return found

    def blocks(self) -> Iterator[tuple[float, npt.NDArray[np.float32]]]:
        """All of it in blocks of ten minutes, with the second at which each begins."""
        for first in range(0, len(self.frames), BLOCK_FRAMES):
            yield first / RATE, self.cut(first, first + BLOCK_FRAMES)

    def is_own(self, voice: Voiced) -> bool:
        """True if a stretch of voice is anywhere louder than an echo."""
        from scipy.ndimage import maximum_filter1d, uniform_filter1d

        here = _hops(voice.start_s, voice.end_s)
        energy, other = (uniform_filter1d(e[here], _WORD_HOPS) for e in (self.energy, self.other))
        echo = self.share * maximum_filter1d(other, 2 * _NEAR_HOPS + 1)
        return bool(((energy > _ABOVE_ECHO * echo) & (energy > _LOUD * self.loud)).any())

    def is_echo(self, word: Word) -> bool:
        """True if a word is no louder than the echo of what the other channel holds."""
        energy = self.energy[_hops(word.start_s, word.end_s)]
        other = self.other[_hops(word.start_s - _NEAR_HOPS * _HOP / RATE, word.end_s)]
        return bool(energy.mean() <= _ABOVE_ECHO * self.share * other.mean())

    def loudness(self, word: Word) -> float:
        """Energy while a word is spoken, with that of the channel's loud speech at 1."""
        return float(self.energy[_hops(word.start_s, word.end_s)].mean()) / (self.loud or 1.0)


def _hops(start_s: float, end_s: float) -> slice:
    first = max(0, int(start_s * RATE) // _HOP)
    return slice(first, max(first + 1, int(end_s * RATE) // _HOP + 1))


def mouths_of(frames: npt.NDArray[np.int16]) -> tuple[Mouth, ...]:
    """The two people of a recording with a channel each; none where both channels hear the same.

    Args:
        frames: (frames, channels) at the recogniser's rate.
    """
    if frames.shape[1] != 2 or len(frames) < _HOP:
        return ()
    energy = _energies(frames)
    loud = np.quantile(energy, 0.95, axis=0)
    if _are_alike(energy, loud):
        return ()
    found = []
    for side, speaker in enumerate((PARTICIPANT, SUPERVISOR)):
        own, other = energy[:, side], energy[:, 1 - side]
        alone = (other > _LOUD * loud[1 - side]) & (other > own)
        share = float(np.quantile(own[alone] / other[alone], _USUAL)) if alone.any() else 0.0
        found.append(
            Mouth(
                speaker, frames[:, side], frames[:, 1 - side], own, other, share, float(loud[side])
            )
        )
    return tuple(found)


def _energies(frames: npt.NDArray[np.int16]) -> Floats:
    """(hops, 2) mean square of each channel; the last hop may be shorter."""
    starts = np.arange(0, len(frames), _HOP)
    found = np.zeros((len(starts), 2))
    step = BLOCK_FRAMES // _HOP
    for first in range(0, len(starts), step):
        part = frames[first * _HOP : (first + step) * _HOP].astype(np.float64) ** 2
        here = np.arange(0, len(part), _HOP)
        sizes = np.diff(np.append(here, len(part)))[:, None]
        found[first : first + len(here)] = np.add.reduceat(part, here, axis=0) / sizes
    return found


def _are_alike(energy: Floats, loud: Floats) -> bool:
    """True if both channels hear one sound: what one holds, the other holds as loudly."""
    spoken = energy[(energy > _LOUD * loud).any(axis=1)]
    if not len(spoken):
        return True
    low, high = spoken.min(axis=1), spoken.max(axis=1)
    return bool((high <= _ALIKE * low).mean() >= _MOSTLY)


def without_echo(words: Sequence[Sequence[Word]], mouths: Sequence[Mouth]) -> list[list[Word]]:
    """The words of two mouths that are their own.

    A word follows most of those around it, so that no sentence loses a word in the middle.
    """
    twice = _repeated(words, mouths)
    found = []
    for side, (mouth, of) in enumerate(zip(mouths, words, strict=True)):
        echoes = [n in twice[side] or mouth.is_echo(word) for n, word in enumerate(of)]
        found.append([word for n, word in enumerate(of) if not _mostly(echoes, n)])
    return found


def _mostly(echoes: Sequence[bool], n: int) -> bool:
    """True if most words from ``_AROUND`` before to as many after are echoes."""
    near = echoes[max(0, n - _AROUND) : n + _AROUND + 1]
    return 2 * sum(near) + echoes[n] > len(near)


def _repeated(
    words: Sequence[Sequence[Word]], mouths: Sequence[Mouth]
) -> tuple[set[int], set[int]]:
    """The numbers of those words of each mouth that the other one has too, and louder.

    Loudness is measured against the channel's own loud speech, since microphones differ.
    """
    first, second = words
    echoes: tuple[set[int], set[int]] = (set(), set())
    start = 0
    for n, word in enumerate(first):
        while start < len(second) and second[start].start_s < word.start_s - _SAME_WORD_S:
            start += 1
        for m in range(start, len(second)):
            if second[m].start_s > word.start_s + _SAME_WORD_S:
                break
            if m not in echoes[1] and _plain(word) == _plain(second[m]):
                louder = mouths[0].loudness(word) >= mouths[1].loudness(second[m])
                echoes[louder].add(m if louder else n)
                break
    return echoes


def _plain(word: Word) -> str:
    return "".join(c for c in word.text.casefold() if c.isalnum())
