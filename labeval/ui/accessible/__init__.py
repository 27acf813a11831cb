"""Roles, reading order, relations and texts for assistive technology, through Qt's interfaces."""

from labeval.ui.accessible.accessible import Accessible
from labeval.ui.accessible.announcing import announce
from labeval.ui.accessible.interfaces import install, let_tab_reach

__all__ = ["Accessible", "announce", "install", "let_tab_reach"]
