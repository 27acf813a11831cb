"""Records with real sessions in them, in real folders."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.store.record.imported_marks import MarkRow
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

UTC = "2026-03-01T09:00:00.000Z"


def the_content() -> StudyContent:
    return StudyContent(study=small_study(), items=small_items())


def a_header(content: StudyContent, number: int, condition: str = "dqe") -> SessionHeader:
    """A session of participant ``P<number>``; its reason is a text that is nowhere else."""
    decided = SessionStart(
        condition=condition, override_reason="by hand", participant=f"P{number:02}"
    )
    header = new_header(
        content, decided, taken={}, codes=set(), rng=random.Random(number), started=UTC
    )
    return replace(header, assignment=f"<reason-{number}>")


def started(seq: int = 1) -> Event:
    return Event(seq, 0, UTC, Kind.SESSION_STARTED)


def comment(seq: int, text: str) -> Event:
    return Event(seq, seq, UTC, Kind.COMMENT, "dqe-001", value=text)


def a_mark(participant: str, mark: int = 7, *, quote: str = "some words") -> MarkRow:
    """Words that were marked elsewhere, on the page of a judgment."""
    place = ("c", "p", "1", "m1|m2", "m1", "text", "3", str(3 + len(quote)), quote)
    return MarkRow(participant, "s", mark, "ab", "ab", *place, "m1", "", "4.500", UTC)


def marker(number: int, seq: int) -> str:
    """The text of an event of :func:`interleaved`."""
    return f"<event-{number}-{seq}>"


def interleaved(path: Path, sessions: int, events: int) -> list[SessionHeader]:
    """Sessions whose events came in turns, so that every page of the file holds several."""
    content = the_content()
    headers = [a_header(content, n) for n in range(sessions)]
    with Record(path) as record:
        record.versions.keep(content, publish=True)
        journals = [record.sessions.begin(h, [started()]) for h in headers]
        for seq in range(2, events + 1):
            for n, journal in enumerate(journals):
                journal.append([comment(seq, marker(n, seq).ljust(40, "."))])
    return headers


@pytest.fixture(scope="session")
def interleaved_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six sessions of sixty events."""
    path = tmp_path_factory.mktemp("interleaved") / "record.sqlite"
    interleaved(path, 6, 60)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """An empty study folder."""
    return StudyFolder(tmp_path)


@pytest.fixture
def copy_of_record(interleaved_file: Path, folder: StudyFolder) -> Callable[[], Path]:
    """The interleaved record, fresh, in the study folder."""

    def copy() -> Path:
        shutil.copyfile(interleaved_file, folder.database)
        return folder.database

    return copy
