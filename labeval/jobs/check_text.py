"""A study check as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.jobs.check import StudyCheck


def check_lines(check: StudyCheck, screen: tuple[int, int]) -> Iterator[str]:
    """The whole check, one finding a line, the verdict last."""
    for problem in check.problems:
        yield str(problem)
    for block, notes in check.design.items():
        for note in notes:
            mark = "" if note.exact else " (the best found; no exactly balanced design is known)"
            yield f"design of {block}: {note.text.format(**note.values)}{mark}"
    for d in check.durations:
        yield (
            f"condition {d.condition}: {d.pages} pages, {d.judgments} judgments, "
            f"about {d.minutes:.0f} minutes"
        )
    yield from _fit_lines(check, screen)
    errors = sum(problem.severity == "error" for problem in check.problems)
    if check.passed:
        yield "the study can be run"
    else:
        yield f"not ready: {errors} problems, {len(check.misfits)} pages that do not fit"


def _fit_lines(check: StudyCheck, screen: tuple[int, int]) -> Iterator[str]:
    if not check.pages_measured:
        return
    size = f"{screen[0]}x{screen[1]}"
    for fit in check.misfits:
        if not fit.reference_fits:
            yield f"page {fit.page}: question and source do not fit at {size}"
        if not fit.controls_fit:
            yield f"page {fit.page}: the controls do not fit at {size}"
        for item in fit.overflowing:
            yield f"page {fit.page}: text {item} pages inside its frame at {size}"
    yield (
        f"{check.pages_measured} pages laid out at {size} in {check.font}, "
        f"smallest text {check.smallest_px} px, {len(check.misfits)} do not fit"
    )
