"""Recognition: a file's voices, cut into pieces, into segments of words with their times."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from heapq import merge
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.transcription.channels import Mouth, mouths_of, without_echo
from labeval.transcription.hearing.doubts import marked
from labeval.transcription.hearing.ear import Ear
from labeval.transcription.hearing.languages import likeliest
from labeval.transcription.pieces import SpeechPiece, Voiced, in_stretches, joined, merged
from labeval.transcription.segmenting import segmented
from labeval.transcription.settings import MOST_THREADS, Listening
from labeval.transcription.sound import RATE, blocks, one_channel, read_sound
from labeval.transcription.speakers.by_channel import speakers_of
from labeval.transcription.speakers.telling_apart import (
    People,
    SpeakersWanted,
    VoiceWindows,
    people_in,
    voice_of,
    voice_windows,
)
from labeval.transcription.speakers.voice_model import VoiceNetwork
from labeval.transcription.stages import Stage
from labeval.transcription.transcript import SpeechSegment, Word

if TYPE_CHECKING:
    import numpy as np

_TURN_S = 1.0
"""Silence of one person after which their next words are a piece of their own."""


@dataclass(frozen=True, slots=True)
class RecognisedSegments:
    """Progress of the recogniser, and the segments since the last one."""

    seconds: float
    """Seconds of the sound, done so far."""
    of: float
    """Length of the sound in seconds."""
    segments: tuple[SpeechSegment, ...] = ()
    stage: Stage = Stage.WORDS
    """Stage of which ``seconds`` are done; a later run goes on from those of the words."""


def recognised(
    sound: Path,
    model: Path,
    settings: Listening,
    done_s: float,
    trial_s: float = 0.0,
    who: SpeakersWanted | None = None,
) -> Iterator[RecognisedSegments]:
    """Transcribe a file, stretch after stretch, several at once where there are several cores.

    Args:
        sound: what PyAV reads.
        model: folder of a model.
        settings: of the recogniser.
        done_s: :attr:`RecognisedSegments.seconds` of an earlier run, or 0.
        trial_s: only so many seconds from the first voice on; 0 for all.
        who: to distinguish people who share a microphone; a channel for each person says it itself.
    """
    frames = read_sound(sound)
    length = len(frames) / RATE
    yield RecognisedSegments(min(done_s, length), length)
    mouths = mouths_of(frames)
    own = [[v for v in _voices(m.blocks(), settings) if m.is_own(v)] for m in mouths]
    every = merged(*own) if mouths else list(voices_in(frames, settings))
    voices = list(_beginning(every, trial_s or length))
    people: People | None = None
    if who is not None and not mouths:
        for step in _people(frames, voices, settings, who):
            if isinstance(step, People):
                people = step
            else:
                yield RecognisedSegments(min(step, length), length, stage=Stage.VOICES)
        yield RecognisedSegments(min(done_s, length), length)
    pieces = joined(voices, settings.longest_piece_s)
    left = [s for s in in_stretches(pieces, settings.stretch_pieces) if s[-1].end_s > done_s]
    if left:
        at_once = min(settings.threads or usable_cores(), len(left))
        ear = Ear(model, settings, at_once)
        yield RecognisedSegments(min(done_s, length), length)

        def segments_of(stretch: Sequence[SpeechPiece]) -> list[SpeechSegment]:
            if mouths:
                return _of_mouths(ear, mouths, own, stretch, settings)
            return _of_one(ear, frames, voices, stretch, settings, people)

        # In order, whichever is found first: what is kept has no holes.
        with ThreadPoolExecutor(at_once) as threads:
            for stretch, found in zip(left, threads.map(segments_of, left), strict=True):
                yield RecognisedSegments(stretch[-1].end_s, length, tuple(marked(found)))
    yield RecognisedSegments(length, length)


def usable_cores() -> int:
    """Cores that this process may use, up to :data:`MOST_THREADS`."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_THREADS)
    return min(os.cpu_count() or 1, MOST_THREADS)


