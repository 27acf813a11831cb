"""Training pages: their items, and the answers that count as right."""

from __future__ import annotations

from labeval.study.checks.expected import check_expected
from labeval.study.checks.findings import Findings
from labeval.study.checks.shown_items import check_shown_items, check_text_count
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings, TrainingPage
from labeval.study.pages import Page
from labeval.study.problems import listed
from labeval.study.selection import block_criteria
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_training(content: StudyContent, findings: Findings) -> None:
    """Every block's training pages, and training items that no page uses."""
    for block, settings in content.study.blocks.items():
        for n, page in enumerate(settings.training):
            path = ("blocks", block, "training", n)
            check_shown_items(content, page.items, "training", (*path, "items"), findings)
            _check_shape(content, settings, page, path, findings)
            _check_expected(content, settings, page, (*path, "expected"), findings)
    _check_unused(content, findings)


def _check_shape(
    content: StudyContent,
    settings: BlockSettings,
    page: TrainingPage,
    path: Path,
    findings: Findings,
) -> None:
    """A training page must look like the pages that it trains for."""
    shape = find_method(settings.method).page_shape(settings)
    check_text_count(settings, page.items, (*path, "items"), findings)
    criteria = page.criteria or block_criteria(content.study, settings)
    if shape.criteria is not None and len(criteria) != shape.criteria:
        findings.add(
            (*path, "criteria"),
            QT_TRANSLATE_NOOP("Problem", "a page here asks {criteria} criterion, not {given}"),
            QT_TRANSLATE_NOOP("Problem", "name the criterion of this training page"),
            criteria=shape.criteria,
            given=len(criteria),
        )


def _check_expected(
    content: StudyContent,
    settings: BlockSettings,
    page: TrainingPage,
    path: Path,
    findings: Findings,
) -> None:
    criteria = tuple(page.criteria) or block_criteria(content.study, settings)
    shown = Page("", "", tuple(page.items), criteria)
    check_expected(settings, [shown], page.expected, path, findings)


def _check_unused(content: StudyContent, findings: Findings) -> None:
    pages = [page for b in content.study.blocks.values() for page in b.training]
    used = {item for page in pages for item in page.items}
    idle = [item.id for item in content.items if item.use == "training" and item.id not in used]
    if idle:
        template = QT_TRANSLATE_NOOP("Problem", "no training page shows these items: {items}")
        findings.add(("items",), template, severity="warning", items=listed(idle))
