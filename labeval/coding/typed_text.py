"""A text that was typed while another program may have changed it."""

from __future__ import annotations

from typing import NamedTuple


class TypedText(NamedTuple):
    """The text to keep."""

    text: str
    both: bool
    """True where two have written it: their text comes first, what was typed below it."""


def text_to_keep(shown: str, typed: str, now: str) -> TypedText:
    """The text to keep after typing: nobody's words are overwritten unseen.

    Args:
        shown: the text when typing began.
        typed: the text in the field.
        now: the text in the workbook, perhaps of another program.
    """
    shown, typed, now = shown.strip(), typed.strip(), now.strip()
    if typed in (shown, now):
        return TypedText(now, both=False)
    if now in (shown, ""):
        return TypedText(typed, both=False)
    if not typed:
        return TypedText(now, both=False)
    return TypedText(f"{now}\n\n{typed}", both=True)
