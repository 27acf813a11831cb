"""Signs by which texts are known to be written in Markdown, or to be conversations."""

from __future__ import annotations

import re
from collections.abc import Sequence

from labeval.text.formatted import Format

LEAST_SHARE = 0.1
"""Share of texts with signs of Markdown from which on all of them are taken to be Markdown."""
LEAST_CONVERSATIONS = 0.5

_SIGNS = re.compile(
    r"^\#{1,6}[ \t]+\S"  # a heading
    r"|^(?:```|~~~)"  # code
    r"|^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|"  # below the headings of a table
    r"|\*\*[^\s*][^*\n]{0,300}\*\*"  # strong words
    r"|\[[^\]\n]{1,300}\]\(https?://"  # a link
    r"|^\\\[|\\\([^\n]{1,300}?\\\)|^\$\$"  # a formula
    r"|(?<!`)`[^`\n]+`(?!`)",  # code among words
    re.MULTILINE,
)
_LINES = re.compile(r"^[ \t]*[-*+][ \t]+\S.*\n(?:.*\n)*?[ \t]*[-*+][ \t]+\S", re.MULTILINE)
"""Two entries of a list."""


def has_markdown(text: str) -> bool:
    """Return whether a text has signs that plain texts do not have.

    A lone asterisk, an underscore or a number with a dot are none.
    """
    if _may_have_signs(text) and _SIGNS.search(text) is not None:
        return True
    return ("-" in text or "*" in text or "+" in text) and _LINES.search(text) is not None


def _may_have_signs(text: str) -> bool:
    """Return whether a text has what each sign holds, found in a hundredth of the time."""
    # One after the other, since a loop over them takes several times as long as they do.
    words = "#" in text or "`" in text or "|" in text or "**" in text or "~~~" in text
    return words or "](http" in text or "$$" in text or "\\[" in text or "\\(" in text


def with_markdown(texts: Sequence[str]) -> int:
    """The number of texts that have signs of Markdown."""
    return sum(map(has_markdown, texts))


def conversations(texts: Sequence[str]) -> int:
    """The number of texts in which two roles have turns."""
    from labeval.text.markdown.turns import turns_of

    return sum(len({turn.answers for turn in turns_of(text)}) == 2 for text in texts)


def proposed_format(texts: Sequence[str]) -> Format:
    """The format that texts seem to be written in; ``plain`` where few have any signs."""
    written = [text for text in texts if text.strip()]
    if not written:
        return "plain"
    if conversations(written) >= LEAST_CONVERSATIONS * len(written):
        return "conversation"
    return "markdown" if with_markdown(written) >= LEAST_SHARE * len(written) else "plain"
