"""Checks of lists of codes and of limits: names in them, and the step that announces a limit."""

from __future__ import annotations

from labeval.study.checks.findings import Findings
from labeval.study.checks.procedure import all_steps
from labeval.study.model.steps import RatingStep, TestStep, TextStep
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_admission(study: Study, findings: Findings) -> None:
    """The blocks and tests that lists of codes name; the step that announces a limit."""
    _check_lists(study, findings)
    _check_limits(study, findings)


def _check_lists(study: Study, findings: Findings) -> None:
    findings.unique(("qualification",), [chosen.id for chosen in study.qualification])
    tests = [step.id for step in study.procedure if isinstance(step, TestStep)]
    no_block = QT_TRANSLATE_NOOP("Problem", "there is no block “{name}”")
    no_test = QT_TRANSLATE_NOOP("Problem", "there is no test “{name}”")
    for n, chosen in enumerate(study.qualification):
        path = ("qualification", n)
        for m, block in enumerate(chosen.opens):
            findings.refers((*path, "opens", m), block, study.blocks, no_block)
        if chosen.instead_of is not None:
            findings.refers((*path, "instead_of"), chosen.instead_of, tests, no_test)


def _check_limits(study: Study, findings: Findings) -> None:
    steps = [(path, step) for path, step, _ in all_steps(study)]
    rated = False
    announced = False
    for path, step in steps:
        rated = rated or isinstance(step, RatingStep)
        if not isinstance(step, TextStep) or step.when != "limit_reached":
            continue
        announced = announced or rated
        if not study.limits.any:
            template = QT_TRANSLATE_NOOP("Problem", "there are no limits that could be reached")
            advice = QT_TRANSLATE_NOOP("Problem", "remove this step, or set “limits: {{pages: …}}”")
            findings.add((*path, "when"), template, advice)
        elif not rated:
            template = QT_TRANSLATE_NOOP("Problem", "this step comes before anything is rated")
            advice = QT_TRANSLATE_NOOP("Problem", "move it behind the rating")
            findings.add(path, template, advice)
    if study.limits.any and not announced:
        findings.add(
            ("limits",),
            QT_TRANSLATE_NOOP("Problem", "no step announces that a limit is reached"),
            QT_TRANSLATE_NOOP("Problem", "add a text step with “when: limit_reached”"),
            severity="warning",
        )
