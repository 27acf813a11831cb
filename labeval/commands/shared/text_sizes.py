"""Sizes and spacing of the text that participants can choose, as options of a command."""

from __future__ import annotations

from argparse import ArgumentParser

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr
from labeval.session.state.appearance import USUAL, WIDE


def add_text_size(sub: ArgumentParser) -> None:
    """The options ``--text-size`` and ``--spacing``."""
    sub.add_argument("--text-size", default="", metavar="SCALE", help=tr("such as 1.15 (1.0)"))
    sub.add_argument(
        "--spacing",
        default="",
        choices=(USUAL, WIDE),
        help=tr("of lines, paragraphs, letters and words (usual)"),
    )


def text_scale(size: str) -> float:
    """The scale that the option names; the usual one where it is empty.

    Raises:
        Refused: participants cannot choose it.
    """
    from labeval.ui.theme import TEXT_SCALES

    scales = {str(scale): scale for scale in TEXT_SCALES}
    if size and size not in scales:
        known = ", ".join(scales)
        raise Refused(tr("--text-size {size}: choose one of {known}", size=size, known=known))
    return scales.get(size, TEXT_SCALES[0])
