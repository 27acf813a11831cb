"""Writing a response, or editing a text: its revisions, and what was pasted and cited."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.events.revisions import data_of, given, recordable, replacement
from labeval.session.running.page_turns import Stamped, Written
from labeval.session.state.open_writing import is_origin, is_passage
from labeval.session.state.session_view import SessionView


class Drafting:
    """The commands of one session about text that is written on its screen."""

    def __init__(self, view: SessionView, event: Stamped, write: Written) -> None:
        self._view, self._event, self._write = view, event, write

    def revise(self, text: str, *, keys: int = 0, gaps_ms: Sequence[int] = ()) -> None:
        """Keep the current text that is written or edited on this screen, as one revision of the
        text before. Where it is edited, it is the page's answer as long as it is another text.

        Args:
            keys: how many keys were pressed for it.
            gaps_ms: the times between them, in milliseconds.
        """
        where, edited = self._written_here(), self._view.edited
        before, now = self._view.state.texts.get(where, ""), recordable(text)
        begun = []
        if edited is not None and where not in self._view.state.texts:
            before, data = given(recordable(edited.begins))
            begun = [self._event(Kind.REVISED, where, value=before, data=data)]
        change = replacement(before, now)
        if change is None:
            return
        data = data_of(change, keys, gaps_ms)
        field = edited.field if edited is not None and edited.answers(now) else ""
        made = [*begun, self._event(Kind.REVISED, where, field, change.put, data)]
        if edited is not None and not field and self._view.state.answers_here().get(edited.field):
            made.append(self._event(Kind.ANSWER, where, edited.field))
        self._write(*made)

    def pasted(self, origin: str, text: str) -> None:
        """Record that text was pasted into the text here; the revision with it comes by itself.

        Args:
            origin: ``passage:<n>``, ``own`` or ``outside``.
        """
        where = self._written_here()
        if not is_origin(origin, len(self._view.passages())):
            raise NotNow(f"nothing can be pasted from '{origin}'")
        self._write(self._event(Kind.PASTED, where, origin, recordable(text)))

    def cited(self, number: int) -> None:
        """Record that a citation was put in from its passage."""
        where = self._written_here()
        if not is_passage(str(number), len(self._view.passages())):
            raise NotNow(f"there is no passage {number}")
        self._write(self._event(Kind.CITED, where, value=str(number)))

    # -- inside -----------------------------------------------------------------------------

    def _written_here(self) -> str:
        """Id of the response, or of the page, whose text is written or edited here."""
        self._view.check_open()
        if self._view.writing is not None:
            return self._view.writing.id
        if self._view.edited is None or self._view.state.feedback:
            raise NotNow("nothing is written on this screen")
        return self._view.state.answers_id
