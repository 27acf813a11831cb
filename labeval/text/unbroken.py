"""Figures that stay on one line: a number with its sign, a range with its dash."""

from __future__ import annotations

import re

_SIGN = re.compile(r"(?<=\w) ([=<>]) (?=[\d.−])|(?<=\d) (?=%)")
"""Spaces where no line breaks: a figure stays with its sign and name, a number with its “%”."""
_JOINED = re.compile(r"(?<=\d)-(?=%)|(?<=\d)–(?=\d)|(?<![\w-])[A-Z][A-Za-z]{0,7}-(?=\d)")
"""Dashes and hyphens after which no line breaks, as in “95-%-Intervall”, “1–4” and “GPT-4”."""
_JOINER = "\u2060"


def unbroken(text: str) -> str:
    """A text whose figures do not break at a line's end, for pages."""
    return _JOINED.sub(lambda found: f"{found[0]}{_JOINER}", spaces_unbroken(text))


def spaces_unbroken(text: str) -> str:
    """The same for where a sign without width may be drawn as a box: only spaces are others."""
    return _SIGN.sub(lambda found: f"\u00a0{found[1]}\u00a0" if found[1] else "\u00a0", text)
