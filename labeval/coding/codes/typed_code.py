"""A code that was described on its card or renamed while another program may have changed it."""

from __future__ import annotations

from dataclasses import replace

from labeval.coding.rows import Code
from labeval.coding.typed_text import text_to_keep

_TEXTS = ("definition", "include", "exclude", "example")
_STYLE = ("name", "shortcut", "colour")


def typed_over(shown: Code, typed: Code, now: Code) -> tuple[Code, bool]:
    """The code with what was changed on its card; of what was not, it is as it is by now.

    Args:
        shown: as the card showed it first.
        typed: as the card holds it.
        now: as it is kept by now.

    Returns:
        The code, and whether a text of it holds what two have written.
    """
    facts = {
        name: getattr(typed, name)
        for name in _STYLE
        if getattr(typed, name) != getattr(shown, name)
    }
    if is_renamed_by_two(shown, typed, now):
        del facts["name"]
    both = False
    for name in _TEXTS:
        kept = text_to_keep(getattr(shown, name), getattr(typed, name), getattr(now, name))
        facts[name] = kept.text
        both = both or kept.both
    return replace(now, **facts), both


def is_renamed_by_two(shown: Code, typed: Code, now: Code) -> bool:
    """Return whether a code got another name on its card and elsewhere; the one from elsewhere
    stays, as only one can."""
    return typed.name != shown.name and now.name not in (shown.name, typed.name)


def typed_words(shown: Code, typed: Code) -> str:
    """The name and the texts that were typed, a paragraph each."""
    names = ("name", *_TEXTS)
    changed = (getattr(typed, n) for n in names if getattr(typed, n) != getattr(shown, n))
    return "\n\n".join(text for text in changed if text)
