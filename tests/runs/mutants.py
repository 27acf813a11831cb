"""Finds faults that the tests do not notice: small changes to the program, one at a time.

``python -m tests.runs.mutants session store --sample 200 --seed 1 --minutes 30``

A mutant is one change to one module of ``labeval/``: a comparison, an operator, a condition, a
number, a returned value or a statement. A seeded sample of all mutants is drawn. For each, only the
tests run that execute the changed line (found by one run with coverage), quickest first, until one
fails. What no test notices is printed as a table of survivors; those listed in
``mutants_equivalent.txt`` are known to change nothing that can be observed.

Everything happens in a copy of the source tree, so that processes started by a test see the mutant
too. Each mutant has a process of its own, forked from one that has the test tools loaded. With
``--keep FOLDER`` copy and lines stay for the next sample, which then runs only those files of tests
for lines that are newer; where modules have got other lines, the folder has to go.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import json
import os
import py_compile
import random
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_suffix("").with_name("mutants_equivalent.txt")
_ARGUMENTS = [
    *("-q", "-x", "-p", "no:cacheprovider", "--tb=line", "--hypothesis-profile=mutants"),
    "--assert=plain",  # so that modules of tests are not compiled for each mutant
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
_MOST_SECONDS = 30.0
"""Of the tests that execute a line, only as many as take this long run for a mutant."""

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult, ast.Mod: ast.Add, ast.Pow: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_SCOPES = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mutant:
    """One change to one place of one file."""

    file: str
    line: int
    statement: int
    """The first line of the statement: where it has several, not each of them is traced."""
    kind: str
    scope: str
    """The dotted name of the function or class that holds the place."""
    before: str
    after: str
    span: tuple[int, int]
    """Where the place is in the file's bytes."""

    @property
    def key(self) -> str:
        """The mutant's name, which a change elsewhere in the file leaves alone."""
        return f"{self.file}:{self.scope}: {self.before} -> {self.after}"

    def source(self, original: bytes) -> bytes:
        """The file with the change."""
        return original[: self.span[0]] + self.after.encode() + original[self.span[1] :]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a module."""
    return _Finder(file, source).found


class _Finder:
    """Walks a module's syntax tree past what does not run, and collects the mutants."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source, self.found = file, source, list[Mutant]()
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._scope: list[str] = []
        self._first = 0
        for node in ast.parse(source).body:
            self._statement(node)

    def _statement(self, node: ast.stmt) -> None:
        self._first = node.lineno
        if isinstance(node, _SCOPES):
            self._scope.append(node.name)
            if not isinstance(node, ast.ClassDef):
                for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
                    self._expression(default)
            for inner in node.body:
                self._statement(inner)
            self._scope.pop()
            return
        if _does_not_run(node):
            return
        if _does_something(node):
            self._add(node, "deleted statement", "pass")
        if isinstance(node, ast.Continue | ast.Break):
            self._add(node, "loop", "break" if isinstance(node, ast.Continue) else "continue")
        if isinstance(node, ast.Raise):
            return
        if isinstance(node, ast.Return) and ast.unparse(node) not in ("return", "return None"):
            self._add(node, "returned value", "return None")
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.AnnAssign) and child is node.annotation:
                continue
            self._any(child)

    def _any(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self._statement(node)
        elif isinstance(node, ast.expr):
            self._expression(node)
        else:  # handlers, patterns' cases, with items, comprehensions
            for child in ast.iter_child_nodes(node):
                self._any(child)

    def _expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.JoinedStr):  # Python 3.11 has no places inside one
            return
        changed = copy.copy(node)
        if isinstance(node, ast.Compare) and isinstance(changed, ast.Compare):
            for n, operator in enumerate(node.ops):
                changed.ops = [*node.ops[:n], _COMPARED[type(operator)](), *node.ops[n + 1 :]]
                self._add(node, "comparison", ast.unparse(changed))
        elif isinstance(node, ast.BinOp) and isinstance(changed, ast.BinOp):
            texts = any(isinstance(n, ast.JoinedStr) or _is_text(n) for n in ast.walk(node))
            if type(node.op) in _COMPUTED and not texts:
                changed.op = _COMPUTED[type(node.op)]()
                self._add(node, "operator", ast.unparse(changed))
        elif isinstance(node, ast.BoolOp) and isinstance(changed, ast.BoolOp):
            changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            self._add(node, "condition", ast.unparse(changed))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self._add(node, "condition", ast.unparse(node.operand))
        elif isinstance(node, ast.IfExp) and isinstance(changed, ast.IfExp):
            changed.test = ast.UnaryOp(ast.Not(), node.test)
            self._add(node, "condition", ast.unparse(changed))
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                self._add(node, "constant", str(not node.value))
            elif isinstance(node.value, int | float):
                self._add(node, "constant", repr(node.value + 1))
        for child in ast.iter_child_nodes(node):
            self._any(child)

    def _add(self, node: ast.stmt | ast.expr, kind: str, after: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        if isinstance(node, ast.expr):
            after = f"({after})"
        before = " ".join(self.source[start:end].decode().split())
        place, scope = (node.lineno, self._first), ".".join(self._scope)
        found = Mutant(self.file, *place, kind, scope, before, after, (start, end))
        with contextlib.suppress(SyntaxError):
            compile(found.source(self.source), self.file, "exec")
            self.found.append(found)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def _does_not_run(node: ast.stmt) -> bool:
    """True of docstrings, imports, assertions, ``__all__`` and what only a type checker reads."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
    return False


def _does_something(node: ast.stmt) -> bool:
    """True of statements that can be left out without leaving a name undefined."""
    match node:
        case ast.Raise() | ast.AugAssign() | ast.Delete():
            return True
        case ast.Expr(value=value):
            return not isinstance(value, ast.Yield | ast.YieldFrom)
        case ast.Assign(targets=targets):
            return all(isinstance(t, ast.Attribute | ast.Subscript) for t in targets)
    return False


# The tests that execute a line.


class Lines:
    """The tests that execute each line, and the seconds of each test."""

    def __init__(self, place: Path) -> None:
        from coverage import CoverageData

        self._data = CoverageData(str(place / "lines"))
        self._data.read()
        self.seconds = _seconds(place)
        self._place = place
        self._by_file: dict[str, dict[int, list[str]]] = {}

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests for a mutant: those of the mirrored folder first, the quickest first."""
        lines = self._by_file.get(mutant.file)
        if lines is None:
            lines = self._data.contexts_by_lineno(str(self._place / mutant.file))
            self._by_file[mutant.file] = lines
        executing = lines.get(mutant.line) or lines.get(mutant.statement, [])
        found = set(executing) & self.seconds.keys()
        if "" in executing:  # at import: all tests that use the module
            found.update(t for tests in lines.values() for t in tests)
            found &= self.seconds.keys()
            if not found:  # the module has definitions only
                found.update(self.seconds)
        mirrored = f"tests/{'/'.join(mutant.file.split('/')[1:-1])}/"
        near = sorted(found, key=lambda t: (not t.startswith(mirrored), self.seconds[t]))
        chosen, total = list[str](), 0.0
        for test in near:
            total += self.seconds[test]
            if chosen and total > _MOST_SECONDS:
                break
            chosen.append(test)
        return chosen


class _Recorder:
    """A plugin of pytest: notes the lines that each test executes."""

    def __init__(self, place: Path, packages: Sequence[str], tests: Sequence[str]) -> None:
        from coverage import Coverage

        known = _seconds(place)
        self._seconds = {t: s for t, s in known.items() if t.partition("::")[0] not in tests}
        self._place, self._begun = place, time.time()
        self._coverage = Coverage(
            data_file=str(place / "lines"),
            source=[str(place / p) for p in packages],
            config_file=False,
        )
        self._coverage.load()
        self._coverage.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._coverage.switch_context(nodeid)
        self._seconds[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._coverage.switch_context("")
        self._seconds[nodeid] = time.monotonic() - self._seconds[nodeid]

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        self._coverage.save()
        file = self._place / "seconds.json"
        file.write_text(json.dumps(self._seconds), encoding="utf-8")
        os.utime(file, (self._begun, self._begun))  # tests written meanwhile are newer


def _seconds(place: Path) -> dict[str, float]:
    """The seconds of each test that has been recorded."""
    file = place / "seconds.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _unrecorded(place: Path, folders: Sequence[str]) -> list[str]:
    """The folders of tests, or what is newer in them than the recorded lines."""
    recorded = place / "seconds.json"
    if not recorded.exists():
        return list(folders)
    moment = recorded.stat().st_mtime
    files = (file for folder in folders for file in sorted((ROOT / folder).rglob("test_*.py")))
    return [f.relative_to(ROOT).as_posix() for f in files if f.stat().st_mtime > moment]


def _record(place: Path, packages: Sequence[str], tests: Sequence[str]) -> None:
    """Run some tests, or folders of them, once, with coverage."""
    import pytest

    code = _forked(
        lambda: pytest.main(
            [a for a in _ARGUMENTS if a != "-x"] + list(tests),
            plugins=[_Recorder(place, packages, tests)],
        ),
        place,
        3600,
    )
    if code:
        print(f"the tests already fail without a mutant ({code}):\n{_tail(place)}", file=sys.stderr)


def _tail(place: Path) -> str:
    return "\n".join((place / "output").read_text("utf-8", errors="replace").splitlines()[-15:])


# Runs.


def _forked(act: Callable[[], int], place: Path, seconds: float) -> int | None:
    """The exit code of a function in a process of its own, or None where it took too long.

    The seconds are the processor's, since others may be at work; it may wait four times as long.
    """
    pid = os.fork()
    if not pid:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
        output = os.open(place / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(output, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        ended = 70
        try:
            ended = int(act())
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(ended)
    process = os.pidfd_open(pid)
    try:
        in_time = bool(select.select([process], [], [], 4 * seconds)[0])
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)  # with what its tests have started
        _, status = os.waitpid(pid, 0)
        ended = os.waitstatus_to_exitcode(status)
        return ended if in_time and ended != -signal.SIGXCPU else None
    finally:
        os.close(process)


def fate(mutant: Mutant, tests: Sequence[str], place: Path, seconds: float) -> str:
    """``killed``, ``too long``, ``survived`` or ``no test``, for a mutant in a copy of the tree."""
    import pytest

    if not tests:
        return "no test"
    file = place / mutant.file
    original = file.read_bytes()
    file.write_bytes(mutant.source(original))
    try:
        code = _forked(lambda: pytest.main([*_ARGUMENTS, *tests]), place, seconds)
    finally:
        file.write_bytes(original)
    return "too long" if code is None else "killed" if code else "survived"


def _load_tools() -> None:
    """Import what every run of tests imports, and nothing of the program."""
    from hypothesis import Phase, settings

    qt, statistics = ("pytestqt.plugin", "PySide6.QtWidgets"), ("pandas", "scipy.stats")
    for name in (*qt, *statistics, "pydantic", "yaml"):
        __import__(name)
    settings.register_profile(
        "mutants",
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
    )


def equivalent() -> dict[str, str]:
    """The mutants that are known to change nothing, with the reasons."""
    pairs = (line.split("  # ", 1) for line in EQUIVALENT.read_text("utf-8").splitlines() if line)
    return {key.strip(): reason for key, reason in pairs}


def all_mutants(packages: Sequence[str], place: Path = ROOT) -> Iterator[Mutant]:
    """All mutants of the modules of some packages, in order."""
    for package in packages:
        for file in sorted((place / package).rglob("*.py")):
            yield from mutants_of(file.relative_to(place).as_posix(), file.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="+", help="packages of labeval, such as session")
    parser.add_argument("--tests", nargs="*", help="folders of tests; otherwise the mirrored ones")
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--again", type=Path, help="only the survivors in this list")
    parser.add_argument("--list", type=Path, help="write the fates here, a JSON line each")
    parser.add_argument("--keep", type=Path, help="keep the copy and the lines in this folder")
    chosen = parser.parse_args()
    packages = [f"labeval/{part}" for part in chosen.parts]
    folders = chosen.tests or [f"tests/{part}" for part in chosen.parts]
    mutants = list(all_mutants(packages))
    total = len(mutants)
    random.Random(chosen.seed).shuffle(mutants)
    del mutants[chosen.sample :]
    if chosen.again:
        rows = map(json.loads, chosen.again.read_text("utf-8").splitlines())
        wanted = {row["key"] for row in rows if row["fate"] not in ("killed", "too long")}
        mutants = [m for m in all_mutants(packages) if m.key in wanted]
    known = equivalent()
    kept = contextlib.nullcontext(chosen.keep) if chosen.keep else tempfile.TemporaryDirectory()
    with kept as temporary:
        place = Path(temporary).resolve() / "tree"
        _copy(place, folders)
        unrecorded = _unrecorded(place, folders)
        os.chdir(place)
        os.environ["PYTHONPATH"] = str(place)
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = True
        sys.path[:] = [str(place), *(p for p in sys.path if p not in ("", str(ROOT)))]
        for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
            del sys.modules[
                name
            ]  # the tests' own modules start processes where they are themselves
        _load_tools()
        begun = time.monotonic()
        if unrecorded:
            _record(place, packages, unrecorded)
        lines = Lines(place)
        print(f"{total} mutants; {len(lines.seconds)} tests in {time.monotonic() - begun:.0f} s")
        fates = Counter[str]()
        survivors = list[tuple[str, Mutant]]()
        end = begun + chosen.minutes * 60
        out = chosen.list.open("a") if chosen.list else contextlib.nullcontext()
        with out as listed:
            for mutant in mutants:
                if time.monotonic() > end:
                    break
                tests = lines.tests(mutant)
                allowed = 30 + 6 * sum(lines.seconds[t] for t in tests)
                found = fate(mutant, tests, place, allowed)
                if found in ("survived", "no test") and mutant.key in known:
                    found = "equivalent"
                fates[found] += 1
                if found in ("survived", "no test"):
                    survivors.append((found, mutant))
                    print(f"{found:9} {mutant.file}:{mutant.line} {mutant.kind}: "
                          f"{mutant.before} -> {mutant.after}", flush=True)  # fmt: skip
                if listed:
                    row = {"fate": found, "key": mutant.key, **asdict(mutant)}
                    print(json.dumps(row), file=listed, flush=True)
    print(report(fates, time.monotonic() - begun))


def report(fates: Counter[str], seconds: float) -> str:
    """The sums of a run in one sentence."""
    survived = fates["survived"] + fates["no test"]
    counted = fates.total() - fates["equivalent"]
    parts = ", ".join(f"{n} {name}" for name, n in fates.most_common())
    share = survived / counted if counted else 0
    return f"{fates.total()} mutants in {seconds:.0f} s: {parts}; {share:.1%} of {counted} survived"


def _copy(place: Path, folders: Sequence[str]) -> None:
    """A copy of what the tests read, with bytecode that is used as long as a module's hash is."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    skipped = (".mypy_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache")
    for name in listed.split("\0"):
        source, target = ROOT / name, place / name
        if not name or not source.is_file() or name.startswith(skipped) or "__pycache__" in name:
            continue
        if target.exists() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        shutil.copymode(source, target)
        if target.suffix == ".py" and name.startswith(("labeval/", "tests/support/", *folders)):
            py_compile.compile(str(target), invalidation_mode=PycInvalidationMode.CHECKED_HASH)


if __name__ == "__main__":
    main()
