"""Menus in the theme's colours."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from labeval.ui.theme import LABEL_PX, Theme


def style_menu(menu: QMenu, theme: Theme) -> None:
    """Give a menu the theme's colours, rows that are easy to hit, and the name of what opens it."""
    menu.aboutToShow.connect(lambda: _name(menu))
    menu.setStyleSheet(
        f"QMenu {{ background: {theme.paper}; color: {theme.text}; padding: 6px;"
        f" border: 1px solid {theme.line}; font-size: {theme.px(LABEL_PX)}px; }}"
        "QMenu::item { padding: 6px 22px 6px 26px; border-radius: 5px; }"
        f"QMenu::item:selected {{ background: {theme.accent_tint}; color: {theme.text}; }}"
        f"QMenu::item:disabled {{ color: {theme.soft_text}; }}"
        f"QMenu::separator {{ height: 1px; background: {theme.line}; margin: 5px 8px; }}"
        "QMenu::indicator { width: 14px; height: 14px; left: 8px; }"
    )


def _name(menu: QMenu) -> None:
    """Call a menu without a title as its button, or else as the part that has the keyboard."""
    above = menu.parentWidget()
    opener = above if isinstance(above, QAbstractButton) else QApplication.focusWidget()
    shown = opener.text() if isinstance(opener, QAbstractButton) else ""
    named = opener.accessibleName() if opener is not None else ""
    menu.setAccessibleName(menu.title() or named or shown)
