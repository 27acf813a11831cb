"""Names of steps and blocks of a study on screen: its own, else the name of their kind."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from labeval.study.model.blocks import BlockSettings
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.method_in_words import method_in_words

_NAMES = {
    "text": QT_TRANSLATE_NOOP("Way", "A text to read"),
    "consent": QT_TRANSLATE_NOOP("Way", "Consent"),
    "origin": QT_TRANSLATE_NOOP("Way", "Origin of the texts"),
    "test": QT_TRANSLATE_NOOP("Way", "Test"),
    "questionnaire": QT_TRANSLATE_NOOP("Way", "Questionnaire"),
    "break": QT_TRANSLATE_NOOP("Way", "Break"),
    "instructions": QT_TRANSLATE_NOOP("Way", "Instructions"),
    "training": QT_TRANSLATE_NOOP("Way", "Practice"),
    "rating": QT_TRANSLATE_NOOP("Way", "Rating"),
    "writing": QT_TRANSLATE_NOOP("Way", "Writing"),
}


def kind_in_words(kind: str) -> str:
    """The name of a kind of step."""
    return QCoreApplication.translate("Way", _NAMES.get(kind, kind))


def step_in_words(kind: str, step: Any, block: BlockSettings | None, language: str) -> str:
    """Name of a step: its title, that of the block it rates, the heading of its text, or its kind.

    Args:
        kind: of the step.
        step: as the study file has it; None where it has none.
        block: the block that the step is about, if any.
        language: of the study's own names.
    """
    title = getattr(step, "title", None)
    if title is None and kind == "rating" and block is not None:
        title = block.title
    own = title.in_language(language) if title is not None else ""
    if not own and kind == "text" and step is not None:
        own = _heading(step.text.in_language(language))
    return own or kind_in_words(kind)


def block_in_words(block: BlockSettings, language: str) -> str:
    """Name of a block: its title, else its method."""
    if block.title is not None:
        return block.title.in_language(language)
    return method_in_words(block.method)


def _heading(markdown: str) -> str:
    """The first heading of a text; empty where it has none."""
    lines = (line.strip() for line in markdown.splitlines())
    return next((line.lstrip("# ").strip() for line in lines if line.startswith("#")), "")
