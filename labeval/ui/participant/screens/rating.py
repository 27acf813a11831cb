"""Rating and training pages: hosts the page of the block's method."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout

from labeval.session.events.events import MOVED_ON, Kind
from labeval.session.running.session import Session
from labeval.session.state.evidence import EvidenceFor
from labeval.session.state.text_exposure import DEFINITION_OF
from labeval.study.study import StudyContent
from labeval.text.formatted import FormattedText
from labeval.ui.participant.evidence.text_markers import TextMarkers
from labeval.ui.participant.looks import shared_looks
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for, view_of
from labeval.ui.participant.pages.block_look import BlockLook
from labeval.ui.participant.pages.explanations import feedback_in_words
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.screens.screen import (
    NOT_BY_DOUBLE_PRESS,
    Observed,
    StepScreen,
    first_obstacle,
)
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.formatted.ahead import AheadOfTime
from labeval.ui.widgets.texts.documents import ReadingPlace

_AHEAD = 2
"""Pages whose texts are laid out while the one before them is read."""
_REST_MS = 300
"""Milliseconds without a change of the window's size, or of the study, after which the look of a
block is found anew."""
_SHORT = 24
"""Most characters of an answer that is one of a few values, not a text or a list of marks."""
_READ_ON = "PgDn"
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class RatingScreen(StepScreen):
    """Shows one page after the other on one page widget a block, which is made once."""

    drawn_anew = Signal()
    """The page has another look, which was found meanwhile."""

    notes_by_itself = True
    sizes_itself = True
    finds_looks_at_once = True
    """False where a look is found while nothing else is to be done, and drawn then."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._content: StudyContent | None = None
        self._finding: Iterator[None] = iter(())
        self._rest = QTimer(self)
        self._rest.timeout.connect(self._find_on)
        self._pages: dict[tuple[str, str], RatingPage] = {}
        self._stack = QStackedLayout(self)
        self._ahead = AheadOfTime(self)
        self._view: PageView | None = None
        self._reminded = ""
        self._document = (0, 0)
        self._criterion = ""
        self._arriving = False
        self._filling = False

    def arrive(self, session: Session) -> None:
        view = view_of(session)
        if view.reminder:
            self._reminded = view.page.id
        elif self._reminded == view.page.id:
            view = replace(view, reminder=True)  # it stays for as long as the page does
        if self._view is None or self._view.page != view.page:
            self._criterion = ""
        self._view, self._content = view, session.content
        page = self._page_for(view)
        self._arriving = True
        try:
            self._stack.setCurrentWidget(page)
            page.placement.look = self._look() or page.placement.look
            self._begin_report(session)
            page.show_page(view)
            page.focus_current()
            place = page.document.place()
            self._document = (place.document, place.position)
        finally:
            self._arriving = False
        if session.reminder_due():
            self.observed.emit(Observed(Kind.REMINDER_SHOWN))
        self._ahead.prepare(_next_texts(session), self.theme)

    def appear(self, session: Session) -> None:
        if self._view is not None:
            self._begin_report(session)
            if look := self._look():
                self._rest.stop()
                self._draw_with(look)
            self._current().texts.report()

    def refresh(self, session: Session) -> None:
        self._current().set_written(session.state.texts.get(session.state.answers_id))
        self._current().set_judge(session.state.judge_shown_here())
        self._current().set_marks(session.state.marks_here())
        self._fill(session.state.answers_here())

    def press_from_bar(self, event: QKeyEvent) -> bool:
        """Take the keys that show more of the page, with which no answer is given."""
        page = self.rating_page()
        return page is not None and not event.modifiers() & _COMMAND and page.keys.show(event)

    def rating_page(self) -> RatingPage | None:
        return self._current() if self._view is not None else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report a change of the keys: they turn texts, and other texts may fit now."""
        super().resizeEvent(event)
        if self._view is not None and (look := self._look(wait=True)):
            self._draw_with(look)
        QTimer.singleShot(0, self, self.changed.emit)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self._view is not None and (look := self._look()):
            self._draw_with(look)

    def title(self, session: Session) -> str:
        return self.title_in_block(session)

    def usual_title(self) -> str:
        return self.tr("Rating")

    def spoken_on_arrival(self) -> str:
        if self._view is None or not self._view.feedback:
            return ""
        page = self._current()
        return feedback_in_words(self._view, (page.field_label, page.value_label))

    def answer_in_words(self, field: str, value: str) -> str:
        page = self._current()
        given = next((known for known in page.view.fields if known.id == field), None)
        if given is None or len(value) > _SHORT or not given.expectable:
            return page.marks_in_words()  # a text is heard as it is typed
        none = QCoreApplication.translate("Page", "no answer")  # the page shows a dash
        return f"{page.field_label(given)} {page.value_label(given, value) if value else none}"

    def next_label(self, session: Session) -> str:
        return self.tr("Next page")

    def still_open(self, session: Session) -> str:
        still = len(session.open_fields())
        if still and session.edited is not None:
            return _edit_or_accept()
        if still:
            count = sum(field.mandatory for field in session.fields())
            return self.tr("{open} of {count} still open").format(open=still, count=count)
        if session.comment_missing():
            return self.tr("please write a comment")
        if missing := session.evidence_missing():
            name = self._current().name_of_answer(missing[0].criterion, missing[0].claim)
            return self.tr("please mark the words behind “{criterion}”").format(criterion=name)
        if session.unread_texts():
            return self.tr("please read to the end")
        reasons = session.writing_open()  # of a text that is edited; of other pages none
        return first_obstacle(reasons) if reasons else ""

    def focus_open(self, session: Session) -> str:
        fields = session.open_fields()
        missing = () if fields or session.comment_missing() else session.evidence_missing()
        if missing:
            return self._current().focus_evidence(missing[0])
        if not fields:
            unread = () if session.comment_missing() else session.unread_texts()
            return self._current().point_at_rest(unread[0]) if unread else ""
        self._current().focus_first_open()
        return self._current().field_label(fields[0]).rstrip(": ")

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        edit = self._current().comment.edit
        if edit.hasFocus():  # where every other key is text
            key = "Esc" if edit.tabChangesFocus() else "Tab"
            return [([key], self.tr("back to the answers"))]
        if self._marks_by_keys():  # Enter marks there; the page names all other keys of it
            return [(["Esc"], self.tr("back to the answers"))]
        page = self._current()
        # Feedback is read; what was answered stays.
        hints = page.key_hints() if page.is_open else page.keys.hints()
        reading = [hint for hint in hints if _READ_ON in hint[0]]
        if not reading or session.open_fields() or not session.unread_texts():
            return hints
        # Where not all hints have room, these stay; Enter does not lead to the next page yet.
        others = [hint for hint in hints if hint not in reading and "Enter" not in hint[0]]
        return [*reading, *others]

    def _marks_by_keys(self) -> bool:
        """True if words of the page are being chosen by keys."""
        return any(m.is_at_caret for m in self._current().findChildren(TextMarkers))

    def enter_waits(self, session: Session) -> float | None:
        return NOT_BY_DOUBLE_PRESS if session.state.feedback else 0

    def moderated(self, session: Session) -> None:
        """A hint or a reminder comes on the page that is there, or its recording begins or rests;
        the keyboard stays."""
        if self._view is None or session.page is None:
            return
        view = replace(view_of(session), comment=self._view.comment)
        if view.reminder:
            self._reminded = view.page.id
        elif self._reminded == view.page.id:
            view = replace(view, reminder=True)
        if _moderation(view) != _moderation(self._view):
            self._view = view
            self._arriving = True
            try:
                self._page_for(view).show_page(view)
            finally:
                self._arriving = False

    def current_criterion(self) -> str:
        return self._current().current_criterion() if self._view is not None else ""

    def following(self) -> str | None:
        return self._current().following()

    def take_recorded(self, criterion: str) -> None:
        self._criterion = criterion or self._criterion

    def flush(self) -> None:
        if self._pages:
            page = self._current()
            page.flush_comment()
            # Also where it was said before: keeping it may have failed. The same text is no event.
            self.commented.emit(page.comment.comment)

    def mark(self) -> Callable[[], None]:
        if self._view is None:
            return super().mark()
        page, at = self._current(), self._current().position()
        noted = (self._view, self._criterion, self._document, self._reminded)

        def back() -> None:
            self._stack.setCurrentWidget(page)
            page.return_to(at)
            self._view, self._criterion, self._document, self._reminded = noted

        return back

    def leave(self) -> None:
        self._view = None
        if self._pages:
            self._current().leave()

    def _look(self, *, wait: bool = False) -> BlockLook | None:
        """The look of the block on show; None where it is still to be found, and before the window
        is on screen, which has another size then.

        Args:
            wait: a size that changes may change at once again.
        """
        assert self._view is not None and self._content is not None
        asked = (self._content, self._view.block, self.size(), self.theme)
        found = shared_looks().known(*asked)
        if found is None and self.finds_looks_at_once and self.isVisible() and not wait:
            return shared_looks().look(*asked)
        if found is None and self.isVisible():
            self._finding = shared_looks().finding(*asked)
            self._rest.start(_REST_MS)
        return found

    def _draw_with(self, look: BlockLook) -> None:
        """Place the page on show anew, as all pages of its block are."""
        placement = self._current().placement
        if look != placement.look:
            placement.look = look
            placement.place(afresh=True)

    def _find_on(self) -> None:
        """Lay out one more page of the block whose look is wanted; at the end draw the page so."""
        self._rest.setInterval(0)
        if next(self._finding, self) is not self:
            return
        self._rest.stop()
        if self._view is not None and (look := self._look()):
            self._draw_with(look)
            self.drawn_anew.emit()

    def _fill(self, answers: Mapping[str, str]) -> None:
        self._filling = True
        try:
            self._current().set_answers(answers)
        finally:
            self._filling = False

    def _begin_report(self, session: Session) -> None:
        assert self._view is not None
        page = self._view.page.id
        shown = session.state.shown_texts.get(page, {})
        self._current().texts.begin(page, shown, on_screen=page in session.state.shown_before)
        self._current().explanation.follow(page, shown)

    def _current(self) -> RatingPage:
        page = self._stack.currentWidget()
        assert isinstance(page, RatingPage)
        return page

    def _on_keys_changed(self) -> None:
        if not self._arriving:
            self.changed.emit()

    def _page_for(self, view: PageView) -> RatingPage:
        wanted = (view.block, view.settings.method)  # a study that is edited may have another one
        if wanted in self._pages:
            return self._pages[wanted]
        page = find_page(view.settings.method)()
        page.set_theme(self.theme)
        page.answered.connect(self.answered)
        page.commented.connect(self.commented)
        page.comment.entered.connect(self._on_keys_changed)
        for markers in page.findChildren(TextMarkers):
            markers.caret_changed.connect(self._on_keys_changed)
        page.criterion_focused.connect(self._on_criterion_focused)
        page.definitions_opened.connect(self.definitions_requested)
        page.origin_opened.connect(self.origin_requested)
        page.left_requested.connect(self.next_requested)
        page.overflowed.connect(self._on_overflowed)
        page.text_turned.connect(self._on_text_turned)
        page.definition_turned.connect(self._on_definition_turned)
        page.marked.connect(self._on_marked)
        page.unmarked.connect(self._on_unmarked)
        page.commanded.connect(self.commanded)
        page.document_turned.connect(self._on_document_turned)
        page.document_searched.connect(self._on_document_searched)
        self._pages[wanted] = page
        self._stack.addWidget(page)
        return page

    def _on_criterion_focused(self, criterion: str) -> None:
        """Record that another criterion became current; not where a page begins."""
        if criterion != self._criterion:
            self._criterion = criterion
            if not self._arriving:
                value = MOVED_ON if self._filling else ""
                self.observed.emit(Observed(Kind.DEFINITION_SHOWN, criterion, value))
            self._on_keys_changed()

    def _on_marked(
        self,
        of: EvidenceFor,
        text: str,
        start: int,
        end: int,
        against: int | None,
        instead: int | None,
    ) -> None:
        span, links = (of.criterion, text, start, end), {"against": against, "instead": instead}
        self.commanded.emit(lambda s: s.marking.mark(*span, **links, claim=of.claim))

    def _on_unmarked(self, mark: int) -> None:
        self.commanded.emit(lambda session: session.marking.unmark(mark))

    def _on_document_turned(self, place: ReadingPlace) -> None:
        here = (place.document, place.position)
        if here != self._document:
            self._document = here
            document, first = str(place.document + 1), str(place.position)
            self.observed.emit(Observed(Kind.DOCUMENT_TURNED, document, first))

    def _on_document_searched(self, words: str) -> None:
        self.observed.emit(Observed(Kind.DOCUMENT_SEARCHED, value=words))

    def _on_overflowed(self, items: Sequence[str], shown: Mapping[str, tuple[int, int]]) -> None:
        if not self._shows_page():
            return
        places = {item: list(place) for item, place in shown.items()}
        self.observed.emit(Observed(Kind.OVERFLOW, data={"items": list(items), "shown": places}))
        if not self._arriving:
            self.changed.emit()

    def _on_definition_turned(self, criterion: str, part: int, parts: int) -> None:
        if self._shows_page():
            name, data = f"{DEFINITION_OF}{criterion}", {"parts": parts}
            self.observed.emit(Observed(Kind.TEXT_TURNED, name, str(part), data))

    def _shows_page(self) -> bool:
        """Return whether a page's notes are about the page that the session is at.

        Pages that are kept for later are laid out too, in another language or text size, and the
        page that is there before its window is on screen and has its size.
        """
        page = self._current()
        is_from_it = self.sender() in (page, None)
        is_there = self._view is not None and page.view.page == self._view.page
        return is_there and is_from_it and page.isVisible()

    def _on_text_turned(self, item: str, part: int, parts: int) -> None:
        if not self._shows_page():
            return
        alone = {"alone": True} if self._current().texts.are_apart else {}
        data = {"parts": parts, **alone}
        self.observed.emit(Observed(Kind.TEXT_TURNED, item, str(part), data))
        if not self._arriving:
            self.changed.emit()


def _moderation(view: PageView) -> tuple[object, ...]:
    """Everything that can change on a page without the participant's answers."""
    return view.reminder, view.hint, view.takes_speech


def _next_texts(session: Session) -> Iterable[FormattedText]:
    """The texts and sources of the pages that follow in this step, then of the one before; each
    page is looked at when its texts are asked for."""
    state = session.state
    pages, here = state.current.pages, state.screen
    following = (*pages[here + 1 : here + 1 + _AHEAD], *pages[max(0, here - 1) : here])
    if session.texts_as_written:
        return ()
    views = map(partial(view_for, session.content, language=session.language), following)
    return (text for view in views for text in (*view.texts, view.source))


def _edit_or_accept() -> str:
    """The two ways to answer a page whose text is edited."""
    button = QCoreApplication.translate("RewriteBar", "Good as it is")
    text = QCoreApplication.translate("RatingScreen", "edit it, or press “{button}”")
    return text.format(button=button)
