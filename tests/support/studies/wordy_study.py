"""A study of every method whose question, source, definitions and texts are as long as wanted."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.participant.page_view import PageView, view_for
from tests.support.studies.every_control_study import every_control_study

TEXTS = {"best": 3, "order": 3, "long": 3, "pairs": 2}
"""Texts of a page, where there is more than one."""
ONE_CRITERION = ("best", "order", "claims", "edits", "faults")
_WORDS = ("Owls", "hear", "mice", "below", "the", "snow", "because", "their", "faces", "are")


@dataclass(frozen=True, slots=True)
class Wordiness:
    """Numbers of words, and of criteria."""

    question: int = 20
    source: int = 90
    definition: int = 40
    text: int = 150
    criteria: int = 12


def words(count: int) -> str:
    """So many words, each with its number among them, so that a lost one is noticed."""
    return " ".join(f"{_WORDS[n % len(_WORDS)]}{n}" for n in range(count))


def wordy_view(block: str, wordy: Wordiness, language: str = "en") -> PageView:
    """A page of one of the blocks of ``every_control_study``."""
    given = every_control_study().model_dump(mode="json", by_alias=True)
    known = given["study"]["criteria"]
    for criterion in known:
        criterion["definition"] = words(wordy.definition)
    added = [
        {"id": f"more{n}", "name": f"Criterion {n}", "definition": words(wordy.definition)}
        for n in range(wordy.criteria)
    ]
    given["study"]["criteria"] = [*known, *added]
    settings = given["study"]["blocks"][block]
    if block == "long":
        for criterion in added:
            criterion["scale"] = {"min": 0, "max": 6}
    if block not in ONE_CRITERION:
        settings["criteria"] = [criterion["id"] for criterion in added]
        settings["training"] = []
        given["study"]["procedure"] = [
            step for step in given["study"]["procedure"] if step["step"] != "training"
        ]
    for n, item in enumerate(given["items"]):
        item["text"] = words(wordy.text + n)
        item["question"], item["source"] = words(wordy.question), words(wordy.source)
    content = StudyContent.model_validate(given)
    items = tuple(item.id for item in content.items[: TEXTS.get(block, 1)])
    criteria = tuple(content.study.blocks[block].criteria)
    return view_for(content, Page(f"{block}-1", block, items, criteria), language)
