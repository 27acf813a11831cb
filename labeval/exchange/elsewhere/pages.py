"""The pages of judgments, where a table does not name them."""

from __future__ import annotations


class Pages:
    """Pages of sessions: as named in the table, else one for what is judged together."""

    def __init__(self) -> None:
        self._questions: dict[str, int] = {}
        self._sessions: dict[tuple[str, str], dict[tuple[str, str], tuple[int, int]]] = {}
        self._orders: dict[tuple[str, str], dict[str, int]] = {}

    def page(
        self, session: tuple[str, str], written: str, shown: str, question: str, order: int
    ) -> tuple[str, int] | None:
        """The page of a judgment and its position in the session.

        Args:
            session: participant and session.
            written: the page as the table names it; empty where it does not.
            shown: what is judged.
            question: by what; the same one again is on another page.
            order: the position as the table has it; 0 where it does not.

        Returns:
            The page's id and position from 1; None where the named page has this question about
            the same already.
        """
        written = written or (f"p{order}" if order else "")
        asked = 1 << self._questions.setdefault(question, len(self._questions))
        shown_here = self._sessions.setdefault(session, {})
        orders = self._orders.setdefault(session, {})
        place, answered = shown_here.get((written, shown), (0, 0))
        if answered & asked and written:
            return None
        if not place or answered & asked:
            place, answered = self._place(orders, written, order), 0
        shown_here[written, shown] = (place, answered | asked)
        return written or f"p{place}", order or place

    def _place(self, orders: dict[str, int], written: str, order: int) -> int:
        """The position of a page that is met for the first time, or on which more is judged."""
        name = written or f"#{len(orders)}"
        return orders.setdefault(name, order or len(orders) + 1)
