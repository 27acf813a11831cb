"""The process that listens: a native crash or a kill ends it, and never the program.

It sends what it finds as it finds it, so that whoever started it can keep each segment.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import SpeechModel
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import Segment, Word

_RATE = 16_000
"""Frames a second that Whisper listens to."""
_NICENESS = 10
"""So that a session that runs meanwhile goes first."""
_EXIT_PATIENCE_S = 10.0


class NotTranscribed(Exception):
    """The transcription ended before the recording did; the message says why.

    Args:
        template: marked for translation under ``Speech``; ``values`` fill its named places.
    """

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values


@dataclass(frozen=True, slots=True)
class Found:
    """Something the worker has found: a segment, or how far it is."""

    seconds: float
    """Of the sound, done so far."""
    of: float
    """Length of the sound in seconds."""
    segment: Segment | None = None


def listen(
    sound: Path, model: SpeechModel, settings: Listening, *, start_s: float = 0.0
) -> Generator[Found, None, None]:
    """Transcribe a sound or video file in a process of its own.

    Closing the iterator ends the process.

    Args:
        sound: what PyAV reads.
        model: speaks the language of the settings.
        settings: of the recogniser.
        start_s: where to begin, for going on after a crash.

    Raises:
        NotTranscribed: the file has no sound that can be read, or the process died.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(
        target=_work, args=(theirs, sound, model.folder, settings, start_s), daemon=True
    )
    worker.start()
    theirs.close()
    try:
        while True:
            try:
                message = ours.recv()
            except EOFError:
                worker.join(_EXIT_PATIENCE_S)
                raise _died(worker.exitcode) from None
            if message is None:
                worker.join(_EXIT_PATIENCE_S)
                return
            if isinstance(message, str):
                raise NotTranscribed(
                    QT_TRANSLATE_NOOP("Speech", "{path} cannot be transcribed: {why}"),
                    path=sound,
                    why=message,
                )
            yield message
    finally:
        ours.close()
        if worker.is_alive():
            worker.terminate()
        worker.join(_EXIT_PATIENCE_S)


def _died(code: int | None) -> NotTranscribed:
    if code is not None and code < 0:
        return NotTranscribed(
            QT_TRANSLATE_NOOP(
                "Speech",
                "the speech recogniser was ended by signal {signal}; signal 9 often means that "
                "the computer ran out of memory. What it had found is kept",
            ),
            signal=-code,
        )
    return NotTranscribed(
        QT_TRANSLATE_NOOP(
            "Speech", "the speech recogniser ended without a word (exit status {status})"
        ),
        status=code,
    )


def _work(pipe: Connection, sound: Path, model: Path, settings: Listening, start_s: float) -> None:
    """The process. None at the end means that the whole sound was gone through."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    os.environ["HF_HUB_OFFLINE"] = "1"  # a missing file is an error here, not a download
    try:
        for found in _segments(sound, model, settings, start_s):
            pipe.send(found)
    except (BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        return
    pipe.send(None)


def _segments(sound: Path, model: Path, settings: Listening, start_s: float) -> Iterator[Found]:
    from faster_whisper import BatchedInferencePipeline, WhisperModel, decode_audio

    samples = decode_audio(str(sound), sampling_rate=_RATE)
    length = len(samples) / _RATE
    rest = samples[round(start_s * _RATE) :]
    yield Found(min(start_s, length), length)
    if len(rest) == 0:
        return
    whisper = WhisperModel(
        str(model),
        device="cpu",
        compute_type=settings.compute_type,
        cpu_threads=settings.threads,
        local_files_only=True,
    )
    options: dict[str, Any] = {
        "language": settings.language.partition("-")[0],
        "beam_size": settings.beam_size,
        "word_timestamps": True,
        "condition_on_previous_text": settings.previous_text,
        "vad_filter": settings.voice_activity,
    }
    if settings.voice_activity:
        options["vad_parameters"] = {"min_silence_duration_ms": settings.least_silence_ms}
    if settings.batch_size:
        batched = BatchedInferencePipeline(whisper)
        found, _ = batched.transcribe(rest, batch_size=settings.batch_size, **options)
    else:
        found, _ = whisper.transcribe(rest, **options)
    for heard in found:
        words = tuple(
            Word(
                w.word,
                round(float(w.start) + start_s, 3),
                round(float(w.end) + start_s, 3),
                round(float(w.probability), 4),
            )
            for w in heard.words or ()
        )
        if words:
            segment = Segment(words[0].start_s, words[-1].end_s, words)
            yield Found(min(segment.end_s, length), length, segment)
    yield Found(length, length)


def described(model: SpeechModel, settings: Listening) -> dict[str, Any]:
    """What a transcript says about how it was made."""
    return {"model": model.name, "model_sha256": model.digest(), **asdict(settings)}
