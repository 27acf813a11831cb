"""The block and the two systems that decide registered looks."""

from __future__ import annotations

from labeval.study.model.items import Item
from labeval.study.selection import block_criteria
from labeval.study.study import Study, StudyContent


def asking(study: Study, criterion: str) -> list[str]:
    """Blocks that ask a criterion, in the order of the study file."""
    return [id for id, block in study.blocks.items() if criterion in block_criteria(study, block)]


def deciding_block(study: Study) -> str:
    """The block whose judgments decide looks.

    Raises:
        ValueError: the study has no looks, or no block asks their criterion.
    """
    if study.looks is None:
        raise ValueError("the study has no looks")
    blocks = [study.looks.block] if study.looks.block else asking(study, study.looks.criterion)
    if not blocks:
        raise ValueError(f"no block asks {study.looks.criterion}")
    return blocks[0]


def systems_of(content: StudyContent) -> list[str]:
    """Systems whose texts are rated, sorted."""
    return sorted({item.system for item in content.items if item.system and item.use == "rating"})


def deciding_systems(content: StudyContent) -> tuple[str, str]:
    """The two systems that looks compare.

    Raises:
        ValueError: the study has no looks, or they do not say which two of several.
    """
    if content.study.looks is None:
        raise ValueError("the study has no looks")
    named = content.study.looks.systems or systems_of(content)
    if len(named) != 2:
        raise ValueError("looks compare two systems")
    return named[0], named[1]


def question_of(item: Item) -> str:
    """The id of an item's question, else its words; the item's own id where it has neither."""
    return item.question_id or item.question or item.id


def questions_of_both(content: StudyContent, pair: tuple[str, str]) -> int:
    """Number of questions that have rated texts of both systems."""
    systems: dict[str, set[str]] = {}
    for item in content.items:
        if item.use == "rating":
            systems.setdefault(question_of(item), set()).add(item.system)
    return sum(systems_there >= set(pair) for systems_there in systems.values())
