"""A study check as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import ceil
from types import MappingProxyType

from labeval.jobs.planning.check import StudyCheck
from labeval.jobs.planning.durations import whole_minutes
from labeval.jobs.planning.fit_text import (
    criterion_key,
    long_texts_text,
    named_texts,
    page_text,
    pages_in,
    size_text,
)
from labeval.jobs.planning.limit_check import limit_text
from labeval.study.pages import DesignNote
from labeval.study.problems import Problem
from labeval.text.amounts import Amount, filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

NO_NAMES: Mapping[str, str] = MappingProxyType({})
Described = Callable[[Problem], str]
"""Words a problem."""
_LOOK = QT_TRANSLATE_NOOP("StudyCheck", "What should be looked at")
_DETAILS = QT_TRANSLATE_NOOP("StudyCheck", "Details")
_NOTE = QT_TRANSLATE_NOOP("StudyCheck", "{block}: {note}")
_INEXACT = QT_TRANSLATE_NOOP(
    "StudyCheck", "{block}: {note} (the most even distribution that was found)"
)
_DURATION = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{condition}: a session takes about {minutes:minute|minutes}, for {pages:page|pages} with "
    "{judgments:judgment|judgments}",
)
_EACH = QT_TRANSLATE_NOOP(
    "StudyCheck", "{length} of about {seconds:second|seconds} each, reading included"
)
_EACH_AND_REST = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{length}: {rated:minute|minutes} for the judgments, of about {seconds:second|seconds} each "
    "with reading, and {rest:minute|minutes} for what comes before, between and after them",
)
_NEED = QT_TRANSLATE_NOOP(
    "StudyCheck", "The whole study needs {participants:participant|participants}: {parts}"
)
_NEED_AT_LEAST = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "The whole study needs at least {participants:participant|participants}: {parts}; and those "
    "of the other conditions",
)
_NEED_PART = QT_TRANSLATE_NOOP(
    "StudyCheck", "{participants:gives|give} every page of “{block}” {raters:rater|raters}"
)
_LIMIT_FAR = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{condition}: {pages:rating page|rating pages} in about "
    "{minutes:minute|minutes}; the limit of {limit} is not expected to be reached",
)
_RUNNABLE = QT_TRANSLATE_NOOP("StudyCheck", "✓ Passed: the study can be run")
_RUNNABLE_BUT = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "✓ Passed: the study can be run; {count:point|points} should be looked at before",
)
_NOT_LAID_OUT = QT_TRANSLATE_NOOP(
    "StudyCheck", "▲ No error was found; no page was laid out, so nobody knows whether all fit"
)
_STOPPED = QT_TRANSLATE_NOOP(
    "StudyCheck", "the check was stopped: {measured} of {total} pages were laid out"
)
_NOT_READY = QT_TRANSLATE_NOOP("StudyCheck", "✕ Not ready: {reasons}")
_ERRORS = QT_TRANSLATE_NOOP("StudyCheck", "{count:error|errors} to mend")
_MISFITS = QT_TRANSLATE_NOOP("StudyCheck", "{count:page does|pages do} not fit")
_UNFINISHED = QT_TRANSLATE_NOOP("StudyCheck", "the check was stopped")
_NO_REFERENCE = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{page}: question and source do not fit at {size}; they are turned part by part, and "
    "participants may go on without the later ones. “reference: document” shows the source as "
    "a document next to the text",
)
_NO_CONTROLS = QT_TRANSLATE_NOOP("StudyCheck", "{page}: the controls do not fit at {size}")
_SMALLER = QT_TRANSLATE_NOOP(
    "StudyCheck", "{page}: letters are at {percent} %, since it has no room for more at {size}"
)
_TEXT_PAGES = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{page}: the text “{item}” is longer than the screen shows at once, and participants may go on "
    "without its later parts",
)
_DOCUMENT = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "sources are documents with pages of their own, as the study says: up to {pages} at {size}",
)
_GROUPS = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "criteria do not all have room at once; they are in up to {groups} groups at {size}",
)
_DEFINITIONS = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "definitions or instructions do not all have room; they are in up to {pages} pages at {size}",
)
_PASSAGES = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "passages page inside their frame, as they should: up to {pages} pages at {size}",
)
_NO_ROOM_TO_WRITE = QT_TRANSLATE_NOOP(
    "StudyCheck", "{page}: topic and instruction leave too little room to write at {size}"
)
_ONE_SIZE = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{block}: all texts have letters of {px} px, the size at which the longest has room; the "
    "shortest alone would have {alone} px",
)
_NAMED = QT_TRANSLATE_NOOP("StudyCheck", "texts that are turned part by part: {texts}")
_NAMED_AND_MORE = QT_TRANSLATE_NOOP(
    "StudyCheck", "texts that are turned part by part: {texts}, and {more} more"
)
MOST_NAMED = 40
"""Texts that are named in one line."""
_MEASURED = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{pages:page|pages} in {languages:language|languages} laid out at {size} in {font}, the "
    "smallest text with {px} px: all fit",
)
_MEASURED_TURNED = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{pages:page|pages} in {languages:language|languages} laid out at {size} in {font}, the "
    "smallest text with {px} px: all fit, long texts part by part",
)
_MEASURED_MISFITS = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{pages:page|pages} in {languages:language|languages} laid out at {size} in {font}, the "
    "smallest text with {px} px: {misfits} do not fit",
)


@dataclass(frozen=True, slots=True)
class CheckText:
    """A check in words: the result in a sentence, what should be looked at, and details."""

    result: str
    look: tuple[str, ...]
    details: tuple[str, ...]
    only_long: frozenset[str] = frozenset()
    """Those of the details that a short report leaves out."""

    def lines(self, say: Say = as_written) -> Iterator[str]:
        """The result first, then the rest below its headings, with a free line before each."""
        yield self.result
        for heading, lines in ((_LOOK, self.look), (_DETAILS, self.details)):
            if lines:
                yield ""
                yield say("StudyCheck", heading)
                yield from lines


def look_heading(say: Say) -> str:
    """The heading of what should be looked at."""
    return say("StudyCheck", _LOOK)


def check_text(
    check: StudyCheck,
    screen: tuple[int, int],
    say: Say = as_written,
    described: Described | None = None,
    names: Mapping[str, str] = NO_NAMES,
    scale: float = 1.0,
    *,
    wide: bool = False,
) -> CheckText:
    """The whole check in words.

    Args:
        say: translates each line; English when left out.
        described: words a problem; with its file and line when left out.
        names: of blocks and conditions, by their ids, where they are not to be called by these.
        scale: of the text, as a participant chose it for the pages that were laid out.
        wide: whether they were laid out with wide spacing.
    """
    size = size_text(screen, scale, say, wide=wide)
    look = [*_problem_lines(check, say, described), *_misfit_lines(check, size, say, names)]
    if long_texts := long_texts_text(check.turned, size, say):
        look.append(long_texts)
    if check.pages_measured < check.pages_to_measure:
        look.append(_stopped(check, say))
    details = [*duration_lines(check, say, names), *pace_lines(check, say, names)]
    details += _need_lines(check, say, names)
    details += _limit_lines(check, say, names)
    only_long = set()
    for block, notes in check.design.items():
        for note in notes:
            text = note_text(note, say, names)
            line = say("StudyCheck", _NOTE if note.exact else _INEXACT)
            details.append(line.format(block=names.get(block, block), note=text))
            if note.is_detail and check.need is not None:  # which says the most important of them
                only_long.add(details[-1])
    details += [*_size_lines(check, say, names), *_fit_lines(check, size, say, names)]
    result = _result(check, len(look), say)
    return CheckText(result, tuple(look), tuple(details), frozenset(only_long))


def note_text(note: DesignNote, say: Say, names: Mapping[str, str]) -> str:
    """A figure about a block's design in words, with its criterion by name."""
    values = dict(note.values)
    if "criterion" in values:
        id = str(values["criterion"])
        values["criterion"] = names.get(criterion_key(id), id)
    return filled(say("Problem", note.text), **values)


