"""Transcribing a recording: every segment is kept as it is found, so that a crash loses none."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import IO, Any

from labeval.files.names import written_name
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.models import SpeechModel
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.telling_apart import SpeakersWanted
from labeval.transcription.stages import Stage
from labeval.transcription.transcript import (
    SpeechSegment,
    Transcript,
    segment_from_dict,
    segment_to_dict,
)
from labeval.transcription.worker import NotTranscribed, NotWanted, always, described, listen

ReportProgress = Callable[[float, float, Stage], bool]
"""Called with the seconds of sound done, their total, and the stage; returns False to stop."""


def no_progress(seconds: float, of: float, stage: Stage) -> bool:
    """The progress that nobody follows; it never stops the work."""
    return True


class TranscriptionStopped(Exception):
    """Transcription was stopped on request; segments found are kept, and the next run goes on from
    there."""


def transcribe(
    sound: Path,
    model: SpeechModel,
    settings: Listening,
    *,
    kept: Path | None,
    progress: ReportProgress = no_progress,
    who: SpeakersWanted | None = None,
    is_wanted: Callable[[], bool] = always,
) -> Transcript:
    """Transcribe a sound or video file.

    Args:
        sound: what PyAV reads.
        model: must speak the language of ``settings``.
        settings: of the recogniser.
        kept: a file that keeps the segments while they are found; an interrupted run with the same
            sound, model and settings is continued, with any number of threads. The caller removes
            it when the transcript is stored. None where nothing may be kept in the clear: the next
            run begins anew.
        progress: called with the seconds that are done, of how many, and of which stage.
        who: to distinguish people who share a microphone.
        is_wanted: asked between two calls of ``progress``, which can be minutes apart; returns
            False to stop.

    Raises:
        NotTranscribed: the model does not speak the language, the file cannot be read, or the
            recogniser died.
        TranscriptionStopped: ``progress`` or ``is_wanted`` returned False.
        OSError: ``kept`` cannot be written.
    """
    refuse_language(model, settings)
    stat = _file_facts(sound)
    made_with = described(model, settings, who)
    # The words are the same with any number of threads: whoever stops it to leave cores to other
    # programs goes on with fewer.
    job = {"made_with": described(model, replace(settings, threads=0), who), "sound": stat}
    done_s, found, length = *(_kept_before(kept, job) if kept is not None else (0.0, [])), 0.0
    try:
        with (
            _opened(kept, "a" if done_s else "w") as file,
            closing(
                listen(sound, model, settings, done_s=done_s, who=who, is_wanted=is_wanted)
            ) as pieces,
        ):
            if not done_s:
                _keep(file, job)
            for piece in pieces:
                length = piece.of
                if piece.segments:
                    lines = [segment_to_dict(segment) for segment in piece.segments]
                    _keep(file, {"done_s": piece.seconds, "segments": lines})
                    found += piece.segments
                if not progress(piece.seconds, piece.of, piece.stage):
                    raise TranscriptionStopped
    except NotWanted as given_up:
        raise TranscriptionStopped from given_up
    except NotTranscribed:
        if not found and kept is not None:
            kept.unlink(missing_ok=True)  # there is nothing to go on from
        raise
    return Transcript(tuple(found), settings.language, length, made_with)


def refuse_language(model: SpeechModel, settings: Listening) -> None:
    """Refuse a language that the model does not speak: it would make words up.

    Raises:
        NotTranscribed: it does not.
    """
    unspoken = next((one for one in settings.languages if not model.speaks(one)), None)
    if unspoken is not None:
        raise NotTranscribed(
            QT_TRANSLATE_NOOP(
                "Speech",
                "the model {model} speaks English only, and the recording is in “{language}”; "
                "add a multilingual model",
            ),
            model=model.name,
            language=unspoken,
        )


def _file_facts(sound: Path) -> dict[str, Any]:
    try:
        stat = sound.stat()
    except OSError as error:
        raise NotTranscribed(
            QT_TRANSLATE_NOOP("Speech", "{path} cannot be transcribed: {why}"),
            path=sound,
            why=error.strerror or error,
        ) from error
    return {"name": written_name(sound.name), "bytes": stat.st_size, "changed": stat.st_mtime_ns}


def _kept_before(kept: Path, job: dict[str, Any]) -> tuple[float, list[SpeechSegment]]:
    """Seconds and segments of an interrupted run; 0 where it had other inputs."""
    try:
        lines = kept.read_text(encoding="utf-8", errors="replace").split("\n")[:-1]
    except FileNotFoundError:
        return 0.0, []
    try:
        first, *rest = [json.loads(line) for line in lines]
        segments = [segment_from_dict(raw) for line in rest for raw in line["segments"]]
        done_s = float(rest[-1]["done_s"]) if rest else 0.0
    except (ValueError, KeyError, TypeError):
        return 0.0, []
    if first != json.loads(json.dumps(job)):
        return 0.0, []
    _mend(kept, lines)
    return done_s, segments


def _mend(kept: Path, lines: list[str]) -> None:
    """Remove an incomplete last line, so that the next one begins at its place."""
    whole = sum(len(line.encode()) + 1 for line in lines)
    if kept.stat().st_size != whole:
        os.truncate(kept, whole)


def _opened(kept: Path | None, mode: str) -> IO[str]:
    return kept.open(mode, encoding="utf-8") if kept is not None else StringIO()


def _keep(file: IO[str], line: dict[str, Any]) -> None:
    if isinstance(file, StringIO):
        return  # nothing is kept
    file.write(json.dumps(line, ensure_ascii=False) + "\n")
    file.flush()
    os.fsync(file.fileno())
