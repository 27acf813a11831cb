"""Damages files of every kind and gives them to the real commands, each in a process of its own.

``python -m tests.runs.fuzz --seconds 3600 --seed 1`` prints the figures; the suite runs
a short, seeded part. A case is bad where a command ends in a traceback or a signal, takes more than
10 s of processor time or 512 MB, or fails and yet leaves something behind.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from tests.runs.fuzz_mutations import mutated
from tests.runs.fuzz_world import Seed, make_world

MOST_CPU_S = 10.0
MOST_MB = 512.0
_KILLED_CPU_S = 40
_ADDRESS_SPACE = 6 << 30
_TRACEBACK, _CHANGED = 70, 71
_COMPANIONS = ("-wal", "-shm", "-heads", ".lock", ".lock.json")
"""Of a record that is opened."""


@dataclass
class Figures:
    """What a run has found."""

    cases: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    slowest_s: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    largest_mb: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    bad: list[dict[str, object]] = field(default_factory=list)


def fuzz(seed: int, cases: int, seconds: float, keep: Path | None, kinds: str = "") -> Figures:
    """Run cases until there were so many, or so many seconds are over."""
    figures = Figures()
    place = Path(tempfile.mkdtemp(prefix="labeval-fuzz-"))
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            seeds = [each for each in make_world(place) if each.kind.startswith(kinds)]
            for each in seeds:  # loads every part once, and shows that what is not damaged is read
                _check_sound(each, place)
        begun, number = time.monotonic(), 0
        while number < cases and time.monotonic() - begun < seconds:
            each = seeds[number % len(seeds)]
            _case(each, place, f"{seed}:{number}", figures, keep)
            number += 1
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return figures


def _check_sound(each: Seed, place: Path) -> None:
    folder, file = _set_up(each, place, each.file.read_bytes())
    try:
        code = _command(each.command(folder, file))
        if code != 0 and each.kind not in ("check-tables", "erase"):
            raise AssertionError(
                f"{each.kind} {each.file.name} is sound, but the command gives {code}"
            )
    finally:
        shutil.rmtree(folder.parent)


def _set_up(each: Seed, place: Path, data: bytes) -> tuple[Path, Path]:
    """A copy of the folder with the file in it, or beside it."""
    case = Path(tempfile.mkdtemp(dir=place, prefix="case-"))
    folder = case / "study"
    if each.base:
        shutil.copytree(place / each.base, folder)
    else:
        folder.mkdir()
    file = folder / each.put if each.put else case / each.file.name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return folder, file


def _case(each: Seed, place: Path, name: str, figures: Figures, keep: Path | None) -> None:
    chance = random.Random(f"{name}:{each.kind}")
    data = mutated(each.file.read_bytes(), each.file.suffix, chance)
    folder, file = _set_up(each, place, data)
    said = folder.parent / "said.txt"
    child = os.fork()
    if child == 0:
        os._exit(_in_child(each, folder, file, said))
    _, status, used = os.wait4(child, 0)
    cpu, mb = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
    code = os.waitstatus_to_exitcode(status)
    figures.cases[each.kind] += 1
    figures.refused[each.kind] += code == 1
    figures.slowest_s[each.kind] = max(figures.slowest_s[each.kind], cpu)
    figures.largest_mb[each.kind] = max(figures.largest_mb[each.kind], mb)
    wrong = _wrong(code, cpu, mb)
    if wrong:
        told = said.read_text(errors="replace")[-3000:] if said.exists() else ""
        case = {"case": name, "kind": each.kind, "file": each.file.name, "wrong": wrong}
        figures.bad.append({**case, "cpu_s": round(cpu, 1), "mb": round(mb), "said": told})
        print(json.dumps(figures.bad[-1]), file=sys.stderr, flush=True)
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            kept = (
                keep / f"{name.replace(':', '-')}-{each.kind.replace(':', '-')}{each.file.suffix}"
            )
            kept.write_bytes(data)
    shutil.rmtree(folder.parent, ignore_errors=True)


def _wrong(code: int, cpu: float, mb: float) -> str:
    if code == _TRACEBACK:
        return "traceback"
    if code == _CHANGED:
        return "failed and left something"
    if code < 0:
        return f"signal {signal.Signals(-code).name}"
    if cpu > MOST_CPU_S:
        return "slow"
    return "large" if mb > MOST_MB else ""


def _in_child(each: Seed, folder: Path, file: Path, said: Path) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CPU, (_KILLED_CPU_S, _KILLED_CPU_S))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    reported = StringIO()
    with said.open("w", encoding="utf-8", errors="replace") as out:
        os.dup2(out.fileno(), 2)
        with redirect_stdout(reported), redirect_stderr(out):
            try:
                arguments = each.command(folder, file)
                before = _state(folder) if each.keeps else {}
                code = _command(arguments)
                done_in_part = reported.getvalue()  # as a merge that leaves contradictions out
                if (
                    code
                    and each.keeps
                    and not done_in_part
                    and (left := _differing(before, _state(folder)))
                ):
                    print("LEFT:", left, file=out)
                    return _CHANGED
            except BaseException:
                traceback.print_exc(file=out)
                return _TRACEBACK
    return 1 if code else 0


def _command(arguments: list[str]) -> int:
    from labeval.cli import main

    if arguments[0] == "SOUND":
        return _hear(Path(arguments[1]))
    return main(arguments)


def _hear(path: Path) -> int:
    """Decode a sound file in both ways: to play it, and to transcribe it."""
    from labeval.audio.decoding import NotReadable, SoundFile
    from labeval.files.refusal import FileRefused
    from labeval.transcription.sound import NoSound, read_sound

    code = 0
    try:
        with closing(SoundFile(path)) as file:
            for _ in file.pieces():
                pass
    except NotReadable as error:
        code = print(error) or 1  # type: ignore[func-returns-value]
    try:
        read_sound(path)
    except (FileRefused, NoSound, OSError) as error:
        code = print(error) or 1  # type: ignore[func-returns-value]
    return code


def _state(folder: Path) -> dict[str, str]:
    """Every file's hash; of records what their rows hold, since opening them writes."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.name.endswith(
            ("-wal", "-shm", "-heads", ".lock", ".lock.json")
        ):
            continue
        content = _rows(path) if path.suffix == ".sqlite" else path.read_bytes()
        found[str(path.relative_to(folder))] = hashlib.sha256(content).hexdigest()
    return found


