r"""Markdown's and subtitles' words without the marks that format them.

Headings, quotes, bullets, emphasis, code, links and pictures lose their marks; a line that is only
marks goes. What looks like a mark inside words or sums, such as ``a_b_c`` and ``2 * 3``, stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_FENCE = re.compile(r"\s{0,3}(```|~~~)")
_RULE = re.compile(r"\s{0,3}(?:=+\s*|-+\s*|(?:[-*_]\s*){3,})")
_LEADING = re.compile(r"\s{0,3}(?:>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|#{1,6}(?:\s+|$))")
_CLOSING = re.compile(r"(?<!\s)\s+#+\s*$")
_KEPT = re.compile(r"(?<!`)`+([^`]+)`+|\\([!-/:-@\[-`{-~])")
"""Code, and characters that were escaped: no mark is looked for inside."""
_PLACEHOLDER, _LAST_PLACEHOLDER = 0xE000, 0xF8FF
_PLACEHOLDERS = re.compile("[\ue000-\uf8ff]")
_EFFORT = 300_000_000
"""Characters times marks of emphasis, of a whole text, since each may be looked for up to the end
of its line; beyond them, marks stay."""
_LINK = re.compile(r"!?\[([^\[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+\"[^\"]*\")?\)")
_EMPHASIS = (
    re.compile(r"(\*\*|~~)(?=\S)(.+?)(?<=\S)\1"),
    re.compile(r"(?<!\w)(__)(?=\S)(.+?)(?<=\S)__(?!\w)"),
    re.compile(r"(?<![\w*])(\*)(?=[^\s*])(.+?)(?<=\S)\*(?![\w*])"),
    re.compile(r"(?<!\w)(_)(?=[^\s_])(.+?)(?<=\S)_(?!\w)"),
)


_TAG = re.compile(r"</?(?:i|b|u|s|em|strong|font)(?:\s[^<>]*)?/?>|\{\\[^{}]*\}", re.IGNORECASE)
"""Marks that players of SubRip know: tags, and codes in braces for places on the picture."""


def without_tags(text: str) -> str:
    """A subtitle's words."""
    return " ".join(_TAG.sub("", text).split())


def without_markdown(lines: Iterable[str]) -> Iterator[str]:
    """The lines' words; code between fences stays as it is written."""
    fence, effort = "", _EFFORT
    for line in lines:
        opening = _FENCE.match(line)
        if opening and fence in ("", opening[1]):
            fence = "" if fence else opening[1]
        elif fence:
            yield line
        elif not _RULE.fullmatch(line):
            effort -= len(line) * sum(line.count(mark) for mark in "*_~")
            yield _unmarked(line, emphasis=effort > 0)


def _unmarked(line: str, *, emphasis: bool) -> str:
    start = 0
    while (leading := _LEADING.match(line, start)) is not None and leading.end() > start:
        start = leading.end()
        if "#" in leading[0]:
            break
    text = line[start:]
    if start and "#" in line[:start]:
        text = _CLOSING.sub("", text)
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        if len(kept) > _LAST_PLACEHOLDER - _PLACEHOLDER:
            return match[0]
        kept.append(match[1] or match[2])
        return chr(_PLACEHOLDER + len(kept) - 1)

    if not _PLACEHOLDERS.search(text):
        text = _KEPT.sub(keep, text)
    text = _LINK.sub(r"\1", text)
    for marks in _EMPHASIS if emphasis else ():
        text = marks.sub(r"\2", text)
    return (
        _PLACEHOLDERS.sub(lambda match: kept[ord(match[0]) - _PLACEHOLDER], text) if kept else text
    )
