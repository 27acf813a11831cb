"""Finds faults that the tests do not notice: small changes to the program, one at a time.

``python -m tests.runs.mutants session store --sample 200 --seed 1 --minutes 30``

A mutant is one change to one module of ``labeval/``: a comparison, an operator, a condition, a
number, a returned value or a statement (texts are left alone). A seeded sample of all mutants is
drawn. For each, the tests run that execute the changed line, of the whole suite, until one fails;
they are known from one run with coverage. The quickest tests of the mirrored folder go first, then
the quickest of each other file, for 20 s of processor each (``--seconds``; with fewer, more is
said not to be noticed than with more). What none of them notices is printed as
a survivor, unless ``equivalent.txt`` or a rule of ``equivalent.py`` says that nothing can be
noticed; the latter are printed, too.

Everything happens in a copy of the source tree, so that processes started by a test see the mutant
too. Each mutant has a process of its own. Where it is in a function, that is forked from one that
has collected all tests, and the function's code is replaced (``warm.py``); a test that fails there
without the change, too, notices nothing. Else, and where it then is not noticed though its line
runs outside of tests, too, the process is forked from one that has only the test tools loaded. With
``--keep FOLDER`` copy and lines stay for the next sample, of any of the packages that were named
first; it runs only those files of tests for lines that are no longer as they were recorded, in this
clone or another. The folder can be copied, for several runs at the same time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from py_compile import PycInvalidationMode

from tests.runs.mutants.changes import Mutant, all_mutants, is_program
from tests.runs.mutants.equivalent import by_rule, listed
from tests.runs.mutants.lines import ARGUMENTS, MOST_SECONDS, Lines, record
from tests.runs.mutants.processes import forked
from tests.runs.mutants.warm import Warm

ROOT = Path(__file__).resolve().parents[3]


def fate(mutant: Mutant, lines: Lines, tree: Path, warm: Warm) -> str:
    """``killed``, ``too long``, ``survived`` or ``no test``, for a mutant in a copy of the tree."""
    import pytest

    tests = lines.tests(mutant)
    if not tests:
        return "no test"
    seconds = 30 + 6 * sum(lines.seconds[test] for test in tests)
    file = tree / mutant.file
    original = file.read_bytes()
    file.write_bytes(mutant.source(original))
    try:
        found = warm.fate(mutant, original, tests, seconds)
        if found and not (found == "survived" and lines.outside_tests(mutant)):
            return found
        run = forked(
            lambda: pytest.main([*ARGUMENTS, "-x", *tests]), tree.parent / "output", seconds
        )
        code = run.end()
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
        max_examples=30,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.runs.mutants", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("parts", nargs="+", help="packages of labeval, such as session")
    parser.add_argument("--tests", nargs="*", default=["tests"], help="folders of tests; all")
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="of mutants alone")
    parser.add_argument("--seconds", type=float, default=MOST_SECONDS, help="of tests, twice")
    parser.add_argument("--again", type=Path, help="only the survivors in this list")
    parser.add_argument("--list", type=Path, help="write the fates here, a JSON line each")
    parser.add_argument("--keep", type=Path, help="keep the copy and the lines in this folder")
    parser.add_argument("--processes", type=int, default=2, help="of the run with coverage")
    parser.add_argument("--quick", action="store_true", help="without tests that are marked slow")
    chosen = parser.parse_args()
    packages = [f"labeval/{part}" for part in chosen.parts]
    mutants = list(all_mutants(packages, ROOT))
    total = len(mutants)
    random.Random(chosen.seed).shuffle(mutants)
    runs = (m for m in mutants if is_program(m, (ROOT / m.file).read_bytes()))
    mutants = list(islice(runs, chosen.sample))
    if chosen.again:
        rows = map(json.loads, chosen.again.read_text("utf-8").splitlines())
        wanted = {row["key"] for row in rows if row["fate"] in ("survived", "no test")}
        mutants = [m for m in all_mutants(packages, ROOT) if m.key in wanted]
    kept = contextlib.nullcontext(chosen.keep) if chosen.keep else tempfile.TemporaryDirectory()
    with kept as temporary:
        place = Path(temporary).resolve()
        _copy(place / "tree")
        os.chdir(place / "tree")
        os.environ["PYTHONPATH"] = str(place / "tree")
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = True
        sys.path[:] = [str(place / "tree"), *(p for p in sys.path if p not in ("", str(ROOT)))]
        for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
            # The tests' own modules start processes where they are themselves.
            del sys.modules[name]
        _load_tools()
        begun = time.monotonic()
        marked = "not window and not slow" if chosen.quick else "not window"
        record(place, chosen.tests, packages, chosen.processes, marked)
        lines = Lines(place, chosen.seconds)
        files = sorted({test.partition("::")[0] for test in lines.seconds})
        warm = Warm(place / "tree", files, marked)
        print(f"{total} mutants; {len(lines.seconds)} tests in {time.monotonic() - begun:.0f} s")
        out = chosen.list.open("a") if chosen.list else contextlib.nullcontext()
        begun, fates, known = time.monotonic(), Counter[str](), listed()
        end = begun + chosen.minutes * 60
        with out as written:
            for mutant in mutants:
                if time.monotonic() > end:
                    break
                found = fate(mutant, lines, place / "tree", warm)
                why = ""
                if found in ("survived", "no test"):
                    source = (place / "tree" / mutant.file).read_bytes()
                    why = known.get(mutant.key) or by_rule(mutant, source) or ""
                    found = "equivalent" if why else found
                    print(f"{found:9} {mutant.file}:{mutant.line} {mutant.kind}: "
                          f"{mutant.before} -> {mutant.after}  {why}", flush=True)  # fmt: skip
                fates[found] += 1
                if written:
                    row = {"fate": found, "key": mutant.key, "why": why, **asdict(mutant)}
                    print(json.dumps(row), file=written, flush=True)
        warm.end()
    print(report(fates, time.monotonic() - begun))


def report(fates: Counter[str], seconds: float) -> str:
    """The sums of a run in one sentence."""
    survived = fates["survived"] + fates["no test"]
    counted = fates.total() - fates["equivalent"]
    parts = ", ".join(f"{n} {name}" for name, n in fates.most_common())
    share = survived / counted if counted else 0
    return f"{fates.total()} mutants in {seconds:.0f} s: {parts}; {share:.1%} of {counted} survived"


def _copy(tree: Path) -> None:
    """A copy of what the tests read, with bytecode that is used as long as a module's hash is."""
    said = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    names = {name for name in said.split("\0") if name and (ROOT / name).is_file()}
    skipped = (".mypy_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache", ".venv")
    for file in [*tree.glob("labeval/**/*.py"), *tree.glob("tests/**/*.py")]:
        if file.relative_to(tree).as_posix() not in names:
            file.unlink()
    for name in sorted(names):
        source, target = ROOT / name, tree / name
        if name.startswith(skipped) or "__pycache__" in name:
            continue
        if target.exists() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        shutil.copymode(source, target)
        if target.suffix == ".py" and name.startswith(("labeval/", "tests/")):
            py_compile.compile(str(target), invalidation_mode=PycInvalidationMode.CHECKED_HASH)


if __name__ == "__main__":
    main()
