"""Messages of ``labeval judge``: before it begins, while it works, and at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.words import sentence, tr, translated
from labeval.jobs.judging.judge import JudgeProgress, JudgingOutcome, JudgingProgress
from labeval.jobs.judging.study_ratings import JudgeRun, RatingRequest
from labeval.judging.errors import JudgingError
from labeval.judging.failures_file import Failure, failures_path
from labeval.judging.server import is_in_the_clear
from labeval.judging.usage import Prices, Usage
from labeval.text.marks import translate_filled

_MOST_LISTED = 50
"""Failures and left-out quotes in a terminal; the file of failures has all."""


def plan_lines(run: JudgeRun, request: RatingRequest, prices: Prices) -> Iterator[str]:
    """Yield lines on the amount to send and its destination."""
    plan = run.plan
    there = plan.total - len(plan.missing)
    own = request.temperature
    yield tr(
        "{calls:call|calls} to {address}, model {model}, temperature {temperature}",
        calls=len(plan.missing),
        address=request.address,
        model=request.model,
        temperature=tr("the server's own") if own is None else f"{own:g}",
    ) + (tr("; {n:rating|ratings} already there", n=there) if there else "")
    if run.file.mended:
        yield tr("{name}: its last line was incomplete", name=run.file.path.name)
    if not plan.missing:
        return
    usage = plan.usage
    yield tr(
        "about {sent:,} tokens to send and {received:,} to receive",
        sent=usage.sent,
        received=usage.received,
    ) + _cost(usage, prices)
    yield tr("the longest call has about {tokens:,} tokens", tokens=plan.longest) + (
        tr("; {n:call|calls} with a whole source", n=plan.sources) if plan.sources else ""
    )
    if is_in_the_clear(request.address):
        yield tr("this connection is not encrypted: what is sent can be read on its way")


def counted_ratings(prices: Prices, interrupts: Sequence[int]) -> JudgeProgress:
    """Progress on standard error, one line that is written over; none when it is no terminal.

    Args:
        interrupts: not empty as soon as Ctrl-C was pressed.
    """
    announced = False

    def show(tally: JudgingProgress) -> bool:
        nonlocal announced
        shown = sys.stderr.isatty()
        if shown:
            end = "\n" if tally.done == tally.calls else ""
            print(f"\r{_progress_text(tally, prices)}\x1b[K", end=end, file=sys.stderr, flush=True)
        if interrupts and not announced:
            announced = True
            say(("\n" if shown else "") + tr("waiting for the calls under way; Ctrl-C leaves them"))
        return not interrupts

    return show


def outcome_lines(
    run: JudgeRun, outcome: JudgingOutcome, prices: Prices, output: Path
) -> Iterator[str]:
    """Yield lines on the results, the failures with their reasons first."""
    for failure in outcome.failures[:_MOST_LISTED]:
        place = f"{failure.item} × {failure.criterion}"
        yield tr("failed: {place}: {why}", place=place, why=_reason(failure))
    if len(outcome.failures) > _MOST_LISTED:
        yield tr("failed: {count} more", count=len(outcome.failures) - _MOST_LISTED)
    for item, criterion, quote in outcome.dropped[:_MOST_LISTED]:
        yield tr(
            "left out: {place}: a quote that is not in the text: {quote}",
            place=f"{item} × {criterion}",
            quote=quote[:80],
        )
    if len(outcome.dropped) > _MOST_LISTED:
        yield tr("left out: {count} more quotes", count=len(outcome.dropped) - _MOST_LISTED)
    if outcome.refused is not None:
        yield tr("stopped: {why}", why=sentence(outcome.refused))
    if outcome.gave_up:
        yield tr("stopped: the server failed too often in a row")
    if len(outcome.models) > 1:
        names = ", ".join(sorted(outcome.models))
        yield tr("the server named more than one model: {names}", names=names)
    yield from _summary(run, outcome, prices, output)


def _reason(failure: Failure) -> str:
    """A reason as the file of failures has it, which is English, in the language in use."""
    return translate_filled(translated, JudgingError.context, failure.why)


def _summary(run: JudgeRun, outcome: JudgingOutcome, prices: Prices, output: Path) -> Iterator[str]:
    tally = outcome.tally
    counts = tr(
        "{rated} rated, {failed} failed, {open} not asked",
        rated=tally.rated,
        failed=tally.failed,
        open=tally.calls - tally.done,
    )
    tokens = tr(
        "{sent:,} tokens sent, {received:,} received",
        sent=tally.usage.sent,
        received=tally.usage.received,
    )
    yield f"{counts}; {_about(tally.usage)}{tokens}{_cost(tally.usage, prices)}"
    if outcome.failures:
        yield tr("what failed is in {path}", path=failures_path(output))
    if not outcome.complete:
        yield tr("the same command goes on with what is missing")
    if run.kept_as is not None:
        yield tr("the old ratings are in {path}", path=run.kept_as)


def _progress_text(tally: JudgingProgress, prices: Prices) -> str:
    left = tally.seconds_left()
    time = "" if left is None else tr(", about {duration} left", duration=_duration(left))
    count = tally.usage.sent + tally.usage.received
    tokens = _about(tally.usage) + tr("{count:,} tokens", count=count)
    cost = _cost(tally.usage, prices)
    calls = tr(
        "{done} of {calls:call|calls}, {failed} failed",
        done=tally.done,
        calls=tally.calls,
        failed=tally.failed,
    )
    return f"{calls}, {tokens}{cost}{time}"


def _about(usage: Usage) -> str:
    return tr("about ") if usage.estimated else ""


def _cost(usage: Usage, prices: Prices) -> str:
    if not prices:
        return ""
    return tr(", cost {about}{cost:.4g}", about=_about(usage), cost=prices.cost(usage))


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
