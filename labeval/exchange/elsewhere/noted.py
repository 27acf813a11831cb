"""Problems of a table from elsewhere, in the order of its rows."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.exchange.elsewhere.columns import Head
from labeval.study.problems import FileProblems, Problem, StudyProblems
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_LISTED = 500
"""Problems that are listed; the others are counted."""


class Noted(FileProblems):
    """The problems of one table, of which the first are listed."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.head = Head({}, (), ())
        """Gives the columns their names in the table."""
        self.unlisted = 0
        """Problems beyond :data:`MOST_LISTED`."""

    @property
    def count(self) -> int:
        """The number of problems."""
        return len(self.found) + self.unlisted

    def check(self) -> None:
        """Refuse the table if anything is wrong with it.

        Raises:
            StudyProblems: all that is listed, and how many more there are.
        """
        if self.found:
            raise StudyProblems([*self.found, *unlisted_problems(self.file, self.unlisted)])

    def clear(self) -> None:
        """Forget all problems."""
        self.found.clear()
        self.unlisted = 0

    def note(
        self,
        line: int | None,
        field: str,
        template: str,
        values: Mapping[str, object] | None = None,
        advice: str = "",
        context: str = "Problem",
    ) -> None:
        """Note one problem, or count it."""
        if len(self.found) < MOST_LISTED:
            column = self.head.written.get(field, field)
            super().note(line, column, template, values, advice, context)
        else:
            self.unlisted += 1

    def not_utf8(self, line: int, column: str) -> None:
        """Note a cell whose bytes are no UTF-8."""
        template = QT_TRANSLATE_NOOP("Problem", "holds characters that are not valid UTF-8")
        advice = QT_TRANSLATE_NOOP("Problem", "save the file as UTF-8")
        self.note(line, column, template, {}, advice)


def unlisted_problems(file: str, unlisted: int) -> list[Problem]:
    """A sentence on problems beyond :data:`MOST_LISTED`, in a list; none where all are listed."""
    if not unlisted:
        return []
    template = QT_TRANSLATE_NOOP(
        "Problem", "only the first {listed} of {count} problems are listed"
    )
    values: dict[str, object] = {"listed": MOST_LISTED, "count": MOST_LISTED + unlisted}
    return [Problem(file, None, "", template, values)]
