"""Readiness for a session: space on the disk, power until its end, a code, other instruments."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from labeval.study.supervisor_code import USUAL_CODE, has_usual_code
from labeval.text.marks import QT_TRANSLATE_NOOP

CONTEXT = "Readiness"
_POWER = Path("/sys/class/power_supply")
_RECORD_BYTES = 200_000_000
_AUDIO_BYTES_A_MINUTE = 12_000_000
"""Sound of two channels at 48 kHz, uncompressed."""
_ON_BATTERY = "Discharging"
_ON_MAINS = frozenset({"Charging", "Full", "Not charging"})
"""States of a battery, in the words of Linux; "Unknown" is one of neither."""
_ENOUGH_PERCENT_A_MINUTE = 0.7
"""A battery that lasts two and a half hours."""


class Readiness(StrEnum):
    """Outcome of a check."""

    READY = "ready"
    TO_DO = "to_do"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the checklist; ``text`` is a template in the context ``Readiness``."""

    readiness: Readiness
    text: str
    values: Mapping[str, Any] = field(default_factory=dict)


def disk_check(folder: Path, minutes: int, *, is_recorded: bool = True) -> Check:
    """Check that the study's disk has space for a session of this length.

    Args:
        is_recorded: sound included.
    """
    needed = _RECORD_BYTES + (minutes * _AUDIO_BYTES_A_MINUTE if is_recorded else 0)
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return Check(
            Readiness.UNKNOWN,
            QT_TRANSLATE_NOOP("Readiness", "It is not known how much space the study's disk has."),
        )
    values = {"free": _gigabytes(free), "needed": _gigabytes(needed), "minutes": minutes}
    if not is_recorded:
        enough = QT_TRANSLATE_NOOP("Readiness", "{free} GB free; no sound is recorded.")
        little = QT_TRANSLATE_NOOP(
            "Readiness", "Only {free} GB free, and a session needs {needed} GB: free some space."
        )
        is_ready = free >= needed
        readiness = Readiness.READY if is_ready else Readiness.TO_DO
        return Check(readiness, enough if is_ready else little, values)
    if free >= needed:
        text = QT_TRANSLATE_NOOP(
            "Readiness", "{free} GB free; {minutes} minutes of sound and answers need {needed} GB."
        )
        return Check(Readiness.READY, text, values)
    text = QT_TRANSLATE_NOOP(
        "Readiness",
        "Only {free} GB free, and {minutes} minutes with sound need {needed} GB: free some space.",
    )
    return Check(Readiness.TO_DO, text, values)


def code_check(folder: Path) -> Check:
    """Check that the supervisor has a code that participants cannot know."""
    if has_usual_code(folder):
        text = QT_TRANSLATE_NOOP(
            "Readiness",
            "The code that closes the participant's window is still {code}, as in every new study: "
            "choose your own in the home window.",
        )
        return Check(Readiness.TO_DO, text, {"code": USUAL_CODE})
    return Check(
        Readiness.READY,
        QT_TRANSLATE_NOOP("Readiness", "Your own code closes the participant's window."),
    )


def instruments_check(lsl: str) -> Check | None:
    """Check that other instruments can get marks, where a study names them; else None.

    Args:
        lsl: the study's setting.
    """
    if lsl == "none":
        return None
    if find_spec("pylsl") is None:
        text = QT_TRANSLATE_NOOP(
            "Readiness",
            "They get no marks: pylsl is not installed (the extra “lsl”). The session would go on "
            "without.",
        )
        return Check(Readiness.TO_DO, text)
    text = QT_TRANSLATE_NOOP(
        "Readiness",
        "Marks go out through the local network by Lab Streaming Layer, not encrypted, once the "
        "participant has agreed.",
    )
    return Check(Readiness.READY, text)


def power_check(minutes: int, *, supplies: Path = _POWER, platform: str = sys.platform) -> Check:
    """Power supply until the end of a session, as far as Linux reports it."""
    if not platform.startswith("linux"):
        return _look_yourself()
    found = _supplies(supplies)
    if found is None:
        return _look_yourself()
    batteries = [folder for folder in found if _is_battery(folder)]
    if not batteries:
        return Check(Readiness.READY, QT_TRANSLATE_NOOP("Readiness", "No battery: mains power."))
    charges = [_read(folder, "capacity") for folder in batteries]
    states = {_read(folder, "status") for folder in batteries}
    if not all(text.isdecimal() for text in charges) or not states <= _ON_MAINS | {_ON_BATTERY}:
        return _look_yourself()
    percent = min(map(int, charges))
    values = {"percent": percent, "minutes": minutes}
    if states <= _ON_MAINS:
        text = QT_TRANSLATE_NOOP("Readiness", "The charger is plugged in; battery {percent} %.")
        return Check(Readiness.READY, text, values)
    if percent >= minutes * _ENOUGH_PERCENT_A_MINUTE:
        text = QT_TRANSLATE_NOOP(
            "Readiness", "On battery, {percent} %: enough for {minutes} minutes."
        )
        return Check(Readiness.READY, text, values)
    text = QT_TRANSLATE_NOOP(
        "Readiness",
        "On battery, {percent} %, which may not last {minutes} minutes: plug the charger in.",
    )
    return Check(Readiness.TO_DO, text, values)


def _look_yourself() -> Check:
    """The check where the system does not report it."""
    text = QT_TRANSLATE_NOOP("Readiness", "Check whether the charger is plugged in.")
    return Check(Readiness.UNKNOWN, text)


def _supplies(folder: Path) -> list[Path] | None:
    """Power supplies, as Linux lists them; None where it does not."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return None


def _is_battery(folder: Path) -> bool:
    """A battery of the computer, and not one of a mouse."""
    return _read(folder, "type") == "Battery" and _read(folder, "scope") != "Device"


def _read(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _gigabytes(size: int) -> float:
    return round(size / 1e9, 1)
