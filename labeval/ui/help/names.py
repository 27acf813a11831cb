"""Names on screen in the documents, followed by what the program calls them in its language."""

from __future__ import annotations

import json
import re
from functools import cache

from labeval import places

_EMPHASISED = re.compile(r"(?<![*\w])\*(?=[^\s*])([^*\n]+(?:\n[^*\n]+)?)(?<=\S)\*(?!\*)")
_FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def with_names(markdown: str, language: str) -> str:
    """A document with each emphasised name followed by that in the language, where one is known."""
    names = _names(language)
    if not names:
        return markdown

    def named(emphasised: re.Match[str]) -> str:
        translated = names.get(" ".join(emphasised[1].split()))
        return f"{emphasised[0]} (*{translated}*)" if translated else emphasised[0]

    parts = _FENCE.split(markdown)
    return "".join(
        part if part.startswith("```") else _EMPHASISED.sub(named, part) for part in parts
    )


@cache
def _names(language: str) -> dict[str, str]:
    path = places.names_in_documents(language)
    names: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return names
