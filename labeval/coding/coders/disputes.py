"""Disputes of coders, one place after the other, and their resolutions.

The coders' own segments stay as they are: agreement is about what each of them saw alone. What they
agree on is coded by a coder of its own, :data:`AGREED`, so that it can be counted, exported and
undone like any other coding.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import Change, added, removed
from labeval.coding.identity import coder_id, id_of, new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Coder, Coding, Memo
from labeval.coding.spans import Span
from labeval.text.marks import QT_TRANSLATE_NOOP

AGREED = Coder(coder_id("agreed"), "agreed")
"""Codes what coders agreed on."""
ABOUT = "dispute"
"""Subject of a decision's memo. It is about the source, so that erasing the source removes it; its
id follows from the dispute."""
RESOLVE = QT_TRANSLATE_NOOP("Coding", "Resolve a disagreement")
REOPEN = QT_TRANSLATE_NOOP("Coding", "Reopen a disagreement")
TAKE_AGREEMENTS = QT_TRANSLATE_NOOP("Coding", "Take what coders agree on")

Placed = tuple[Span, Coding]


@dataclass(frozen=True, slots=True)
class Dispute:
    """A place that coders coded differently with one code."""

    source: str
    code: str
    span: Span
    """From the first to the last character that any of them coded."""
    codings: tuple[Coding, ...]
    """Theirs; a coder without one left the place uncoded."""

    @property
    def id(self) -> str:
        """The same while the coders' segments do not change; a changed segment makes a new
        dispute."""
        return id_of(ABOUT, *sorted(f"{c.id} {c.start} {c.end}" for c in self.codings))

    def by(self, coder: str) -> tuple[Coding, ...]:
        """A coder's segments here."""
        return tuple(coding for coding in self.codings if coding.coder == coder)


@dataclass(frozen=True, slots=True)
class Decision:
    """Resolution of a dispute."""

    memo: Memo
    codings: tuple[Coding, ...]
    """Codings in the end; none where they agreed that the code does not belong here."""


def disputes(corpus: Corpus, coders: Sequence[str], sources: Sequence[str]) -> list[Dispute]:
    """Disputes in the order of the text.

    Segments of one code that overlap belong together. They agree where every coder has exactly one
    of them with the same ends, and then there is nothing to discuss.
    """
    order = {id: n for n, id in enumerate(sources)}
    found = [
        _dispute(group) for group in _groups(corpus, coders, order) if not _is_agreed(group, coders)
    ]
    return sorted(found, key=lambda d: (order[d.source], d.span, d.code))


def agreements(corpus: Corpus, coders: Sequence[str], sources: Sequence[str]) -> list[Coding]:
    """The first coder's segments that every coder has with the same code and ends."""
    groups = (g for g in _groups(corpus, coders, sources) if _is_agreed(g, coders))
    return [coding for group in groups for _, coding in group if coding.coder == coders[0]]


def take_agreements(corpus: Corpus, found: Iterable[Coding]) -> list[Change]:
    """Code for :data:`AGREED` what coders agree on, unless it has been coded already."""
    known = {_key(coding) for coding in corpus.codings if coding.coder == AGREED.id}
    made = [
        added(_as_agreed(coding, "", coding.memo)) for coding in found if _key(coding) not in known
    ]
    return [*_with_coder(corpus), *made] if made else []


def decisions(
    corpus: Corpus, found: Iterable[Dispute], memos: Iterable[Memo]
) -> dict[str, Decision]:
    """Resolutions by the dispute's id; open disputes are left out."""
    known = {memo.id: memo for memo in memos if memo.about == ABOUT}
    coded: dict[str, list[Coding]] = {}
    for coding in corpus.codings:
        if coding.coder == AGREED.id and coding.batch:
            coded.setdefault(coding.batch, []).append(coding)
    return {
        dispute.id: Decision(known[_memo_id(dispute)], tuple(coded.get(dispute.id, ())))
        for dispute in found
        if _memo_id(dispute) in known
    }


def resolve(
    corpus: Corpus,
    dispute: Dispute,
    kept: Sequence[Coding],
    *,
    coder: str,
    why: str = "",
    before: Decision | None = None,
) -> list[Change]:
    """Decide a dispute.

    Args:
        kept: which of its segments hold; none where the code does not belong here.
        coder: id of the coder who writes the decision down.
        why: the reason that was given.
        before: the decision that this one replaces.
    """
    changes = _with_coder(corpus)
    if before is not None:
        changes += map(removed, before.codings)
    changes += [added(_as_agreed(coding, dispute.id, coding.memo)) for coding in kept]
    if before is None:
        memo = Memo(_memo_id(dispute), ABOUT, dispute.source, coder, why, utc_now())
        return [*changes, added(memo)]
    memo = replace(before.memo, coder=coder, text=why, changed=utc_now())
    return [*changes, Change(before.memo, memo)]


def reopen(decision: Decision) -> list[Change]:
    """Withdraw a decision."""
    return [*map(removed, decision.codings), removed(decision.memo)]


def _memo_id(dispute: Dispute) -> str:
    return id_of("decision", dispute.id)


def _with_coder(corpus: Corpus) -> list[Change]:
    return [] if AGREED.id in corpus.coders else [added(AGREED)]


def _as_agreed(coding: Coding, dispute: str, memo: str) -> Coding:
    return replace(
        coding, id=new_id(), coder=AGREED.id, created=utc_now(), memo=memo, batch=dispute
    )


def _key(coding: Coding) -> tuple[object, ...]:
    return coding.source, coding.code, coding.start, coding.end


def _groups(corpus: Corpus, coders: Sequence[str], sources: Collection[str]) -> list[list[Placed]]:
    """Segments of one code in one source that overlap, directly or through others."""
    found: dict[tuple[str, str], list[Placed]] = {}
    for coding in corpus.codings:
        if coding.source in sources and coding.coder in coders:
            span = corpus.layouts[coding.source].span(coding)
            found.setdefault((coding.source, coding.code), []).append((span, coding))
    return [group for placed in found.values() for group in _overlapping(placed)]


def _overlapping(placed: list[Placed]) -> list[list[Placed]]:
    groups: list[list[Placed]] = []
    end = -1
    for span, coding in sorted(placed, key=lambda pair: (pair[0], pair[1].id)):
        if groups and span.start < end:
            groups[-1].append((span, coding))
        else:
            groups.append([(span, coding)])
        end = max(end, span.end)
    return groups


def _is_agreed(group: Sequence[Placed], coders: Sequence[str]) -> bool:
    given = [coding.coder for _, coding in group]
    return sorted(given) == sorted(coders) and len({span for span, _ in group}) == 1


def _dispute(group: Sequence[Placed]) -> Dispute:
    first = group[0][1]
    span = Span(min(s.start for s, _ in group), max(s.end for s, _ in group))
    return Dispute(first.source, first.code, span, tuple(coding for _, coding in group))
