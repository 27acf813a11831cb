"""Random operations on interviews from elsewhere with sound, against a simple model; and kills.

``python -m tests.runs.interview_sounds 500 [SEED]`` does operations and prints what was done.
``python -m tests.runs.interview_sounds 200 SEED kills`` kills as many processes that do them.
"""

from __future__ import annotations

import os
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import time
import wave
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from labeval.audio.sounds import samples_of, sound_in
from labeval.coding import sources
from labeval.coding.rows import Anchor, Source
from labeval.coding.texts.editing import REDACT, redact
from labeval.coding.texts.redaction_signs import SEALED
from labeval.jobs.coding.interviews import InterviewLink, read_interviews, take_interviews
from labeval.jobs.redaction.redaction import confirm, finish, waiting
from labeval.store.erasing.erased_files import Traces
from labeval.store.erasing.workbook_erasure import erase_from_workbook
from labeval.store.workbook.interview_sounds import RATE, lone_sounds, recording_of, sound_name
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from tests.runs.killing.kills import ROOT
from tests.support.program import Program

PEOPLE, LINES, LINE_S, PARTS = 3, 4, 1, 5
"""Parts are of a second."""
KINDS = ("bring", "bring with sound", "delete", "undo", "redo", "redact", "erase")


@dataclass(frozen=True)
class Talk:
    """What there is to be of one interview."""

    here: bool = False
    sealed: frozenset[int] = frozenset()
    """Lines whose name is redacted for good."""
    sound: bool = False
    silent: frozenset[int] = frozenset()
    """Parts of its sound."""


@dataclass(frozen=True)
class State:
    """All interviews, and what undoing and doing again would lead to where that is known."""

    talks: tuple[Talk, ...] = (Talk(),) * PEOPLE
    undo: tuple[Talk, ...] | None = None
    redo: tuple[Talk, ...] | None = None

    def having(self, n: int, talk: Talk) -> tuple[Talk, ...]:
        return (*self.talks[:n], talk, *self.talks[n + 1 :])


def name(n: int, line: int) -> str:
    return f"Nam{n}q{line}"


def samples(n: int) -> np.ndarray:
    return np.random.default_rng(n).integers(1, 20_000, LINES * LINE_S * RATE).astype("<i2")


