"""Notices for the supervisor: the flags of a session, and passing conditions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from labeval.session.flags.flag import FLAG_CONTEXT, Flag


class NoticeKind(StrEnum):
    """Kind of a notice that is not a flag."""

    DISK_LOW = "disk_low"


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to look at, with its evidence."""

    key: str
    """The same for as long as it is the same thing."""
    kind: str
    """A flag's kind, or a :class:`NoticeKind`."""
    at_ms: int
    """Session clock; since when it holds."""
    evidence: str
    """A sentence with named fields for ``values``, marked for translation under ``context``."""
    values: Mapping[str, object] = field(default_factory=dict)
    page: str = ""
    criterion: str = ""
    warns: bool = False
    """True if the study file has it marked ``warn``: it comes before those that are noted."""
    live: bool = False
    """True if it holds now and goes away by itself."""
    context: str = FLAG_CONTEXT


def notice_of(flag: Flag) -> Notice:
    """A flag as something to look at."""
    return Notice(
        key=f"{flag.kind}:{flag.at_ms}:{flag.page}:{flag.criterion}",
        kind=flag.kind,
        at_ms=flag.at_ms,
        evidence=flag.evidence,
        values=flag.values,
        page=flag.page,
        criterion=flag.criterion,
        warns=flag.policy == "warn",
    )
