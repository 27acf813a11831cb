"""The steps of the procedure: their ids, their order, their questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from labeval.study.checks.findings import Findings
from labeval.study.checks.questions import check_questionnaire, questions_of
from labeval.study.model.questions import Question, TestQuestion
from labeval.study.model.steps import (
    BlockStep,
    ConsentStep,
    ForEachBlock,
    QuestionnaireStep,
    RatingStep,
    StepBase,
    TestStep,
    TrainingStep,
    WritingStep,
)
from labeval.study.study import Study
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_STORING = (TestStep, QuestionnaireStep, TrainingStep, RatingStep, WritingStep)
"""The steps that put answers into the record."""


def check_procedure(study: Study, findings: Findings) -> None:
    """Ids of steps and questions, consent before answers, thresholds that can be reached."""
    steps = list(all_steps(study))
    findings.unique_at((step.id, (*path, "id")) for path, step, _ in steps)
    _check_consent(study, findings)
    _check_only_for(study, findings)
    before: dict[str, Question | TestQuestion] = {}
    for path, step, _ in steps:
        if isinstance(step, TestStep):
            _check_test(step, path, findings)
        elif isinstance(step, QuestionnaireStep):
            check_questionnaire(step, path, before, findings)
        elif isinstance(step, ConsentStep):
            findings.unique((*path, "asks"), [ask.id for ask in step.asks])
        before.update(questions_of(step))


def all_steps(study: Study) -> Iterator[tuple[Path, StepBase, bool]]:
    """Every step that is shown, with its path and whether ``for_each_block`` holds it."""
    for n, step in enumerate(study.procedure):
        if isinstance(step, ForEachBlock):
            for m, inner in enumerate(step.steps):
                yield ("procedure", n, "steps", m), inner, True
        else:
            yield ("procedure", n), step, False


def block_steps(study: Study) -> Iterator[tuple[Path, BlockStep, bool]]:
    """Steps that belong to blocks, with their path and whether ``for_each_block`` holds them."""
    for path, step, in_loop in all_steps(study):
        if isinstance(step, BlockStep):
            yield path, step, in_loop


def _check_consent(study: Study, findings: Findings) -> None:
    steps = [(path, step) for path, step, _ in all_steps(study)]
    if not any(isinstance(step, ConsentStep) for _, step in steps):
        template = QT_TRANSLATE_NOOP("Problem", "no step asks for consent")
        findings.add(("procedure",), template, severity="warning")
        return
    for path, step in steps:
        if isinstance(step, ConsentStep):
            return
        if isinstance(step, _STORING):
            findings.add(
                path,
                QT_TRANSLATE_NOOP("Problem", "this step stores answers before the consent"),
                QT_TRANSLATE_NOOP("Problem", "move the consent before it"),
            )


def _check_only_for(study: Study, findings: Findings) -> None:
    """Conditions exist; and everybody is asked for consent."""
    known = [condition.id for condition in study.conditions]
    template = QT_TRANSLATE_NOOP("Problem", "there is no condition “{name}”")
    for path, step, _ in all_steps(study):
        for n, condition in enumerate(step.only_for):
            findings.refers((*path, "only_for", n), condition, known, template)
        if isinstance(step, ConsentStep) and step.only_for:
            findings.add(
                (*path, "only_for"),
                QT_TRANSLATE_NOOP("Problem", "everybody must be asked for consent"),
                QT_TRANSLATE_NOOP("Problem", "leave “only_for” out of this step"),
            )


def _check_test(step: TestStep, path: Path, findings: Findings) -> None:
    findings.unique((*path, "questions"), [q.id for q in step.questions])
    count = len(step.questions)
    if step.pass_score > count:
        template = QT_TRANSLATE_NOOP("Problem", "{count} questions cannot reach {score}")
        findings.add((*path, "pass_score"), template, score=step.pass_score, count=count)
    for n, level in enumerate(step.levels):
        if level.min_score > count:
            template = QT_TRANSLATE_NOOP("Problem", "{count} questions cannot reach {score}")
            below = (*path, "levels", n, "min_score")
            findings.add(below, template, score=level.min_score, count=count)
    for n, (lower, higher) in enumerate(pairwise(step.levels), start=1):
        if higher.min_score <= lower.min_score:
            findings.add(
                (*path, "levels", n, "min_score"),
                QT_TRANSLATE_NOOP("Problem", "{score} is not above the level before, {before}"),
                QT_TRANSLATE_NOOP("Problem", "write the levels in ascending order"),
                score=higher.min_score,
                before=lower.min_score,
            )
