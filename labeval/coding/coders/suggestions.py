"""Segments that a machine suggests, and what people decide about each.

A machine is a coder of its own, so that its segments follow corrections of a text, and are merged,
redacted and erased like all others. They are kept apart: nothing that is counted, drawn in a text
or exported takes them (:func:`machines`). What a person accepts becomes a segment of that person.
How suggestions were made, each decision, and whether a coder wants any are memos, so that they are
undone, merged and kept like everything else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from labeval.coding.coders.double_coding import finished
from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import coder_id, id_of, new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Anchor, Coder, Coding, Memo, Source
from labeval.coding.suggested import CountedRun, Run, Tally
from labeval.text.marks import QT_TRANSLATE_NOOP

_PREFIX = "machine:"
"""First letters of a machine's name, which no person's code has."""
ALLOWED, RUN, DECIDED = "suggestions_on", "suggestion_run", "suggestion_decided"
SUBJECTS = frozenset({ALLOWED, RUN, DECIDED})
"""Subjects of these memos, which are no notes."""
TURN_ON = QT_TRANSLATE_NOOP("Coding", "Turn suggestions on")
TURN_OFF = QT_TRANSLATE_NOOP("Coding", "Turn suggestions off")
SUGGEST = QT_TRANSLATE_NOOP("Coding", "Take in suggestions by machine")
ACCEPT = QT_TRANSLATE_NOOP("Coding", "Accept a suggestion")
REJECT = QT_TRANSLATE_NOOP("Coding", "Reject a suggestion")

Decision = Literal["accepted", "rejected"]


@dataclass(frozen=True, slots=True)
class Suggested:
    """A place and a code for it."""

    source: str
    code: str
    start: Anchor
    end: Anchor
    quote: str
    likeness: float | None = None
    """Cosine, where texts were compared."""
    why: str = ""
    """Reason in the machine's words; empty for none."""


def machine(model: str) -> Coder:
    """The coder that a model is."""
    name = _PREFIX + model
    return Coder(coder_id(name), name)


def is_machine(coder: Coder) -> bool:
    """True for a coder that is no person."""
    return coder.name.startswith(_PREFIX)


def machines(coders: Iterable[Coder]) -> frozenset[str]:
    """Ids of the coders that are no persons."""
    return frozenset(coder.id for coder in coders if is_machine(coder))


# -- whether, and where --------------------------------------------------------------------------


def is_allowed(memos: Iterable[Memo], coder: str) -> bool:
    """True if a coder has turned suggestions on."""
    id = id_of(ALLOWED, coder)
    return any(memo.id == id for memo in memos)


def allow(memos: Iterable[Memo], coder: str, *, on: bool) -> list[Change]:
    """Turn suggestions on, or off, for a coder."""
    id = id_of(ALLOWED, coder)
    known = next((memo for memo in memos if memo.id == id), None)
    if (known is not None) == on:
        return []
    return [removed(known)] if known else [added(Memo(id, ALLOWED, "", coder, "", utc_now()))]


def passed(sources: Iterable[Source], memos: Sequence[Memo], coder: str) -> list[str]:
    """Ids of the sources that a coder has gone through alone: reviewed, or finished."""
    own = finished(memos, coder)
    return [source.id for source in sources if source.reviewed or source.id in own]


# -- suggestions ---------------------------------------------------------------------------------


def suggest(coders: Iterable[Coder], found: Sequence[Suggested], run: Run) -> list[Change]:
    """Take suggestions in, with how they came about, which is kept where there are none, too."""
    by = machine(run.model)
    changes = [] if any(coder.id == by.id for coder in coders) else [added(by)]
    codings = [
        Coding(
            *(new_id(), each.source, each.code, by.id, each.start, each.end, each.quote, run.at),
            memo=each.why,
            batch=run.id,
        )
        for each in found
    ]
    likeness = {
        coding.id: round(each.likeness, 4)
        for coding, each in zip(codings, found, strict=True)
        if each.likeness is not None
    }
    about = {
        "model": run.model,
        "sha256": run.sha256,
        "what": run.what,
        "settings": dict(run.settings),
        "asked_by": run.asked_by,
        "likeness": likeness,
    }
    memo = Memo(run.id, RUN, "", by.id, json.dumps(about, sort_keys=True), run.at)
    return [*changes, added(memo), *map(added, codings)]


