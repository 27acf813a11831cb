"""Checks of the items on spelled-out pages, for training or attention."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.study.checks.findings import Findings
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.text.marks import QT_TRANSLATE_NOOP

_OTHER_USE = {
    "training": (
        QT_TRANSLATE_NOOP("Problem", "the item “{item}” is rated, not for training"),
        QT_TRANSLATE_NOOP("Problem", "write training into its column “use”"),
    ),
    "attention": (
        QT_TRANSLATE_NOOP("Problem", "the item “{item}” is not for attention checks"),
        QT_TRANSLATE_NOOP("Problem", "write attention into its column “use”"),
    ),
}


def check_shown_items(
    content: StudyContent, items: Sequence[str], use: str, path: Path, findings: Findings
) -> None:
    """Every item is there once and meant for this ``use``: ``training`` or ``attention``."""
    uses = {known.id: known.use for known in content.items}
    for n, item in enumerate(items):
        template = QT_TRANSLATE_NOOP("Problem", "there is no item “{name}”")
        if findings.refers((*path, n), item, uses, template) and uses[item] != use:
            findings.add((*path, n), *_OTHER_USE[use], item=item)
    findings.unique(path, items, key="")


def check_text_count(
    settings: BlockSettings, items: Sequence[str], path: Path, findings: Findings
) -> None:
    """The page has as many texts as the block's other pages."""
    shape = find_method(settings.method).page_shape(settings)
    most = shape.most_texts or shape.texts
    if not shape.texts <= len(items) <= most:
        template = QT_TRANSLATE_NOOP("Problem", "a page here shows {texts} texts, not {given}")
        texts = shape.texts if most == shape.texts else f"{shape.texts}–{most}"
        findings.add(path, template, texts=texts, given=len(items))
