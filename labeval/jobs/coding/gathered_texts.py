"""The texts of one session as sources of a workbook: what was said, and all that was written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, replace
from functools import cached_property

from labeval.coding.identity import id_of
from labeval.coding.rows import Passage, Source, SourceKind, Where, Word
from labeval.coding.texts.editing import one_line
from labeval.coding.timed_words import Words
from labeval.exchange.recorded import RecordedSession
from labeval.exchange.spoken import Utterance, utterances_of
from labeval.exchange.supervisor_actions import written_notes
from labeval.exchange.tables.judgments import session_judgments
from labeval.exchange.tables.markers import current_markers
from labeval.exchange.tables.spoken.interview import session_rows as interview_rows
from labeval.session.events.actions import acted_ms
from labeval.session.events.events import Event, Kind
from labeval.session.state.questions import step_fields
from labeval.session.state.recordings import recordings_of
from labeval.store.record.record import Record
from labeval.study.methods import find_method
from labeval.study.model.questions import TextQuestion
from labeval.study.model.steps import QuestionnaireStep, steps_by_id
from labeval.study.pages import ITEM_JOIN, Page
from labeval.transcription.transcript import SpeechSegment

QUOTATION_CONSENT = "quotation"
"""The id of the consent to be quoted."""

_NAMES = {
    SourceKind.THINK_ALOUD: "think-aloud",
    SourceKind.INTERVIEW: "interview",
    SourceKind.COMMENTS: "comments",
    SourceKind.MARKED_WORDS: "marked words",
    SourceKind.JUSTIFICATIONS: "justifications",
    SourceKind.ANSWERS: "open answers",
    SourceKind.RESPONSES: "written responses",
    SourceKind.NOTES: "notes and markers",
    SourceKind.INTERVIEW_NOTES: "interview notes",
}


@dataclass(frozen=True, slots=True)
class GatheredText:
    """A source with its passages, as the record has them now."""

    source: Source
    passages: tuple[Passage, ...]


def texts_of(session: RecordedSession, record: Record, *, number: int = 1) -> list[GatheredText]:
    """All texts of a session that are not empty.

    Args:
        number: of the session among those of its participant, from 1.
    """
    makers = (
        *(_spoken, _comments, _marked_words, _justifications, _answers, _responses),
        *(_notes, _interview_notes),
    )
    gathering = _Gathering(session, record, number)
    return [text for maker in makers for text in maker(gathering) if text.passages]


@dataclass(frozen=True)
class _Gathering:
    """One session, with the context of its passages."""

    session: RecordedSession
    record: Record
    number: int

    @cached_property
    def pages(self) -> dict[str, Page]:
        """The rating and training pages of the plan."""
        return {page.id: page for step in self.session.header.plan.steps for page in step.pages}

    @cached_property
    def steps(self) -> dict[str, str]:
        """Screen to the id of its step in the study file."""
        return {id: step.step for id, (step, _) in self.session.header.plan.screens().items()}

    @cached_property
    def values(self) -> Mapping[tuple[str, str], str]:
        """Page and criterion to the answer, as the table of judgments has it.

        Without a criterion it is the answer to all of them, where they agree.
        """
        found: dict[tuple[str, str], list[str]] = {}
        for row in session_judgments(self.session):
            found.setdefault((row.page, row.criterion), []).append(row.value)
        joined = {key: ITEM_JOIN.join(filter(None, values)) for key, values in found.items()}
        for page in {page for page, _ in found}:
            agreeing = {value for (other, _), value in joined.items() if other == page}
            joined.setdefault((page, ""), agreeing.pop() if len(agreeing) == 1 else "")
        return joined

    @property
    def quotable(self) -> bool:
        """True if the participant may be quoted: agreed, or was not asked."""
        return self.session.state.consents.get(QUOTATION_CONSENT, True)

    def where(self, screen: str, criterion: str = "", at_ms: int | None = None) -> Where:
        """Context of a screen; the criterion is that of the page where it has only one."""
        page = self.pages.get(screen)
        if page is None:
            return Where(screen, self.steps.get(screen, ""), session_ms=at_ms)
        items = [self.session.content.item(id) for id in page.items]
        if not criterion and len(page.criteria) == 1:
            criterion = page.criteria[0]
        return Where(
            *(screen, self.steps.get(screen, ""), page.block),
            self.session.settings(page).method,
            page.items,
            tuple(dict.fromkeys(item.system for item in items if item.system)),
            ITEM_JOIN.join(dict.fromkeys(item.question for item in items if item.question)),
            criterion,
            self.values.get((screen, criterion), ""),
            at_ms,
        )

    def text(
        self, kind: SourceKind, passages: Iterable[Passage], *, recording: str = ""
    ) -> GatheredText:
        """A source of these passages, placed in their order."""
        header = self.session.header
        id = source_id(header.id, kind, recording)
        placed = tuple(
            replace(passage, id=id_of(id, passage.id), source=id, place=float(n))
            for n, passage in enumerate(passages, start=1)
        )
        named = [header.participant, _NAMES[kind]]
        if recording:
            named.append(recording.rpartition("-")[2].lstrip("0"))
        if self.number > 1:
            named.insert(1, f"({self.number})")
        source = Source(
            *(id, kind, " ".join(named), header.participant, header.id, recording),
            *(header.condition, header.group, header.language, header.started),
            made_from=_hash(placed),
            quotable=self.quotable,
        )
        return GatheredText(source, placed)


def source_id(session: str, kind: str, recording: str = "") -> str:
    """The id of a session's source of a kind; of a recording's transcript."""
    return id_of("source", session, kind, recording)


def lines_of(text: str) -> list[str]:
    """The lines of a text that are not empty, each without spaces around it."""
    lines = text.replace("\ufeff", "").splitlines()
    return [line.strip() for line in lines if line.strip()]


def _spoken(of: _Gathering) -> Iterator[GatheredText]:
    recordings: dict[str, list[Passage]] = {}
    for utterance in utterances_of(of.session, of.record):
        passage = _utterance_passage(of, utterance)
        if passage.text:
            recordings.setdefault(utterance.kept.recording, []).append(passage)
    parts = {sound.id: sound.part for sound in recordings_of(of.session.events)}
    for recording, passages in recordings.items():
        is_interview = parts.get(recording) == "interview"
        kind = SourceKind.INTERVIEW if is_interview else SourceKind.THINK_ALOUD
        yield of.text(kind, passages, recording=recording)


def _utterance_passage(of: _Gathering, utterance: Utterance) -> Passage:
    segment = utterance.segment
    text, words = timed_text(segment)
    start_ms = utterance.kept.timeline.session_ms(segment.start_s)
    at_ms = None if start_ms is None else max(0, round(start_ms))
    return Passage(
        *(str(utterance.number), "", 0.0, text, segment.speaker),
        round(segment.start_s * 1000),
        round(segment.end_s * 1000),
        words,
        of.where(utterance.focus.screen, utterance.focus.criterion, at_ms),
        segment.speaker_probability,
        segment.doubt,
        segment.language,
    )


def timed_text(segment: SpeechSegment) -> tuple[str, list[Word]]:
    """A segment as a line of text, and the position of each of its words."""
    text, words = "", []
    before = ""
    for word in segment.words:
        written = one_line(word.text)
        shown = written.strip()
        apart = written[:1].isspace() or before[-1:].isspace()
        before = written
        if not shown:
            continue
        space = " " if text and apart else ""
        start = len(text) + len(space)
        text += space + shown
        times = (round(word.start_s * 1000), round(word.end_s * 1000))
        words.append(Word(start, len(text), *times, word.probability))
    return text, words


def _comments(of: _Gathering) -> Iterator[GatheredText]:
    written = _last_events(of.session.events, Kind.COMMENT)
    passages = []
    for page in of.session.shown_pages():
        event = written.get((page.id, ""))
        if event is not None:
            where = of.where(page.id, at_ms=event.at_ms)
            passages += _paragraphs(page.id, of.session.state.comments.get(page.id, ""), where)
    yield of.text(SourceKind.COMMENTS, passages)


def _marked_words(of: _Gathering) -> Iterator[GatheredText]:
    made = {event.seq: event.at_ms for event in of.session.events if event.kind == Kind.MARKED}
    passages = []
    for page in of.session.shown_pages():
        for mark in of.session.state.marks_on(page.id):
            where = of.where(page.id, mark.criterion, made[mark.seq])
            passages += _paragraphs(f"{page.id}/mark/{mark.seq}", mark.quote, where)
    yield of.text(SourceKind.MARKED_WORDS, passages)


def _justifications(of: _Gathering) -> Iterator[GatheredText]:
    session, passages = of.session, []
    written = _last_events(session.events, Kind.ANSWER)
    for page in session.shown_pages():
        answers = session.state.answers.get(page.id, {})
        settings = session.settings(page)
        for field in find_method(settings.method).fields(settings, page):
            text = answers.get(field.id, "")
            if text and not field.options:
                event = written.get((page.id, field.id))
                at_ms = event.at_ms if event is not None else None
                where = of.where(page.id, field.criterion, at_ms)
                passages += _paragraphs(f"{page.id}/{field.id}", text, where)
    yield of.text(SourceKind.JUSTIFICATIONS, passages)


def _answers(of: _Gathering) -> Iterator[GatheredText]:
    session, passages = of.session, []
    written = _last_events(session.events, Kind.ANSWER)
    in_file = steps_by_id(session.content.study.procedure)
    for step in session.header.plan.steps:
        asked = in_file.get(step.step)
        if not isinstance(asked, QuestionnaireStep):
            continue
        open_ones = {q.id for q in asked.questions if isinstance(q, TextQuestion)}
        answers = session.state.answers.get(step.place, {})
        for question in (id for id in step.questions if id in open_ones):
            event = written.get((step.place, question))
            at_ms = event.at_ms if event is not None else None
            where = Where(step.place, step.step, question=question, session_ms=at_ms)
            key = f"{step.place}/{question}"
            passages += _paragraphs(key, answers.get(question, ""), where)
    yield of.text(SourceKind.ANSWERS, passages)


def answers_of(session: RecordedSession) -> dict[str, str]:
    """Answers to closed questions of questionnaires, by the question's id."""
    in_file = steps_by_id(session.content.study.procedure)
    found: dict[str, str] = {}
    for step in session.header.plan.steps:
        asked = in_file.get(step.step)
        if isinstance(asked, QuestionnaireStep):
            open_ones = {q.id for q in asked.questions if isinstance(q, TextQuestion)}
            answers = session.state.answers.get(step.place, {})
            for question in step_fields(asked, step.questions):
                if question.id not in open_ones and answers.get(question.id):
                    found[question.id] = answers[question.id]
    return found


