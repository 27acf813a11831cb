"""Benchmarks of the record: how long until an answer is durable, how fast robots are."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.benchmarks.figures import Figure, peak_megabytes, spread
from tests.benchmarks.walk import to_rating
from tests.support.protected import protected

ROOT = Path(__file__).resolve().parents[2]


def answer_commits(content: StudyContent, place: Path, *, encrypted: bool = False) -> Figure:
    """From the call that sets an answer to its return, when it is on disk.

    Args:
        encrypted: in a protected study.
    """
    if encrypted:
        protected(StudyFolder(place))
    taken: list[float] = []
    with open_live(StudyFolder(place)) as live:
        decided = SessionStart(kind="simulated", condition="ab", override_reason="benchmark")
        session = live.start(content, decided)
        to_rating(session)
        fields = session.fields()
        for n in range(1000):
            field = fields[n % len(fields)]
            value = field.options[n // len(fields) % len(field.options)]
            begun = time.perf_counter()
            session.answer(field.id, value)
            taken.append(time.perf_counter() - begun)
    where, aim = (" in a protected study", "1.5") if encrypted else ("", "1")
    what = f"answer durable after the click{where}"
    return Figure(what, spread(taken), f"p99 under {aim} ms")


def mark_commits(content: StudyContent, place: Path) -> Iterator[Figure]:
    """Marks and answers in turns on one record, each from the call to its return, on disk.

    Args:
        content: a study whose one condition begins with a page on which words are marked.
    """
    taken: dict[str, list[float]] = {"answer": [], "mark": []}
    with open_live(StudyFolder(place)) as live:
        decided = SessionStart(kind="simulated", condition="only", override_reason="benchmark")
        session = live.start(content, decided)
        field, item = session.fields()[0], session.page.items[0] if session.page else ""
        length = len(session.page_texts()[item])
        for n in range(1000):
            begun = time.perf_counter()
            session.answer(field.id, field.options[n % len(field.options)])
            between = time.perf_counter()
            start = n % (length - 4)
            session.marking.mark(field.criterion, item, start, start + 2 + n // length % 2)
            taken["answer"].append(between - begun)
            taken["mark"].append(time.perf_counter() - between)
            for mark in session.state.marks_here()[:-8]:
                session.marking.unmark(mark.seq)
    for what, times in taken.items():
        yield Figure(f"{what} durable, in turns", spread(times), "p99 under 1 ms")


def simulated(content: StudyContent, place: Path, participants: int) -> Iterator[Figure]:
    """Robot participants through the same session code and record."""
    with Record(place / "record.sqlite") as record:
        begun = time.perf_counter()
        done = simulate(record, content, participants, seed=1)
        seconds = time.perf_counter() - begun
    yield Figure(
        f"simulate {participants} participants",
        f"{seconds:.1f} s, {done.answers / seconds:.0f} answers/s",
    )
    yield Figure("peak memory of that run", f"{peak_megabytes():.0f} MB", "bounded")


def in_new_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder on the disk that studies would be on, not in memory.

    Git ignores its place: a benchmark that was stopped leaves the folder behind.
    """
    place = ROOT / "build"
    place.mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(dir=place)
