"""The list of criteria, of which one is edited at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QListWidget

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_HEIGHT = 90
_LONGEST_NAME = 14
"""Characters of a criterion's name on the button that brings it back."""


def criteria_list(theme: Theme) -> QListWidget:
    """An empty list in the theme's colours; several entries can be selected."""
    made = QListWidget()
    made.setFixedHeight(_HEIGHT)
    made.setFont(type_font(14))
    made.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
    made.setStyleSheet(
        f"QListWidget {{ background: {theme.paper}; color: {theme.text}; outline: none;"
        f" border: 1px solid {theme.line}; border-radius: 8px; padding: 4px; }}"
        "QListWidget::item { padding: 4px 6px; border-radius: 5px; }"
        f"QListWidget::item:selected {{ background: {theme.accent_tint}; color: {theme.text}; }}"
        f"QListWidget::item:focus {{ border: 2px solid {theme.accent}; }}"
    )
    style_scroll_bar(made, theme)
    return made


def put_back_text(removed: Sequence[tuple[int, OwnCriterion]], languages: Sequence[str]) -> str:
    """Name of the action that takes a removal back."""
    if len(removed) > 1:
        text = QCoreApplication.translate("CriteriaPage", "Put {count} criteria back")
        return text.format(count=len(removed))
    names = (removed[0][1].name.get(language, "") for language in languages)
    name = next(filter(None, names), "–")
    short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return QCoreApplication.translate("CriteriaPage", "Put “{name}” back").format(name=short)
