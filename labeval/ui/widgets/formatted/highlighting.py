"""Colours of code, by Pygments: the language is the one that the text names, and never guessed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

LONGEST = 20_000
"""Characters of code; longer code stays in one colour."""

_ROLES = (
    ("Token.Comment", "soft_text"),
    ("Token.Literal.String", "good"),
    ("Token.Literal.Number", "note_text"),
    ("Token.Keyword", "accent"),
    ("Token.Name.Builtin", "accent"),
    ("Token.Name.Tag", "accent"),
    ("Token.Name.Attribute", "note_text"),
    ("Token.Name.Decorator", "note_text"),
    ("Token.Generic.Deleted", "bad"),
    ("Token.Generic.Inserted", "good"),
)
"""Kinds of Pygments' tokens, and the theme's colour for them."""

Coloured = tuple[int, int, str]
"""Begin and end in the code, and a role of the theme."""


@lru_cache(maxsize=128)
def coloured(code: str, language: str) -> Sequence[Coloured]:
    """The stretches of code that have a colour of their own; none in an unknown language."""
    lexer = _lexer(language) if len(code) <= LONGEST else None
    if lexer is None:
        return ()
    found = []
    for start, kind, words in lexer.get_tokens_unprocessed(code):
        name = str(kind)
        role = next((role for begin, role in _ROLES if name.startswith(begin)), "")
        if role and words:
            found.append((start, start + len(words), role))
    return tuple(found)


def is_known(language: str) -> bool:
    """Return whether a name is that of a language."""
    return _lexer(language) is not None


@lru_cache(maxsize=64)
def _lexer(language: str) -> Any:
    if not language:
        return None
    from pygments.lexers import get_lexer_by_name
    from pygments.util import ClassNotFound

    try:
        return get_lexer_by_name(language)
    except ClassNotFound:
        return None
