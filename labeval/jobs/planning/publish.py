"""Publishing a study: it is checked at that moment, and problems need a reason to go on."""

from __future__ import annotations

from labeval.jobs.planning.check import StudyCheck
from labeval.jobs.planning.check_text import objections
from labeval.store.disk.errors import StoreError
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


class ReasonNeeded(StoreError):
    """The check found problems, and no reason was given to publish all the same."""


def publish(
    record: Record,
    content: StudyContent,
    check: StudyCheck,
    screen: tuple[int, int],
    reason: str = "",
) -> str:
    """Freeze a version for participants, and keep what the check found with it.

    The caller holds the study's lock.

    Args:
        check: of this content, made just now and to its end.
        screen: on which the check laid out its pages.
        reason: why it is published although the check found problems.

    Returns:
        The version's id.

    Raises:
        ReasonNeeded: the check was not passed and no reason was given; nothing was published.
        RecordError: the record cannot be written.
    """
    found = list(objections(check, screen))
    given = reason.strip()
    if not check.passed and not given:
        raise ReasonNeeded(
            QT_TRANSLATE_NOOP(
                "Record",
                "the study was not published: the check was not passed, and no reason was given",
            )
        )
    return record.versions.keep(
        content, publish=True, reason="" if check.passed else given, problems=found
    )
