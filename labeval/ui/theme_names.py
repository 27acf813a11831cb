"""Names of the themes in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def theme_names() -> dict[str, str]:
    """The name of a theme as code has it, and as people read it."""
    translate = QCoreApplication.translate
    return {
        "light": translate("Theme", "Light"),
        "dark": translate("Theme", "Dark"),
        "black_on_white": translate("Theme", "Black on white"),
        "white_on_black": translate("Theme", "White on black"),
    }
