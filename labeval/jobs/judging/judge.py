"""Ratings by a language model: several calls at a time, every rating on disk as it arrives."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from labeval.judging.errors import JudgingStopped, ServerRefused
from labeval.judging.failures_file import Failure, FailuresFile
from labeval.judging.prompt import Call
from labeval.judging.rater import Failed, RatedCall
from labeval.judging.ratings_file import RatingsFile
from labeval.judging.usage import Usage

GIVE_UP_AFTER = 5
"""Calls in a row that the server fails, each with all of its tries."""
_LOOK_UP = 0.2
"""Seconds after which progress is reported again though nothing arrived."""


@dataclass(slots=True)
class JudgingProgress:
    """Progress of a run. Its calls are those that were missing when it began."""

    calls: int
    rated: int = 0
    failed: int = 0
    usage: Usage = field(default_factory=Usage)
    began: float = field(default_factory=time.monotonic)

    @property
    def done(self) -> int:
        """Calls that are over, one way or the other."""
        return self.rated + self.failed

    def seconds_left(self) -> float | None:
        """At the pace so far; None before the first call is over."""
        if not self.done:
            return None
        return (time.monotonic() - self.began) / self.done * (self.calls - self.done)


JudgeProgress = Callable[[JudgingProgress], bool]
"""Called often; returns False to stop: running calls are waited for, no other is begun."""


@dataclass(slots=True)
class JudgingOutcome:
    """Result of a run."""

    tally: JudgingProgress
    failures: list[Failure] = field(default_factory=list)
    dropped: list[tuple[str, str, str]] = field(default_factory=list)
    """Item or answer in it, criterion, and a quote that does not occur in the text."""
    models: set[str] = field(default_factory=set)
    """The model's name in the server's replies."""
    refused: ServerRefused | None = None
    """Why the server would have refused every other call."""
    gave_up: bool = False
    """True if the server failed so often in a row that no other call was made."""
    stopped: bool = False
    """True if somebody stopped it."""

    @property
    def complete(self) -> bool:
        """True if every call gave a rating."""
        return self.tally.rated == self.tally.calls


class Rates(Protocol):
    """Makes one call, as :class:`~labeval.judging.rater.Rater` does."""

    def rate(self, call: Call) -> RatedCall | Failed: ...


def judge(
    calls: Sequence[Call],
    rater: Rates,
    *,
    ratings: RatingsFile,
    failures: FailuresFile,
    progress: JudgeProgress,
    stop: threading.Event,
    parallel: int = 1,
) -> JudgingOutcome:
    """Make all calls, ``parallel`` at a time. One call's failure never touches another.

    Args:
        stop: the event that the rater waits by; set here when no other call is to be made.

    Raises:
        JudgingRefused: the file of ratings cannot be written any more.
    """
    outcome = JudgingOutcome(JudgingProgress(len(calls)))
    in_a_row = 0
    try:
        for result in _results(calls, rater, parallel, stop):
            if isinstance(result, RatedCall):
                ratings.append(result.rating)
                _count(outcome, result)
                in_a_row = 0
            elif isinstance(result, Failed):
                failures.append(result.failure)
                outcome.failures.append(result.failure)
                outcome.tally.failed += 1
                outcome.tally.usage += result.usage
                in_a_row = in_a_row + 1 if result.by_server else 0
                if in_a_row >= GIVE_UP_AFTER and not stop.is_set():
                    outcome.gave_up = True
                    stop.set()
            elif isinstance(result, ServerRefused):
                outcome.refused = outcome.refused or result
            if not progress(outcome.tally) and not stop.is_set():
                outcome.stopped = True
                stop.set()
    finally:
        stop.set()  # no call goes on after this function has returned
    return outcome


def _count(outcome: JudgingOutcome, result: RatedCall) -> None:
    rating = result.rating
    outcome.tally.rated += 1
    outcome.tally.usage += result.usage
    outcome.models.add(rating.model)
    outcome.dropped += [(rating.about, rating.criterion, quote) for quote in result.dropped]


_Result = RatedCall | Failed | ServerRefused | None


def _results(
    calls: Sequence[Call], rater: Rates, parallel: int, stop: threading.Event
) -> Iterator[_Result]:
    """Results of the calls, in the order they end; None now and then while all of them take
    their time. Ends when no call is under way and none is to be begun."""
    waiting = iter(calls)
    one_at_a_time = threading.Lock()
    results: queue.SimpleQueue[_Result | Exception | _Gone] = queue.SimpleQueue()

    def work() -> None:
        while not stop.is_set():
            with one_at_a_time:
                call = next(waiting, None)
            if call is None:
                break
            try:
                results.put(rater.rate(call))
            except ServerRefused as error:
                stop.set()  # before this thread or another begins a call
                results.put(error)
            except JudgingStopped:
                break
            except Exception as error:  # a bug: raised again in the caller's thread
                results.put(error)
                break
        results.put(_Gone())

    at_work = min(parallel, len(calls))
    for _ in range(at_work):
        # No thread of an executor: those keep a program alive until a slow server has answered.
        threading.Thread(target=work, name="judge", daemon=True).start()
    while at_work:
        try:
            result = results.get(timeout=_LOOK_UP)
        except queue.Empty:
            yield None
            continue
        if isinstance(result, _Gone):
            at_work -= 1
        elif isinstance(result, Exception) and not isinstance(result, ServerRefused):
            raise result
        else:
            yield result


class _Gone:
    """Signals that a thread has ended."""
