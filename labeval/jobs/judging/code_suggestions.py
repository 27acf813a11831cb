"""Codes that a language model on a server suggests, source by source; each is kept as it comes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from labeval.coding.coders.suggestions import SUGGEST, Suggested, machine, runs, suggest
from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.rows import Code, Coding, Source
from labeval.coding.spans import PassageOffsets, Span
from labeval.coding.suggested import Run
from labeval.jobs.judging.study_ratings import RatingRequest
from labeval.judging.code_prompt import CodingPiece, pieces, reminder
from labeval.judging.code_reply import ReadCodes, read_codes
from labeval.judging.errors import CallFailed, MalformedReply
from labeval.judging.key import Key
from labeval.judging.patience import PatientServer
from labeval.judging.reply import tidy
from labeval.judging.server import JudgeServer
from labeval.judging.usage import Usage
from labeval.store.workbook.workbook import Workbook

_LONGEST_REPLY = 2000
"""Of an unusable reply, which is sent back."""


@dataclass(frozen=True, slots=True)
class SourcePlan:
    """A source with the pieces in which it is sent."""

    source: Source
    pieces: tuple[CodingPiece, ...]


@dataclass(slots=True)
class SuggestedCodes:
    """Outcome of a run."""

    sources: int = 0
    """Sources whose suggestions are in the workbook."""
    places: int = 0
    dropped: list[tuple[str, str]] = field(default_factory=list)
    """Source and a quote that its text does not have."""
    unknown: int = 0
    """Entries with a code or passage that was not offered."""
    failed: list[tuple[str, str]] = field(default_factory=list)
    """Source and why it has no suggestions."""
    usage: Usage = field(default_factory=Usage)


def offered_codes(codes: Iterable[Code], named: Sequence[str] = ()) -> tuple[list[Code], list[str]]:
    """Codes that can be given, and a name for each that no other has; some by their names."""
    every = list(codes)
    paths = {id: PATH_JOIN.join(path) for id, path in paths_of(every).items()}
    usable = [code for code in every if code.codable and not code.retired]
    if named:
        usable = [code for code in usable if code.name in named or paths[code.id] in named]
    names = [code.name for code in usable]
    shown = [code.name if names.count(code.name) == 1 else paths[code.id] for code in usable]
    return usable, shown


def plan_of(
    workbook: Workbook,
    sources: Iterable[Source],
    codes: Sequence[Code],
    names: Sequence[str],
    *,
    model: str,
) -> list[SourcePlan]:
    """Sources that are to be sent; those that the model was asked about alike are left out."""
    known = {
        (run.settings.get("asked_model"), run.settings.get("source"), run.sha256)
        for run in runs(workbook.memos()).values()
    }
    found = []
    for source in sources:
        parts = tuple(pieces(source.id, workbook.passages(source.id), codes, names))
        if parts and (model, source.id, parts[0].asked) not in known:
            found.append(SourcePlan(source, parts))
    return found


def suggest_codes(
    workbook: Workbook,
    plans: Sequence[SourcePlan],
    asked: RatingRequest,
    key: Key | None,
    *,
    progress: Callable[[int, str], bool],
) -> SuggestedCodes:
    """Ask about each source, and take the suggestions in, an edit a source.

    A source of which a call fails gets none, and the next is asked.

    Args:
        workbook: open for the coder who asks.
        progress: gets how many sources are done, and the next one's name; False ends the work.

    Raises:
        ServerRefused: every other call would be refused too; what was taken in stays.
        JudgingRefused: a part is not installed.
        RecordError: the workbook cannot be written.
    """
    outcome = SuggestedCodes()
    server = JudgeServer(
        asked.address,
        model=asked.model,
        temperature=asked.temperature,
        key=key,
        timeout=asked.timeout,
    )
    patient = PatientServer(server, asked.waits, threading.Event())
    try:
        for n, plan in enumerate(plans):
            if not progress(n, plan.source.name):
                break
            try:
                _suggest_for(workbook, plan, asked, patient, outcome)
            except (CallFailed, MalformedReply) as why:
                outcome.failed.append((plan.source.name, server.hidden(str(why))))
    finally:
        server.close()
    return outcome


def _suggest_for(
    workbook: Workbook,
    plan: SourcePlan,
    asked: RatingRequest,
    patient: PatientServer,
    outcome: SuggestedCodes,
) -> None:
    found: list[Suggested] = []
    dropped: list[str] = []
    model, unknown = "", 0
    for piece in plan.pieces:
        read, called = _asked_about(piece, patient, outcome)
        model = called or model
        found += read.places
        dropped += map(patient.server.hidden, read.dropped)
        unknown += read.unknown
    source, coder = plan.source.id, workbook.coder.id
    layout = PassageOffsets(workbook.passages(source))
    offered = {code.id for code in plan.pieces[0].codes}
    own = [c for c in workbook.codings(source, coder=coder) if c.code in offered]
    new = [place for place in found if not _overlaps(layout, place, own)]
    settings = {
        "asked_model": asked.model,
        "temperature": asked.temperature,
        "source": source,
        "codes": len(offered),
        "pieces": len(plan.pieces),
        "not_in_the_text": len(dropped),
        "not_offered": unknown,
        "agreed": len(found) - len(new),
        "own_segments": len(own),
        "own_found": sum(any(_overlaps(layout, p, [each]) for p in found) for each in own),
    }
    run = Run(model or asked.model, plan.pieces[0].asked, "codes", settings, coder)
    before = workbook.codings(source, coder=machine(run.model).id)
    there = {(coding.code, coding.start, coding.end) for coding in before}
    places = [each for each in new if (each.code, each.start, each.end) not in there]
    workbook.do(SUGGEST, suggest(workbook.coders(), places, run))
    outcome.sources += 1
    outcome.places += len(places)
    outcome.dropped += [(plan.source.name, quote) for quote in dropped]
    outcome.unknown += unknown


def _asked_about(
    piece: CodingPiece, patient: PatientServer, outcome: SuggestedCodes
) -> tuple[ReadCodes, str]:
    """The reply about a piece, and the model's name; a reply that cannot be used is asked again."""
    prompt = piece.prompt()
    messages = prompt.messages()
    reply = patient.ask(messages)
    outcome.usage += reply.usage
    try:
        return read_codes(reply.content, piece), reply.model
    except MalformedReply as why:
        shown_reply = tidy(reply.content[:_LONGEST_REPLY])
        again = {"role": "user", "content": reminder(str(why))}
        reply = patient.ask([*messages, {"role": "assistant", "content": shown_reply}, again])
        outcome.usage += reply.usage
        return read_codes(reply.content, piece), reply.model


def _overlaps(layout: PassageOffsets, place: Suggested, codings: Iterable[Coding]) -> bool:
    """True where one of the codings has the place's code and shares a character with it."""
    span = Span(layout.position(place.start), layout.position(place.end))
    return any(c.code == place.code and layout.span(c).overlaps(span) for c in codings)
