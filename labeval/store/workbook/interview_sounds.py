"""The sound of interviews recorded elsewhere: a recording in the study folder for each text.

It has its name by the text, so it is found on every computer and needs no edit of its own.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.audio.decoding import SoundFile
from labeval.audio.recording import LOG, LogEntry
from labeval.audio.sealed_wave import new_sound
from labeval.audio.silencing import frames_under
from labeval.audio.sounds import samples_of, sound_in
from labeval.coding.moments import utc_now
from labeval.coding.rows import Source
from labeval.coding.texts.redaction_marks import muted
from labeval.coding.texts.redaction_signs import SEALED
from labeval.files.limits import MOST_SOUND_S, Count
from labeval.files.progress import report
from labeval.files.refusal import FileRefused
from labeval.store.disk.atomic import (
    flush_file,
    flush_folder,
    make_folder_within,
    make_private_folder,
)
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import wipe
from labeval.store.disk.recording_lock import LOCK
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.store.record.sealed_sounds import silence_sound
from labeval.store.record.sound_copies import copy_recording
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.store.workbook.workbook import Workbook

RATE = 16_000
"""Frames a second that are kept: those that a recogniser of speech listens to."""
_SILENT_AT_ONCE = 60 * RATE
_NOT_SILENT = QT_TRANSLATE_NOOP(
    "Record", "{path}: redacted words can still be heard in it: {reason}; do this again"
)
_KNOWN = """
SELECT id FROM source UNION
SELECT row FROM change JOIN act AS made ON made.number = change.act
WHERE change.kind = 'source' AND NOT EXISTS (
    SELECT 1 FROM act WHERE act.coder = made.coder AND act.turn > made.turn
    AND act.number NOT IN (SELECT act FROM change)
)
"""
"""Undoing stops at an edit that is empty, and reaches none of that coder before it."""
_NAME = re.compile(r"interview[0-9a-f]{32}")


def sound_name(source: str) -> str:
    """The name of the recording of an interview from elsewhere, by its text's id."""
    return "interview" + re.sub(r"[^0-9A-Za-z]", "", source)


def is_sound_name(name: str) -> bool:
    """True if a folder of recordings has such a name."""
    return _NAME.fullmatch(name) is not None


def recording_of(folder: StudyFolder, source: Source) -> str:
    """The recording of a text, made in a session or elsewhere; empty where it has none."""
    if source.session or source.recording:
        return source.recording
    name = sound_name(source.id)
    return name if (folder.audio / name).is_dir() else ""


@contextmanager
def keeping_sounds(folder: StudyFolder, sounds: Iterable[tuple[str, Path]]) -> Iterator[list[str]]:
    """Keep copies of sound and video files, those that have one already left out.

    What was made here is removed again if the block fails.

    Args:
        sounds: the id of a text, with the file.

    Yields:
        The texts whose sound is new.

    Raises:
        NotReadable, FileRefused, OSError: one cannot be read or written; none was kept.
    """
    made: list[str] = []
    listed = list(sounds)
    try:
        for done, (source, path) in enumerate(listed):
            report(path.name, done, len(listed))
            if not (folder.audio / sound_name(source)).exists():
                _keep(folder, source, path)
                made.append(source)
        yield made
    except BaseException:
        for source in made:
            remove_sound(folder, source)
        raise


def remove_sound(folder: StudyFolder, source: str) -> list[Path]:
    """Overwrite and remove the sound of an interview; returns the files that there were."""
    name = sound_name(source)
    gone: list[Path] = []
    for place in (folder.audio / name, folder.audio / f"{name}.part"):
        if place.is_dir() and not place.is_symlink():
            files = [file for file in sorted(place.iterdir()) if file.is_file()]
            for file in files:
                wipe(file)
            gone += [file for file in files if file.name != LOCK]
            with suppress(OSError):
                place.rmdir()
    return gone


def taken_in(place: Path) -> str:
    """UTC at which a sound was taken in; empty where its log does not say."""
    try:
        with (place / LOG).open(encoding="utf-8") as log:
            return str(json.loads(log.readline()).get("utc", ""))
    except (OSError, ValueError, AttributeError):
        return ""


def known_texts(connection: sqlite3.Connection) -> set[str]:
    """Ids of the texts that are here, and of those that undoing or doing again can bring back."""
    return {id for (id,) in connection.execute(_KNOWN)}


