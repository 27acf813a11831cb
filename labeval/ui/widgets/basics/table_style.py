"""The style of tables in the windows of supervisors and analysts."""

from __future__ import annotations

from labeval.ui.theme import Theme


def table_style(theme: Theme) -> str:
    """The style sheet of a table view: a line below each row and below the headings, no others."""
    return (
        f"QTableView {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; "
        f"selection-background-color: {theme.accent_tint}; selection-color: {theme.text}; }}"
        f"QTableView::item {{ border-bottom: 1px solid {theme.line}; padding: 0 8px; }}"
        f"QHeaderView {{ background: {theme.paper}; }}"
        f"QHeaderView::section {{ background: {theme.paper}; color: {theme.soft_text}; "
        f"border: none; border-bottom: 1px solid {theme.line}; padding: 6px 8px; "
        f"font-size: 13px; }}"
    )
