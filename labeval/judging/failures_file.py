"""Calls that have failed, with what the model said: a file beside the ratings."""

from __future__ import annotations

import json
from collections.abc import Container
from dataclasses import asdict, dataclass
from pathlib import Path

from labeval.judging.errors import unwritable
from labeval.store.atomic import replacing

LONGEST_REPLY = 4000
"""Characters of each reply that are kept."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One item that has no rating by one criterion, and why."""

    item: str
    criterion: str
    why: str
    failed_at: str
    """UTC, ISO 8601."""
    replies: tuple[str, ...] = ()
    """What the model wrote where it could not be used, each try by itself."""


def failures_path(ratings: Path) -> Path:
    """``judge.failed.jsonl`` for ``judge.jsonl``."""
    return ratings.with_name(f"{ratings.stem}.failed.jsonl")


class FailuresFile:
    """One failure a line, written at once. A call that is made again takes its line away.

    Args:
        asked: the calls that are about to be made, as item and criterion.

    Raises:
        JudgingRefused: the file cannot be read and written.
    """

    def __init__(self, path: Path, asked: Container[tuple[str, str]]) -> None:
        self._path = path
        try:
            if path.exists():
                self._keep([raw for raw in _read(path) if _id(raw) not in asked])
        except OSError as error:
            raise unwritable(path, error) from error

    def append(self, failure: Failure) -> None:
        """Add a line."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(_line(asdict(failure)))
        except OSError as error:
            raise unwritable(self._path, error) from error

    def _keep(self, raw: list[dict[str, object]]) -> None:
        if not raw:
            self._path.unlink()
            return
        with replacing(self._path) as part:
            part.write_text("".join(map(_line, raw)), encoding="utf-8")


def _read(path: Path) -> list[dict[str, object]]:
    """The lines that can be read; the last may have been torn off, and its call is made again."""
    found = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            raw = json.loads(line)
        except ValueError:
            continue
        if isinstance(raw, dict):
            found.append(raw)
    return found


def _id(raw: dict[str, object]) -> tuple[str, str]:
    return str(raw.get("item")), str(raw.get("criterion"))


def _line(raw: dict[str, object]) -> str:
    return json.dumps(raw, ensure_ascii=False) + "\n"
