"""Registered looks: whether they increase, and are about what the study has."""

from __future__ import annotations

from itertools import pairwise

from labeval.study.checks.findings import Findings
from labeval.study.drawn import LEAST_DRAWN
from labeval.study.looks import asking, questions_of_both, systems_of
from labeval.study.problems import listed
from labeval.study.study import Study, StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_looks(study: Study, findings: Findings) -> None:
    """Check the looks of a study file, whatever its items are."""
    looks = study.looks
    if looks is None:
        return
    given = looks.participants
    if given[0] < 2 or any(b <= a for a, b in pairwise(given)):
        findings.add(
            ("looks", "participants"),
            QT_TRANSLATE_NOOP("Problem", "must increase from 2 or more, such as [10, 20, 30]"),
        )
    planned = study.participants.planned
    if planned is not None and planned != given[-1]:
        findings.add(
            ("looks", "participants"),
            QT_TRANSLATE_NOOP(
                "Problem", "the last look is at {last} participants, and {planned} are planned"
            ),
            QT_TRANSLATE_NOOP("Problem", "let the last look be that of all participants"),
            last=given[-1],
            planned=planned,
        )
    template = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
    known = [criterion.id for criterion in study.criteria]
    if findings.refers(("looks", "criterion"), looks.criterion, known, template):
        _check_block(study, findings)


def _check_block(study: Study, findings: Findings) -> None:
    looks = study.looks
    assert looks is not None
    blocks = asking(study, looks.criterion)
    if looks.block is not None:
        template = QT_TRANSLATE_NOOP("Problem", "no block “{name}” asks this criterion")
        findings.refers(("looks", "block"), looks.block, blocks, template)
    elif len(blocks) != 1:
        template = QT_TRANSLATE_NOOP("Problem", "the criterion “{name}” is asked in {n} blocks")
        advice = QT_TRANSLATE_NOOP("Problem", "say which one decides with “block”: {known}")
        findings.add(
            ("looks", "criterion"),
            template,
            advice if blocks else "",
            name=looks.criterion,
            n=len(blocks),
            known=listed(blocks),
        )


def check_looks_items(content: StudyContent, findings: Findings) -> None:
    """Check that the looks compare two systems that there are."""
    looks = content.study.looks
    if looks is None:
        return
    there = systems_of(content)
    if not looks.systems and len(there) != 2:
        template = QT_TRANSLATE_NOOP("Problem", "looks compare two systems, and there are {n}")
        advice = QT_TRANSLATE_NOOP("Problem", "name two of them with “systems”: {known}")
        findings.add(
            ("looks",), template, advice if there else "", n=len(there), known=listed(there)
        )
    elif looks.systems and len(set(looks.systems)) != 2:
        template = QT_TRANSLATE_NOOP("Problem", "must be two different systems")
        findings.add(("looks", "systems"), template)
    template = QT_TRANSLATE_NOOP("Problem", "no rated text is of the system “{name}”")
    for n, name in enumerate(looks.systems):
        findings.refers(("looks", "systems", n), name, there, template)
    pair = tuple(looks.systems) or tuple(there)
    if len(set(pair)) == 2 and set(pair) <= set(there):
        shared = questions_of_both(content, (pair[0], pair[1]))
        if shared < LEAST_DRAWN:
            findings.add(
                ("looks",),
                _FEW_QUESTIONS,
                QT_TRANSLATE_NOOP("Problem", "have both answer five questions or more"),
                severity="warning",
                n=shared,
                needed=LEAST_DRAWN,
            )


_FEW_QUESTIONS = QT_TRANSLATE_NOOP(
    "Problem",
    "questions that both systems answer: {n}; by fewer than {needed}, looks say which of these "
    "texts are better, and cannot say which system is: the error of 5 % does not hold for new "
    "questions",
)