def check_lines(
    check: StudyCheck,
    screen: tuple[int, int],
    say: Say = as_written,
    scale: float = 1.0,
    *,
    wide: bool = False,
) -> Iterator[str]:
    """The whole check, one finding a line, the result first; see :func:`check_text`."""
    yield from check_text(check, screen, say, scale=scale, wide=wide).lines(say)


def _result(check: StudyCheck, points: int, say: Say) -> str:
    if check.passed and not check.pages_measured and check.has_pages:
        return say("StudyCheck", _NOT_LAID_OUT)
    if check.passed:
        template = say("StudyCheck", _RUNNABLE_BUT if points else _RUNNABLE)
        return template.format(count=Amount(points))
    reasons = [
        say("StudyCheck", template).format(count=Amount(count))
        for template, count in ((_ERRORS, len(check.errors)), (_MISFITS, pages_in(check.misfits)))
        if count
    ]
    if check.pages_measured < check.pages_to_measure:
        reasons.append(say("StudyCheck", _UNFINISHED))
    return say("StudyCheck", _NOT_READY).format(reasons=", ".join(reasons))


def _problem_lines(check: StudyCheck, say: Say, described: Described | None) -> Iterator[str]:
    """Errors first, then warnings."""
    for problem in sorted(check.problems, key=lambda one: one.severity != "error"):
        yield described(problem) if described is not None else problem.described(say)


def _stopped(check: StudyCheck, say: Say) -> str:
    return say("StudyCheck", _STOPPED).format(
        measured=check.pages_measured, total=check.pages_to_measure
    )


def duration_lines(
    check: StudyCheck, say: Say = as_written, names: Mapping[str, str] = NO_NAMES
) -> Iterator[str]:
    """The expected length of a session, one condition a line."""
    for d in check.durations:
        length = say("StudyCheck", _DURATION).format(
            condition=names.get(d.condition, d.condition),
            pages=Amount(d.pages),
            judgments=Amount(d.judgments),
            minutes=Amount(whole_minutes(d.minutes)),
        )
        if d.each:
            # The product of the numbers in the sentence, which readers check.
            rated = whole_minutes(d.judgments * round(d.each) / 60)
            rest = whole_minutes(d.minutes) - rated
            length = say("StudyCheck", _EACH_AND_REST if rest > 0 else _EACH).format(
                length=length,
                seconds=Amount(round(d.each)),
                rated=Amount(rated),
                rest=Amount(rest),
            )
        yield length


