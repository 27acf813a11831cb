"""The recogniser's process: a native crash or a kill ends it, and never the program.

It sends each segment as soon as it is found, so that its caller can keep it, and ends with its
caller, whatever that one ends by.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from labeval.files.refusal import FileRefused
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.files.sealing.reading import keys_for
from labeval.spawned import end_with_starter, spawned
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError, MarkedText
from labeval.transcription.models import SpeechModel, digest_of
from labeval.transcription.pieces import Voiced
from labeval.transcription.recogniser import RecognisedSegments, recognised
from labeval.transcription.settings import Listening
from labeval.transcription.sound import NoSound
from labeval.transcription.speakers.telling_apart import (
    SpeakersWanted,
    VoiceWindows,
    voices_in_stretches,
)

_NICENESS = 10
"""So that a session that runs meanwhile goes first."""
_EXIT_PATIENCE_S = 10.0
_ASK_S = 0.2
"""Between two questions whether the work is still wanted."""


class NotTranscribed(MarkedError):
    """The transcription ended before the recording did; the message says why."""

    context = "Speech"


class NotWanted(Exception):
    """The work was given up before it had found anything more."""


def always() -> bool:
    """The work is wanted whatever happens."""
    return True


def listen(
    sound: Path,
    model: SpeechModel,
    settings: Listening,
    *,
    done_s: float = 0.0,
    trial_s: float = 0.0,
    who: SpeakersWanted | None = None,
    is_wanted: Callable[[], bool] = always,
) -> Generator[RecognisedSegments, None, None]:
    """Transcribe a sound or video file in a process of its own.

    Closing the iterator ends the process.

    Args:
        sound: what PyAV reads.
        model: speaks the language of the settings.
        settings: of the recogniser.
        done_s: :attr:`RecognisedSegments.seconds` of an interrupted run, to go on from there.
        trial_s: only so many seconds from the first voice on; 0 for all.
        who: to distinguish people who share a microphone.
        is_wanted: asked a few times a second while a stretch is transcribed, which takes minutes
            with a large model.

    Raises:
        NotTranscribed: the file has no sound that can be read, or the process died.
        NotWanted: ``is_wanted`` returned False.
    """
    given = (sound, model.folder, settings, done_s, trial_s, who)
    yield from _of_process(sound, recognised, given, is_wanted)


def examine_voices(
    sound: Path, stretches: Sequence[Voiced], arrays: Path
) -> Generator[VoiceWindows | float, None, None]:
    """Examine voices in a process of its own; closing the iterator ends it.

    Args:
        sound: what PyAV reads.
        stretches: where somebody speaks, in order.
        arrays: of the model of voices.

    Yields:
        Seconds that are done, then the windows.

    Raises:
        NotTranscribed: as :func:`listen` does.
    """
    yield from _of_process(sound, voices_in_stretches, (sound, stretches, arrays))


def _of_process(
    sound: Path,
    work: Callable[..., Iterator[Any]],
    given: tuple[object, ...],
    is_wanted: Callable[[], bool] = always,
) -> Generator[Any, None, None]:
    """Yield from a function in a process of its own, which is ended with the iterator."""
    try:
        keys = keys_for(sound)
    except FileRefused as error:
        raise _refused(MarkedText(error.template, error.values, error.context)) from error
    worker, ours = spawned(_work, keys, work, given, name="labeval recogniser", duplex=False)
    try:
        while True:
            try:
                while not ours.poll(_ASK_S):
                    if not is_wanted():
                        raise NotWanted
                message = ours.recv()
            except (EOFError, BrokenPipeError):  # the latter from poll, on Windows
                worker.join(_EXIT_PATIENCE_S)
                raise _died(worker.exitcode) from None
            if message is None:
                worker.join(_EXIT_PATIENCE_S)
                return
            if isinstance(message, MarkedText):
                raise _refused(message)
            if isinstance(message, str):
                raise NotTranscribed(_SENTENCES.get(message, _UNREADABLE), path=sound, why=message)
            yield message
    finally:
        ours.close()
        if worker.is_alive():
            worker.terminate()
        worker.join(_EXIT_PATIENCE_S)


_NO_SOUND = "no sound"
_NO_MEMORY = "no memory"
_UNREADABLE = QT_TRANSLATE_NOOP("Speech", "{path} cannot be transcribed: {why}")
_SENTENCES = {
    _NO_SOUND: QT_TRANSLATE_NOOP("Speech", "{path} cannot be transcribed: there is no sound in it"),
    _NO_MEMORY: QT_TRANSLATE_NOOP(
        "Speech",
        "{path}: there is not enough memory to transcribe it; use one core (--threads 1), close "
        "other programs or take a smaller model. What was found is kept",
    ),
}


def _refused(reason: MarkedText) -> NotTranscribed:
    """A file that a reader refuses; the reason names it."""
    error = NotTranscribed(reason.template, **reason.values)
    error.context = reason.context
    return error


def _died(code: int | None) -> NotTranscribed:
    if code is not None and code < 0:
        return NotTranscribed(
            QT_TRANSLATE_NOOP(
                "Speech",
                "the speech recogniser was ended by signal {signal}; signal 9 often means that "
                "the computer ran out of memory: one core (--threads 1) needs less. What it had "
                "found is kept",
            ),
            signal=-code,
        )
    return NotTranscribed(
        QT_TRANSLATE_NOOP(
            "Speech", "the speech recogniser ended without a word (exit status {status})"
        ),
        status=code,
    )


def _work(
    pipe: Connection,
    keys: Sequence[SealKey],
    work: Callable[..., Iterator[Any]],
    given: tuple[object, ...],
) -> None:
    """The process. None at the end means that the whole sound was gone through."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    end_with_starter()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    os.environ["HF_HUB_OFFLINE"] = "1"  # a missing file is an error here, not a download
    SEAL_KEYS.take(keys)
    try:
        for found in work(*given):
            pipe.send(found)
    except (BrokenPipeError, ConnectionResetError):
        return
    except NoSound:
        pipe.send(_NO_SOUND)
        return
    except MemoryError:
        pipe.send(_NO_MEMORY)
        return
    except FileRefused as error:
        # Values can hold what no pipe carries; as texts they read the same.
        values = {name: str(value) for name, value in error.values.items()}
        pipe.send(MarkedText(error.template, values, error.context))
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        return
    pipe.send(None)


def described(
    model: SpeechModel, settings: Listening, who: SpeakersWanted | None = None
) -> dict[str, Any]:
    """Facts in a transcript about how it was made."""
    facts = {"model": model.name, "model_sha256": model.digest(), **asdict(settings)}
    if who is not None:
        known = [[sample.name, digest_of(sample.sound)] for sample in who.samples]
        facts["speakers"] = {
            "people": who.people,
            "known": known,
            "arrays_sha256": digest_of(who.arrays),
        }
    return facts
