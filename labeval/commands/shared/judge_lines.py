"""Messages of ``labeval judge``: before it begins, while it works, and at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.jobs.judging.judge import JudgeProgress, JudgingOutcome, JudgingProgress
from labeval.jobs.judging.study_ratings import JudgeRun, RatingRequest
from labeval.judging.failures_file import failures_path
from labeval.judging.server import is_in_the_clear
from labeval.judging.usage import Prices, Usage
from labeval.text.amounts import amount

_MOST_LISTED = 50
"""Failures and left-out quotes in a terminal; the file of failures has all."""


def plan_lines(run: JudgeRun, request: RatingRequest, prices: Prices) -> Iterator[str]:
    """Yield lines on the amount to send and its destination."""
    plan = run.plan
    there = plan.total - len(plan.missing)
    temperature = "the server's own" if request.temperature is None else f"{request.temperature:g}"
    yield (
        f"{amount(len(plan.missing), 'call')} to {request.address}, model {request.model}, "
        f"temperature {temperature}"
        + (f"; {amount(there, 'rating')} already there" if there else "")
    )
    if run.file.mended:
        yield f"{run.file.path.name}: its last line was incomplete"
    if not plan.missing:
        return
    yield (
        f"about {plan.usage.sent:,} tokens to send and {plan.usage.received:,} to receive"
        + _cost(plan.usage, prices)
    )
    whole = f"; {amount(plan.sources, 'call')} with a whole source" if plan.sources else ""
    yield f"the longest call has about {plan.longest:,} tokens{whole}"
    if is_in_the_clear(request.address):
        yield "this connection is not encrypted: what is sent can be read on its way"


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
            say(("\n" if shown else "") + "waiting for the calls under way; Ctrl-C leaves them")
        return not interrupts

    return show


def outcome_lines(
    run: JudgeRun, outcome: JudgingOutcome, prices: Prices, output: Path
) -> Iterator[str]:
    """Yield lines on the results, the failures with their reasons first."""
    for failure in outcome.failures[:_MOST_LISTED]:
        yield f"failed: {failure.item} × {failure.criterion}: {failure.why}"
    if len(outcome.failures) > _MOST_LISTED:
        yield f"failed: {len(outcome.failures) - _MOST_LISTED} more"
    for item, criterion, quote in outcome.dropped[:_MOST_LISTED]:
        yield f"left out: {item} × {criterion}: a quote that is not in the text: {quote[:80]}"
    if len(outcome.dropped) > _MOST_LISTED:
        yield f"left out: {len(outcome.dropped) - _MOST_LISTED} more quotes"
    if outcome.refused is not None:
        yield f"stopped: {outcome.refused}"
    if outcome.gave_up:
        yield "stopped: the server failed too often in a row"
    if len(outcome.models) > 1:
        yield f"the server named more than one model: {', '.join(sorted(outcome.models))}"
    yield from _summary(run, outcome, prices, output)


def _summary(run: JudgeRun, outcome: JudgingOutcome, prices: Prices, output: Path) -> Iterator[str]:
    tally = outcome.tally
    tokens = f"{tally.usage.sent:,} tokens sent, {tally.usage.received:,} received"
    yield (
        f"{tally.rated} rated, {tally.failed} failed, {tally.calls - tally.done} not asked; "
        f"{_about(tally.usage)}{tokens}{_cost(tally.usage, prices)}"
    )
    if outcome.failures:
        yield f"what failed is in {failures_path(output)}"
    if not outcome.complete:
        yield "the same command goes on with what is missing"
    if run.kept_as is not None:
        yield f"the old ratings are in {run.kept_as}"


def _progress_text(tally: JudgingProgress, prices: Prices) -> str:
    left = tally.seconds_left()
    time = "" if left is None else f", about {_duration(left)} left"
    tokens = f"{_about(tally.usage)}{tally.usage.sent + tally.usage.received:,} tokens"
    cost = _cost(tally.usage, prices)
    calls = f"{tally.done} of {amount(tally.calls, 'call')}, {tally.failed} failed"
    return f"{calls}, {tokens}{cost}{time}"


def _about(usage: Usage) -> str:
    return "about " if usage.estimated else ""


def _cost(usage: Usage, prices: Prices) -> str:
    return f", cost {_about(usage)}{prices.cost(usage):.4g}" if prices else ""


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
