"""A caret on the words of a text, and what is chosen with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from labeval.text.direction import begins_at_right
from labeval.ui.widgets.marking.word_spans import (
    Span,
    next_word,
    trimmed,
    word_before,
    word_nearest,
)


@dataclass(frozen=True, slots=True)
class WordCaret:
    """The caret on one word of a text; with an anchor once a choice has begun."""

    text: str
    word: Span
    """The word that it is on, or the characters to which it was moved one by one."""
    anchor: Span | None = None
    """The word with which the choice began."""

    @classmethod
    def at(cls, text: str, position: int) -> WordCaret | None:
        """The caret on the word nearest to a position; None for a text without words."""
        word = word_nearest(text, position)
        return cls(text, word) if word is not None else None

    @property
    def position(self) -> int:
        """The position of its first character."""
        return self.word[0]

    @property
    def runs_from_right(self) -> bool:
        """True if the paragraph that it is in runs from the right to the left."""
        start = self.text.rfind("\n", 0, self.position) + 1
        end = self.text.find("\n", self.position)
        return bool(begins_at_right(self.text[start : end if end >= 0 else len(self.text)]))

    @property
    def choice(self) -> Span | None:
        """Everything from the anchor to the word, both included; None before a choice begins."""
        if self.anchor is None:
            return None
        start = min(self.anchor[0], self.word[0])
        return trimmed(self.text, start, max(self.anchor[1], self.word[1]))

    def begun(self) -> WordCaret:
        """The caret with a choice that begins here."""
        return replace(self, anchor=self.word)

    def dropped(self) -> WordCaret:
        """The caret without a choice."""
        return replace(self, anchor=None)

    def moved(self, by: int, *, exact: bool, chooses: bool) -> WordCaret:
        """The caret a word on or back, or a character where it is ``exact``."""
        if exact:
            start, end = self.word
            at = end if by > 0 else start - 1
            word: Span | None = (at, at + 1) if 0 <= at < len(self.text) else None
        else:
            word = next_word(self.text, self.word[0]) if by > 0 else None
            word = word_before(self.text, self.word[0]) if by < 0 else word
        return self._on(word, chooses=chooses)

    def moved_to(self, position: int, *, chooses: bool) -> WordCaret:
        """The caret on the word nearest to a position."""
        return self._on(word_nearest(self.text, position), chooses=chooses)

    def _on(self, word: Span | None, *, chooses: bool) -> WordCaret:
        anchor = self.anchor or (self.word if chooses else None)
        return replace(self, word=word or self.word, anchor=anchor)
