"""A study in its editor."""

from tests.ui.editor.opened_editor import folder, window

__all__ = ["folder", "window"]