def _responses(of: _Gathering) -> Iterator[GatheredText]:
    passages = []
    shown = {e.page: e.at_ms for e in reversed(of.session.events) if e.kind == Kind.PAGE_SHOWN}
    for writing in of.session.header.plan.writings():
        where = replace(of.where(writing.id, at_ms=shown.get(writing.id)), question=writing.topic)
        passages += _paragraphs(writing.id, of.session.state.texts.get(writing.id, ""), where)
    yield of.text(SourceKind.RESPONSES, passages)


def _notes(of: _Gathering) -> Iterator[GatheredText]:
    found: list[tuple[int, list[Passage]]] = []
    for note in written_notes(of.session.events):
        at_ms = acted_ms(note.begun)
        where = of.where(note.begun.page, note.begun.field, at_ms)
        found.append((at_ms, _paragraphs(f"note/{note.id}", note.text, where)))
    names = {m.id: m.name for m in of.session.content.study.moderation.markers}
    for event in current_markers(of.session):
        at_ms, name = acted_ms(event), names.get(event.value)
        shown = name.in_language(of.session.header.language) if name else event.value
        where = of.where(event.page, event.field, at_ms)
        found.append((at_ms, _paragraphs(f"marker/{event.data['marker']}", shown, where)))
    found.sort(key=lambda entry: entry[0])
    yield of.text(SourceKind.NOTES, [passage for _, some in found for passage in some])


