"""General instructions of a method, with what is true only of some designs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item


def general_instructions(
    settings: BlockSettings, items: Sequence[Item], words: Mapping[str, Any]
) -> dict[str, str]:
    """The instructions by language; empty where a method has none.

    Args:
        words: the texts of a study of one's own, with ``instructions`` by method.
    """
    again = words["again"].get(settings.method, {}) if _meets_again(settings, items) else {}
    return {
        language: text.replace("{again}", again.get(language, "")).replace(
            "{answers}", _other_answers(settings, words["other_answers"], language)
        )
        for language, text in words["instructions"].get(settings.method, {}).items()
    }


def _meets_again(settings: BlockSettings, items: Sequence[Item]) -> bool:
    """True if every participant meets each text more than once, with other texts each time.

    Where pages are dealt, a participant may meet a text only once.
    """
    shown = find_method(settings.method).page_shape(settings).texts
    questions = by_question(items).values()
    is_dealt = getattr(settings, "questionnaires", None) is not None
    return not is_dealt and bool(items) and all(len(texts) > shown for texts in questions)


def _other_answers(settings: BlockSettings, words: Mapping[str, Any], language: str) -> str:
    """A line about the answers that name neither text, in the words of the page."""
    offered = [name for name in ("tie", "both_bad") if getattr(settings, name, False)]
    if not offered:
        return ""
    label = getattr(settings, "tie_label", None)
    tie = label.in_language(language) if label else words["tie_label"][language]
    sentence: str = words["_and_".join(offered)][language]
    return "\n3. " + sentence.format(tie=tie)
