"""Colours and spacing of the supervisor's and the analyst's windows: chosen, or as usual."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication

from labeval.ui.memory import Memory
from labeval.ui.theme import THEMES, Theme, apply_theme, theme_of_desktop
from labeval.ui.widgets.basics.lettering import use_wide_spacing

SETTING = "colours"
"""The name of a theme in the settings of this machine; empty for the desktop's."""
SPACING, WIDE = "spacing", "wide"
"""The setting for the space between lines, letters and words, and its value other than usual."""


def system_theme() -> Theme:
    """Light or dark, and in high contrast, as the desktop is."""
    hints = QGuiApplication.styleHints()
    return theme_of_desktop(
        dark=hints.colorScheme() == Qt.ColorScheme.Dark, high_contrast=_wants_contrast(hints)
    )


def chosen_theme(memory: Memory) -> Theme:
    """The colours and spacing chosen for the windows that participants do not see."""
    colours = THEMES.get(str(memory.get(SETTING, ""))) or system_theme()
    return replace(colours, wide=memory.get(SPACING) == WIDE)


def use_chosen_theme(memory: Memory) -> Theme:
    """Draw the windows that participants do not see, and their dialogs, as was chosen."""
    theme = chosen_theme(memory)
    application = QApplication.instance()
    if isinstance(application, QApplication):
        apply_theme(application, theme)
    use_wide_spacing(theme.wide)
    return theme


def _wants_contrast(hints: QStyleHints) -> bool:
    if not hasattr(hints, "accessibility"):  # Qt before 6.10 cannot say
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
