"""Rows of here that a project's file lacks, a line each; they stay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from labeval.coding.rows import Row
from labeval.exchange.qda.differences import KINDS, Differences
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.text.marks import QT_TRANSLATE_NOOP

_LACKS = QT_TRANSLATE_NOOP("Qda", "{kind} '{name}' is not in the file; it stays here")
_LACKS_MORE = QT_TRANSLATE_NOOP("Qda", "{count} more are not in the file; they stay here")
_LISTED = 200
_SHORT = 60


def listed(named: Iterable[tuple[str, str]]) -> list[Remark]:
    """The remarks on missing rows.

    Args:
        named: kind and name of each.
    """
    all_ = list(named)
    lines = [remark(_LACKS, kind=remark(kind), name=name[:_SHORT]) for kind, name in all_[:_LISTED]]
    if len(all_) > _LISTED:
        lines.append(remark(_LACKS_MORE, count=len(all_) - _LISTED))
    return lines


def missing_notes(found: Project, here: Project) -> Iterator[tuple[str, str]]:
    """Memos, attributes, summaries and themes that a file of labeval's own rows lacks.

    Files of other programs lack what these have no place for, which says nothing.
    """
    called = Differences(here, found).called
    kinds: tuple[tuple[Sequence[Row], Sequence[Row]], ...] = (
        (here.memos, found.memos),
        (here.attributes, found.attributes),
        (here.paraphrases, found.paraphrases),
        (here.boards, found.boards),
        (here.themes, found.themes),
        (here.links, found.links),
    )
    for mine, theirs in kinds:
        ids = {row.id for row in theirs}
        for row in mine:
            if row.id not in ids:
                yield KINDS[type(row)], called(row)