def _people(
    frames: np.ndarray, voices: Sequence[Voiced], settings: Listening, who: SpeakersWanted
) -> Iterator[People | float]:
    """Seconds that are done while voices are examined, then the people."""
    network = VoiceNetwork.read(who.arrays)
    known = {}
    for sample in who.samples:
        recording = read_sound(sample.sound)
        stretches = sample.stretches or list(voices_in(recording, settings))
        known[sample.name] = voice_of(recording, stretches, network)
    yield 0.0
    for windows in voice_windows(frames, voices, network):
        if isinstance(windows, VoiceWindows):
            yield people_in(windows, who.people, known)
        else:
            yield windows


def by_voice(words: Sequence[Word], people: People) -> list[SpeechSegment]:
    """Segments that end where somebody else speaks, with how probable their speaker is."""
    found = people.speakers_of(words)
    segments, at = [], 0
    for segment in segmented(words, [speaker for speaker, _ in found]):
        sure = [probability for _, probability in found[at : at + len(segment.words)]]
        at += len(segment.words)
        mean = round(sum(sure) / len(sure), 3) if segment.speaker else None
        segments.append(replace(segment, speaker_probability=mean))
    return segments


def _of_one(
    ear: Ear,
    frames: np.ndarray,
    voices: Sequence[Voiced],
    stretch: Sequence[SpeechPiece],
    settings: Listening,
    people: People | None,
) -> list[SpeechSegment]:
    """Segments of a stretch in which nobody has a channel to themselves."""
    here = list(_within(voices, stretch))

    def between(own: Sequence[Voiced], start_s: float, end_s: float) -> np.ndarray:
        return _without(one_channel(_cut(frames, start_s, end_s)), start_s, here, own)

    def pieces_of(own: Sequence[Voiced]) -> list[SpeechPiece]:
        return joined(own, settings.longest_piece_s)

    segments = []
    found = _words_of(ear, between, here, pieces_of, settings)
    for language, pairs in groupby(found, key=lambda pair: pair[1]):
        words = [word for word, _ in pairs]
        if people is None:
            made = segmented(words, speakers_of(words, frames, RATE))
        else:
            made = by_voice(words, people)
        segments += [replace(segment, language=language) for segment in made]
    return segments


def _words_of(
    ear: Ear,
    between: Callable[[Sequence[Voiced], float, float], np.ndarray],
    voices: Sequence[Voiced],
    pieces_of: Callable[[Sequence[Voiced]], list[SpeechPiece]],
    settings: Listening,
) -> list[tuple[Word, str]]:
    """The words of voices, in order, each with its language; empty where only one may be spoken.

    The voices of a language are recognised together, so that the model knows what was said before
    in it.

    Args:
        between: the sound of some of the voices between two seconds, without the other ones.
        pieces_of: some of the voices, joined.
    """
    found = []
    for language, own in _by_language(ear, between, voices, settings).items():
        pieces = pieces_of(own)
        sound = between(own, pieces[0].start_s, pieces[-1].end_s)
        words = ear.words_in_order(sound, own, pieces, language)
        found.append([(word, language) for word in words])
    # Not sorted: a hot word now and then begins before the word that it follows.
    return list(merge(*found, key=lambda pair: pair[0].start_s))


def _by_language(
    ear: Ear,
    between: Callable[[Sequence[Voiced], float, float], np.ndarray],
    voices: Sequence[Voiced],
    settings: Listening,
) -> dict[str, list[Voiced]]:
    """The voices of each language, in order; of an empty one where only one may be spoken."""
    if not settings.other_languages:
        return {"": list(voices)} if voices else {}
    fits = [
        ear.languages(between([voice], voice.start_s, voice.end_s), settings.languages)
        for voice in voices
    ]
    spoken = likeliest(fits, [voice.end_s - voice.start_s for voice in voices])
    found: dict[str, list[Voiced]] = {}
    for language, voice in zip(spoken, voices, strict=True):
        found.setdefault(language, []).append(voice)
    return found


