"""Expected effect of a study's limits on its sessions, before any has been started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from labeval.jobs.planning.durations import expected_duration, step_times
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.folder import STUDY_FILE
from labeval.study.method_names import name_in_words
from labeval.study.model.sessions.limits import Limits
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedList, MarkedText

_MOST_ORDERS = 2
"""Orders of blocks that have a sentence each; more of them have one together."""


@dataclass(frozen=True, slots=True)
class BlockShare:
    """Rating pages of a block, attention checks among them."""

    done: int
    """Those that are left before a limit is reached."""
    pages: int


@dataclass(frozen=True, slots=True)
class LimitCheck:
    """Effect of the limits on the sessions of one condition."""

    condition: str
    limits: Limits
    minutes: float
    """Expected length of a session without limits."""
    orders: tuple[dict[str, BlockShare], ...]
    """The shares of each block, as the session has them, for each order that makes a difference."""

    @property
    def pages(self) -> int:
        """Rating pages of a session without limits."""
        return sum(share.pages for share in self.orders[0].values())

    @property
    def pages_left(self) -> int:
        """The most rating pages that are not done when a limit ends the rating."""
        return max(sum(s.pages - s.done for s in order.values()) for order in self.orders)


def check_limits(content: StudyContent) -> Iterator[LimitCheck]:
    """Effect of the limits on each condition in which something is rated."""
    study = content.study
    if not study.limits.any:
        return
    for condition in study.conditions:
        counterbalanced = condition.order == "counterbalanced" and len(condition.blocks) > 1
        numbers = range(2 * len(condition.blocks) if counterbalanced else 1)
        plans = [make_plan(content, condition.id, study.seed, n) for n in numbers]
        shares = [_shares(content, plan) for plan in plans]
        if shares[0]:
            first_of = {tuple(order): order for order in reversed(shares)}
            different = {frozenset(order.items()): order for order in first_of.values()}
            minutes = expected_duration(content, plans[0], Limits()).minutes
            orders = tuple(reversed(different.values()))
            yield LimitCheck(condition.id, study.limits, minutes, orders)


def limit_problems(content: StudyContent) -> list[Problem]:
    """A warning for each condition, and order of blocks, in which pages are left at a limit."""
    found = [check for check in check_limits(content) if check.pages_left]
    several = len(content.study.conditions) > 1
    return [
        Problem(
            *(STUDY_FILE, None, "limits"),
            QT_TRANSLATE_NOOP("Problem", "condition {condition}: {sentence}")
            if several
            else "{sentence}",
            {"condition": check.condition, "sentence": sentence},
            severity="warning",
        )
        for check in found
        for sentence in _sentences(content, check)
    ]


def limit_sentences(content: StudyContent) -> list[MarkedText]:
    """Sentences about pages left at a limit, without the conditions' ids."""
    found = [check for check in check_limits(content) if check.pages_left]
    return [sentence for check in found for sentence in _sentences(content, check)]


def limit_text(limits: Limits) -> MarkedText:
    """The limits as a sentence names them."""
    parts = [part for part in (_minutes(limits), _pages(limits)) if part is not None]
    if len(parts) == 1:
        return parts[0]
    both = QT_TRANSLATE_NOOP("Problem", "{minutes} or {pages}")
    return MarkedText(both, dict(zip(("minutes", "pages"), parts, strict=True)), "Problem")


def _shares(content: StudyContent, plan: Plan) -> dict[str, BlockShare]:
    done: Counter[str] = Counter()
    for time in step_times(content, plan):
        if time.step.kind == "rating":
            done[time.step.block] += time.pages
    pages: Counter[str] = Counter()
    for page in plan.block_pages():
        pages[page.block] += 1
    return {block: BlockShare(done[block], count) for block, count in pages.items()}


def _sentences(content: StudyContent, check: LimitCheck) -> Iterator[MarkedText]:
    orders = check.orders if len(check.orders) <= _MOST_ORDERS else check.orders[:1]
    for order in orders:
        values: dict[str, object] = {"limit": limit_text(check.limits)}
        if len(check.orders) > _MOST_ORDERS:
            values["done"] = _done_at_most(content, check)
            text = QT_TRANSLATE_NOOP(
                "Problem", "the rating ends after {limit}, by the order of the methods with {done}"
            )
        elif len(check.orders) > 1:
            values |= {"done": _done(content, order), "first": _named(content, next(iter(order)))}
            text = QT_TRANSLATE_NOOP(
                "Problem",
                "the rating ends after {limit}; about {done} are then done by somebody who begins "
                "with {first}",
            )
        else:
            values["done"] = _done(content, order)
            text = QT_TRANSLATE_NOOP(
                "Problem", "the rating ends after {limit}; about {done} are then done"
            )
        yield MarkedText(text, values, "Problem")


def _done(content: StudyContent, order: dict[str, BlockShare]) -> MarkedList:
    text = QT_TRANSLATE_NOOP("Problem", "{done} of {pages:page|pages} of {method}")
    shares = (
        {"done": share.done, "pages": share.pages, "method": _named(content, block)}
        for block, share in order.items()
    )
    return MarkedList(tuple(MarkedText(text, values, "Problem") for values in shares))


def _done_at_most(content: StudyContent, check: LimitCheck) -> MarkedList:
    text = QT_TRANSLATE_NOOP("Problem", "{least} to {most} of {pages:page|pages} of {method}")
    parts = []
    for block, share in check.orders[0].items():
        done = [order[block].done for order in check.orders]
        values = {"least": min(done), "most": max(done), "pages": share.pages}
        parts.append(MarkedText(text, {**values, "method": _named(content, block)}, "Problem"))
    return MarkedList(tuple(parts))


def _named(content: StudyContent, block: str) -> MarkedText | str:
    """The method of a block; its id where other blocks have the same method."""
    method = content.study.blocks[block].method
    same = sum(settings.method == method for settings in content.study.blocks.values())
    return name_in_words(method) if same == 1 else block


def _minutes(limits: Limits) -> MarkedText | None:
    if limits.minutes is None:
        return None
    text = QT_TRANSLATE_NOOP("Problem", "{minutes:minute|minutes} of work")
    if limits.minutes != int(limits.minutes):
        broken = QT_TRANSLATE_NOOP("Problem", "{minutes} minutes of work")
        return MarkedText(broken, {"minutes": f"{limits.minutes:g}"}, "Problem")
    return MarkedText(text, {"minutes": int(limits.minutes)}, "Problem")


def _pages(limits: Limits) -> MarkedText | None:
    if limits.pages is None:
        return None
    text = QT_TRANSLATE_NOOP("Problem", "{pages:rating page|rating pages}")
    return MarkedText(text, {"pages": Amount(limits.pages)}, "Problem")
