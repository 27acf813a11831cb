"""The claims of a text that the participant cuts: which is the current one, what can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from labeval.study.claim_cuts import (
    NO_CLAIMS,
    CutClaim,
    cut_out,
    cuts_of,
    next_sentence,
    written,
)
from labeval.study.methods.claims import CUTS, MOST_CLAIMS


class CuttingPage(Protocol):
    """The page of a claim check, as far as its claims are cut here."""

    @property
    def takes_answers(self) -> bool: ...
    @property
    def given(self) -> str: ...
    @property
    def cut_text(self) -> str: ...
    def ask_claims(self, value: str) -> None: ...
    def show_claims(self) -> None: ...
    def asks_for_words(self, field: str, value: str) -> bool: ...


class ClaimCutting:
    """Changes the claims of a page by asking for another answer; shown is what is safe."""

    def __init__(self, page: CuttingPage) -> None:
        self._page = page
        self.current = 0
        """Number of the current claim, from 0."""
        self._undo: tuple[str, list[str]] = ("", [])
        """A page, and its claims as they were before each change."""

    @property
    def claims(self) -> tuple[CutClaim, ...]:
        """The claims that are cut and safe, from the start of the text."""
        return cuts_of(self._page.given) or ()

    @property
    def claim(self) -> CutClaim | None:
        """The current claim."""
        claims = self.claims
        return claims[self.current] if self.current < len(claims) else None

    @property
    def has_none(self) -> bool:
        """True if the text was found to make no claim."""
        return self._page.given == NO_CLAIMS

    @property
    def can_undo(self) -> bool:
        """True if a claim was changed on this page."""
        return bool(self._undo[1])

    @property
    def sentence(self) -> tuple[int, int] | None:
        """The next stretch to be cut by sentence; None where all of the text is in claims."""
        return next_sentence(self._page.cut_text, self.claims)

    def begin(self, page: str) -> None:
        """Begin with a page; what was changed on it can be undone when it comes back."""
        self.current = 0
        if self._undo[0] != page:
            self._undo = (page, [])

    def stay_at_claim(self) -> None:
        """Be at a claim that there is, after the claims have changed."""
        self.current = max(0, min(self.current, len(self.claims) - 1))

    def next_open(self) -> int:
        """The next claim without an answer, else the current one."""
        claims = self.claims
        ahead = (
            (self.current + step) % len(claims) for step in range(len(claims)) if len(claims) > 0
        )
        return next((n for n in ahead if not claims[n].answer), self.current)

    # -- changes ----------------------------------------------------------------------------

    def cut(self, start: int, end: int) -> bool:
        """Make words a claim, which then is the current one; False where they are one already."""
        claims, is_new = cut_out(self._page.cut_text, self.claims, start, end)
        if is_new and len(claims) <= MOST_CLAIMS and not self._ask(claims):
            return False
        spans = [claim.span for claim in self.claims]
        if (start, end) in spans:
            self.current = spans.index((start, end))
        self._page.show_claims()
        return is_new

    def answer(self, answer: str) -> None:
        """Give the current claim an answer, and go to the next one without."""
        claims = list(self.claims)
        if self.claim is None:
            return
        claims[self.current] = replace(claims[self.current], answer=answer)
        is_again = claims == list(self.claims)
        if is_again or self._ask(claims):
            stays = not is_again and self._page.asks_for_words(CUTS, self._page.given)
            self.current = self.current if stays else self.next_open()
            self._page.show_claims()

    def remove(self) -> None:
        """Take the current claim away; its words are in none then."""
        claims = list(self.claims)
        if self.claim is not None:
            del claims[self.current]
            self._ask(claims)
            self._page.show_claims()

    def toggle_none(self) -> None:
        """Answer that the text makes no claim, or take that back."""
        if not self.claims:
            self._ask_value("" if self.has_none else NO_CLAIMS)
            self._page.show_claims()

    def take_back(self) -> None:
        """Go back to the claims as they were before the last change."""
        if self._page.takes_answers and self._undo[1]:
            self._page.ask_claims(self._undo[1].pop())
            self._page.show_claims()

    def _ask(self, claims: Sequence[CutClaim]) -> bool:
        return self._ask_value(written(claims))

    def _ask_value(self, value: str) -> bool:
        """Ask for an answer; True once it is safe."""
        before = self._page.given
        if not self._page.takes_answers or value == before:
            return False
        self._page.ask_claims(value)
        if self._page.given != value:
            return False
        self._undo[1].append(before)
        return True
