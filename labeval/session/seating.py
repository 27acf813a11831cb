"""Seating a participant: everything that a session is started with."""

from __future__ import annotations

import random
import secrets
import uuid
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import count

from labeval.session.assignment import Assignment, assign, new_code
from labeval.session.clock import utc_now
from labeval.session.header import SessionHeader, SessionKind
from labeval.session.plan import make_plan
from labeval.study.grouping import derived_seed
from labeval.study.model import StudyContent


@dataclass(frozen=True, slots=True)
class Seat:
    """What the supervisor decides, or leaves to the program."""

    kind: SessionKind = "real"
    language: str = "en"
    group: str = ""
    condition: str | None = None
    """Set by the supervisor instead of being drawn."""
    override_reason: str = ""
    participant: str | None = None
    """A code from an earlier session; a new one is made when left out."""


def propose(content: StudyContent, taken: dict[str, int]) -> Assignment:
    """The condition that balanced randomisation gives the next participant.

    The draw depends on the study's seed and on the seats taken, so that it can be repeated.
    """
    order = ",".join(f"{c.id}:{taken.get(c.id, 0)}" for c in content.study.conditions)
    rng = random.Random(derived_seed(content.study.seed, "assignment", order))
    return assign(content.study.conditions, taken, rng)


def seat(
    content: StudyContent,
    decided: Seat,
    *,
    taken: dict[str, int],
    codes: set[str],
    numbers: Mapping[str, Collection[int]] | None = None,
    rng: random.Random | None = None,
    started: str | None = None,
) -> SessionHeader:
    """The header of a new session, with its plan drawn.

    Args:
        taken: condition id to seats held by sessions of the same kind.
        codes: participants' codes that are not to be given again.
        numbers: condition id to the numbers that hold those seats. A number that was given back,
            because its session was broken off or rejected, is given again first, so that what
            it balances stays whole; the next one when left out.
        rng: where codes, ids and seeds come from; the system's randomness when left out.

    Raises:
        KeyError: the study has no such condition.
        ValueError: a condition was set by hand without a reason.
    """
    if decided.condition is None:
        assignment = propose(content, taken)
        condition, number, reason = assignment.condition, assignment.number, assignment.sentence()
    else:
        if not decided.override_reason.strip():
            raise ValueError("a condition that is set by hand needs a reason")
        condition = decided.condition
        number, reason = taken.get(condition, 0), decided.override_reason.strip()
    if numbers is not None:
        number = _lowest_free(numbers.get(condition, ()))
    source = rng or secrets.SystemRandom()
    seed = source.getrandbits(53)
    return SessionHeader(
        id=uuid.UUID(int=source.getrandbits(128), version=4).hex,
        participant=decided.participant or new_code(codes, rng),
        condition=condition,
        version=content.version_id(),
        seed=seed,
        number=number,
        language=decided.language,
        kind=decided.kind,
        group=decided.group,
        assignment=reason,
        started=started or utc_now(),
        plan=make_plan(content, condition, seed, number),
    )


def _lowest_free(held: Collection[int]) -> int:
    return next(number for number in count() if number not in held)
