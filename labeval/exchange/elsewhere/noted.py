"""Problems of a table from elsewhere, in the order of its rows."""

from __future__ import annotations

from collections.abc import Mapping

from labeval.exchange.elsewhere.columns import Head
from labeval.study.problems import Problem, StudyProblems
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_LISTED = 500
"""Problems that are listed; the others are counted."""


class Noted:
    """The problems of one table."""

    def __init__(self, file: str) -> None:
        self.head = Head({}, (), ())
        """Gives the columns their names in the table."""
        self.problems: list[Problem] = []
        self.unlisted = 0
        """Problems beyond :data:`MOST_LISTED`."""
        self._file = file

    @property
    def count(self) -> int:
        """The number of problems."""
        return len(self.problems) + self.unlisted

    def check(self) -> None:
        """Refuse the table if anything is wrong with it.

        Raises:
            StudyProblems: all that is listed, and how many more there are.
        """
        if not self.problems:
            return
        more = unlisted_problems(self._file, self.unlisted)
        raise StudyProblems([*self.problems, *more])

    def clear(self) -> None:
        """Forget all problems."""
        self.problems.clear()
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
        """Note one problem."""
        if len(self.problems) < MOST_LISTED:
            column = self.head.written.get(field, field)
            found = Problem(
                self._file, line, column, template, values or {}, advice, context=context
            )
            self.problems.append(found)
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
