"""Problems of a study folder, described so that a person can mend them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from pydantic_core import PydanticCustomError

from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written, described_values

Shown = Callable[[str, object], object]
Severity = Literal["error", "warning"]

MODEL_ERROR = "study"
"""The type of the validation errors whose template is already written for people."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to mend, and where. ``template`` and ``advice`` are translated by the window.

    Both hold named places that ``values`` fill.
    """

    file: str
    line: int | None
    """Counted from 1; of an XLSX table, the sheet's row. None where the file itself is meant."""
    field: str
    """Such as ``criteria[2].definition``, counted from 1; empty where no field is meant."""
    template: str
    values: Mapping[str, object] = dataclasses.field(default_factory=dict)
    advice: str = ""
    severity: Severity = "error"
    column: int | None = None
    """Character in the line, counted from 1, where one is known."""
    context: str = "Problem"
    """Translation context of the template."""

    @property
    def text(self) -> str:
        """The problem, in English."""
        return self._filled(self.template, self.values)

    @property
    def place(self) -> str:
        """File, line and column, as compilers write them: ``study.yaml:14:3``."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part)

    def described(self, say: Say) -> str:
        """The whole problem on one line, in the language that ``say`` speaks."""
        warning = say("Problem", QT_TRANSLATE_NOOP("Problem", "warning"))
        mark = warning if self.severity == "warning" else ""
        return ": ".join(filter(None, [self.place, mark, self.field, self.sentence(say)]))

    def sentence(self, say: Say, shown: Shown = lambda name, value: value) -> str:
        """The problem and what would be right, without the place.

        Args:
            shown: another way to write a value, given its name and itself.
        """
        written = ((self.context, self.template), ("Problem", self.advice))
        sentences = [say(context, s) for context, s in written if s]
        values = described_values(self.values, say)
        values = {name: shown(name, value) for name, value in values.items()}
        return "; ".join(self._filled(text, values) for text in sentences)

    def _filled(self, template: str, values: Mapping[str, object]) -> str:
        """A sentence without the file's name at its beginning, which the place has already."""
        text = filled(template, **values)
        return text.removeprefix(self.file).lstrip(" ,:") if "where" in values else text

    def __str__(self) -> str:
        return self.described(as_written)


class FileProblems:
    """The problems of one file, in the order in which they are found."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def note(
        self,
        line: int | None,
        field: str,
        template: str,
        values: Mapping[str, object] | None = None,
        advice: str = "",
        context: str = "Problem",
    ) -> None:
        """Note one problem."""
        problem = Problem(self.file, line, field, template, values or {}, advice, context=context)
        self.found.append(problem)

    def check(self) -> None:
        """Check that there are none.

        Raises:
            StudyProblems: there are.
        """
        if self.found:
            raise StudyProblems(self.found)


def in_file_order(problems: Iterable[Problem]) -> list[Problem]:
    """The problems by file, line and column; those of a whole file first."""
    return sorted(problems, key=lambda p: (p.file, p.line or 0, p.column or 0))


class StudyProblems(Exception):
    """A study folder that cannot be used, with everything that was found in it at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = in_file_order(problems)
        super().__init__("\n".join(map(str, self.problems)))


_LONGEST_NAME = 100
_TELLING = 3
"""Characters from which on the beginning of a name shows its meaning."""


def refused_by_model(template: str, **values: object) -> PydanticCustomError:
    """The error that a model's validator raises: a marked template and what fills it."""
    return PydanticCustomError(MODEL_ERROR, "{template}", {"template": template, "values": values})


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that ``name`` was probably meant to be; empty where none is near."""
    small, by_small = name.casefold()[:_LONGEST_NAME], {k.casefold(): k for k in known}
    found = get_close_matches(small, by_small, n=1, cutoff=0.6)
    if not found and len(small) >= _TELLING:
        found = [k for k in by_small if k.startswith(small) or (k and small.startswith(k))]
    return by_small[found[0]] if found else ""


def listed(names: Iterable[object], limit: int = 12) -> str:
    """Names joined for a sentence, the rest counted where there are very many."""
    all_names = [str(name) for name in names]
    more = f", … (+{len(all_names) - limit})" if len(all_names) > limit else ""
    return ", ".join(all_names[:limit]) + more
