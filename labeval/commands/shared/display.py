"""A display for the windows of a command."""

from __future__ import annotations

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import described


def needs_display() -> None:
    """Refuse to open windows where nobody could see them."""
    from labeval import app

    reason = app.missing_display()
    if reason is not None:
        raise Refused(described(reason))
