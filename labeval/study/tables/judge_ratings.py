"""Reading a file of judge ratings: JSONL next to the study file, one object per line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.text import read_text, unified_line_ends
from labeval.study.encoding import text_problem
from labeval.study.file_problems import problems_of
from labeval.study.model.items import Item
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.problems import Problem, listed, nearest
from labeval.study.tables.jsonl import jsonl_objects
from labeval.study.tables.validation import validation_problems
from labeval.study.yaml.places import YamlPlaces
from labeval.text.finding import find_all
from labeval.text.marks import QT_TRANSLATE_NOOP

LONGEST_EXPLANATION = 2000
MOST_QUOTES = 10
_SHOWN = 60
"""Characters of a quote that a problem shows."""


@dataclass(slots=True)
class JudgeRatingsTable:
    """The ratings of a study's judge, and what is wrong with their file."""

    ratings: list[JudgeRating] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """The line of each rating."""
    problems: list[Problem] = field(default_factory=list)


def read_judge_ratings(path: Path, file: str, items: Sequence[Item] | None) -> JudgeRatingsTable:
    """Read a file of judge ratings. What they have to do with criteria is checked elsewhere.

    Args:
        file: the name that problems carry.
        items: the rated items; None where they could not be read, to report nothing about
            items that nobody knows.
    """
    if path.suffix.lower() != ".jsonl":
        template = QT_TRANSLATE_NOOP("Problem", "ratings of a judge are read from JSONL only")
        advice = QT_TRANSLATE_NOOP("Problem", "write one object a line into a file .jsonl")
        return JudgeRatingsTable(problems=[Problem(file, None, "", template, {}, advice)])
    table = JudgeRatingsTable()
    known = {item.id: item for item in items} if items is not None else None
    first: dict[tuple[str, str], int] = {}
    with problems_of(file, table.problems):
        text = read_text(path, MOST_STUDY_TABLE)
        for line, raw in jsonl_objects(text, file, table.problems):
            rating = _rating(raw, line, file, table)
            if rating is not None:
                _check_item(rating, line, file, known, table)
                _check_once(rating, line, file, first, table)
                table.ratings.append(rating)
                table.lines.append(line)
    if not table.ratings and not table.problems:
        template = QT_TRANSLATE_NOOP("Problem", "the file is empty")
        table.problems.append(Problem(file, None, "", template, severity="warning"))
    return table


def _rating(
    raw: Mapping[str, Any], line: int, file: str, table: JudgeRatingsTable
) -> JudgeRating | None:
    """One line as a rating; None where it is none, with everything that is wrong with it."""
    try:
        rating = JudgeRating.model_validate(raw)
    except ValidationError as error:
        places = YamlPlaces({(): line})
        table.problems += validation_problems(error, JudgeRating, file, places)
        return None
    texts = {"explanation": rating.explanation} | {
        f"quotes[{n}]": quote for n, quote in enumerate(rating.quotes, start=1)
    }
    found = [
        problem
        for name, text in texts.items()
        if (problem := text_problem(name, unified_line_ends(text), file, line, LONGEST_EXPLANATION))
    ]
    if len(rating.quotes) > MOST_QUOTES:
        template = QT_TRANSLATE_NOOP("Problem", "can hold at most {limit} of them")
        found.append(Problem(file, line, "quotes", template, {"limit": MOST_QUOTES}))
    table.problems += found
    clean = {
        "explanation": unified_line_ends(rating.explanation),
        "quotes": [unified_line_ends(quote) for quote in rating.quotes],
    }
    return None if found else rating.model_copy(update=clean)


def _check_item(
    rating: JudgeRating,
    line: int,
    file: str,
    known: Mapping[str, Item] | None,
    table: JudgeRatingsTable,
) -> None:
    """The item must exist; quotes that it does not hold cannot be marked in its text."""
    if known is None:
        return
    item = known.get(rating.item)
    if item is None:
        near = nearest(rating.item, known)
        template = QT_TRANSLATE_NOOP("Problem", "there is no item “{name}”")
        advice = QT_TRANSLATE_NOOP("Problem", "known are: {known}")
        if near:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?")
        values = {"name": rating.item, "near": near, "known": listed(known)}
        table.problems.append(Problem(file, line, "item", template, values, advice))
        return
    if rating.turn > (answers := _answers(item, rating)):
        template = QT_TRANSLATE_NOOP("Problem", "“{name}” has {answers} answers")
        values = {"name": rating.item, "answers": str(answers)}
        table.problems.append(Problem(file, line, "turn", template, values))
    for n, quote in enumerate(rating.quotes, start=1):
        if not find_all(item.text, quote):
            short = quote if len(quote) <= _SHOWN else quote[:_SHOWN] + "…"
            template = QT_TRANSLATE_NOOP("Problem", "“{quote}” is not in the text")
            problem = Problem(
                file, line, f"quotes[{n}]", template, {"quote": short}, severity="warning"
            )
            table.problems.append(problem)


def _answers(item: Item, rating: JudgeRating) -> int:
    """Number of answers that can be rated in a text of which one is."""
    if not rating.turn:
        return 0
    # The parser of Markdown is loaded with the first file that needs it.
    from labeval.text.markdown.turns import answers_in

    return len(answers_in(item.text))


def _check_once(
    rating: JudgeRating,
    line: int,
    file: str,
    first: dict[tuple[str, str], int],
    table: JudgeRatingsTable,
) -> None:
    key = (rating.about, rating.criterion)
    if key in first:
        template = QT_TRANSLATE_NOOP(
            "Problem", "“{item}” was rated by “{criterion}” in line {first} already"
        )
        values = {"item": rating.about, "criterion": rating.criterion, "first": first[key]}
        table.problems.append(Problem(file, line, "criterion", template, values))
    first.setdefault(key, line)
