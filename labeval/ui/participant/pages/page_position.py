"""A participant's position on a rating page, to which it can return."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.page_texts import Place


@dataclass(frozen=True, slots=True)
class Position:
    """The participant's position on a page, with typed text."""

    view: PageView
    place: object
    pending: tuple[str, str]
    announced: tuple[str, str]
    reported: tuple[str, dict[str, Place]]
    on_screen: frozenset[str]
    focus: QWidget | None
    answer: str = ""
    """An answer that is typed."""
