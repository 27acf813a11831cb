"""Words that are marked as the reason for a rating: what they are, and what is still missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from labeval.session.events.events import Event, Kind
from labeval.session.state.text_exposure import SOURCE
from labeval.study.layouts.rated_turns import shown_span
from labeval.study.model.evidence import Evidence
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


def marks_after(before: tuple[Mark, ...], event: Event) -> tuple[Mark, ...]:
    """The marks of a page after an event about them."""
    if event.kind == Kind.UNMARKED:
        gone = int(event.value)
        left = (mark for mark in before if mark.seq != gone)
        return tuple(replace(m, against=None) if m.against == gone else m for m in left)
    data, instead = event.data, event.data.get("instead")
    span = (data["text"], data["start"], data["end"])
    made = Mark(event.seq, event.field, *span, event.value, data.get("against"))
    if instead is None:
        return (*before, made)
    relinked = (replace(m, against=made.seq) if m.against == instead else m for m in before)
    return tuple(made if mark.seq == instead else mark for mark in relinked)


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
    text: str, start: int, end: int, against: int | None, instead: int | None = None
) -> dict[str, Any]:
    """A mark's place and its links as its event keeps them."""
    links = {"against": against, "instead": instead}
    return {
        "text": text,
        "start": start,
        "end": end,
        **{name: mark for name, mark in links.items() if mark is not None},
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
        (mark.criterion, data_of_mark(mark.text, mark.start, mark.end, mark.against))
        == (criterion, data)
        for mark in marks
    )


def missing_evidence(
    evidence: Evidence, fields: Sequence[Field], answers: Answers, marks: Sequence[Mark]
) -> tuple[str, ...]:
    """The criteria for which words have to be marked and are not, in page order."""
    marked = {mark.criterion for mark in marks}
    criteria = dict.fromkeys(field.criterion for field in fields)
    return tuple(
        criterion
        for criterion in criteria
        if criterion not in marked
        and evidence.level(criterion, fields, answers) == "mandatory"
        and evidence.may_mark(criterion)
    )
