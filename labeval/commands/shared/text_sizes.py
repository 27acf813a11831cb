"""Sizes of the text that participants can choose, as an option of a command."""

from __future__ import annotations

from argparse import ArgumentParser

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr


def add_text_size(sub: ArgumentParser) -> None:
    """The option ``--text-size``."""
    sub.add_argument("--text-size", default="", metavar="SCALE", help=tr("such as 1.15 (1.0)"))


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
