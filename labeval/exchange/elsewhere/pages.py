"""The pages of judgments, where a table does not name them."""

from __future__ import annotations

from collections.abc import Sequence


class Pages:
    """Pages of sessions: as named in the table, else one for what is judged together."""

    def __init__(self) -> None:
        self._questions: dict[str, int] = {}
        self._sessions: dict[tuple[str, str], SessionPages] = {}

    def question(self, name: str) -> int:
        """The bit of a question; the same one again is on another page."""
        return 1 << self._questions.setdefault(name, len(self._questions))

    @property
    def again(self) -> bool:
        """True if something was judged more than once in a session without a page's name."""
        return any(pages.again for pages in self._sessions.values())

    def of(self, participant: str, session: str) -> SessionPages:
        """The pages of a session."""
        return self._sessions.setdefault((participant, session), SessionPages())


class SessionPages:
    """Pages of one session."""

    __slots__ = ("_again", "_orders", "_shown")

    def __init__(self) -> None:
        self._shown: dict[tuple[str, str], tuple[int, int]] = {}
        self._again: dict[str, list[tuple[int, int]]] = {}
        self._orders: dict[str, int] = {}

    @property
    def again(self) -> bool:
        """True if something was judged more than once without a page's name."""
        return bool(self._again)

    def page(self, written: str, shown: str, asked: int, order: int) -> tuple[str, int] | None:
        """The page of a judgment and its position in the session.

        Without a name, the second judgments of the same by all questions are one page, and so are
        the third, in whatever order the table has them.

        Args:
            written: the page as the table names it; empty where it does not.
            shown: what is judged.
            asked: the bit of the question.
            order: the position as the table has it; 0 where it does not.

        Returns:
            The page's id and position from 1; None where the named page has this question about
            the same already.
        """
        written = written or (f"p{order}" if order else "")
        place, answered = self._shown.get((written, shown), (0, 0))
        if answered & asked:
            if written:
                return None
            place = self._following(shown, asked)
        else:
            place = place or self._place(written, order)
            self._shown[written, shown] = (place, answered | asked)
        return written or f"p{place}", order or place

    def whole_page(
        self, written: str, shown: str, asked: Sequence[int], order: int
    ) -> tuple[str, int] | None:
        """The same of several judgments at once, each by a question of its own.

        Returns:
            None where two are by one question, or one is a second judgment; nothing is noted then.
        """
        questions = sum(asked)
        name = written or (f"p{order}" if order else "")
        _, answered = self._shown.get((name, shown), (0, 0))
        if questions.bit_count() < len(asked) or answered & questions:
            return None
        return self.page(written, shown, questions, order)

    def _following(self, shown: str, asked: int) -> int:
        """The position of the first further page of the same that lacks the question."""
        pages = self._again.setdefault(shown, [])
        for n, (place, answered) in enumerate(pages):
            if not answered & asked:
                pages[n] = (place, answered | asked)
                return place
        pages.append((self._place("", 0), asked))
        return pages[-1][0]

    def _place(self, written: str, order: int) -> int:
        """The position of a page that is met for the first time, or on which more is judged."""
        name = written or f"#{len(self._orders)}"
        return self._orders.setdefault(name, order or len(self._orders) + 1)
