"""A sample of sources that a second coder codes without seeing what the first one coded.

The sample, its seed and what is done are memos of the workbook, so that they are undone, merged and
kept like everything else.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Memo, Source
from labeval.text.marks import QT_TRANSLATE_NOOP

SAMPLE, DONE = "double_coding", "double_coded"
"""Subjects of the memos: a sample, and a source that a coder has finished."""
BLINDING = frozenset({SAMPLE, DONE})
"""Memos that decide what a coder sees."""
DRAW = QT_TRANSLATE_NOOP("Coding", "Draw a sample for double coding")
FINISH = QT_TRANSLATE_NOOP("Coding", "Finish a source of the sample")


@dataclass(frozen=True, slots=True)
class CodingSample:
    """The sources that two coders code each by themselves."""

    first: str
    second: str
    """Ids of the coders."""
    seed: int
    sources: tuple[str, ...]
    """Ids, in the order in which they are best coded: as drawn."""
    memo: Memo


def draw(sources: Iterable[Source], *, share: float, seed: int) -> list[str]:
    """Draw sources, the share of each kind and condition, at least one of each.

    The same sources, share and seed give the same sample on every laptop.

    Args:
        share: of the sources, above 0 and up to 1.

    Raises:
        ValueError: the share is not between 0 and 1.
    """
    if not 0 < share <= 1:
        raise ValueError("the share is above 0 and at most 1")
    strata: dict[tuple[str, str], list[str]] = {}
    for source in sources:
        strata.setdefault((source.kind, source.condition), []).append(source.id)
    chance = random.Random(seed)
    drawn = []
    for _, ids in sorted(strata.items()):
        drawn += chance.sample(sorted(ids), ceil(share * len(ids) - 1e-9))
    chance.shuffle(drawn)
    return drawn


def keep(
    memos: Iterable[Memo], sources: Sequence[str], *, first: str, second: str, seed: int
) -> list[Change]:
    """Keep a sample for two coders; one that they had before is replaced."""
    text = json.dumps({"second": second, "seed": seed, "sources": list(sources)})
    id = id_of(SAMPLE, first, second)
    known = next((memo for memo in memos if memo.id == id), None)
    memo = Memo(id, SAMPLE, "", first, text, utc_now())
    return [added(memo)] if known is None else changed(known, memo)


def samples(memos: Iterable[Memo]) -> list[CodingSample]:
    """All samples, the one drawn last first."""
    found = [memo for memo in memos if memo.about == SAMPLE]
    return [_sample(memo) for memo in sorted(found, key=lambda m: m.changed, reverse=True)]


def _sample(memo: Memo) -> CodingSample:
    data = json.loads(memo.text)
    return CodingSample(memo.coder, data["second"], data["seed"], tuple(data["sources"]), memo)


def finish(memos: Iterable[Memo], source: str, coder: str, *, done: bool = True) -> list[Change]:
    """Record that a coder has finished a source, or that it is unfinished again."""
    id = id_of(DONE, source, coder)
    known = next((memo for memo in memos if memo.id == id), None)
    if (known is not None) == done:
        return []
    return [removed(known)] if known else [added(Memo(id, DONE, source, coder, "", utc_now()))]


def finished(memos: Iterable[Memo], coder: str) -> set[str]:
    """Ids of the sources that a coder has finished."""
    return {memo.row for memo in memos if memo.about == DONE and memo.coder == coder}


def drawn_for(memos: Sequence[Memo], coder: str) -> dict[str, bool]:
    """Ids of the sources that were drawn for a coder and another one, and whether the coder has
    finished each."""
    done = finished(memos, coder)
    return {
        source: source in done
        for sample in samples(memos)
        if coder in (sample.first, sample.second)
        for source in sample.sources
    }


def blind_sources(memos: Sequence[Memo], coder: str) -> set[str]:
    """Ids of the sources in which a coder must not see another's codes.

    They were drawn for the coder and another one, and the coder has not finished them. It holds for
    both, so that neither is led by the other.
    """
    return {source for source, is_done in drawn_for(memos, coder).items() if not is_done}


def comparable(sample: CodingSample, memos: Sequence[Memo]) -> list[str]:
    """The sources of a sample that both coders have finished, in their order."""
    both = finished(memos, sample.first) & finished(memos, sample.second)
    return [source for source in sample.sources if source in both]
