"""Roles, reading order, relations and texts for assistive technology, through Qt's interfaces."""

from labeval.ui.accessible.accessible import Accessible, CaretText, Cell
from labeval.ui.accessible.announcing import announce, announce_here, caret_moved, unheard
from labeval.ui.accessible.interfaces import install
from labeval.ui.accessible.selecting import go_to_selected
from labeval.ui.accessible.tabbing import TabbedAsRead, first_words, leave, stops_of

__all__ = [
    "Accessible",
    "CaretText",
    "Cell",
    "TabbedAsRead",
    "announce",
    "announce_here",
    "caret_moved",
    "first_words",
    "go_to_selected",
    "install",
    "leave",
    "stops_of",
    "unheard",
]
