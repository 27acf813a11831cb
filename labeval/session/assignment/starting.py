"""Starting a session: the draw of its plan and its header."""

from __future__ import annotations

import random
import secrets
import uuid
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from labeval.session.assignment.conditions import Assignment, assign
from labeval.session.assignment.pages import placing_for
from labeval.session.assignment.participant_codes import new_code
from labeval.session.assignment.qualification import Admission, NotAdmitted
from labeval.session.assignment.slots import Places
from labeval.session.events.clock import utc_now
from labeval.session.plan.header import SessionHeader, SessionKind
from labeval.session.plan.page_allocation import BY_NUMBER, Placing
from labeval.session.plan.plan import make_plan
from labeval.study.model.grouping import derived_seed
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class SessionStart:
    """Choices for a new session that the supervisor makes, or leaves to the program."""

    kind: SessionKind = "real"
    language: str = "en"
    group: str = ""
    condition: str | None = None
    """Set by the supervisor instead of being drawn."""
    override_reason: str = ""
    participant: str | None = None
    """A code from an earlier session; a new one is made when left out."""
    code: str = ""
    """The recruiter's code of the person, where the study asks for it; it is not stored."""
    in_synchronised: bool = False
    """True if it may begin in a folder that another program synchronises."""


def propose(
    content: StudyContent, taken: Mapping[str, int], among: Collection[str] | None = None
) -> Assignment:
    """The condition that balanced randomisation gives the next participant.

    The draw depends on the study's seed and on the slots taken, so that it can be repeated.

    Args:
        among: the conditions that are open to the participant; all when left out.

    Raises:
        ValueError: none is open.
    """
    conditions = [c for c in content.study.conditions if among is None or c.id in among]
    order = ",".join(f"{c.id}:{taken.get(c.id, 0)}" for c in conditions)
    rng = random.Random(derived_seed(content.study.seed, "assignment", order))
    return assign(conditions, taken, rng)


def propose_place(
    content: StudyContent, places: Places, among: Collection[str] | None = None
) -> Assignment:
    """The same by what sessions hold; a leased slot comes first, where there is one.

    Raises:
        ValueError: none is open.
    """
    study = content.study
    allowed = [c.id for c in study.conditions if among is None or c.id in among]
    lease = places.next_lease(study, allowed)
    if lease is None:
        return propose(content, places.taken(study), allowed)
    reason = QT_TRANSLATE_NOOP("Assignment", "the next place that the hub has leased ({place})")
    place = f"{lease.condition} {lease.slot + 1}"
    return Assignment(lease.condition, lease.slot, reason, {"place": place})


def open_to(
    content: StudyContent, places: Places, admitted: Admission | None = None
) -> tuple[str, ...]:
    """The conditions in which there is something left for a person to judge.

    Raises:
        NotAdmitted: there is none.
    """
    allowed = admitted.conditions if admitted else [c.id for c in content.study.conditions]
    found = tuple(c for c in allowed if _placed(content, c, places, admitted) is not None)
    if not found:
        raise NotAdmitted(
            QT_TRANSLATE_NOOP(
                "Qualification",
                "nothing is left for this person: an item that was seen is not shown again",
            )
        )
    return found


def _placed(
    content: StudyContent, condition: str, places: Places, admitted: Admission | None
) -> tuple[int, Placing] | None:
    """The number and the placing of the next participant of a condition."""
    number, free = places.next_slot(content.study, condition)
    excused = admitted.excused_from(content.study, condition) if admitted else ()
    placing = placing_for(content, condition, number, places, free=free, excused=excused)
    return None if placing is None else (number, placing)


def new_header(
    content: StudyContent,
    decided: SessionStart,
    *,
    taken: Mapping[str, int],
    codes: Collection[str],
    places: Places | None = None,
    admitted: Admission | None = None,
    rng: random.Random | None = None,
    started: str | None = None,
) -> SessionHeader:
    """The header of a new session, with its plan drawn.

    Args:
        taken: condition id to slots held by sessions of the same kind.
        codes: participants' codes that are not to be given again.
        places: what those sessions hold. A slot that was given back is given again first, and
            pages that lack a rater are dealt first; the next number alone when left out.
        admitted: what is open to the person; everything when left out.
        rng: where codes, ids and seeds come from; the system's randomness when left out.

    Raises:
        KeyError: the study has no such condition.
        ValueError: a condition was set by hand without a reason.
        NotAdmitted: nothing is open to the person, or not the condition that was set.
    """
    among = open_to(content, places, admitted) if places is not None else None
    if decided.condition is None:
        assignment = (
            propose(content, taken, among)
            if places is None
            else propose_place(content, places, among)
        )
        condition, number, reason = assignment.condition, assignment.number, assignment.sentence()
    else:
        if not decided.override_reason.strip():
            raise ValueError("a condition that is set by hand needs a reason")
        condition = content.study.condition(decided.condition).id
        number, reason = taken.get(condition, 0), decided.override_reason.strip()
        if among is not None and condition not in among:
            raise NotAdmitted(
                QT_TRANSLATE_NOOP(
                    "Qualification", "the condition “{condition}” is not open to this person"
                ),
                condition=condition,
            )
    placing = BY_NUMBER
    if places is not None:
        placed = _placed(content, condition, places, admitted)
        assert placed is not None, "the condition is open"
        number, placing = placed
    source = rng or secrets.SystemRandom()
    seed = source.getrandbits(53)
    return SessionHeader(
        id=uuid.UUID(int=source.getrandbits(128), version=4).hex,
        participant=decided.participant or new_code(codes, rng),
        condition=condition,
        version=content.version_id(),
        seed=seed,
        number=number,
        language=content.study.session_language(decided.language),
        kind=decided.kind,
        group=decided.group,
        assignment=reason,
        started=started or utc_now(),
        plan=make_plan(content, condition, seed, number, placing),
    )
