"""A study check as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from labeval.jobs.planning.check import StudyCheck
from labeval.jobs.planning.limit_check import limit_text
from labeval.study.problems import Problem
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

NO_NAMES: Mapping[str, str] = MappingProxyType({})
Described = Callable[[Problem], str]
"""Words a problem."""
_DESIGN = QT_TRANSLATE_NOOP("StudyCheck", "design of {block}: {note}")
_INEXACT = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "design of {block}: {note} (the best found; no exactly balanced design is known)",
)
_DURATION = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "condition {condition}: {pages:page|pages}, {judgments:judgment|judgments}, "
    "about {minutes:minute|minutes}",
)
_LIMIT_FAR = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "condition {condition}: {pages:rating page|rating pages} in about "
    "{minutes:minute|minutes}; the limit of {limit} is not expected to be reached",
)
_RUNNABLE = QT_TRANSLATE_NOOP("StudyCheck", "the study can be run")
_NOT_LAID_OUT = QT_TRANSLATE_NOOP(
    "StudyCheck", "no error was found; no page was laid out, so nobody knows whether all fit"
)
_STOPPED = QT_TRANSLATE_NOOP(
    "StudyCheck", "the check was stopped: {measured} of {total} pages were laid out"
)
_NOT_READY = QT_TRANSLATE_NOOP(
    "StudyCheck", "not ready; errors: {errors}, pages that do not fit: {misfits}"
)
_NO_REFERENCE = QT_TRANSLATE_NOOP(
    "StudyCheck", "page {page}: question and source do not fit at {size}"
)
_NO_CONTROLS = QT_TRANSLATE_NOOP("StudyCheck", "page {page}: the controls do not fit at {size}")
_TEXT_PAGES = QT_TRANSLATE_NOOP(
    "StudyCheck", "page {page}: text {item} does not fit at {size}; it is split into pages"
)
_DOCUMENT = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "sources are documents with pages of their own, as the study says: up to {pages} at {size}",
)
_GROUPS = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "criteria do not all have room at once; they are in up to {groups} groups at {size}",
)
_PASSAGES = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "passages page inside their frame, as they should: up to {pages} pages at {size}",
)
_NO_ROOM_TO_WRITE = QT_TRANSLATE_NOOP(
    "StudyCheck", "page {page}: topic and instruction leave too little room to write at {size}"
)
_MEASURED = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{pages:page|pages} laid out at {size} in {font}, smallest text {px} px, not fitting: "
    "{misfits}",
)
_LARGER = QT_TRANSLATE_NOOP("StudyCheck", "{size} with text at {percent} %")


def check_lines(
    check: StudyCheck,
    screen: tuple[int, int],
    say: Say = as_written,
    described: Described | None = None,
    names: Mapping[str, str] = NO_NAMES,
    scale: float = 1.0,
) -> Iterator[str]:
    """The whole check, one finding a line, the verdict last.

    Args:
        say: translates each line; English when left out.
        described: words a problem; with its file and line when left out.
        names: of blocks and conditions, by their ids, where they are not to be called by these.
        scale: of the text, as a participant chose it for the pages that were laid out.
    """
    for problem in check.problems:
        yield described(problem) if described is not None else problem.described(say)
    for block, notes in check.design.items():
        for note in notes:
            text = say("Problem", note.text).format(**note.values)
            line = say("StudyCheck", _DESIGN if note.exact else _INEXACT)
            yield line.format(block=names.get(block, block), note=text)
    yield from duration_lines(check, say, names)
    yield from _limit_lines(check, say, names)
    size = f"{screen[0]}x{screen[1]}"
    if scale != 1:
        size = say("StudyCheck", _LARGER).format(size=size, percent=round(100 * scale))
    yield from _fit_lines(check, size, say)
    if check.pages_measured < check.pages_to_measure:
        yield say("StudyCheck", _STOPPED).format(
            measured=check.pages_measured, total=check.pages_to_measure
        )
    if not check.passed:
        yield say("StudyCheck", _NOT_READY).format(
            errors=len(check.errors), misfits=len(check.misfits)
        )
    elif check.pages_measured or not check.has_pages:
        yield say("StudyCheck", _RUNNABLE)
    else:
        yield say("StudyCheck", _NOT_LAID_OUT)


def duration_lines(
    check: StudyCheck, say: Say = as_written, names: Mapping[str, str] = NO_NAMES
) -> Iterator[str]:
    """The expected length of a session, one condition a line."""
    for d in check.durations:
        yield say("StudyCheck", _DURATION).format(
            condition=names.get(d.condition, d.condition),
            pages=Amount(d.pages),
            judgments=Amount(d.judgments),
            minutes=Amount(round(d.minutes)),
        )


def objections(
    check: StudyCheck,
    screen: tuple[int, int],
    say: Say = as_written,
    described: Described | None = None,
) -> Iterator[str]:
    """Findings against running the study, one a line; none where it was passed.

    Args:
        described: words a problem; with its file and line when left out.
    """
    for problem in check.errors:
        yield described(problem) if described is not None else problem.described(say)
    yield from _misfit_lines(check, f"{screen[0]}x{screen[1]}", say)
    if check.pages_measured < check.pages_to_measure:
        yield say("StudyCheck", _STOPPED).format(
            measured=check.pages_measured, total=check.pages_to_measure
        )


def _limit_lines(check: StudyCheck, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    for found in check.limits:
        if not found.pages_left:  # else a problem says what is done
            yield say("StudyCheck", _LIMIT_FAR).format(
                condition=names.get(found.condition, found.condition),
                pages=Amount(found.pages),
                minutes=Amount(round(found.minutes)),
                limit=limit_text(found.limits).described(say),
            )


def _misfit_lines(check: StudyCheck, size: str, say: Say) -> Iterator[str]:
    for fit in check.misfits:
        page = f"{fit.page} ({fit.language})" if fit.language else fit.page
        if not fit.reference_fits:
            yield say("StudyCheck", _NO_REFERENCE).format(page=page, size=size)
        if not fit.controls_fit:
            yield say("StudyCheck", _NO_CONTROLS).format(page=page, size=size)
        if not fit.room_to_write:
            yield say("StudyCheck", _NO_ROOM_TO_WRITE).format(page=page, size=size)
        for item in fit.overflowing:
            yield say("StudyCheck", _TEXT_PAGES).format(page=page, item=item, size=size)


def _fit_lines(check: StudyCheck, size: str, say: Say) -> Iterator[str]:
    if not check.pages_measured:
        return
    yield from _misfit_lines(check, size, say)
    if check.most_document_pages:
        pages = check.most_document_pages
        yield say("StudyCheck", _DOCUMENT).format(pages=pages, size=size)
    if check.most_groups > 1:
        yield say("StudyCheck", _GROUPS).format(groups=check.most_groups, size=size)
    if check.most_passage_pages:
        pages = check.most_passage_pages
        yield say("StudyCheck", _PASSAGES).format(pages=pages, size=size)
    yield say("StudyCheck", _MEASURED).format(
        pages=Amount(check.pages_measured),
        size=size,
        font=check.font,
        px=check.smallest_px,
        misfits=len(check.misfits),
    )
