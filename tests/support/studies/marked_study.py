"""A study whose participants mark the words behind their ratings."""

from __future__ import annotations

from labeval.study.model.formats import Formats
from labeval.study.study import StudyContent
from labeval.text.formatted import Format
from tests.conftest import small_items, small_study

LOW = {"ask": "off", "rules": [{"answers": ["1..2"], "ask": "mandatory"}]}
"""Words are marked for low answers, and for no others."""


def marked_content(
    evidence: dict[str, object], method: str = "dqe", **block: object
) -> StudyContent:
    """Two criteria in one block, with a source."""
    settings = {"method": method, "criteria": ["honesty", "clarity"], "evidence": evidence}
    study = small_study(
        blocks={"rated": settings | block},
        conditions=[{"id": "only", "blocks": ["rated"]}],
        procedure=[
            {"step": "rating", "id": "rating"},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    )
    return StudyContent(study=study, items=small_items())


def of_one_text(content: StudyContent, text: str, format: Format = "markdown") -> StudyContent:
    """The same study with one text for all of its items."""
    study = content.study.model_copy(update={"formats": Formats(text=format)})
    items = [item.model_copy(update={"text": text}) for item in content.items]
    return content.model_copy(update={"study": study, "items": items})
