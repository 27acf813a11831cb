"""Warnings about the criteria of a new study: what is missing, too long, doubtful or said twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from labeval.jobs.new_study.criteria import OPEN, OwnCriterion
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

LONGEST_DEFINITION = 30
"""Words that fit on every page."""
_CRITERION = "criterion"
"""The value of a problem that names its criterion."""
_COLUMN = "column"
"""The value of a problem that names a column of the items."""
_OVERLAP = 0.5
"""Share of common words from which two definitions say the same."""
_SEVERAL = re.compile(r"\b(and|und|sowie|or|oder)\b|[&/+]", re.IGNORECASE)
_FILLERS = frozenset({"text", "texts", "does", "that", "this", "what", "with", "nicht", "eine"})


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to look at in a criterion, marked for translation under ``NewStudy``."""

    criterion: int
    text: str
    values: Mapping[str, object] = field(default_factory=dict)
    stops: bool = False
    """True if the study cannot be made with it."""
    can_be_shown: bool = False
    """True if pages can be made with it meanwhile."""


def remarks(criteria: Sequence[OwnCriterion], languages: Sequence[str]) -> list[Remark]:
    """Everything that is missing or doubtful in criteria, in their order."""
    found = []
    if not criteria:
        text = QT_TRANSLATE_NOOP("NewStudy", "There is no criterion yet")
        found.append(Remark(0, text, stops=True))
    for n, criterion in enumerate(criteria):
        if criterion.is_empty:
            text = QT_TRANSLATE_NOOP(
                "NewStudy", "Write name and definition of criterion {number}, or remove it"
            )
            found.append(Remark(n, text, {"number": n + 1}, stops=True))
            continue
        found += _of_one(n, criterion, languages)
        found += _half_written_points(n, criterion, languages)
        found += _overlaps(n, criteria, languages)
    return found


def _of_one(n: int, criterion: OwnCriterion, languages: Sequence[str]) -> Iterator[Remark]:
    shown = next((text for text in criterion.name.values() if text), str(n + 1))
    for language in languages:
        values = {"criterion": shown, "language": language}
        if not criterion.name.get(language):
            text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” has no name in {language}")
            yield Remark(n, text, values, stops=True)
        definition = criterion.definition.get(language, "")
        if not definition:
            text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” is not defined in {language}")
            yield Remark(n, text, values, stops=True)
        words = len(definition.split())
        if words > LONGEST_DEFINITION:
            text = QT_TRANSLATE_NOOP(
                "NewStudy",
                "The definition of “{criterion}” has {words} words in {language}; up to {most} fit "
                "on every page",
            )
            yield Remark(n, text, {**values, "words": words, "most": LONGEST_DEFINITION})
    if criterion.against == OPEN:
        text = QT_TRANSLATE_NOOP("NewStudy", "Choose what “{criterion}” is judged against")
        yield Remark(n, text, {"criterion": shown}, stops=True, can_be_shown=True)
    joined = next((m for t in criterion.name.values() if (m := _SEVERAL.search(t))), None)
    if joined is not None:
        text = QT_TRANSLATE_NOOP(
            "NewStudy",
            "“{criterion}” asks for two things at once (“{word}”); a text can have one of them",
        )
        yield Remark(n, text, {"criterion": shown, "word": joined[0]})


def _half_written_points(
    n: int, criterion: OwnCriterion, languages: Sequence[str]
) -> Iterator[Remark]:
    """Points of the scale that are described in one language and not in another."""
    shown = next((text for text in criterion.name.values() if text), str(n + 1))
    meaning = QT_TRANSLATE_NOOP(
        "NewStudy", "“{criterion}” does not say in {language} what {point} means"
    )
    example = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” has no example of {point} in {language}")
    for template, points in ((meaning, criterion.anchors), (example, criterion.examples)):
        for point, texts in sorted(points.items()):
            missing = [language for language in languages if not texts.get(language)]
            if len(missing) < len(languages):
                for language in missing:
                    values = {"criterion": shown, "language": language, "point": point}
                    yield Remark(n, template, values, stops=True)


def _overlaps(
    n: int, criteria: Sequence[OwnCriterion], languages: Sequence[str]
) -> Iterator[Remark]:
    for other in criteria[:n]:
        for language in languages:
            mine, theirs = criteria[n].name.get(language, ""), other.name.get(language, "")
            if not mine or not theirs:
                continue
            values = {"criterion": mine, "other": theirs}
            if mine.casefold() == theirs.casefold():
                text = QT_TRANSLATE_NOOP("NewStudy", "“{criterion}” is in the table twice")
                yield Remark(n, text, values)
                break
            if _likeness(criteria[n], other, language) >= _OVERLAP:
                text = QT_TRANSLATE_NOOP(
                    "NewStudy",
                    "“{criterion}” and “{other}” are defined in nearly the same words; people will "
                    "hardly distinguish them",
                )
                yield Remark(n, text, values)
                break


def _likeness(a: OwnCriterion, b: OwnCriterion, language: str) -> float:
    """Share of the words of two definitions that both have."""
    mine, theirs = (_words(c.definition.get(language, "")) for c in (a, b))
    return len(mine & theirs) / len(mine | theirs) if mine and theirs else 0.0


def _words(text: str) -> set[str]:
    found = re.findall(r"\w+", text.casefold())
    return {word for word in found if len(word) > 3 and word not in _FILLERS}


def joined_by_criterion(
    problems: Iterable[Problem], names: Mapping[object, str], columns: Mapping[str, str]
) -> Iterator[Problem]:
    """Problems of a study, those that differ in the criterion alone as one, with all names.

    Args:
        names: names of criteria by their ids.
        columns: words on screen for columns that the study's own table of items will have.
    """
    first: dict[tuple[object, ...], Problem] = {}
    concerned: dict[tuple[object, ...], list[str]] = {}
    for problem in problems:
        criterion = problem.values.get(_CRITERION)
        others = [(name, str(v)) for name, v in problem.values.items() if name != _CRITERION]
        key: tuple[object, ...] = (problem.template, problem.advice, *others)
        first.setdefault(key, problem)
        if criterion is not None:
            concerned.setdefault(key, []).append(names.get(criterion, str(criterion)))
    for key, problem in first.items():
        values = {_CRITERION: ", ".join(concerned[key])} if key in concerned else {}
        if (word := columns.get(str(problem.values.get(_COLUMN)))) is not None:
            values[_COLUMN] = word
        yield replace(problem, values={**problem.values, **values})
