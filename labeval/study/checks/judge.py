"""Judge support: the criteria that have it, and whether the judge's ratings fit the study."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from labeval.study.checks.findings import Findings
from labeval.study.layouts.judge_support import (
    SupportedSettings,
    is_supported,
    shows_support,
    support_of,
)
from labeval.study.layouts.rated_turns import asks_each_turn
from labeval.study.methods import find_method
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.pages import Page
from labeval.study.problems import Problem, listed, nearest
from labeval.study.selection import block_criteria, block_items
from labeval.study.study import Study, StudyContent
from labeval.text.amounts import is_whole_number
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_judge_support(study: Study, findings: Findings) -> None:
    """Check the study file's judge support, whatever the ratings are."""
    for block, settings in study.blocks.items():
        path = ("blocks", block, "judge_support")
        _check_criteria(study, block, findings)
        if not shows_support(settings):
            if support_of(settings).withhold:
                template = QT_TRANSLATE_NOOP("Problem", "no rating is shown, so none is withheld")
                advice = QT_TRANSLATE_NOOP("Problem", "write “show: after_answer”, or leave it out")
                findings.add((*path, "withhold"), template, advice, "warning")
            continue
        if asks_each_turn(settings):
            template = QT_TRANSLATE_NOOP(
                "Problem",
                "a judge's ratings are shown next to whole texts only, but here every answer of a "
                "conversation is rated by itself",
            )
            advice = QT_TRANSLATE_NOOP("Problem", "write “turns: whole”, or “show: never”")
            findings.add((*path, "show"), template, advice)
        if study.judge_file is None:
            template = QT_TRANSLATE_NOOP("Problem", "the study names no file of a judge's ratings")
            advice = QT_TRANSLATE_NOOP("Problem", "write “judge: judge.jsonl” at the top level")
            findings.add((*path, "show"), template, advice)
        if settings.attention is not None:
            template = QT_TRANSLATE_NOOP(
                "Problem", "attention checks never show a judge's rating, which can give them away"
            )
            findings.add(path, template, severity="warning")


def _check_criteria(study: Study, block: str, findings: Findings) -> None:
    settings = study.blocks[block]
    path = ("blocks", block, "judge_support", "criteria")
    named = support_of(settings).criteria
    against = {c.id: c.judged_against for c in study.criteria}
    asked = block_criteria(study, settings)
    findings.unique(path, named, key="")
    for n, name in enumerate(named):
        template = QT_TRANSLATE_NOOP("Problem", "this block does not ask “{name}”")
        if findings.refers((*path, n), name, asked, template) and against.get(name) == "source":
            findings.add(
                (*path, n),
                QT_TRANSLATE_NOOP(
                    "Problem", "“{name}” is judged against the source, by the person alone"
                ),
                QT_TRANSLATE_NOOP("Problem", "leave it out here"),
                name=name,
            )


def check_ratings(content: StudyContent, lines: Sequence[int]) -> list[Problem]:
    """Return the problems between a judge's ratings and the criteria.

    Args:
        lines: the line of each rating in its file.
    """
    file = content.study.judge_file or ""
    return [
        problem
        for rating, line in zip(content.judge_ratings, lines, strict=True)
        for problem in _about(content, rating, file, line)
    ]


def _about(content: StudyContent, rating: JudgeRating, file: str, line: int) -> Iterator[Problem]:
    known = {c.id: c for c in content.study.criteria}
    criterion = known.get(rating.criterion)
    if criterion is None:
        near = nearest(rating.criterion, known)
        advice = QT_TRANSLATE_NOOP("Problem", "known are: {known}")
        if near:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?")
        template = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
        values = {"name": rating.criterion, "near": near, "known": listed(known)}
        yield Problem(file, line, "criterion", template, values, advice)
        return
    if criterion.judged_against == "source":
        template = QT_TRANSLATE_NOOP(
            "Problem", "is never shown: “{name}” is judged against the source, by the person alone"
        )
        values = {"name": rating.criterion}
        yield Problem(file, line, "criterion", template, values, severity="warning")
    scales = _scales(content.study, rating.criterion)
    off = [scale for scale in scales if str(rating.rating) not in scale]
    if off:
        template = QT_TRANSLATE_NOOP("Problem", "no scale of this criterion has a point {point}")
        advice = QT_TRANSLATE_NOOP("Problem", "its points are: {points}")
        values = {"point": str(rating.rating), "points": listed(off[0])}
        yield Problem(file, line, "rating", template, values, advice)


def _scales(study: Study, criterion: str) -> list[list[str]]:
    """The points of a criterion in each block that shows ratings of it; where none does, in the
    first that could."""
    asking = {
        block: settings
        for block, settings in study.blocks.items()
        if isinstance(settings, SupportedSettings) and criterion in block_criteria(study, settings)
    }
    showing = [block for block, settings in asking.items() if is_supported(settings, criterion)]
    found = []
    for block in showing or list(asking)[:1]:
        page = Page("", block, (), (criterion,))
        (field,) = find_method(asking[block].method).fields(asking[block], page)
        found.append([option for option in field.options if is_whole_number(option)])
    return found


def check_judged_items(content: StudyContent, findings: Findings) -> None:
    """Items without a rating that a page would show."""
    rated = {(r.item, r.criterion) for r in content.judge_ratings if not r.turn}
    for block, settings in content.study.blocks.items():
        wanted = [c for c in block_criteria(content.study, settings) if is_supported(settings, c)]
        without = [
            item.id
            for item in block_items(content, settings)
            if any((item.id, criterion) not in rated for criterion in wanted)
        ]
        if without and content.study.judge_file is not None:
            template = QT_TRANSLATE_NOOP("Problem", "items without all ratings of a judge: {items}")
            advice = QT_TRANSLATE_NOOP("Problem", "have them rated, or write “show: never”")
            path = ("blocks", block, "judge_support")
            findings.add(path, template, advice, "warning", items=listed(without))