def deleted_with_sound(workbook: Workbook, folder: StudyFolder) -> list[str]:
    """Ids of the texts that are only in the history, and have sound."""
    gone = known_texts(workbook.connection) - {source.id for source in workbook.sources()}
    return sorted(id for id in gone if (folder.audio / sound_name(id)).is_dir())


def remove_sounds_out_of_reach(
    workbook: Workbook, folder: StudyFolder, deleted: Iterable[str]
) -> None:
    """Remove the sound of those of these deleted texts that nothing can bring back any more."""
    for gone in sorted(set(deleted) - known_texts(workbook.connection)):
        remove_sound(folder, gone)


def lone_sounds(connection: sqlite3.Connection, folder: StudyFolder) -> list[Path]:
    """The sounds whose interview nothing can bring back, so that it is not known whose they are."""
    known = {sound_name(id) for id in known_texts(connection)}
    places = sorted(folder.audio.iterdir()) if folder.audio.is_dir() else []
    return [place for place in places if is_sound_name(place.name) and place.name not in known]


def copy_sounds(sources: Iterable[Source], here: StudyFolder, there: Path) -> int:
    """Copy the sound of interviews that only the other laptop has; returns how many.

    Args:
        there: the folder of its recordings; it need not exist.

    Raises:
        RecordUnavailable: this study is protected, and its key is not here.
        FileRefused, OSError: a sound cannot be read or written; merge again.
    """
    copied = 0
    for source in sources:
        name = sound_name(source.id)
        found, target = there / name, here.audio / name
        is_wanted = not source.session and found.is_dir() and not found.is_symlink()
        if is_wanted and not target.exists():
            make_folder_within(here.audio)
            copy_recording(found, target, "", sealing_over(here.path))
            copied += 1
    return copied


def silence_redacted(workbook: Workbook, folder: StudyFolder) -> None:
    """Silence the words in the sound of interviews that their texts no longer have.

    Text and sound can come from different laptops. What is silent is left as it is, and so is a
    damaged sound, which a check of the study names.

    Raises:
        RecordError: a text cannot be read, or a sound not be read or written.
    """
    with workbook.explaining():
        found = workbook.connection.execute(
            "SELECT DISTINCT source FROM passage WHERE instr(text, ?)", (SEALED[0],)
        ).fetchall()
    for (source,) in found:
        sound = sound_in(folder.audio / sound_name(source))
        if not sound.exists():
            continue
        redacted = muted(workbook.passages(source), SEALED)
        try:
            if _has_sound(sound, redacted):
                silence_sound(sound, redacted)
        except (OSError, FileRefused) as error:
            reason = getattr(error, "strerror", None) or error
            raise RecordUnavailable(_NOT_SILENT, path=sound, reason=reason) from error


def _has_sound(path: Path, spans_ms: Iterable[tuple[float, float]]) -> bool:
    samples = samples_of(path)
    if samples is None:
        return False
    with samples:
        return any(
            samples.frames(begin, end - begin).any()
            for begin, end in frames_under(samples.layout, spans_ms)
        )


def _keep(folder: StudyFolder, source: str, path: Path) -> None:
    make_folder_within(folder.audio)
    target = folder.audio / sound_name(source)
    part = target.with_name(f"{target.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    make_private_folder(part)
    count = Count(path, "seconds", MOST_SOUND_S * RATE)
    key = sealing_over(folder.path)
    try:
        with (
            closing(SoundFile(path, RATE)) as file,
            new_sound(part, key, rate=RATE, channels=file.channels) as sound,
        ):
            for piece in file.pieces():
                # What is damaged or missing in the middle is silent, so that times stay right.
                missing = max(0, piece.first - sound.frames)
                count.add(missing + len(piece.samples))
                for first in range(0, missing, _SILENT_AT_ONCE):
                    silent = min(_SILENT_AT_ONCE, missing - first)
                    sound.write(bytes(2 * file.channels * silent))
                sound.write(piece.samples.tobytes())
        _write_log(part, file.channels, sound.frames, sound.sha256)
        part.replace(target)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    flush_folder(folder.audio)


def _write_log(part: Path, channels: int, frames: int, sha256: str) -> None:
    begun = {"device": "", "rate": RATE, "channels": channels, "utc": utc_now()}
    lines = (
        {"entry": LogEntry.BEGUN, **begun},
        {"entry": LogEntry.STRETCH, "frame": 0, "at_ms": 0.0},
        {"entry": LogEntry.ENDED, "frame": frames, "sha256": sha256},
    )
    log = part / LOG
    log.touch(PRIVATE_FILE)
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    flush_file(log)
    flush_folder(part)
