"""Blocks and the conditions that participants get."""

from __future__ import annotations

from collections.abc import Iterable

from labeval.study.checks.evidence import check_evidence
from labeval.study.checks.findings import Findings
from labeval.study.methods import method_names
from labeval.study.selection import block_criteria
from labeval.study.study import Study
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_CRITERION = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
_NOT_ASKED = QT_TRANSLATE_NOOP("Problem", "this block does not ask “{name}”")


def check_blocks(study: Study, findings: Findings) -> None:
    """The criteria that blocks name, and the blocks that conditions name."""
    known = [c.id for c in study.criteria]
    for block, settings in study.blocks.items():
        path = ("blocks", block)
        asked = block_criteria(study, settings)
        _check_names((*path, "criteria"), settings.criteria, known, _NO_CRITERION, findings)
        for name, criteria in settings.criteria_named().items():
            _check_names((*path, name), criteria, asked, _NOT_ASKED, findings)
        for n, page in enumerate(settings.training):
            below = (*path, "training", n, "criteria")
            _check_names(below, page.criteria, asked, _NOT_ASKED, findings)
        check_evidence(study, block, findings)
        if block in method_names() and block != settings.method:
            template = QT_TRANSLATE_NOOP("Problem", "the block has another method's name")
            advice = QT_TRANSLATE_NOOP("Problem", "wordings for “{block}” mean this block")
            findings.add(path, template, advice, "warning", block=block)
    _check_conditions(study, findings)


def _check_names(
    path: Path, names: list[str], known: Iterable[str], template: str, findings: Findings
) -> None:
    for n, name in enumerate(names):
        findings.refers((*path, n), name, known, template)
    findings.unique(path, names, key="")


def _check_conditions(study: Study, findings: Findings) -> None:
    findings.unique(("conditions",), [c.id for c in study.conditions])
    template = QT_TRANSLATE_NOOP("Problem", "there is no block “{name}”")
    for n, condition in enumerate(study.conditions):
        path = ("conditions", n, "blocks")
        _check_names(path, condition.blocks, study.blocks, template, findings)
    findings.unique(("participants", "groups"), study.participants.groups, key="")
