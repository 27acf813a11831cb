"""Boxes to tick and buttons to choose with, in the theme's colours."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from labeval.ui.theme import Theme


def style_choice(button: QAbstractButton, theme: Theme) -> None:
    """Give a check box or a radio button an outline that is seen on dark ground too."""
    button.setStyleSheet(
        "*::indicator { width: 13px; height: 13px;"
        f" border: 1px solid {theme.soft_text}; background: {theme.paper}; }}"
        "QCheckBox::indicator { border-radius: 3px; }"
        "QRadioButton::indicator { border-radius: 7px; }"
        f"*::indicator:focus {{ border: 2px solid {theme.accent}; width: 11px; height: 11px; }}"
        f"*::indicator:checked {{ border: 4px solid {theme.accent}; width: 7px; height: 7px;"
        f" background: {theme.on_accent}; }}"
        f"*::indicator:disabled {{ border-color: {theme.line}; }}"
    )
