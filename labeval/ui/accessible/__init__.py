"""Roles, reading order, relations and texts for assistive technology, through Qt's interfaces."""

from labeval.ui.accessible.accessible import Accessible, CaretText
from labeval.ui.accessible.announcing import announce, caret_moved
from labeval.ui.accessible.interfaces import install, let_tab_reach
from labeval.ui.accessible.selecting import go_to_selected

__all__ = [
    "Accessible",
    "CaretText",
    "announce",
    "caret_moved",
    "go_to_selected",
    "install",
    "let_tab_reach",
]
