"""A text that was typed while another program may have changed it."""

from __future__ import annotations

from typing import NamedTuple


class TypedText(NamedTuple):
    """What is to be kept."""

    text: str
    both: bool
    """True where two have written it: their text comes first, what was typed below it."""


def text_to_keep(shown: str, typed: str, now: str) -> TypedText:
    """What to keep of a text that was typed: nobody's words are overwritten unseen.

    Args:
        shown: what stood there when typing began.
        typed: what stands there now.
        now: what is kept by now, perhaps by another program.
    """
    shown, typed, now = shown.strip(), typed.strip(), now.strip()
    if typed in (shown, now):
        return TypedText(now, both=False)
    if now in (shown, ""):
        return TypedText(typed, both=False)
    if not typed:
        return TypedText(now, both=False)
    return TypedText(f"{now}\n\n{typed}", both=True)