def _interview_notes(of: _Gathering) -> Iterator[GatheredText]:
    passages = []
    for _, _, _, section, question, _, _, notes, noted, _ in interview_rows(of.session):
        at_ms = round(float(noted) * 1000) if noted else None
        where = Where(step=section, question=question, session_ms=at_ms)
        passages += _paragraphs(f"{section}/{question}", notes, where)
    yield of.text(SourceKind.INTERVIEW_NOTES, passages)


def _paragraphs(key: str, text: str, where: Where) -> list[Passage]:
    """A written text as passages, one a line."""
    return [
        Passage(f"{key}/{n}", "", 0.0, line, where=where)
        for n, line in enumerate(lines_of(text), start=1)
    ]


def _last_events(events: Iterable[Event], kind: Kind) -> dict[tuple[str, str], Event]:
    return {(event.page, event.field): event for event in events if event.kind == kind}


def _hash(passages: Iterable[Passage]) -> str:
    made = hashlib.sha256()
    for p in passages:
        cells: tuple[object, ...] = (
            p.id,
            p.text,
            p.speaker,
            p.start_ms,
            p.end_ms,
            astuple(p.where),
        )
        if p.speaker_probability is not None:
            cells += (p.speaker_probability,)
        if p.doubt or p.language:
            cells += (p.doubt, p.language)
        made.update(json.dumps(cells).encode() + Words.of(p.words).packed)
    return made.hexdigest()
