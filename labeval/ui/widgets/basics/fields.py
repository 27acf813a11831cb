"""Fields to type in, in the theme's colours."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy

from labeval.ui.theme import ACTION_HEIGHT, CORNER, Theme
from labeval.ui.widgets.basics.lettering import type_font


def style_field(field: QLineEdit | QPlainTextEdit, theme: Theme, px: int = 14) -> None:
    """Give a field paper, a hairline that shows the focus, and the height of an action."""
    kind = "QLineEdit" if isinstance(field, QLineEdit) else "QPlainTextEdit"
    inner = "0 9px" if isinstance(field, QLineEdit) else "5px 6px"
    field.setStyleSheet(
        f"{kind} {{ background: {theme.paper}; color: {theme.text}; padding: {inner};"
        f" border: 1px solid {theme.line}; border-radius: {CORNER - 2}px; }}"
        f"{kind}:focus {{ border: 2px solid {theme.accent}; }}"
        f"{kind}:disabled {{ background: {theme.disabled}; color: {theme.disabled_text}; }}"
    )
    field.setFont(type_font(px))
    if isinstance(field, QLineEdit):
        field.setMinimumHeight(ACTION_HEIGHT)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
