"""Marking words as reasons for the answers of a page."""

from __future__ import annotations

from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.page_turns import Stamped, Written
from labeval.session.state.evidence import data_of_mark, fault_of_mark, marked_alike
from labeval.session.state.session_view import SessionView


class Marking:
    """The commands of one session about marked words."""

    def __init__(self, view: SessionView, event: Stamped, write: Written) -> None:
        self._view, self._event, self._write = view, event, write

    def mark(
        self,
        criterion: str,
        text: str,
        start: int,
        end: int,
        *,
        against: int | None = None,
        instead: int | None = None,
        claim: str = "",
    ) -> None:
        """Mark words as a reason for the answer to a criterion, or to a claim.

        Args:
            text: the item whose text they are in; empty for the source.
            start: first code point, of the text as the study has it.
            end: the code point after the last one.
            against: number of the mark that they go with, such as what they contradict.
            instead: number of the mark whose place they take.
            claim: id of the claim, where a page has claims.

        Raises:
            NotNow: the page asks for no such words, or has no such place.
        """
        view = self._view
        view.check_open()
        page, marks = view.page, view.state.marks_here()
        allowed = {(known.criterion, known.claim) for known in view.evidence_for()}
        if page is None or (criterion, claim) not in allowed:
            raise NotNow(f"no words are marked for '{criterion} {claim}' here")
        data = data_of_mark(text, start, end, against, instead, claim)
        if fault := fault_of_mark(data, view.page_texts(), marks):
            raise NotNow(fault)
        if not marked_alike(criterion, data, marks):
            quote = view.page_texts()[text][start:end]
            self._write(self._event(Kind.MARKED, page.id, criterion, quote, data))

    def unmark(self, mark: int) -> None:
        """Take the mark with this number away."""
        self._view.check_open()
        state = self._view.state
        of = next((m for m in state.marks_here() if m.seq == mark), None)
        if of is None or state.feedback:
            raise NotNow(f"there is no mark {mark} on this page")
        self._write(self._event(Kind.UNMARKED, state.answers_id, of.criterion, str(mark)))
