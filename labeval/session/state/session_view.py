"""View of a session and of its current screen.

The running session, the moderator's mirror and a replay all use this, so that they cannot
see different things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from labeval.session.events.not_now import NotNow
from labeval.session.plan.header import SessionHeader
from labeval.session.state.appearance import shows_as_written
from labeval.session.state.conditional_questions import QuestionConditions
from labeval.session.state.evidence import EvidenceFor, evidence_for, missing_evidence, texts_of
from labeval.session.state.open_writing import Reason, edited_reasons, reasons
from labeval.session.state.questions import step_fields
from labeval.session.state.state import State
from labeval.session.state.text_exposure import SOURCE, unread
from labeval.study import methods
from labeval.study.methods import edited_text, find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.references import Reference
from labeval.study.model.steps import steps_by_id
from labeval.study.model.writing import Writing, passages_of
from labeval.study.pages import EditedText, Field, Page, open_fields
from labeval.study.study import StudyContent

_BACK_KINDS = frozenset({"text", "origin", "instructions"})
"""Steps that only show something: one may return from one to another."""


class SessionView:
    """A session at one moment. It is read-only; applying events replaces its state."""

    def __init__(self, header: SessionHeader, content: StudyContent, state: State) -> None:
        self.header = header
        self.content = content
        self.state = state
        self.clock: Callable[[], int] | None = None
        """Session time now, where somebody follows it."""
        self._procedure = steps_by_id(content.study.procedure)
        self._asking = QuestionConditions(header.plan, self._procedure)
        self._fields: tuple[Page | None, tuple[Field, ...]] = (None, ())
        """Cache: a page, and its fields."""
        self._texts: tuple[Page | None, Mapping[str, str]] = (None, {})
        """Cache: a page, and its texts."""

    def check_open(self) -> None:
        """Check that the session goes on.

        Raises:
            NotNow: it has ended.
        """
        if self.state.ended is not None:
            raise NotNow("the session has ended")

    @property
    def page(self) -> Page | None:
        """The rating or training page on screen, if it is one."""
        return self.state.page

    @property
    def language(self) -> str:
        """The participant's language: the one chosen last, else the one at the start.

        Always one of the study's: a session of an older program may have been begun in another.
        """
        chosen = self.state.appearance.get("language", self.header.language)
        return self.content.study.session_language(chosen)

    @property
    def texts_as_written(self) -> bool:
        """True if the participant has chosen to see texts of pages with all signs of Markdown."""
        return shows_as_written(self.content.study, self.state.appearance)

    @property
    def writing(self) -> Writing | None:
        """The response that is written on this screen, if one is."""
        return self.state.writing

    @property
    def is_kept(self) -> bool:
        """Return whether the session is in the record; a session that is only read comes from
        there."""
        return True

    def is_saved(self) -> bool:
        """Return whether everything that is shown is in the record."""
        return True

    def now_ms(self) -> int:
        """Session time now; that of the newest event where no clock is followed."""
        return self.state.last_ms if self.clock is None else self.clock()

    def screen_ms(self) -> int:
        """Session time at this screen, or at this break, by now; a pause holds it."""
        state = self.state
        return state.screen_ms + (0 if state.paused else self.now_ms() - state.last_ms)

    def passages(self) -> tuple[Reference, ...]:
        """The passages of the response on this screen in the order of their rank, from 1."""
        writing = self.writing
        return passages_of(self.content.references, writing.topic) if writing else ()

    @property
    def edited(self) -> EditedText | None:
        """The text that is edited on this page; None where none is."""
        page = self.page
        return edited_text(self.settings(), page) if page is not None else None

    def writing_open(self) -> tuple[Reason, ...]:
        """Everything that is open in the text that is written or edited on this screen."""
        writing, edited = self.writing, self.edited
        if edited is not None and not self.state.feedback:
            text = self.state.texts.get(self.state.answers_id, edited.begins)
            return tuple(edited_reasons(edited, text))
        if writing is None:
            return ()
        text = self.state.texts.get(writing.id, "")
        return tuple(reasons(self.step_in_file(), text, len(self.passages())))

    def settings(self) -> BlockSettings:
        """The settings of the block that the current step belongs to.

        Raises:
            KeyError: the current step belongs to no block.
        """
        return self.content.study.blocks[self.state.current.block]

    def step_in_file(self) -> Any:
        """The current step as the study file describes it."""
        return self._procedure[self.state.current.step]

    def fields(self) -> tuple[Field, ...]:
        """Return the fields of this screen."""
        page = self.page
        if page is None:
            return step_fields(self.step_in_file(), self.asked_questions())
        of, fields = self._fields
        if of is not page:
            settings = self.settings()
            fields = find_method(settings.method).fields(settings, page)
            self._fields = (page, fields)
        return fields

    def asked_questions(self) -> tuple[str, ...]:
        """The questions of this screen that are asked, by the answers given so far."""
        state = self.state
        questions = state.current.questions_on(state.screen)
        return self._asking.asked(state.current, questions, state.answers)

    def open_fields(self) -> tuple[Field, ...]:
        """The mandatory fields of this screen without an answer, or with a part of one."""
        fields, answers = self.fields(), self.state.answers_here()
        if self.page is None:
            return open_fields(fields, answers)
        return methods.open_fields(self.settings(), fields, answers)

    def comment_missing(self) -> bool:
        """True if this page cannot be left before something is written."""
        page = self.page
        if page is None or page.training is not None:
            return False
        comment = self.settings().comment
        written = self.state.comments.get(page.id, "").strip()
        return comment.ask and comment.mandatory and not written

    def evidence_for(self) -> tuple[EvidenceFor, ...]:
        """The answers of this page that words can be marked for now."""
        if self.page is None or self.state.feedback or self.settings().evidence is None:
            return ()
        answers, has_source = self.state.answers_here(), SOURCE in self.page_texts()
        return evidence_for(self.settings(), self.fields(), answers, has_source=has_source)

    def evidence_missing(self) -> tuple[EvidenceFor, ...]:
        """The answers for which words have to be marked before this page is left."""
        asked = self.evidence_for()
        return missing_evidence(asked, self.state.marks_here()) if asked else ()

    def page_texts(self) -> Mapping[str, str]:
        """The texts of this page in which words can be marked, see :func:`texts_of`."""
        page = self.page
        if page is None:
            return {}
        of, texts = self._texts
        if of is not page:
            texts = texts_of(self.content, page)
            self._texts = (page, texts)
        return texts

    def unread_texts(self) -> tuple[str, ...]:
        """Items of this page that have to be read on before it is left: a part of their text was
        not on screen yet.
        """
        page = self.page
        if page is None or self.state.feedback or not self.settings().read_to_end:
            return ()
        return unread(self.state.shown_texts.get(page.id, {}), page.items)

    def can_go_back(self) -> bool:
        """True if the participant may return to the screen before."""
        state = self.state
        if state.ended or state.feedback or state.test_failed:
            return False
        kind = state.current.kind
        if state.screen > 0:
            if kind == "questionnaire":
                return any(not self.passed_over(state, n) for n in range(state.screen))
            if kind == "writing":
                return bool(self.step_in_file().back)
            return kind == "rating" and self.settings().back
        before = state.step_before
        if before is None or kind not in _BACK_KINDS:
            return False
        return state.plan.steps[before].kind in _BACK_KINDS

    def reminder_due(self) -> bool:
        """True if the gentle reminder to comment should be on this page."""
        if self.state.current.kind != "rating":
            return False
        after = self.settings().comment.remind_after_pages
        return after is not None and self.state.pages_without_comment >= after

    def passed_over(self, state: State, screen: int) -> bool:
        """Return whether a screen of the current step has questions, and none of them is asked."""
        return self._asking.nothing_asked(state.current, screen, state.answers)
