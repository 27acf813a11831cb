"""Tests that are collected once: a change is made in the memory of a fork of the process that has
them.

Only changes inside of functions are made so: the code of the living function is replaced. What a
module computes while it is imported is as before there.
"""

from __future__ import annotations

import ast
import gc
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from tests.runs.mutants.changes import Mutant
from tests.runs.mutants.lines import ARGUMENTS
from tests.runs.mutants.processes import forked

if TYPE_CHECKING:
    import pytest

_Changed = tuple[str, int]
"""A file, and the place in it, in bytes."""
_FUNCTION = 0x1  # the flag of code whose variables are local: not of modules and classes
_IMPOSSIBLE = 3
_ALONE_SECONDS = 300.0


class Warm:
    """A process that has all tests, and runs some of them for one change after another."""

    def __init__(self, tree: Path, files: Sequence[str], marked: str) -> None:
        """Collect the tests.

        Args:
            tree: the copy of the project.
            files: of tests in it.
            marked: which of them, as an expression of marks.
        """
        self._requests, answers = Pipe()
        self._tree = tree

        def serve() -> int:
            import pytest

            self._requests.close()
            server = _Server(answers, tree)
            return pytest.main([*ARGUMENTS, "-m", marked, *files], plugins=[server])

        self._process = forked(serve, tree.parent / "collected", 360_000)
        answers.close()
        self._requests.recv()

    def fate(
        self, mutant: Mutant, original: bytes, tests: Sequence[str], seconds: float
    ) -> str | None:
        """Fate of a mutant, whose file has the change.

        Args:
            mutant: the change.
            original: the file without it.
            tests: in their order.
            seconds: of the processor, that they may take.

        Returns:
            ``killed``, ``too long`` or ``survived``; None where it cannot be made in memory.
        """
        self._requests.send(((mutant.file, mutant.span[0]), original, tests, seconds))
        found = self._requests.recv()
        assert found is None or isinstance(found, str)
        return found

    def end(self) -> None:
        """End the process."""
        self._requests.close()
        self._process.end()


class _Server:
    """A plugin of pytest: in place of the loop over all tests, it waits for requests."""

    def __init__(self, requests: Connection, tree: Path) -> None:
        self._requests, self._tree = requests, tree
        self._items: dict[str, pytest.Item] = {}
        self._failed = ""
        self._fails_anyway = dict[str, bool]()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        self._functions = _functions(self._tree)
        gc.collect()
        gc.freeze()  # memory that forks share
        self._requests.send(len(self._items))
        while True:
            try:
                self._requests.send(self._fate(*self._requests.recv()))
            except EOFError:
                return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed = report.nodeid

    def _fate(
        self, changed: _Changed, original: bytes, tests: Sequence[str], seconds: float
    ) -> str | None:
        code, killer = self._run(tests, seconds, changed)
        if code == _IMPOSSIBLE:
            return None
        if code and killer and self._does_fail_anyway(killer, self._tree / changed[0], original):
            left = [test for test in tests if test != killer]
            return self._fate(changed, original, left, seconds)
        return "too long" if code is None else "killed" if code else "survived"

    def _does_fail_anyway(self, test: str, file: Path, original: bytes) -> bool:
        """True of a test that fails here without the change, too.

        The file is without it meanwhile: processes and modules that are imported late read it.
        """
        if test not in self._fails_anyway:
            changed = file.read_bytes()
            file.write_bytes(original)
            try:
                self._fails_anyway[test] = self._run([test], _ALONE_SECONDS)[0] != 0
            finally:
                file.write_bytes(changed)
        return self._fails_anyway[test]

    def _run(
        self, tests: Sequence[str], seconds: float, changed: _Changed | None = None
    ) -> tuple[int | None, str]:
        """The exit code of a fork that runs some tests until one fails, and which that was."""
        folder = Path(tempfile.mkdtemp(prefix="mutant-"))
        folder.chmod(0o755)  # as the usual place: in a closed one, nothing is open to others
        noted = folder / "failed"

        def run() -> int:
            tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
            if changed and not change(*changed, self._tree, self._functions):
                return _IMPOSSIBLE
            chosen = [self._items[test] for test in tests if test in self._items]
            for n, item in enumerate(chosen, 1):
                following = chosen[n] if n < len(chosen) else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self._failed:
                    noted.write_text(self._failed, encoding="utf-8")
                    return 1
            return 0

        try:
            code = forked(run, self._tree.parent / "output", seconds).end()
            return code, noted.read_text("utf-8") if noted.exists() else ""
        finally:
            shutil.rmtree(folder, ignore_errors=True)


_Place = tuple[str, int, str]
"""File, first line and name of a function."""


def _functions(tree: Path) -> dict[_Place, list[FunctionType]]:
    """The functions of the program that have been made so far."""
    gc.unfreeze()  # what was frozen after the tests were collected is not among the objects
    found = defaultdict[_Place, list[FunctionType]](list)
    inside = f"{tree}/labeval/"
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(inside):
            found[_place(each.__code__)].append(each)
    return found


def _place(code: CodeType) -> _Place:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def change(name: str, place: int, tree: Path, functions: dict[_Place, list[FunctionType]]) -> bool:
    """Replace the code of the function that holds a place of a file which has been changed there.

    Returns:
        Whether that could be done: the place is in the body of a function that has been made, or
        in a module that is still to be imported.
    """
    if name.removesuffix(".py").replace("/", ".") not in sys.modules:
        return not name.endswith("/__init__.py")
    file = tree / name
    source = file.read_bytes()
    holder = _holder(source, place)
    if holder is None:
        return False
    first = min([holder.lineno, *(each.lineno for each in holder.decorator_list)])
    for code in _outermost(compile(source, str(file), "exec", dont_inherit=True)):
        if (code.co_firstlineno, code.co_name) == (first, holder.name):
            living = functions.get(_place(code), [])
            try:
                for each in living:
                    each.__code__ = code
            except ValueError:  # it closes over other names
                return False
            return bool(living)
    return False


_Definition = ast.FunctionDef | ast.AsyncFunctionDef


def _holder(source: bytes, place: int) -> _Definition | None:
    """The outermost function that has a place, in bytes, in its body."""
    before = source[:place]
    line, column = before.count(b"\n") + 1, place - before.rfind(b"\n") - 1
    for node in _definitions(ast.parse(source)):
        begin, last = node.body[0], node.end_lineno or 0
        if (begin.lineno, begin.col_offset) <= (line, column) and line <= last:
            return node
    return None


def _definitions(node: ast.AST) -> Iterator[_Definition]:
    """The functions that are in no other function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _Definition):
            yield child
        else:
            yield from _definitions(child)


def _outermost(code: CodeType) -> Iterator[CodeType]:
    """The code of functions that are in no other function."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_flags & _FUNCTION:
                yield each
            else:
                yield from _outermost(each)