def _rows(path: Path) -> bytes:
    with (
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection,
        suppress(sqlite3.DatabaseError),
    ):
        return "\n".join(connection.iterdump()).encode("utf-8", "surrogatepass")
    return path.read_bytes()


def _differing(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return sorted(name for name in {*before, *after} if before.get(name) != after.get(name))


def lines_of(figures: Figures) -> list[str]:
    """The figures as a table, and the bad cases counted."""
    lines = [
        "| kind | cases | refused | slowest s | largest MB |",
        "| --- | --- | --- | --- | --- |",
    ]
    for kind, cases in sorted(figures.cases.items()):
        slow, large = figures.slowest_s[kind], figures.largest_mb[kind]
        lines.append(f"| {kind} | {cases} | {figures.refused[kind]} | {slow:.1f} | {large:.0f} |")
    wrong = Counter(str(case["wrong"]) for case in figures.bad)
    lines.append(f"{sum(figures.cases.values())} cases, {len(figures.bad)} bad: {dict(wrong)}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--kinds", default="", help="only kinds that begin so")
    parser.add_argument("--keep", type=Path, help="folder for the files of bad cases")
    chosen = parser.parse_args()
    done = fuzz(chosen.seed, chosen.cases, chosen.seconds, chosen.keep, chosen.kinds)
    print("\n".join(lines_of(done)))
    sys.exit(1 if done.bad else 0)
