"""The tests that execute each line of the program, recorded by one run of the suite."""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.runs.mutants.changes import Mutant
from tests.runs.mutants.processes import Forked, first_ended, forked

if TYPE_CHECKING:
    import pytest

ARGUMENTS = [
    *(
        "-q",
        "-p",
        "no:cacheprovider",
        "--timeout=1200",
        "--tb=line",
        "--hypothesis-profile=mutants",
    ),
    "--assert=plain",  # so that modules of tests are not compiled for each mutant
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
_NOT_RECORDED = ("tests/packaging", "tests/end_to_end/killing", "tests/benchmarks", "tests/runs")
"""Tests of packages, and those whose lines run in other processes only."""
_READERS = ("tests/analysis/test_documented_limits.py",)
"""Tests that read what modules define, and run none of their lines."""
_LARGE = ("tests/ui/", "tests/analysis/", "tests/store/")
MOST_SECONDS = 20.0
"""For a mutant run as many tests of the mirrored folder as take this long, and as many others."""


class Lines:
    """The tests that execute each line, and the seconds of each test that passes."""

    def __init__(self, place: Path, most: float = MOST_SECONDS) -> None:
        from coverage import CoverageData

        self._tree, self._most = place / "tree", most
        self.seconds = dict[str, float]()
        self._data = list[tuple[Path, CoverageData]]()
        for file in _recordings(place):
            noted = json.loads(file.read_text("utf-8"))
            for test in [t for t in self.seconds if _file_of(t) in noted["files"]]:
                del self.seconds[test]  # it has been recorded again, or is no longer in its file
            self.seconds.update(noted["seconds"])
            data = CoverageData(str(file.with_suffix(".lines")))
            data.read()
            self._data.append((file.parent / "modules", data))
        for test in [t for t in self.seconds if not (self._tree / _file_of(t)).exists()]:
            del self.seconds[test]
        self._by_file = dict[str, dict[int, set[str]]]()
        self._there = dict[str, set[int]]()
        """By module, the lines that were there in all recordings."""

    def _of(self, file: str) -> dict[int, set[str]]:
        """The tests of each line of a module, as it is now."""
        if file not in self._by_file:
            found = self._by_file[file] = defaultdict(set)
            for modules, data in self._data:
                moved = _moved(modules / file, self._tree / file)
                there = self._there.setdefault(file, set(moved.values()))
                there.intersection_update(moved.values())
                for measured in data.measured_files():
                    if measured.endswith(f"/{file}"):
                        for line, tests in data.contexts_by_lineno(measured).items():
                            if line in moved:
                                found[moved[line]].update(tests)
        return self._by_file[file]

    def outside_tests(self, mutant: Mutant) -> bool:
        """True where a mutant's line runs while modules are imported, or is new."""
        lines = self._of(mutant.file)
        return "" in lines.get(mutant.line, lines.get(mutant.statement, {""}))

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests for a mutant: those of the mirrored folder, the quickest first, then others.

        Of the others, the quickest of each file go before the second of any.
        """
        lines = self._of(mutant.file)
        executing = lines.get(mutant.line) or lines.get(mutant.statement, set())
        if not executing and {mutant.line, mutant.statement} <= self._there.get(mutant.file, set()):
            return []  # nothing has executed it, and it is not new
        if "" in executing or mutant.line not in lines:  # at import, or in a line that is new
            executing = {t for tests in lines.values() for t in tests} or set(self.seconds)
            if not executing & self.seconds.keys():  # the module has definitions only
                executing = set(self.seconds)
            executing |= {test for test in self.seconds if _file_of(test) in _READERS}
        mirrored = f"tests/{'/'.join(mutant.file.split('/')[1:2])}/"
        nearer = f"tests/{'/'.join(mutant.file.split('/')[1:-1])}/"
        known = sorted(executing & self.seconds.keys(), key=lambda t: (self.seconds[t], t))
        near = [t for t in known if t.startswith(mirrored)]
        named = f"/test_{mutant.file.split('/')[-1]}"
        near.sort(key=lambda t: (named not in t, not t.startswith(nearer)))
        earlier, others = Counter[str](), list[tuple[int, float, str]]()
        for test in known:
            if not test.startswith(mirrored):
                file = _file_of(test)
                others.append((earlier[file], self.seconds[test], test))
                earlier[file] += 1
        return self._within(near) + self._within([test for *_, test in sorted(others)])

    def _within(self, tests: Sequence[str]) -> list[str]:
        """As many of the tests as take the seconds that a mutant may have."""
        chosen, total = list[str](), 0.0
        for test in tests:
            total += self.seconds[test]
            if chosen and total > self._most:
                break
            chosen.append(test)
        return chosen


def _moved(before: Path, after: Path) -> dict[int, int]:
    """Where the lines of a module are now, of those that are still there."""
    if not before.exists():
        return {}
    old, new = before.read_text("utf-8").splitlines(), after.read_text("utf-8").splitlines()
    matched = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return {b + n + 1: a + n + 1 for b, a, size in matched for n in range(size)}


class _Recorder:
    """A plugin of pytest: notes the lines that each test executes."""

    def __init__(
        self, tree: Path, file: Path, tests: Sequence[str], packages: Sequence[str]
    ) -> None:
        from coverage import Coverage

        self._file = file
        known: dict[str, dict[str, Any]] = {"files": {}, "seconds": {}}
        if file.exists():
            known = json.loads(file.read_text("utf-8"))
        self._files = {**known["files"], **{test: _digest(tree / test) for test in tests}}
        self._seconds = {t: s for t, s in known["seconds"].items() if _file_of(t) not in tests}
        self._failed, self._broken = set[str](), set[str]()
        self._coverage = Coverage(
            data_file=str(self._file.with_suffix(".lines")),
            source=[str(tree / package) for package in packages],
            config_file=False,
        )
        self._coverage.set_option("run:disable_warnings", ["no-data-collected"])
        self._coverage.load()
        self._coverage.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._coverage.switch_context(nodeid)
        self._seconds[nodeid] = sum(os.times()[:4])  # of the processor, since others are at work

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:  # a test that fails, or runs on other computers, notices nothing
            self._failed.add(report.nodeid)
        if report.failed:
            self._broken.add(report.nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._coverage.switch_context("")
        self._seconds[nodeid] = sum(os.times()[:4]) - self._seconds[nodeid]

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        self._coverage.save()
        kept = {t: s for t, s in self._seconds.items() if t not in self._failed}
        again = {_file_of(test) for test in self._broken}  # perhaps for want of what is mended next
        files = {file: digest for file, digest in self._files.items() if file not in again}
        noted = {"files": files, "seconds": kept}
        self._file.write_text(json.dumps(noted), encoding="utf-8")


def record(
    place: Path,
    folders: Sequence[str],
    packages: Sequence[str],
    processes: int,
    chosen: str,
) -> None:
    """Run the tests whose files are not as they were when they were recorded, once, with coverage.

    Args:
        place: the folder that is kept, with a copy of the project.
        folders: of tests, in the copy.
        packages: whose lines are noted by the first run in the folder.
        processes: that run at the same time.
        chosen: tests, as an expression of marks.

    Raises:
        ValueError: the folder has the lines of other packages.
    """
    tree, into = place / "tree", _generation(place)
    noted = into.parent / "packages.json"
    if not noted.exists():
        noted.write_text(json.dumps(list(packages)), encoding="utf-8")
    recorded = tuple(json.loads(noted.read_text("utf-8")))
    if others := [one for one in packages if not one.startswith(recorded)]:
        raise ValueError(f"{place}: lines of {', '.join(recorded)} only, not of {others[0]}")
    packages = recorded
    parts = defaultdict[str, list[Path]](list)
    for folder in folders:
        for file in sorted((tree / folder).rglob("test_*.py")):
            inside = file.relative_to(tree)
            if not inside.as_posix().startswith(_NOT_RECORDED):
                depth = 3 if inside.as_posix().startswith(_LARGE) else 2
                parts["-".join(inside.parent.parts[:depth])].append(inside)
    known = dict[str, str]()
    for recording in _recordings(place):
        known.update(json.loads(recording.read_text("utf-8"))["files"])
    running = list[Forked]()
    for name, files in sorted(parts.items(), key=lambda part: -len(part[1])):
        tests = [f.as_posix() for f in files if known.get(f.as_posix()) != _digest(tree / f)]
        if tests:
            if len(running) == processes:
                _report(running)
            running.append(_recorded(tree, into / f"{name}.json", tests, packages, chosen))
    while running:
        _report(running)


def _recordings(place: Path) -> list[Path]:
    """What has been recorded, the oldest first."""
    return sorted((place / "recorded").glob("*/*.json"))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _generation(place: Path) -> Path:
    """The folder of recordings for the modules as they are now, with a copy of them."""
    recorded = place / "recorded"
    last = max(recorded.glob("*/"), default=recorded / "000")
    modules = last / "modules"
    now = {f.relative_to(place / "tree"): f for f in (place / "tree/labeval").rglob("*.py")}
    if all(_same(modules / name, file) for name, file in now.items()):
        return last
    into = recorded / f"{int(last.name) + 1:03}"
    for name, file in now.items():
        target = into / "modules" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    return into


def _same(one: Path, other: Path) -> bool:
    return one.exists() and one.read_bytes() == other.read_bytes()


def _recorded(
    tree: Path, file: Path, tests: Sequence[str], packages: Sequence[str], chosen: str
) -> Forked:
    import pytest

    def run() -> int:
        arguments = [*ARGUMENTS, "-m", chosen, *tests]
        return pytest.main(arguments, plugins=[_Recorder(tree, file, tests, packages)])

    return forked(run, file.with_suffix(".output"), 3600)


def _report(running: list[Forked]) -> None:
    one = first_ended(running)
    running.remove(one)
    if one.end():
        print(f"{one.output.stem}: fail without a mutant:\n{one.tail()}", file=sys.stderr)
