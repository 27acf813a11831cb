"""A sound study folder, and what must hold whenever one that was broken is refused."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study

_GOOD = Path(__file__).parent / "good"
Place = int | str | None


@dataclass(frozen=True)
class StudyUnderTest:
    """A copy of the sound study, to be broken."""

    path: Path

    def swap(self, file: str, old: str, new: str) -> None:
        """Exchange one text for another; it must be there exactly once."""
        content = (self.path / file).read_text(encoding="utf-8")
        assert content.count(old) == 1, old
        (self.path / file).write_text(content.replace(old, new), encoding="utf-8", newline="")

    def refusal(self) -> list[Problem]:
        """The problems of the folder, which must be refused without being touched."""
        before = self._snapshot()
        with pytest.raises(StudyProblems) as refused:
            read_study(self.path)
        assert self._snapshot() == before
        return refused.value.problems

    def must_be_refused(self, file: str, at: Place, words: str) -> None:
        """A problem must name the file, the line ``at`` and say the words.

        ``at`` is a line number, a text of that line only, or None for no line.
        """
        problems = self.refusal()
        line = self._line(file, at)
        said = "\n".join(map(str, problems))
        found = [p for p in problems if p.file == file and p.line == line and words in str(p)]
        assert found, f"{file}:{line} … {words}\nbut only:\n{said[:2000]}"
        assert not re.search(r"\{\w*\}|Traceback|pydantic|Input should", said), said[:2000]

    def _line(self, file: str, at: Place) -> int | None:
        if not isinstance(at, str):
            return at
        content = (self.path / file).read_text(encoding="utf-8", errors="replace")
        lines = [n for n, line in enumerate(content.split("\n"), start=1) if at in line]
        assert len(lines) == 1, f"{at!r} is in lines {lines}"
        return lines[0]

    def _snapshot(self) -> dict[str, tuple[int, int]]:
        found = self.path.rglob("*") if self.path.is_dir() else []
        return {str(p): (p.lstat().st_mtime_ns, p.lstat().st_size) for p in found}


@pytest.fixture
def study(tmp_path: Path) -> StudyUnderTest:
    """A fresh copy of the sound study."""
    return StudyUnderTest(Path(shutil.copytree(_GOOD, tmp_path / "study")))


@pytest.fixture(scope="session")
def make_study(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], StudyUnderTest]:
    """Makes fresh copies of the sound study, for tests that need many."""

    def make() -> StudyUnderTest:
        folder = tmp_path_factory.mktemp("made") / "study"
        return StudyUnderTest(Path(shutil.copytree(_GOOD, folder)))

    return make
