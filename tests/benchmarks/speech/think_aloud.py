"""Benchmarks of thinking aloud: ``python -m tests.benchmarks.speech.think_aloud [--quick]``.

Fifty simulated sessions with a transcript of 200 turns of 20 words each, 20,000 segments of 40
codes.
Processor time of what the windows compute, in the order of an analyst; the slowest of five counts.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from labeval import places
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL
from labeval.coding.rows import SourceKind, Word
from labeval.exchange.study_folder import make_study
from labeval.jobs.coding.recorded_moments import read_session_moments, read_sessions
from labeval.jobs.coding.session_timeline import session_timeline
from labeval.jobs.coding.think_aloud import think_aloud
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.coding.counts.counted import saturation
from tests.benchmarks.coding.queries import interviews

SOURCES, SEGMENTS, TIMES = 50, 20_000, 5
WORD_MS = 300


def spoken(corpus: Corpus, database: Path) -> Corpus:
    """The same interviews as if they had been said in the sessions of a record."""
    draw = random.Random(2)
    with Record(database, read_only=True) as record:
        headers = list(record.sessions.headers())
        lengths = {h.id: record.sessions.events(h.id)[-1].at_ms for h in headers}
    sources, passages = [], {}
    for source, header in zip(corpus.sources.values(), headers, strict=True):
        sources.append(
            replace(
                source,
                kind=SourceKind.THINK_ALOUD,
                session=header.id,
                participant=header.participant,
                recording=f"{header.id}-01",
            )
        )
        turns = corpus.layouts[source.id].passages
        each = lengths[header.id] // len(turns)
        said = []
        for n, turn in enumerate(turns):
            words, at = [], 0
            for number, token in enumerate(turn.text.split(" ")):
                start = n * each + number * WORD_MS + (2_500 if draw.random() < 0.01 else 0)
                words.append(Word(at, at + len(token), start, start + WORD_MS - 20))
                at += len(token) + 1
            said.append(
                replace(
                    turn,
                    speaker="participant",
                    words=words,
                    start_ms=n * each,
                    end_ms=words[-1].end_ms,
                    where=replace(turn.where, session_ms=n * each),
                )
            )
        passages[source.id] = said
    codes, coders = corpus.codes.values(), corpus.coders.values()
    return Corpus(sources, passages, codes, corpus.codings, coders, corpus.attributes)


def timed(name: str, work: Callable[[], object], times: int) -> None:
    """Print the longest processor time of some calls."""
    spent = []
    for _ in range(times):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    print(f"| {name} | {1000 * max(spent):.0f} ms |")


def main() -> None:
    """Measure."""
    quick = "--quick" in sys.argv
    number, segments, times = (5, 500, 2) if quick else (SOURCES, SEGMENTS, TIMES)
    with tempfile.TemporaryDirectory() as home:
        folder = StudyFolder(Path(home) / "study")
        make_study(places.templates() / "six-methods", folder.path, None)
        with Record(folder.database) as record:
            simulate(record, read_study(folder.path), number, seed=1)
        corpus = spoken(interviews(number, segments), folder.database)
        sessions = [source.session for source in corpus.sources.values()]
        database, first = folder.database, sessions[0]
        assert corpus.segments
        timed("sessions read, once", lambda: read_session_moments(database, sessions), 1)
        moments = read_session_moments(database, sessions)
        think_aloud(corpus, moments)  # loads what computes intervals
        timed("thinking aloud by criterion", lambda: think_aloud(corpus, moments), times)
        session = read_sessions(database, [first])[first]
        timed("a session read", lambda: read_sessions(database, [first]), times)
        timed("its timeline", lambda: session_timeline(session, corpus), times)
        timed("saturation with further interviews", lambda: saturation(corpus, ALL), times)


if __name__ == "__main__":
    main()