def _need_lines(check: StudyCheck, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    """The effect of the planned participants; where none are planned, or too few, the participants
    that the whole study needs, and for which pages."""
    yield from (sentence.described(say) for sentence in check.planned)
    if check.need is None or len(check.planned) == 1:
        return
    parts = [
        say("StudyCheck", _NEED_PART).format(
            participants=Amount(need.participants),
            block=names.get(block, block),
            raters=Amount(need.raters),
        )
        for block, need in check.need.parts
    ]
    template = say("StudyCheck", _NEED if check.need.is_whole else _NEED_AT_LEAST)
    yield template.format(participants=Amount(check.need.participants), parts=", ".join(parts))


def objections(
    check: StudyCheck,
    screen: tuple[int, int],
    say: Say = as_written,
    described: Described | None = None,
    names: Mapping[str, str] = NO_NAMES,
) -> Iterator[str]:
    """Findings against running the study, one a line; none where it was passed.

    Args:
        described: words a problem; with its file and line when left out.
        names: of blocks, by their ids, where they are not to be called by these.
    """
    for problem in check.errors:
        yield described(problem) if described is not None else problem.described(say)
    yield from _misfit_lines(check, size_text(screen, 1.0, say), say, names)
    if check.pages_measured < check.pages_to_measure:
        yield _stopped(check, say)


def pace_lines(
    check: StudyCheck, say: Say = as_written, names: Mapping[str, str] = NO_NAMES
) -> Iterator[str]:
    """The seconds of a judgment, where they were measured in the study's sessions, or nowhere."""
    for pace in check.paces:
        block = str(pace.values["block"])
        named = {**pace.values, "block": names.get(block, block)}
        yield replace(pace, values=named).described(say)


def _limit_lines(check: StudyCheck, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    for found in check.limits:
        if not found.pages_left:  # else a problem says what is done
            yield say("StudyCheck", _LIMIT_FAR).format(
                condition=names.get(found.condition, found.condition),
                pages=Amount(found.pages),
                minutes=Amount(whole_minutes(found.minutes)),
                limit=limit_text(found.limits).described(say),
            )


def _misfit_lines(
    check: StudyCheck, size: str, say: Say, names: Mapping[str, str]
) -> Iterator[str]:
    for fit in check.misfits:
        page = page_text(fit, names, say)
        if not fit.reference_fits:
            yield say("StudyCheck", _NO_REFERENCE).format(page=page, size=size)
        if not fit.controls_fit:
            yield say("StudyCheck", _NO_CONTROLS).format(page=page, size=size)
        if fit.letters:
            yield say("StudyCheck", _SMALLER).format(page=page, percent=fit.letters, size=size)
        if not fit.room_to_write:
            yield say("StudyCheck", _NO_ROOM_TO_WRITE).format(page=page, size=size)
        for item in fit.overflowing:
            yield say("StudyCheck", _TEXT_PAGES).format(page=page, item=item, size=size)


def _size_lines(check: StudyCheck, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    """Blocks all of whose texts are smaller, because the longest have no room otherwise."""
    for block, (least, most) in check.text_sizes.items():
        if least < most:
            yield say("StudyCheck", _ONE_SIZE).format(
                block=names.get(block, block), px=least, alone=most
            )


def _fit_lines(check: StudyCheck, size: str, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    if not check.pages_measured:
        return
    if check.most_document_pages:
        pages = check.most_document_pages
        yield say("StudyCheck", _DOCUMENT).format(pages=pages, size=size)
    if check.most_groups > 1:
        yield say("StudyCheck", _GROUPS).format(groups=check.most_groups, size=size)
    if check.most_definition_parts > 1:
        pages = check.most_definition_parts
        yield say("StudyCheck", _DEFINITIONS).format(pages=pages, size=size)
    if check.most_passage_pages:
        pages = check.most_passage_pages
        yield say("StudyCheck", _PASSAGES).format(pages=pages, size=size)
    if check.turned:
        named = named_texts(check.turned, check.languages, names, say)
        more = Amount(len(named) - MOST_NAMED)
        texts = ", ".join(named[:MOST_NAMED])
        template = _NAMED if more <= 0 else _NAMED_AND_MORE
        yield say("StudyCheck", template).format(texts=texts, more=more)
    fits = _MEASURED_TURNED if check.turned else _MEASURED
    yield say("StudyCheck", _MEASURED_MISFITS if check.misfits else fits).format(
        pages=Amount(ceil(check.pages_measured / check.languages)),
        languages=Amount(check.languages),
        size=size,
        font=check.font,
        px=check.smallest_px,
        misfits=pages_in(check.misfits),
    )
