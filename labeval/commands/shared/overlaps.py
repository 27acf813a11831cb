"""Lines of the terminal about codes and places that computers used apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.commands.shared.words import described
from labeval.text.marks import MarkedText

if TYPE_CHECKING:
    from labeval.study.folder import StudyFolder


def overlap_lines(folder: StudyFolder) -> list[str]:
    """A line for each code and each place that was used more often than it may."""
    from labeval.jobs.sessions.overlaps import overlaps_in

    return [
        described(MarkedText(found.template, found.values, found.context))
        for found in overlaps_in(folder)
    ]
