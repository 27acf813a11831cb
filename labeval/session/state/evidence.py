"""Words that are marked as the reason for a rating: what they are, and what is still missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from labeval.session.events.events import Event, Kind
from labeval.session.state.text_exposure import SOURCE
from labeval.study.claim_cuts import claim_id, cuts_of
from labeval.study.layouts.rated_turns import shown_span
from labeval.study.methods import claims_apart
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.evidence import Level
from labeval.study.pages import Answers, Field, Page
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class Mark:
    """One stretch of words in one text of a page."""

    seq: int
    """Number of the event that marked them; the mark's number within its session."""
    criterion: str
    text: str
    """The item, or :data:`SOURCE`."""
    start: int
    """First code point of the text as the study has it."""
    end: int
    """The code point after the last one."""
    quote: str
    against: int | None = None
    """Number of the mark that these words go with; None for none."""
    claim: str = ""
    """Id of the claim that they are for; empty where words are for a criterion."""


@dataclass(frozen=True, slots=True)
class EvidenceFor:
    """An answer that words can be marked for: that to a criterion, or to one claim of a text."""

    criterion: str
    claim: str
    """Its id; empty where words are for the criterion."""
    level: Level
    is_answered: bool

    def is_behind(self, mark: Mark) -> bool:
        """Return whether a mark is for this answer."""
        return (mark.criterion, mark.claim) == (self.criterion, self.claim)


def evidence_for(
    settings: BlockSettings, fields: Sequence[Field], answers: Answers, *, has_source: bool
) -> tuple[EvidenceFor, ...]:
    """The answers of a page that words can be marked for now, in page order; claims only where
    there is a source to mark them in."""
    evidence = settings.evidence
    if evidence is None:
        return ()
    claims = claims_apart(settings, fields, answers)
    if claims is not None:
        return tuple(
            EvidenceFor(
                *(field.criterion, field.id),
                evidence.level(field.criterion, [field], {field.id: answer}),
                bool(answer),
            )
            for field, answer in claims.items()
            if has_source and evidence.may_mark(field.criterion)
        )
    given = {field.criterion for field in fields if answers.get(field.id)}
    return tuple(
        EvidenceFor(criterion, "", evidence.level(criterion, fields, answers), criterion in given)
        for criterion in dict.fromkeys(field.criterion for field in fields)
        if evidence.may_mark(criterion)
    )


def marks_after(before: tuple[Mark, ...], event: Event) -> tuple[Mark, ...]:
    """The marks of a page after an event about them."""
    if event.kind == Kind.UNMARKED:
        gone = int(event.value)
        left = (mark for mark in before if mark.seq != gone)
        return tuple(replace(m, against=None) if m.against == gone else m for m in left)
    data, instead = event.data, event.data.get("instead")
    span = (data["text"], data["start"], data["end"])
    links = (data.get("against"), data.get("claim", ""))
    made = Mark(event.seq, event.field, *span, event.value, *links)
    if instead is None:
        return (*before, made)
    relinked = (replace(m, against=made.seq) if m.against == instead else m for m in before)
    return tuple(made if mark.seq == instead else mark for mark in relinked)


def marks_of_now(marks: tuple[Mark, ...], answers: Answers) -> tuple[Mark, ...]:
    """The marks of a page but those for claims that have been cut otherwise since."""
    if not any("-" in mark.claim for mark in marks):
        return marks
    cuts = {claim_id(*cut.span) for value in answers.values() for cut in cuts_of(value) or ()}
    return tuple(mark for mark in marks if mark.claim in cuts)


def texts_of(content: StudyContent, page: Page) -> dict[str, str]:
    """The texts of a page: that of each item, and the first item's source as :data:`SOURCE`."""
    wanted = set(page.items)
    items = {item.id: item for item in content.items if item.id in wanted}
    source = items[page.items[0]].source
    texts = {item: items[item].text for item in page.items}
    span = shown_span(content.study.blocks[page.block], page)
    if span is not None:
        texts[page.items[0]] = texts[page.items[0]][: span[0]]
    return texts | ({SOURCE: source} if source else {})


def data_of_mark(
    text: str,
    start: int,
    end: int,
    against: int | None,
    instead: int | None = None,
    claim: str = "",
) -> dict[str, Any]:
    """A mark's place and its links as its event keeps them."""
    links = {"against": against, "instead": instead}
    return {
        "text": text,
        "start": start,
        "end": end,
        **{name: mark for name, mark in links.items() if mark is not None},
        **({"claim": claim} if claim else {}),
    }


def fault_of_mark(data: Mapping[str, Any], texts: Mapping[str, str], marks: Sequence[Mark]) -> str:
    """The reason why words cannot be marked there; empty where they can.

    Args:
        texts: those of the page.
        marks: those that are on the page already.
    """
    text, start, end = data.get("text"), data.get("start"), data.get("end")
    if not isinstance(text, str) or text not in texts:
        return f"the page has no text '{text}'"
    if type(start) is not int or type(end) is not int or not 0 <= start < end <= len(texts[text]):
        return f"the text has no words from {start} to {end}"
    if not texts[text][start:end].strip():
        return f"there are no words from {start} to {end}"
    known = {mark.seq for mark in marks}
    against, instead = data.get("against"), data.get("instead")
    for link in (against, instead):
        if link is not None and link not in known:
            return f"there is no mark {link} on this page"
    return "a mark cannot go with itself" if against is not None and against == instead else ""


def marked_alike(criterion: str, data: Mapping[str, Any], marks: Sequence[Mark]) -> bool:
    """Return whether the same words are marked for the same reason already."""
    return any(
        data_of_mark(mark.text, mark.start, mark.end, mark.against, claim=mark.claim) == data
        and mark.criterion == criterion
        for mark in marks
    )


def missing_evidence(
    found: Sequence[EvidenceFor], marks: Sequence[Mark]
) -> tuple[EvidenceFor, ...]:
    """The answers for which words have to be marked and are not, in page order."""
    return tuple(
        asked
        for asked in found
        if asked.level == "mandatory" and not any(map(asked.is_behind, marks))
    )
