"""Rows of lists: tinted where they are chosen, with a ring where the keyboard is."""

from __future__ import annotations

from labeval.ui.theme import Theme

_RING = 2
"""Pixels of the ring; every row keeps room for it, so that no text moves when it comes."""


def list_rows(
    theme: Theme, across: int, down: int = 0, *, corner: int = 5, height: int | None = None
) -> str:
    """The style sheet of the rows of a ``QListWidget``.

    Args:
        theme: of the colours.
        across: pixels between the text and the row's ends, the ring included.
        down: pixels between the text and the row's upper and lower edge, the ring included.
        corner: radius of the row's corners, in pixels.
        height: of a row in pixels; that of its text and ``down`` when left out.
    """
    padding = f"padding: {max(down - _RING, 0)}px {across - _RING}px;"
    size = "" if height is None else f" height: {height - 2 * _RING}px;"
    return (
        f"QListWidget::item {{ {padding}{size} border: {_RING}px solid transparent;"
        f" border-radius: {corner}px; }}"
        f"QListWidget::item:selected {{ background: {theme.accent_tint}; color: {theme.text}; }}"
        f"QListWidget::item:focus {{ border-color: {theme.accent}; }}"
    )
