"""Shared parts of the methods whose pages ask every criterion once, in rows."""

from __future__ import annotations

from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Answers, Field, Judgment, Page


def fields_with(options: tuple[str, ...], settings: BlockSettings, page: Page) -> tuple[Field, ...]:
    """A field per criterion, all with the same options."""
    return tuple(Field(c, c, options, c not in settings.optional) for c in page.criteria)


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per criterion."""
    return [Judgment(c, page.items, answers.get(c, ""), (c,)) for c in page.criteria]
