"""The notice of a study whose sessions began with another version of labeval, and what differs."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

import labeval
from labeval.jobs.sessions.folder_notice import FolderNotice
from labeval.text.marks import QT_TRANSLATE_NOOP

CHANGES: Mapping[str, str] = {
    "0.2.0": QT_TRANSLATE_NOOP(
        "FolderNotice",
        "Sessions of this study began with labeval {before}; this is {now}. The published study "
        "stays as it is. Since 0.2.0 all texts of a block have one size and pages are arranged by "
        "the longest of them, and the supervisor's keys take Ctrl. In results, the mixed model, "
        "intervals of win rates, competences and corrected p differ from 0.1.",
    ),
}
"""Changes of each release for a running study, by its version."""
NOTHING = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Sessions of this study began with labeval {before}; this is {now}. Its list of changes names "
    "nothing that alters participants' pages or results since then.",
)
_VERSION = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){1,2}([.+-]?[a-z]{1,5}[0-9]{0,6})?")
"""As sessions name it; what another computer sends may hold anything."""
NEWER = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Sessions of this study began with labeval {after}, which is newer than this one, {now}. "
    "Install {after} here before the next session, so that all participants see the same.",
)


def release_notices(programs: Collection[str]) -> Iterator[FolderNotice]:
    """Notices of changes for a study whose sessions began with these programs.

    Args:
        programs: the versions of labeval that the sessions of participants began with.
    """
    now = labeval.__version__
    known = list(filter(_VERSION.fullmatch, programs))
    after = [one for one in known if _order(one) > _order(now)]
    before = [one for one in known if _order(one) < _order(now)]
    if after:
        yield FolderNotice(NEWER, values={"after": max(after, key=_order), "now": now})
    if before:
        oldest = min(before, key=_order)
        values = {"before": oldest, "now": now}
        changes = [text for release, text in CHANGES.items() if _order(release) > _order(oldest)]
        yield from (FolderNotice(text, values=values) for text in changes)
        if not changes:
            yield FolderNotice(NOTHING, values=values, is_calm=True)


def _order(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])