def _without(
    sound: np.ndarray, begun_s: float, voices: Sequence[Voiced], own: Sequence[Voiced]
) -> np.ndarray:
    """A sound with silence where those of the voices speak that are not the own ones."""
    for voice in voices:
        if voice not in own:
            begin, end = (int((s - begun_s) * RATE) for s in (voice.start_s, voice.end_s))
            sound[max(0, begin) : max(0, end)] = 0.0
    return sound


def _of_mouths(
    ear: Ear,
    mouths: Sequence[Mouth],
    voices: Sequence[Sequence[Voiced]],
    stretch: Sequence[SpeechPiece],
    settings: Listening,
) -> list[SpeechSegment]:
    """Segments of each person in a stretch, recognised by themselves, by their start."""

    def pieces_of(own: Sequence[Voiced]) -> list[SpeechPiece]:
        return _turns(own, settings)

    found = []
    for mouth, own in zip(mouths, voices, strict=True):
        here = list(_within(own, stretch))
        found.append(_words_of(ear, mouth.only, here, pieces_of, settings))
    segments = []
    every = [[word for word, _ in pairs] for pairs in found]
    for mouth, pairs, left in zip(mouths, found, without_echo(every, mouths), strict=True):
        spoken = dict(pairs)
        for language, some_words in groupby(left, key=lambda word: spoken[word]):
            run_words = list(some_words)
            made = segmented(run_words, [mouth.speaker] * len(run_words))
            segments += [replace(segment, language=language) for segment in made]
    return sorted(segments, key=lambda segment: segment.start_s)


def _turns(voices: Sequence[Voiced], settings: Listening) -> list[SpeechPiece]:
    """Pieces without long silences in them, after which the model now and then finds nothing more.

    In the channel of one person they are where the other one spoke.
    """
    turns: list[list[Voiced]] = []
    for voice in voices:
        if turns and voice.start_s - turns[-1][-1].end_s < _TURN_S:
            turns[-1].append(voice)
        else:
            turns.append([voice])
    return [piece for turn in turns for piece in joined(turn, settings.longest_piece_s)]


def _within(voices: Sequence[Voiced], stretch: Sequence[SpeechPiece]) -> Iterator[Voiced]:
    """The parts of voices that lie in the pieces of a stretch, cut where the pieces are."""
    for piece in stretch:
        for voice in voices:
            start_s, end_s = max(voice.start_s, piece.start_s), min(voice.end_s, piece.end_s)
            if start_s < end_s:
                yield Voiced(start_s, end_s)


def _beginning(voices: Iterable[Voiced], most_s: float) -> Iterator[Voiced]:
    """Voices within so many seconds from the first one on."""
    end_s: float | None = None
    for voice in voices:
        end_s = voice.start_s + most_s if end_s is None else end_s
        if voice.start_s >= end_s:
            return
        yield Voiced(voice.start_s, min(voice.end_s, end_s))


def voices_in(frames: np.ndarray, settings: Listening) -> Iterator[Voiced]:
    """Stretches of speech, in seconds of 16-bit frames at the recogniser's rate."""
    yield from _voices(blocks(frames), settings)


def _voices(sound: Iterable[tuple[float, np.ndarray]], settings: Listening) -> Iterator[Voiced]:
    """Stretches of speech in blocks of sound, each with the second at which it begins."""
    from faster_whisper.vad import VadOptions, get_speech_timestamps

    wanted = VadOptions(
        min_silence_duration_ms=settings.least_silence_ms,
        speech_pad_ms=settings.voice_margin_ms,
        max_speech_duration_s=settings.longest_piece_s,
    )
    for begun_s, block in sound:
        for voice in get_speech_timestamps(block, wanted):
            yield Voiced(begun_s + voice["start"] / RATE, begun_s + voice["end"] / RATE)


def _cut(frames: np.ndarray, start_s: float, end_s: float) -> np.ndarray:
    return frames[int(start_s * RATE) : int(end_s * RATE) + 1]
