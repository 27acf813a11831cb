"""Calls that have failed, with the model's replies: a file next to the ratings."""

from __future__ import annotations

import json
from collections.abc import Container
from dataclasses import asdict, dataclass
from pathlib import Path

from labeval.files.content import read_content
from labeval.files.json import read_json
from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.refusal import refusing
from labeval.judging.errors import JudgingRefused, unwritable
from labeval.store.disk.atomic import replacing

LONGEST_REPLY = 4000
"""Characters of each reply that are kept."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One item that has no rating by one criterion, and why."""

    item: str
    """Name of one answer in a conversation with its place, such as ``talk@turn2``."""
    criterion: str
    why: str
    failed_at: str
    """UTC, ISO 8601."""
    replies: tuple[str, ...] = ()
    """The model's unusable replies, each try by itself."""


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
                with refusing(path, JudgingRefused):
                    kept = [raw for raw in _read(path) if _id(raw) not in asked]
                self._keep(kept)
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
    for line in read_content(path, MOST_STUDY_TABLE).decode(errors="replace").splitlines():
        try:
            raw = read_json(line, path)
        except (ValueError, RecursionError):
            continue
        if isinstance(raw, dict):
            found.append(raw)
    return found


def _id(raw: dict[str, object]) -> tuple[str, str]:
    return str(raw.get("item")), str(raw.get("criterion"))


def _line(raw: dict[str, object]) -> str:
    return json.dumps(raw, ensure_ascii=False) + "\n"
