"""Attention checks: their items, the answers that pass, and policies that can take effect."""

from __future__ import annotations

from labeval.study.checks.expected import check_expected
from labeval.study.checks.findings import Findings
from labeval.study.checks.shown_items import check_shown_items, check_text_count
from labeval.study.designs.attention import check_count
from labeval.study.methods import find_method
from labeval.study.model.blocks import AttentionItem, BlockSettings
from labeval.study.pages import Page
from labeval.study.problems import listed
from labeval.study.selection import block_criteria, block_items, design_pages
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_attention_rules(study: Study, findings: Findings) -> None:
    """Check a study file's attention checks and pass marks, whatever its items are."""
    for block, settings in study.blocks.items():
        path = ("blocks", block)
        _check_kinds(settings, path, findings)
        rules = settings.training_rules
        if rules is not None and not settings.training:
            template = QT_TRANSLATE_NOOP("Problem", "the block has no training pages")
            findings.add((*path, "training_rules"), template, severity="warning")
        can_end = rules is not None and rules.then == "end"
        can_end |= settings.attention is not None and settings.attention.stop_after is not None
        if settings.stopped is not None and not can_end:
            template = QT_TRANSLATE_NOOP("Problem", "nothing ends a session in this block")
            advice = QT_TRANSLATE_NOOP("Problem", "set stop_after, or “then: end” for the training")
            findings.add((*path, "stopped"), template, advice, "warning")


def _check_kinds(settings: BlockSettings, path: Path, findings: Findings) -> None:
    """Kinds without items, and items of no kind that is asked for."""
    attention = settings.attention
    kinds = attention.kinds if attention is not None else []
    findings.unique((*path, "attention", "kinds"), list(kinds), key="")
    there = {item.check for item in settings.attention_items}
    for n, kind in enumerate(kinds):
        if kind != "repeated" and kind not in there:
            findings.add(
                (*path, "attention", "kinds", n),
                QT_TRANSLATE_NOOP("Problem", "no attention item is for “{kind}” checks"),
                QT_TRANSLATE_NOOP("Problem", "add one with “check: {kind}” to attention_items"),
                kind=kind,
            )
    for n, item in enumerate(settings.attention_items):
        if item.check not in kinds:
            template = QT_TRANSLATE_NOOP("Problem", "the block makes no “{kind}” checks")
            below = (*path, "attention_items", n, "check")
            findings.add(below, template, severity="warning", kind=item.check)


def check_attention(content: StudyContent, findings: Findings) -> None:
    """Attention checks against the items, and items for them that nothing shows."""
    for block, settings in content.study.blocks.items():
        for n, item in enumerate(settings.attention_items):
            path = ("blocks", block, "attention_items", n)
            check_shown_items(content, item.items, "attention", (*path, "items"), findings)
            _check_page(content, settings, item, path, findings)
            _check_looks(content, settings, item, (*path, "items"), findings)
    _check_unused(content, findings)


def check_attention_counts(content: StudyContent, findings: Findings) -> None:
    """Blocks too short for their checks. The designs must be sound."""
    for block, settings in content.study.blocks.items():
        if settings.attention is None:
            continue
        path = ("blocks", block, "attention")
        count = check_count(len(design_pages(content, block)), settings.attention.share)
        most = settings.attention.stop_after
        if count == 0:
            template = QT_TRANSLATE_NOOP("Problem", "the block is too short for attention checks")
            findings.add(path, template, severity="warning")
        elif most is not None and most > count and len(content.study.blocks) == 1:
            findings.add(
                (*path, "stop_after"),
                QT_TRANSLATE_NOOP("Problem", "a session has only {count:check|checks}"),
                severity="warning",
                count=count,
            )


def _check_page(
    content: StudyContent,
    settings: BlockSettings,
    item: AttentionItem,
    path: Path,
    findings: Findings,
) -> None:
    """The page must look like the others, and its expected answers be answers there."""
    shape = find_method(settings.method).page_shape(settings)
    check_text_count(settings, item.items, (*path, "items"), findings)
    criteria = block_criteria(content.study, settings)
    sets = [criteria] if shape.criteria is None else [(c,) for c in criteria]
    pages = [Page("", "", tuple(item.items), asked) for asked in sets]
    check_expected(settings, pages, item.expected, (*path, "expected"), findings)


def _check_looks(
    content: StudyContent,
    settings: BlockSettings,
    item: AttentionItem,
    path: Path,
    findings: Findings,
) -> None:
    """A page without question or source stands out where all others have them."""
    known = {i.id: i for i in content.items}
    rated = block_items(content, settings)
    for column in ("question", "source"):
        has = bool(rated) and all(i.column(column).strip() for i in rated)
        bare = [id for id in item.items if id in known and not known[id].column(column).strip()]
        if has and bare:
            findings.add(
                path,
                QT_TRANSLATE_NOOP("Problem", "items without “{column}”: {items}"),
                QT_TRANSLATE_NOOP("Problem", "fill it, so that the page looks like any other"),
                "warning",
                column=column,
                items=listed(bare),
            )


def _check_unused(content: StudyContent, findings: Findings) -> None:
    shown = [item for b in content.study.blocks.values() for item in b.attention_items]
    used = {id for item in shown for id in item.items}
    checks = [item for item in content.items if item.use == "attention" and item.id not in used]
    if not used and all(item.system for item in checks):
        return  # the hidden reference and anchors of a listening test that was imported
    idle = [item.id for item in checks]
    if idle:
        template = QT_TRANSLATE_NOOP("Problem", "no attention check shows these items: {items}")
        findings.add(("items",), template, severity="warning", items=listed(idle))
