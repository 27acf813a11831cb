"""Origin of a pasted text: a passage, the participant's own text, or another place."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from labeval.session.state.open_writing import FROM_PASSAGE, OUTSIDE, OWN

LEAST_WORDS = 3
"""A shorter text is in a passage by chance, and proves nothing about where it was copied."""
REMEMBERED = 40
"""Clippings; selecting with the pointer can make one too, so there are more than copies."""


class Clippings:
    """Texts copied inside the page, newest last, and the passages to copy from."""

    def __init__(self, passages: Sequence[str] = ()) -> None:
        self._passages = [_squeezed(passage) for passage in passages]
        self._copied: OrderedDict[str, str] = OrderedDict()

    def copied_from_passage(self, number: int, text: str) -> None:
        """A text of the passage ``number``, from 1, is on the clipboard."""
        self._remember(text, f"{FROM_PASSAGE}{number}")

    def copied_own(self, text: str) -> None:
        """A text that the participant has written, or moves, is on the clipboard."""
        self._remember(text, OWN)

    def origin_of(self, text: str) -> str:
        """``passage:n``, ``own`` or ``outside``; white space makes no difference."""
        wanted = _squeezed(text)
        copied = self._copied.get(wanted)
        if copied is not None:
            return copied
        if len(wanted.split()) >= LEAST_WORDS:
            for number, passage in enumerate(self._passages, start=1):
                if wanted in passage:
                    return f"{FROM_PASSAGE}{number}"
        return OUTSIDE

    def _remember(self, text: str, origin: str) -> None:
        key = _squeezed(text)
        if key:
            self._copied[key] = origin
            self._copied.move_to_end(key)
            while len(self._copied) > REMEMBERED:
                self._copied.popitem(last=False)


def _squeezed(text: str) -> str:
    return " ".join(text.split())
