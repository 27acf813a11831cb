r"""Markdown's and subtitles' words without the marks that format them.

Headings, quotes, bullets, emphasis, code, links and pictures lose their marks; a line that is only
marks goes. What looks like a mark inside words or sums, such as ``a_b_c`` and ``2 * 3``, stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_FENCE = re.compile(r"\s{0,3}(```|~~~)")
_RULE = re.compile(r"\s{0,3}(?:=+|-+|(?:[-*_]\s*){3,})\s*")
_LEADING = re.compile(r"\s{0,3}(?:>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|#{1,6}(?:\s+|$))")
_CLOSING = re.compile(r"\s+#+\s*$")
_KEPT = re.compile(r"`+([^`]+)`+|\\([!-/:-@\[-`{-~])")
"""Code, and characters that were escaped: no mark is looked for inside."""
_STAND_IN = 0xE000
_LINK = re.compile(r"!?\[([^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+\"[^\"]*\")?\)")
_EMPHASIS = (
    re.compile(r"(\*\*|~~)(?=\S)(.+?)(?<=\S)\1"),
    re.compile(r"(?<!\w)(__)(?=\S)(.+?)(?<=\S)__(?!\w)"),
    re.compile(r"(?<![\w*])(\*)(?=[^\s*])(.+?)(?<=\S)\*(?![\w*])"),
    re.compile(r"(?<!\w)(_)(?=[^\s_])(.+?)(?<=\S)_(?!\w)"),
)


_TAG = re.compile(r"</?(?:i|b|u|s|em|strong|font)(?:\s[^>]*)?/?>|\{\\[^}]*\}", re.IGNORECASE)
"""Marks that players of SubRip know: tags, and codes in braces for places on the picture."""


def without_tags(text: str) -> str:
    """A subtitle's words."""
    return " ".join(_TAG.sub("", text).split())


def without_markdown(lines: Iterable[str]) -> Iterator[str]:
    """The lines' words; code between fences stays as it is written."""
    fence = ""
    for line in lines:
        opening = _FENCE.match(line)
        if opening and fence in ("", opening[1]):
            fence = "" if fence else opening[1]
        elif fence:
            yield line
        elif not _RULE.fullmatch(line):
            yield _unmarked(line)


def _unmarked(line: str) -> str:
    text = line
    while (leading := _LEADING.match(text)) is not None:
        text = text[leading.end() :]
        if "#" in leading[0]:
            text = _CLOSING.sub("", text)
            break
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match[1] or match[2])
        return chr(_STAND_IN + len(kept) - 1)

    if not any(_STAND_IN <= ord(char) <= 0xF8FF for char in text):
        text = _KEPT.sub(keep, text)
    text = _LINK.sub(r"\1", text)
    for emphasis in _EMPHASIS:
        text = emphasis.sub(r"\2", text)
    for n, words in enumerate(kept):
        text = text.replace(chr(_STAND_IN + n), words)
    return text