def runs(memos: Iterable[Memo]) -> dict[str, Run]:
    """All runs, by the batch that the segments of their suggestions name."""
    return {memo.id: _run(memo) for memo in memos if memo.about == RUN}


def _run(memo: Memo) -> Run:
    data = json.loads(memo.text)
    return Run(
        *(data["model"], data["sha256"], data["what"], data["settings"], data["asked_by"]),
        id=memo.id,
        at=memo.changed,
        likeness=data["likeness"],
    )


def decisions(memos: Iterable[Memo], coder: str) -> dict[str, Decision]:
    """Decisions of a coder, by the suggestion's id."""
    found: dict[str, Decision] = {}
    for memo in memos:
        if memo.about == DECIDED and memo.coder == coder:
            data = json.loads(memo.text)
            found[data["suggestion"]] = "accepted" if data["accepted"] else "rejected"
    return found


def decide(
    suggestion: Coding,
    memos: Iterable[Memo],
    codings: Iterable[Coding],
    *,
    coder: str,
    accept: bool,
) -> list[Change]:
    """Accept a suggestion as a segment of one's own, or reject it; an earlier decision is replaced.

    Args:
        codings: those of the suggestion's source. Where the same place has the code already,
            accepting makes no second segment.
    """
    id = id_of(DECIDED, suggestion.id, coder)
    own = id_of("accepted", suggestion.id, coder)
    text = json.dumps({"accepted": accept, "suggestion": suggestion.id}, sort_keys=True)
    memo = Memo(id, DECIDED, suggestion.source, coder, text, utc_now())
    known = next((one for one in memos if one.id == id), None)
    if known is not None and known.text == text:
        return []
    changes = [added(memo)] if known is None else changed(known, memo)
    mine = [coding for coding in codings if coding.coder == coder]
    if not accept:
        return [*changes, *(removed(coding) for coding in mine if coding.id == own)]
    if any(_place(coding) == _place(suggestion) for coding in mine):
        return changes
    coded = Coding(
        *(own, suggestion.source, suggestion.code, coder, suggestion.start, suggestion.end),
        *(suggestion.quote, utc_now()),
        batch=suggestion.batch,
    )
    return [*changes, added(coded)]


def tally(suggestions: Iterable[Coding], decided: Mapping[str, Decision]) -> Tally:
    """Numbers of some suggestions, by decision."""
    found = [decided.get(each.id) for each in suggestions]
    return Tally(len(found), found.count("accepted"), found.count("rejected"))


def counted_runs(suggestions: Iterable[Coding], memos: Iterable[Memo]) -> list[CountedRun]:
    """All runs by time, with what became of their suggestions.

    One counts as accepted where anybody has accepted it, as rejected where somebody has rejected
    it and nobody accepted.
    """
    decided: dict[str, Decision] = {}
    every = list(memos)
    for memo in every:
        if memo.about == DECIDED:
            data = json.loads(memo.text)
            if data["accepted"]:
                decided[data["suggestion"]] = "accepted"
            else:
                decided.setdefault(data["suggestion"], "rejected")
    by_run: dict[str, list[Coding]] = {}
    for each in suggestions:
        by_run.setdefault(each.batch, []).append(each)
    found = [CountedRun(run, tally(by_run.get(id, ()), decided)) for id, run in runs(every).items()]
    return sorted(found, key=lambda each: (each.run.at, each.run.id))


def _place(coding: Coding) -> tuple[object, ...]:
    return coding.code, coding.start, coding.end
