"""Damages files of every kind and gives them to the real commands, each in a process of its own.

``python -m tests.runs.fuzz --seconds 3600 --seed 1`` prints the figures; the suite runs
a short, seeded part. A case is bad where a command ends in a traceback or a signal, takes more than
10 s of processor time or 512 MB, or fails and yet leaves something behind.

The memory is that of a whole process which has run nothing but this command: each command has a
process of its own that has read its undamaged files, and a case is a fork of it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path

from tests.runs.fuzz_case import CaseResult, check_undamaged, run_case
from tests.runs.fuzz_world import Seed, make_world


@dataclass
class Figures:
    """What a run has found, by kind of file."""

    cases: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    slowest_s: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    before_mb: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By command: memory of its process before it reads a damaged file."""
    largest_mb: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    bad: list[dict[str, object]] = field(default_factory=list)

    def add(self, name: str, each: Seed, result: CaseResult) -> None:
        """Count a case."""
        kind = each.kind
        self.cases[kind] += 1
        self.refused[kind] += result.refused
        self.slowest_s[kind] = max(self.slowest_s[kind], result.cpu_s)
        self.largest_mb[kind] = max(self.largest_mb[kind], result.mb)
        if result.wrong:
            case = {"case": name, "kind": kind, "file": each.file.name, **asdict(result)}
            self.bad.append(case)
            print(json.dumps(case), file=sys.stderr, flush=True)


def fuzz(seed: int, cases: int, seconds: float, keep: Path | None, kinds: str = "") -> Figures:
    """Run cases until there were so many, or so many seconds are over."""
    figures = Figures()
    place = Path(tempfile.mkdtemp(prefix="labeval-fuzz-"))
    try:
        with ExitStack() as stack:
            with _process() as maker:
                made = maker.submit(make_world, place).result()
            seeds = [each for each in made if each.kind.startswith(tuple(kinds.split(",")))]
            processes = {
                command: stack.enter_context(_process())
                for command in sorted({_command_of(each) for each in seeds})
            }
            for each in seeds:  # loads what the command needs
                process = processes[_command_of(each)]
                before = process.submit(check_undamaged, each, place).result()
                figures.before_mb[_command_of(each)] = before
            begun, number = time.monotonic(), 0
            while number < cases and time.monotonic() - begun < seconds:
                each, name = seeds[number % len(seeds)], f"{seed}:{number}"
                run = processes[_command_of(each)].submit(run_case, each, place, name, keep)
                figures.add(name, each, run.result())
                number += 1
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return figures


def _command_of(each: Seed) -> str:
    return each.kind.partition(":")[0]


def _process() -> ProcessPoolExecutor:
    """A process that has loaded what a case needs, and nothing of this one.

    It is forked from one that has loaded the same, which would take it half a second by itself.
    """
    context = get_context("forkserver")
    context.set_forkserver_preload([run_case.__module__])
    return ProcessPoolExecutor(1, mp_context=context)


def lines_of(figures: Figures) -> list[str]:
    """The figures as a table, and the bad cases counted."""
    lines = [
        "| kind | cases | refused | slowest, s | before, MB | most, MB |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for kind, cases in sorted(figures.cases.items()):
        slow, before = figures.slowest_s[kind], figures.before_mb[kind.partition(":")[0]]
        large = figures.largest_mb[kind]
        lines.append(
            f"| {kind} | {cases} | {figures.refused[kind]} "
            f"| {slow:.1f} | {before:.0f} | {large:.0f} |"
        )
    wrong = Counter(str(case["wrong"]) for case in figures.bad)
    lines.append(f"{sum(figures.cases.values())} cases, {len(figures.bad)} bad: {dict(wrong)}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument(
        "--kinds", default="", help="only kinds that begin so, with commas between them"
    )
    parser.add_argument("--keep", type=Path, help="folder for the files of bad cases")
    chosen = parser.parse_args()
    done = fuzz(chosen.seed, chosen.cases, chosen.seconds, chosen.keep, chosen.kinds)
    print("\n".join(lines_of(done)))
    sys.exit(1 if done.bad else 0)
