"""Grids whose rows are questions about two texts, and whose columns are these and a tie."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.pair_columns import (
    asks_which,
    bare_choice,
    is_both_bad,
    is_none,
    is_tie,
    side_named,
)
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys.answers import Answers
from labeval.study.problems import listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_READ = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} are read as choices between “{first}” and “{second}”, taken for two "
    "systems; where they are others in each row of the grid, correct the column system of {file}",
)


class Sides:
    """The two texts that the answers of a grid choose between.

    Args:
        given: all different answers.
    """

    def __init__(self, question: str, given: Collection[str]) -> None:
        self._named = {answer: side_named(plain(answer)) for answer in given}
        others = [answer for answer, side in self._named.items() if side is None]
        self.names: tuple[str, ...] = ()
        """Of the first and the second text; none where answers are no choices."""
        chosen = [answer for answer in others if not _is_no_side(answer)]
        if not chosen and len({*self._named.values()} - {None}) == 2:
            self.names = tuple(self._name(side) for side in (0, 1))
        elif len(chosen) == 2 and len(others) == len(given) and asks_which(question):
            self.names = tuple(sorted(chosen))
            self._named |= {name: side for side, name in enumerate(self.names)}

    def value(self, answer: str, ids: Sequence[str]) -> str:
        """The value of a judgment; empty where nothing was answered."""
        if not answer:
            return ""
        side = self._named[answer]
        if side is not None:
            return ids[side]
        return "both_bad" if is_both_bad(plain(answer)) else "tie"

    def _name(self, side: int) -> str:
        """The answer that names one of the two and nothing else; its letter where none does."""
        named = (a for a, own in self._named.items() if own == side)
        return next((a for a in named if bare_choice(plain(a)) == plain(a)), "AB"[side])


def take_choices(
    builder: Builder,
    file: str,
    question: str,
    parts: Mapping[str, str],
    answers: Sequence[Answers],
    sides: Sides,
) -> None:
    """Take each row of a grid as a question with two texts, and its answers as choices.

    Args:
        parts: column to the row of the grid that it has.
    """
    for column, part in parts.items():
        ids = [
            builder.text(f"{part}_{name}", "", file, 1, system=name, question_id=part)
            for name in sides.names
        ]
        for each in answers:
            value = sides.value(cell(each.row.get(column)).strip(), ids)
            at = each.at
            builder.judge(each.person, question, ids, value, file, each.line, answered_at=at)
    first, second = sides.names
    about = {"columns": listed(parts), "first": first, "second": second, "file": "items.csv"}
    builder.remark(_READ, **about)


def single_choices(
    questions: Mapping[str, str], rows: Sequence[Mapping[str, object]]
) -> dict[str, set[str]]:
    """Questions of their own that ask which of two texts is better, with their answers.

    Args:
        questions: column to the wording of its question.

    Returns:
        Column to its different answers, which name the two in the same way in all columns.
    """
    found: dict[str, set[str]] = {}
    for column in (c for c, wording in questions.items() if asks_which(wording)):
        given = {cell(row.get(column)).strip() for row in rows} - {""}
        if given and Sides("", {*given, *set().union(*found.values())}).names:
            found[column] = given
    return found


def take_single_choices(
    builder: Builder, file: str, questions: Mapping[str, str], answers: Sequence[Answers]
) -> set[str]:
    """Take questions as :func:`single_choices` finds them, each about two texts of its own, as
    choices by one criterion; returns their columns."""
    found = single_choices(questions, [each.row for each in answers])
    if found:
        parts = {column: " ".join(questions[column].split()) for column in found}
        take_choices(builder, file, "", parts, answers, Sides("", set().union(*found.values())))
    return {*found}


def _is_no_side(answer: str) -> bool:
    small = plain(answer)
    return is_tie(small) or is_none(small) or is_both_bad(small)
