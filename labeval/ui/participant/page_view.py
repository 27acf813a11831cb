"""The content of a rating page as plain data that a session, a mirror and a replay can draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from labeval.session.state.evidence import Mark
from labeval.session.state.judge_support import ShownRating, longest_ratings, ratings_for
from labeval.session.state.session_view import SessionView
from labeval.study.layouts.rated_turns import count_of_turns, shown_span
from labeval.study.methods import find_method, open_fields
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.model.references import Reference, references_of
from labeval.study.pages import Field, Page
from labeval.study.study import Study, StudyContent
from labeval.text.formatted import FormattedText
from labeval.text.pictures import NO_PICTURES, Pictures


@dataclass(frozen=True)
class PageView:
    """One rating page and its answers at one moment."""

    page: Page
    study: Study
    settings: BlockSettings
    items: tuple[Item, ...]
    """In the order shown."""
    criteria: tuple[Criterion, ...]
    """In the order shown."""
    fields: tuple[Field, ...]
    language: str
    answers: Mapping[str, str] = field(default_factory=dict)
    comment: str = ""
    written: str | None = None
    """The current text where one is edited here; None before it was."""
    marks: tuple[Mark, ...] = ()
    """Words that are marked as reasons."""
    takes_speech: bool = False
    """True if what the participant says aloud is recorded."""
    reminder: bool = False
    """True if the gentle reminder to comment is on this page."""
    references: tuple[Reference, ...] = ()
    """Documents to look things up in, about the question that the items answer."""
    pictures: Pictures = NO_PICTURES
    """Pictures that texts of the study show."""
    as_written: bool = False
    """True if the participant wants texts with all signs that they are written with."""
    judge: Mapping[str, ShownRating] = field(default_factory=dict)
    """A language model's ratings that are in view, by criterion."""
    judge_due: frozenset[str] = frozenset()
    """Criteria whose rating by a language model this page has, in view or not."""
    judge_room: tuple[ShownRating, ...] = ()
    """Ratings for which room is kept from the start, so that nothing moves when one appears."""
    hint: tuple[str, str] = ("", "")
    """A hint from the supervisor: the criterion that it helps with, empty for all of them, and
    what it says; two empty texts where there is none."""
    unmeasured: frozenset[str] = frozenset()
    """Criteria of which nobody has chosen yet what they are judged against."""
    feedback: str = ""
    """``right`` or ``wrong`` while a training page shows its feedback."""

    @property
    def shape(self) -> tuple[object, ...]:
        """The properties that widgets are built for; pages that agree in them share widgets."""
        return (
            *(self.language, len(self.items), self.criteria, self.settings, self.block),
            *(self.is_formatted, self.unmeasured),
        )

    def first_open(self, answers: Mapping[str, str]) -> Field | None:
        """The first field that waits for an answer, else without one, else of all."""
        waiting = open_fields(self.settings, self.fields, answers)
        unanswered = (field for field in self.fields if not answers.get(field.id))
        return next(iter((*waiting, *unanswered, *self.fields)), None)

    @cached_property
    def texts(self) -> tuple[FormattedText, ...]:
        """The texts that are judged, in the order shown, as they are written.

        A conversation whose answers are rated one by one ends with the one that is rated now.
        """
        written = [self.study.formats.of_text(item) for item in self.items]
        span = shown_span(self.settings, self.page)
        if span is not None:
            written[0] = replace(written[0], text=written[0].text[: span[0]], marks_last=True)
        texts = tuple(map(self._form, written))
        if len(texts) != 2 or any(text.format != "conversation" for text in texts):
            return texts
        one, other = texts
        return (replace(one, level_with=(other.text,)), replace(other, level_with=(one.text,)))

    @property
    def begins_at(self) -> int:
        """Beginning of the part of the first text that was on no page before this one."""
        span = shown_span(self.settings, self.page)
        return span[1] if span is not None else 0

    @property
    def turn(self) -> tuple[int, int]:
        """The answer of the conversation that is rated, and how many are; 0 and 0 for a whole."""
        turn = self.page.turn
        return (turn, count_of_turns(self.settings, self.page)) if turn else (0, 0)

    @property
    def source(self) -> FormattedText:
        """The source of the first text, as it is written."""
        return self._form(self.study.formats.of_source(self.items[0]))

    @property
    def question(self) -> FormattedText:
        """The question that the texts answer, as it is written."""
        return self._form(self.study.formats.of_question(self.items[0]))

    @property
    def is_formatted(self) -> bool:
        """True if a text of the page is more than plain."""
        return any(text.format != "plain" for text in self.texts)

    @property
    def shown_references(self) -> tuple[FormattedText, ...]:
        """The references, as they are written."""
        return tuple(self._form(self.study.formats.of_reference(r)) for r in self.references)

    def _form(self, text: FormattedText) -> FormattedText:
        """A text with the pictures of its study, or without any form if that is chosen."""
        if self.as_written:
            return FormattedText(text.text)
        return replace(text, pictures=self.pictures) if self.pictures else text

    def criterion(self, id: str) -> Criterion:
        """A criterion of this page by its id."""
        return next(c for c in self.criteria if c.id == id)

    def name_of(self, criterion: Criterion) -> str:
        """A criterion's name in the participant's language."""
        return criterion.name.in_language(self.language)

    def wording_of(self, criterion: Criterion) -> str:
        """The question asked for a criterion in this block."""
        asked = criterion.asked_in(self.block, self.settings.method)
        return asked.in_language(self.language)

    @property
    def block(self) -> str:
        """Id of the block, which a criterion's wording may be written for."""
        return self.page.block


def view_for(content: StudyContent, page: Page, language: str) -> PageView:
    """A page of a study before anybody has answered it, and as those see it who agree to all."""
    study = content.study
    settings = study.blocks[page.block]
    items = tuple(map(content.item, page.items))
    criteria = {criterion.id: criterion for criterion in study.criteria}
    judge = ratings_for(content, page)
    return PageView(
        page=page,
        study=study,
        settings=settings,
        items=items,
        criteria=tuple(criteria[c] for c in page.criteria),
        fields=find_method(settings.method).fields(settings, page),
        language=language,
        takes_speech=bool(study.audio.part(ended=False)),
        references=references_of(content.references, items[0]),
        pictures=content.drawable_pictures,
        judge_due=frozenset(judge),
        judge_room=(*judge.values(), *longest_ratings(content, page.block)),
    )


def view_of(session: SessionView) -> PageView:
    """The page that a session is at.

    Raises:
        ValueError: the session is not at a rating or training page.
    """
    page, state = session.page, session.state
    if page is None:
        raise ValueError(f"the step '{state.current.step}' shows no rating page")
    return replace(
        view_for(session.content, page, session.language),
        answers=dict(state.answers_here()),
        comment=state.comments.get(page.id, ""),
        written=state.texts.get(page.id),
        marks=state.marks_here(),
        takes_speech=state.audible.takes_speech,
        reminder=session.reminder_due() or state.moderated.reminded == page.id,
        hint=_hint_of(session),
        feedback=state.feedback,
        judge=dict(state.judge_shown_here()),
        as_written=session.texts_as_written,
    )


def _hint_of(session: SessionView) -> tuple[str, str]:
    hint, page = session.state.moderated.hint, session.page
    if hint is None or page is None or hint.page != page.id:
        return "", ""
    text = session.content.study.moderation.hint(hint.hint).text
    return hint.criterion, text.in_language(session.language)