def write_files(folder: Path) -> None:
    """A transcript and a sound of everybody."""
    folder.mkdir()
    for n in range(PEOPLE):
        cues = (
            f"00:{line * LINE_S:02}.000 --> 00:{(line + 1) * LINE_S:02}.000\n"
            f"<v {('Kim', 'Anna')[line % 2]}>{name(n, line)}\n"
            for line in range(LINES)
        )
        (folder / f"talk_P{n}.vtt").write_text("WEBVTT\n\n" + "\n".join(cues))
        with wave.open(str(folder / f"talk_P{n}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(samples(n).tobytes())


class Interviews:
    """A study folder of interviews alone."""

    def __init__(self, place: Path) -> None:
        self.files, self.folder = place / "files", StudyFolder(place / "study")
        if not self.files.exists():
            write_files(self.files)
            self.folder.path.mkdir()

    def book(self) -> Workbook:
        return Workbook(self.folder.workbook, coder="A")

    def source(self, book: Workbook, n: int) -> Source:
        return next(source for source in book.sources() if source.participant == f"P{n}")

    def id(self, n: int) -> str:
        """The same wherever the transcript is taken in."""
        with tempfile.TemporaryDirectory() as place, Workbook(Path(place) / "w", coder="A") as book:
            self._bring(book, n, with_sound=False)
            return book.sources()[0].id

    def do(self, kind: str, n: int, line: int) -> None:
        with self.book() as book:
            if kind.startswith("bring"):
                self._bring(book, n, with_sound=kind != "bring")
            elif kind == "delete":
                of = self.source(book, n)
                rows = (book.passages(of.id), book.codings(of.id), book.memos(), book.attributes())
                book.do(kind, sources.delete(of, *rows))
            elif kind == "undo":
                book.undo()
            elif kind == "redo":
                book.redo()
            elif kind == "redact":
                text = book.text_of(self.source(book, n).id)
                at = text.passages[line].id
                ends = Anchor(at, 0), Anchor(at, len(name(n, line)))
                book.do(REDACT, redact(text, *ends).changes)
                confirm(self.folder, book)
        if kind == "erase":
            traces = Traces(f"P{n}", frozenset(), frozenset())
            erase_from_workbook(self.folder.workbook, traces)

    def _bring(self, book: Workbook, n: int, *, with_sound: bool) -> None:
        transcript = self.files / f"talk_P{n}.vtt"
        files = [transcript, transcript.with_suffix(".wav")] if with_sound else [transcript]
        read, refused = read_interviews(files)
        assert not refused
        take_interviews(book, read, {transcript: InterviewLink(f"P{n}", interviewer="Kim")})

    def finish(self, kind: str, n: int, line: int) -> None:
        """After a kill: what the program does by itself, and what somebody does again."""
        with self.book() as book:
            finish(self.folder, book)
            if waiting(book):
                confirm(self.folder, book)
        if kind == "erase" or kind.startswith("bring"):
            self.do(kind, n, line)

    def shown(self, n: int) -> Talk:
        """One interview as it is on disk."""
        place = self.folder.audio / sound_name(IDS[n])
        sealed: set[int] = set()
        with self.book() as book:
            here = [s for s in book.sources() if s.id == IDS[n]]
            for source in here:
                texts = [passage.text for passage in book.passages(source.id)]
                assert recording_of(self.folder, source) == (place.name if place.exists() else "")
                for line, text in enumerate(texts):
                    assert text in (name(n, line), SEALED)
                    sealed |= {line} if text == SEALED else set()
        silent = self._silent(place, n) if place.exists() else set()
        return Talk(bool(here), frozenset(sealed), place.exists(), frozenset(silent))

    def _silent(self, place: Path, n: int) -> set[int]:
        """The parts of which nothing can be heard; all that can is as it was."""
        with samples_of(sound_in(place)) as sound:
            kept = sound.frames(0, sound.layout.frames)[:, 0]
        heard = kept.reshape(-1, RATE // PARTS).any(axis=1)
        assert np.array_equal(kept, samples(n) * heard.repeat(RATE // PARTS))
        return set(np.flatnonzero(~heard).tolist())


def around(line: int) -> range:
    """The parts of sound that go with a line: all of it, and one before and after it."""
    length = LINE_S * PARTS
    return range(max(0, line * length - 1), min(LINES * length, (line + 1) * length + 1))


IDS: list[str] = []


def after(state: State, kind: str, n: int, line: int) -> State | None:
    """What an operation has to lead to; None where it cannot be done now."""
    talk = state.talks[n]
    if kind.startswith("bring"):
        sound = talk.sound or kind != "bring"
        silent = talk.silent if talk.sound else frozenset()
        if talk.here:
            silent |= {s for line in talk.sealed for s in around(line) if sound}
            talks = state.having(n, replace(talk, sound=sound, silent=silent))
            return state if talks == state.talks else State(talks)
        brought = state.having(n, Talk(True, frozenset(), sound, silent))
        gone = state.having(n, Talk(False, frozenset(), sound, silent))
        return State(brought, undo=gone)
    if kind == "delete" and talk.here:
        return State(state.having(n, replace(talk, here=False, sealed=frozenset())), state.talks)
    if kind == "undo" and state.undo is not None:
        return State(state.undo, redo=state.talks)
    if kind == "redo" and state.redo is not None:
        return State(state.redo, undo=state.talks)
    if kind == "redact" and talk.here and line not in talk.sealed:
        silent = talk.silent | set(around(line)) if talk.sound else frozenset()
        redacted = replace(talk, sealed=talk.sealed | {line}, silent=silent)
        others = tuple(t if t.here else Talk() for t in state.having(n, redacted))
        return State(others)
    if kind == "erase" and (talk.here or talk.sound):
        return State(state.having(n, Talk()))
    return None


Announce = Callable[[State, str, int, int], None]


def run(
    place: Path,
    operations: int,
    seed: int,
    *,
    state: State | None = None,
    announce: Announce = lambda *_: None,
    done: Callable[[State], None] = lambda _: None,
) -> Counter[str]:
    """Do operations; what is on disk has to be what the model has after each."""
    rng, counts, interviews = random.Random(seed), Counter[str](), Interviews(place)
    IDS[:] = IDS or [interviews.id(n) for n in range(PEOPLE)]
    state = state or State()
    while counts.total() < operations:
        act = rng.choice(KINDS), rng.randrange(PEOPLE), rng.randrange(LINES)
        then = after(state, *act)
        if then is None or (act[0] == "redact" and rng.random() < 0.5):
            continue
        announce(state, *act)
        interviews.do(*act)
        state = check(interviews, then, act)
        done(state)
        counts[act[0]] += 1
    return counts


def check(interviews: Interviews, state: State, act: object) -> State:
    """Compare with what is on disk; returns the state with what the model does not know.

    Sound without its interview goes with the history that could bring this back, or stays and
    is named.
    """
    shown = tuple(interviews.shown(n) for n in range(PEOPLE))
    with interviews.book() as book:
        lone = {place.name for place in lone_sounds(book.connection, interviews.folder)}
    for n, (there, here) in enumerate(zip(shown, state.talks, strict=True)):
        alone = not here.here and not there.here and (not there.sound or sound_name(IDS[n]) in lone)
        assert there == here or alone, (act, n, there, here)
    findings = list(workbook_findings(interviews.folder.workbook))
    assert len(findings) == sum(talk.sound and not talk.here for talk in shown), findings
    return replace(state, talks=shown)


def worker(place: Path, seed: int) -> None:
    """Go on where a killed process was; announce everything in a journal."""
    interviews, journal, ids = Interviews(place), place / "journal", place / "ids"
    if not ids.exists():
        ids.write_text("\n".join(interviews.id(n) for n in range(PEOPLE)))
    IDS[:] = ids.read_text().split()
    entries: list[object] = []
    if journal.exists():
        with journal.open("rb") as log:
            while True:
                try:
                    entries.append(pickle.load(log))
                except (EOFError, pickle.UnpicklingError):
                    break
    state = State()
    if entries and isinstance(entries[-1], State):
        state = entries[-1]
    elif entries:
        before, *act = entries[-1]  # type: ignore[misc]
        interviews.finish(*act)
        shown = tuple(interviews.shown(n) for n in range(PEOPLE))
        here = [talk.here for talk in shown]
        reached = [s for s in (before, after(before, *act)) if s is not None]
        (state, *_) = [
            s
            for s in reached
            if [talk.here for talk in s.talks] == here
            and all(mine == talk for mine, talk in zip(s.talks, shown, strict=True) if talk.here)
        ]
        state = State(state.talks)
    state = State(check(interviews, state, "after a kill").talks)

    with journal.open("ab") as log:

        def note(entry: object) -> None:
            pickle.dump(entry, log)
            log.flush()
            print("step", flush=True)

        run(
            *(place, 1_000_000, seed),
            state=state,
            announce=lambda *entry: note(entry),
            done=lambda state: note(state),
        )


def kill(kills: int, seed: int) -> Counter[str]:
    rng, found = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        while found["kills"] < kills:
            command = [sys.executable, "-m", "tests.runs.interview_sounds", place]
            command += [str(rng.randrange(10**6)), "work"]
            steps, until = 0, rng.randint(1, 12)
            with Program(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
                assert process.stdout is not None
                for _ in process.stdout:
                    steps += 1
                    if steps == until:
                        time.sleep(rng.random() * 0.05)
                        os.kill(process.pid, signal.SIGKILL)
            assert process.returncode == -signal.SIGKILL, f"it ended with {process.returncode}"
            found.update(kills=1, operations=steps // 2)
    return found


if __name__ == "__main__":
    if sys.argv[3:] == ["work"]:
        worker(Path(sys.argv[1]), int(sys.argv[2]))
    elif sys.argv[3:] == ["kills"]:
        print(dict(kill(int(sys.argv[1]), int(sys.argv[2]))))
    else:
        with tempfile.TemporaryDirectory() as place:
            seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
            print(dict(run(Path(place), int(sys.argv[1]), seed)))
