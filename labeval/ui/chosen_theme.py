"""The theme of the supervisor's and the analyst's windows: chosen here, or like the desktop."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStyleHints

from labeval.ui.memory import Memory
from labeval.ui.theme import THEMES, Theme, theme_of_desktop

SETTING = "colours"
"""The name of a theme in the settings of this machine; empty for the desktop's."""


def system_theme() -> Theme:
    """Light or dark, and in high contrast, as the desktop is."""
    hints = QGuiApplication.styleHints()
    return theme_of_desktop(
        dark=hints.colorScheme() == Qt.ColorScheme.Dark, high_contrast=_wants_contrast(hints)
    )


def chosen_theme(memory: Memory) -> Theme:
    """The colours chosen for the windows that participants do not see, or the desktop's."""
    return THEMES.get(str(memory.get(SETTING, ""))) or system_theme()


def _wants_contrast(hints: QStyleHints) -> bool:
    if not hasattr(hints, "accessibility"):  # Qt before 6.10 cannot say
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
